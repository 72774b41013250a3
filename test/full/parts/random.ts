/** The tests with chance, of which `npm test` tries a share: all of it. */
import { sourcesIn, textOf } from "../../architecture/imports.ts";
import { root } from "../../root.ts";
import { row, type FullPart } from "../part.ts";
import { mustRun } from "../programs.ts";

const name = "tests with chance";

export const random: FullPart = {
  name,
  run: async () => {
    const files = sourcesIn("test").filter(
      (path) => path.endsWith(".test.ts") && textOf(path).includes('/random.ts"'),
    );
    const check = async (): Promise<string> => {
      const words = ["npm", "run", "--silent", "test", "--", ...files];
      const said = await mustRun(root, words, { WHOLE: "1" });
      return said.trimEnd().split("\n").at(-1) ?? "";
    };
    return { rows: [await row(name, check)] };
  },
};
