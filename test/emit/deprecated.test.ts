/** An editor strikes through what nothing new should use: TypeScript itself is asked, on the generated modules. */
import { join } from "node:path";
import ts from "typescript";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { root } from "../root.ts";

const test = suite("deprecated constants");

const client = join(root, "test/emit/deprecated-client.ts");
const text = `import { RecipeId, TerrainId, terrain, type KnownRecipeId } from "../../generated/index.js";
export const old = terrain.get(TerrainId.t_pasture).id;
export const kept: "t_meadow" extends keyof typeof TerrainId ? true : false = true;
export const retired: KnownRecipeId<"pigeon_whistle"> = RecipeId.pigeon_whistle;
export const live = [RecipeId.apricot_jam, TerrainId.t_meadow];
`;

test("those of obsolete and of former ids, and no others; a former one is its successor", () => {
  const options: ts.CompilerOptions = {
    strict: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ["defwright-source"],
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  };
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [client],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => {
      const source = name === client ? text : ts.sys.readFile(name);
      return source === undefined ? undefined : ts.ScriptSnapshot.fromString(source);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    fileExists: (name) => name === client || ts.sys.fileExists(name),
    readFile: (name) => (name === client ? text : ts.sys.readFile(name)),
  });
  assert.equal(
    service.getSemanticDiagnostics(client).map(({ messageText }) => messageText),
    [],
  );
  const struck = service
    .getSuggestionDiagnostics(client)
    .filter(({ reportsDeprecated }) => reportsDeprecated !== undefined)
    .map(({ start, length }) => text.slice(start, start + length));
  assert.equal(struck, ["t_pasture", "pigeon_whistle"]);
});

test.run();
