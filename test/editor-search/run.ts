/**
 * Searches a game's data for answers of the language server that are wrong:
 * `npm run editor-search -- [--seed 1] [--rounds 500] <data directory>`; with `--minutes 60` it types at random
 * instead, and weighs what the server holds.
 */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { settingsOf } from "../pipeline/settings-of.ts";
import { endClients, startClient } from "../lsp/client.ts";
import { projectFolder } from "../project-folder.ts";
import { runSearch, searchOptions, type Found, type Task } from "../search/search.ts";
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

const { values, positionals } = parseArgs({ allowPositionals: true, options: searchOptions });
const [data] = positionals;
if (data === undefined) throw new Error("npm run editor-search -- <data directory>");

// In a folder of its own, whose pack may be written.
const root = projectFolder({
  "defwright.config.json": { packs: ["core"], dialect: "bright-nights" },
});
cpSync(data, join(root, "core"), { recursive: true });
const apart = lookApart(join(root, "core"));
const start = performance.now();
const client = await startClient(root);
console.log(`ready after ${(performance.now() - start).toFixed(0)} ms`);
await runSearch(
  values.minutes === undefined
    ? { name: "editor-search", unit: "requests", rounds: 500, run: ask }
    : { name: "editor-search", unit: "requests", ownMinutes: 60, run: type },
  values,
);
await endClients();
process.exit();

/** `rounds` of definitions, and three fifths as many of the others. */
async function ask({ seed, rounds }: Task): Promise<Found> {
  const place = { client, root, folder: "core" };
  const fewer = Math.ceil(rounds * 0.6);
  const settings = settingsOf(root, { packs: ["core"], dialect: "bright-nights" });
  const files = [...new Set(apart.references.map(({ file }) => file))];
  const searched = [
    report("definitions", await searchDefinitions(place, apart, rounds, seed)),
    report("references", await searchReferences(place, apart, fewer, seed)),
    report("renames, there and back", searchRenames(settings, fewer, seed)),
    report("completions", await searchCompletions(place, files, fewer, seed)),
  ];
  return { tried: searched.reduce((sum, { asked }) => sum + asked, 0), failures: [] };
}

async function type({ seed, milliseconds }: Task): Promise<Found> {
  const files = [...new Set(apart.references.map(({ file }) => `core/${file}`))];
  const until = performance.now() + milliseconds;
  const { edits, requests, heaps } = await typeAtRandom(
    { client, root, files },
    () => performance.now() < until,
    seed,
  );
  const megabytes = heaps.map((bytes) => (bytes / 2 ** 20).toFixed(1));
  console.log(
    `${String(edits)} edits and ${String(requests)} requests; ` +
      `heap ${megabytes[0] ?? ""} MB after the first ${String(edits / heaps.length)}, ${megabytes.at(-1) ?? ""} MB at the end`,
  );
  console.log(megabytes.join(" "));
  return { tried: requests, failures: [] };
}

function report(what: string, searched: Searched): Searched {
  const { asked, answers, times } = searched;
  const [middle, most] = [percentile(times, 0.5), percentile(times, 0.95)];
  console.log(
    `${what}: ${String(asked)} asked, ${String(answers)} answers; ` +
      `${middle.toFixed(1)} ms, 95 % below ${most.toFixed(1)} ms`,
  );
  return searched;
}
