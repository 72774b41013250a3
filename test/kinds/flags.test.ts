/** Flags that are almost another. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { nearWords } from "../../generator/kinds/parts/flags/near-words.ts";
import { createBuildSession } from "../../generator/build/session.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { projectFolder, terrain, write } from "../project-folder.ts";

const flags = suite("flags");

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
      "b.json": many(19),
    });
    const settings = settingsOf(folder, { packs: ["."] });
    const session = createBuildSession();
    const said = (): string[] => {
      const kept = compilePacks(settings, { session }).diagnostics.map(({ message }) => message);
      assert.equal(
        kept,
        compilePacks(settings).diagnostics.map(({ message }) => message),
      );
      return kept;
    };
    assert.equal(said(), []);
    write(folder, "b.json", many(20));
    assert.is(said().length, 1);
    write(folder, "b.json", [...many(19), terrain("t_19", { flags: ["MOUNTABL"] })]);
    assert.equal(said(), []);
  },
);

flags("what is told to lack a flag is not told as well that it has one nearly like it", () => {
  const dug = { digging_result: "soil", flags: ["DIGABLE"] };
  const folder = projectFolder({ "a.json": [terrain("t_dug", dug)] });
  const { diagnostics } = compilePacks(settingsOf(folder, { packs: ["."] }));
  assert.equal(
    diagnostics.map(({ code }) => code),
    ["digging-without-flag"],
  );
});

flags.run();
