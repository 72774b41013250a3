/** A running game takes over what mods change, and goes back to what was shipped. */
import { isDeepStrictEqual } from "node:util";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { build } from "../../generator/build/build.ts";
import { linkerOf } from "../../generator/mods/linker.ts";
import { shapes, type OutputShape } from "../../generator/model/output-shape.ts";
import {
  appliedContent,
  applyContent,
  missingMods,
  onContentChange,
  readPalette,
  savePalette,
  textOf,
  type ContentChange,
  type GameText,
  type ModChanges,
  type Table,
  type Texts,
} from "../../runtime/index.ts";
import { terrain } from "../project-folder.ts";
import { clientProject } from "../runtime/client-project.ts";
import { contentOf, differentIn, loadGame, playMods, type Game } from "./game.ts";
import { core, imageOf, modNames, sampleMod, sampleSettings } from "./sample.ts";

const test = suite("applying mods");

const linker = linkerOf(imageOf(sampleSettings([core])));
const mods = modNames.map(sampleMod);

async function changesBy(given: typeof mods): Promise<ModChanges> {
  const { changes } = await linker.link(given);
  assert.ok(changes);
  // As a worker posts them.
  return structuredClone(changes);
}

async function gameOf(packs: readonly string[], shape: OutputShape): Promise<Game> {
  const out = join(clientProject(), "generated");
  build({ ...sampleSettings(packs, { shape, importExtension: ".ts" }), out });
  return loadGame(out);
}

async function textsOf(packs: readonly string[], shape: OutputShape): Promise<Texts> {
  const out = join(clientProject(), "generated");
  build({ ...sampleSettings(packs, { shape, importExtension: ".ts" }), out });
  const url = pathToFileURL(join(out, "texts.ts")).href;
  const { texts } = (await import(url)) as { readonly texts: Texts };
  return texts;
}

/** What is known of every text of the game with mods is what is known of it in a game that has them built in. */
function sameTexts(shipped: Texts, changed: Texts | undefined, expected: Texts): void {
  for (const [kind, ids] of Object.entries(expected)) {
    for (const [id, members] of Object.entries(ids)) {
      for (const member of [...Object.keys(members), ...Object.keys(shipped[kind]?.[id] ?? {})]) {
        const source = { text: "", kind, id, member };
        const [found, wanted] = [textOf(shipped, source, changed), textOf(expected, source)];
        // A build names files by the place of their packs.
        const known = (text: GameText): object => ({ ...text, file: "" });
        assert.equal(known(found), known(wanted));
      }
    }
  }
}

function same(found: Game, expected: Game): void {
  assert.equal(differentIn(found, expected), []);
}

for (const shape of shapes) {
  test(`a game in shape ${shape} has what one with the mods built in has`, async () => {
    const [game, shipped] = [await gameOf([core], shape), await gameOf([core], shape)];
    const texts = await textsOf([core], shape);
    const sets = [mods, mods.slice(0, 1), mods.slice(1), []];
    for (const given of sets) {
      const packs = [core, ...given.map(({ name }) => `content/mods/${name}`)];
      const changes = await changesBy(given);
      applyContent(game, changes);
      same(game, await gameOf(packs, shape));
      sameTexts(texts, changes.texts, await textsOf(packs, shape));
    }
    applyContent(game, await changesBy(mods));
    applyContent(game, undefined);
    same(game, shipped);
  });

  test(`former ids that a mod brings are constants in shape ${shape}`, async () => {
    const pier = { ...terrain("t_pier"), alias: ["t_jetty", "t_mole"] };
    const quay = { type: "terrain_migration", id: "t_quay", replace: "t_pier" };
    const folder = clientProject({ "quay/a.json": [pier, quay] });
    const settings = sampleSettings([core, join(folder, "quay")], { roots: [folder] });
    assert.equal(await playMods(sampleSettings([core]), [settings], shape, folder), []);
    const { TerrainId } = await loadGame(join(folder, shape, "core"));
    const { t_jetty, t_mole, t_quay, t_pasture } = TerrainId as Record<string, string>;
    assert.equal([t_jetty, t_mole, t_quay, t_pasture], ["t_pier", "t_pier", "t_pier", "t_meadow"]);
  });
}

test("listeners learn what changed and where each index went; palettes are read with other mods", async () => {
  const game = await gameOf([core], "literal");
  const terrain = game["terrain"] as Table<{ id: string }, string, string> & { kind: "terrain" };
  const [first = mods[0]!] = mods;
  const heard: ContentChange[] = [];
  const stop = onContentChange((change) => heard.push(change));
  const before = [...terrain.ids()];
  applyContent(game, await changesBy([first]));
  stop();
  const [change] = heard;
  const { added = [], indices } = change?.tables.get("terrain") ?? {};
  assert.ok(change?.idsChanged && added.length > 0);
  assert.equal(
    [...(indices ?? [])],
    before.map((id) => terrain.index(id)),
  );

  const [own = ""] = added;
  const palette = savePalette(terrain, [terrain.index("t_door_c"), terrain.index(own)]);
  const saved = { content: appliedContent(game), palette };
  applyContent(game, undefined);
  assert.is(appliedContent(game), undefined);
  assert.equal(
    missingMods(saved.content, appliedContent(game)).map(({ name }) => name),
    [first.name],
  );
  const read = readPalette(terrain, saved.palette);
  assert.ok(read.ok);
  applyContent(game, await changesBy([first]));
  assert.equal(missingMods(saved.content, appliedContent(game)), []);
});

test("changes of another game are refused before anything is replaced", async () => {
  const game = await gameOf([core], "literal");
  const before = contentOf(game);
  const changes = await changesBy(mods);
  const wrong = { ...changes, lists: [{ kind: "omen", name: "omen", records: [] }] };
  assert.throws(() => {
    applyContent(game, wrong);
  }, /no "omen": the image is of another build/u);
  assert.ok(isDeepStrictEqual(contentOf(game), before));
});

test("changes for modules with other ids are refused, and nothing is replaced", async () => {
  const all = [core, ...modNames.map((name) => `content/mods/${name}`)];
  for (const [image, modules] of [
    [all, [core]],
    [[core], all],
  ] as const) {
    const game = await gameOf(modules, "packed");
    const before = contentOf(game);
    const files = { "a.json": JSON.stringify([terrain("t_other_build")]) };
    const linker = linkerOf(imageOf(sampleSettings(image)));
    const { changes } = await linker.link([{ name: "a", files }]);
    assert.throws(() => {
      applyContent(game, changes);
    }, /has other ids in "terrain": the image is of another build/u);
    assert.equal(contentOf(game), before);
  }
});

test("texts that mods write, replace or only give another plural are known with theirs", async () => {
  const shelf = { str: "shelf", str_pl: "shelves", ctxt: "furniture" };
  const project = clientProject({ "core/a.json": [terrain("t_shelf", { name: shelf })] });
  const some = linkerOf(imageOf(sampleSettings([join(project, "core")], { roots: [project] })));
  const shipped: Texts = {
    terrain: { t_shelf: { name: { plural: "shelves", context: "furniture", file: "core/a" } } },
  };
  for (const [name, text, plural, context] of [
    ["rack", "rack"],
    [{ str: "rack", str_pl: "racks", ctxt: "torture" }, "rack", "racks", "torture"],
    [{ str: "shelf", str_pl: "shelfs", ctxt: "mod" }, "shelf", "shelfs", "mod"],
    [shelf, "shelf", "shelves", "furniture"],
  ] as const) {
    const objects = [
      { type: "terrain", id: "t_shelf", "edit-mode": "modify", name },
      terrain("t_new", { name }),
    ];
    const { changes } = await some.link([
      { name: "m", files: { "a.json": JSON.stringify(objects) } },
    ]);
    for (const id of ["t_shelf", "t_new"]) {
      const found = textOf(shipped, { text, kind: "terrain", id, member: "name" }, changes?.texts);
      assert.ok(found.authored);
      assert.equal([found.plural, found.context, found.file], [plural, context, "m/a.json"]);
    }
  }
  const { changes } = await some.link([]);
  assert.is(changes?.texts, undefined);
});

test("of a damaged save, the packs are missing that still have a name", () => {
  const moat = { name: "moat", content: "90c2" };
  const now = { image: "7d1a", mods: [moat] };
  const damaged = ["null", "{}", "[]", "5", '"x"', '{"mods":"x"}', '{"mods":5}', '{"mods":{}}'];
  for (const save of [...damaged, '{"mods":[null,5,[],{"name":5}]}']) {
    assert.equal(missingMods(JSON.parse(save), now), [], save);
  }
  const mods = [null, moat, { name: "moat" }, { name: "hill", id: 5, version: "1", content: "a" }];
  assert.equal(missingMods({ mods }, now), [
    { name: "moat", content: "" },
    { name: "hill", version: "1", content: "a" },
  ]);
});

test.run();
