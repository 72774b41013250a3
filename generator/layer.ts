/**
 * layer: RawObject[] -> Definition[]. Packs load one after another (§2.1, §7.1–7.2). Inside a pack definitions
 * come first, a parent before those that copy from it, then modifications, in load order; so the order of files
 * inside a pack never matters where ids are unique.
 */
import type { NoteFact } from "./diagnostics/diagnostic.ts";
import type { Findings } from "./diagnostics/findings.ts";
import { oneOf } from "./diagnostics/sentence.ts";
import type { DialectRules } from "./dialect.ts";
import { nullDefinitions } from "./kinds/null-definitions.ts";
import { draftOf, objectOf } from "./kinds/profession/modify-list.ts";
import type { Fate } from "./layer/account.ts";
import type { Change, History } from "./layer/history.ts";
import { reportTakenAliases, type NamedAlias } from "./layer/aliases.ts";
import { copiesItself, derivationOrder, namesOf, parentOf } from "./layer/derivation-order.ts";
import { inherit } from "./layer/inherit.ts";
import { laterDefinitions } from "./layer/later-definitions.ts";
import { modifyDefinition } from "./layer/modify-definition.ts";
import { misreadObjects } from "./layer/misread.ts";
import { misspellingsOf } from "./layer/misspelt.ts";
import { createOrigins, placeIn, type Origins } from "./layer/origins.ts";
import { createPlacement, idPath, isOverride, noteOn } from "./layer/placement.ts";
import { aliasesOf, idsOf, templateName } from "./layer/raw-id.ts";
import { createRegistry, type Registry } from "./layer/registry.ts";
import { reportUnusedMembers } from "./layer/unused-members.ts";
import type { Unknown } from "./layer/why-unknown.ts";
import type { Definition, JsonObject, KindName, RawObject } from "./model.ts";
import type { ParsedFile } from "./parse.ts";

export interface Layers {
  readonly registry: Registry;
  /** Substitutions in load order; they have no id. */
  readonly substitutions: readonly Definition[];
  readonly origins: Origins;
  /** What became of each input object; `complete` may still reject some. */
  readonly fate: Map<RawObject, Fate>;
  readonly history: History;
}

/** @param origins those of an earlier run, where definitions of that run are to be kept */
export function layer(
  files: readonly ParsedFile[],
  broken: ReadonlySet<RawObject>,
  rules: DialectRules,
  findings: Findings,
  origins: Origins = createOrigins(),
): Layers {
  const registry = createRegistry();
  const fate = new Map<RawObject, Fate>();
  const history: Change[] = [];
  const substitutions: Definition[] = [];
  const aliases: NamedAlias[] = [];
  /** Told when everything is loaded: only then is it known where else an id is. */
  const absentees: (() => void)[] = [];
  const { report } = findings;
  const { place, settle } = createPlacement({ registry, fate, history, rules, report });

  for (const definition of nullDefinitions()) registry.set(definition);
  for (const file of files) for (const id of file.unread) registry.markUnread(id);

  const packs = [...byPack(files)];
  const later = laterDefinitions(packs, rules);
  const misread = misreadObjects(findings.facts, report);
  let loaded = 0;
  for (const objects of packs) {
    loaded += 1;
    const definitions: RawObject[] = [];
    const modifications: RawObject[] = [];
    for (const object of objects) {
      const meant = misread(object);
      if (meant) {
        reject(object, meant);
        continue;
      }
      reportUnusedMembers(object, report);
      if (broken.has(object)) reject(object);
      else if (object.value["edit-mode"] === "modify" && hasIds(object.kind)) {
        modifications.push(object);
      } else definitions.push(object);
    }
    // Whoever refers to something that is not there may mean one that has no id, wherever it stands.
    for (const object of definitions) {
      if (hasIds(object.kind) && namesOf(object, rules).length === 0) {
        registry.markNameless(object.kind);
      }
    }
    const { objects: ordered, circles } = derivationOrder(definitions, rules);
    circles.forEach(reportCircle);
    for (const object of ordered) if (!fate.has(object)) defineOrDerive(object);
    for (const object of modifications) modify(object);
  }
  for (const reportAbsent of absentees) reportAbsent();
  reportTakenAliases(aliases, registry, report);
  return { registry, substitutions, origins, fate, history };

  function reject(object: RawObject, value: JsonObject = object.value): void {
    fate.set(object, "rejected");
    const name = templateName(value);
    if (name !== undefined) registry.markBroken(object.kind, name);
    for (const id of [...idsOf(object.kind, value, rules), ...aliasesOf(value)]) {
      registry.markBroken(object.kind, id);
    }
  }

  /** What is known in the end of an id that was not there when `before` packs were loaded. */
  function absent(
    kind: KindName,
    id: string,
    before: number,
  ): { data: Unknown; notes: NoteFact[]; comes: boolean } {
    const comes = later(kind, id, before);
    if (comes) {
      const data = registry.whyUnknown(kind, id, { laterPack: comes.file.pack.name });
      return { data, notes: [noteOn(comes, "defined here")], comes: true };
    }
    const other = registry.otherKindOf(kind, id);
    const data = registry.whyUnknown(kind, id);
    const definition = other === undefined ? undefined : registry.get(other, id);
    const notes =
      definition && !registry.isBuiltIn(definition)
        ? [noteOn(definition.origin, `defined here, as ${oneOf(definition.kind)}`)]
        : [];
    return { data, notes, comes: false };
  }

  function defineOrDerive(object: RawObject): void {
    const { kind, value } = object;
    const parentId = hasIds(kind) ? parentOf(object) : undefined;
    // Substitutions have no ids, so nothing can be based on them; members for that are unknown to them.
    if (parentId === undefined) {
      define(object, value, [object]);
      return;
    }
    const parent = registry.parent(kind, parentId, rules);
    if (!parent) {
      // Where a parent has an error of its own, that says enough.
      if (!registry.isBroken(kind, parentId)) {
        const before = loaded;
        absentees.push(() => {
          const { data, notes, comes } = absent(kind, parentId, before);
          const place = placeIn(object, ["copy-from"]);
          // To patch what nobody has defined before is to copy from oneself.
          if (copiesItself(object, rules) && !comes) {
            const { suggestion, tied } = data;
            const chain = [parentId, parentId];
            report("inheritance-cycle", place, { kind, chain, suggestion, tied });
          } else report("unknown-parent", place, { kind, parent: parentId, ...data }, { notes });
        });
      }
      reject(object);
      return;
    }
    const derived = inherit(kind, parent, object, origins.derived, report);
    history.push({ what: "derived", object, parent, value: derived });
    define(object, derived, [...parent.contributors, object], parent.definition);
  }

  function reportCircle(circle: readonly RawObject[]): void {
    const [first, ...others] = circle;
    const nameOf = (object: RawObject): string => namesOf(object, rules)[0] ?? "";
    if (first && !circle.some((object) => fate.has(object))) {
      const chain = [...circle, first].map(nameOf);
      const place = placeIn(first, ["copy-from"]);
      const notes = others.map((other) => ({
        message: `"${nameOf(other)}" copies from "${parentOf(other) ?? ""}" here`,
        place: placeIn(other, ["copy-from"]),
      }));
      report("inheritance-cycle", place, { kind: first.kind, chain }, { notes });
    }
    circle.forEach((each) => {
      reject(each);
    });
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
      const named = ["id", "ident", "result", "id_suffix"].some((member) =>
        Object.hasOwn(object.value, member),
      );
      if (named) {
        report("abstract-with-id", placeIn(object, ["abstract"]), { kind, abstract: name });
        reject(object);
        return;
      }
      if (!placeTemplate(object, name)) return;
      registry.setTemplate(kind, name, { id: name, value, contributors });
      history.push({ what: "template", object, kind, id: name });
      fate.set(object, "abstract");
      return;
    }
    if (ids.length === 0) {
      rejectNameless(object);
      return;
    }
    for (const id of ids) {
      const own = Array.isArray(value["id"]) ? withId(value, id) : value;
      const obsolete = isObsolete(kind, value);
      place({ kind, id, value: own, origin: object, contributors, obsolete }, parent);
    }
    const [id = ""] = ids;
    if (registry.get(kind, id)?.origin !== object) return;
    for (const alias of aliasesOf(object.value)) {
      registry.setAlias(kind, alias, id);
      aliases.push({ object, alias, id });
    }
  }

  /** False where the name is another template's and may not be taken over. */
  function placeTemplate(object: RawObject, name: string): boolean {
    const { kind } = object;
    const earlier = registry.template(kind, name)?.contributors.at(-1);
    if (!earlier || isOverride(object) || copiesItself(object, rules)) return true;
    const what = `template of ${oneOf(kind)}`;
    if (rules.duplicate_ids === "replace") {
      const notes = [noteOn(object, "replaced by this one")];
      report(
        "replaced-definition",
        placeIn(earlier, ["abstract"]),
        { kind: what, id: name },
        { notes },
      );
      return true;
    }
    const notes = [noteOn(earlier, "first defined here")];
    const data = { kind: what, id: name, recipe: false };
    report("duplicate-id", placeIn(object, ["abstract"]), data, { notes });
    fate.set(object, "rejected");
    return false;
  }

  function rejectNameless(object: RawObject): void {
    const { kind } = object;
    const member = kind === "recipe" || kind === "uncraft" ? "result" : "id";
    fate.set(object, "rejected");
    const misspelt = misspellingsOf(kind, object.value).find(
      ({ path, meant, finding: { data } }) =>
        meant === member && (path.length === 1 || data.belongs === ""),
    );
    if (!misspelt) {
      report("missing-id", placeIn(object, []), { kind, member });
      return;
    }
    const { path, finding } = misspelt;
    report(
      "unknown-member",
      placeIn(object, path, "key"),
      finding.data.belongs === undefined ? { ...finding.data, suggestion: member } : finding.data,
      { severity: "error" },
    );
  }

  function withId(value: JsonObject, id: string): JsonObject {
    const draft = draftOf(value);
    const from = draft.get("id")?.from;
    draft.set("id", from ? { value: id, from } : { value: id });
    return objectOf(draft, origins.derived);
  }

  /** Of several ids each is modified; an error with one of them is enough to emit nothing. */
  function modify(object: RawObject): void {
    const { kind } = object;
    const ids = idsOf(kind, object.value, rules);
    if (ids.length === 0) rejectNameless(object);
    for (const id of ids) {
      const target = registry.get(kind, id);
      if (target && registry.isBuiltIn(target)) {
        report("built-in-id", placeIn(object, idPath(object)), { kind, id });
        fate.set(object, "replaced");
      } else if (target) {
        const value = modifyDefinition(target, object, origins, report);
        const contributors = [...target.contributors, object];
        const after = { ...target, value, contributors, obsolete: isObsolete(kind, value) };
        settle(after);
        history.push({ what: "modified", object, before: target, after });
        fate.set(object, "modification");
      } else {
        if (!registry.isBroken(kind, id)) {
          const before = loaded;
          absentees.push(() => {
            const { data, notes } = absent(kind, id, before);
            const place = placeIn(object, idPath(object));
            report("unknown-modification-target", place, { kind, id, ...data }, { notes });
          });
        }
        fate.set(object, "rejected");
      }
    }
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

/** Only recipes are kept for saves alone (§9.2). */
function isObsolete(kind: KindName, value: JsonObject): boolean {
  return (kind === "recipe" || kind === "uncraft") && value["obsolete"] === true;
}

/** Substitutions are a list (§2.2); nothing can name one of them. */
function hasIds(kind: KindName): boolean {
  return kind !== "profession_item_substitutions";
}
