/** Numbers that are too large to be read, and amounts with too many digits. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { projectFolder, terrain } from "../project-folder.ts";
import { settingsOf } from "../pipeline/settings-of.ts";

const test = suite("too large");

const cases: readonly [member: string, value: string, message: string][] = [
  ["move_cost", "1e400", '"move_cost" is a number that is too large – expected a whole number.'],
  [
    "light_emitted",
    "-1e400",
    '"light_emitted" is a number that is too large – expected a whole number.',
  ],
  [
    "proportional",
    '{ "move_cost": 1e400 }',
    '"proportional.move_cost" is a number that is too large – expected -2147483648 to 2147483647.',
  ],
  [
    "max_volume",
    '"100000000000 L"',
    '"max_volume" is "100000000000 L", which is too large – expected fewer digits.',
  ],
  [
    "max_volume",
    '"1.5 L"',
    '"max_volume" is "1.5 L" – expected whole numbers with "ml" or "L", such as "250 ml" or "2 L".',
  ],
];

for (const [member, value, message] of cases) {
  test(`"${member}": ${value}`, () => {
    const mark = "@";
    const base = terrain("t_base");
    const child = { type: "terrain", id: "t_a", name: "a", "copy-from": "t_base", [member]: mark };
    const text = JSON.stringify([base, child]).replace(`"${mark}"`, value);
    const { diagnostics } = compilePacks(
      settingsOf(projectFolder({ "a.json": text }), { packs: ["."] }),
      { emit: false },
    );
    assert.is(diagnostics[0]?.message, message);
    assert.not.match(diagnostics[0]?.help ?? "", "Infinity");
  });
}

test("nothing is suggested in place of such a number", () => {
  const text = JSON.stringify([terrain("t_a", { name: "@" })]).replace('"@"', "1e400");
  const { diagnostics } = compilePacks(
    settingsOf(projectFolder({ "a.json": text }), { packs: ["."] }),
    { emit: false },
  );
  assert.match(diagnostics[0]?.message ?? "", '"name" is a number that is too large');
  assert.not.match(diagnostics[0]?.help ?? "", "Infinity");
});

test.run();
