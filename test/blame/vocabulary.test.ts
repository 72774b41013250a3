/** A member that many objects have and no schema is one finding with their number. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { projectFolder, terrain } from "../project-folder.ts";

const test = suite("vocabulary of a game");

function found(count: number): readonly (string | undefined)[] {
  const objects = Array.from({ length: count }, (_, at) =>
    terrain(`t_${String(at)}`, { zorp: at }),
  );
  const folder = projectFolder({ "core/a.json": objects });
  return compilePacks(settingsOf(folder, { packs: ["core"] }), { emit: false })
    .diagnostics.filter(({ code }) => code === "unknown-member")
    .map(({ help }) => help);
}

test("few are reported each, many as one", () => {
  assert.is(found(19).length, 19);
  const [help, ...others] = found(25);
  assert.match(help ?? "", "25 objects of this pack have it.");
  assert.equal(others, []);
});

test.run();
