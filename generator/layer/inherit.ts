/**
 * `copy-from` (extension): a child starts from its parent's members. Its own members win; `extend`, `delete`,
 * `relative` and `proportional` change what it inherits and leave alone what it states itself.
 */
import { spellingsOf } from "../kinds/profession/cbms-spelling.ts";
import { modifyItemGroup } from "../kinds/profession/modify-item-group.ts";
import {
  draftOf,
  entriesOf,
  listOf,
  memberEntries,
  objectOf,
  withoutFirst,
  type Derived,
  type Draft,
} from "../kinds/profession/modify-list.ts";
import { entryKey } from "../kinds/profession/entry-key.ts";
import type { Json, JsonObject, KindName } from "../model.ts";
import type { Template } from "./registry.ts";

/** Members that say how an object is loaded, or what it is, and never pass to a child. */
const ownAlways: ReadonlySet<string> = new Set([
  "type",
  "id",
  "ident",
  "abstract",
  "alias",
  "copy-from",
  "edit-mode",
  "extend",
  "delete",
  "relative",
  "proportional",
  "override",
  "obsolete",
]);

/** What real data counts on a child to restate: recipes their requirements, tiles some of their behaviour. */
const notInherited: Readonly<Record<KindName, readonly string[]>> = {
  profession: [],
  profession_item_substitutions: [],
  furniture: ["examine_action"],
  terrain: ["examine_action", "connects_to"],
  recipe: ["result", "id_suffix", "components", "qualities", "tools"],
  uncraft: ["result", "id_suffix", "components", "qualities", "tools"],
  requirement: [],
};

/** Members of which an object has one or the other, so that stating one replaces both. */
const exclusive: readonly (readonly string[])[] = [
  ["color", "bgcolor"],
  ["cbms", "CBMs"],
];

const editing: ReadonlySet<string> = new Set(["extend", "delete", "relative", "proportional"]);

export interface InheritHooks {
  readonly derived: Derived;
  /** A member that `relative` or `proportional` names is no number in the parent. */
  readonly notANumber: (editor: string, member: string) => void;
}

export function inherit(
  kind: KindName,
  parent: Pick<Template, "id" | "value" | "definition">,
  child: JsonObject,
  hooks: InheritHooks,
): JsonObject {
  const dropped = new Set([...ownAlways, ...notInherited[kind]]);
  const draft: Draft = new Map();
  for (const [member, slot] of draftOf(parent.value)) {
    if (!dropped.has(member) && !member.startsWith("//")) draft.set(member, slot);
  }
  for (const [member, slot] of draftOf(child)) {
    if (editing.has(member)) continue;
    for (const pair of exclusive) {
      if (pair.includes(member)) for (const other of pair) draft.delete(other);
    }
    draft.set(member, slot);
  }
  // A child looks like its parent; a template is no tile that one could look like.
  const tile = kind === "furniture" || kind === "terrain";
  if (tile && parent.definition && !draft.has("looks_like")) {
    draft.set("looks_like", { value: parent.id, from: { container: child, key: "copy-from" } });
  }
  scale(draft, child, hooks);
  extendAndDelete(draft, child, hooks.derived);
  return objectOf(draft, hooks.derived);
}

/** Appends first, then takes out one first match an entry; a list the child states itself stays as stated. */
function extendAndDelete(draft: Draft, child: JsonObject, derived: Derived): void {
  const extend = objectIn(child, "extend");
  const remove = objectIn(child, "delete");
  for (const member of new Set([...Object.keys(extend), ...Object.keys(remove)])) {
    const spellings = spellingsOf(member);
    if (spellings.some((spelling) => Object.hasOwn(child, spelling))) continue;
    const name = spellings.find((spelling) => draft.has(spelling)) ?? member;
    const slot = draft.get(name);
    const editor = Object.hasOwn(extend, member) ? "extend" : "delete";
    const from = slot?.from ?? { container: child, key: editor };
    const additions = memberEntries(extend, member);
    const removals = memberEntries(remove, member);
    const group = itemGroupOf(member, slot?.value);
    if (group) {
      const change = { from, addedBy: { container: extend, key: member } };
      const longer = modifyItemGroup(
        group,
        { ...change, additions, removals: [] },
        derived,
        ignore,
      );
      const value = modifyItemGroup(
        longer,
        { ...change, additions: [], removals },
        derived,
        ignore,
      );
      draft.set(name, { value, from });
      continue;
    }
    const inner = slot?.value;
    if (typeof inner === "object" && inner !== null && !Array.isArray(inner)) {
      const nested = draftOf(inner as JsonObject);
      const edits = { extend: objectIn(extend, member), delete: objectIn(remove, member) };
      extendAndDelete(nested, edits, derived);
      draft.set(name, { value: objectOf(nested, derived), from });
      continue;
    }
    const before = slot ? entriesOf({ value: slot.value, from }) : [];
    // A whole entry names itself by its key; what has none is told by its text.
    const keyOf = (entry: Json): string => entryKey(member)(entry) ?? JSON.stringify(entry);
    const left = withoutFirst([...before, ...additions], removals, keyOf, ignore);
    draft.set(name, { value: listOf(left, derived), from });
  }
}

/** Deleting what is not there is no mistake: a later version of the parent may have dropped it. */
function ignore(): void {
  return undefined;
}

/** Starting items may be a group instead of a list (extension). */
function itemGroupOf(member: string, value: Json | undefined): JsonObject | undefined {
  const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
  return isGroup && ["both", "male", "female"].includes(member) ? (value as JsonObject) : undefined;
}

/** A factor is applied to the whole, not to what `relative` made of it; integers stay integers. */
function scale(draft: Draft, child: JsonObject, hooks: InheritHooks): void {
  const factors = objectIn(child, "proportional");
  const summands = objectIn(child, "relative");
  for (const member of new Set([...Object.keys(factors), ...Object.keys(summands)])) {
    if (Object.hasOwn(child, member)) continue;
    const editor = Object.hasOwn(factors, member) ? "proportional" : "relative";
    const slot = draft.get(member);
    const amount = (editor === "proportional" ? factors : summands)[member];
    if (typeof slot?.value !== "number" || typeof amount !== "number") {
      hooks.notANumber(editor, member);
      continue;
    }
    const value = editor === "proportional" ? slot.value * amount : slot.value + amount;
    draft.set(member, {
      value: Number.isInteger(slot.value) ? Math.trunc(value) : value,
      from: { container: objectIn(child, editor), key: member },
    });
  }
}

function objectIn(container: JsonObject, member: string): JsonObject {
  const value: Json | undefined = Object.hasOwn(container, member) ? container[member] : undefined;
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : {};
}
