import type { NoteOf } from "../../../diagnostics/code.ts";
import type { Definition } from "../../../model/definition.ts";
import { oncePerContent, type ResolveContext } from "../../kind.ts";
import { circlesOf } from "../circles.ts";
import type { TileRule } from "./tile-kind.ts";

/**
 * Looks are followed until a definition has a tile (§2.3); in a circle none has one. A circle is reported once, at the
 * definition on it with the least id. A look that a child inherits was not written by it and does not close a circle.
 */
export const looksLikeCycle: TileRule = (definition, context) => {
  const circle = circlesIn(context)(definition);
  if (!circle || circle.least < definition.id) return;
  const chain = [definition];
  for (let [at] = nextLook(definition, context); at && at !== definition;) {
    chain.push(at);
    [at] = nextLook(at, context);
  }
  const notes: NoteOf<"looks-like-cycle">[] = chain.slice(1).map((step) => ({
    note: "step",
    data: { id: step.id, look: lookOf(step) },
    place: context.placeOf(step, ["looks_like"]),
  }));
  chain.forEach((step, index) => {
    const look = lookOf(step);
    const next = chain[index + 1] ?? definition;
    if (look === next.id) return;
    const place = context.placeOf(next, ["alias"]);
    notes.push({ note: "alias", data: { alias: look, id: next.id }, place });
  });
  context.report(
    "looks-like-cycle",
    context.placeOf(definition, ["looks_like"]),
    { chain: chain.map(({ id }) => id) },
    { notes },
  );
};

function lookOf({ value }: Definition): string {
  const { looks_like: look } = value;
  return typeof look === "string" ? look : "";
}

const circlesIn = oncePerContent((context: Pick<ResolveContext, "find" | "share">) =>
  circlesOf<Definition>(
    (tile) => nextLook(tile, context),
    ({ id }) => id,
    context.share,
  ),
);

/** The definition that a tile looks like, if any: one of its own kind, else one of the other kind of tiles. */
function nextLook(
  { kind, origin }: Definition,
  context: Pick<ResolveContext, "find">,
): readonly Definition[] {
  const look = origin.value["looks_like"];
  if (typeof look !== "string") return [];
  const other = kind === "terrain" ? "furniture" : "terrain";
  const next = context.find(kind, look) ?? context.find(other, look);
  return next ? [next] : [];
}
