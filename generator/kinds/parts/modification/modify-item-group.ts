/** Additions to and removals from starting items that are an item group instead of a list (extension). */
import { isList } from "../../../json/containers.ts";
import type { Json, JsonArray, JsonObject, Slot } from "../../../model/json.ts";
import { entryKey } from "./entry-key.ts";
import {
  draftOf,
  entriesOf,
  listOf,
  memberEntries,
  objectOf,
  withoutRemoved,
  type Derived,
  type Draft,
  type Sourced,
} from "./modify-list.ts";

const keyOf = entryKey("both");

/** `from` is the source of the group; `addedBy` is the member that adds, the source of what has none of its own. */
export interface GroupChange {
  readonly from: Slot;
  readonly removals: readonly Sourced[];
  readonly additions: readonly Sourced[];
  readonly addedBy: Slot;
}

/**
 * Returns the group after the change. A removal removes the first entry with its id from `items`, else from `entries`;
 * nested groups are not searched. Additions are always spawned, so a group from which one entry is chosen becomes one
 * entry of a new collection. An addition may be an item id, `[item, snippet]` or a whole group.
 */
export function modifyItemGroup(
  group: JsonObject,
  change: GroupChange,
  derived: Derived,
  missing: (removal: Sourced, index: number) => void,
): JsonObject {
  const reduced = removeFromGroup(group, change.removals, derived, missing);
  if (change.additions.length === 0) return reduced;
  const draft = isChoice(reduced) ? asCollection(reduced, change.from, derived) : draftOf(reduced);
  const items = change.additions.filter(({ value }) => typeof value !== "object");
  const others = change.additions.filter(({ value }) => typeof value === "object");
  append(draft, "items", items, change.addedBy, derived);
  const entries = others.map((addition) =>
    isList(addition.value) ? describedEntry(addition, derived) : nestedEntry(addition, derived),
  );
  append(draft, "entries", entries, change.addedBy, derived);
  return objectOf(draft, derived);
}

function removeFromGroup(
  group: JsonObject,
  removals: readonly Sourced[],
  derived: Derived,
  missing: (removal: Sourced, index: number) => void,
): JsonObject {
  const items = memberEntries(group, "items");
  const notInItems: { removal: Sourced; index: number }[] = [];
  const itemsLeft = withoutRemoved(
    items,
    removals,
    { keyOf },
    (removal, index) => notInItems.push({ removal, index }),
    derived,
  );
  const entries = memberEntries(group, "entries");
  const entriesLeft = withoutRemoved(
    entries,
    notInItems.map(({ removal }) => removal),
    { keyOf },
    (removal, index) => {
      missing(removal, notInItems[index]?.index ?? index);
    },
    derived,
  );
  const draft = draftOf(group);
  replace(draft, "items", items, itemsLeft, derived);
  replace(draft, "entries", entries, entriesLeft, derived);
  const changed = itemsLeft.length < items.length || entriesLeft.length < entries.length;
  return changed ? objectOf(draft, derived) : group;
}

function replace(
  draft: Draft,
  member: string,
  before: readonly Sourced[],
  after: readonly Sourced[],
  derived: Derived,
): void {
  const old = draft.get(member);
  if (old && after.length < before.length) {
    draft.set(member, { ...old, value: listOf(after, derived) });
  }
}

function append(
  draft: Draft,
  member: string,
  additions: readonly Sourced[],
  addedBy: Slot,
  derived: Derived,
): void {
  if (additions.length === 0) return;
  const old = draft.get(member);
  const before = old ? entriesOf({ value: old.value, from: old.from ?? addedBy }) : [];
  draft.set(member, {
    value: listOf([...before, ...additions], derived),
    from: old?.from ?? addedBy,
  });
}

/** Turns `[item, snippet]` into an entry of a group; in a group's `items` a pair would mean a chance. */
function describedEntry(pair: Sourced, derived: Derived): Sourced {
  const [item, snippet] = pair.value as readonly [Json, Json];
  const container = pair.value as object;
  const draft: Draft = new Map([
    ["item", { value: item, from: { container, key: 0 } }],
    [
      "snippets",
      {
        value: listOf([{ value: snippet, from: { container, key: 1 } }], derived),
        from: { container, key: 1 },
      },
    ],
  ]);
  return { value: objectOf(draft, derived), from: pair.from };
}

/** Returns `{ "entries": [{ "distribution": [ … ] }] }`, with the members that belong to the group as a whole. */
function asCollection(group: JsonObject, from: Slot, derived: Derived): Draft {
  const choice: Draft = new Map([
    ["distribution", { value: entriesOfGroup(group, derived), from }],
  ]);
  const draft = withoutEntries(group);
  const value = listOf([{ value: objectOf(choice, derived), from }], derived);
  return draft.set("entries", { value, from });
}

/** Turns a whole group into an entry of another one: `{ "collection": [ … ] }`, or a distribution. */
function nestedEntry({ value, from }: Sourced, derived: Derived): Sourced {
  const group = value as JsonObject;
  const form = isChoice(group) ? "distribution" : "collection";
  const draft = withoutEntries(group);
  draft.set(form, { value: entriesOfGroup(group, derived), from });
  return { value: objectOf(draft, derived), from };
}

/** Whether only one entry of the group is spawned. */
function isChoice({ subtype }: JsonObject): boolean {
  return subtype === "distribution" || subtype === "old";
}

function withoutEntries(group: JsonObject): Draft {
  const draft = draftOf(group);
  for (const member of ["subtype", "items", "groups", "entries"]) draft.delete(member);
  return draft;
}

function entriesOfGroup(group: JsonObject, derived: Derived): JsonArray {
  const old = group["subtype"] === "old"; // which reads "items" only
  const entries = [
    ...(old ? [] : memberEntries(group, "entries")),
    ...memberEntries(group, "items"),
    ...(old ? [] : memberEntries(group, "groups")).map((each) => asGroupEntry(each, derived)),
  ];
  return listOf(entries, derived);
}

/** Turns an element of `groups` (`id`, `[id, prob]` or an entry) into an entry: elsewhere a bare id is an item. */
function asGroupEntry(element: Sourced, derived: Derived): Sourced {
  const { value, from } = element;
  const draft: Draft = new Map();
  if (Array.isArray(value)) {
    const [group, prob] = value as unknown as readonly [Json, Json];
    draft.set("group", { value: group, from: { container: value, key: 0 } });
    draft.set("prob", { value: prob, from: { container: value, key: 1 } });
  } else if (typeof value === "string") {
    draft.set("group", { value, from });
  } else {
    return element;
  }
  return { value: objectOf(draft, derived), from };
}
