// npx tsx play-with-mods.mjs <folder of a mod> …
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createModLinker } from "defwright/mods";
import { appliedContent, applyContent } from "defwright/runtime";
import * as game from "./generated/index.js";

const linker = await createModLinker(readFileSync("public/core.image"));
const mods = process.argv.slice(2).map((folder) => {
  const paths = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith(".json"));
  const files = paths.map((path) => [path, readFileSync(join(folder, path))]);
  return { name: basename(folder), files: Object.fromEntries(files) };
});
const { ok, text, changes, order } = await linker.link(mods);
process.stdout.write(await text());
if (ok) {
  applyContent(game, changes);
  const names = order.map(({ name }) => name).join(", ");
  console.log(`loaded ${names}: ${game.terrain.ids().join(" ")}`);
  console.log(JSON.stringify({ content: appliedContent(game), at: game.terrain.ids().at(-1) }));
} else process.exitCode = 1;
