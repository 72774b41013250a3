import { existsSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, doorProject, read, terrain, write } from "../project-folder.ts";

const test = suite("a baseline");

const configuration = { packs: ["content/core"], out: "generated", baseline: "accepted.json" };

/** A dangling reference (an error) and an unknown member (a warning), accepted or not. */
function legacy(more: Readonly<Record<string, unknown>> = {}): string {
  return doorProject({
    "defwright.config.json": configuration,
    "content/core/a.json": [terrain("t_a", { colour: "red", open: "t_nowhere" })],
    ...more,
  });
}

test("accepts today's findings; then only new ones fail", async () => {
  const folder = legacy();
  const update = await defwright(folder, ["check", "--update-baseline"]);
  assert.equal(update, {
    code: 0,
    out: "",
    err: "defwright: 2 findings accepted in accepted.json\n",
  });
  const built = await defwright(folder, ["build"]);
  assert.is(built.code, 0);
  assert.match(built.err, /^2 findings accepted by the baseline\ndefwright: 3 definitions/u);
  assert.match(read(folder, "generated/terrain/core/a.ts"), "t_nowhere");
  assert.is((await defwright(folder, ["build", "--strict"])).code, 0);

  write(folder, "content/core/a.json", [
    terrain("t_new", { open: "t_nowhere" }),
    terrain("t_a", { colour: "red", open: "t_nowhere" }),
  ]);
  const { code, err } = await defwright(folder, ["check"]);
  assert.is(code, 1);
  assert.match(err, /error\[unknown-reference\][^]*--> content\/core\/a\.json:9:/u);
  assert.match(err, "1 error in 1 file\n2 findings accepted by the baseline\n");
});

test("findings that are there no more are told, and named with -v", async () => {
  const folder = legacy();
  await defwright(folder, ["check", "--update-baseline"]);
  write(folder, "content/core/a.json", [terrain("t_a", { open: "t_nowhere" })]);
  await defwright(folder, ["build", "-q"]);
  const { code, err } = await defwright(folder, ["check", "-v"]);
  assert.is(code, 0);
  assert.match(
    err,
    '1 finding of the baseline no longer occurs; "defwright check --update-baseline" removes such entries\n' +
      "  content/core/a.json: unknown-member in terrain t_a: ",
  );
  await defwright(folder, ["check", "--update-baseline"]);
  assert.not.match((await defwright(folder, ["check"])).err, "no more");
});

test("what is accepted stays while content cannot be read", async () => {
  const folder = legacy();
  await defwright(folder, ["check", "--update-baseline"]);
  const accepted = read(folder, "accepted.json");
  const whole = read(folder, "content/core/a.json");
  write(folder, "content/core/a.json", whole.slice(0, 10));
  const { code, err } = await defwright(folder, ["check", "--update-baseline"]);
  assert.is(code, 1);
  assert.match(err, "2 of them were not found, and stay accepted until everything can be read\n");
  assert.is(read(folder, "accepted.json"), accepted);
  write(folder, "content/core/a.json", whole);
  assert.is((await defwright(folder, ["check", "--update-baseline"])).code, 0);
  assert.is(read(folder, "accepted.json"), accepted);
  write(folder, "content/core/a.json", []);
  await defwright(folder, ["check", "--update-baseline"]);
  assert.match(read(folder, "accepted.json"), '"files": {}');
});

test("cannot be written and passed over in one run", async () => {
  const folder = legacy();
  const words = ["check", "--no-baseline", "--update-baseline"];
  const { code, err } = await defwright(folder, words);
  assert.is(code, 2);
  assert.is(
    err,
    'error: "--update-baseline" writes the baseline that "--no-baseline" passes over; give one of the two\n',
  );
  assert.not(existsSync(join(folder, "accepted.json")));
});

test("a build is made anew when the baseline changes", async () => {
  const folder = legacy();
  await defwright(folder, ["check", "--update-baseline"]);
  await defwright(folder, ["build"]);
  write(folder, "accepted.json", { version: 1, files: {} });
  assert.is((await defwright(folder, ["build"])).code, 1);
});

test("a build is made anew when the baseline moves: its entries name files relative to it", async () => {
  const folder = legacy();
  await defwright(folder, ["check", "--update-baseline"]);
  assert.is((await defwright(folder, ["build"])).code, 0);
  write(folder, "ci/accepted.json", read(folder, "accepted.json"));
  write(folder, "defwright.config.json", { ...configuration, baseline: "ci/accepted.json" });
  assert.is((await defwright(folder, ["build"])).code, 1);
});

test("--baseline names another, --no-baseline none", async () => {
  const folder = legacy();
  const words = ["check", "--baseline", "ci/other.json"];
  assert.is((await defwright(folder, [...words, "--update-baseline"])).code, 0);
  assert.not(existsSync(join(folder, "accepted.json")));
  assert.match(read(folder, "ci/other.json"), '"../content/core/a.json": [');
  await defwright(folder, ["build", "-q", "--baseline", "ci/other.json"]);
  assert.is((await defwright(folder, words)).code, 0);
  assert.is((await defwright(folder, ["check", "--no-baseline"])).code, 1);
});

test("what cannot be read is not accepted", async () => {
  const folder = legacy({ "content/core/b.json": [terrain("t_b", { move_cost: "slow" })] });
  const { code, err } = await defwright(folder, ["check", "--update-baseline"]);
  assert.is(code, 1);
  assert.match(err, "error[wrong-type]");
  assert.match(err, "defwright: 2 findings accepted in accepted.json\n");
  assert.match(err, "defwright: 1 error above cannot be accepted");
});

test("a missing, damaged or unnamed baseline ends with 2", async () => {
  const missing = await defwright(legacy(), ["check"]);
  assert.is(missing.code, 2);
  assert.match(
    missing.err,
    '"accepted.json" does not exist – expected a file written by "defwright check --update-baseline".',
  );
  assert.match(missing.err, "--> defwright.config.json:6:15");
  const damaged = await defwright(legacy({ "accepted.json": "<<<<<<< HEAD" }), ["check"]);
  assert.is(damaged.code, 2);
  assert.match(damaged.err, '"accepted.json" contains something else');
  const unnamed = await defwright(doorProject(), ["check", "--update-baseline"]);
  assert.is(unnamed.code, 2);
  assert.match(unnamed.err, "No baseline file is named");
});

test("the same content gives the same bytes, and an unchanged file is left alone", async () => {
  const folder = legacy();
  await defwright(folder, ["check", "--update-baseline"]);
  const first = read(folder, "accepted.json");
  await defwright(folder, ["check", "--update-baseline"], { cwd: join(folder, "content") });
  assert.is(read(folder, "accepted.json"), first);
});

test.run();
