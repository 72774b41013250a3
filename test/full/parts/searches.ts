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

function searchPart([script, ...options]: readonly string[], seed: string): FullPart {
  const name = ["search:", script, ...options].join(" ");
  const words = ["npm", "run", "--silent", script ?? "", "--", ...options];
  const chosen = ["--minutes", String(minutes), "--seed", seed];
  return part(name, [...words, ...chosen]);
}

function part(
  name: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): FullPart {
  const check = async (): Promise<string> => {
    const said = await mustRun(root, words, environment);
    return said.trimEnd().split("\n").at(-1) ?? "";
  };
  return { name, run: async () => ({ rows: [await row(name, check)] }) };
}

const seed = String(1 + (Date.now() % 1_000_000));

export const searches: readonly FullPart[] = [
  ...scripts.map((each) => searchPart(each, seed)),
  part("search: long lists", ["npm", "run", "--silent", "test", "--", "test/growth/lists"], {
    ...{ WHOLE: "1", SEED: seed },
  }),
];
