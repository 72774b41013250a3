import type { Complete } from "../../compiled/authored-types.ts";
import type { Definition } from "../../model/definition.ts";
import type { ResolveContext } from "../kind.ts";

type Recipe = Definition<Complete<"recipe">>;

/**
 * The recipes from which uncrafts are generated (§2.10): of the reversible recipes for each item the one with the
 * least id, and none if an author wrote an uncraft for the item. In ascending order of their ids, by code unit.
 * If several recipes could be reversed, a note names the one that is.
 */
export function chooseReversible(
  recipes: Iterable<Recipe>,
  hasUncraft: (item: string) => boolean,
  context: Pick<ResolveContext, "report" | "placeOf">,
): Recipe[] {
  const byResult = new Map<string, [Recipe, ...Recipe[]]>();
  const candidates = [...recipes].filter(isCandidate).sort((one, other) => byId(one, other));
  for (const candidate of candidates) {
    const { result } = candidate.value;
    if (hasUncraft(result)) continue;
    const earlier = byResult.get(result);
    if (earlier === undefined) byResult.set(result, [candidate]);
    else earlier.push(candidate);
  }
  for (const [result, [chosen, ...others]] of byResult) {
    if (others.length === 0) continue;
    context.report(
      "several-reversible-recipes",
      context.placeOf(chosen, ["reversible"]),
      { result, chosen: chosen.id, others: others.map(({ id }) => id) },
      {
        notes: others.map((other) => ({
          note: "other",
          data: { id: other.id },
          place: context.placeOf(other, ["reversible"]),
        })),
      },
    );
  }
  return [...byResult.values()].map(([chosen]) => chosen);
}

function isCandidate({ obsolete, value }: Recipe): boolean {
  return !obsolete && value.reversible === true;
}

function byId(one: Recipe, other: Recipe): number {
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
}
