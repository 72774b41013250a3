import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { formats, printedFormats, type FormatName } from "../../generator/cli/formats.ts";
import { defwright, doorProject, read, terrain, write } from "../project-folder.ts";

const test = suite("formats");

/** A warning in one file, an error in a later one. */
function faulty(more: Readonly<Record<string, unknown>> = {}): string {
  return doorProject({
    "content/core/a.json": [terrain("t_a", { colour: "red" })],
    "content/core/b.json": [terrain("t_b", { move_cost: "slow" })],
    ...more,
  });
}

test("--format unix prints a line each on stdout", async () => {
  const { code, out, err } = await defwright(faulty(), ["check", "--format", "unix"]);
  assert.is(code, 1);
  assert.is(err, "");
  assert.equal(
    out
      .trimEnd()
      .split("\n")
      .map((line) => line.split(": ", 2).join(": ")),
    [
      "content/core/b.json:8:18: error[wrong-type]",
      "content/core/a.json:9:5: warning[unknown-member]",
    ],
  );
});

test("--format sarif prints one document, also where nothing is wrong or nothing changed", async () => {
  const results = async (folder: string, args: string[]): Promise<unknown> => {
    const { out, err } = await defwright(folder, [...args, "--format", "sarif"]);
    assert.not.match(err, "warning");
    const log = JSON.parse(out) as {
      version: string;
      runs: { results: { ruleId: string; level: string }[] }[];
    };
    assert.is(log.version, "2.1.0");
    return log.runs[0]?.results.map(({ ruleId, level }) => `${level} ${ruleId}`);
  };
  assert.equal(await results(faulty(), ["check"]), ["error wrong-type", "warning unknown-member"]);
  const folder = doorProject({ "content/core/a.json": [terrain("t_a", { colour: "red" })] });
  for (let run = 0; run < 2; run += 1) {
    assert.equal(await results(folder, ["build"]), ["warning unknown-member"]);
  }
  write(folder, "content/core/a.json", []);
  assert.equal(await results(folder, ["build"]), []);
});

test("SARIF names files from the root of the repository, wherever it is run", async () => {
  const folder = faulty({ ".git/HEAD": "", "elsewhere/a.json": [terrain("t_x", { colour: 1 })] });
  const artifacts = async (cwd: string, words: string[], env = {}): Promise<unknown> => {
    const more = { cwd: join(folder, cwd), env };
    const { out } = await defwright(folder, ["check", "--format", "sarif", ...words], more);
    const { runs } = JSON.parse(out) as {
      runs: {
        originalUriBaseIds: object;
        results: { locations: { physicalLocation: { artifactLocation: object } }[] }[];
      }[];
    };
    const base = { "%SRCROOT%": { uri: `${pathToFileURL(folder).href}/` } };
    assert.equal(runs[0]?.originalUriBaseIds, base);
    return runs[0]?.results[0]?.locations[0]?.physicalLocation.artifactLocation;
  };
  const expected = { uri: "content/core/b.json", uriBaseId: "%SRCROOT%" };
  assert.equal(await artifacts(".", []), expected);
  assert.equal(await artifacts("content", []), expected);
  const env = { GITHUB_ACTIONS: "true", GITHUB_WORKSPACE: folder };
  assert.equal(await artifacts("content/core", [], env), expected);
  await defwright(folder, ["check", "--report-file", "r.sarif"], { cwd: join(folder, "content") });
  assert.match(read(folder, "content/r.sarif"), '"uri": "content/core/b.json"');
  // What lies outside is named absolutely.
  write(folder, "elsewhere/.git/HEAD", "");
  const more = { cwd: join(folder, "elsewhere") };
  const { out } = await defwright(folder, ["check", "--format", "sarif"], more);
  assert.match(out, `"uri": "${pathToFileURL(join(folder, "content/core/b.json")).href}"`);
});

test("stale output is a finding in every format", async () => {
  const folder = doorProject();
  await defwright(folder, ["build"]);
  write(folder, "generated/terrain/core/doors.ts", "// edited\n");
  const unix = await defwright(folder, ["check", "--format", "unix"]);
  assert.is(unix.code, 3);
  assert.is(
    unix.out,
    'generated/terrain/core/doors.ts:1:1: error[stale-output]: Module "terrain/core/doors.ts" differs from what the content produces. Run "defwright build".\n',
  );
  const github = await defwright(folder, ["check", "--format", "github"]);
  assert.match(github.out, /^::error file=generated\/terrain\/core\/doors\.ts,line=1,/u);
  const sarif = await defwright(folder, ["check", "--format", "sarif"]);
  assert.is(sarif.code, 3);
  assert.match(sarif.out, '"ruleId": "stale-output"');
});

test("a wrong configuration is told in the format asked for", async () => {
  const { code, out, err } = await defwright(doorProject(), [
    ...["build", "--dialect", "spec", "--pack", "nowhere", "--format", "github"],
  ]);
  assert.is(code, 2);
  assert.is(err, "");
  assert.match(out, /^::error title=configuration-path::"nowhere" does not exist/u);
});

test("under GitHub Actions annotations stand beside the text, and stdout stays free", async () => {
  const env = { GITHUB_ACTIONS: "true" };
  const { out, err } = await defwright(faulty(), ["check"], { env });
  assert.is(out, "");
  assert.match(err, "error[wrong-type]");
  const commands = err.match(/^::\w+ .*?(?=::)/gmu);
  assert.equal(commands, [
    "::error file=content/core/b.json,line=8,endLine=8,col=18,endColumn=24,title=wrong-type",
    "::warning file=content/core/a.json,line=9,endLine=9,col=5,endColumn=13,title=unknown-member",
  ]);
  for (const format of ["json", "sarif", "unix"]) {
    const other = await defwright(faulty(), ["check", "--format", format], { env });
    assert.not.match(other.out + other.err, /^::/mu);
  }
});

test("under GitHub Actions paths are relative to the repository", async () => {
  const folder = faulty();
  const env = { GITHUB_ACTIONS: "true", GITHUB_WORKSPACE: folder };
  const more = { env, cwd: join(folder, "content") };
  const { err } = await defwright(folder, ["check", "--pack", "core"], more);
  assert.match(err, " --> core/b.json:8:18");
  assert.match(err, "::error file=content/core/b.json,line=8,");
});

test("the summary of a step gets a table", async () => {
  const folder = faulty({ "summary.md": "before\n" });
  const env = { GITHUB_ACTIONS: "true", GITHUB_STEP_SUMMARY: join(folder, "summary.md") };
  await defwright(folder, ["check"], { env });
  const summary = read(folder, "summary.md");
  assert.match(summary, "before\n### defwright: 1 error, 1 warning in 2 files\n");
  assert.match(summary, "| error | content/core/b.json:8:18 | wrong-type | ");
  const { code, err } = await defwright(folder, ["check"], {
    env: { ...env, GITHUB_STEP_SUMMARY: join(folder, "no/such/folder") },
  });
  assert.is(code, 1);
  assert.match(err, "defwright: the step summary cannot be written (ENOENT");
});

test("what cannot be read is in every format and report file, and prevents no other project", async () => {
  const folder = doorProject({
    "other/content/a.json": [terrain("t_a", { colour: "red" })],
    "other/defwright.config.json": { packs: ["content"] },
  });
  symlinkSync("/nowhere", join(folder, "content/core/dead.json"));
  const sentence =
    '"content/core/dead.json" is a link to "/nowhere", which does not exist. Restore its target, or remove the link.';
  const words = ["check", "--report-file", "r.sarif", "--report-file", "r.md"];
  const { code, err } = await defwright(folder, words);
  assert.equal([code, err], [2, `defwright: ${sentence}\n`]);
  for (const file of ["r.sarif", "r.md"]) assert.match(read(folder, file), "file-access");
  assert.match(read(folder, "r.sarif"), '"uri": "content/core/dead.json"');
  const json = await defwright(folder, ["check", "--format", "json"]);
  assert.is(json.code, 2);
  const { message, file } = JSON.parse(json.out) as Record<string, unknown>;
  assert.equal([message, file], [sentence, "content/core/dead.json"]);
  for (const format of ["unix", "sarif", "github"]) {
    const { out } = await defwright(folder, ["check", "--format", format]);
    assert.match(out, "content/core/dead.json", format);
  }
  const both = ["-c", "defwright.config.json", "-c", "other/defwright.config.json"];
  const all = await defwright(folder, ["check", ...both, "--format", "sarif"]);
  const { runs } = JSON.parse(all.out) as { runs: { results: { ruleId: string }[] }[] };
  assert.equal(
    runs.flatMap(({ results }) => results.map(({ ruleId }) => ruleId)),
    ["file-access", "unknown-member"],
  );
});

test("what is only about findings is refused by commands that are not", async () => {
  const folder = doorProject();
  const options = [["--report-file", "r.sarif"], ["--statistics"], ["--timings"]];
  for (const option of options) {
    for (const command of [["audit"], ["conflicts"], ["table", "terrain"], ["strings"], ["list"]]) {
      const { code, err } = await defwright(folder, [...command, ...option]);
      assert.is(code, 2);
      assert.match(
        err,
        `error: ${option[0] ?? ""} is about findings – expected "build", "watch" and "check" with it, not "${command[0] ?? ""}"\n`,
      );
    }
  }
});

test("--report-file writes all findings beside the text, in the form of its name", async () => {
  const folder = doorProject({
    "defwright.config.json": { packs: ["content/core"], severity: { "unknown-member": "note" } },
    "content/core/a.json": [terrain("t_a", { colour: "red" })],
  });
  const written = async (name: string): Promise<string> => {
    const { err } = await defwright(folder, ["check", "--report-file", `reports/${name}`]);
    assert.match(err, "1 note in 1 file (-v shows the notes)");
    return read(folder, `reports/${name}`);
  };
  assert.match(await written("a.sarif"), '"ruleId": "unknown-member"');
  assert.match(await written("a.SARIF.json"), '"ruleId": "unknown-member"');
  assert.match(await written("a.jsonl"), /^\{"version":1,"code":"unknown-member",/u);
  assert.match(await written("a.txt"), /^content\/core\/a\.json:9:5: note\[unknown-member\]: /u);
  assert.match(await written("a.md"), "### defwright: 1 note in 1 file");
  write(folder, "content/core/a.json", []);
  await defwright(folder, ["check", "--report-file", "reports/a.txt"]);
  assert.is(read(folder, "reports/a.txt"), "");
  const { code, err } = await defwright(folder, ["check", "--report-file", "report.pdf"]);
  assert.is(code, 2);
  assert.match(err, "Expected a name ending in .sarif, .json, .jsonl, .txt or .md.");
});

/** How the warning of `faulty` begins in each format. A format that is added to the table is added here. */
const warnings: Readonly<Record<FormatName, RegExp>> = {
  pretty: /^warning\[unknown-member\]: /mu,
  unix: /^content\/core\/a\.json:9:5: warning\[unknown-member\]: /mu,
  json: /^\{"version":1,"code":"unknown-member","severity":"warning",/mu,
  sarif: /"ruleId": "unknown-member",\n\s*"ruleIndex": \d+,\n\s*"level": "warning"/u,
  github: /^::warning file=content\/core\/a\.json,line=9,.*title=unknown-member::/mu,
  markdown: /^\| warning \| content\/core\/a\.json:9:5 \| unknown-member \| /mu,
};

test("every format of the table is printed, or written to files of each of its endings", async () => {
  const folder = faulty();
  for (const name of Object.keys(formats) as FormatName[]) {
    const { endings = [] } = formats[name];
    for (const ending of endings) {
      await defwright(folder, ["check", "--report-file", `all${ending}`]);
      assert.match(read(folder, `all${ending}`), warnings[name], ending);
    }
    assert.ok(endings.length > 0 || printedFormats.includes(name), `${name} is used nowhere`);
    if (!printedFormats.includes(name)) continue;
    const { out, err } = await defwright(folder, ["check", "--format", name]);
    assert.match(name === "pretty" ? err : out, warnings[name], `--format ${name}`);
  }
});

test("a terminal that knows no colours gets none", async () => {
  const coloured = async (env: Readonly<Record<string, string>>): Promise<boolean> =>
    (await defwright(faulty(), ["check"], { terminal: true, env })).err.includes("\x1b[");
  assert.is(await coloured({ TERM: "xterm" }), true);
  assert.is(await coloured({ TERM: "dumb" }), false);
  assert.is(await coloured({ TERM: "dumb", FORCE_COLOR: "1" }), true);
});

test.run();
