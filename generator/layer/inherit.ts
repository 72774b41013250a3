/**
 * `copy-from` (extension): a child starts from its parent's members. Its own members win; `extend`, `delete`,
 * `relative` and `proportional` change what it inherits and leave alone what it states itself.
 */
import { idMemberIn, idMembers } from "../kinds/naming-members.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { replacedBy } from "../kinds/parts/inheritance/equivalent-members.ts";
import {
  decisiveMembers,
  editingMembers,
  isChange,
} from "../kinds/parts/modification/modify-members.ts";
import {
  draftOf,
  entriesOf,
  listOf,
  objectOf,
  type Derived,
  type Draft,
  type DraftMember,
} from "../kinds/parts/modification/modify-list.ts";
import type { Kind } from "../kinds/kind.ts";
import { isObject } from "../json/containers.ts";
import { entryKey } from "../kinds/parts/modification/entry-key.ts";
import type { RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import { extendAndDelete } from "./extend-and-delete.ts";
import { scale } from "./scale.ts";
import type { Template } from "./history.ts";
import { isRemark } from "../json/remark.ts";

/** Members that declare how an object is loaded, or what it is; a child never inherits them. */
const ownAlways: ReadonlySet<string> = new Set(["type", ...decisiveMembers, ...editingMembers]);

/** An object that copies from another, and what can be read of it. */
export interface Child {
  readonly object: RawObject;
  readonly value: JsonObject;
}

/**
 * Returns the value of `object`, which copies from `parent`. Reports changes to members that cannot be made.
 */
export function inherit(
  kind: Kind,
  parent: Pick<Template, "id" | "value" | "definition">,
  { object, value: child }: Child,
  derived: Derived,
  report: Report,
): JsonObject {
  const inherited = inheritedMembers(kind, parent.value);
  const draft: Draft = new Map(inherited);
  for (const [member, slot] of draftOf(child)) {
    if (editingMembers.includes(member)) continue;
    // A child that states both keeps both, so that this is reported.
    for (const other of replacedBy(kind, member)) {
      if (!Object.hasOwn(child, other)) draft.delete(other);
    }
    draft.set(member, slot);
  }
  const { addedToInherited = [], changedInside = {}, namesParent } = kind;
  for (const [member, parts] of Object.entries(changedInside)) {
    keepOtherParts(draft, member, parts, inherited.get(member), derived);
  }
  for (const member of addedToInherited) {
    addToInherited(draft, member, inherited.get(member), derived);
  }
  // A tile looks like its parent, unless that is a template, which is not a tile.
  const name = idMemberIn(kind, child);
  const itself = name !== undefined && parent.id === child[name];
  if (namesParent !== undefined && parent.definition && !itself && !draft.has(namesParent)) {
    draft.set(namesParent, { value: parent.id, from: { container: child, key: "copy-from" } });
  }
  scale(draft, child, { kind, object, derived, report });
  extendAndDelete(draft, child, { kind, object, derived, report });
  return objectOf(draft, derived);
}

function inheritedMembers(kind: Kind, parent: JsonObject): Draft {
  const { naming, notInherited = [] } = kind;
  const names = idMembers(kind).filter((name) => !naming?.inheritedParts?.includes(name));
  const dropped = [...names, ...notInherited];
  const members: Draft = new Map();
  for (const [member, slot] of draftOf(parent)) {
    if (ownAlways.has(member) || dropped.includes(member) || isChange(member)) continue;
    if (!isRemark(member)) members.set(member, slot);
  }
  return members;
}

/** Of a member whose parts are changed each by itself, a child inherits those that it does not state. */
function keepOtherParts(
  draft: Draft,
  member: string,
  parts: readonly string[],
  inherited: DraftMember | undefined,
  derived: Derived,
): void {
  const own = draft.get(member);
  if (!own || !inherited || own === inherited) return;
  if (!isObject(own.value) || !isObject(inherited.value)) return;
  const others = [...draftOf(inherited.value)].filter(([name]) => parts.includes(name));
  const whole: Draft = new Map([...others, ...draftOf(own.value)]);
  draft.set(member, { ...own, value: objectOf(whole, derived) });
}

/** Adds the child's entries to those of its parent; an entry that the child repeats is as the child has it. */
function addToInherited(
  draft: Draft,
  member: string,
  inherited: DraftMember | undefined,
  derived: Derived,
): void {
  const own = draft.get(member);
  if (!own?.from || !inherited?.from || own === inherited) return;
  if (!Array.isArray(own.value) || !Array.isArray(inherited.value)) return;
  const added = entriesOf({ value: own.value, from: own.from });
  const keyOf = entryKey(member);
  const restated = new Set(added.map(({ value }) => keyOf(value)));
  const kept = entriesOf({ value: inherited.value, from: inherited.from }).filter(
    ({ value }) => !restated.has(keyOf(value)),
  );
  draft.set(member, { value: listOf([...kept, ...added], derived), from: own.from });
}
