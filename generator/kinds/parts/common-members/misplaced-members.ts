import { shapes } from "../../../compiled/shapes.ts";
import { branchesOf } from "../../../schema/choose-branch.ts";
import type { TileKind, TileRule } from "./tile-kind.ts";

const parts = ["bash", "deconstruct", "pry"] as const;

interface Misplaced {
  readonly part: (typeof parts)[number];
  readonly member: string;
  /** The member to use instead in this kind. */
  readonly instead: string | undefined;
}

/** Reports members of a part that only the other kind has (§2.7–2.9), according to the schema of the part. */
export function misplacedMembers(kind: TileKind): TileRule {
  let misplaced: readonly Misplaced[] | undefined;
  return (definition, context) => {
    misplaced ??= parts.flatMap((part) => withoutMeaning(kind, part));
    for (const { part, member, instead } of misplaced) {
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

function withoutMeaning(kind: TileKind, part: Misplaced["part"]): Misplaced[] {
  const { definition, definitions } = shapes[kind];
  const shape = definition.properties?.[part] ?? {};
  return branchesOf(shape, definitions).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([member, { deprecated, "x-instead": instead }]) =>
      deprecated === true ? { part, member, instead } : [],
    ),
  );
}
