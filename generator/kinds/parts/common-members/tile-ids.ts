import { oneOf } from "../../../diagnostics/sentence.ts";
import type { SavedIds } from "../../saved-ids.ts";
import type { TileKind } from "./tile-kind.ts";

/** Saved maps contain ids of furniture and terrain, which must never change (§9.1). */
export function tileIds(name: TileKind): SavedIds {
  const terrain = { from: "from_ter", to: "to_ter" };
  const furniture = { from: "from_furn", to: "to_furn" };
  const [own, other] =
    name === "terrain"
      ? ([terrain, { kind: "furniture", member: furniture.to }] as const)
      : ([furniture, { kind: "terrain", member: terrain.to }] as const);
  return {
    section: "9.1",
    rule: `the id of ${oneOf(name)} must not change after release`,
    meaning: ["name", "symbol"],
    migratedBy: [{ type: "ter_furn_migration", ...own, also: other }],
  };
}
