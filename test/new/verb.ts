/** A verb that turns furniture or terrain into another object of its kind, named by a member. */
import { SyntaxKind } from "ts-morph";
import { shapes } from "../../generator/compiled/shapes.ts";
import { follow } from "../../generator/schema/choose-branch.ts";
import { CannotAdd, todo, type Draft } from "./draft.ts";
import { samplesOf, useMember, type Sample } from "./sample-content.ts";
import {
  addBehindIf,
  addMember,
  addToInterface,
  addToUnion,
  importName,
  listIn,
  objectIn,
} from "./syntax.ts";

export interface NewVerb {
  /** The member that names what it turns into. */
  readonly member: string;
  /** What ids are called that it can be done to; without it, the verb and "able". */
  readonly able?: string | undefined;
}

const tileKinds = ["furniture", "terrain"] as const;
type TileKind = (typeof tileKinds)[number];

export function addNewVerb(
  draft: Draft,
  verb: string,
  { member, able = `${capital(verb)}able` }: NewVerb,
): void {
  if (!/^[a-z]{2,20}$/u.test(verb))
    throw new CannotAdd(`"${verb}" is no name of a verb: write one word, like open`);
  if (!/^[A-Z][a-z]+$/u.test(able))
    throw new CannotAdd(`"${able}" is no name for ids: write it like Openable`);
  if (draft.has(`runtime/tiles/${verb}.ts`) || exports(draft).has(verb))
    throw new CannotAdd(`"${verb}" is taken: the runtime has such a function`);
  const kinds = tileKinds.filter((kind) => holdsOwnId(kind, member));
  const [kind] = kinds.toReversed();
  if (kind === undefined) {
    throw new CannotAdd(
      `neither furniture nor terrain has a member "${member}" that is an id of its kind; add it first: npm run new -- member ${member} --kind terrain --type ref:terrain`,
    );
  }
  const section = /§([\d.]*\d)/u.exec(
    shapes[kind].definition.properties?.[member]?.description ?? "",
  )?.[1];
  const samples = kinds.flatMap((each) => changingSample(draft, each, member) ?? []);
  const sample = samples.find(({ value }) => value["type"] === kind);
  if (!sample) throw new CannotAdd(`content/core has no two ${kind} that could become each other`);
  const names: Names = {
    ...{ verb, member, able, kind, section, id: sample.id, next: sample.next },
    plain: samplesOf(draft, kind).find(({ value }) => !(member in value))?.id ?? "",
  };

  draft.create(`runtime/tiles/${verb}.ts`, runtimeModule(names));
  draft.create(`test/runtime/${verb}.test.ts`, runtimeTest(names));
  const runtime = draft.source("runtime/index.ts");
  runtime.addStatements(
    `export { can${capital(verb)}, ${verb}, type ${capital(verb)}Result } from "./tiles/${verb}.ts";`,
  );
  const transitions = draft.source("runtime/tiles/transitions.ts");
  const reads = transitions.getInterfaceOrThrow("ChangingRow").getProperty(member);
  if (!reads) addToInterface(transitions, "ChangingRow", `${member}?`, "string");
  addToUnion(transitions, "ChangeVerb", verb);
  addMember(objectIn(transitions, "successors"), verb, `({ ${member}: next }) => next`);
  listIn(draft.source("generator/kinds/parts/common-members/tile.ts"), "verbs").addElement(
    `["${verb}", "${able}"]`,
  );
  const rules = listIn(
    draft.source("generator/kinds/parts/common-members/tile-rules.ts"),
    "successors",
  );
  if (!rules.getElements().some((each) => each.getText() === `"${member}"`)) {
    draft.remaining.push(
      `generator/kinds/parts/common-members/tile-rules.ts: selfTransition also looks at "${member}" (successors, or others if only one kind has it)`,
    );
  }
  addPlays(draft, names);
  addToTypeTests(draft, names);
  if (section !== undefined) addRow(draft, names, section);
  draft.noteChange(`what \`${verb}\` of the runtime does`);
  draft.remaining.push(
    `runtime/tiles/${verb}.ts: messages, sounds, options and further refusals, if there are any; each number among the arguments has a line in test/runtime/numbers.test.ts, each text one in test/runtime/texts.test.ts`,
    ...samples.map(
      ({ path, id }) => `${path}: ${id} has "${member}"; is what it becomes sensible?`,
    ),
    `if it leaves items behind: DropVerb and dropsIn in runtime/tiles/what-drops.ts; if it removes a trap: test/runtime/traps.test.ts`,
    `fill in what is marked, then: npm run generate && npm run typecheck`,
    `UPDATE=1 npm test -- test/golden test/docs; read the differences`,
    `npm test -- test/new test/runtime test/docs test/spec test/architecture test/types test/content test/golden && npm run lint`,
  );
}

interface Names {
  readonly verb: string;
  readonly member: string;
  readonly able: string;
  readonly kind: TileKind;
  readonly section: string | undefined;
  /** One that it can be done to, what that becomes, and one that it cannot be done to. */
  readonly id: string;
  readonly next: string;
  readonly plain: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function exports(draft: Draft): ReadonlySet<string> {
  const declarations = draft.source("runtime/index.ts").getExportDeclarations();
  return new Set(
    declarations.flatMap((each) => each.getNamedExports().map((one) => one.getName())),
  );
}

function holdsOwnId(kind: TileKind, member: string): boolean {
  const shape = shapes[kind].definition.properties?.[member];
  return shape !== undefined && follow(shape)["x-ref"] === kind;
}

interface ChangingSample extends Sample {
  readonly next: string;
}

/** A definition of our content that has the member; if there is none, one gets it. */
function changingSample(draft: Draft, kind: TileKind, member: string): ChangingSample | undefined {
  const all = samplesOf(draft, kind);
  for (const each of all) {
    const next = each.value[member];
    if (typeof next === "string") return { ...each, next };
  }
  const [first, second] = all;
  if (!first || !second) return undefined;
  useMember(draft, first, member, second.id);
  return { ...first, next: second.id };
}

function runtimeModule({ verb, member, able, kind, section, id, next, plain }: Names): string {
  const Verb = capital(verb);
  const of = `${todo("what it does, in a word or two")} (§${section ?? "3.1"})`;
  const reason = `not-${able.toLowerCase()}`;
  const constant = `${capital(kind)}Id`;
  return `/** ${of}. */
import type { Can, Keyed, Known } from "../ids/brands.ts";
import { changeInto } from "./change.ts";
import type { Fit, Successor, WhyUnfit } from "./fit.ts";
import type { Change } from "./results.ts";
import type { Refusal } from "../numbers/refusal.ts";
import { rowOf } from "./tile-table.ts";
import type { TileRow, TileTable } from "./tile-table.ts";

interface ${able}Row extends TileRow {
  readonly ${member}?: string;
}

/** The part of a furniture or terrain table that is used. */
export type ${able}Table<Id extends string, Edges extends object> = TileTable<Id, Edges, ${able}Row>;

/**
 * Either the change, or why it was refused:
 * - \`unknown-id\`: no such object (for example, an id from a save of other content)
 * - \`${reason}\`: the object has no \`${member}\`
 * - \`unknown-successor\`: the content names an object that is not defined (its build warned about it)
 */
export type ${Verb}Result<Id extends string> =
  Change<Id> | Refusal<"unknown-id" | "${reason}" | "unknown-successor">;

/**
 * ${todo("whether what can be done")} (§${section ?? "3.1"}): the definition of the object exists and has
 * \`${member}\`. Narrows the id to one that \`${verb}\` accepts.
 *
 * @example
 * \`\`\`ts
 * import { can${Verb} } from "defwright/runtime";
 * import { ${kind}, ${constant} } from "./generated/index.js";
 *
 * can${Verb}(${kind}, ${constant}.${id}); // => true
 * can${Verb}(${kind}, ${constant}.${plain}); // => false
 * \`\`\`
 */
export function can${Verb}<Id extends string>(
  table: ${able}Table<Id, { readonly ${verb}: object }>,
  id: NoInfer<Id>,
): id is NoInfer<Id> & Can<"${verb}"> & Keyed<string> {
  return rowOf(table, id)?.${member} !== undefined;
}

/**
 * ${of}: the object becomes the one that its
 * \`${member}\` names. Refusals are data (see \`${Verb}Result\`); nothing is thrown.
 *
 * @example
 * \`\`\`ts
 * import { ${verb} } from "defwright/runtime";
 * import { ${kind}, ${constant} } from "./generated/index.js";
 *
 * const done = ${verb}(${kind}, ${constant}.${id});
 * done.ok && done.next; // => { kind: "${kind}", id: "${next}" }
 * \`\`\`
 */
export function ${verb}<Id extends string, Edges extends object, Key extends string = string>(
  table: ${able}Table<Id, { readonly ${verb}: Edges }>,
  id: Fit<WhyUnfit<Id, "${verb}", Edges, Key>, Id, "${verb}", Edges, Key>,
): ${Verb}Result<Known<Id, Successor<Edges, Key>>>;
export function ${verb}(table: ${able}Table<string, object>, id: string): ${Verb}Result<string> {
  const row = rowOf(table, id);
  if (row === undefined) return { ok: false, reason: "unknown-id" };
  const { ${member}: next } = row;
  if (next === undefined) return { ok: false, reason: "${reason}" };
  if (!table.has(next)) return { ok: false, reason: "unknown-successor" };
  return changeInto(table, row, next);
}
`;
}

function runtimeTest({ verb, member, able, kind }: Names): string {
  const Verb = capital(verb);
  const [brand, table, prefix] =
    kind === "terrain"
      ? (["ter", "terrainOf", "t"] as const)
      : (["furn", "furnitureOf", "f"] as const);
  return `import { suite } from "uvu";
import * as assert from "uvu/assert";
import { can${Verb}, ${verb} } from "../../runtime/index.ts";
import { hostileIds } from "./hand-made.ts";
import { ${brand}, ${table}, quiet } from "./tiles.ts";

const test = suite("${verb}");

const tiles = ${table}({
  ${prefix}_before: { ${member}: "${prefix}_after" },
  ${prefix}_after: {},
  ${prefix}_lost: { ${member}: "${prefix}_gone" },
});

test("${todo("what it does")}", () => {
  assert.equal(${verb}(tiles, ${brand}("${prefix}_before")), {
    ok: true,
    next: { kind: "${kind}", id: "${prefix}_after" },
    ...quiet,
  });
});

test("what cannot be done is refused", () => {
  assert.equal(${verb}(tiles, ${brand}("${prefix}_after")), { ok: false, reason: "not-${able.toLowerCase()}" });
  assert.equal(${verb}(tiles, ${brand}("${prefix}_lost")), { ok: false, reason: "unknown-successor" });
  for (const id of hostileIds) {
    assert.equal(${verb}(tiles, ${brand}(id)), { ok: false, reason: "unknown-id" }, id);
  }
  assert.equal(
    tiles.ids().filter((id) => can${Verb}(tiles, id)),
    ["${prefix}_before", "${prefix}_lost"],
  );
});

test.run();
`;
}

/** The tests that do every verb to every tile of our content. */
function addPlays(draft: Draft, { verb }: Names): void {
  const Verb = capital(verb);
  const plays = draft.source("test/runtime/transitions.test.ts");
  for (const [name, brand] of [
    ["playsOfTerrain", "ter"],
    ["playsOfFurniture", "furn"],
  ] as const) {
    const returned = plays
      .getFunctionOrThrow(name)
      .getStatementByKind(SyntaxKind.ReturnStatement)
      ?.getExpressionIfKindOrThrow(SyntaxKind.ObjectLiteralExpression);
    if (!returned) throw new CannotAdd(`${name} returns no plays`);
    addMember(
      returned,
      verb,
      `{ can: (id) => runtime.can${Verb}(tiles, ${brand}(id)), act: (id) => runtime.${verb}(tiles, ${brand}(id)) }`,
    );
  }
  const becomes = draft.source("test/runtime/what-becomes.test.ts");
  importName(becomes, "../../runtime/index.ts", `can${Verb}`);
  importName(becomes, "../../runtime/index.ts", verb);
  addBehindIf(
    becomes,
    "canLockpick",
    `if (can${Verb}(tiles, id)) note("${verb}", ${verb}(tiles, id));`,
  );
  const purity = draft.source("test/runtime/purity.test.ts");
  for (const table of ["terrain", "furniture"]) {
    const call = purity
      .getDescendantsOfKind(SyntaxKind.CallExpression)
      .find((each) => each.getText() === `runtime.lockpick(${table}, id)`);
    const list = call?.getParentIfKindOrThrow(SyntaxKind.ArrayLiteralExpression);
    if (!call || !list)
      throw new CannotAdd(`test/runtime/purity.test.ts picks no lock of ${table}`);
    list.insertElement(
      list.getElements().findIndex((each) => each.getText() === call.getText()) + 1,
      `runtime.${verb}(${table}, id)`,
    );
  }
}

/** What a game may write and what not, as the compiler sees it. */
function addToTypeTests(draft: Draft, { verb, kind, id, next, plain }: Names): void {
  const ids = `${capital(kind)}Id`;
  const may = draft.source("test/types/must-compile.ts");
  importName(may, "defwright/runtime", verb);
  may.addStatements(
    `\nconst ${verb}Done = ${verb}(${kind}, ${ids}.${id});\nif (${verb}Done.ok) same<typeof ${verb}Done.next.id, Known${ids}<"${next}">>(true);`,
  );
  const mayNot = draft.source("test/types/must-not-compile.ts");
  importName(mayNot, "defwright/runtime", verb);
  mayNot.addStatements(
    `\n// @ts-expect-error ${todo("what that would be")}: ${plain} has no "${verb}"\n${verb}(${kind}, ${ids}.${plain});`,
  );
}

/** The member is no longer one that the runtime leaves to the game. */
function addRow(draft: Draft, { verb, member }: Names, section: string): void {
  const source = draft.source("test/spec/runtime-rows.ts");
  const rows = listIn(source, "runtimeRows");
  const last = rows.getElements().findLastIndex((each) => {
    const call = each.asKind(SyntaxKind.CallExpression);
    return (
      call?.getExpression().getText() === "rule" &&
      call.getArguments()[0]?.getText() === `"${section}"`
    );
  });
  rows.insertElement(
    last + 1,
    `rule("${section}", "${member}", "${todo("what it is for")}", "can${capital(verb)} ${verb}", "${verb}")`,
  );
  const others = listIn(source, "notAtRunTime");
  others.getElements().forEach((row, index) => {
    const [of, members] = ["section", "members"].map((name) =>
      row
        .asKind(SyntaxKind.ObjectLiteralExpression)
        ?.getProperty(name)
        ?.asKind(SyntaxKind.PropertyAssignment)
        ?.getInitializer(),
    );
    const list = members?.asKind(SyntaxKind.ArrayLiteralExpression);
    if (of?.getText() !== `"${section}"` || !list) return;
    const at = list.getElements().findIndex((each) => each.getText() === `"${member}"`);
    if (at < 0) return;
    if (list.getElements().length > 1) list.removeElement(at);
    else others.removeElement(index);
  });
}
