/** Whatever code of kinds returns, throws and reports: findings at its lines, and no failure of the compiler. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../../generator/build/compile-packs.ts";
import { loadSettings } from "../../../generator/index.ts";
import { projectFolder, write } from "../../project-folder.ts";

const test = suite("what code of kinds answers");

const configFile = "defwright.config.json";

const workingDirectory = projectFolder({
  [configFile]: { packs: ["core"], kinds: { monster: "monster.mjs" } },
  "monster.schema.json": {
    "x-transitions": { upgrade: "Upgradable" },
    required: ["name"],
    properties: {
      name: { type: "string" },
      habitat: { type: "string", default: "town", "x-index": true },
      weight: { "x-unit": "mass", default: "60 kg" },
      drops: { type: "array", items: { type: "string" }, default: ["meat"] },
      upgrade: { "x-ref": "monster" },
    },
  },
  "core/a.json": [
    { type: "monster", id: "mon_b", name: "b", drops: ["z", "a"] },
    { type: "monster", id: "mon_a", name: "a" },
  ],
});

/** `path:line:column message` of each finding, where a kind has these parts. */
async function foundWith(parts: string): Promise<string[]> {
  const text = `export default { name: "monster", schema: "monster.schema.json",\n${parts}\n};\n`;
  return await foundIn(text);
}

async function foundIn(module: string): Promise<string[]> {
  write(workingDirectory, "monster.mjs", module);
  const { settings, problems } = await loadSettings({ workingDirectory, configFile });
  const { diagnostics } = settings ? compilePacks(settings) : { diagnostics: problems };
  return diagnostics.map(
    ({ source, range, message }) => `${source.displayPath}:${String(range.line)} ${message}`,
  );
}

const failed = (part: string, why: string): string[] => [
  `monster.mjs:2 "${part}" of kind "monster" failed: ${why}.`,
];
/** What has no place in a stack is found in the module as a whole. */
const failedAtAll = (part: string, why: string): string[] =>
  failed(part, why).map((each) => each.replace(":2", ":1"));

test("what is reported is checked, and is a finding at the line that reports it", async () => {
  const path = "a path: a list of names of members and numbers of entries";
  const cases: readonly (readonly [reported: string, why: string])[] = [
    ['{ message: "x", severity: "fatal" }', "severity: one of error, warning, note"],
    ['{ message: "x", severity: "off" }', "severity: one of error, warning, note"],
    ['{ at: ["name"] }', "message: a text"],
    ['{ message: { text: "x" } }', "message: a text"],
    ['{ message: "x", help: 7 }', "help: a text"],
    ['{ message: "x", at: "name" }', `at: ${path}`],
    ['{ message: "x", at: [-1] }', `at: ${path}`],
    ['{ message: "x", at: ["name"], fix: () => 1 }', "fix: a value of JSON"],
    ['{ message: "x", at: ["name"], fix: [undefined] }', "fix: a value of JSON"],
    ['{ message: "x", at: ["name"], fix: { of: NaN } }', "fix: a value of JSON"],
    ['{ message: "x", at: ["name"], fix: globalThis }', "fix: a value of JSON"],
  ];
  for (const [reported, why] of cases) {
    const [name, expected] = why.split(/: (.*)/u);
    const said = `"${String(name)}" of the finding is not ${String(expected)}`;
    const caught = `try { report(${reported}); } catch {}`;
    const rule = `rules: [(m, { report }) => { ${caught} }]`;
    assert.equal(await foundWith(rule), failed("rules[0]", said), reported);
  }
  const reports = async (words: string): Promise<string[]> =>
    await foundWith(`checkAll: (all, { report }) => report(${words})`);
  assert.equal(await reports("all[0]"), failed("checkAll", "What it reports is no finding"));
  assert.equal(
    await reports('all[0], { message: "x", path: [] }'),
    failed("checkAll", '"path" is no part of a finding'),
  );
  assert.equal(
    await reports('{ ...all[0] }, { message: "x" }'),
    failed("checkAll", "What it reports about is none of the records"),
  );
  assert.equal(
    await reports('all[0], { get message() { throw new Error("Oh no.") } }'),
    failed("checkAll", "Oh no"),
  );
  assert.equal(await reports('all[1], { message: "x", at: ["no", 7] }'), ["core/a.json:11 x"]);
});

test("what is thrown may be anything", async () => {
  const thrown: readonly (readonly [value: string, reason: string])[] = [
    ["Object.create(null)", "It threw a value without a text"],
    ["{ toString() { throw 1; } }", "It threw a value without a text"],
    ["Object.assign(new Error(), { message: { a: 1 }, stack: 7 })", "[object Object]"],
    ["Symbol('s')", "Symbol(s)"],
    ["undefined", "undefined"],
  ];
  for (const [value, reason] of thrown) {
    assert.equal(
      await foundWith(`rules: [() => { throw ${value}; }]`),
      failedAtAll("rules[0]", reason),
    );
    const [problem, ...others] = await foundIn(`throw ${value};\n`);
    assert.match(problem ?? "", `The module cannot be loaded (${reason})`);
    assert.equal(others, []);
  }
});

test("what is returned is checked", async () => {
  const cases: readonly (readonly [parts: string, part: string, why: string])[] = [
    ["rules: [, () => {}]", "rules[0]", "part is not a function"],
    ["rules: [async () => { throw new Error(); }]", "rules[0]", "It returned a promise"],
    ["rules: [() => ({ then() {} })]", "rules[0]", "It returned a promise"],
    ["rules: [function* () {}]", "rules[0]", "It returned a generator"],
    ["rules: [async function* () {}]", "rules[0]", "It returned a generator"],
    ["resolve: async () => { throw new Error(); }", "resolve", "It returned a promise"],
    ["resolve: function* () {}", "resolve", "It returned a generator"],
    ["resolve: (m) => ({ ...m, name: () => 1 })", "resolve", "Its result has no form in JSON"],
    [
      "resolve: (m) => ({ ...m, self: m, drops: [m.no] })",
      "resolve",
      "Its result has no form in JSON",
    ],
    ["lookups: { a: async () => { throw new Error(); } }", "lookups.a", "It returned a promise"],
    ["lookups: { a: () => globalThis }", "lookups.a", "It returned object"],
    ["lookups: { a: () => 1n }", "lookups.a", "It returned bigint"],
    [
      "transitions: { a: { to: async () => { throw 1; } } }",
      "transitions.a",
      "It returned a promise",
    ],
    ['transitions: { a: { to: () => ["mon_a"] } }', "transitions.a", 'It returned ["mon_a"]'],
    ["transitions: { a: { to: () => null } }", "transitions.a", "It returned null"],
    ["checkAll: function* () {}", "checkAll", "It returned a generator"],
  ];
  for (const [parts, part, why] of cases)
    assert.equal(await foundWith(parts), failedAtAll(part, why), parts);
});

test("code changes nothing that it is given, or fails", async () => {
  const cases: readonly (readonly [parts: string, part: string, why: RegExp])[] = [
    ["rules: [(m) => { m.drops.sort(); }]", "rules[0]", /read only property '0'/u],
    ["rules: [(m) => { m.name = 'c'; }]", "rules[0]", /read only property 'name'/u],
    [
      "rules: [(m, { content }) => { content.get('monster', 'mon_a').drops.push('k'); }]",
      "rules[0]",
      /object is not extensible/u,
    ],
    ["rules: [(m, tools) => { tools.report = () => {}; }]", "rules[0]", /read only property/u],
    ["resolve: (m) => { m.danger = 1; return m; }", "resolve", /add property danger/u],
    ["checkAll: (all) => { all.reverse(); }", "checkAll", /read only property '0'/u],
    ["lookups: { a: (m) => m.drops.reverse() }", "lookups.a", /read only property '0'/u],
    [
      "transitions: { a: { to: (m) => m.drops.sort() && undefined } }",
      "transitions.a",
      /read only property '0'/u,
    ],
  ];
  for (const [parts, part, why] of cases) {
    const [found, ...others] = await foundWith(parts);
    assert.match(found ?? "", `monster.mjs:2 "${part}" of kind "monster" failed: `, parts);
    assert.match(found ?? "", why, parts);
    assert.equal(others, [], parts);
  }
});

test("a module that exports null, or undefined, has no default export", async () => {
  for (const value of ["null", "undefined", "void 0"]) {
    assert.equal(await foundIn(`export default ${value};\n`), [
      "monster.mjs:1 The module has no default export – expected a module that exports a kind.",
    ]);
  }
});

test("a transition or a look-up takes the place of no member", async () => {
  const to = '{ to: () => "mon_b" }';
  for (const name of ["id", "name", "weight", "weight_grams", "upgrade"]) {
    assert.equal(await foundWith(`transitions: { ${name}: ${to} }`), [
      `monster.schema.json:1 "${name}" of the module's "transitions" is a member already – expected another name.`,
    ]);
  }
  assert.equal(await foundWith('lookups: { habitat: () => "x" }'), [
    `monster.schema.json:1 "habitat" of the module's "lookups" is looked up by "x-index" already – expected another name.`,
  ]);
  assert.equal(await foundWith("lookups: { name: ({ name }) => name }"), []);
});

test.run();
