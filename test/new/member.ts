/** A member of a kind: schemas, how it is resolved, content that uses it, a test, rows. */
import { SyntaxKind, type ObjectLiteralExpression, type SourceFile } from "ts-morph";
import { shapes } from "../../generator/compiled/shapes.ts";
import { externalKinds } from "../../generator/model/external-kind-names.ts";
import { builtInKinds, type BuiltInKind } from "../../generator/model/kind-names.ts";
import { isBuiltIn } from "../built-in.ts";
import type { Json, JsonObject } from "../../generator/model/json.ts";
import { CannotAdd, todo, type Draft } from "./draft.ts";
import { idOf, samplesOf, useMember } from "./sample-content.ts";
import { addMember, addTest, importName, listIn } from "./syntax.ts";

export interface NewMember {
  readonly kind: string;
  /** `string`, `integer`, `boolean`, `volume`, or `ref:` and the kind of the id. */
  readonly type: string;
  /** Section of the specification; absent for an extension. */
  readonly section?: string | undefined;
  /** JSON. */
  readonly default?: string | undefined;
}

type Schema = JsonObject & {
  readonly properties: JsonObject;
  readonly required?: readonly string[];
};

interface MemberType {
  /** What an author writes. */
  readonly authored: JsonObject;
  /** What game code reads. */
  readonly resolved: JsonObject;
  /** A value to try it with. */
  readonly sample: Json;
}

const plainTypes: Readonly<Record<string, MemberType>> = {
  string: { authored: { type: "string" }, resolved: { type: "string" }, sample: "word" },
  integer: { authored: { type: "integer" }, resolved: { type: "integer" }, sample: 1 },
  boolean: { authored: { type: "boolean" }, resolved: { type: "boolean" }, sample: true },
  volume: {
    authored: { $ref: "../parts/units/definition.schema.json#/definitions/volume" },
    resolved: { type: "number" },
    sample: "2 L",
  },
};

export function addNewMember(draft: Draft, name: string, options: NewMember): void {
  const { kind, type, section } = options;
  if (!isBuiltIn(kind)) throw new CannotAdd(`"${kind}" is no kind: ${builtInKinds.join(", ")}`);
  if (!/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/u.test(name)) {
    throw new CannotAdd(`"${name}" is no name of a member: write it like move_cost`);
  }
  const written = draft.json(`generator/kinds/${kind}/definition.schema.json`) as Schema;
  // The compiled shape also has the members of parts.
  if (shapes[kind].definition.properties?.[name] ?? written.properties[name]) {
    throw new CannotAdd(`"${name}" is taken: ${kind} has such a member`);
  }
  const { authored, resolved, sample } = typeOf(draft, type);
  const fallback = options.default === undefined ? undefined : parseJson(options.default);
  const folder = `generator/kinds/${kind}`;
  const source = section === undefined ? "(extension)" : `(§${section})`;
  const description = `${todo("what it is, in a sentence")} ${source}.`;
  draft.setJson(`${folder}/definition.schema.json`, ["properties", name], {
    description,
    ...authored,
    ...(fallback === undefined ? {} : { default: fallback }),
  });
  const readName = type === "volume" ? `${name}_ml` : name;
  const records = `${folder}/resolved.schema.json`;
  draft.setJson(records, ["properties", readName], {
    ...(type === "volume" ? { description, ...resolved, "x-from": name } : resolved),
  });
  if (fallback !== undefined) {
    const { required } = draft.json(records) as Schema;
    if (required) draft.setJson(records, ["required", required.length], readName, true);
    else draft.setJson(records, ["required"], [readName]);
  }
  const isResolved = resolve(draft, kind, name, options, fallback);
  const file = `${folder}/${kind}.ts`;
  draft.remaining.push(
    ...(isResolved ? [] : [`${file}: resolve "${name}", where the record is made`]),
    `${folder}/definition.schema.json: describe the member; give it limits ("minimum", "enum") if it has any`,
  );
  useInContent(draft, kind, name, sample);
  testMember(draft, kind, { name, readName, sample, volume: type === "volume", fallback });
  if (section !== undefined) addRows(draft, kind, name, section);
  draft.noteChange(`what \`${name}\` of ${kind} is for`);
  draft.remaining.push(
    ...(fallback === undefined
      ? []
      : [
          `test/kinds/${kind}.test.ts: "${readName}" is in each whole record that is written by hand; elsewhere (test/golden, test/runtime) too, if a test says so`,
        ]),
    `fill in what is marked, then: npm run codegen && npm run generate && npm run typecheck`,
    `UPDATE=1 npm test -- test/golden test/diagnostics test/docs; read the differences`,
    `npm test -- test/new test/content test/kinds test/golden test/spec test/diagnostics test/docs && npm run lint`,
  );
}

function typeOf(draft: Draft, type: string): MemberType {
  const plain = Object.hasOwn(plainTypes, type) ? plainTypes[type] : undefined;
  if (plain) return plain;
  const target = /^ref:(\w+)$/u.exec(type)?.[1] ?? "";
  const targets: readonly string[] = [...builtInKinds, ...externalKinds];
  if (!targets.includes(target)) {
    throw new CannotAdd(
      `"${type}" is no type: ${Object.keys(plainTypes).join(", ")}, or ref: and one of ${targets.join(", ")}`,
    );
  }
  const types: Readonly<Record<string, string>> = {
    item: "GENERIC",
    trait: "mutation",
    monster: "MONSTER",
  };
  const sample = idOf(draft, [types[target] ?? target]);
  if (sample === undefined) {
    draft.remaining.push(
      `content/core: name a ${target} that it knows, in place of "some_${target}"`,
    );
  }
  return {
    authored: { type: "string", minLength: 1, "x-ref": target },
    resolved: { type: "string", "x-ref": target },
    sample: sample ?? `some_${target}`,
  };
}

export function parseJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new CannotAdd(`${text} is no JSON; texts need quotes: '"word"'`);
  }
}

/** Adds the member to the record that the kind's module makes. @returns whether there is such a record */
function resolve(
  draft: Draft,
  kind: BuiltInKind,
  name: string,
  { type }: NewMember,
  fallback: Json | undefined,
): boolean {
  const source = draft.source(`generator/kinds/${kind}/${kind}.ts`);
  const record = recordIn(source);
  if (!record) return false;
  const value = valueBeside(record);
  if (type === "volume") {
    importName(source, "../parts/units/volume.ts", "parseVolume");
    const read = `parseVolume(${value}.${name}) ?? 0`;
    if (fallback === undefined) {
      addSpread(record, `...(${value}.${name} !== undefined && { ${name}_ml: ${read} })`);
    } else {
      addMember(
        record,
        `${name}_ml`,
        `parseVolume(${value}.${name} ?? ${JSON.stringify(fallback)}) ?? 0`,
      );
    }
    importName(source, "../parts/units/volume.ts", "volumeUnits");
    importName(source, "../parts/units/amount-rules.ts", "amountRule");
    addRule(source, `amountRule(volumeUnits, "${name}")`);
  } else if (fallback === undefined) {
    importName(source, "../parts/common-members/kept-members.ts", "keptMembers");
    const kept = record
      .getDescendantsOfKind(SyntaxKind.CallExpression)
      .findLast((call) => call.getText().startsWith(`keptMembers(${value}, [`))
      ?.getArguments()[1]
      ?.asKind(SyntaxKind.ArrayLiteralExpression);
    if (kept) kept.addElement(`"${name}"`);
    else addSpread(record, `...keptMembers(${value}, ["${name}"])`);
  } else {
    addMember(record, name, `${value}.${name} ?? ${JSON.stringify(fallback)}`);
  }
  return true;
}

function addSpread(record: ObjectLiteralExpression, text: string): void {
  record.addSpreadAssignment({ expression: text.slice("...".length) });
}

/** The object that is the record: `own`, or what `resolve` returns. */
function recordIn(source: SourceFile): ObjectLiteralExpression | undefined {
  const resolver = source
    .getDescendantsOfKind(SyntaxKind.PropertyAssignment)
    .find((each) => each.getName() === "resolve")
    ?.getInitializer();
  const name = resolver?.asKind(SyntaxKind.Identifier)?.getText();
  const body = name === undefined ? resolver : source.getFunction(name);
  const own = body
    ?.getDescendantsOfKind(SyntaxKind.VariableDeclaration)
    .find((each) => each.getName() === "own")
    ?.getInitializer();
  const returned = body
    ?.getDescendantsOfKind(SyntaxKind.ReturnStatement)
    .map((each) => each.getExpressionIfKind(SyntaxKind.ObjectLiteralExpression));
  const inner = body
    ?.asKind(SyntaxKind.ArrowFunction)
    ?.getBody()
    .asKind(SyntaxKind.ParenthesizedExpression)
    ?.getExpression();
  return (
    own?.asKind(SyntaxKind.ObjectLiteralExpression) ??
    returned?.findLast((each) => each !== undefined) ??
    inner?.asKind(SyntaxKind.ObjectLiteralExpression)
  );
}

/** How the function around the record calls what the author wrote. */
function valueBeside(record: ObjectLiteralExpression): string {
  const around =
    record.getFirstAncestorByKind(SyntaxKind.FunctionDeclaration) ??
    record.getFirstAncestorByKind(SyntaxKind.ArrowFunction);
  const isBound = around
    ?.getDescendantsOfKind(SyntaxKind.BindingElement)
    .some((each) => each.getName() === "value");
  return isBound ? "value" : "definition.value";
}

/** Adds a rule to the list of the kind, however that is made. */
export function addRule(source: SourceFile, rule: string): void {
  const rules = source
    .getDescendantsOfKind(SyntaxKind.PropertyAssignment)
    .findLast((each) => each.getName() === "rules");
  const made = rules?.getInitializer();
  const list = made?.asKind(SyntaxKind.ArrayLiteralExpression);
  if (list) list.addElement(rule);
  else if (rules && made) rules.setInitializer(`[...${made.getText()}, ${rule}]`);
  else throw new CannotAdd(`${source.getBaseName()} has no rules`);
}

function useInContent(draft: Draft, kind: BuiltInKind, name: string, sample: Json): void {
  const first = samplesOf(draft, kind)[0];
  if (!first) {
    draft.remaining.push(`content: use "${name}" in a ${kind}`);
    return;
  }
  // A thing does not refer to itself.
  const target = samplesOf(draft, kind).find(({ id }) => id !== sample) ?? first;
  useMember(draft, target, name, sample);
  draft.remaining.push(
    `${target.path}: "${name}" stands in ${target.id}, with a value of no meaning: put it where it makes sense`,
  );
}

interface Tested {
  readonly name: string;
  readonly readName: string;
  readonly sample: Json;
  readonly volume: boolean;
  readonly fallback: Json | undefined;
}

function testMember(
  draft: Draft,
  kind: BuiltInKind,
  { name, readName, sample, volume, fallback }: Tested,
): void {
  const path = `test/kinds/${kind}.test.ts`;
  const source = draft.has(path) ? draft.source(path) : undefined;
  if (!source?.getVariableDeclaration("plain") || !source.getVariableDeclaration("resolve")) {
    draft.remaining.push(`${path}: test how "${name}" is resolved`);
    return;
  }
  if (fallback !== undefined && !volume) addToRecords(source, readName, fallback);
  const read = volume ? "2000" : JSON.stringify(sample);
  const absent =
    fallback === undefined
      ? "undefined"
      : volume
        ? todo("in millilitres")
        : JSON.stringify(fallback);
  const isOpen = absent.startsWith(todo(""));
  addTest(
    source,
    [
      `{suite}(${JSON.stringify(`${name}: ${todo("what the test says")}`)}, () => {`,
      ...(isOpen ? [`  // ${absent}`] : [`  assert.is(resolve(plain)["${readName}"], ${absent});`]),
      `  assert.is(resolve({ ...plain, ${name}: ${JSON.stringify(sample)} })["${readName}"], ${read});`,
      `});`,
    ].join("\n"),
  );
}

/** Whole records that the tests of the kind compare with: a member with a default is in each. */
function addToRecords(source: SourceFile, name: string, fallback: Json): void {
  for (const call of source.getDescendantsOfKind(SyntaxKind.CallExpression)) {
    const [made, expected] = call.getArguments();
    const maker = made?.asKind(SyntaxKind.CallExpression)?.getExpression().getText();
    const record = expected?.asKind(SyntaxKind.ObjectLiteralExpression);
    if (call.getExpression().getText() !== "assert.equal" || maker !== "resolve") continue;
    if (record) addMember(record, name, JSON.stringify(fallback));
  }
}

/** The rows of the specification's tables: what it is, and that the runtime leaves it to the game. */
function addRows(draft: Draft, kind: BuiltInKind, name: string, section: string): void {
  const rows = draft.source("test/spec/rows.ts");
  const table = rows
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .filter((call) => call.getExpression().getText() === "rows")
    .find((call) => {
      const [of, kinds] = call.getArguments();
      return of?.getText() === `"${section}"` && kinds?.getText() === `["${kind}"]`;
    })
    ?.getArguments()[2]
    ?.asKind(SyntaxKind.ObjectLiteralExpression);
  if (!table) {
    throw new CannotAdd(`test/spec/rows.ts has no rows of §${section} for ${kind}`);
  }
  addMember(table, name, JSON.stringify(todo("what it is")));
  listIn(draft.source("test/spec/runtime-rows.ts"), "notAtRunTime").addElement(
    `{ section: "${section}", members: ["${name}"], why: "${todo("who reads it")}" }`,
  );
  draft.remaining.push(
    `test/spec/runtime-rows.ts: if the runtime reads "${name}", it is a row of runtimeRows, not of notAtRunTime`,
  );
}
