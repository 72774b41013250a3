/** A short slice of the search, on the sample game: `npm run editor-search -- <data directory>` for the whole. */
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endClients, startClient } from "../lsp/client.ts";
import { projectFolder } from "../project-folder.ts";
import { root as repository } from "../root.ts";
import { filesIn, typeAtRandom } from "./typing.ts";

const test = suite("editor search");
test.after(endClients);

test("an hour's typing in short: what is held does not grow with it", async () => {
  const root = projectFolder();
  cpSync(join(repository, "content/core"), join(root, "core"), { recursive: true });
  writeFileSync(join(root, "defwright.config.json"), JSON.stringify({ packs: ["core"] }));
  const client = await startClient(root);
  const place = { client, root, files: filesIn(root, "core") };
  const { heaps } = await typeAtRandom(place, (parts) => parts < 5, 1);
  const [, warm = 0] = heaps;
  const last = heaps.at(-1) ?? Infinity;
  // Hundreds of edits that each leave a copy of their file would come to several times as much.
  assert.ok(last < warm + 4 * 2 ** 20, heaps.map((bytes) => (bytes / 2 ** 20).toFixed(1)).join());
});

test.run();
