/**
 * layer: RawObject[] -> Definition[]. Packs load one after another (§2.1, §7.1–7.2). Inside a pack definitions
 * come first, a parent before those that copy from it, then modifications, in load order; so the order of files
 * inside a pack never matters where ids are unique.
 */
import type { Findings } from "../diagnostics/findings.ts";
import { oneOf } from "../diagnostics/sentence.ts";
import type { DialectRules } from "../model/dialect.ts";
import { nullDefinitions } from "../kinds/null-definitions.ts";
import { draftOf, objectOf } from "../kinds/profession/modify-list.ts";
import type { Fate } from "./account.ts";
import { createAbsentees } from "./absentees.ts";
import { inspectLeftOut } from "./left-out.ts";
import { hasIds, isModification, isNameless, saysHow } from "./loading.ts";
import { createRejections, type Rejections } from "./rejections.ts";
import type { Change, History } from "./history.ts";
import { reportTakenAliases, type NamedAlias } from "./aliases.ts";
import { copiesItself, derivationOrder, namesOf, parentOf } from "./derivation-order.ts";
import { inherit } from "./inherit.ts";
import { modifyDefinition } from "./modify-definition.ts";
import { misreadObjects, respelt } from "./misread.ts";
import { loadOrder, putInLoadOrder } from "./load-order.ts";
import { createOrigins, type Origins } from "./origins.ts";
import { createPlacement, idPath, isOverride, noteOn } from "./placement.ts";
import { aliasesOf, idsOf, isObsolete, templateName } from "./raw-id.ts";
import { createRegistry, type Registry } from "./registry.ts";
import { editorsWithoutParent, reportUnusedMembers } from "./unused-members.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { placeIn } from "../model/place.ts";

export interface Layers {
  readonly registry: Registry;
  /** Substitutions in load order; they have no id. */
  readonly substitutions: readonly Definition[];
  readonly origins: Origins;
  /** What became of each input object, in load order; `complete` may still reject some. */
  readonly fate: Map<RawObject, Fate>;
  readonly rejections: Rejections;
  readonly history: History;
  /** Objects that change what they would copy, and copy from nothing. */
  readonly unparented: readonly RawObject[];
}

/** @param origins those of an earlier run, where definitions of that run are to be kept */
export function layer(
  files: readonly ParsedFile[],
  broken: ReadonlySet<RawObject>,
  rules: DialectRules,
  findings: Findings,
  origins: Origins = createOrigins(),
): Layers {
  const order = loadOrder(files);
  const registry = createRegistry(order);
  const fate = new Map<RawObject, Fate>();
  const history: Change[] = [];
  const substitutions: Definition[] = [];
  const aliases: NamedAlias[] = [];
  const unparented: RawObject[] = [];
  const { report } = findings;
  const rejections = createRejections(registry, fate, rules, order);
  const { reject } = rejections;
  const { place, settle, foresee } = createPlacement({
    registry,
    fate,
    history,
    rules,
    report,
    reject,
  });

  for (const definition of nullDefinitions()) registry.set(definition);
  for (const file of files) for (const id of file.unread) registry.markUnread(id);

  const packs = [...byPack(files)];
  const absentees = createAbsentees(packs, registry, rules, report);
  const leftOutContext = { registry, origins, rules, report, reject, absentees, broken };
  const misread = misreadObjects(findings.facts, report);
  let loaded = 0;
  for (const objects of packs) {
    loaded += 1;
    const definitions: RawObject[] = [];
    const modifications: RawObject[] = [];
    /** Objects that are left out, with their values as they were meant. */
    const leftOut = new Map<RawObject, JsonObject>();
    for (const object of objects) {
      const spelling = misread(object);
      const value = spelling ? respelt(object.value, spelling, origins.derived) : object.value;
      if (saysHow(value)) {
        const read = spelling ? { ...object, value } : object;
        reportUnusedMembers(read, report);
        if (editorsWithoutParent(read).length > 0) unparented.push(object);
      }
      if (spelling || broken.has(object) || isNameless(object, rules)) {
        leftOut.set(object, value);
        reject(object, { value });
      } else if (isModification(object)) modifications.push(object);
      else definitions.push(object);
    }
    const { objects: ordered, circles } = derivationOrder(definitions, rules);
    circles.forEach(reportCircle);
    for (const object of ordered) if (!fate.has(object)) defineOrDerive(object);
    for (const [object, value] of leftOut) {
      inspectLeftOut(object, value, loaded, leftOutContext);
    }
    foresee(new Map([...leftOut].filter(([, value]) => saysHow(value))), objects);
    for (const object of modifications) modify(object);
  }
  absentees.tell();
  reportTakenAliases(aliases, registry, report);
  putInLoadOrder(fate, order);
  return { registry, substitutions, origins, fate, history, rejections, unparented };

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
      const told = absentees.parent(object, parentId, loaded);
      reject(object, { inherits: true, follows: !told });
      return;
    }
    const derived = inherit(kind, parent, object, origins.derived, report);
    history.push({ what: "derived", object, parent, value: derived });
    define(object, derived, [...parent.contributors, object], parent.definition);
  }

  function reportCircle(circle: readonly RawObject[]): void {
    const [first, ...others] = circle;
    const nameOf = (object: RawObject): string => namesOf(object, rules)[0] ?? "";
    // Circles may share objects: those are told once.
    const told = circle.some((object) => fate.has(object));
    if (first && !told) {
      const chain = [...circle, first].map(nameOf);
      const place = placeIn(first, ["copy-from"]);
      const notes = others.map((other) => ({
        message: `"${nameOf(other)}" copies from "${parentOf(other) ?? ""}" here`,
        place: placeIn(other, ["copy-from"]),
      }));
      report("inheritance-cycle", place, { kind: first.kind, chain }, { notes });
    }
    for (const each of circle) {
      const follows = told && !rejections.has(each);
      if (!rejections.has(each)) reject(each, { inherits: true, follows });
    }
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
    if (!hasIds(kind)) {
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
        reject(object, { value, contributors });
        return;
      }
      if (!placeTemplate(object, name)) {
        reject(object, { value, contributors });
        return;
      }
      registry.setTemplate(kind, name, { id: name, value, contributors });
      history.push({ what: "template", object, kind, id: name });
      fate.set(object, "abstract");
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
    return false;
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
    for (const id of idsOf(kind, object.value, rules)) {
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
        const told = absentees.target(object, id, loaded);
        reject(object, { inherits: true, follows: !told });
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
