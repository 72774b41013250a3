import type { JsonObject, Json } from "../../model/json.ts";
import { getOrInsert } from "../../model/maps.ts";
import { followed } from "../choose-branch.ts";
import { childrenOf, type Shape } from "../shape.ts";

/** Words for how many there are of something. */
export const countWords: ReadonlySet<string> = new Set(
  "count amount quantity number qty".split(" "),
);

const known = new WeakMap<Shape, ReadonlySet<string>>();

/** The words that name members of a shape or of its parts, or the kinds of ids in them. */
export function wordsIn(root: Shape): ReadonlySet<string> {
  return getOrInsert(known, root, () => {
    const words = new Set<string>();
    const shapes = new Set([root]);
    // Iterating over a set includes what is added meanwhile.
    for (const shape of shapes) {
      const at = followed(shape);
      const { properties = {}, "x-positions": positions = [], "x-also": also = [] } = at;
      const { "x-ref": kind } = at;
      for (const word of [...Object.keys(properties), ...positions, ...also]) words.add(word);
      if (kind !== undefined) words.add(kind);
      for (const child of childrenOf(at)) shapes.add(child);
    }
    return words;
  });
}

/** Whether it is a text that is no number: the name beside it may be that of a member, even of one that is misspelt. */
export function isWord(value: Json | undefined): boolean {
  return typeof value === "string" && !Number.isFinite(Number(value === "" ? NaN : value));
}

/** The values of an object whose members are the positions of a list (`x-positions`), in their order. */
export function inPositions(
  object: JsonObject,
  { "x-positions": positions = [] }: Shape,
): readonly Json[] | undefined {
  const values = positions.flatMap((name) =>
    Object.hasOwn(object, name) ? [object[name] ?? null] : [],
  );
  const isWhole = values.length > 0 && values.length === positions.length;
  return isWhole && values.length === Object.keys(object).length ? values : undefined;
}
