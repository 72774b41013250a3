/** A short slice of `npm run lsp-client`, on the core of the first game's data, if there is any. */
import { suite } from "uvu";
import { findCorpus } from "../corpus/find-corpus.ts";
import { none } from "../expect.ts";
import { sliceSeed } from "../search/search.ts";
import { askAll } from "./ask-all.ts";

const test = suite("language server, asked by a client that knows nothing of it");

test("a game's data: some of each, and a storm of edits", async () => {
  const data = findCorpus();
  if (data === undefined) {
    console.log("skipped: there is no game's data beside the checkout");
    return;
  }
  const counts = {
    references: 12,
    definitions: 12,
    renames: 8,
    completions: 12,
    hovers: 10,
    storms: 1,
  };
  const seed = sliceSeed();
  const told = await askAll(data, counts, { seed, isWanted: () => true, withMods: false });
  none(
    told.flatMap(({ failures }) => failures.map(({ what }) => what)),
    `wrong; npm run lsp-client -- --seed ${String(seed)} asks more`,
  );
});

test.run();
