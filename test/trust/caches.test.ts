/** Caches and manifests are hints: whatever they hold, a build makes what it makes without them. */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, doorProject, read } from "../project-folder.ts";

const test = suite("caches");

interface Built {
  readonly folder: string;
  readonly cache: string;
  readonly good: Readonly<Record<string, string>>;
}

/** Built three times, so that every cache is there and believed. */
async function built(): Promise<Built> {
  const folder = doorProject({ "content/core/items.json": [{ type: "GENERIC", id: "rope" }] });
  mkdirSync(join(folder, "node_modules"));
  for (const more of [[], ["--force"], []]) await defwright(folder, ["build", ...more]);
  return { folder, cache: join(folder, "node_modules/.cache/defwright"), good: output(folder) };
}

function output(folder: string): Record<string, string> {
  const out = join(folder, "generated");
  const paths = readdirSync(out, { recursive: true, encoding: "utf8" }).sort();
  return Object.fromEntries(
    paths.filter((path) => /\.(?:ts|json)$/u.test(path)).map((path) => [path, read(out, path)]),
  );
}

const anything: readonly string[] = [
  "",
  "null",
  "5",
  "[]",
  "[[]]",
  '[["x",{}]]',
  "{}",
  '{"version":4}',
  '{"version":4,"files":5}',
  "\u0000",
];

function withOtherMembers(whole: string): string[] {
  return Object.keys(JSON.parse(whole) as object).flatMap((member) =>
    [5, "x", null, [], {}, [1]].map((value) =>
      JSON.stringify({ ...(JSON.parse(whole) as object), [member]: value }),
    ),
  );
}

function withOtherLines(whole: string): string[] {
  const lines = whole.split("\n");
  return [0, 1, lines.length >> 1, lines.length - 2].flatMap((at) =>
    [[], ["[]"], ["[0,5]"], [`${lines[at] ?? ""} `]].map((line) =>
      lines.toSpliced(at, 1, ...line).join("\n"),
    ),
  );
}

test("of any content", async () => {
  const { folder, cache, good } = await built();
  const files = readdirSync(cache);
  assert.ok(files.some((name) => name.startsWith("times-")));
  for (const name of files) {
    const whole = readFileSync(join(cache, name), "utf8");
    const others = name.startsWith("times-") ? withOtherMembers(whole) : withOtherLines(whole);
    for (const text of [...anything, whole.slice(0, -9), whole + whole, ...others]) {
      for (const args of [["build"], ["check"], ["build", "--force"]]) {
        writeFileSync(join(cache, name), text);
        const { code, err } = await defwright(folder, args);
        assert.is(code, 0, `${name} ${text.slice(0, 80)}\n${err}`);
        assert.equal(output(folder), good);
      }
    }
  }
});

test("with a part of the summary of another shape", async () => {
  const { folder, cache, good } = await built();
  const name = readdirSync(cache).find((each) => each.startsWith("times-"));
  const file = join(cache, name!);
  const whole = JSON.parse(readFileSync(file, "utf8")) as {
    readonly summary: Readonly<Record<string, object>>;
    readonly at: number;
  };
  const summary = whole.summary;
  const saying = async (believed: unknown): Promise<string> => {
    // Written long after the files that it is about, or it would not be believed.
    writeFileSync(file, JSON.stringify({ ...whole, at: whole.at + 1e6, summary: believed }));
    const { code, err } = await defwright(folder, ["build"]);
    assert.is(code, 0, err);
    return err.replace(/ in \d+ ms/u, "");
  };
  const right = await saying(summary);
  const other = { ...summary, counts: { ...summary["counts"], defined: 77 } };
  assert.match(await saying(other), "77 definitions");
  for (const lie of ["x", null, -1, 0.5, [], { terrain: "x" }]) {
    for (const wrong of [
      { ...summary, counts: lie },
      { ...summary, outputs: lie },
      { ...summary, diagnostics: lie },
      { ...summary, diagnostics: { ...summary["diagnostics"], warnings: lie } },
      { ...summary, diagnostics: { ...summary["diagnostics"], notes: lie } },
    ]) {
      assert.is(await saying(wrong), right, JSON.stringify(wrong));
    }
  }
  assert.equal(output(folder), good);
});

test.run();
