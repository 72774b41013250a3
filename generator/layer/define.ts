/** Objects that define something: content, or a template for others (§2.1, §7.1). */
import { idListIn, idMembers } from "../kinds/naming-members.ts";
import { oneOf } from "../diagnostics/sentence.ts";
import { draftOf, objectOf } from "../kinds/parts/modification/modify-list.ts";
import { appended } from "../model/contributors.ts";
import type { Contributors, Definition, RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import { reportUnresolved } from "./unresolved.ts";
import { inherit } from "./inherit.ts";
import type { Layering } from "./layering.ts";
import { withinLimit } from "./size-limit.ts";
import { copiesItself, hasIds, isOverride } from "./loading.ts";
import type { Origins } from "./origins.ts";
import { placeIn } from "../model/place.ts";
import { place, reportDuplicate, reportReplaced } from "./placement.ts";
import { aliasesOf, idsOf, isObsolete, parentName, templateName } from "./raw-id.ts";
import { reject } from "./reject.ts";

/** @param loaded number of packs loaded so far, including that of the object */
export function defineOrDerive(layering: Layering, object: RawObject, loaded: number): void {
  const { registry, notes, kinds } = layering;
  const { kind, value } = object;
  notes.about(object);
  const parentId = hasIds(kind, kinds) ? parentName(value) : undefined;
  // Substitutions have no ids, so nothing can be based on them; they have no members for that.
  if (parentId === undefined) {
    define(layering, object, value, [object]);
    return;
  }
  const parent = registry.parent(kind, parentId);
  if (!parent) {
    const reported = reportUnresolved(layering, object, parentId, loaded, value);
    reject(layering, object, { inherits: true, follows: !reported });
    return;
  }
  const derived = withinLimit(layering, object, parent.value, (sourced) =>
    inherit(kinds.of(kind), parent, { object, value }, sourced, notes.report),
  );
  if (!derived) {
    reject(layering, object, { inherits: true, follows: true });
    return;
  }
  notes.changed({ what: "derived", object, parent, value: derived });
  define(layering, object, derived, appended(parent.contributors, object), parent.definition);
}

function define(
  layering: Layering,
  object: RawObject,
  value: JsonObject,
  contributors: Contributors,
  parent?: Definition,
): void {
  const { outcomes, substitutions, origins, kinds } = layering;
  const { kind } = object;
  if (!hasIds(kind, kinds)) {
    outcomes.set(object, "defined");
    const definition = { kind, id: "", value, origin: object, contributors, obsolete: false };
    substitutions.set(object, definition);
    return;
  }
  const name = templateName(object.value);
  if (name !== undefined) {
    defineTemplate(layering, object, name, value, contributors);
    return;
  }
  const ids = idsOf(kind, object.value, kinds);
  const obsolete = isObsolete(kinds.of(kind), value);
  const listed = idListIn(kinds.of(kind), value);
  for (const id of ids) {
    const own = listed === undefined ? value : withId(value, listed, id, origins);
    place(layering, { kind, id, value: own, origin: object, contributors, obsolete }, parent);
  }
  nameAliases(layering, object, ids);
}

/** Registers the aliases of an object; they stand for the first of several ids. */
function nameAliases(
  { registry, aliases, notes }: Layering,
  object: RawObject,
  [id = "", ...more]: readonly string[],
): void {
  const { kind, value } = object;
  const names = aliasesOf(value);
  if (names.length > 0 && more.length > 0) {
    notes.report("ids-with-alias", placeIn(object, ["alias"]), { id });
  }
  if (names.length === 0 || registry.get(kind, id)?.origin !== object) return;
  for (const alias of names) {
    registry.setAlias(kind, alias, id);
    aliases.push({ object, alias, id });
  }
}

function defineTemplate(
  layering: Layering,
  object: RawObject,
  name: string,
  value: JsonObject,
  contributors: Contributors,
): void {
  const { kinds, registry, outcomes, notes } = layering;
  const { kind } = object;
  const named = idMembers(kinds.of(kind)).some((member) => Object.hasOwn(object.value, member));
  if (named) {
    notes.report("abstract-with-id", placeIn(object, ["abstract"]), { kind, abstract: name });
  }
  if (named || !mayTakeTemplate(layering, object, name)) {
    reject(layering, object, { value, contributors });
    return;
  }
  registry.setTemplate(kind, name, { id: name, value, contributors });
  notes.changed({ what: "template", object, kind, id: name });
  outcomes.set(object, "abstract");
}

/** Returns false, and reports it, if the name belongs to another template and may not be taken over. */
function mayTakeTemplate(layering: Layering, object: RawObject, name: string): boolean {
  const { registry, kinds } = layering;
  const earlier = registry.template(object.kind, name)?.contributors.at(-1);
  if (!earlier || isOverride(object) || copiesItself(object, kinds)) return true;
  const data = { kind: `template of ${oneOf(object.kind)}`, id: name };
  const isTaken = kinds.rules.duplicate_ids === "replace";
  if (isTaken) reportReplaced(layering, data, earlier, object);
  else reportDuplicate(layering, { ...data, suffixed: false }, earlier, object);
  return isTaken;
}

function withId(value: JsonObject, member: string, id: string, origins: Origins): JsonObject {
  const draft = draftOf(value);
  const from = draft.get(member)?.from;
  draft.set(member, from ? { value: id, from } : { value: id });
  return objectOf(draft, origins.derived);
}
