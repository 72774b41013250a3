/** The types that we print say the same as those of json-schema-to-typescript; TypeScript proves it. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import ts from "typescript";
import { readKindSchema } from "../../generator/kinds/own/read-kind-schema.ts";
import { ownKind } from "../../generator/kinds/own/own-kind.ts";
import { builtInKinds } from "../../generator/model/kind-names.ts";
import { interfacesText } from "../../generator/print/interfaces.ts";
import { Bundle } from "../../generator/schema/link-shapes.ts";
import { pascalCase } from "../../generator/text/names.ts";
import { kinds } from "../built-in.ts";
import { said } from "../kinds/own/read.ts";
import { createRandom } from "../search/random.ts";
import { sliceSeed } from "../search/search.ts";
import { randomSchema } from "./random-schema.ts";
import { comparable, witnessed } from "./witness.ts";

const test = suite("printed types beside those of json-schema-to-typescript");
const seed = sliceSeed();
const count = 200;

function builtIn(): ReadonlyMap<string, Bundle> {
  const emitted = builtInKinds.filter((name) => kinds[name].output);
  return new Map(emitted.map((name) => [name, kinds[name].shapes.resolved]));
}

function generated(): ReadonlyMap<string, Bundle> {
  const names = Array.from({ length: count }, (_, index) => `kind_${String(index)}`);
  return new Map(
    names.map((kind, index) => {
      const random = createRandom(seed * 1000 + index);
      const schema = JSON.stringify(randomSchema({ random, kind, kinds: [kind, "item"] }));
      const reading = readKindSchema({ kind, path: "a.json", read: () => schema });
      assert.equal(said(reading.problems), [], schema);
      assert.ok(reading.schema);
      return [kind, ownKind(reading.schema, [kind]).shapes.resolved];
    }),
  );
}

const common = `
type Json = null | boolean | number | string | JsonArray | JsonObject;
type JsonArray = readonly Json[];
interface JsonObject { readonly [name: string]: Json; }
interface Absent { readonly absent: true; }
`;

/** The names of the types in a text of declarations. */
function declared(text: string): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(/^export (?:interface|type) (\w+)/gmu)].map(([, name = ""]) => name),
  );
}

/** Where the types of records and of data differ from those of json-schema-to-typescript. */
async function disagreements(bundles: ReadonlyMap<string, Bundle>): Promise<readonly string[]> {
  const { records, data, words } = interfacesText(bundles);
  const titles = new Map(
    [...bundles].map(([kind, bundle]) => [bundle.root.title ?? pascalCase(kind), bundle]),
  );
  const theirs = comparable(await witnessed(titles));
  const ids = new Set([...records.matchAll(/\b[A-Z]\w*Id\b/gu)].map(([name]) => name));
  const closed = Object.entries(words).map(
    ([name, each]) =>
      `type ${name} = ${each.words.map((word) => JSON.stringify(word)).join(" | ")};`,
  );
  const ours = comparable(
    [
      ...[...ids]
        .filter((name) => !declared(records).has(name))
        .map((name) => `type ${name} = string;`),
      ...[...closed, records, data],
    ].join("\n"),
  );
  const dataTypes = declared(data);
  const proofs = [...titles.keys()].flatMap((name) => [
    sameTypes(name, name),
    ...(dataTypes.has(`${name}Data`) ? [sameTypes(`${name}Data`, name)] : []),
  ]);
  return errorsIn(ours, theirs, proofs);
}

/** Each can be assigned to the other. */
function sameTypes(ours: string, theirs: string): string {
  return [
    `((each: Ours.${ours}): Theirs.${theirs} => each);`,
    `((each: Theirs.${theirs}): Ours.${ours} => each);`,
  ].join("\n");
}

function errorsIn(ours: string, theirs: string, proofs: readonly string[]): readonly string[] {
  const text = `${common}namespace Ours {\n${ours}\n}\nnamespace Theirs {\n${theirs}\n}\n${proofs.join("\n")}\n`;
  const options: ts.CompilerOptions = {
    ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
    ...{ target: ts.ScriptTarget.ES2022, lib: ["lib.es5.d.ts"], types: [], noEmit: true },
  };
  const host = ts.createCompilerHost(options);
  const source = ts.createSourceFile("types.ts", text, ts.ScriptTarget.ES2022);
  const program = ts.createProgram(["types.ts"], options, {
    ...host,
    getSourceFile: (name, version) =>
      name === "types.ts" ? source : host.getSourceFile(name, version),
  });
  const found = [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()];
  const lines = text.split("\n");
  return found.map(({ start = 0, messageText }) => {
    const { line } = source.getLineAndCharacterOfPosition(start);
    const message = ts.flattenDiagnosticMessageText(messageText, "\n");
    return `${lines[line] ?? ""}\n  ${message}`;
  });
}

test("the built-in kinds", async () => {
  assert.equal(await disagreements(builtIn()), []);
});

test(`${String(count)} kinds of random schemas, seed ${String(seed)}`, async () => {
  const bundles = generated();
  assert.equal((await disagreements(bundles)).slice(0, 3), []);
  assert.equal(interfacesText(bundles).words, {}, "nothing else declares these");
});

test("a difference is noticed: of a type, of an optional member, and of a member that is missing", async () => {
  const bundle = (member: object, required: readonly string[] = ["a"]): Bundle =>
    new Bundle({
      root: { title: "Thing", type: "object", properties: { a: member }, required },
      definitions: {},
    });
  const right = bundle({ type: ["string", "null"] });
  assert.equal(await disagreements(new Map([["thing", right]])), []);
  const theirs = comparable(await witnessed(new Map([["Thing", right]])));
  for (const wrong of [
    bundle({ type: "string" }),
    bundle({ type: ["string", "null"] }, []),
    new Bundle({
      root: { title: "Thing", type: "object", properties: { b: { type: "null" } } },
      definitions: {},
    }),
  ]) {
    const ours = comparable(interfacesText(new Map([["thing", wrong]])).records);
    assert.ok(errorsIn(ours, theirs, [sameTypes("Thing", "Thing")]).length > 0);
  }
});

test.run();
