import { getOrInsert } from "../../../model/maps.ts";
import type { NoteOf } from "../../../diagnostics/code.ts";
import type { Definition } from "../../../model/definition.ts";
import type { ResolveContext } from "../../kind.ts";
import type { TileRule } from "./tile-kind.ts";

/**
 * Looks are followed until a definition has a tile (§2.3); in a circle none has one. A circle is reported once, at the
 * definition on it with the least id. A look that a child inherits was not written by it and does not close a circle.
 */
export const looksLikeCycle: TileRule = (definition, context) => {
  const circle = circleOf(definition, context);
  if (!circle || circle.least < definition.id) return;
  const first = circle.steps.indexOf(definition);
  const chain = [...circle.steps.slice(first), ...circle.steps.slice(0, first)];
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

interface Circle {
  /** Each looks like the next, and the last like the first. */
  readonly steps: readonly Definition[];
  readonly least: string;
}

type CircleOf = (definition: Definition) => Circle | undefined;

/** By `find`, since circles depend only on its answers. */
const circlesOf = new WeakMap<ResolveContext["find"], CircleOf>();

/** The circle that contains the definition. Each step is followed only once per context. */
function circleOf(definition: Definition, context: ResolveContext): Circle | undefined {
  return getOrInsert(circlesOf, context.find, () => lookCircles(context))(definition);
}

function lookCircles(context: Pick<ResolveContext, "find" | "share">): CircleOf {
  /** For each visited definition, the circles on the path that was followed at that time. */
  const gone = new Map<Definition, () => ReadonlyMap<Definition, Circle>>();
  return (definition) => {
    if (!gone.has(definition)) goFrom(definition);
    return gone.get(definition)?.().get(definition);
  };

  function goFrom(start: Definition): void {
    const way = new Set<Definition>();
    const circles = context.share(() => {
      let at: Definition | undefined = start;
      while (at && !gone.has(at) && !way.has(at)) {
        way.add(at);
        at = nextLook(at, context);
      }
      // The rest of the path was followed before, and leads to none of these definitions.
      if (at && !way.has(at)) gone.get(at)?.();
      return at && way.has(at) ? circleFrom(at, [...way]) : noCircle;
    });
    for (const step of way) gone.set(step, circles);
  }
}

const noCircle: ReadonlyMap<Definition, Circle> = new Map();

function circleFrom(
  start: Definition,
  way: readonly Definition[],
): ReadonlyMap<Definition, Circle> {
  const steps = way.slice(way.indexOf(start));
  const least = steps.reduce((id, step) => (step.id < id ? step.id : id), start.id);
  const circle = { steps, least };
  return new Map(steps.map((step) => [step, circle]));
}

/** The definition that a tile looks like: one of its own kind, else one of the other kind of tiles. */
function nextLook(
  { kind, origin }: Definition,
  context: Pick<ResolveContext, "find">,
): Definition | undefined {
  const look = origin.value["looks_like"];
  if (typeof look !== "string") return undefined;
  const other = kind === "terrain" ? "furniture" : "terrain";
  return context.find(kind, look) ?? context.find(other, look);
}
