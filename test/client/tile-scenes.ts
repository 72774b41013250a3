/** Scenes with doors, locks, tools, blows, a tent, a trap and a tree. */
import { itemId, trapId, FurnitureId, TerrainId } from "../../generated/index.js";
import {
  addTrapAt,
  bashAt,
  closeAt,
  cutAt,
  deconstructAt,
  disarmAt,
  harvestAt,
} from "./actions.ts";
import { lockpickAt, oddsAt, openAt, pryAt, turnTo } from "./actions.ts";
import { furnitureAt, pickUp, terrainAt } from "./game.ts";
import type { Scene } from "./scene.ts";
import { bed, cage, chest, frontDoor, ice, innerDoor, keg, lockedDoor } from "./station.ts";
import { lockers, sideDoor, stove, tent, vault, walnut, window } from "./station.ts";
import { walkTo } from "./walk.ts";

/** Changes of tiles (§3.1), and the difficulty of prying (§3.2). */
export const tileScenes: readonly Scene[] = [
  {
    section: "3.1",
    row: 1,
    play: (game) =>
      walkTo(game, window) &&
      !openAt(game, window) &&
      !walkTo(game, stove) &&
      walkTo(game, frontDoor) &&
      openAt(game, frontDoor) &&
      terrainAt(game, frontDoor).id === TerrainId.t_door_o &&
      walkTo(game, stove),
  },
  {
    section: "3.1",
    row: 2,
    play: (game) =>
      walkTo(game, frontDoor) &&
      closeAt(game, frontDoor) &&
      !closeAt(game, frontDoor) &&
      terrainAt(game, frontDoor).id === TerrainId.t_door_c,
  },
  {
    section: "3.1",
    row: 3,
    play: (game) => {
      openAt(game, innerDoor);
      walkTo(game, lockers[0]);
      // A message of its own, and the generic one.
      return (
        lockpickAt(game, lockedDoor) &&
        terrainAt(game, lockedDoor).id === TerrainId.t_door_c &&
        lockpickAt(game, lockers[0]) &&
        furnitureAt(game, lockers[0])?.id === FurnitureId.f_mail_locker_c
      );
    },
  },
  {
    section: "3.1",
    row: 5,
    play: (game) => {
      walkTo(game, vault);
      const held = !bashAt(game, vault, 1000);
      openAt(game, lockedDoor);
      walkTo(game, window);
      const withstood = !bashAt(game, window, 1);
      const broken = bashAt(game, window, 20);
      walkTo(game, keg);
      const exploded = bashAt(game, keg, 30);
      return held && withstood && broken && exploded && furnitureAt(game, keg) === undefined;
    },
  },
  {
    section: "3.1",
    row: 4,
    play: (game) =>
      walkTo(game, cage) &&
      cutAt(game, cage, "oxytorch") &&
      walkTo(game, vault) &&
      !cutAt(game, vault, "hacksaw") &&
      cutAt(game, vault, "boltcut") &&
      cutAt(game, vault, "hacksaw") &&
      terrainAt(game, vault).id === TerrainId.t_vault_gap,
  },
  {
    section: "3.1",
    row: 6,
    play: (game) =>
      walkTo(game, tent.wall) &&
      bashAt(game, tent.wall, 20) &&
      furnitureAt(game, tent.wall) === undefined &&
      furnitureAt(game, tent.pole) === undefined,
  },
  {
    section: "3.1",
    row: 7,
    play: (game) => {
      const apart = walkTo(game, bed) && deconstructAt(game, bed);
      pickUp(game, bed);
      return apart && furnitureAt(game, bed) === undefined && game.bag.has(itemId("plank"));
    },
  },
  {
    section: "3.2",
    row: 1,
    play: (game) => {
      walkTo(game, lockers[1]);
      const plain = oddsAt(game, lockers[1], { strength: 6, quality: 1 });
      // Two levels above what is needed, at 2 each: a difficulty of 3 in place of 7.
      const better = oddsAt(game, lockers[1], { strength: 6, quality: 3 });
      return better > plain;
    },
  },
  {
    section: "3.2",
    row: 2,
    // Four dice of 1 are never above four of 1, so the totals are even; four of 1 are below nearly all of 2.
    play: (game) =>
      oddsAt(game, lockers[1], { strength: 1, quality: 4 }) === 0 &&
      oddsAt(game, lockers[1], { strength: 2, quality: 4 }) === 1 - 1 / 2 ** 4,
  },
  {
    section: "3.1",
    row: 8,
    play: (game) => {
      walkTo(game, chest);
      const refused = pryAt(game, chest, { strength: 9, quality: 1 }) === "held";
      const failed = pryAt(game, chest, { strength: 2, quality: 2 }) === "held";
      const silent = pryAt(game, chest, { strength: 14, quality: 6 }) === "opened";
      walkTo(game, lockers[1]);
      const loud = pryAt(game, lockers[1], { strength: 12, quality: 3 }) === "opened";
      walkTo(game, sideDoor);
      const locked = !openAt(game, sideDoor);
      const forced = pryAt(game, sideDoor, { strength: 14, quality: 4 }) === "opened";
      const through = terrainAt(game, sideDoor).id === TerrainId.t_door_o;
      return refused && failed && silent && loud && locked && forced && through;
    },
  },
  {
    section: "3.1",
    row: 9,
    play: (game) => {
      walkTo(game, lockers[2]);
      let outcome = pryAt(game, lockers[2], { strength: 4, quality: 1 });
      while (outcome === "held") outcome = pryAt(game, lockers[2], { strength: 4, quality: 1 });
      const bent = furnitureAt(game, lockers[2])?.id === FurnitureId.f_mail_locker_bent;
      return outcome === "broken" && bent;
    },
  },
  {
    section: "3.1",
    row: 12,
    play: (game) => {
      const slip = trapId("tr_scree_slip");
      walkTo(game, ice);
      const refused = !addTrapAt(game, ice, slip) && !disarmAt(game, ice);
      bashAt(game, ice, 60);
      return refused && terrainAt(game, ice).trap === undefined && addTrapAt(game, ice, slip);
    },
  },
  {
    section: "3.1",
    row: 10,
    play: (game) => {
      const picked = walkTo(game, walnut) && harvestAt(game, walnut);
      pickUp(game, walnut);
      return picked && !harvestAt(game, walnut) && game.bag.has(itemId("walnut"));
    },
  },
  {
    section: "3.1",
    row: 11,
    play: (game) => {
      for (const season of ["winter", "spring", "summer"] as const) turnTo(game, season);
      const waits = terrainAt(game, walnut).id === TerrainId.t_walnut_tree_bare;
      turnTo(game, "autumn");
      return waits && terrainAt(game, walnut).id === TerrainId.t_walnut_tree;
    },
  },
];
