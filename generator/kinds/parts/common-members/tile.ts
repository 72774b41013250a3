import type { Kind } from "../../kind.ts";
import { namedById } from "../naming/named-by-id.ts";
import { tileVocabularies } from "./tile-vocabularies.ts";
import { tilePrefixes, type AuthoredTile, type TileKind } from "./tile-kind.ts";
import { tileIds } from "./tile-ids.ts";
import { tileTransitions } from "./tile-transitions.ts";

/** What furniture and terrain have in common, besides their rules (§2.3). */
export function tile(
  name: TileKind,
): Pick<
  Kind<AuthoredTile>,
  | "name"
  | "naming"
  | "savedIds"
  | "namesParent"
  | "exclusive"
  | "startsWith"
  | "vocabularies"
  | "similar"
  | "output"
  | "transitions"
> {
  return {
    name,
    naming: { ...namedById, prefix: tilePrefixes[name] },
    savedIds: tileIds(name),
    // A child looks like its parent.
    namesParent: "looks_like",
    exclusive: [["color", "bgcolor"]],
    // Or "bgcolor": one of the two is required (§2.3).
    startsWith: ["color"],
    vocabularies: tileVocabularies,
    similar: {
      member: "looks_like",
      kinds: name === "terrain" ? ["terrain", "furniture"] : ["furniture", "terrain"],
    },
    output: { form: "table" },
    transitions: tileTransitions(name),
  };
}
