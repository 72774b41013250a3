/** Mods of strangers in a running game: nothing is thrown, nothing explodes, and nothing of them stays. */
import { crc32, deflateRawSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { linkerOf } from "../../generator/mods/linker.ts";
import type { Limits } from "../../generator/model/limits.ts";
import type { Mod } from "../../generator/mods/mod.ts";
import { modFromFiles } from "../../generator/mods/unpack.ts";
import type { DroppedFile } from "../../generator/mods/dropped-files.ts";
import { core, imageOf, sampleMod, sampleSettings } from "../mods/sample.ts";
import { terrain } from "../project-folder.ts";
import { createRandom } from "../search/random.ts";
import { sliceSeed } from "../search/search.ts";

const test = suite("mods of strangers");

const image = imageOf(sampleSettings([core]));
const linker = linkerOf(image, {
  limits: { bytes: 200_000, files: 50, objects: 500, groups: 1000, seconds: 10 },
});
let shipped = "";

test.before(async () => {
  shipped = await shownBy([]);
});

async function shownBy(mods: readonly Mod[]): Promise<string> {
  const { ok, findings, order, changes } = await linker.link(mods);
  return JSON.stringify([ok, findings, order, changes]);
}

async function codesOf(files: Mod["files"]): Promise<string[]> {
  const { findings } = await linker.link([{ name: "evil", files }]);
  return findings.map(({ code }) => code);
}

test("what exceeds a limit is a finding, and the next link is as if it had not been", async () => {
  const many = Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [`${String(at)}.json`, "[]"]),
  );
  const objects = JSON.stringify(
    Array.from({ length: 600 }, (_, at) => ({ type: "x", id: String(at) })),
  );
  for (const files of [many, { "a.json": " ".repeat(300_000) }, { "a.json": objects }]) {
    assert.equal(await codesOf(files), ["content-limit"]);
    assert.is(await shownBy([]), shipped);
  }
  const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
  assert.is((await codesOf({ "a.json": deep })).length, 1);
});

test("a limit counts what the mods have, in texts and bytes of any form", async () => {
  const objects = (count: number): string =>
    JSON.stringify(Array.from({ length: count }, (_, at) => terrain(`t_${String(at)}`)));
  const bytes = new TextEncoder().encode(objects(3));
  const wrong = async (limits: Partial<Limits>, file: unknown): Promise<string[]> => {
    const files = { "a.json": file } as Mod["files"];
    const { findings } = await linkerOf(image, { limits }).link([{ name: "m", files }]);
    return findings.map(({ message }) => message);
  };
  assert.equal(await wrong({ objects: 10 }, objects(10)), []);
  assert.match(
    (await wrong({ objects: 10 }, objects(11))).join(),
    'limits.objects", which is 10 –',
  );
  for (const file of [bytes, bytes.slice().buffer, new DataView(bytes.buffer)]) {
    assert.equal(await wrong({ bytes: bytes.length }, file), []);
    assert.match((await wrong({ bytes: 100 }, file)).join(), 'limits.bytes", which is 100 –');
  }
  const unset: object = { objects: undefined, bytes: undefined };
  assert.equal(await wrong(unset, objects(10)), []);
  assert.match((await wrong(unset, " ".repeat(2 ** 25 + 1))).join(), "limits.bytes");
});

test("what is no mod, and files that are neither texts nor bytes, are findings", async () => {
  const found = async (given: unknown): Promise<string[]> => {
    const { ok, findings, order } = await linker.link(given as readonly Mod[]);
    assert.not.ok(ok);
    return [
      order.map(({ name }) => name).join(),
      ...findings.map(({ file, message }) => `${file}: ${message}`),
    ];
  };
  const noMod =
    'No mod was found – expected { "name": …, "files": … }, whose files are texts or bytes by their paths.';
  for (const given of [undefined, null, 7, {}, [null], [[]], [{ files: {} }]]) {
    assert.equal(await found(given), ["mod", `mod: ${noMod}`]);
  }
  for (const files of [undefined, null, [], "[]"]) {
    assert.equal(await found([{ name: "m", files }]), ["m", `m: ${noMod}`]);
  }
  const noText = "No text was found – expected the text of the file, or its bytes.";
  for (const file of [undefined, null, 5, [1], {}]) {
    for (const path of ["a.json", "modinfo.json"]) {
      const files = { [path]: file, "readme.txt": file };
      assert.equal(await found([{ name: "m", files }]), ["m", `m/${path}: ${noText}`]);
    }
  }
  assert.is(await shownBy([]), shipped);
});

test("names and paths are data", async () => {
  const files = JSON.parse(
    '{ "__proto__": "[]", "constructor": "x", "../a.json": "[]", "/b.json": "[{", "c.json": "" }',
  ) as Mod["files"];
  for (const name of ["__proto__", "", "core", "a/../b", "\u001b[31m"]) {
    const result = await linker.link([
      { name, files },
      { name, files },
    ]);
    assert.is(new Set(result.order).size, 2);
    assert.not.match(await result.text(), "\u001b[31m");
  }
  const ids = [terrain("__proto__"), terrain("constructor"), terrain("10")];
  const { ok, changes } = await linker.link([
    { name: "ids", files: { "a.json": JSON.stringify(ids) } },
  ]);
  assert.ok(ok);
  const [table] = structuredClone(changes)?.tables ?? [];
  assert.equal(
    table?.records.map(([id]) => id),
    ["__proto__", "constructor", "10"],
  );
});

test("schemas of kinds are data: deep, circular, many, and with patterns that explode", async () => {
  const info = { type: "MOD_INFO", id: "evil", kinds: { evil: { schema: "s.json" } } };
  const schemaOf = (schema: unknown): Promise<string[]> =>
    codesOf({
      "modinfo.json": JSON.stringify([info]),
      "s.json": typeof schema === "string" ? schema : JSON.stringify(schema),
      "a.json": '[{ "type": "evil", "id": "__proto__" }]',
    });
  const deep = `${'{"items":'.repeat(5000)}{}${"}".repeat(5000)}`;
  const doubled = Array.from({ length: 60 }, (_, at): [string, object] => {
    const next = { $ref: `#/$defs/d${String(at + 1)}` };
    return [`d${String(at)}`, at === 59 ? { type: "string" } : { anyOf: [next, next] }];
  });
  for (const schema of [
    ...[deep, "{", "[]", { properties: { a: { $ref: "#/properties/a" } } }],
    { properties: { a: { $ref: "#/$defs/d0" } }, $defs: Object.fromEntries(doubled) },
    { properties: { a: { type: "string", pattern: "^(a|a)*$" } } },
    '{ "properties": { "__proto__": { "type": "string" } } }',
    { properties: { a: { $ref: "https://example.org/s.json" } } },
  ]) {
    assert.ok(
      (await schemaOf(schema)).includes("kind-schema"),
      JSON.stringify(schema).slice(0, 99),
    );
    assert.is(await shownBy([]), shipped);
  }
  assert.equal(await schemaOf({ properties: {} }), []);
});

const seed = sliceSeed();

test(`mods with random damage never stop the linker, seed ${String(seed)}`, async () => {
  const random = createRandom(seed);
  const schema = '{ "properties": { "name": { "type": "string" }, "of": { "x-ref": "terrain" } } }';
  const sample = sampleMod("night-mail").files;
  const info = String(sample["modinfo.json"]).replace(
    /\{/u,
    '{ "kinds": { "stamp": { "schema": "stamp.json" } },',
  );
  const files = { ...sample, "modinfo.json": info, "stamp.json": schema };
  const mod: Mod = {
    name: "night-mail",
    files: { ...files, "stamps.json": '[{ "type": "stamp", "id": "a" }]' },
  };
  const paths = Object.keys(mod.files);
  for (let round = 0; round < 40; round += 1) {
    const path = random.pick(paths) ?? "";
    const bytes = new TextEncoder().encode(String(mod.files[path]));
    for (let hits = random.below(6); hits >= 0; hits -= 1) {
      bytes[random.below(bytes.length)] = random.below(256);
    }
    const files = { ...mod.files, [path]: bytes.subarray(0, random.below(2) ? bytes.length : 99) };
    const { findings, text } = await linker.link([{ name: "night-mail", files }]);
    assert.is(
      typeof (await text("markdown")) + String(findings.length > 0),
      `string${String(findings.length > 0)}`,
    );
  }
  assert.is(await shownBy([]), shipped);
});

interface Zipping {
  /** The number of bytes that the archive says the file has. */
  readonly claimed?: number;
  readonly method?: number;
  readonly flags?: number;
}

/** A zip archive of one file. */
function zipOf(
  name: string,
  content: Uint8Array,
  { claimed = content.length, method = 8, flags = 0 }: Zipping = {},
): Buffer {
  const path = Buffer.from(name);
  const packed = method === 0 ? content : deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50);
  local.writeUInt16LE(method, 8);
  local.writeUInt16LE(path.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50);
  entry.writeUInt16LE(flags, 8);
  entry.writeUInt16LE(method, 10);
  entry.writeUInt32LE(crc32(content), 16);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(claimed, 24);
  entry.writeUInt16LE(path.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + path.length + packed.length, 16);
  return Buffer.concat([local, path, packed, entry, path, end]);
}

function dropped(name: string, bytes: Uint8Array): DroppedFile {
  return {
    ...{ name, size: bytes.length },
    arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer),
  };
}

test("archives: read, refused if damaged, and not unpacked beyond a limit", async () => {
  const text = JSON.stringify([terrain("t_pier")]);
  const zip = zipOf("pier/tiles/a.json", Buffer.from(text));
  const mod = await modFromFiles([dropped("pier.zip", zip)]);
  assert.is(mod.name, "pier");
  assert.ok((await linker.link([mod])).ok);
  assert.ok((await linker.link([mod])).tables("terrain").has("t_pier"));
  const refused = async (bytes: Uint8Array): Promise<string> => {
    try {
      await modFromFiles([dropped("a.zip", bytes)]);
      return "";
    } catch (error) {
      return (error as Error).message;
    }
  };
  const bomb = zipOf("a.json", Buffer.alloc(2 ** 26 + 1), { claimed: 10 });
  assert.ok(bomb.length < 100_000);
  assert.match(await refused(bomb), "it becomes too large");
  assert.match(await refused(Buffer.from("no archive")), "it is no zip archive");
  const at = "pier/a.json";
  const file = Buffer.from(text);
  for (const [name, said, how] of [
    [at, "is encrypted", { flags: 1 }],
    [at, "is encrypted", { flags: 1, method: 0 }],
    [at, "is packed by method 12, which is not known", { method: 12 }],
    ["pier/../../a.json", "leads out of a folder", {}],
    ["..\\a.json", "leads out of a folder", {}],
  ] as const) {
    const expected = `The archive cannot be read: "${name}" ${said}.`;
    assert.is(await refused(zipOf(name, file, how)), expected);
  }
  assert.match(await refused(zipOf("__MACOSX/pier/._a.json", file)), "There is nothing to load");
  const stored = zipOf(at, file, { method: 0 });
  stored.write("t_quay", stored.indexOf("t_pier"));
  assert.is(await refused(stored), `The archive cannot be read: "${at}" is damaged.`);
  const commented = Buffer.concat([zip, Buffer.alloc(40)]);
  commented.writeUInt16LE(40, zip.length - 2);
  commented.writeUInt32LE(0x06054b50, zip.length);
  commented.writeUInt16LE(99, zip.length + 20);
  assert.is(await refused(commented), "");
  const random = createRandom(seed);
  const damaged =
    /^(?:There is nothing to load:|The archive cannot be read: (?:(?:it|its list of files|"[^"]*") is damaged|it is no zip archive|it has more than|"[^"]*" (?:is encrypted|is packed by)))/u;
  for (let round = 0; round < 300; round += 1) {
    const whole = random.below(2) === 0 ? zip : zipOf(at, file, { method: 0 });
    const bytes = new Uint8Array(whole).slice(random.below(4) === 0 ? random.below(9) : 0);
    bytes[random.below(bytes.length)] = random.below(256);
    const message = await refused(bytes);
    if (message !== "") assert.match(message, damaged);
  }
});

test("what is no mod is said: nothing in it, several at once, and formats that there are not", async () => {
  for (const files of [[dropped("readme.txt", Buffer.from("[]"))], []]) {
    assert.match(await refusedFrom(files), "There is nothing to load");
  }
  const zip = dropped("a.zip", zipOf("a.json", Buffer.from("[]")));
  assert.match(await refusedFrom([zip, zip]), "one archive");
  const files = Object.fromEntries(
    ["pier", "quay"].flatMap((id) => [
      [`both/${id}/modinfo.json`, JSON.stringify([{ type: "MOD_INFO", id, name: id }])],
      [`both/${id}/a.json`, JSON.stringify([terrain(`t_${id}`)])],
    ]),
  );
  const { findings, text } = await linker.link([{ name: "both", files }]);
  assert.equal(
    findings.map(({ code, file }) => `${code} ${file}`),
    ["pier", "quay"].map((id) => `mod-info-misplaced both/${id}/modinfo.json`),
  );
  const refused = await text("toString" as "json").catch((error: unknown) => String(error));
  assert.match(refused, 'No format is called "toString"');
});

async function refusedFrom(files: readonly DroppedFile[]): Promise<string> {
  try {
    return (await modFromFiles(files)).name;
  } catch (error) {
    return String(error);
  }
}

test.run();
