/** Projects that a compiler or an editor is asked about: one that uses the output, and one that holds nothing. */
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { root } from "../root.ts";
import type { Bench } from "./row.ts";
import { builtProject, once } from "./subject.ts";

const require = createRequire(import.meta.url);

/** TypeScript's programs, by path. */
export const typescript7: string = join(root, "node_modules/@typescript/native/bin/tsc");
export const typescript6: string = join(root, "node_modules/typescript/bin/tsc6");
/** The package of that name hands on to the one that holds the server. */
export const tsserver6: string = createRequire(require.resolve("typescript")).resolve(
  "@typescript/old/lib/tsserver.js",
);

/** Where completion is asked for: right behind the dot. */
export const completionMark = "TerrainId.";

export type Client = "packed" | "literal" | "empty";

/** Folder of a project with `main.ts` and `tsconfig.json`. */
export function clientProject(bench: Bench, client: Client): string {
  return once(bench, `client ${client}`, () => {
    const folder =
      client === "empty" ? join(bench.work, "empty") : dirname(builtProject(bench, client).out);
    mkdirSync(join(folder, "node_modules"), { recursive: true });
    const defwright = join(folder, "node_modules/defwright");
    if (!existsSync(defwright)) symlinkSync(root, defwright, "junction");
    const compilerOptions = {
      ...{ strict: true, noEmit: true, module: "nodenext", target: "es2022", lib: ["es2023"] },
      ...{ skipLibCheck: true, types: [] },
    };
    writeFileSync(join(folder, "package.json"), `{ "type": "module" }\n`);
    writeFileSync(join(folder, "main.ts"), programOf(client).join("\n"));
    const settings = JSON.stringify({ compilerOptions, include: ["main.ts"] });
    writeFileSync(join(folder, "tsconfig.json"), settings);
    return folder;
  });
}

/** A table, an id constant and a reference; or an object of one member beside which completion costs nothing. */
function programOf(client: Client): string[] {
  if (client === "empty") {
    return [
      `const TerrainId = { t_null: 0 };`,
      `export const first = ${completionMark}t_null;`,
      ``,
    ];
  }
  return [
    `import { recipe, terrain, TerrainId } from "./generated/index.js";`,
    `export const first = terrain.get(${completionMark}t_null).name;`,
    `export const made = recipe.at(0)?.result;`,
    ``,
  ];
}
