/**
 * `relative` and `proportional` (extension): what a child adds to inherited numbers and quantities with units, and the
 * factors by which it multiplies them, also inside parts.
 */
import { suggest } from "../diagnostics/suggest.ts";
import { isObject } from "../json/containers.ts";
import { draftOf, objectOf, type Draft } from "../kinds/parts/modification/modify-list.ts";
import { measures, printQuantity } from "../kinds/parts/units/measures.ts";
import { parseQuantity } from "../kinds/parts/units/quantity.ts";
import { placeIn } from "../model/place.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { accepts, branchesOf, chooseBranch, typesOf } from "../schema/choose-branch.ts";
import type { Shape } from "../schema/shape.ts";
import { objectIn, type EditContext } from "./extend-and-delete.ts";

type Editor = "proportional" | "relative";

const editors = ["proportional", "relative"] as const;

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
function scaleMembers({ draft, shape, amounts, stated }: Scaled, context: EditContext): void {
  const { object, report, derived, path } = context;
  for (const member of new Set(editors.flatMap((editor) => Object.keys(amounts[editor])))) {
    if (member.startsWith("//")) continue;
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
    const amount = container[member] ?? null;
    const measure = own && measureOf(own);
    // A text of a part tells which part is meant.
    const isRepeated = path.length > 0 && measure === undefined && typeof amount === "string";
    if (isRepeated && amount === slot?.value) continue;
    const made = scaledValue(slot?.value, amount, editor, measure);
    if (typeof made === "object") {
      const suggestion = slot === undefined ? suggest(member, scalable(shape))[0] : undefined;
      report("not-scalable", place, {
        editor,
        member: name,
        ...made,
        ...(suggestion ? { suggestion } : {}),
      });
    } else if (made !== undefined) {
      const value =
        typeof made === "string" || (own && typesOf(own).includes("number"))
          ? made
          : Math.trunc(made);
      draft.set(member, { value, from: { container, key: member } });
    }
  }
}

/** What the amount would have to be; nothing if no amount can change the value. */
interface Misfit {
  readonly expected?: "number" | "quantity";
  /** The number that a text states, and the text. */
  readonly meant?: { readonly found: string; readonly instead: number };
}

/** The new value; `undefined` if what is wrong with it is reported where it stands. */
function scaledValue(
  value: Json | undefined,
  amount: Json,
  editor: Editor,
  measure: string | undefined,
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
    return editor === "proportional" ? value * amount : value + amount;
  }
  const quantities = measure === undefined ? undefined : measures[measure];
  if (quantities === undefined || typeof value !== "string") return {};
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
function measureOf(shape: Shape): string | undefined {
  return branchesOf(shape).find(({ "x-format": format }) => format !== undefined)?.["x-format"];
}

function scalable({ properties = {} }: Shape): string[] {
  return Object.entries(properties).flatMap(([name, shape]) =>
    accepts(shape, "integer") || measureOf(shape) !== undefined ? [name] : [],
  );
}
