/** Tests of a stage know that stage: another one may be rewritten without them. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { none } from "../expect.ts";
import { importsOf, sourcesIn } from "./imports.ts";
import { roomOf, stages } from "./order.ts";

const test = suite("tests of stages");

/** Folders of tests -> the stages that they may import; what a stage is given comes from `compile`. */
const allowed: ReadonlyMap<string, readonly string[]> = new Map([
  ...stages.map((stage): [string, string[]] => [stage.replace("generator/", "test/"), [stage]]),
  // Those of `compile.ts` know what it gives.
  ["test/pipeline", []],
]);

/** A module, and what it imports among the tests, directly or not. */
function withTests(path: string, seen: Set<string> = new Set<string>()): ReadonlySet<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { to, own } of importsOf(path)) {
    if (own && to.startsWith("test/")) withTests(to, seen);
  }
  return seen;
}

test("they import no other stage, nor does what they import among the tests", () => {
  const all = sourcesIn("test");
  const wrong: string[] = [];
  for (const [folder, own] of allowed) {
    for (const path of all.filter((each) => each.startsWith(`${folder}/`))) {
      for (const each of withTests(path)) {
        const strange = importsOf(each).filter(({ to }) => {
          const room = roomOf(to);
          return room !== undefined && stages.includes(room) && !own.includes(room);
        });
        const by = each === path ? path : `${path} by ${each}`;
        wrong.push(...strange.map(({ to }) => `${by} -> ${to}`));
      }
    }
  }
  none(
    wrong,
    "test a stage by its own inputs; what needs several stages is tested in test/pipeline",
  );
});

test("there are tests to look at", () => {
  const tested = [...allowed.keys()].filter((folder) =>
    sourcesIn("test").some((path) => path.startsWith(`${folder}/`)),
  );
  assert.ok(tested.length >= 4, tested.join(", "));
});

test.run();
