/**
 * `extend` and `delete` (extension): what a child adds to the lists that it inherits, and what it removes from them.
 * Entries are appended first; then each removal takes out the first match, from a set every match. Members that the
 * child states itself stay as stated.
 */
import { isObject } from "../json/containers.ts";
import { spellingsOf } from "../kinds/parts/inheritance/equivalent-members.ts";
import { entryKey, meantEntry } from "../kinds/parts/modification/entry-key.ts";
import { modifyItemGroup } from "../kinds/parts/modification/modify-item-group.ts";
import {
  draftOf,
  entriesOf,
  isListed,
  isSet,
  listOf,
  memberEntries,
  objectOf,
  withoutRemoved,
  type Derived,
  type Draft,
  type DraftMember,
  type Sourced,
} from "../kinds/parts/modification/modify-list.ts";
import type { Kind } from "../kinds/kind.ts";
import type { Json, JsonObject, Slot } from "../model/json.ts";
import type { RawObject } from "../model/definition.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { placeIn } from "../model/place.ts";
import { isRemark } from "../json/remark.ts";

type Editor = "extend" | "delete";

export interface EditContext {
  readonly kind: Kind;
  readonly object: RawObject;
  readonly derived: Derived;
  readonly report: Report;
  /** Of the part whose members are edited, below `extend` and `delete`. */
  readonly path: readonly string[];
}

/** The changes that a child makes to one member of its parent. */
interface MemberEdit {
  readonly child: JsonObject;
  readonly member: string;
  readonly extend: JsonObject;
  readonly remove: JsonObject;
  /** Which of `extend` and `delete` name the member. */
  readonly editors: readonly Editor[];
  readonly additions: readonly Sourced[];
  readonly removals: readonly Sourced[];
}

export function extendAndDelete(
  draft: Draft,
  child: JsonObject,
  context: Omit<EditContext, "path">,
): void {
  const { properties = {} } = context.kind.shapes.definition;
  const lists = properties["extend"]?.properties ?? {};
  // A member that is not a list of the kind changes nothing; its shape reports that.
  const edits = editsOf(child).filter(({ member }) => Object.hasOwn(lists, member));
  editMembers(draft, edits, { ...context, path: [] });
}

function editMembers(draft: Draft, edits: readonly MemberEdit[], context: EditContext): void {
  const { kind } = context;
  for (const edit of edits) {
    const { member, child } = edit;
    const spellings = spellingsOf(kind, member);
    if (spellings.some((spelling) => Object.hasOwn(child, spelling))) {
      reportUseless("changes-beside-whole", edit, context);
      continue;
    }
    const name = spellings.find((spelling) => draft.has(spelling)) ?? member;
    const isInherited = kind.notInherited?.includes(name) !== true;
    if (!isInherited) reportUseless("unused-editing-member", edit, context);
    const known = isInherited ? edit : { ...edit, removals: [] };
    const edited = editedMember(draft.get(name), known, context);
    if (edited) draft.set(name, edited);
  }
}

function editsOf(child: JsonObject): MemberEdit[] {
  const extend = objectIn(child, "extend");
  const remove = objectIn(child, "delete");
  return [...new Set([...Object.keys(extend), ...Object.keys(remove)])]
    .filter((member) => !isRemark(member))
    .map((member) => ({
      child,
      member,
      extend,
      remove,
      editors: (["extend", "delete"] as const).filter((editor) =>
        Object.hasOwn(editor === "extend" ? extend : remove, member),
      ),
      additions: memberEntries(extend, member),
      removals: memberEntries(remove, member),
    }));
}

/** The edited member; `undefined` if it stays as it is. */
function editedMember(
  slot: DraftMember | undefined,
  edit: MemberEdit,
  context: EditContext,
): DraftMember | undefined {
  const { child, member, extend, editors } = edit;
  const { kind } = context;
  const from = slot?.from ?? { container: child, key: editors[0] ?? "delete" };
  if (Object.hasOwn(kind.changedInside ?? {}, member)) {
    return editedParts(slot, from, edit, context);
  }
  const isGroup = isItemGroup(kind, member);
  const added = Object.hasOwn(extend, member) ? extend[member] : undefined;
  const isWhole = added !== undefined && (isGroup ? isObject(added) : !isListed(member, added));
  if (!slot && isWhole) {
    const whole = { value: added, from: { container: extend, key: member } };
    return editedMember(whole, { ...edit, additions: [] }, context) ?? whole;
  }
  if (isGroup && (isWhole || isObject(slot?.value))) {
    return { value: editedGroup(slot?.value, from, edit, context), from };
  }
  if (slot && !isListed(member, slot.value)) {
    return editedByName(slot.value, from, edit, context);
  }
  if (isWhole) {
    reportUseless("change-of-no-list", edit, context, "list");
    return undefined;
  }
  return editedList(slot, from, edit, context);
}

function editedList(
  slot: DraftMember | undefined,
  from: Slot,
  edit: MemberEdit,
  context: EditContext,
): DraftMember | undefined {
  const before = slot ? entriesOf({ value: slot.value, from }) : [];
  const left = withoutRemoved(
    [...before, ...edit.additions],
    edit.removals,
    {
      keyOf: keyOfEntries(edit.member),
      isSet: context.path.length === 0 && isSet(context.kind, edit.member),
    },
    absentFrom("removal-not-found", edit, context),
    context.derived,
  );
  const changed = slot ? { ...from, madeBy: edit.editors[0] } : from;
  const value = listOf(left, context.derived);
  return slot || left.length > 0 ? { value, from: changed } : undefined;
}

/** Edits a list that is, or becomes, an item group (extension). */
function editedGroup(
  before: Json | undefined,
  from: Slot,
  edit: MemberEdit,
  context: EditContext,
): JsonObject {
  const { member, extend, additions, removals } = edit;
  const { derived } = context;
  const change = { from, addedBy: { container: extend, key: member } };
  const added = (group: JsonObject, some: readonly Sourced[]): JsonObject =>
    modifyItemGroup(group, { ...change, additions: some, removals: [] }, derived, () => undefined);
  const listed = before === undefined ? [] : entriesOf({ value: before, from });
  const group = isObject(before) ? before : added({}, listed);
  return modifyItemGroup(
    added(group, additions),
    { ...change, additions: [], removals },
    derived,
    absentFrom("group-removal-not-found", edit, context),
  );
}

/** Edits an object whose members are entries by name, such as books (extension). */
function editedByName(
  before: Json,
  from: Slot,
  edit: MemberEdit,
  context: EditContext,
): DraftMember | undefined {
  const added = edit.additions.map(({ value }) => value);
  if (!isObject(before) || !added.every(isObject)) {
    reportUseless("change-of-no-list", edit, context);
    return undefined;
  }
  const draft = draftOf(before);
  for (const each of added) for (const [name, slot] of draftOf(each)) draft.set(name, slot);
  const missing = absentFrom("removal-not-found", edit, context);
  for (const removal of edit.removals) {
    if (!draft.delete(keyOfEntries(edit.member)(removal.value))) missing(removal);
  }
  return { value: objectOf(draft, context.derived), from };
}

/** Edits a member that consists of lists, each by itself. */
function editedParts(
  slot: DraftMember | undefined,
  from: Slot,
  edit: MemberEdit,
  context: EditContext,
): DraftMember | undefined {
  const { member, extend, remove } = edit;
  const draft = draftOf(isObject(slot?.value) ? slot.value : {});
  const inside = { extend: objectIn(extend, member), delete: objectIn(remove, member) };
  editMembers(draft, editsOf(inside), { ...context, path: [...context.path, member] });
  return slot || draft.size > 0 ? { value: objectOf(draft, context.derived), from } : undefined;
}

/** @param found what the definition has instead of what could be changed so */
function reportUseless(
  code: "changes-beside-whole" | "change-of-no-list" | "unused-editing-member",
  { member, editors }: MemberEdit,
  { object, report, path }: EditContext,
  found?: "list",
): void {
  const name = [...path, member].join(".");
  for (const editor of editors) {
    const place = placeIn(object, [editor, ...path, member], "key");
    const change = `${editor}.${name}`;
    if (code === "unused-editing-member") {
      const notInherited = { kind: object.kind, member: name };
      report(code, place, { member: change, modifies: false, notInherited });
    } else {
      const data = { member: name, changes: [change], ...(found ? { found } : {}) };
      // A member that does not belong in an editor at all is one mistake.
      report(code, place, data, { unless: [{ word: member, places: [place] }] });
    }
  }
}

/** An entry to be removed from a list that lacks it: a later version of the parent may have dropped it. */
function absentFrom(
  code: "removal-not-found" | "group-removal-not-found",
  { member }: MemberEdit,
  { object, report, path }: EditContext,
): (removal: Sourced, index?: number, entries?: readonly Sourced[]) => void {
  return ({ value, from: { key, container } }, _index, entries = []) => {
    const keyOf = keyOfEntries(member);
    const entry = keyOf(value);
    const list = [...path, member];
    const place = placeIn(object, ["delete", ...list, ...(Array.isArray(container) ? [key] : [])]);
    report(code, place, { list: list.join("."), entry, ...meantEntry(entry, entries, keyOf) });
  };
}

/** Identifies entries of a list by their keys, or by their text if they have none. */
function keyOfEntries(member: string): (entry: Json) => string {
  const keyOf = entryKey(member);
  return (entry) => keyOf(entry) ?? JSON.stringify(entry);
}

/** Whether an object in place of the list is an item group. */
function isItemGroup({ changedInside = {} }: Kind, list: string): boolean {
  return Object.values(changedInside).some((lists) => lists.includes(list));
}

export function objectIn(container: JsonObject, member: string): JsonObject {
  const value = Object.hasOwn(container, member) ? container[member] : undefined;
  return isObject(value) ? value : {};
}
