/**
 * Searches a game's data for answers of the language server that are wrong:
 * `npm run editor-search -- [--seed 1] [--quick] <data directory>`; with `--minutes 60` it types at random instead, and
 * weighs what the server holds.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { settingsOf } from "../pipeline/settings-of.ts";
import { endClients, startClient } from "../lsp/client.ts";
import { lookApart } from "./independent.ts";
import {
  percentile,
  searchCompletions,
  searchDefinitions,
  searchReferences,
  searchRenames,
  type Searched,
} from "./search.ts";
import { typeAtRandom } from "./typing.ts";

const { values, positionals } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    quick: { type: "boolean", default: false },
    minutes: { type: "string" },
  },
  allowPositionals: true,
});
const [data] = positionals;
if (data === undefined) throw new Error("npm run editor-search -- <data directory>");
const seed = Number(values.seed);
const part = values.quick ? 10 : 1;

// In a folder of its own, whose pack may be written.
const root = mkdtempSync(join(tmpdir(), "defwright-search-"));
process.on("exit", () => {
  rmSync(root, { recursive: true, force: true });
});
cpSync(data, join(root, "core"), { recursive: true });
writeFileSync(
  join(root, "defwright.config.json"),
  JSON.stringify({ packs: ["core"], dialect: "bright-nights" }),
);
const apart = lookApart(join(root, "core"));
const start = performance.now();
const client = await startClient(root);
console.log(`ready after ${(performance.now() - start).toFixed(0)} ms`);
const place = { client, root, folder: "core" };
if (values.minutes !== undefined) {
  await type(Number(values.minutes));
  process.exit();
}
report("definitions", await searchDefinitions(place, apart, 500 / part, seed));
report("references", await searchReferences(place, apart, 300 / part, seed));
const settings = settingsOf(root, { packs: ["core"], dialect: "bright-nights" });
report("renames, there and back", searchRenames(settings, 300 / part, seed));
const files = [...new Set(apart.references.map(({ file }) => file))];
report("completions", await searchCompletions(place, files, 300 / part, seed));
await endClients();

async function type(minutes: number): Promise<void> {
  const files = [...new Set(apart.references.map(({ file }) => `core/${file}`))];
  const until = performance.now() + minutes * 60_000;
  const { edits, requests, heaps } = await typeAtRandom(
    { client, root, files },
    () => performance.now() < until,
    seed,
  );
  const megabytes = heaps.map((bytes) => (bytes / 2 ** 20).toFixed(1));
  console.log(
    `${String(edits)} edits and ${String(requests)} requests in ${String(minutes)} minutes; ` +
      `heap ${megabytes[0] ?? ""} MB after the first ${String(edits / heaps.length)}, ${megabytes.at(-1) ?? ""} MB at the end`,
  );
  console.log(megabytes.join(" "));
}

function report(what: string, { asked, answers, times }: Searched): void {
  const [middle, most] = [percentile(times, 0.5), percentile(times, 0.95)];
  console.log(
    `${what}: ${String(asked)} asked, ${String(answers)} answers; ` +
      `${middle.toFixed(1)} ms, 95 % below ${most.toFixed(1)} ms`,
  );
}
