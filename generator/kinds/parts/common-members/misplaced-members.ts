import type { TileKind, TileRule } from "./tile-kind.ts";

interface Misplaced {
  readonly part: "bash" | "deconstruct" | "pry";
  readonly member: string;
  /** What the other kind writes. */
  readonly instead?: string;
}

/** Members of a part that only the other kind has (§2.7–2.9), by the kind in which they mean nothing. */
const misplaced: Readonly<Record<TileKind, readonly Misplaced[]>> = {
  terrain: [
    { part: "bash", member: "furn_set", instead: "ter_set" },
    { part: "bash", member: "tent_centers" },
    { part: "bash", member: "collapse_radius" },
    { part: "deconstruct", member: "furn_set", instead: "ter_set" },
    { part: "pry", member: "new_furn_type", instead: "new_ter_type" },
    { part: "pry", member: "break_furn_type", instead: "break_ter_type" },
  ],
  furniture: [
    { part: "bash", member: "ter_set", instead: "furn_set" },
    { part: "deconstruct", member: "ter_set", instead: "furn_set" },
    { part: "pry", member: "new_ter_type", instead: "new_furn_type" },
    { part: "pry", member: "break_ter_type", instead: "break_furn_type" },
  ],
};

export function misplacedMembers(kind: TileKind): TileRule {
  return (definition, context) => {
    for (const { part, member, instead } of misplaced[kind]) {
      const written = definition.value[part];
      if (!written || !Object.hasOwn(written, member)) continue;
      context.report("misplaced-member", context.placeOf(definition, [part, member], "key"), {
        kind,
        where: part,
        member,
        instead,
      });
    }
  };
}
