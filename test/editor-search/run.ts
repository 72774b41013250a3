/**
 * `npm run editor-search -- [--seed 1] [--minutes 60] <data directory>`: types at random into a game's data, and weighs
 * what the server holds. What it answers is asked by `npm run lsp-client`.
 */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { endClients, startClient } from "../lsp/client.ts";
import { projectFolder } from "../project-folder.ts";
import { runSearch, searchOptions, type Found, type Task } from "../search/search.ts";
import { scriptWords } from "../script-words.ts";
import { filesIn, typeAtRandom } from "./typing.ts";

const { values, positionals } = scriptWords({ allowPositionals: true, options: searchOptions });
const [data] = positionals;
if (data === undefined) throw new Error("npm run editor-search -- <data directory>");

const root = projectFolder({
  "defwright.config.json": { packs: ["core"], dialect: "bright-nights" },
});
cpSync(data, join(root, "core"), { recursive: true });
const client = await startClient(root);
await runSearch({ name: "editor-search", unit: "requests", ownMinutes: 60, run: type }, values);
await endClients();
process.exit();

async function type({ seed, milliseconds }: Task): Promise<Found> {
  const until = performance.now() + milliseconds;
  const { edits, requests, heaps } = await typeAtRandom(
    { client, root, files: filesIn(root, "core") },
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
