/**
 * Releases content and edits it at random, 200 times in each class: exactly what breaks saved games has to be refused.
 * `npm run release-edits -- [--edits N] [--seed S] [path to a real game]`; without a path, on our own content.
 */
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { findCorpus } from "../corpus/find-corpus.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { ownContent } from "./own-content.ts";
import { tryEdits } from "./try-edits.ts";

const { values, positionals } = parseArgs({
  options: { edits: { type: "string", default: "200" }, seed: { type: "string", default: "1" } },
  allowPositionals: true,
});
const core = findCorpus(positionals[0])?.core;
const settings =
  core === undefined
    ? await ownContent()
    : settingsOf(dirname(core), { dialect: "bright-nights", packs: [core] });
let wrong = 0;
for (const tried of tryEdits(settings, Number(values.edits), Number(values.seed))) {
  wrong += tried.edits - tried.right;
  console.log(`${tried.name}: ${String(tried.right)} of ${String(tried.edits)} right`);
  for (const line of tried.wrong.slice(0, 5)) console.log(`  ${line}`);
}
process.exit(wrong > 0 ? 1 : 0);
