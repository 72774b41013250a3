import type { ContentCode, Reason } from "../code-definition.ts";
import type { ShapeFacts } from "../../schema/shape-facts.ts";
import { subjectAt } from "../sentence.ts";

export const code: ContentCode<ShapeFacts["out-of-range"]> = {
  severity: "error",
  spec: "8",
  theme: "members",
  meaning: "A number is outside the range that its member allows.",
  message: ({ where, found: number, minimum, maximum, exclusiveMinimum }) =>
    `${subjectAt(where)} is ${String(number)} – expected ${range(minimum, maximum, exclusiveMinimum)}.`,
};

export const reason: Reason = {
  why: "The number has the right type, but a value that nothing can be made of: a cost below zero would pay those who walk, a ratio of 0 would replace an item by none. The bounds are those of the specification.",
  remedy: "Choose a value inside the range that the message gives.",
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
