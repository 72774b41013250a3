/** A small program of a game over the generated modules, written for the data at hand. */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Json, JsonObject } from "../../generator/model/json.ts";
import type { BuiltInKind } from "../../generator/model/kind-names.ts";
import type { ContentModel } from "../../generator/resolve/content-model.ts";

const compiler: string = fileURLToPath(
  new URL("../../node_modules/@typescript/native/bin/tsc", import.meta.url),
);

/** What the program looks up, and should find. */
export interface Expected {
  readonly terrain: readonly [id: string, name: unknown];
  readonly recipe: readonly [id: string, result: unknown];
  /** Ids of all recipes, not obsolete, with that result. */
  readonly ofResult: readonly string[];
  /** Ids of all that is harvested by the season, and of all terrain that turns back: each can be played. */
  readonly harvested: readonly string[];
  readonly reverted: readonly string[];
}

/** Something in the middle of each table, so that it is no matter of the first record. */
export function expectedOf({ records }: ContentModel): Expected | undefined {
  const terrains = [...(records.get("terrain")?.values() ?? [])];
  const recipes = [...(records.get("recipe")?.values() ?? [])].filter(
    ({ definition }) => !definition.obsolete,
  );
  const terrain = terrains[Math.floor(terrains.length / 2)];
  const recipe = recipes[Math.floor(recipes.length / 2)];
  if (!terrain || !recipe) return undefined;
  const result = recipe.record["result"];
  return {
    terrain: [terrain.definition.id, terrain.record["name"]],
    recipe: [recipe.definition.id, result],
    ofResult: recipes
      .filter(({ record }) => record["result"] === result)
      .map(({ definition }) => definition.id)
      .sort(),
    harvested: ["furniture", "terrain"].flatMap((kind) =>
      idsOf(records, kind as BuiltInKind, ({ flags, harvest_by_season, examine_action }) => {
        // A harvested form may inherit the list; examining it gives nothing.
        const isBare = hasHarvested(flags) || examine_action === "harvested_plant";
        return harvest_by_season !== undefined && !isBare;
      }),
    ),
    reverted: idsOf(records, "terrain", ({ flags, transforms_into }) => {
      return transforms_into !== undefined && hasHarvested(flags);
    }),
  };
}

function hasHarvested(flags: Json | undefined): boolean {
  return (flags as readonly string[]).includes("HARVESTED");
}

/** Ids of records in code-unit order. */
function idsOf(
  records: ContentModel["records"],
  kind: BuiltInKind,
  counts: (record: JsonObject) => boolean,
): string[] {
  const rows = [...(records.get(kind)?.values() ?? [])].filter(({ record }) => counts(record));
  return rows.map(({ definition }) => definition.id).sort();
}

/** Whatever can be harvested or turns back does so in some season; the game's harvest lists give one of each. */
const playing = `
const seasons = ["spring", "summer", "autumn", "winter"] as const;
const random = { next: () => 0.5 };
const harvests = () => ({ entries: [{ drop: "fruit" as ItemId }] });
const inSome = (play: (season: Season) => boolean): boolean => seasons.some(play);
const harvested = [
  ...furniture.ids().filter(
    (id) =>
      canHarvest(furniture, id) &&
      furniture.get(id).harvest_by_season !== undefined &&
      inSome((season) => {
        const picked = harvest(furniture, id, { random, season, harvests });
        return picked.ok && picked.items.length > 0;
      }),
  ).sort(),
  ...terrain.ids().filter(
    (id) =>
      canHarvest(terrain, id) &&
      terrain.get(id).harvest_by_season !== undefined &&
      inSome((season) => {
        const picked = harvest(terrain, id, { random, season, harvests });
        return picked.ok && picked.items.length > 0;
      }),
  ).sort(),
];
const reverted = terrain.ids().filter(
  (id) =>
    canRevert(terrain, id) &&
    inSome((season) => revert(terrain, id, { season, season_changes: 1 }).ok),
).sort();
`;

/** Writes the program and its compiler settings beside the generated modules. */
export function writeClient(folder: string, { terrain, recipe }: Expected): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "client.ts"),
    [
      `import { canHarvest, canRevert, harvest, recipesByResult, revert, type Season } from "defwright/runtime";`,
      `import { furniture, recipe, recipeLookups, terrain } from "./generated/index.js";`,
      `import type { ItemId, Recipe, Terrain } from "./generated/index.js";`,
      playing,
      `const tile: Terrain = terrain.get(${JSON.stringify(terrain[0])});`,
      `const made: Recipe = recipe.get(${JSON.stringify(recipe[0])});`,
      `const all: readonly Recipe[] = recipesByResult(recipe, recipeLookups, made.result);`,
      `const found = { terrain: [tile.id, tile.name], recipe: [made.id, made.result], ofResult: all.map(({ id }) => id), harvested, reverted };`,
      `console.log(JSON.stringify(found));`,
      ``,
    ].join("\n"),
  );
  const options = {
    target: "es2022",
    lib: ["es2023"],
    module: "nodenext",
    moduleDetection: "force",
    types: ["node"],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    customConditions: ["defwright-source"],
    skipLibCheck: true,
    noEmit: true,
  };
  const settings = { compilerOptions: options, include: ["client.ts", "generated"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings, undefined, 2));
}

/** What the compiler says; empty where it is content. */
export function typeErrors(folder: string): string {
  try {
    execFileSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8", stdio: "pipe" });
    return "";
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    return `${stdout ?? ""}${stderr ?? ""}`.slice(0, 2000) || String(error);
  }
}

export function runClient(folder: string): unknown {
  const out = execFileSync(
    process.execPath,
    [
      "--conditions=defwright-source",
      "--import",
      import.meta.resolve("tsx"),
      join(folder, "client.ts"),
    ],
    { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] },
  );
  return JSON.parse(out) as unknown;
}
