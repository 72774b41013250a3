/** Actions on a tile (§3.1): on its furniture or, if the furniture does not allow it, on its terrain. */
import { addTrap, bash, canBash, canClose, canCut, canDeconstruct } from "defwright/runtime";
import { canHarvest, canLockpick, canOpen, canPry, canRevert } from "defwright/runtime";
import { close, collapseTent, cut, deconstruct, disarmTrap, harvest } from "defwright/runtime";
import { lockpick, open, pry, pryOdds, revert } from "defwright/runtime";
import type { CuttingTool, NearbyFurniture, Prier, Season } from "defwright/runtime";
import { furniture, terrain } from "../../generated/index.js";
import type { FurnitureId, TrapId } from "../../generated/index.js";
import { apply, furnitureAt, say, terrainAt } from "./game.ts";
import type { Game, Place } from "./game.ts";

/** Opens the furniture or terrain at a place; from outside unless the player stands indoors. */
export function openAt(game: Game, place: Place): boolean {
  const indoors = terrainAt(game, game.player).flags.includes("INDOORS");
  const from = indoors ? "inside" : "outside";
  const piece = furnitureAt(game, place)?.id;
  if (piece && canOpen(furniture, piece))
    return apply(game, place, open(furniture, piece, { from }));
  const ground = terrainAt(game, place).id;
  if (canOpen(terrain, ground)) return apply(game, place, open(terrain, ground, { from }));
  return cannot(game, place, "opened");
}

export function closeAt(game: Game, place: Place): boolean {
  const piece = furnitureAt(game, place)?.id;
  if (piece && canClose(furniture, piece)) return apply(game, place, close(furniture, piece));
  const ground = terrainAt(game, place).id;
  if (canClose(terrain, ground)) return apply(game, place, close(terrain, ground));
  return cannot(game, place, "closed");
}

/** Picks a lock; this player always succeeds. */
export function lockpickAt(game: Game, place: Place): boolean {
  const piece = furnitureAt(game, place)?.id;
  if (piece && canLockpick(furniture, piece)) return apply(game, place, lockpick(furniture, piece));
  const ground = terrainAt(game, place).id;
  if (canLockpick(terrain, ground)) return apply(game, place, lockpick(terrain, ground));
  return cannot(game, place, "picked");
}

export function cutAt(game: Game, place: Place, tool: CuttingTool): boolean {
  const piece = furnitureAt(game, place)?.id;
  if (piece && canCut(furniture, piece, tool)) {
    return apply(game, place, cut(furniture, piece, tool, game));
  }
  const ground = terrainAt(game, place).id;
  if (canCut(terrain, ground, tool)) return apply(game, place, cut(terrain, ground, tool, game));
  return cannot(game, place, "cut with that");
}

/** Strikes once. If the object is a part of a tent, its centre falls as well. */
export function bashAt(game: Game, place: Place, strength: number): boolean {
  const blow = { strength, random: game.random };
  const piece = furnitureAt(game, place)?.id;
  if (piece && canBash(furniture, piece)) {
    const nearby = furnitureAround(game, place);
    if (!apply(game, place, bash(furniture, piece, blow))) return false;
    const collapse = collapseTent(furniture, piece, { nearby, random: game.random });
    for (const { dx, dy, change } of collapse.ok ? collapse.fallen : []) {
      apply(game, place + dx + dy * game.width, change);
    }
    return true;
  }
  const ground = terrainAt(game, place).id;
  if (canBash(terrain, ground)) return apply(game, place, bash(terrain, ground, blow));
  return cannot(game, place, "bashed");
}

function furnitureAround(game: Game, place: Place): NearbyFurniture<FurnitureId>[] {
  return Array.from(game.furniture.keys()).flatMap((there) => {
    const id = furnitureAt(game, there)?.id;
    const dx = (there % game.width) - (place % game.width);
    const dy = Math.floor(there / game.width) - Math.floor(place / game.width);
    return id === undefined ? [] : [{ id, dx, dy }];
  });
}

export function deconstructAt(game: Game, place: Place): boolean {
  const piece = furnitureAt(game, place)?.id;
  if (piece && canDeconstruct(furniture, piece)) {
    return apply(game, place, deconstruct(furniture, piece, game));
  }
  const ground = terrainAt(game, place).id;
  if (canDeconstruct(terrain, ground))
    return apply(game, place, deconstruct(terrain, ground, game));
  return cannot(game, place, "taken apart");
}

/** Tells the player the chance that prying opens the object (§3.2), and returns it, from 0 to 1. */
export function oddsAt(game: Game, place: Place, prier: Prier): number {
  const piece = furnitureAt(game, place)?.id;
  const ground = terrainAt(game, place).id;
  if (piece && canPry(furniture, piece)) return tellOdds(game, pryOdds(furniture, piece, prier));
  if (canPry(terrain, ground)) return tellOdds(game, pryOdds(terrain, ground, prier));
  return 0;
}

function tellOdds(game: Game, odds: ReturnType<typeof pryOdds>): number {
  if (!odds.ok) return 0;
  const percent = (chance: number): string => `${(chance * 100).toFixed(1)} %`;
  const breaks = odds.broken > 0 ? `, that it breaks ${percent(odds.broken)}` : "";
  say(game, `The chance that it opens is ${percent(odds.opened)}${breaks}.`);
  return odds.opened;
}

/** Makes one attempt to pry. */
export function pryAt(game: Game, place: Place, prier: Prier): "opened" | "broken" | "held" {
  const options = { ...prier, random: game.random };
  const piece = furnitureAt(game, place)?.id;
  const ground = terrainAt(game, place).id;
  if (piece && canPry(furniture, piece)) {
    const result = pry(furniture, piece, options);
    apply(game, place, result);
    return result.ok ? result.outcome : "held";
  }
  if (canPry(terrain, ground)) {
    const result = pry(terrain, ground, options);
    apply(game, place, result);
    return result.ok ? result.outcome : "held";
  }
  cannot(game, place, "pried");
  return "held";
}

export function harvestAt(game: Game, place: Place): boolean {
  const { id } = terrainAt(game, place);
  if (!canHarvest(terrain, id)) return cannot(game, place, "harvested");
  const done = apply(game, place, harvest(terrain, id, game));
  if (done) game.harvested.set(place, 0);
  return done;
}

/** Changes the season and reverts harvested terrain whose time has come (§2.6). */
export function turnTo(game: Game, season: Season): void {
  game.season = season;
  say(game, `It is ${season}.`);
  for (const [place, seasons] of game.harvested) {
    const { id } = terrainAt(game, place);
    if (!canRevert(terrain, id)) continue;
    const season_changes = seasons + 1;
    game.harvested.set(place, season_changes);
    if (apply(game, place, revert(terrain, id, { season, season_changes }))) {
      game.harvested.delete(place);
    }
  }
}

export function addTrapAt(game: Game, place: Place, trap: TrapId): boolean {
  const result = addTrap(terrain, terrainAt(game, place).id, trap, game.traps.get(place));
  if (result.ok) game.traps.set(place, trap);
  say(game, result.ok ? `You hide ${trap} there.` : `Refused: ${result.reason}.`);
  return result.ok;
}

export function disarmAt(game: Game, place: Place): boolean {
  const result = disarmTrap(terrain, terrainAt(game, place).id, game.traps.get(place));
  if (result.ok) game.traps.delete(place);
  say(game, result.ok ? "You take the trap away." : `Refused: ${result.reason}.`);
  return result.ok;
}

function cannot(game: Game, place: Place, done: string): false {
  const { name } = furnitureAt(game, place) ?? terrainAt(game, place);
  say(game, `The ${name} cannot be ${done}.`);
  return false;
}
