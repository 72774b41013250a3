/**
 * The linker of mods for browsers: the compiler without what prints modules, and shapes of kinds without
 * what only editors and printed types need.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown, type Plugin } from "rolldown";
import { layeringDefinitions, layeringMembers } from "../compiled/own-kinds.ts";
import { shapeTable } from "../compiled/shape-table.ts";
import { closedWords, dataTypesText, typesText } from "../compiled/types-text.ts";
import { withoutSentences } from "./without-sentences.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Only the names of types are asked for. */
const namesIn = (text: string): string => text.match(/^export \w+ \w+/gmu)?.join("\n") ?? "";

/** What only editors show, and what types are called. */
const unread: ReadonlySet<string> = new Set(["description", "title", "x-from"]);

/** Shapes without it, as JSON. */
function shapesText(shapes: object): string {
  return JSON.stringify(shapes, (member, value: unknown) =>
    typeof value === "string" && unread.has(member) ? undefined : value,
  );
}

const replaced: readonly (readonly [RegExp, () => string])[] = [
  [/emit.emit\.ts$/u, () => "export const emit = () => [];"],
  // No image has a kind with code.
  [
    /own.call-module\.ts$/u,
    () => "export const callsOf = () => ({}); export const withTransitions = (schema) => schema;",
  ],
  [/print.pack.pack\.ts$/u, () => "export class Packer {}"],
  [
    /compiled.types-text\.ts$/u,
    () =>
      `export const typesText = ${JSON.stringify(namesIn(typesText))};
       export const dataTypesText = ${JSON.stringify(namesIn(dataTypesText))};
       export const closedWords = ${JSON.stringify(Object.fromEntries(Object.keys(closedWords).map((name) => [name, {}])))};`,
  ],
  [
    /compiled.shape-table\.ts$/u,
    () => `export const shapeTable = JSON.parse(${JSON.stringify(shapesText(shapeTable))});`,
  ],
  [
    /compiled.own-kinds\.ts$/u,
    () =>
      `export const layeringMembers = ${shapesText(layeringMembers)};
       export const layeringDefinitions = ${shapesText(layeringDefinitions)};`,
  ],
];

const withoutPrinting: readonly Plugin[] = replaced.map(([id, handler], index) => ({
  name: `without-printing-${String(index)}`,
  load: { filter: { id }, handler },
}));

/**
 * The files of `dist/mods` by their names: `index.js`, and what it loads when it is needed: sentences and formats of
 * findings, and the reader of schemas.
 */
export async function modsBundle(): Promise<Readonly<Record<string, string>>> {
  const bundle = await rolldown({
    cwd: root,
    input: join(root, "generator/mods/index.ts"),
    platform: "browser",
    transform: { target: "es2022" },
    resolve: { mainFields: ["module", "main"] },
    plugins: [...withoutPrinting, withoutSentences(/mods.sentences\.ts$/u)],
    // No module is there for what it does when it is loaded.
    treeshake: { moduleSideEffects: false, propertyReadSideEffects: false },
    // What is loaded later is also in the graph of what is loaded at once.
    checks: { ineffectiveDynamicImport: false },
    preserveEntrySignatures: "allow-extension",
    // A browser has nothing of Node.
    external: [],
  });
  const { output } = await bundle.generate({
    ...{ format: "esm", minify: true, comments: false },
    ...{ entryFileNames: "[name].js", chunkFileNames: "[name].js" },
    // What is loaded at once packs better in one file than beside what later parts share with it.
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: "index", tags: ["$initial"] }],
    },
  });
  await bundle.close();
  return Object.fromEntries(
    output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file.code]] : [])),
  );
}
