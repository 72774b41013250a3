/** Tile sets of strangers: what is no picture in their folder is not read, and what is wrong is said at its place. */
import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { allCommands, obeyed } from "../content-is-data/ci-commands.ts";
import { defwright, doorProject, read, write, type Outcome } from "../project-folder.ts";
import { picture } from "./workshop.ts";

const test = suite("sprites");

const png = Buffer.from(picture, "base64");

/** @param sheets those of the tile set, which is beside a picture; a text is the whole file */
async function explored(
  sheets: unknown,
  own: Readonly<Record<string, string | Buffer>> = { "tiles.png": png },
): Promise<Outcome & { readonly folder: string }> {
  const set = { tile_info: [{ width: 2, height: 2 }], "tiles-new": sheets };
  const folder = doorProject({
    "defwright.config.json": { packs: ["content/core"], sprites: "gfx/set" },
    "gfx/set/tile_config.json": typeof sheets === "string" ? sheets : set,
    "gfx/.keep": "",
  });
  writeFileSync(join(folder, "outside.png"), png);
  for (const [name, bytes] of Object.entries(own)) {
    writeFileSync(join(folder, "gfx/set", name), bytes);
  }
  return { ...(await defwright(folder, ["explore", "--out", "site.html"])), folder };
}

test("a sheet that something needs is in the page, others are not", async () => {
  const other = Buffer.concat([png, Buffer.from("more")]);
  const { code, err, folder } = await explored(
    [
      { file: "tiles.png", tiles: [{ id: "t_gate", fg: 2 }] },
      { file: "more.png", tiles: [7, { id: "t_nothing", fg: 0 }] },
    ],
    { "tiles.png": png, "more.png": other },
  );
  assert.is(code, 0, err);
  assert.match(err, /site\.html: \d+ ids, \d+ kB \(1 kB of sprites\)/u);
  const html = read(folder, "site.html");
  assert.equal(html.match(/id="sheet-\d"[^>]*/gu), [
    `id="sheet-1" href="data:image/png;base64,${other.toString("base64")}"/`,
  ]);
});

test("without sprites the page allows no picture", async () => {
  const { code, folder } = await explored([{ file: "tiles.png", tiles: [{ id: "x", fg: 0 }] }]);
  assert.is(code, 0);
  assert.not.match(read(folder, "site.html"), "img-src");
});

const place = /gfx\/set\/tile_config\.json:\d+:\d+/u;

for (const file of [
  "../../outside.png",
  "/etc/hostname",
  "none.png",
  ".",
  allCommands,
  "__proto__",
]) {
  test(`refuses the file ${JSON.stringify(file).slice(0, 40)}`, async () => {
    const { code, out, err, folder } = await explored([{ file, tiles: [] }]);
    assert.is(code, 2);
    assert.match(out + err, "is not there – expected a picture in the folder of the tile set");
    assert.match(out + err, place);
    assert.equal(obeyed(out + err), []);
    assert.throws(() => read(folder, "site.html"));
  });
}

test("refuses a link that leads out of its folder", async () => {
  const { folder } = await explored([]);
  symlinkSync(join(folder, "outside.png"), join(folder, "gfx/set/link.png"));
  write(folder, "gfx/set/tile_config.json", {
    ...{ tile_info: [{ width: 2, height: 2 }], "tiles-new": [{ file: "link.png" }] },
  });
  const { code, out, err } = await defwright(folder, ["explore"]);
  assert.is(code, 2);
  assert.match(out + err, "expected a picture in the folder of the tile set");
});

const wide = Buffer.from(png);
wide.writeUInt32BE(2 ** 20, 16);
wide.writeUInt32BE(2 ** 20, 20);
const others = {
  "markup called PNG": "<svg onload='alert(1)'/>",
  "half a picture": png.subarray(0, 20),
  "a picture that would be unpacked to four terabytes": wide,
  "one of too many bytes": Buffer.concat([png, Buffer.alloc(2 ** 25)]),
};
for (const [what, bytes] of Object.entries(others)) {
  test(`refuses ${what}`, async () => {
    const { code, out, err } = await explored([{ file: "tiles.png" }], { "tiles.png": bytes });
    assert.is(code, 2);
    assert.match(out + err, '"tiles.png" is no PNG picture, or too large');
    assert.match(out + err, place);
  });
}

test("says where a tile set is no such thing", async () => {
  const said: readonly (readonly [unknown, string])[] = [
    ['{ "tile_info": [', "tile_config.json:1:"],
    ["[]", 'Member "tile_info" is missing'],
    [7, 'Member "tiles-new" is missing'],
    [[{}], 'Member "file" is missing in "tiles-new[0]"'],
    [
      [{ file: "tiles.png", sprite_width: 0 }],
      '"tiles-new[0].sprite_width" is 0 – expected a whole',
    ],
    [
      [{ file: "tiles.png", sprite_height: [] }],
      '"tiles-new[0].sprite_height" is array – expected',
    ],
  ];
  for (const [sheets, words] of said) {
    const { code, out, err } = await explored(sheets);
    assert.is(code, 2);
    assert.match(out + err, words);
  }
});

test("a folder that is no tile set is a mistake of the configuration, for every command", async () => {
  const folder = doorProject();
  for (const sprites of ["none", "content"]) {
    write(folder, "defwright.config.json", { packs: ["content/core"], sprites });
    const { code, out, err } = await defwright(folder, ["check"]);
    assert.is(code, 2);
    assert.match(out + err, `"${sprites}" is no tile set – expected a folder that contains`);
    assert.match(out + err, "defwright.config.json:5:14");
  }
});

test.run();
