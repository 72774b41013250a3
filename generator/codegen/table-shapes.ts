/** The part of a table's module that its kind alone decides, laid out by prettier once instead of at each build. */
import { format } from "prettier";
import { printStructure, StructureKind } from "ts-morph";
import { pascalCase } from "../../templates/names.ts";
import { dialectRules } from "../model/dialect.ts";
import { kindNames, type KindName } from "../model/kind-names.ts";

const tiles: readonly KindName[] = ["furniture", "terrain"];
const withoutTable: readonly KindName[] = ["profession_item_substitutions", "requirement"];

export async function tableShapesModule(): Promise<string> {
  const shapes: Record<string, Record<string, string>> = {};
  for (const dialect of Object.keys(dialectRules)) {
    const ofDialect: Record<string, string> = {};
    for (const kind of kindNames) {
      if (!withoutTable.includes(kind)) ofDialect[kind] = await tableShape(kind, dialect);
    }
    shapes[dialect] = ofDialect;
  }
  return (
    `import type { Dialect } from "../model/dialect.ts";\n` +
    `\n/** The interface of each kind's table, in each dialect. */\n` +
    `export const tableShapes: Readonly<Record<Dialect, Readonly<Record<string, string>>>> = ${JSON.stringify(shapes, undefined, 2)};\n`
  );
}

function tableShape(kind: KindName, dialect: string): Promise<string> {
  const name = pascalCase(kind);
  const edges = tiles.includes(kind) ? [`HasEdges<${name}Id, ${name}Edges>`] : [];
  const text = printStructure({
    kind: StructureKind.Interface,
    name: `${name}Table`,
    isExported: true,
    extends: [`Table<${name}, ${name}Id, ${name}Key, ${JSON.stringify(dialect)}>`, ...edges],
  });
  return format(text, { parser: "typescript" });
}
