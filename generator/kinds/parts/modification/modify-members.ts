/**
 * What an object with `"edit-mode": "modify"` does to a profession (§2.1) and, since real packs expect it, to a
 * definition of any kind (extension).
 */
import { isObject } from "../../../json/containers.ts";
import type { Code, CodeData } from "../../../diagnostics/code.ts";
import type { JsonObject, JsonPath, Slot } from "../../../model/json.ts";
import type { Kind } from "../../kind.ts";
import { replacedBy, spellingsOf } from "../inheritance/equivalent-members.ts";
import { entryKey, meantEntry } from "./entry-key.ts";
import { modifyItemGroup } from "./modify-item-group.ts";
import {
  draftOf,
  entriesOf,
  isListed,
  isPair,
  isSet,
  listOf,
  memberEntries,
  objectOf,
  withoutRemoved,
  type Derived,
  type Draft,
  type Sourced,
} from "./modify-list.ts";
import { isRemark } from "../../../json/remark.ts";

/** The codes for mistakes in the changes themselves. */
type ModificationCode = Extract<
  Code,
  | "change-of-no-list"
  | "changes-beside-whole"
  | "changes-without-modify"
  | "group-removal-not-found"
  | "removal-not-found"
  | "unused-editing-member"
>;

export interface ModifyHooks {
  readonly kind: Pick<Kind, "changedInside" | "exclusive" | "spellings" | "shapes">;
  /** The members that accept `add:` and `remove:`, besides the lists that are changed inside other members. */
  readonly lists: readonly string[];
  /** Called with the source of each key of a new object or array; keys without a source are left out. */
  readonly derived: Derived;
  /** `path` is a path in the modifying object; the value there is marked, or its key with `target`. */
  readonly report: <C extends ModificationCode>(
    code: C,
    path: JsonPath,
    data: CodeData<C>,
    target?: "key",
  ) => void;
}

/** Members that decide how an object is loaded, besides those that name it. */
export const decisiveMembers: readonly string[] = [
  ...["copy-from", "abstract", "alias", "override", "edit-mode", "obsolete"],
];

/** Members that change what `copy-from` provides (extension). */
export const editingMembers: readonly string[] = ["extend", "delete", "relative", "proportional"];

/** Members of the modifying object that describe the object itself, and do not change the definition. */
const notContent: ReadonlySet<string> = new Set([
  ...["type", "id", "ident", "result", "id_suffix"],
  ...decisiveMembers.filter((member) => member !== "obsolete"),
  ...editingMembers,
]);

const change = /^(?:add|remove):/u;

export function isChange(member: string): boolean {
  return change.test(member);
}

/** The list that an `add:` or `remove:` member changes; `undefined` for other members. */
export function changedBy(member: string): string | undefined {
  return isChange(member) ? member.replace(change, "") : undefined;
}

/**
 * Returns the definition after the modification. Plain members replace; in members that are changed inside, each list
 * by itself. In changed lists, all removals are applied first, then the additions. If a whole list is given besides
 * changes to it, the list takes precedence, with a report. Inputs are not modified.
 */
export function modifyMembers(
  base: JsonObject,
  modification: JsonObject,
  hooks: ModifyHooks,
): JsonObject {
  const { changedInside: inside = {} } = hooks.kind;
  const draft = modifiedDraft(base, modification, hooks, Object.keys(inside));
  for (const [member, lists] of Object.entries(inside)) {
    modifyInside(draft, modification, member, lists, hooks);
  }
  return objectOf(draft, hooks.derived);
}

function modifiedDraft(
  base: JsonObject,
  modification: JsonObject,
  hooks: ModifyHooks,
  byParts: readonly string[],
): Draft {
  const draft = draftOf(base);
  for (const member of Object.keys(modification)) {
    if (notContent.has(member) || byParts.includes(member)) continue;
    replaceMember(draft, modification, member, hooks);
  }
  const done = new Set<string>();
  for (const member of hooks.lists) {
    const [canonical = member] = spellingsOf(hooks.kind, member);
    if (done.has(canonical)) continue;
    done.add(canonical);
    changeList(draft, modification, canonical, [], hooks);
  }
  return draft;
}

function replaceMember(
  draft: Draft,
  modification: JsonObject,
  member: string,
  { kind }: ModifyHooks,
): void {
  const value = modification[member];
  if (value === undefined || isChange(member) || isRemark(member)) return;
  // The other spelling is removed, so that the replaced value cannot be read besides the new one.
  for (const other of replacedBy(kind, member)) if (other !== member) draft.delete(other);
  draft.set(member, { value, from: { container: modification, key: member } });
}

function modifyInside(
  draft: Draft,
  modification: JsonObject,
  member: string,
  lists: readonly string[],
  hooks: ModifyHooks,
): void {
  const changes = modification[member];
  if (!isObject(changes)) return;
  const old = draft.get(member);
  const inner = draftOf(isObject(old?.value) ? old.value : {});
  for (const name of Object.keys(changes)) replaceMember(inner, changes, name, hooks);
  for (const list of lists) changeList(inner, changes, list, [member], hooks);
  draft.set(member, {
    value: objectOf(inner, hooks.derived),
    from: old?.from ?? { container: modification, key: member },
  });
}

/** Applies the `remove:` and `add:` members of one list; `prefix` is the path of `modification`. */
function changeList(
  draft: Draft,
  modification: JsonObject,
  member: string,
  prefix: JsonPath,
  hooks: ModifyHooks,
): void {
  const spellings = spellingsOf(hooks.kind, member);
  const present = (names: readonly string[]): string[] =>
    names.filter((name) => Object.hasOwn(modification, name));
  const removing = present(spellings.map((spelling) => `remove:${spelling}`));
  const adding = present(spellings.map((spelling) => `add:${spelling}`));
  const changes = Object.keys(modification).filter(
    (name) => removing.includes(name) || adding.includes(name),
  );
  const [firstChange] = changes;
  if (firstChange === undefined) return;
  const [whole] = present(spellings);
  if (whole !== undefined) {
    const path = [...prefix, firstChange];
    hooks.report("changes-beside-whole", path, { member: whole, changes }, "key");
    return;
  }

  const target = spellings.find((spelling) => draft.has(spelling)) ?? member;
  const old = draft.get(target);
  const group = prefix.length > 0 && isObject(old?.value) ? old.value : undefined;
  const removals: Sourced[] = removing.flatMap((name) => memberEntries(modification, name));
  const paths = removing.flatMap((name) => entryPaths(modification, name, prefix));
  const additions = adding.flatMap((name) => memberEntries(modification, name));
  const missing = (removal: Sourced, index: number, entries: readonly Sourced[] = []): void => {
    const code = group ? "group-removal-not-found" : "removal-not-found";
    const list = [...prefix, target].join(".");
    const entry = entryKey(member)(removal.value) ?? JSON.stringify(removal.value);
    const suggestion = meantEntry(entry, entries, entryKey(member));
    hooks.report(code, paths[index] ?? prefix, { list, entry, ...suggestion });
  };
  const addedBy: Slot = { container: modification, key: adding[0] ?? firstChange };
  const from = old?.from ?? addedBy;

  if (group) {
    const value = modifyItemGroup(
      group,
      { from, removals, additions, addedBy },
      hooks.derived,
      missing,
    );
    draft.set(target, { value, from });
    return;
  }
  if (old && !isListed(member, old.value)) {
    hooks.report("change-of-no-list", [...prefix, firstChange], { member: target, changes }, "key");
    return;
  }
  const before = old ? entriesOf({ value: old.value, from }) : [];
  const matching = {
    keyOf: entryKey(member),
    isSet: prefix.length === 0 && isSet(hooks.kind, member),
  };
  const left = withoutRemoved(before, removals, matching, missing, hooks.derived);
  if (left.length === before.length && additions.length === 0) return;
  draft.set(target, { value: listOf([...left, ...additions], hooks.derived), from });
}

/** Paths of the entries of a member, in the order of `memberEntries`. */
function entryPaths(container: JsonObject, member: string, prefix: JsonPath): JsonPath[] {
  const value = container[member];
  return Array.isArray(value) && !isPair(value)
    ? value.map((_, index) => [...prefix, member, index])
    : [[...prefix, member]];
}
