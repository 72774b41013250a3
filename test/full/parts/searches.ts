/** The searches, a few minutes each with a seed that nobody has tried yet. */
import { root } from "../../root.ts";
import { row, type FullPart } from "../part.ts";
import { mustRun } from "../programs.ts";

const minutes = 3;

/** Scripts of `package.json`, with what chooses among what they try. */
const scripts: readonly (readonly [script: string, ...options: readonly string[]])[] = [
  ["seed-faults"],
  ["plant"],
  ["fix-faults"],
  ["release-edits"],
  ["kind-search"],
  ["differential"],
  ["differential", "--kept"],
  ["torture"],
];

function searchPart(words: readonly string[], options: readonly string[]): FullPart {
  const name = `search: ${words.join(" ")}`;
  const check = async (): Promise<string> => {
    const said = await mustRun(root, ["npm", "run", "--silent", ...words, ...options]);
    return said.trimEnd().split("\n").at(-1) ?? "";
  };
  return { name, run: async () => ({ rows: [await row(name, check)] }) };
}

export const searches: readonly FullPart[] = [
  ...scripts.map(([script, ...options]) => {
    const seed = String(1 + (Date.now() % 1_000_000));
    const chosen = ["--minutes", String(minutes), "--seed", seed];
    return searchPart([script, "--", ...options], chosen);
  }),
  // Every mistake once, which takes as long as it takes.
  searchPart(["growth"], []),
];
