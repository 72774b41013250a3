/** What a compiler reads of the ids' constants where a client uses none of them. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { write } from "../project-folder.ts";
import { root } from "../root.ts";
import { clientProject, generate } from "../runtime/client-project.ts";

const test = suite("constants that nobody uses");
const compiler = join(root, "node_modules/typescript/bin/tsc6");
const client = `import { RecipeId, recipe } from "./generated/index.js";
export { RecipeId };
export const first: string | undefined = recipe.at(0)?.result;
`;

const members = {
  ...{ category: "CC_OTHER", subcategory: "CSC_OTHER_MISC", skill_used: "fabrication" },
  ...{ difficulty: 1, time: "5 m", activity_level: "LIGHT_EXERCISE", components: [[["stick", 1]]] },
};

/** Symbols that the compiler makes for a content of so many recipes, every other one obsolete. */
async function symbolsFor(size: number): Promise<number> {
  const folder = clientProject({ "main.ts": client });
  const recipes = Array.from({ length: size }, (_, index) => {
    const result = `item_${String(index)}`;
    const obsolete = index % 2 === 1 ? { obsolete: true } : {};
    return { type: "recipe", result, ...members, ...obsolete };
  });
  write(folder, "core/recipes.json", recipes);
  await generate(folder, [join(folder, "core")], "packed");
  const options = ["-p", ".", "--extendedDiagnostics", "--noErrorTruncation"];
  const { stdout, status } = spawnSync(process.execPath, [compiler, ...options], {
    cwd: folder,
    encoding: "utf8",
  });
  assert.is(status, 0, stdout);
  return Number(/^Symbols: +(?<count>\d+)$/mu.exec(stdout)?.groups?.["count"]);
}

test("are not read one by one", async () => {
  const [some, more] = [await symbolsFor(100), await symbolsFor(300)];
  // The parser makes one for each obsolete id, which is declared with a comment; the checker none.
  assert.is(more - some, 100);
});

test.run();
