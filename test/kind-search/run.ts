/** `npm run kind-search -- [--seed S] [--rounds N] [--from R] [--edits E] [--minutes M] [--only <part>]`. */
import { runSearch, searchOptions } from "../search/search.ts";
import { scriptWords } from "../script-words.ts";
import { searchKinds } from "./search.ts";

const { values } = scriptWords({
  options: {
    ...searchOptions,
    from: { type: "string", default: "0" },
    edits: { type: "string", default: "25" },
  },
});
const amounts = { from: Number(values.from), edits: Number(values.edits) };
await runSearch(
  { name: "kind-search", unit: "checks", rounds: 20, run: (task) => searchKinds(task, amounts) },
  values,
);
