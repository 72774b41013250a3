/** Where one bracket is missing or superfluous, as `check` tells it and `--fix` mends it. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, projectFolder, read } from "../project-folder.ts";

const brackets = suite("brackets by shape");

const ids = ["powder", "lead", "kit", "tent", "egg"];

function project(components: string): string {
  return projectFolder({
    "defwright.config.json": { packs: ["a"], known: { item: ids } },
    "a/a.json": `[
  {
    "type": "uncraft",
    "result": "tent",
    "time": "5 s",
    "components": ${components}
  }
]
`,
  });
}

/** The line of the file that `--fix` changes, before and after. */
const mended: Readonly<Record<string, readonly [wrong: string, right: string]>> = {
  "an entry is not opened": [
    '[\n      [ [ "egg", 2 ], "kit", 3 ] ],\n      [ [ "lead", 3 ] ]\n    ]',
    '[\n      [ [ "egg", 2 ], [ "kit", 3 ] ],\n      [ [ "lead", 3 ] ]\n    ]',
  ],
  "an entry is not closed": ['[[["egg", 2, ["kit", 3]]]', '[[["egg", 2], ["kit", 3]]]'],
  "the list is not closed": [
    '[ [ [ "egg", 2 ], [ "kit", 3 ] ], [ [ "lead", 1 ] ]',
    '[ [ [ "egg", 2 ], [ "kit", 3 ] ], [ [ "lead", 1 ] ]]',
  ],
  "the list is closed twice": ['[[["egg", 2]], [["kit", 3]]]]', '[[["egg", 2]], [["kit", 3]]]'],
};

for (const [name, [wrong, right]] of Object.entries(mended)) {
  brackets(`mended: ${name}`, async () => {
    const folder = project(wrong);
    const { err, code } = await defwright(folder, ["check", "--fix"]);
    assert.is(code, 0, err);
    assert.match(err, /^defwright: 1 problem fixed/u);
    assert.match(read(folder, "a/a.json"), `"components": ${right}\n`);
  });
}

/** With several meanings, or none, the file stays as it is. */
const left: Readonly<Record<string, readonly [wrong: string, help: string]>> = {
  "a list not closed, or opened twice": [
    '[ [ [ "powder", 15 ], [ [ "lead", 10 ] ] ]',
    'Write "components" as [[["powder", 15]], [["lead", 10]]] or as [[["powder", 15], ["lead", 10]]], whichever is meant.',
  ],
  "a list closed twice, or not opened": [
    '[ [ [ "powder", 1 ]], [ "lead", 4 ], [ "kit", 3 ] ] ]',
    'Write "components" as [[["powder", 1], ["lead", 4], ["kit", 3]]] or as [[["powder", 1]], [["lead", 4], ["kit", 3]]], whichever is meant.',
  ],
  "a list of another form": ['[ [ "powder", 1 ], [ "lead", 4 ]', 'Add "]" there.'],
};

for (const [name, [wrong, help]] of Object.entries(left)) {
  brackets(`left to the author: ${name}`, async () => {
    const folder = project(wrong);
    const before = read(folder, "a/a.json");
    const { err, code } = await defwright(folder, ["check", "--fix=suggestions"]);
    assert.is(code, 1);
    assert.match(err, `help: ${help}\n`);
    assert.is(read(folder, "a/a.json"), before);
  });
}

brackets.run();
