import type { NoteFact } from "../../diagnostics/diagnostic.ts";
import type { Definition } from "../../model.ts";
import type { ResolveContext, Rule } from "../kind.ts";

/**
 * Looks chain until somebody has a tile (§2.3); in a circle nobody has one. Reported once, at the definition on it with
 * the least id. What a child takes over from its parent it did not say: such a step closes no circle.
 */
export const looksLikeCycle: Rule = (definition, context) => {
  const chain: Definition[] = [];
  let at: Definition | undefined = definition;
  while (at && !chain.includes(at)) {
    chain.push(at);
    at = nextLook(at, context);
  }
  if (at !== definition) return;
  if (chain.some(({ id }) => id < definition.id)) return;
  const notes: NoteFact[] = chain.slice(1).map((step) => ({
    message: `"${step.id}" looks like "${step.value["looks_like"] as string}" here`,
    place: context.placeOf(step, ["looks_like"]),
  }));
  chain.forEach((step, index) => {
    const look = step.value["looks_like"] as string;
    const next = chain[index + 1] ?? definition;
    if (look === next.id) return;
    const place = context.placeOf(next, ["alias"]);
    notes.push({ message: `"${look}" is an alias of "${next.id}"`, place });
  });
  context.report(
    "looks-like-cycle",
    context.placeOf(definition, ["looks_like"]),
    { chain: chain.map(({ id }) => id) },
    { notes },
  );
};

/** One of its own kind first, else a tile of the other kind. */
function nextLook({ kind, origin }: Definition, context: ResolveContext): Definition | undefined {
  const look = origin.value["looks_like"];
  if (typeof look !== "string") return undefined;
  const other = kind === "terrain" ? "furniture" : "terrain";
  return context.find(kind, look) ?? context.find(other, look);
}
