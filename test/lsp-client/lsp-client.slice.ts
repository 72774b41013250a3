/** A short slice of `npm run lsp-client`: our sample game, and the core of the first game's data if there is any. */
import { suite } from "uvu";
import { findCorpus, type GameData } from "../corpus/find-corpus.ts";
import { none } from "../expect.ts";
import { sliceSeed } from "../search/search.ts";
import { askAll, type Counts } from "./ask-all.ts";
import { sampleGame } from "./project.ts";

const test = suite("language server, asked by a client that knows nothing of it");

async function ask(data: GameData, counts: Counts, withMods: boolean): Promise<void> {
  const seed = sliceSeed();
  const told = await askAll(data, counts, { seed, isWanted: () => true, withMods });
  none(
    told.flatMap(({ failures }) => failures.map(({ what }) => what)),
    `wrong; npm run lsp-client -- --seed ${String(seed)} asks more`,
  );
}

test("the sample game", async () => {
  const places = { references: 40, definitions: 40, renames: 30, completions: 40, hovers: 40 };
  await ask(sampleGame, { ...places, storms: 3 }, true);
});

test("a real game's core", async () => {
  const data = findCorpus();
  if (data === undefined) console.log("skipped: there is no game's data beside the checkout");
  const places = { references: 12, definitions: 12, renames: 8, completions: 12, hovers: 10 };
  if (data) await ask(data, { ...places, storms: 1 }, false);
});

test.run();
