/** What `npm run new` refuses, and what it says. `new.slice.ts` compiles what it writes. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { projectFolder } from "../project-folder.ts";
import { root } from "../root.ts";
import { additionOf } from "./additions.ts";
import { CannotAdd, Draft, marker } from "./draft.ts";
import { triedAdditions } from "./tried-additions.ts";

const test = suite("npm run new");

const refused: readonly (readonly [words: string, why: string])[] = [
  ["member slope", "--kind, --type has to be given"],
  ["member roof --kind terrain --type string", '"roof" is taken'],
  ["member Slope --kind terrain --type string", '"Slope" is no name of a member'],
  ["member slope --kind hill --type string", '"hill" is no kind'],
  ["member slope --kind terrain --type float", '"float" is no type'],
  ["member slope --kind terrain --type integer --default x", "x is no JSON"],
  [
    "code self-transition --theme tiles --kind terrain --member roof --wrong 1 --right 2",
    "is taken",
  ],
  [
    "code steep --theme tiles --kind terrain --member roof --wrong 1 --right 2",
    "is no name of a code",
  ],
  [
    "code steep-slope --theme hills --kind terrain --member roof --wrong 1 --right 2",
    '"hills" is no theme',
  ],
  [
    "code steep-slope --theme tiles --kind terrain --member slope --wrong 1 --right 2",
    "terrain has no member",
  ],
  ["verb open --member open", '"open" is taken'],
  ["verb Draw --member open", '"Draw" is no name of a verb'],
  ["verb draw --member name", 'neither furniture nor terrain has a member "name"'],
  ["format unix", '"unix" is taken'],
  ["format table --ending .md", '".md" is taken'],
  ["format a-b", '"a-b" is no name of a format'],
  ["kind terrain", '"terrain" is taken'],
  ["kind Spell", '"Spell" is no name of a kind'],
  ["kind spell --project docs", "docs/defwright.config.json is not there"],
  ["planet mars", '"planet" is nothing that can be added'],
  ["format table sheet", "give one name"],
  ["format table --colour", "colour"],
];

test("a name that is taken and words that are none are refused, before anything is written", () => {
  for (const [words, why] of refused) {
    assert.throws(
      () => additionOf(words.split(" "), new Draft(root)),
      (error: unknown) => error instanceof CannotAdd && error.message.includes(why),
      words,
    );
  }
});

test("what is left to do is marked, and said in order", () => {
  for (const words of triedAdditions) {
    const draft = new Draft(root);
    additionOf(words, draft);
    assert.match(draft.text("CHANGELOG.md"), marker, words.join(" "));
    assert.match(draft.remaining.at(-1) ?? "", /^npm test -- test\/new .* && npm run lint$/u);
    // Two additions of one name are one too many.
    assert.throws(() => additionOf(words, draft), /taken|exists/u, words.join(" "));
  }
});

test("a project may be named by an absolute path", () => {
  const folder = projectFolder({ "defwright.config.json": { packs: ["core"] } });
  const draft = new Draft(root);
  additionOf(["kind", "spell", "--project", folder], draft);
  assert.match(draft.text(`${folder}/defwright.config.json`), "kinds/spell.schema.json");
});

test.run();
