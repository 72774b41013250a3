/**
 * `copy-from` (extension): a child starts from its parent's members. Its own members win; `extend`, `delete`,
 * `relative` and `proportional` change what it inherits and leave alone what it states itself.
 */
import { shapes } from "../compiled/shapes.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { replacedBy } from "../kinds/parts/inheritance/exclusive-members.ts";
import { spellingsOf } from "../kinds/parts/modification/cbms-spelling.ts";
import { isChange } from "../kinds/parts/modification/modify-members.ts";
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
  type Sourced,
} from "../kinds/parts/modification/modify-list.ts";
import { kinds } from "../kinds/registry.ts";
import { entryKey } from "../kinds/parts/modification/entry-key.ts";
import type { RawObject } from "../model/definition.ts";
import type { Json, JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import { typesOf } from "../schema/choose-branch.ts";
import type { Template } from "./template.ts";
import { placeIn } from "../model/place.ts";

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

const editing: ReadonlySet<string> = new Set(["extend", "delete", "relative", "proportional"]);

/** An object that copies from another, and what can be read of it. */
export interface Child {
  readonly object: RawObject;
  readonly value: JsonObject;
}

/**
 * The value of `object`, which copies from `parent`. Reports members that cannot be changed as it says.
 */
export function inherit(
  kind: KindName,
  parent: Pick<Template, "id" | "value" | "definition">,
  { object, value: child }: Child,
  derived: Derived,
  report: Report,
): JsonObject {
  const dropped = new Set([...ownAlways, ...(kinds[kind].notInherited ?? [])]);
  const draft: Draft = new Map();
  for (const [member, slot] of draftOf(parent.value)) {
    if (!dropped.has(member) && !isChange(member) && !member.startsWith("//")) {
      draft.set(member, slot);
    }
  }
  const inherited = draft.get("autolearn");
  for (const [member, slot] of draftOf(child)) {
    if (editing.has(member)) continue;
    // A child that states both keeps both, so that it is told.
    for (const other of replacedBy(member)) {
      if (!Object.hasOwn(child, other)) draft.delete(other);
    }
    draft.set(member, slot);
  }
  addAutolearn(draft, inherited, child, derived);
  // A tile looks like its parent; a template is no tile that one could look like.
  const { namesParent } = kinds[kind];
  const itself = parent.id === child["id"];
  if (namesParent !== undefined && parent.definition && !itself && !draft.has(namesParent)) {
    draft.set(namesParent, { value: parent.id, from: { container: child, key: "copy-from" } });
  }
  scale(draft, { object, value: child }, report);
  extendAndDelete(draft, child, derived, {
    useless: (code, editor, member) => {
      const place = placeIn(object, [editor, ...member], "key");
      const names = { member: member.join("."), changes: [`${editor}.${member.join(".")}`] };
      report(code, place, names);
    },
    absent: (code, member, { key, container }, entry) => {
      const step = Array.isArray(container) ? [key] : [];
      const place = placeIn(object, ["delete", ...member, ...step]);
      report(code, place, { list: member.join("."), entry }, { severity: "note" });
    },
  });
  return objectOf(draft, derived);
}

/** In the game a list of skills adds to the inherited one; a skill that it repeats has its new level. */
function addAutolearn(
  draft: Draft,
  inherited: Slot | undefined,
  child: JsonObject,
  derived: Derived,
): void {
  const own = draft.get("autolearn");
  if (!Object.hasOwn(child, "autolearn") || !own?.from || !inherited?.from) return;
  if (!Array.isArray(own.value) || !Array.isArray(inherited.value)) return;
  const added = entriesOf({ value: own.value, from: own.from });
  const keyOf = entryKey("autolearn");
  const restated = new Set(added.map(({ value }) => keyOf(value)));
  const kept = entriesOf({ value: inherited.value, from: inherited.from }).filter(
    ({ value }) => !restated.has(keyOf(value)),
  );
  draft.set("autolearn", { value: listOf([...kept, ...added], derived), from: own.from });
}

type Slot = Draft extends Map<string, infer Each> ? Each : never;

/** `member` is a path: below `extend` or `delete`. */
interface EditReports {
  readonly useless: (
    code: "changes-beside-whole" | "change-of-no-list",
    editor: "extend" | "delete",
    member: readonly string[],
  ) => void;
  /** An entry to be taken out of a list that does not hold it: a later version of the parent may have dropped it. */
  readonly absent: (
    code: "removal-not-found" | "group-removal-not-found",
    member: readonly string[],
    written: Sourced["from"],
    entry: string,
  ) => void;
}

/** Appends first, then takes out one first match an entry; a list the child states itself stays as stated. */
function extendAndDelete(
  draft: Draft,
  child: JsonObject,
  derived: Derived,
  report: EditReports,
): void {
  const extend = objectIn(child, "extend");
  const remove = objectIn(child, "delete");
  for (const member of new Set([...Object.keys(extend), ...Object.keys(remove)])) {
    if (member.startsWith("//")) continue;
    const spellings = spellingsOf(member);
    const edits = (["extend", "delete"] as const).filter((each) =>
      Object.hasOwn(each === "extend" ? extend : remove, member),
    );
    if (spellings.some((spelling) => Object.hasOwn(child, spelling))) {
      for (const edit of edits) report.useless("changes-beside-whole", edit, [member]);
      continue;
    }
    const name = spellings.find((spelling) => draft.has(spelling)) ?? member;
    const slot = draft.get(name);
    const editor = Object.hasOwn(extend, member) ? "extend" : "delete";
    const from = slot?.from ?? { container: child, key: editor };
    const additions = memberEntries(extend, member);
    const removals = memberEntries(remove, member);
    // A whole entry names itself by its key; what has none is told by its text.
    const keyOf = (entry: Json): string => entryKey(member)(entry) ?? JSON.stringify(entry);
    const absentFrom =
      (code: "removal-not-found" | "group-removal-not-found") =>
      ({ value, from }: Sourced): void => {
        report.absent(code, [member], from, keyOf(value));
      };
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
        absentFrom("group-removal-not-found"),
      );
      draft.set(name, { value, from });
      continue;
    }
    const inner = slot?.value;
    if (typeof inner === "object" && inner !== null && !Array.isArray(inner)) {
      const nested = draftOf(inner as JsonObject);
      // Books by name (extension) go by their names.
      for (const removal of removals) {
        if (typeof removal.value !== "string" || nested.delete(removal.value)) continue;
        absentFrom("removal-not-found")(removal);
      }
      const inside = { extend: objectIn(extend, member), delete: objectIn(remove, member) };
      extendAndDelete(nested, inside, derived, {
        useless: (code, edit, path) => {
          report.useless(code, edit, [member, ...path]);
        },
        absent: (code, path, written, entry) => {
          report.absent(code, [member, ...path], written, entry);
        },
      });
      draft.set(name, { value: objectOf(nested, derived), from });
      continue;
    }
    const whole = Object.hasOwn(extend, member) ? extend[member] : undefined;
    if (!slot && typeof whole === "object" && whole !== null && !Array.isArray(whole)) {
      draft.set(name, { value: whole, from: { container: extend, key: member } });
      continue;
    }
    if (slot && !isListed(member, slot.value)) {
      for (const edit of edits) report.useless("change-of-no-list", edit, [member]);
      continue;
    }
    const before = slot ? entriesOf({ value: slot.value, from }) : [];
    const missing = absentFrom("removal-not-found");
    const left = withoutFirst([...before, ...additions], removals, keyOf, missing);
    draft.set(name, { value: listOf(left, derived), from });
  }
}

/** Nothing is removed where only something is added. */
function ignore(): void {
  return undefined;
}

/** Starting items may be a group instead of a list (extension). */
function itemGroupOf(member: string, value: Json | undefined): JsonObject | undefined {
  const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
  return isGroup && ["both", "male", "female"].includes(member) ? (value as JsonObject) : undefined;
}

/** A factor is applied to the whole, not to what `relative` made of it; integers stay integers. */
function scale(draft: Draft, { object, value: child }: Child, report: Report): void {
  const factors = objectIn(child, "proportional");
  const summands = objectIn(child, "relative");
  for (const member of new Set([...Object.keys(factors), ...Object.keys(summands)])) {
    if (member.startsWith("//")) continue;
    const editor = Object.hasOwn(factors, member) ? "proportional" : "relative";
    const place = placeIn(object, [editor, member], "key");
    if (Object.hasOwn(child, member)) {
      report("changes-beside-whole", place, { member, changes: [`${editor}.${member}`] });
      continue;
    }
    const slot = draft.get(member);
    const amount = (editor === "proportional" ? factors : summands)[member];
    if (typeof slot?.value !== "number" || typeof amount !== "number") {
      report("not-scalable", place, { editor, member });
      continue;
    }
    const value = editor === "proportional" ? slot.value * amount : slot.value + amount;
    draft.set(member, {
      value: takesFractions(object.kind, member) ? value : Math.trunc(value),
      from: { container: objectIn(child, editor), key: member },
    });
  }
}

function takesFractions(kind: KindName, member: string): boolean {
  const { definition, definitions } = shapes[kind];
  const shape = definition.properties?.[member];
  return shape !== undefined && typesOf(shape, definitions).includes("number");
}

function objectIn(container: JsonObject, member: string): JsonObject {
  const value: Json | undefined = Object.hasOwn(container, member) ? container[member] : undefined;
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : {};
}
