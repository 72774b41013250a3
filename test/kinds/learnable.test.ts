/** Which recipes nobody can learn depends on what new characters know, and on how recipes are taught at all. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import type { DialectName } from "../../generator/model/dialect.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { projectFolder } from "../project-folder.ts";

const test = suite("recipes that nobody can learn");

const recipe = (result: string, members: object): object => ({
  ...{ type: "recipe", result, time: "1 m", skill_used: "weaving", difficulty: 1 },
  ...{ category: "CC_OTHER", subcategory: "CSC_OTHER_MISC", activity_level: "fake" },
  ...members,
});
const taught = ["mat", "hat", "bag", "net", "rope", "coat"].map((result) =>
  recipe(result, { autolearn: true }),
);
const doubtful = [
  recipe("plain", {}),
  recipe("secret", { flags: ["SECRET"] }),
  recipe("machine", { flags: ["SECRET"], time: 0 }),
  recipe("never", { never_learn: true }),
  recipe("whole", { decomp_learn: 1 }),
  recipe("parted", { decomp_learn: 1 }),
  recipe("read", { book_learn: [["tome", 1]] }),
  {
    type: "uncraft",
    result: "parted",
    time: "1 m",
    activity_level: "fake",
    components: [[["reed", 1]]],
  },
];

function found(dialect: DialectName, objects: readonly object[]): readonly unknown[] {
  const folder = projectFolder({ "core/a.json": objects });
  const { diagnostics } = compilePacks(settingsOf(folder, { packs: ["core"], dialect }), {
    emit: false,
  });
  return diagnostics
    .filter(({ code }) => code === "recipe-unlearnable")
    .map(({ fact }) => fact?.data)
    .map((data) => (data !== undefined && "id" in data ? data.id : undefined));
}

test("are those without a way that are meant for players", () => {
  for (const dialect of ["spec", "dda"] as const) {
    assert.equal(found(dialect, [...taught, ...doubtful]), ["plain", "secret", "whole"], dialect);
  }
});

test("are only secret ones where a new character knows all others", () => {
  assert.equal(found("bright-nights", [...taught, ...doubtful]), ["secret"]);
});

test("are none where the game has its own way to teach", () => {
  assert.equal(found("spec", doubtful), []);
});

test.run();
