/** A small project of two packs, with something of everything that the explorer shows. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startRepository } from "../git-repository.ts";
import { projectFolder, terrain, write } from "../project-folder.ts";

export const hostile = `</script><img src=x onerror="document.title='ran'">\u202e`;

const item = (id: string, name: string, more: object = {}): object => ({
  ...{ type: "GENERIC", id, name, ...more },
});

const recipe = (result: string, components: object, more: object = {}): object => ({
  ...{ type: "recipe", result, components, autolearn: true, time: "1 h", skill_used: "carpentry" },
  ...more,
});

const door = {
  name: "oak door",
  open: "t_door_o",
  flags: ["DOOR"],
  bash: { str_min: 8, ter_set: "t_frame", items: [{ item: "splinter", count: [1, 4] }] },
};

/** A red sprite and a blue one, of two by two pixels. */
export const picture =
  "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAE0lEQVR42mP4z8AARGDiPwMyBwBnsgf595JWggAAAABJRU5ErkJggg==";

const files = {
  "defwright.config.json": {
    packs: ["core", "mods/hard"],
    sprites: "gfx",
    dialect: "bright-nights",
    severity: { "unchecked-references": "off" },
  },
  "gfx/tile_config.json": {
    tile_info: [{ width: 2, height: 2 }],
    "tiles-new": [
      {
        file: "tiles.png",
        tiles: [
          { id: ["t_door_c", "t_other"], fg: [{ weight: 3, sprite: [0, 1] }], bg: -1 },
          { id: "t_door_c_season_winter", fg: 1, bg: 0 },
          { id: "__proto__", fg: 1 },
          { id: "t_gate", fg: 1e9 },
        ],
      },
    ],
  },
  "core/modinfo.json": [{ type: "MOD_INFO", id: "core", name: "Core" }],
  "core/tiles.json": [
    terrain("t_frame", { name: "door frame", looks_like: "t_other" }),
    terrain("t_door_o", { name: "open oak door", close: "t_door_c" }),
    { type: "terrain", abstract: "template_door", symbol: "+", color: "brown", move_cost: 0 },
    { ...{ type: "terrain", id: "t_door_c", "copy-from": "template_door" }, ...door },
    { type: "terrain", id: "t_gate", name: "gate", "copy-from": "template_door" },
  ],
  "core/items.json": [
    ...[item("log", "log"), item("plank", "plank"), item("nail", "iron nail")],
    ...[item("splinter", "splinter"), item("crate", "wooden crate"), item("stick", "stick")],
    { type: "skill", id: "carpentry", name: "carpentry" },
    item("cursed", hostile),
  ],
  "core/recipes.json": [
    recipe("plank", [[["log", 1]]]),
    recipe("crate", [
      [
        ["plank", 4],
        ["stick", 9],
      ],
      [["nail", 8]],
    ]),
  ],
  "core/professions.json": [
    {
      ...{ type: "profession", id: "woodman", name: "Woodman", description: "Has a log." },
      ...{ points: 1, items: { both: ["log"] } },
    },
  ],
  "mods/hard/modinfo.json": [
    { type: "MOD_INFO", id: "hard", name: "Hard", dependencies: ["core"] },
  ],
  "mods/hard/a.json": [
    { type: "terrain", id: "t_door_c", "copy-from": "t_door_c", move_cost: 7 },
    terrain("t_hard_wall", { name: hostile }),
  ],
};

/** A repository, and after its commit one new tile, one that is gone, and one changed member. */
export function workshop(): string {
  const folder = projectFolder({
    ...files,
    "core/old.json": [terrain("t_old", { name: "old floor" })],
  });
  writeFileSync(join(folder, "gfx/tiles.png"), picture, "base64");
  startRepository(folder, []);
  write(folder, "core/old.json", [terrain("t_new", { name: "new floor" })]);
  write(folder, "core/recipes.json", [
    ...files["core/recipes.json"].slice(1),
    recipe("plank", [[["log", 2]]]),
  ]);
  return folder;
}
