/** Codes without their sentences, for those who load them only when there is something to say. */
import { readFileSync } from "node:fs";
import type { Plugin } from "rolldown";
import { parseSync, type ESTree } from "rolldown/utils";

const ofWhole = "?whole";
const sentences: ReadonlySet<string> = new Set(["message", "help", "label", "notes"]);

/** What the module `loader` imports dynamically of the codes is whole; everyone else has them without sentences. */
export function withoutSentences(loader: RegExp): Plugin {
  return {
    name: "without-sentences",
    async resolveId(source, importer = "", { kind }) {
      const isWhole = loader.test(importer) && kind === "dynamic-import";
      if (!isWhole && !importer.endsWith(ofWhole)) return null;
      const from = importer.replace(ofWhole, "");
      const found = await this.resolve(source, from, { skipSelf: true });
      if (!found || !/diagnostics[\\/]code(?:s[\\/]\w+)?\.ts$/u.test(found.id)) return found;
      return { ...found, id: found.id + ofWhole };
    },
    load: {
      filter: { id: /\?whole$/u },
      handler: (id) => ({
        code: readFileSync(id.replace(ofWhole, ""), "utf8"),
        moduleType: "ts",
      }),
    },
    transform: {
      filter: { id: /diagnostics[\\/]codes[\\/]\w+\.ts$/u },
      handler: (text) => ({ code: stripped(text), moduleType: "ts" }),
    },
  };
}

function stripped(text: string): string {
  const { program } = parseSync("codes.ts", text);
  const spans = program.body.flatMap(codesIn).flatMap(sentencesOf);
  if (spans.length === 0) throw new Error("codes have their sentences in another form");
  return spans.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
}

type Node = ESTree.Program["body"][number];
interface Span {
  readonly start: number;
  readonly end: number;
}

/** The definitions of a theme: `export const files: FileCodes = { "a-code": { … } };` */
function codesIn(statement: Node): readonly ESTree.ObjectExpression[] {
  if (statement.type !== "ExportNamedDeclaration") return [];
  if (statement.declaration?.type !== "VariableDeclaration") return [];
  return statement.declaration.declarations.flatMap(({ init }) =>
    init ? membersOf(init).flatMap(({ value }) => (isObject(value) ? value : [])) : [],
  );
}

function sentencesOf(code: ESTree.ObjectExpression): readonly Span[] {
  return membersOf(code).flatMap(({ key, start, end }) =>
    key.type === "Identifier" && sentences.has(key.name) ? { start, end: end + 1 } : [],
  );
}

function membersOf(node: ESTree.Expression): readonly ESTree.ObjectProperty[] {
  if (!isObject(node)) return [];
  return node.properties.flatMap((each) => (each.type === "Property" ? each : []));
}

function isObject(node: ESTree.Expression): node is ESTree.ObjectExpression {
  return node.type === "ObjectExpression";
}
