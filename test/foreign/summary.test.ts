import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { check } from "../../generator/build/check-current.ts";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import type { Compilation } from "../../generator/compile.ts";
import { createScanner } from "../../generator/read/prescan/scanner.ts";
import { readBytes } from "../../generator/disk/read-bytes.ts";
import { format } from "../built-in.ts";
import { seenAsParsed } from "../corpus/seen-as-parsed.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { projectFolder, terrain } from "../project-folder.ts";

const summaries = suite("foreign files");

const texts: Readonly<Record<string, string>> = {
  items: JSON.stringify([
    { type: "GENERIC", id: "item_1", flags: ["UNRECOVERABLE"], snippet_category: [{ id: "s_1" }] },
    { type: "BOOK", abstract: "item_a", "copy-from": "item_1", delete: { flags: "UNRECOVERABLE" } },
    { type: "TOOL", id: ["item_2", "item_3"], extend: { flags: ["A"] } },
  ]),
  others: JSON.stringify([
    { type: "snippet", category: "c", text: ["x", { id: "s_2", text: "a \\" }] },
    { type: "MIGRATION", id: ["old_1", "old_2"], replace: "item_2" },
    { type: "skill", ident: "tailor" },
    { type: "mapgen", update_mapgen_id: "update_1", object: { rows: ["..", ".."] } },
    { type: "monstergroup", name: "GROUP", monsters: [{ monster: "mon_1", weight: 1.5 }] },
  ]),
  one: '{ "type": "trap", "id": "tr_\\u0061" }',
  exponent: '[{ "type": "MONSTER", "id": "mon_2", "volume": 1e3 }]',
  mark: `\uFEFF${JSON.stringify([{ type: "GENERIC", id: "item_bom" }])}`,
  ours: JSON.stringify([recipe("0", "item_3"), { type: "GENERIC", id: "item_4" }]),
  wrong: JSON.stringify([recipe("wrong", "item_501")]),
  old: JSON.stringify([recipe("old", "old_1")]),
  escaped: '[{"\\u0074ype":"rec\\u0069pe","result":"item_1"}]',
  broken: '[{"type":"GENERIC","id":"item_broken",}]',
  twice: '[{"type":"GENERIC","id":"item_twice","id":"item_twice"}]',
  near: '[{"type":"recpie","result":"item_2"}]',
  "no-object": "[1]",
  "no-type": '[{"id":"item_x"}]',
  modinfo: '[{"type":"MOD_INFO","id":"main"}]',
  mod: '[{"type":"MOD_INFO","id":"another"}]',
};

function project(): string {
  const files = Object.entries(texts).map(([name, text]): [string, string] => [
    `packs/main/${name}.json`,
    text,
  ]);
  const folder = projectFolder(Object.fromEntries(files));
  writeFileSync(join(folder, "packs/main/bytes.json"), Buffer.from([0x5b, 0xff, 0x5d]));
  return folder;
}

function recipe(suffix: string, component: string): object {
  return {
    ...{ type: "recipe", result: "item_1", id_suffix: suffix, time: "1 m", reversible: true },
    ...{ category: "CC_OTHER", subcategory: "CSC_OTHER_OTHER", components: [[[component, 1]]] },
  };
}

/** What a run says of its content, as one text. */
function told({ diagnostics, account, files, model }: Compilation): string {
  const found = diagnostics.map(({ code, severity, message, source, range }) => {
    return [code, severity, message, source.displayPath, range];
  });
  const hashes = files.map(({ displayPath, disk }) => [displayPath, disk?.sha256]);
  const records = [...model.records].map(([kind, entries]) => [kind, [...entries]]);
  const { others, unusable } = account;
  return JSON.stringify([found, hashes, records, others, unusable]);
}

summaries("what is seen of a file at reading is what parsing it finds", () => {
  const { files, diagnostics } = compilePacks(settingsOf(project(), { packs: ["packs/main"] }), {
    emit: false,
  });
  const codes = new Set<string>(diagnostics.map(({ code }) => code));
  for (const code of ["unknown-reference", "migrated-reference", "invalid-utf8", "near-miss-type"])
    assert.ok(codes.has(code), `${code} of ${[...codes].join(", ")}`);
  assert.is(seenAsParsed(format, files), 4);
  const seen = files.filter(({ disk }) => disk?.external).map(({ path }) => path);
  assert.equal(seen, ["items.json", "modinfo.json", "one.json", "others.json"]);
});

summaries("a definition under an unknown type is told, in a file of nothing else", () => {
  const { id, ...members } = terrain("t_gate") as { id: string };
  const folder = projectFolder({
    "a/lost.json": [{ ...members, id, type: "ter" }],
    "a/own.json": [{ type: "speech", id: "s_gate", text: "A gate." }],
    "a/door.json": [terrain("t_door", { open: "t_gate" })],
  });
  const settings = settingsOf(folder, { packs: ["a"] });
  const { diagnostics, files } = compilePacks(settings, { emit: false });
  assert.equal(
    diagnostics.map(({ code, source }) => `${code} ${source.displayPath}`),
    ["unknown-type a/lost.json"],
  );
  const skipped = files.filter(({ disk }) => disk?.external).map(({ path }) => path);
  assert.equal(skipped, ["own.json"]);
});

summaries("who only checks computes hashes when asked", () => {
  const settings = settingsOf(project(), { packs: ["packs/main"] });
  const withoutRecords = (run: Compilation): string =>
    told({ ...run, model: { ...run.model, records: new Map() } });
  const { compilation } = check(settings);
  assert.is(withoutRecords(compilation), withoutRecords(compilePacks(settings)));
});

summaries("a file of any size is read whole", () => {
  for (const length of [0, 1, 1 << 20, (1 << 20) + 1, 5_000_000]) {
    const text = "x".repeat(length);
    const folder = projectFolder({ "file.json": text });
    assert.ok(Buffer.from(text).equals(readBytes(join(folder, "file.json"))), `${length} bytes`);
  }
  assert.throws(() => readBytes(join(projectFolder({}), "not there")), /ENOENT/u);
});

summaries("where there is no WebAssembly nothing is seen, and everything is parsed", () => {
  const engine = Object.getOwnPropertyDescriptor(globalThis, "WebAssembly");
  assert.ok(engine);
  Reflect.deleteProperty(globalThis, "WebAssembly");
  try {
    assert.is(createScanner(["id"], new Map()).scan(Buffer.from("[]")), undefined);
    assert.is(createScanner(["id"], new Map()).entries().length, 0);
  } finally {
    Object.defineProperty(globalThis, "WebAssembly", engine);
  }
  assert.is(createScanner(["id"], new Map()).scan(Buffer.from("[]")), "[]");
});

summaries.run();
