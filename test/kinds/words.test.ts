/** Flags, examine actions and categories that are almost another. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { nearWords } from "../../generator/kinds/parts/words/check-words.ts";
import { createBuildSession } from "../../generator/build/session.ts";
import { findings } from "../expect.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { projectFolder, terrain, write } from "../project-folder.ts";

const flags = suite("words");

flags("a letter more, less or another, two exchanged, and another case are near", () => {
  const near = nearWords(["DIGGABLE", "WALL", "BLOCKSDOOR", "TREES", "DOOR_1"]);
  for (const [word, other] of [
    ["DIGABLE", "DIGGABLE"],
    ["DIGGGABLE", "DIGGABLE"],
    ["DIGGABLW", "DIGGABLE"],
    ["DIGGALBE", "DIGGABLE"],
    ["IDGGABLE", "DIGGABLE"],
    ["EIGGABLE", "DIGGABLE"],
    ["IGGABLE", "DIGGABLE"],
    ["ADIGGABLE", "DIGGABLE"],
    ["diggable", "DIGGABLE"],
    ["BLOCKS_DOOR", "BLOCKSDOOR"],
    ["wall", "WALL"],
  ] as const) {
    assert.is(near(word), other, word);
  }
  for (const word of ["DIGGABLE", "DIGGALEB", "DGGABL", "DIGGABLES", "TREE", "WALLS", "TALL"]) {
    assert.is(near(word), undefined, word);
  }
  assert.is(near("DOOR_2"), undefined);
  assert.is(near("DOOR_"), undefined);
  assert.is(near(""), undefined);
});

flags("the time grows with the words", () => {
  const words = Array.from({ length: 20_000 }, (_, index) => `FLAG_OF_${index.toString(36)}_KIND`);
  const near = nearWords(words);
  assert.is(words.filter((word) => near(word.replace("KIND", "KINDNESS")) !== undefined).length, 0);
  assert.is(near("FLAG_OF_a_KIDN"), "FLAG_OF_a_KIND");
});

flags(
  "what others have decides, in a run that keeps what it knew as in one that begins anew",
  () => {
    const many = (count: number): object[] =>
      Array.from({ length: count }, (_, index) =>
        terrain(`t_${String(index)}`, { flags: ["MOUNTABLE"] }),
      );
    const folder = projectFolder({
      "a.json": [terrain("t_odd", { flags: ["MOUNTABEL"] })],
      "b.json": many(5),
    });
    const settings = settingsOf(folder, { packs: ["."] });
    const session = createBuildSession();
    const said = (): string[] => {
      const kept = compilePacks(settings, { session }).diagnostics.map(({ message }) => message);
      assert.equal(
        kept,
        compilePacks(settings, { emit: false }).diagnostics.map(({ message }) => message),
      );
      return kept;
    };
    assert.equal(said(), []);
    write(folder, "b.json", many(6));
    assert.is(said().length, 1);
    write(folder, "b.json", [...many(5), terrain("t_5", { flags: ["MOUNTABL"] })]);
    assert.equal(said(), []);
  },
);

flags("what is told to lack a flag is not told as well that it has one nearly like it", () => {
  const dug = { digging_result: "soil", flags: ["DIGABLE"] };
  const folder = projectFolder({ "a.json": [terrain("t_dug", dug)] });
  const { diagnostics } = compilePacks(settingsOf(folder, { packs: ["."] }), { emit: false });
  findings(diagnostics, ["digging-without-flag"], "say once what is wrong with the flag");
});

flags("examine actions and categories are words like flags", () => {
  const locker = (id: string, examine_action: string): object => terrain(id, { examine_action });
  const recipe = (result: string, category: string): object => ({
    ...{ type: "recipe", result, category, subcategory: "CSC_OTHER", time: "1 m" },
    components: [[["reed", 1]]],
  });
  const numbers = [1, 2, 3, 4, 5, 6].map(String);
  const folder = projectFolder({
    "a.json": [
      ...numbers.map((each) => locker(`t_${each}`, "use_locker")),
      ...numbers.map((each) => recipe(`mat_${each}`, "CC_WEAVING")),
      locker("t_odd", "use_lokcer"),
      locker("t_own", "use_lock"),
      recipe("mat", "CC_WEAVNIG"),
      // What lacks its action is told so, and not a second time.
      locker("t_reeds", "harvset_ter"),
      terrain("t_rushes", { examine_action: "harvest_tre", harvestable: "reed" }),
      terrain("t_sedge", { examine_action: "harvest_by_hand", harvestable: "reed" }),
      terrain("t_bulrush", { harvestable: "reed" }),
    ],
  });
  const { diagnostics } = compilePacks(settingsOf(folder, { packs: ["."] }), { emit: false });
  assert.equal(
    diagnostics
      .filter(({ code }) => code !== "unchecked-references")
      .map(({ code, message, help }) => [code, code === "near-word" ? message : help]),
    [
      [
        "harvestable-without-action",
        'Add "examine_action": "harvest_by_hand" (or another "harvest_…").',
      ],
      [
        "near-word",
        '"examine_action": "use_lokcer" is almost "use_locker", which 6 definitions have – it may be misspelt.',
      ],
      [
        "near-word",
        '"category": "CC_WEAVNIG" is almost "CC_WEAVING", which 6 definitions have – it may be misspelt.',
      ],
    ],
  );
});

flags.run();
