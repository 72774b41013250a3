/** Pipes, devices, links and sizes: no file that a project names or holds is waited for, or read without an end. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, truncateSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shipped, textOf } from "../architecture/imports.ts";
import { defwright, doorProject, type Outcome } from "../project-folder.ts";
import { root } from "../root.ts";

const test = suite("special files");

const named = {
  packs: ["content/core"],
  out: "generated",
  known: { item: ["lists/known.json"] },
  baseline: "lists/baseline.json",
  baseRecords: ["lists/core.lock.json"],
  sprites: "gfx",
};

const paths = [
  "lists/known.json",
  "lists/baseline.json",
  "lists/core.lock.json",
  "gfx/tile_config.json",
  "defwright.lock.json",
  "defwright.config.json",
  "content/core/modinfo.json",
  "content/core/more.json",
  "package.json",
];

/** Whatever it is made of stands where the path says. */
const kinds: Readonly<Record<string, (file: string) => void>> = {
  "a pipe": (file) => execFileSync("mkfifo", [file]),
  "a link to a pipe": (file) => {
    execFileSync("mkfifo", [join(file, "../pipe")]);
    symlinkSync("pipe", file);
  },
  "a link to a device": (file) => {
    symlinkSync("/dev/zero", file);
  },
  "a directory": (file) => {
    mkdirSync(file);
  },
};

function project(path: string, make: (file: string) => void): string {
  const folder = doorProject({
    "defwright.config.json": named,
    "lists/known.json": ["rope"],
    "lists/baseline.json": { version: 1, accepted: {} },
    "lists/core.lock.json": "",
    "gfx/tile_config.json": {},
  });
  const file = join(folder, path);
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  make(file);
  return folder;
}

const loader = pathToFileURL(join(root, "node_modules/tsx/dist/esm/index.mjs")).href;
const checkEach = `
  const { defwright } = await import(${JSON.stringify(import.meta.resolve("../project-folder.ts"))});
  for (const folder of process.argv.slice(1)) {
    console.log(JSON.stringify(await defwright(folder, ["check"])));
  }
`;

for (const [kind, make] of Object.entries(kinds)) {
  test(`${kind} in every place`, () => {
    // In a process of its own: one that waited could not be ended from inside.
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        ...["--conditions=defwright-source", "--import", loader, "--input-type=module"],
        ...["-e", checkEach, ...paths.map((path) => project(path, make))],
      ],
      { encoding: "utf8", timeout: 60_000 },
    );
    const outcomes = stdout.split("\n").slice(0, -1);
    assert.is(outcomes.length, paths.length, `${paths[outcomes.length] ?? ""} ${stderr}`);
    for (const [index, path] of paths.entries()) {
      const { code, err } = JSON.parse(outcomes[index] ?? "") as Outcome;
      assert.is.not(code, 70, err);
      if (path.startsWith("gfx/")) assert.match(err, '"gfx" is ');
      if (path.startsWith("lists/") || path.startsWith("defwright.")) assert.match(err, path);
    }
  });
}

test("a link of the project to a file outside of it", async () => {
  const outside = doorProject({ "secret.json": ["rope"] });
  for (const path of paths.filter((each) => each.startsWith("lists/"))) {
    const folder = project(path, (file) => {
      symlinkSync(join(outside, "secret.json"), file);
    });
    const { code, err } = await defwright(folder, ["check"]);
    assert.is(code, 2, path);
    assert.match(err, `"${path}" is a link that leads out of the project`);
    const allowed = await defwright(folder, ["check", "--root", outside]);
    assert.not.match(allowed.err, "leads out of the project");
  }
});

test("files beside the project are read where they are named", async () => {
  const outside = doorProject({ "ids.json": ["rope"] });
  const folder = doorProject({
    "defwright.config.json": {
      packs: ["content/core"],
      known: { item: [join(outside, "ids.json")] },
    },
  });
  const { err } = await defwright(folder, ["check"]);
  assert.match(err, "2 definitions");
});

test("a file that is larger than any text", async () => {
  const folder = doorProject({ "content/core/large.json": "" });
  truncateSync(join(folder, "content/core/large.json"), 2 ** 29);
  const { code, err } = await defwright(folder, ["check"]);
  assert.is(code, 2);
  assert.match(err, 'large.json" is larger than 256 MiB');
});

test("what strangers may have made is read through one door", () => {
  const reading = shipped.filter((path) =>
    /\b(?:readFileSync|readFile|openSync|open|createReadStream)\b[^;]*\bfrom "node:fs/u.test(
      textOf(path).replaceAll(/\/\*[\s\S]*?\*\//gu, ""),
    ),
  );
  // The output, the caches, the terminal, and what comes with defwright itself.
  const own =
    /^generator\/(?:build|cli|disk|explain)\/|^generator\/explore\/(?:page-code|playground-page)\.ts$|^generator\/editor-schema\/schema-file\.ts$/u;
  assert.equal(
    reading.filter((path) => !own.test(path)),
    [],
  );
});

test.run();
