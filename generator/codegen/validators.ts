/** Ajv's validators as a module of plain code: nothing is compiled when defwright starts. */
import { Ajv } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import { transform } from "esbuild";
import type { AuthorSchema } from "./author-schema.ts";

const ownKeywords = ["x-ref", "x-ref-list", "x-extension", "x-format", "x-from", "tsType"];

/** Ajv's helper for lengths in code points, which its standalone code would import from Ajv. */
const lengthHelper = `(text) => {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}`;

export async function validatorsModule(
  schemas: ReadonlyMap<string, AuthorSchema>,
): Promise<string> {
  const ajv = new Ajv({
    code: { source: true, esm: true, optimize: 2 },
    strict: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    allowUnionTypes: true,
    messages: false,
    inlineRefs: false,
  });
  ajv.addVocabulary(ownKeywords);
  const names: Record<string, string> = {};
  for (const [kind, { definition, definitions }] of schemas) {
    ajv.addSchema({ ...(wordless({ ...definition, definitions }) as object), $id: kind }, kind);
    names[kind] = kind;
  }
  const generate = standaloneCode as unknown as (
    ajv: Ajv,
    names: Readonly<Record<string, string>>,
  ) => string;
  const code = generate(ajv, names);
  const standing = code.replaceAll(
    /const (\w+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;?/gu,
    (_, name) => {
      return `const ${String(name)} = ${lengthHelper};`;
    },
  );
  if (standing.includes("require("))
    throw new Error("a validator needs a helper that is not inlined");
  const answers = standing.replaceAll(
    /\{instancePath(?::[^{}]*?)?,schemaPath:"(?:[^"\\]|\\.)*",keyword:"\w+",params:\{[^{}]*\}\}/gu,
    "{}",
  );
  const module = `${answers}\nexport const validators = { ${Object.keys(names).join(", ")} };\n`;
  // What nothing uses goes: Ajv's code carries its schemas along, and describes errors that `explain` tells better.
  const { code: small } = await transform(
    module.replaceAll(/^export const (?!validators)/gmu, "const "),
    {
      format: "esm",
      minify: true,
      treeShaking: true,
      charset: "ascii",
      lineLimit: 120,
    },
  );
  return `// @generated from generator/kinds by "npm run codegen"; do not edit.\n${small}`;
}

/** Words are for people; a validator needs none. */
function wordless(value: unknown, key?: string): unknown {
  if (Array.isArray(value)) return value.map((each) => wordless(each));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([name]) =>
          key === "properties" ||
          key === "definitions" ||
          !["description", "default", "examples", "title"].includes(name),
      )
      .map(([name, inner]) => [name, wordless(inner, key === "properties" ? undefined : name)]),
  );
}
