/** A short slice of the search, on the sample game: `npm run editor-search -- <data directory>` for the whole. */
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endClients, startClient } from "../lsp/client.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { projectFolder } from "../project-folder.ts";
import { root as repository } from "../root.ts";
import { lookApart } from "./independent.ts";
import { searchCompletions, searchDefinitions, searchReferences, searchRenames } from "./search.ts";
import { typeAtRandom } from "./typing.ts";

const test = suite("editor search");
test.after(endClients);

test("the sample game: definitions, references, renames, completions", async () => {
  const root = projectFolder();
  cpSync(join(repository, "content/core"), join(root, "core"), { recursive: true });
  writeFileSync(join(root, "defwright.config.json"), JSON.stringify({ packs: ["core"] }));
  const apart = lookApart(join(root, "core"));
  const place = { client: await startClient(root), root, folder: "core" };
  const definitions = await searchDefinitions(place, apart, 60, 1);
  assert.ok(definitions.answers > 20);
  const references = await searchReferences(place, apart, 40, 1);
  assert.ok(references.answers > 40);
  const renames = searchRenames(settingsOf(root, { packs: ["core"] }), 30, 1);
  assert.ok(renames.answers > 20);
  const files = [...new Set(apart.references.map(({ file }) => file))];
  const completions = await searchCompletions(place, files, 40, 1);
  assert.ok(completions.answers > 400);
});

test("an hour's typing in short: what is held does not grow with it", async () => {
  const root = projectFolder();
  cpSync(join(repository, "content/core"), join(root, "core"), { recursive: true });
  writeFileSync(join(root, "defwright.config.json"), JSON.stringify({ packs: ["core"] }));
  const apart = lookApart(join(root, "core"));
  const files = [...new Set(apart.references.map(({ file }) => `core/${file}`))];
  const client = await startClient(root);
  const { heaps } = await typeAtRandom({ client, root, files }, (parts) => parts < 5, 1);
  const [, warm = 0] = heaps;
  const last = heaps.at(-1) ?? Infinity;
  // Hundreds of edits that each leave a copy of their file would come to several times as much.
  assert.ok(last < warm + 6 * 2 ** 20, heaps.map((bytes) => (bytes / 2 ** 20).toFixed(1)).join());
});

test.run();
