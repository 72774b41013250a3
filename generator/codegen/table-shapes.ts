/** The part of a table's module that depends only on its kind, formatted by prettier once instead of in each build. */
import { format } from "prettier";
import { pascalCase } from "../../templates/names.ts";
import type { Kind } from "../kinds/kind.ts";
import { dialectRules } from "../model/dialect.ts";

export async function tableShapesModule(kinds: readonly Kind[]): Promise<string> {
  const shapes: Record<string, Record<string, string>> = {};
  for (const dialect of Object.keys(dialectRules)) {
    const ofDialect: Record<string, string> = {};
    for (const kind of kinds) {
      if (kind.output?.form === "table") ofDialect[kind.name] = await tableShape(kind, dialect);
    }
    shapes[dialect] = ofDialect;
  }
  return (
    `import type { Dialect } from "../model/dialect.ts";\n` +
    `\n/** The interface of each kind's table, in each dialect. */\n` +
    `export const tableShapes: Readonly<Record<Dialect, Readonly<Record<string, string>>>> = ${JSON.stringify(shapes, undefined, 2)};\n`
  );
}

function tableShape(kind: Kind, dialect: string): Promise<string> {
  const name = pascalCase(kind.name);
  const edges = kind.transitions ? [`HasEdges<${name}Id, ${name}Edges>`] : [];
  const bases = [`Table<${name}, ${name}Id, ${name}Key, ${JSON.stringify(dialect)}>`, ...edges];
  const text = `export interface ${name}Table extends ${bases.join(", ")} {}`;
  return format(text, { parser: "typescript" });
}
