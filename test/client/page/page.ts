/**
 * The station in a browser, drawn from the generated content and redrawn when the content changes. Steps, the player's
 * place and opened doors are state that exists only here.
 */
import { canPry, onContentChange, pryOdds, recipesByResult, seededRandom } from "defwright/runtime";
import type { ContentChange } from "defwright/runtime";
import { itemId, recipe, recipeLookups, terrain } from "../../../generated/index.js";
import { skillId, TerrainId, traitId } from "../../../generated/index.js";
import { draw } from "../draw.ts";
import { begin, inWords, newCharacter, terrainAt } from "../game.ts";
import type { Beginning } from "../game.ts";
import { at, legend, lockedDoor, map } from "../station.ts";

/** The part of the browser's elements that is used. */
interface Element {
  textContent: string | null;
  addEventListener(event: "click", listener: () => void): void;
}
declare const document: { querySelector(selector: string): Element };

const beginning: Beginning = {
  map,
  legend,
  player: at(0, 6),
  seed: "the high post",
  season: "autumn",
  profession: "pass_runner",
  traits: [traitId("left_handed")],
  skills: [[skillId("mending"), 3]],
};
const game = begin(beginning);
let steps = 0;
let changes = 0;

function show(selector: string, text: string): void {
  document.querySelector(selector).textContent = text;
}

function paint(): void {
  show("#map", draw(game).join("\n"));
  show("#odds", `${terrainAt(game, lockedDoor).name}: ${odds()}`);
  show("#tea", recipesByResult(recipe, recipeLookups, itemId("black_tea")).map(line).join("; "));
  show("#kit", inWords(newCharacter(beginning, seededRandom("kit")).items));
  show("#steps", String(steps));
}

/** Returns the chance to pry the locked door open. */
function odds(): string {
  const { id } = terrainAt(game, lockedDoor);
  if (!canPry(terrain, id)) return "no way";
  const found = pryOdds(terrain, id, { strength: 10, quality: 2 });
  return found.ok ? `${(found.opened * 100).toFixed(1)} %` : found.reason;
}

function line({ id, time_moves }: { readonly id: string; readonly time_moves: number }): string {
  return `${id} ${String(time_moves)}`;
}

/** Adapts the layers of integers to new indices if ids were added or removed. */
function carryOver({ tables }: ContentChange): void {
  for (const kind of ["terrain", "furniture"] as const) {
    const indices = tables.get(kind)?.indices;
    if (indices === undefined) continue;
    const layer = game[kind];
    // A removed object becomes null terrain, or no furniture.
    for (const [place, index] of layer.entries()) layer[place] = Math.max(0, indices[index] ?? 0);
  }
}

function tell({ tables, idsChanged }: ContentChange): void {
  changes += 1;
  const said = [...tables.values()].map(
    ({ kind, changed, added, removed }) =>
      `${kind}: ~${changed.join()} +${added.join()} -${removed.join()}`,
  );
  const constants = Object.keys(TerrainId).length;
  show(
    "#news",
    [`change ${String(changes)}`, ...said, `ids changed: ${String(idsChanged)}`]
      .concat(`${String(constants)} constants, ${String(terrain.size)} terrains`)
      .join("\n"),
  );
}

document.querySelector("#step").addEventListener("click", () => {
  steps += 1;
  game.player += 1;
  paint();
});
onContentChange((change) => {
  carryOver(change);
  paint();
  tell(change);
});
paint();
