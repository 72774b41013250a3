import type { ContentCode, Reason } from "../code-definition.ts";
import type { ShapeFacts } from "../../schema/shape-facts.ts";
import { typeWords } from "../../schema/describe-shape.ts";
import { subjectAt } from "../sentence.ts";

export const code: ContentCode<ShapeFacts["out-of-range"]> = {
  severity: "error",
  spec: "8",
  theme: "members",
  meaning: "A number is outside the range that its member allows.",
  message: ({ where, found: number, minimum, maximum, exclusiveMinimum }) =>
    `${subjectAt(where)} is ${Number.isFinite(number) ? String(number) : (typeWords["huge"] ?? "")} – expected ${range(minimum, maximum, exclusiveMinimum)}.`,
};

export const reason: Reason = {
  why: "The number has the right type, but its value makes no sense: a movement cost below zero would reward walking, and a ratio of 0 would replace an item by nothing. The bounds are those of the specification.",
  remedy: "Choose a value inside the range that the message shows.",
};

function range(
  minimum: number | undefined,
  maximum: number | undefined,
  exclusiveMinimum: number | undefined,
): string {
  if (exclusiveMinimum !== undefined) return `more than ${String(exclusiveMinimum)}`;
  if (minimum !== undefined && maximum !== undefined) {
    return `${String(minimum)} to ${String(maximum)}`;
  }
  return minimum === undefined ? `at most ${String(maximum)}` : `at least ${String(minimum)}`;
}
