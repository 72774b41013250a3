/**
 * layer: RawObject[] -> Definition[]. Packs load one after another (§2.1, §7.1–7.2). Inside a pack definitions
 * come first, those that copy from another once their parent is there, then modifications, in load order;
 * so the order of files inside a pack never matters where ids are unique.
 */
import type { Findings } from "./diagnostics/findings.ts";
import type { DialectRules } from "./dialect.ts";
import { nullDefinitions } from "./kinds/null-definitions.ts";
import { modifyProfession } from "./kinds/profession/modify-profession.ts";
import { draftOf, objectOf } from "./kinds/profession/modify-list.ts";
import type { Fate } from "./layer/account.ts";
import { inherit } from "./layer/inherit.ts";
import { createOrigins, placeIn, type Origins } from "./layer/origins.ts";
import { aliasesOf, idsOf, templateName } from "./layer/raw-id.ts";
import { createRegistry, type Registry } from "./layer/registry.ts";
import type { Definition, JsonObject, KindName, RawObject } from "./model.ts";
import type { ParsedFile } from "./parse.ts";

export interface Layers {
  readonly registry: Registry;
  /** Substitutions in load order; they have no id. */
  readonly substitutions: readonly Definition[];
  readonly origins: Origins;
  /** What became of each input object; `complete` may still reject some. */
  readonly fate: Map<RawObject, Fate>;
}

export function layer(
  files: readonly ParsedFile[],
  broken: ReadonlySet<RawObject>,
  rules: DialectRules,
  findings: Findings,
): Layers {
  const origins = createOrigins();
  const registry = createRegistry();
  const fate = new Map<RawObject, Fate>();
  const substitutions: Definition[] = [];
  const { report } = findings;

  for (const definition of nullDefinitions()) registry.set(definition);
  for (const file of files) for (const id of file.unread) registry.markUnread(id);

  for (const objects of byPack(files)) {
    const waiting: RawObject[] = [];
    const modifications: RawObject[] = [];
    for (const object of objects) {
      if (broken.has(object)) {
        reject(object);
      } else if (object.kind === "profession_item_substitutions") {
        // They have no ids, so nothing can be based on them; members for that are unknown to them.
        define(object, object.value, [object]);
      } else if (object.value["edit-mode"] === "modify") {
        modifications.push(object);
      } else if (typeof object.value["copy-from"] === "string") {
        if (!derive(object, object.value["copy-from"])) waiting.push(object);
      } else define(object, object.value, [object]);
    }
    deriveWaiting(waiting);
    for (const object of modifications) modify(object);
  }
  return { registry, substitutions, origins, fate };

  function reject(object: RawObject): void {
    fate.set(object, "rejected");
    const name = templateName(object.value);
    if (name !== undefined) registry.markBroken(object.kind, name);
    for (const id of [...idsOf(object.kind, object.value, rules), ...aliasesOf(object.value)]) {
      registry.markBroken(object.kind, id);
    }
  }

  /** False where the parent is not there yet. */
  function derive(object: RawObject, parentId: string): boolean {
    const parent = registry.parent(object.kind, parentId, rules);
    if (!parent) {
      if (!registry.isBroken(object.kind, parentId)) return false;
      // Its parent has an error of its own, which says enough.
      reject(object);
      return true;
    }
    const value = inherit(object.kind, parent, object.value, {
      derived: origins.derived,
      notANumber: (editor, member) => {
        report("not-scalable", placeIn(object, [editor, member], "key"), { editor, member });
      },
    });
    define(object, value, [...parent.contributors, object], parent.definition);
    return true;
  }

  /** Forward references: as long as somebody finds a parent, others may too. */
  function deriveWaiting(waiting: readonly RawObject[]): void {
    let left = waiting;
    for (;;) {
      const still = left.filter((object) => !derive(object, parentOf(object)));
      if (still.length === 0) return;
      if (still.length === left.length) {
        reportOrphans(still);
        return;
      }
      left = still;
    }
  }

  function reportOrphans(orphans: readonly RawObject[]): void {
    const waitingFor = new Map<string, { object: RawObject; parent: string }>();
    for (const object of orphans) {
      const parent = parentOf(object);
      for (const name of namesOf(object))
        waitingFor.set(`${object.kind}\n${name}`, { object, parent });
    }
    const told = new Set<RawObject>();
    for (const object of orphans) {
      const { kind } = object;
      const parent = parentOf(object);
      const chain = circle(kind, namesOf(object)[0] ?? "", waitingFor);
      if (chain) {
        const members = chain.flatMap((id) => waitingFor.get(`${kind}\n${id}`)?.object ?? []);
        if (!members.some((member) => told.has(member))) {
          const [first = object, ...others] = members;
          report(
            "inheritance-cycle",
            placeIn(first, ["copy-from"]),
            { kind, chain: [...chain, chain[0] ?? ""] },
            {
              notes: others.map((other) => ({
                message: `"${namesOf(other)[0] ?? ""}" copies from "${parentOf(other)}" here`,
                place: placeIn(other, ["copy-from"]),
              })),
            },
          );
        }
        for (const member of members) told.add(member);
      } else if (!waitingFor.has(`${kind}\n${parent}`)) {
        report("unknown-parent", placeIn(object, ["copy-from"]), {
          kind,
          parent,
          ...registry.whyUnknown(kind, parent),
        });
      }
    }
    for (const object of orphans) reject(object);
  }

  /** Ids the object would have, or its template name. */
  function namesOf(object: RawObject): string[] {
    const name = templateName(object.value);
    return name === undefined ? idsOf(object.kind, object.value, rules) : [name];
  }

  function define(
    object: RawObject,
    value: JsonObject,
    contributors: readonly RawObject[],
    parent?: Definition,
  ): void {
    const { kind } = object;
    const name = templateName(object.value);
    const ids = idsOf(kind, object.value, rules);
    if (kind === "profession_item_substitutions") {
      fate.set(object, "defined");
      substitutions.push({ kind, id: "", value, origin: object, contributors, obsolete: false });
      return;
    }
    if (name !== undefined) {
      const named = kind === "recipe" || kind === "uncraft" ? object.value["result"] : ids[0];
      if (named !== undefined) {
        report("abstract-with-id", placeIn(object, ["abstract"]), { kind, abstract: name });
        reject(object);
        return;
      }
      registry.setTemplate(kind, name, { id: name, value, contributors });
      fate.set(object, "abstract");
      return;
    }
    if (ids.length === 0) {
      rejectNameless(object);
      return;
    }
    for (const id of ids) {
      const own = Array.isArray(value["id"]) ? withId(value, id) : value;
      const obsolete = value["obsolete"] === true;
      place({ kind, id, value: own, origin: object, contributors, obsolete }, parent);
    }
    for (const alias of aliasesOf(object.value)) registry.setAlias(kind, alias, ids[0] ?? "");
  }

  function rejectNameless(object: RawObject): void {
    const { kind } = object;
    const member = kind === "recipe" || kind === "uncraft" ? "result" : "id";
    report("missing-id", placeIn(object, []), { kind, member });
    fate.set(object, "rejected");
  }

  function withId(value: JsonObject, id: string): JsonObject {
    const draft = draftOf(value);
    const from = draft.get("id")?.from;
    draft.set("id", from ? { value: id, from } : { value: id });
    return objectOf(draft, origins.derived);
  }

  /** Puts a definition in its place, beside or instead of an earlier one (§2.3, §7.1, §7.2). */
  function place(definition: Definition, parent: Definition | undefined): void {
    const { kind, id, origin } = definition;
    const earlier = registry.get(kind, id);
    if (!earlier) {
      settle(definition);
      return;
    }
    if (registry.isBuiltIn(earlier)) {
      report("built-in-id", placeIn(origin, idPath(origin)), { kind, id });
      fate.set(origin, "replaced");
      return;
    }
    const overrides = origin.value["override"] === true || origin.value["edit-mode"] === "override";
    if (overrides || parent === earlier) {
      replace(earlier, definition);
      return;
    }
    const note = (
      other: RawObject,
      message: string,
    ): { message: string; place: ReturnType<typeof placeIn> } => ({
      message,
      place: placeIn(other, idPath(other)),
    });
    if (rules.duplicate_ids === "error") {
      report(
        "duplicate-id",
        placeIn(origin, idPath(origin)),
        { kind, id, recipe: kind === "recipe" || kind === "uncraft" },
        { notes: [note(earlier.origin, "first defined here")] },
      );
      fate.set(origin, "rejected");
      return;
    }
    // An obsolete entry never takes the place of a live one (§9.2 keeps it for saves only).
    const [gone, stays] =
      definition.obsolete && !earlier.obsolete
        ? [definition.origin, earlier.origin]
        : [earlier.origin, definition.origin];
    report(
      "replaced-definition",
      placeIn(gone, idPath(gone)),
      { kind, id },
      { notes: [note(stays, "replaced by this one")] },
    );
    if (gone === origin) fate.set(origin, "replaced");
    else replace(earlier, definition);
  }

  function replace(earlier: Definition, later: Definition): void {
    settle(later);
    // An object with an id array may live on under its other ids.
    const survives =
      Array.isArray(earlier.origin.value["id"]) &&
      [...registry.all(earlier.kind)].some(({ origin }) => origin === earlier.origin);
    if (!survives) fate.set(earlier.origin, "replaced");
  }

  function settle(definition: Definition): void {
    registry.set(definition);
    fate.set(definition.origin, definition.obsolete ? "obsolete" : "defined");
  }

  function modify(object: RawObject): void {
    const { kind } = object;
    const ids = idsOf(kind, object.value, rules);
    if (ids.length === 0) rejectNameless(object);
    for (const id of ids) {
      const target = registry.get(kind, id);
      if (!target) {
        if (registry.isBroken(kind, id)) {
          fate.set(object, "rejected");
          continue;
        }
        report("unknown-modification-target", placeIn(object, idPath(object)), {
          kind,
          id,
          ...registry.whyUnknown(kind, id),
        });
        fate.set(object, "rejected");
        continue;
      }
      registry.set({
        ...target,
        value: modified(kind, target.value, object),
        contributors: [...target.contributors, object],
      });
      fate.set(object, "modification");
    }
  }

  function modified(kind: KindName, base: JsonObject, object: RawObject): JsonObject {
    if (kind === "profession") {
      return modifyProfession(base, object.value, {
        derived: origins.derived,
        report: (code, path, data, target) => {
          report(code, placeIn(object, path, target), data);
        },
      });
    }
    // Other kinds: what is stated replaces, what is not stays.
    const draft = draftOf(base);
    for (const [member, slot] of draftOf(object.value)) {
      if (member !== "edit-mode" && !member.startsWith("//")) draft.set(member, slot);
    }
    return objectOf(draft, origins.derived);
  }
}

function* byPack(files: readonly ParsedFile[]): Generator<readonly RawObject[]> {
  let start = 0;
  while (start < files.length) {
    let end = start;
    while (end < files.length && files[end]?.file.pack === files[start]?.file.pack) end += 1;
    yield files.slice(start, end).flatMap((file) => file.objects);
    start = end;
  }
}

/** The ids of a circle of parents that starts at `id`, or `undefined` where the chain leaves the waiting. */
function circle(
  kind: KindName,
  id: string,
  waitingFor: ReadonlyMap<string, { readonly parent: string }>,
): string[] | undefined {
  const chain: string[] = [];
  let at = id;
  for (;;) {
    const before = chain.indexOf(at);
    if (before >= 0) return chain.slice(before);
    const next = waitingFor.get(`${kind}\n${at}`);
    if (!next) return undefined;
    chain.push(at);
    at = next.parent;
  }
}

/** What a waiting object copies from. */
function parentOf(object: RawObject): string {
  const parent = object.value["copy-from"];
  return typeof parent === "string" ? parent : "";
}

/** The member that names an object, for findings about its id. */
function idPath(object: RawObject): string[] {
  const member = ["id", "ident", "result", "abstract"].find((name) =>
    Object.hasOwn(object.value, name),
  );
  return member === undefined ? [] : [member];
}
