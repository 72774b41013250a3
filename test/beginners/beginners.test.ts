/** That the kit itself is right: worlds and what was meant are valid, and what was written is not the same. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { loadSettings, type Compilation } from "../../generator/index.ts";
import { none } from "../expect.ts";
import { projectFolder } from "../project-folder.ts";
import { cases, compileIn, worlds } from "./case.ts";

const test = suite("beginners");

const { settings } = await loadSettings({
  workingDirectory: projectFolder({ "pack/empty.json": [] }),
  overrides: { packs: ["pack"] },
});
if (!settings) throw new Error("no settings");

const complaints = ({ diagnostics }: Compilation): readonly string[] =>
  diagnostics
    .filter(({ severity }) => severity !== "note")
    .map(
      ({ code, message, source, range }) =>
        `${source.displayPath}:${String(range.line)} [${code}] ${message}`,
    );

for (const world of worlds.keys()) {
  test(`the world "${world}" has no error and no warning`, () => {
    none(
      complaints(compileIn(settings, world)),
      "the content is no good start: mend it until check says nothing of it",
    );
  });
}

test("what was meant has no error and no warning", () => {
  const wrong = cases
    .filter(({ disputed }) => disputed === undefined)
    .map(({ name, world, meant }) => ({
      name,
      said: complaints(compileIn(settings, world, meant)),
    }))
    .filter(({ said }) => said.length > 0);
  none(
    wrong,
    "what is said leads a beginner elsewhere: mend the message, or the case if it asks for too much",
  );
});

test("what was written differs from what was meant", () => {
  const same = cases.filter(({ written, meant }) => written === meant);
  none(same, "make each mistake a mistake: these change nothing");
});

test("what was written is found, at least with a note", () => {
  const silent = cases
    .filter(({ disputed }) => disputed === undefined)
    .filter(({ world, written }) => compileIn(settings, world, written).diagnostics.length === 0)
    .map(({ name }) => name);
  none(silent, "report these mistakes");
});

test("every case has its own name, and there are enough of them", () => {
  assert.is(new Set(cases.map(({ name }) => name)).size, cases.length);
  assert.ok(cases.length >= 160);
});

test.run();
