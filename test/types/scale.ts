/**
 * What the types of ids and transitions cost at 5,000 ids and every verb: compiles an invented pack through the
 * real emitter, type-checks a client of it on both lines of TypeScript beside an empty project, and prints the
 * least of several runs as JSON. Run: `node --conditions=defwright-source --import tsx test/types/scale.ts`,
 * with the number of ids and of rounds as arguments where 5000 and 5 will not do.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tileTransitions } from "../../generator/kinds/parts/common-members/tile.ts";
import { root } from "../root.ts";
import { clientProject, generate } from "../runtime/client-project.ts";
import { write } from "../project-folder.ts";

const size = Number(process.argv[2] ?? 5000);
const rounds = Number(process.argv[3] ?? 5);
const uses = Math.min(300, Math.floor(size / 2));

const compilers = {
  "TypeScript 6": "typescript/bin/tsc6",
  "TypeScript 7": "@typescript/native/bin/tsc",
};

const ids: readonly string[] = Array.from(
  { length: size },
  (_, index) =>
    `t_${["door", "wall", "floor", "window", "fence"][index % 5]!}_${index.toString(36)}`,
);

function definition(id: string, index: number): object {
  const next = ids[(index + 1) % size];
  const cutting = { result: next, duration: "10 seconds" };
  return {
    type: "terrain",
    id,
    name: id,
    symbol: ".",
    color: "white",
    move_cost: 2,
    open: next,
    close: next,
    lockpick_result: next,
    oxytorch: cutting,
    boltcut: cutting,
    hacksaw: cutting,
    bash: { str_min: 2, str_max: 20, sound: "crash!", sound_fail: "whump!", ter_set: next },
    deconstruct: { ter_set: next, items: [] },
    pry: {
      pry_quality: 2,
      pry_bonus_mult: 2,
      difficulty: 8,
      success_message: "It gives way.",
      fail_message: "It holds.",
      break_message: "It breaks.",
      breakable: true,
      new_ter_type: next,
      break_ter_type: next,
    },
    harvestable: "apple",
    transforms_into: next,
    // A harvested one reverts, any other is harvested: every second of either.
    ...(index % 2 === 0 ? {} : { flags: ["HARVESTED"], harvest_season: "AUTUMN" }),
  };
}

function clientOf(known: readonly string[]): string {
  const lines = known.map((id, index) => {
    const key = JSON.stringify(id);
    return (
      `const opened${index} = open(terrain, TerrainId[${key}]);\n` +
      `const after${index} = opened${index}.ok && opened${index}.next.id;\n` +
      `const cost${index} = terrain.get(${key}).move_cost + terrain.get(TerrainId[${key}]).move_cost;\n`
    );
  });
  return (
    `import { canOpen, open, parseId } from "defwright/runtime";\n` +
    `import { terrain, TerrainId } from "./generated/index.js";\n` +
    `const some = parseId(terrain, "t_door_0");\n` +
    `const result = some && canOpen(terrain, some) ? open(terrain, some) : undefined;\n` +
    lines.join("")
  );
}

/** The same modules with the records gone: ids, transitions and tables alone. */
function emptyRecords(folder: string): void {
  const modules = readdirSync(join(folder, "generated/terrain"), {
    recursive: true,
    encoding: "utf8",
  });
  for (const path of modules.filter((name) => name.endsWith(".ts"))) {
    const file = join(folder, "generated/terrain", path);
    const text = readFileSync(file, "utf8");
    writeFileSync(file, `${text.slice(0, text.indexOf("> = {"))}> = {};\n`);
  }
}

async function project(prepare?: (folder: string) => void): Promise<string> {
  const folder = clientProject({ "client.ts": clientOf(ids.slice(0, uses)) });
  write(folder, "content/tiles.json", JSON.stringify(ids.map(definition)));
  await generate(folder, ["content"]);
  prepare?.(folder);
  return folder;
}

function milliseconds(compiler: string, folder: string): number {
  const start = performance.now();
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, "node_modules", compiler), "-p", "."],
    { cwd: folder, encoding: "utf8" },
  );
  const time = performance.now() - start;
  if (status !== 0) throw new Error(stdout.slice(0, 2000));
  return Math.round(time);
}

const folders = {
  empty: clientProject({ "client.ts": "export {};\n" }),
  "ids, transitions and tables": await project(emptyRecords),
  "the same with all records": await project(),
};
// In turns, so that all of them meet the same load.
const least = new Map<string, number>();
for (let round = 0; round < rounds; round += 1) {
  for (const [name, compiler] of Object.entries(compilers)) {
    for (const [what, folder] of Object.entries(folders)) {
      const key = `${name}, ${what}`;
      least.set(key, Math.min(least.get(key) ?? Infinity, milliseconds(compiler, folder)));
    }
  }
}
const table = {
  ids: size,
  verbs: tileTransitions("terrain").length,
  uses,
  rounds,
  milliseconds: Object.fromEntries(least),
};
console.log(JSON.stringify(table, undefined, 2));
