/** The one order of the folders of `generator/`, `templates/` and `runtime/`: an import only goes down it. */

/** From content to modules, the last one first. */
export const stages: readonly string[] = [
  "generator/emit",
  "generator/index",
  "generator/blame",
  "generator/check",
  "generator/release",
  "generator/resolve",
  "generator/layer",
  "generator/validate",
  "generator/parse",
  "generator/packs",
];

/** Each line may import itself and the lines below it; on a line, a folder may import those right of it. */
export const order: readonly (readonly string[])[] = [
  ["generator/index.ts", "generator/package", "generator/codegen"],
  ["generator/cli.ts", "generator/cli"],
  ["generator/vite.ts", "generator/vite", "generator/bundlers"],
  ["generator/lsp"],
  ["generator/mods"],
  ["generator/watch"],
  [
    "generator/explore",
    "generator/migrate",
    "generator/rename",
    "generator/query",
    "generator/diff",
    "generator/conflicts",
    "generator/explain",
    "generator/fix",
    "generator/strings",
    "generator/infer",
  ],
  ["generator/complete", "generator/symbols"],
  ["generator/build"],
  ["generator/editor-schema"],
  ["generator/config", "generator/read", "generator/disk"],
  ["generator/image"],
  ["generator/compile.ts"],
  ["generator/reuse"],
  stages,
  ["templates"],
  ["generator/kinds"],
  ["generator/print"],
  ["generator/diagnostics"],
  ["generator/compiled"],
  ["generator/schema", "generator/json", "generator/text"],
  ["generator/model"],
  ["runtime/index.ts"],
  ["runtime/hot", "runtime/learning", "runtime/crafting", "runtime/character"],
  ["runtime/tiles"],
  ["runtime/items"],
  ["runtime/tables"],
  ["runtime/numbers", "runtime/ids", "runtime/texts"],
];

/** From here on down nothing needs Node: it runs in a browser. */
const coreStart = "generator/image";
export const core: readonly string[] = order
  .slice(order.findIndex((line) => line.includes(coreStart)))
  .flat();

const ranks = new Map(order.flat().map((room, rank) => [room, rank]));

/** The folder or file of the order that holds a path; `undefined` for what is outside it. */
export function roomOf(path: string): string | undefined {
  return order.flat().find((room) => path === room || path.startsWith(`${room}/`));
}

/** Whether a module of one room may import one of another. */
export function mayImport(from: string, to: string): boolean {
  return (ranks.get(from) ?? Infinity) <= (ranks.get(to) ?? -1);
}
