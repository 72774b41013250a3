/**
 * Files that defwright wrote or reads beside definitions, damaged: configuration, manifest, caches, modules; and
 * definitions byte by byte.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Json, JsonObject } from "../../../generator/model/json.ts";
import type { Random } from "../../search/random.ts";
import { defwright, write } from "../../project-folder.ts";
import { mutated } from "../mutate.ts";
import type { Round, TorturePart } from "../part.ts";
import { sampleObjects } from "./killers.ts";

/** Damaged files of one project. */
const attempts = 12;
/** Milliseconds that any command may take. */
const longest = 20_000;

const commands: readonly (readonly string[])[] = [
  ["build"],
  ["build", "--force"],
  ["check"],
  ["list"],
  ["diff", "other", "."],
  ["diff", "other/generated", "generated"],
];

export const files: TorturePart = {
  name: "files",
  about:
    "damaged configurations, manifests, caches, modules and bytes: a verdict, and the output comes back",
  round: async (round) => {
    const { folder, random, tally } = round;
    // These refer to each other alone.
    const objects = sampleObjects().filter(
      ({ type }) => type === "terrain" || type === "furniture",
    );
    write(folder, "defwright.config.json", configuration);
    write(folder, "pack/modinfo.json", [{ type: "MOD_INFO", id: "pack" }]);
    write(folder, "pack/a.json", objects);
    write(folder, "pack/items.json", [{ type: "GENERIC", id: "rope" }]);
    mkdirSync(join(folder, "node_modules"));
    for (let time = 0; time < 2; time += 1) await defwright(folder, ["build", "--force"]);
    cpSync(join(folder, "generated"), join(folder, "other/generated"), { recursive: true });
    cpSync(join(folder, "pack"), join(folder, "other/pack"), { recursive: true });
    write(folder, "other/defwright.config.json", configuration);
    const whole = textsIn(folder);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const path = random.pick(
        [...whole.keys()].filter((each) => random.below(3) > 0 || !/^generated\/.*\//u.test(each)),
      );
      const text = whole.get(path ?? "");
      if (path === undefined || text === undefined) continue;
      writeFileSync(join(folder, path), damaged(text, random));
      await judge(path, random.pick(commands) ?? [], round);
      tally.fault();
      restore(folder, whole);
    }
    const { code, err } = await defwright(folder, ["build", "--force"]);
    tally.holds(code === 0, () => `the next build: exit ${String(code)}\n${err}`);
    for (const [path, text] of whole) {
      if (!path.startsWith("generated/") || path.endsWith("manifest.json")) continue;
      tally.holds(readFileSync(join(folder, path), "utf8") === text, `${path} did not come back`);
    }
  },
};

const configuration = {
  packs: ["pack"],
  out: "generated",
  dialect: "bright-nights",
  severity: { "unknown-member": "note" },
  known: { item: ["rope", "plank"] },
};

async function judge(
  path: string,
  args: readonly string[],
  { folder, tally }: Round,
): Promise<void> {
  const start = performance.now();
  const { code, out, err } = await defwright(folder, args);
  const took = performance.now() - start;
  const damage = readFileSync(join(folder, path), "latin1").slice(0, 300);
  const words = (): string =>
    `${path}, ${args.join(" ")}: exit ${String(code)}\n${out.slice(0, 500)}${err}\n${damage}`;
  tally.input();
  tally.holds(code <= 3, words);
  tally.holds(!/\bE[A-Z]{4,}:|^\s+at /mu.test(err), () => `a bare errno or a stack: ${words()}`);
  tally.holds(took < longest, () => `${took.toFixed(0)} ms: ${words()}`);
}

/** Everything that may be damaged: path -> text. */
function textsIn(folder: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const cache = "node_modules/.cache/defwright";
  for (const below of ["pack", "generated", cache]) {
    if (!existsSync(join(folder, below))) continue;
    for (const entry of readdirSync(join(folder, below), {
      withFileTypes: true,
      recursive: true,
    })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/");
      texts.set(path, readFileSync(join(folder, path), "utf8"));
    }
  }
  texts.set("defwright.config.json", readFileSync(join(folder, "defwright.config.json"), "utf8"));
  return texts;
}

function restore(folder: string, whole: ReadonlyMap<string, string>): void {
  rmSync(join(folder, "generated"), { recursive: true, force: true });
  for (const [path, text] of whole) write(folder, path, text);
}

const pieces: readonly string[] = [
  '"',
  "{",
  "}",
  "[",
  "]",
  ",",
  ":",
  "//",
  "/*",
  "*/",
  "\\",
  "\u0000",
  "\ufeff",
  "1e999",
  "null",
  "\n",
  "../",
  "é",
  "`",
  "${",
];

/** The values of JSON changed, or bytes of any text. */
function damaged(text: string, random: Random): string | Buffer {
  if (random.below(2) === 0) {
    try {
      const value = JSON.parse(text) as Json;
      const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
      const object: JsonObject = isObject ? (value as JsonObject) : { list: value };
      const changed = mutated(object, [object, configuration], random) as JsonObject;
      return JSON.stringify(isObject ? changed : (changed["list"] ?? null));
    } catch {
      // Not all of it is JSON.
    }
  }
  let changed = Buffer.from(text);
  for (let times = 1 + random.below(4); times > 0; times -= 1) {
    const at = random.below(changed.length + 1);
    const end = Math.min(changed.length, at + random.below(40));
    const between = [
      Buffer.from(random.pick(pieces) ?? ""),
      Buffer.from([random.below(256)]),
      Buffer.concat([changed.subarray(at, end), changed.subarray(at, end)]),
      Buffer.alloc(0),
    ];
    const piece = random.pick(between) ?? Buffer.alloc(0);
    changed = Buffer.concat([
      changed.subarray(0, at),
      piece,
      changed.subarray(random.below(2) === 0 ? at : end),
    ]);
  }
  return changed;
}
