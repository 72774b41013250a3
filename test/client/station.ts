/** The map of the story: a station on the pass, a tent, a tarn, a tree. */
import { FurnitureId, TerrainId } from "../../generated/index.js";
import type { Place, Sign } from "./game.ts";

export const map: readonly string[] = [
  ".....................",
  ".8.%f%...#####W#####.",
  "...%p%...#S__#_kkk_#.",
  "...%%%...#T__+____B#.",
  ".i.......#___#c_P_V#.",
  ".........#+#L##L####.",
  "..............K......",
];

const floor = TerrainId.t_post_floor;
export const legend: Readonly<Record<string, Sign>> = {
  ".": { terrain: TerrainId.t_meadow },
  "8": { terrain: TerrainId.t_walnut_tree },
  i: { terrain: TerrainId.t_tarn_ice },
  "#": { terrain: TerrainId.t_post_wall },
  _: { terrain: floor },
  "+": { terrain: TerrainId.t_door_c },
  L: { terrain: TerrainId.t_door_locked },
  W: { terrain: TerrainId.t_window_shut },
  V: { terrain: TerrainId.t_vault_door },
  K: { terrain: TerrainId.t_meadow, furniture: FurnitureId.f_powder_keg },
  "%": { terrain: TerrainId.t_meadow, furniture: FurnitureId.f_felt_tent_wall },
  p: { terrain: TerrainId.t_meadow, furniture: FurnitureId.f_felt_tent_pole },
  f: { terrain: TerrainId.t_meadow, furniture: FurnitureId.f_felt_tent_flap_c },
  S: { terrain: floor, furniture: FurnitureId.f_tile_stove },
  T: { terrain: floor, furniture: FurnitureId.f_sorting_table },
  B: { terrain: floor, furniture: FurnitureId.f_guest_bed },
  P: { terrain: floor, furniture: FurnitureId.f_parcel_cage_locked },
  k: { terrain: floor, furniture: FurnitureId.f_mail_locker_locked },
  c: { terrain: floor, furniture: FurnitureId.f_dispatch_chest },
};

/** By column and row, from the north-west. */
export const at = (column: number, row: number): Place => row * map[0]!.length + column;
export const walnut: Place = at(1, 1);
export const ice: Place = at(1, 4);
export const tent: Readonly<Record<"wall" | "pole", Place>> = { wall: at(3, 3), pole: at(4, 2) };
export const frontDoor: Place = at(10, 5);
export const innerDoor: Place = at(13, 3);
export const lockedDoor: Place = at(15, 5);
export const sideDoor: Place = at(12, 5);
export const window: Place = at(14, 1);
export const stove: Place = at(10, 2);
export const table: Place = at(10, 3);
export const lockers: readonly [Place, Place, Place] = [at(15, 2), at(16, 2), at(17, 2)];
export const chest: Place = at(14, 4);
export const cage: Place = at(16, 4);
export const bed: Place = at(18, 3);
export const vault: Place = at(18, 4);
export const keg: Place = at(14, 6);
