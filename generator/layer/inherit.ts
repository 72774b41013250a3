/**
 * `copy-from` (extension): a child starts from its parent's members. Its own members win; `extend`, `delete`,
 * `relative` and `proportional` change what it inherits and leave alone what it states itself.
 */
import {
  draftOf,
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
    if (Object.hasOwn(child, member)) continue;
    const slot = draft.get(member);
    const inner = slot?.value;
    if (typeof inner === "object" && inner !== null && !Array.isArray(inner)) {
      const nested = draftOf(inner as JsonObject);
      extendAndDelete(
        nested,
        { extend: objectIn(extend, member), delete: objectIn(remove, member) },
        derived,
      );
      draft.set(member, { ...slot, value: objectOf(nested, derived) });
      continue;
    }
    const before = slot ? memberEntries({ [member]: slot.value }, member) : [];
    const entries = [...before, ...memberEntries(extend, member)];
    const left = withoutFirst(
      entries,
      memberEntries(remove, member),
      // A whole entry names itself by its key; what has none is told by its text.
      (entry) => entryKey(member)(entry) ?? JSON.stringify(entry),
      () => undefined,
    );
    draft.set(member, {
      value: listOf(left, derived),
      from: slot?.from ?? { container: child, key: Object.hasOwn(extend, member) ? "extend" : "delete" },
    });
  }
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
