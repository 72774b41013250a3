import type { Bundle } from "../../schema/link-shapes.ts";
import { childrenOf, type Shape } from "../../schema/shape.ts";

/** Every shape of a bundle once; references lead to definitions, which are among them. */
export function shapesIn({ root, definitions }: Bundle): readonly Shape[] {
  const found = [root, ...Object.values(definitions)];
  // A list may grow while it is walked.
  for (const shape of found) found.push(...childrenOf(shape));
  return found;
}
