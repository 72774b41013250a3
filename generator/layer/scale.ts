/**
 * `relative` and `proportional` (extension): what a child adds to inherited numbers and quantities with units, and the
 * factors by which it multiplies them, also inside parts and in entries of lists.
 */
import { suggest } from "../diagnostics/suggest.ts";
import { isList, isObject } from "../json/containers.ts";
import {
  draftOf,
  entriesOf,
  listOf,
  objectOf,
  type Draft,
  type DraftMember,
  type Sourced,
} from "../kinds/parts/modification/modify-list.ts";
import { measures, printQuantity } from "../kinds/parts/units/measures.ts";
import { parseQuantity } from "../kinds/parts/units/quantity.ts";
import { placeIn } from "../model/place.ts";
import type { Json, JsonObject, JsonPath } from "../model/json.ts";
import { accepts, branchesOf, chooseBranch, typesOf } from "../schema/choose-branch.ts";
import { innerShape, isOpenList, itemsOf, type Shape } from "../schema/shape.ts";
import { objectIn, type EditContext } from "./extend-and-delete.ts";
import { isRemark } from "../json/remark.ts";

type Editor = "proportional" | "relative";

const editors = ["proportional", "relative"] as const;

/** `path` is below the editing member; entries of lists have their places there. */
type ScaleContext = Omit<EditContext, "path"> & { readonly path: JsonPath };

/** The members of an object or of a part of it, and how they are changed. */
interface Scaled {
  readonly draft: Draft;
  readonly shape: Shape;
  readonly amounts: Readonly<Record<Editor, JsonObject>>;
  /** What the child states itself. */
  readonly stated: JsonObject;
}

export function scale(draft: Draft, child: JsonObject, context: Omit<EditContext, "path">): void {
  // Hardly any object scales anything.
  if (!editors.some((editor) => Object.hasOwn(child, editor))) return;
  const { definition, required } = context.kind.shapes;
  const shape = { ...definition, required };
  const amounts = {
    proportional: objectIn(child, "proportional"),
    relative: objectIn(child, "relative"),
  };
  const scaled = { draft, shape, amounts, stated: child };
  scaleMembers(scaled, { ...context, path: [] });
}

/** A member named in both is only multiplied, which is reported. */
function scaleMembers({ draft, shape, amounts, stated }: Scaled, context: ScaleContext): void {
  const { object, report, derived, path } = context;
  for (const member of new Set(editors.flatMap((editor) => Object.keys(amounts[editor])))) {
    if (isRemark(member)) continue;
    const naming = editors.filter((each) => Object.hasOwn(amounts[each], member));
    const [editor = "relative"] = naming;
    const name = [...path, member].join(".");
    const place = placeIn(object, [editor, ...path, member], "key");
    if (Object.hasOwn(stated, member)) {
      const changes = naming.map((each) => `${each}.${name}`);
      report("changes-beside-whole", place, { member: name, changes, number: "stated" });
      continue;
    }
    const own = shape.properties?.[member];
    // An object that does not write the member has its default.
    const slot =
      draft.get(member) ?? (own?.default === undefined ? undefined : { value: own.default });
    // If a mandatory member is missing, that is reported.
    if (!slot && shape.required?.includes(member) === true) continue;
    const inner = {
      proportional: objectIn(amounts.proportional, member),
      relative: objectIn(amounts.relative, member),
    };
    if (isObject(slot?.value) && editors.some((each) => Object.keys(inner[each]).length > 0)) {
      const part = draftOf(slot.value);
      const branch = (own && chooseBranch(slot.value, own)) ?? {};
      const inside = { draft: part, shape: branch, amounts: inner, stated: {} };
      scaleMembers(inside, { ...context, path: [...path, member] });
      draft.set(member, { ...slot, value: objectOf(part, derived) });
      continue;
    }
    if (naming.length > 1) {
      const ignored = placeIn(object, ["relative", ...path, member], "key");
      const data = { member: `${editor}.${name}`, changes: [`relative.${name}`] };
      report("changes-beside-whole", ignored, { ...data, number: "multiplied" });
    }
    const container = amounts[editor];
    const amount = { value: container[member] ?? null, from: { container, key: member } };
    // A text of a part tells which part is meant.
    const isRepeated = path.length > 0 && measureOf(own) === undefined;
    if (isRepeated && typeof amount.value === "string" && amount.value === slot?.value) continue;
    const change = { editor, inherited: slot, amount, shape: own };
    const inside = { ...context, path: [...path, member] };
    const suggestion = slot === undefined ? suggest(member, scalable(shape))[0] : undefined;
    const made = scaledEntries(change, inside) ?? scaledNumber(change, inside, suggestion);
    if (made) draft.set(member, made);
  }
}

/** How one value is changed, whose shape is known or not. */
interface Change {
  readonly editor: Editor;
  readonly inherited: DraftMember | undefined;
  readonly amount: Sourced;
  readonly shape: Shape | undefined;
}

/**
 * The list in which an entry with the texts of an amount is changed by it, such as `["iron", 3]` by `["iron", 5]`; what
 * `relative` adds to no entry becomes one. `undefined` if this is no change of a list.
 */
function scaledEntries(change: Change, context: ScaleContext): DraftMember | undefined {
  const { editor, inherited, amount, shape } = change;
  if (!isList(amount.value) || typeof (inherited?.value ?? []) !== "object") return undefined;
  if (!shape || !branchesOf(shape).some(isOpenList)) return undefined;
  const list = chooseBranch(inherited?.value ?? [], shape);
  if (!list) return undefined;
  const entries = inherited ? entriesOf({ from: amount.from, ...inherited }) : [];
  const found = new Map(entries.map(({ value }, at) => [textsOf(value), at]));
  amount.value.forEach((value, key, container) => {
    const each = { value, from: { container, key } };
    const inside = { ...context, path: [...context.path, key] };
    const at = found.get(textsOf(value));
    const entry = at === undefined ? undefined : entries[at];
    if (at !== undefined && entry) {
      const change = { editor, inherited: entry, amount: each, shape: itemsOf(list) ?? list };
      entries[at] = { ...entry, value: scaledEntry(change, inside) };
    } else if (editor === "relative") entries.push(each);
    else reportMisfit({}, editor, inside);
  });
  return { value: listOf(entries, context.derived), from: inherited?.from ?? amount.from };
}

/** What tells the entries of a list apart: all their texts. */
function textsOf(entry: Json): string {
  if (typeof entry !== "object" || entry === null) return JSON.stringify(entry);
  const texts = Object.entries(entry).filter(
    ([key, value]) => typeof value === "string" && !isRemark(key),
  );
  return JSON.stringify(texts.sort());
}

/** An entry of a list after its change: a part, or a pair of a text and a number. */
function scaledEntry({ editor, inherited, amount, shape }: Change, context: ScaleContext): Json {
  const entry = inherited?.value ?? null;
  const branch = shape && chooseBranch(entry, shape);
  if (isObject(entry) && isObject(amount.value)) {
    const draft = draftOf(entry);
    const amounts = { proportional: {}, relative: {}, [editor]: amount.value };
    scaleMembers({ draft, shape: branch ?? {}, amounts, stated: {} }, context);
    return objectOf(draft, context.derived);
  }
  if (!isList(entry) || !isList(amount.value)) return entry;
  const by = { value: amount.value[1] ?? null, from: { container: amount.value, key: 1 } };
  const places: Sourced[] = entry.map((value, key) => ({ value, from: { container: entry, key } }));
  const change = {
    editor,
    inherited: places[1],
    amount: by,
    shape: branch && innerShape(branch, 1),
  };
  const made = scaledNumber(change, context);
  return listOf(made ? places.with(1, made) : places, context.derived);
}

/** The changed number or quantity; `undefined` if it stays as it is, which is reported. */
function scaledNumber(
  { editor, inherited, amount, shape }: Change,
  context: ScaleContext,
  suggestion?: string,
): Sourced | undefined {
  const isWhole = !(shape && typesOf(shape).includes("number"));
  const areNumbers = [inherited?.value, amount.value].every((each) => typeof each === "number");
  // Where a schema says nothing of the values, it may be a quantity that only the game can read.
  if (shape && !areNumbers && isAny(shape)) return undefined;
  const measure = measureOf(shape);
  const made = scaledValue(inherited?.value, amount.value, { editor, measure, isWhole });
  if (made === undefined) return undefined;
  if (typeof made === "object") {
    reportMisfit({ ...made, ...(suggestion ? { suggestion } : {}) }, editor, context);
    return undefined;
  }
  const value = typeof made === "number" && isWhole ? Math.trunc(made) : made;
  return { value, from: { ...amount.from, madeBy: editor } };
}

function reportMisfit(
  misfit: Misfit & { readonly suggestion?: string },
  editor: Editor,
  { object, report, path }: ScaleContext,
): void {
  const target = typeof path.at(-1) === "number" ? "value" : "key";
  const member = path.filter((step) => typeof step === "string").join(".");
  report("not-scalable", placeIn(object, [editor, ...path], target), { editor, member, ...misfit });
}

/** What the amount would have to be; nothing if no amount can change the value. */
interface Misfit {
  readonly expected?: "number" | "whole" | "quantity";
  /** What is there is a text, of which no unit is known. */
  readonly isText?: true;
  /** The number that a text states, and the text. */
  readonly meant?: { readonly found: string; readonly instead: number };
}

interface Scaling {
  readonly editor: Editor;
  /** The quantity that the value is as a text. */
  readonly measure: string | undefined;
  /** Whether the value is a whole number: factors make one of it, and only whole numbers can be added. */
  readonly isWhole: boolean;
}

/** The new value; `undefined` if what is wrong with it is reported where it stands. */
function scaledValue(
  value: Json | undefined,
  amount: Json,
  { editor, measure, isWhole }: Scaling,
): number | string | Misfit | undefined {
  if (typeof amount === "string" && (editor === "proportional" || measure === undefined)) {
    const number = Number(amount.trim() === "" ? NaN : amount);
    const meant = { found: amount, instead: number };
    return { expected: "number", ...(Number.isFinite(number) ? { meant } : {}) };
  }
  if (typeof value === "number") {
    if (typeof amount !== "number") return { expected: "number" };
    // A number that is too large is reported.
    if (!Number.isFinite(amount)) return undefined;
    if (editor === "relative" && isWhole && !Number.isInteger(amount)) return { expected: "whole" };
    return editor === "proportional" ? value * amount : value + amount;
  }
  const quantities = measure === undefined ? undefined : measures[measure];
  if (typeof value !== "string") return {};
  if (quantities === undefined) return { isText: true };
  const inherited = parseQuantity(value, quantities.units);
  if (inherited === undefined) return undefined;
  if (editor === "proportional") {
    if (typeof amount !== "number") return { expected: "number" };
    return Number.isFinite(amount)
      ? printQuantity(Math.trunc(inherited * amount), quantities)
      : undefined;
  }
  const added = typeof amount === "string" ? parseQuantity(amount, quantities.units) : undefined;
  return added === undefined
    ? { expected: "quantity" }
    : printQuantity(inherited + added, quantities);
}

/** The quantity that a member states as a text. */
function measureOf(shape: Shape | undefined): string | undefined {
  return branchesOf(shape ?? {}).find(({ "x-format": format }) => format !== undefined)?.[
    "x-format"
  ];
}

/** Whether the shape says nothing of its values. */
function isAny(shape: Shape): boolean {
  const types = ["null", "boolean", "number", "string", "array", "object"] as const;
  return types.every((type) => accepts(shape, type));
}

function scalable({ properties = {} }: Shape): string[] {
  return Object.entries(properties).flatMap(([name, shape]) =>
    accepts(shape, "integer") || measureOf(shape) !== undefined ? [name] : [],
  );
}
