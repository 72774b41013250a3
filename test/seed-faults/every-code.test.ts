/** A code that can be an error has a class of mistakes that plants it, or a reason why none does. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { contentCodes, definitionOf, type Code } from "../../generator/diagnostics/code.ts";
import { faultClasses } from "./classes/index.ts";
import { contentWorld } from "../search/content-world.ts";
import { createRandom } from "../search/random.ts";

const test = suite("classes of mistakes");

const aboutPacks = "classes edit definitions; this is about what a pack says of itself";
const aboutReleases = "needs the record of an earlier release, which no world has";

/** Codes that no class plants. Each is found in its own example in test/diagnostics/codes. */
const notPlanted: Readonly<Partial<Record<Code, string>>> = {
  "content-limit": "needs a limit that content exceeds",
  "definition-growth": "needs thousands of definitions that build on each other",
  "dependency-cycle": aboutPacks,
  "dependency-missing": aboutPacks,
  "dependency-order": aboutPacks,
  "invalid-utf8": "classes write text; this is about bytes that are none",
  "kind-rule": "needs a kind with rules of its own",
  "mod-info-member": aboutPacks,
  "mod-info-path": aboutPacks,
  "game-version": aboutPacks,
  "pack-id-twice": aboutPacks,
  "release-record": aboutReleases,
  "released-id-reused": aboutReleases,
  "released-id-vanished": aboutReleases,
};

/** The codes that the classes expect somewhere in our content. */
function plantedCodes(): ReadonlySet<string> {
  const world = contentWorld("spec");
  const codes = new Set<string>();
  for (const { name, sites } of faultClasses) {
    const random = createRandom(name.length);
    for (const { plant } of sites(world)) {
      for (const { code } of plant(random)?.expected ?? []) codes.add(code);
    }
  }
  return codes;
}

const planted = plantedCodes();

test("every code that can be an error is planted, or it is said why not", () => {
  const missing = contentCodes().filter(
    (code) => isError(code) && !planted.has(code) && notPlanted[code] === undefined,
  );
  assert.equal(
    missing,
    [],
    `no class in test/seed-faults/classes plants ${missing.join(", ")}; add one, or a reason here`,
  );
});

test("what has a reason is an error, and is not planted", () => {
  const needless = (Object.keys(notPlanted) as Code[]).filter(
    (code) => !isError(code) || planted.has(code),
  );
  assert.equal(needless, [], "take it out of notPlanted");
});

function isError(code: Code): boolean {
  const { severity } = definitionOf(code)!;
  return typeof severity === "string"
    ? severity === "error"
    : Object.values(severity).includes("error");
}

test.run();
