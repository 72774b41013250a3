/** Caches and manifests are hints: whatever they hold, a build makes what it makes without them. */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sha256 } from "../../generator/disk/sha256.ts";
import { defwright, doorProject, read, terrain, write } from "../project-folder.ts";

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

test("of any content", async () => {
  const { folder, cache, good } = await built();
  const files = readdirSync(cache);
  assert.ok(files.includes("others.json") && files.some((name) => name.startsWith("times-")));
  for (const name of files) {
    const whole = readFileSync(join(cache, name), "utf8");
    const members = name.startsWith("times-")
      ? Object.keys(JSON.parse(whole) as object).flatMap((member) =>
          [5, "x", null, [], {}, [1]].map((value) =>
            JSON.stringify({ ...(JSON.parse(whole) as object), [member]: value }),
          ),
        )
      : [];
    for (const text of [...anything, whole.slice(0, -9), whole + whole, ...members]) {
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

/** What a cache says of files by their hashes, written as defwright writes it. */
function forge(cache: string, summaries: readonly unknown[]): void {
  const [head = ""] = readFileSync(join(cache, "others.json"), "utf8").split("\n");
  const version = /^"([^ ]+) /u.exec(head)![1]!;
  const text = JSON.stringify(summaries);
  writeFileSync(join(cache, "others.json"), `"${version} ${sha256(text)}"\n${text}`);
}

test("that call a file of ours foreign", async () => {
  const { folder, cache, good } = await built();
  const summary = { externals: {}, items: [], migrations: [], others: 1 };
  const escaped = JSON.stringify([terrain("t_gate"), terrain("t_gate_open")]).replaceAll(
    '"terrain"',
    String.raw`"\u0074errain"`,
  );
  for (const text of [read(folder, "content/core/doors.json"), escaped]) {
    write(folder, "content/core/doors.json", text);
    for (const args of [["check"], ["build"], ["build", "--force"]]) {
      rmSync(join(folder, "generated"), { recursive: true, force: true });
      forge(cache, [[sha256(text), summary]]);
      const { code, err } = await defwright(folder, args);
      assert.match(err, "2 definitions", args.join(" "));
      if (args[0] === "check") continue;
      assert.is(code, 0, err);
      assert.ok(output(folder)["terrain.ts"] !== undefined);
      assert.equal(Object.keys(output(folder)), Object.keys(good));
    }
  }
});

test("with summaries of other shapes", async () => {
  const { folder, cache, good } = await built();
  const hash = sha256(read(folder, "content/core/items.json"));
  const wrong: readonly unknown[] = [
    {},
    null,
    5,
    { externals: 5, items: [], migrations: [], others: 0 },
    { externals: { item: 5 }, items: [], migrations: [], others: 0 },
    { externals: { nothing: ["x"] }, items: [], migrations: [], others: 0 },
    { externals: {}, items: [5], migrations: [], others: 0 },
    { externals: {}, items: [{ names: [5] }], migrations: [], others: 0 },
    { externals: {}, items: [], migrations: [{}], others: 0 },
    { externals: {}, items: [], migrations: [], others: "x" },
  ];
  for (const summary of wrong) {
    for (const args of [["check"], ["build"]]) {
      rmSync(join(folder, "generated"), { recursive: true, force: true });
      forge(cache, [[hash, summary]]);
      const { err } = await defwright(folder, args);
      assert.match(err, "2 definitions", JSON.stringify(summary));
    }
    assert.equal(output(folder), good);
  }
});

test("are not believed by --force", async () => {
  const { folder, cache, good } = await built();
  const summary = { externals: { item: ["lie"] }, items: [], migrations: [], others: 9 };
  forge(cache, [[sha256(read(folder, "content/core/items.json")), summary]]);
  await defwright(folder, ["build", "--force"]);
  assert.equal(output(folder), good);
  assert.not.match(read(cache, "others.json"), "lie");
});

test.run();
