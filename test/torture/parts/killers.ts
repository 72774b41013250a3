/** Content that could crash the compiler: whatever stands in a file, a run ends with a result or with findings. */
import { readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Json, JsonObject } from "../../../generator/model/json.ts";
import { defwright, write } from "../../project-folder.ts";
import { mutated } from "../mutate.ts";
import type { Round, TorturePart } from "../part.ts";

/** Objects of one round. */
const many = 60;
/** How long a run over them may take at most. Milliseconds. */
const longest = 10_000;

export const killers: TorturePart = {
  name: "killers",
  about: "mutated definitions of the sample game: a result or findings, never a crash",
  round: async (round) => {
    const { random, tally } = round;
    const objects = sampleObjects();
    const chosen = random.sample(objects, many).map((each) => mutated(each, objects, random));
    const start = performance.now();
    const crash = await crashOf(chosen, round);
    tally.input(chosen.length);
    tally.holds(crash === undefined, () => crash ?? "");
    const took = performance.now() - start;
    tally.holds(took < longest, `${String(many)} definitions took ${took.toFixed(0)} ms`);
    if (crash === undefined) return;
    for (const each of chosen) {
      const own = await crashOf([each], round);
      if (own !== undefined) tally.holds(false, `${JSON.stringify(each)}\n${own}`);
    }
  },
};

/** What the command line says where it ends with anything but a verdict. */
async function crashOf(objects: readonly Json[], { folder }: Round): Promise<string | undefined> {
  rmSync(join(folder, "pack"), { recursive: true, force: true });
  write(folder, "pack/a.json", JSON.stringify(objects));
  const args = ["check", "--pack", "pack", "--out", "generated", "--dialect", "bright-nights"];
  const { code, err } = await defwright(folder, args);
  return code === 0 || code === 1 || code === 3 ? undefined : `exit ${String(code)}\n${err}`;
}

let known: readonly JsonObject[] | undefined;

/** Every object of the sample game. */
export function sampleObjects(): readonly JsonObject[] {
  known ??= readSample();
  return known;
}

function readSample(): JsonObject[] {
  const content = fileURLToPath(new URL("../../../content", import.meta.url));
  return readdirSync(content, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".json"))
    .sort()
    .flatMap((path) => {
      const value = JSON.parse(readFileSync(join(content, path), "utf8")) as Json;
      const entries = Array.isArray(value) ? (value as readonly Json[]) : [value];
      return entries.filter(
        (each): each is JsonObject => typeof each === "object" && each !== null && "type" in each,
      );
    });
}
