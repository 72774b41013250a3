/** The pages on the format are made from the schemas, and their examples compile. `UPDATE=1` writes them anew. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { loadSettings } from "../../generator/index.ts";
import { allCodes, definitionOf } from "../../generator/diagnostics/code.ts";
import { factLines } from "../../generator/explain/fact-lines.ts";
import { explainFormat } from "../../generator/explain/explain-member.ts";
import { sampleDefinition } from "../../generator/complete/sample.ts";
import { format, kinds } from "../built-in.ts";
import { exampleOf, kindFacts, memberFacts } from "../../generator/explain/member-facts.ts";
import { builtInKinds } from "../../generator/model/kind-names.ts";
import { none } from "../expect.ts";
import { defwright, projectFolder } from "../project-folder.ts";
import { root } from "../root.ts";
import { behaviourRows, memberRows } from "../spec/rows.ts";
import { formatPages, sections } from "./format-pages.ts";
import { page, pageHolds } from "./section.ts";

const test = suite("pages on the format");
const pages = formatPages();

for (const [path, text] of pages) {
  test(`${path} is current`, () => {
    pageHolds(path, text);
  });
}

test("there is no other page", () => {
  const there = readdirSync(join(root, "docs/format")).map((name) => `docs/format/${name}`);
  assert.equal(there.sort(), [...pages.keys()].sort());
});

test("each member of the specification is there, with its section and its default", () => {
  const wrong: string[] = [];
  for (const { section, of, member, explained, ...row } of memberRows) {
    if (/^(?:add|remove):/u.test(member)) continue;
    for (const kind of of.filter((each) => !each.includes("/"))) {
      const facts = memberFacts(format, `${kind}.${member}`);
      if (!facts) wrong.push(`${kind}.${member} is not there`);
      else if (facts.section !== section && facts.section !== explained)
        wrong.push(`${kind}.${member}: §${String(facts.section)}, not §${section}`);
      else if (
        row.default !== undefined &&
        JSON.stringify(facts.default) !== JSON.stringify(row.default)
      )
        wrong.push(`${kind}.${member}: ${JSON.stringify(facts.default)}`);
    }
  }
  none(wrong, "mend the schemas of the kinds, or the rows of test/spec/rows.ts");
});

test("each section that a member, a rule or a code names has its place", () => {
  const named = [
    ...memberRows.map(({ section }) => section),
    ...behaviourRows.map(({ section }) => section),
    ...allCodes().flatMap((code) => definitionOf(code)?.spec ?? []),
    ...builtInKinds.flatMap((kind) =>
      kindFacts(format.of(kind)).members.flatMap((each) => each.section ?? []),
    ),
  ];
  none(
    [...new Set(named)].filter((section) => !Object.hasOwn(sections, section)),
    "list these sections in test/docs/format-pages.ts",
  );
});

for (const kind of builtInKinds) {
  test(`examples of ${kind} are valid`, async () => {
    const wrong: string[] = [];
    for (const facts of kindFacts(format.of(kind)).members) {
      const example = exampleOf(format.of(kind), facts);
      const name = facts.path.join(".");
      if (!example) {
        wrong.push(`${name}: has no example`);
        continue;
      }
      const { definition, base } = example;
      const own = kinds[kind].naming
        ? sampleDefinition(format.of(kind), () => undefined, base)
        : undefined;
      const folder = projectFolder({
        "defwright.config.json": { packs: ["content"], out: "generated" },
        "content/example.json": [definition, ...(name === "copy-from" ? [own] : [])],
      });
      const { settings } = await loadSettings({ workingDirectory: folder });
      const { diagnostics } = compilePacks(settings!, { emit: false });
      for (const { code, severity, message } of diagnostics) {
        // Examples name what no pack here defines; which ids there are is no matter of their form.
        if (severity === "error" && code !== "unknown-reference")
          wrong.push(`${name}: ${code}: ${message}`);
      }
    }
    none(wrong, "mend the examples in the schemas of this kind");
  });
}

test("explain prints what the pages say", async () => {
  const folder = projectFolder();
  for (const kind of builtInKinds) {
    const text = page(`docs/format/${kind}.md`);
    const { description, members } = kindFacts(format.of(kind));
    const listed = explainFormat(format, kind, 60) ?? "";
    assert.ok(listed.includes(description), kind);
    // Every word of every description is there, whatever the terminal is.
    const words = listed.split(/\s+/u).join(" ");
    for (const each of members) assert.ok(words.includes(each.description), each.path.join("."));
    for (const facts of members) {
      const printed = explainFormat(format, [kind, ...facts.path].join(".")) ?? "";
      assert.ok(printed.includes(facts.description), kind);
      for (const [label, line] of factLines(facts)) {
        assert.ok(printed.includes(line), `${kind}.${facts.path.join(".")}: ${label}`);
      }
      assert.ok(text.includes(`\n### ${facts.path.join(".")}\n`));
    }
  }
  const { code, out } = await defwright(folder, ["explain", "terrain.move_cost"]);
  assert.is(code, 0);
  assert.is(out, explainFormat(format, "terrain.move_cost"));
  const { out: data } = await defwright(folder, ["explain", "terrain", "--json"]);
  assert.is((JSON.parse(data) as { kind: string }).kind, "terrain");
  assert.is(explainFormat(format, "terrain.move_cots"), undefined);
});

test.run();
