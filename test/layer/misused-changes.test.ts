/** `add:` and `remove:` of members that accept neither. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { projectFolder } from "../project-folder.ts";
import { settingsOf } from "../pipeline/settings-of.ts";

const test = suite("changes to members that are no lists");

const guard = { type: "profession", id: "guard", name: "g", description: "d", points: 1 };
const modification = { type: "profession", id: "guard", "edit-mode": "modify" };

const inside = (change: string): readonly string[] => [
  `"${change}:items" has no effect – "items" has its lists inside.`,
  `Put it into "items", as "${change}:both", "${change}:male" or "${change}:female": "items": { "${change}:both": … }.`,
];

const cases: readonly [members: object, said: readonly string[]][] = [
  [{ "remove:items": ["x"] }, inside("remove")],
  [{ "remove:items": ["x"], items: { both: ["y"] } }, inside("remove")],
  [{ "add:items": ["x"] }, inside("add")],
  [
    { "add:points": 1 },
    [
      '"add:points" has no effect – "points" is not a list.',
      'Write "points" itself, with its new value.',
    ],
  ],
  [
    { "remove:name": "g" },
    [
      '"remove:name" has no effect – "name" is not a list.',
      'Write "name" itself, with its new value.',
    ],
  ],
  [
    { "remove:trait": ["x"] },
    ['Unknown member "remove:trait" – it has no effect.', 'Did you mean "remove:traits"?'],
  ],
];

for (const [members, said] of cases) {
  test(JSON.stringify(members), () => {
    const folder = projectFolder({
      "a.json": [
        { ...guard, items: { both: ["x"] } },
        { ...modification, ...members },
      ],
    });
    const { diagnostics } = compilePacks(settingsOf(folder, { packs: ["."] }), { emit: false });
    assert.equal(
      diagnostics.map(({ code, message, help }) => [code, message, help]),
      [["unknown-member", ...said]],
    );
  });
}

test.run();
