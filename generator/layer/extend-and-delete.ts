/**
 * `extend` and `delete` (extension): what a child adds to the lists that it inherits, and what it takes out of them.
 * Entries are appended first; then each removal takes out one first match. What the child states itself stays as
 * stated.
 */
import { isObject } from "../json/containers.ts";
import { spellingsOf } from "../kinds/parts/inheritance/equivalent-members.ts";
import { entryKey } from "../kinds/parts/modification/entry-key.ts";
import { modifyItemGroup } from "../kinds/parts/modification/modify-item-group.ts";
import {
  draftOf,
  entriesOf,
  isListed,
  listOf,
  memberEntries,
  objectOf,
  withoutFirst,
  type Derived,
  type Draft,
  type Slot,
  type Source,
  type Sourced,
} from "../kinds/parts/modification/modify-list.ts";
import { kinds } from "../kinds/registry.ts";
import { shapes } from "../compiled/shapes.ts";
import type { Json, JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";

type Editor = "extend" | "delete";
type RemovalCode = "removal-not-found" | "group-removal-not-found";

/** `member` is a path: below `extend` or `delete`. */
export interface EditReports {
  readonly useless: (
    code: "changes-beside-whole" | "change-of-no-list",
    editor: Editor,
    member: readonly string[],
  ) => void;
  /** An entry to be taken out of a list that does not hold it: a later version of the parent may have dropped it. */
  readonly absent: (
    code: RemovalCode,
    member: readonly string[],
    from: Source,
    entry: string,
  ) => void;
}

interface EditContext {
  readonly kind: KindName;
  readonly derived: Derived;
  readonly report: EditReports;
}

/** What a child does to one member of its parent. */
interface MemberEdit {
  readonly child: JsonObject;
  readonly member: string;
  readonly extend: JsonObject;
  readonly remove: JsonObject;
  /** Those of the two that name the member. */
  readonly editors: readonly Editor[];
  readonly additions: readonly Sourced[];
  readonly removals: readonly Sourced[];
}

export function extendAndDelete(draft: Draft, child: JsonObject, context: EditContext): void {
  const { properties = {} } = shapes[context.kind].definition;
  const lists = properties["extend"]?.properties ?? {};
  // What is no list of the kind changes nothing, and its shape says so.
  const edits = editsOf(child).filter(({ member }) => Object.hasOwn(lists, member));
  editMembers(draft, edits, context);
}

function editMembers(draft: Draft, edits: readonly MemberEdit[], context: EditContext): void {
  for (const edit of edits) {
    const { member, child } = edit;
    const spellings = spellingsOf(kinds[context.kind], member);
    if (spellings.some((spelling) => Object.hasOwn(child, spelling))) {
      reportUseless("changes-beside-whole", edit, context);
      continue;
    }
    const name = spellings.find((spelling) => draft.has(spelling)) ?? member;
    const edited = editedMember(draft.get(name), edit, context);
    if (edited) draft.set(name, edited);
  }
}

function editsOf(child: JsonObject): MemberEdit[] {
  const extend = objectIn(child, "extend");
  const remove = objectIn(child, "delete");
  return [...new Set([...Object.keys(extend), ...Object.keys(remove)])]
    .filter((member) => !member.startsWith("//"))
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

/** The member with the edit; `undefined` where it stays as it is. */
function editedMember(
  slot: Slot | undefined,
  edit: MemberEdit,
  context: EditContext,
): Slot | undefined {
  const { child, member, extend, editors } = edit;
  const from = slot?.from ?? { container: child, key: editors[0] ?? "delete" };
  const inner = asObject(slot?.value);
  if (inner && isItemGroup(context.kind, member)) {
    return { value: editedGroup(inner, from, edit, context), from };
  }
  if (inner) return { value: editedObject(inner, edit, context), from };
  const whole = asObject(Object.hasOwn(extend, member) ? extend[member] : undefined);
  if (!slot && whole) return { value: whole, from: { container: extend, key: member } };
  if (slot && !isListed(member, slot.value)) {
    reportUseless("change-of-no-list", edit, context);
    return undefined;
  }
  const before = slot ? entriesOf({ value: slot.value, from }) : [];
  const left = withoutFirst(
    [...before, ...edit.additions],
    edit.removals,
    keyOfEntries(member),
    absentFrom("removal-not-found", edit, context),
  );
  return { value: listOf(left, context.derived), from };
}

/** A list that is an item group instead (extension). */
function editedGroup(
  group: JsonObject,
  from: Source,
  edit: MemberEdit,
  context: EditContext,
): JsonObject {
  const { member, extend, additions, removals } = edit;
  const { derived } = context;
  const change = { from, addedBy: { container: extend, key: member } };
  const longer = modifyItemGroup(
    group,
    { ...change, additions, removals: [] },
    derived,
    () => undefined,
  );
  return modifyItemGroup(
    longer,
    { ...change, additions: [], removals },
    derived,
    absentFrom("group-removal-not-found", edit, context),
  );
}

/** A member that is an object is edited member by member. */
function editedObject(inner: JsonObject, edit: MemberEdit, context: EditContext): JsonObject {
  const { member, extend, remove, removals } = edit;
  const { derived, report } = context;
  const draft = draftOf(inner);
  const missing = absentFrom("removal-not-found", edit, context);
  // Books by name (extension) go by their names.
  for (const removal of removals) {
    if (typeof removal.value === "string" && !draft.delete(removal.value)) missing(removal);
  }
  const inside = { extend: objectIn(extend, member), delete: objectIn(remove, member) };
  editMembers(draft, editsOf(inside), {
    ...context,
    report: {
      useless: (code, editor, path) => {
        report.useless(code, editor, [member, ...path]);
      },
      absent: (code, path, from, entry) => {
        report.absent(code, [member, ...path], from, entry);
      },
    },
  });
  return objectOf(draft, derived);
}

function reportUseless(
  code: "changes-beside-whole" | "change-of-no-list",
  { member, editors }: MemberEdit,
  { report }: EditContext,
): void {
  for (const editor of editors) report.useless(code, editor, [member]);
}

function absentFrom(
  code: RemovalCode,
  { member }: MemberEdit,
  { report }: EditContext,
): (removal: Sourced) => void {
  return ({ value, from }) => {
    report.absent(code, [member], from, keyOfEntries(member)(value));
  };
}

/** Entries of a list by their keys; those that have none by their text. */
function keyOfEntries(member: string): (entry: Json) => string {
  const keyOf = entryKey(member);
  return (entry) => keyOf(entry) ?? JSON.stringify(entry);
}

/** Whether an object in place of the list is an item group. */
function isItemGroup(kind: KindName, list: string): boolean {
  return Object.values(kinds[kind].changedInside ?? {}).some((lists) => lists.includes(list));
}

export function objectIn(container: JsonObject, member: string): JsonObject {
  return asObject(Object.hasOwn(container, member) ? container[member] : undefined) ?? {};
}

function asObject(value: Json | undefined): JsonObject | undefined {
  return isObject(value) ? value : undefined;
}
