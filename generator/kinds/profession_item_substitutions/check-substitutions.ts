/** Rules across several substitution objects (§2.2): an item that is replaced twice, and circles. */
import type { AuthoredProfessionItemSubstitutions } from "../../compiled/authored-types.ts";
import type { Definition } from "../../model/definition.ts";
import type { ResolveContext } from "../kind.ts";
import type { OverlapPlace } from "../overlap.ts";
import { overlappingSubstitutions } from "./overlapping-substitutions.ts";
import { substitutionCycles } from "./substitution-cycles.ts";
import type { Place } from "../../model/place.ts";

/** Reports overlaps and circles among all surviving substitution objects, given in load order. */
export function checkSubstitutions(
  definitions: readonly Definition<AuthoredProfessionItemSubstitutions>[],
  context: ResolveContext,
): void {
  const place = ({ definition, path }: OverlapPlace): Place => context.placeOf(definition, path);
  for (const { subject: item, first, second } of overlappingSubstitutions(definitions)) {
    const notes = [{ note: "first", data: { item }, place: place(first) } as const];
    context.report("substitution-overlap", place(second), { item }, { notes });
  }
  for (const { items, steps } of substitutionCycles(definitions)) {
    const [first, ...others] = steps;
    if (!first) continue;
    const notes = others.map(
      (step, index) =>
        ({ note: "step", data: { item: items[index + 1] ?? "" }, place: place(step) }) as const,
    );
    context.report("substitution-cycle", place(first), { items }, { notes });
  }
}
