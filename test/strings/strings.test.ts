/** Texts for translators: what is collected, how gettext has it, and what a translation lacks. */
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { po } from "gettext-parser";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { collectStrings } from "../../generator/strings/collect-strings.ts";
import { translationsIn } from "../../generator/strings/pot.ts";
import { createBuildSession } from "../../generator/build/session.ts";
import type { Texts } from "../../runtime/index.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { ownContent } from "../release-edits/own-content.ts";
import { defwright, projectFolder, read, terrain, write } from "../project-folder.ts";
import { root } from "../root.ts";

const test = suite("texts for translators");

const profession = {
  type: "profession",
  id: "carter",
  name: { male: "carter", female: "carteress" },
  description: "Knows the paths.",
  points: 1,
};

function project(): string {
  return projectFolder({
    "defwright.config.json": { packs: ["content"] },
    "content/a.json": [
      terrain("t_shelf", {
        name: { str: "shelf", str_pl: "shelves", ctxt: "furniture", "//~": "Of a shop." },
      }),
      terrain("t_rock", {
        name: { str: "shelf", ctxt: "geology" },
        bash: { str_min: 1, str_max: 2, sound: "crunch!", ter_set: "t_shelf" },
      }),
      terrain("t_door", {
        name: 'a "door"',
        lockpick_result: "t_shelf",
        lockpick_message: "It clicks.",
      }),
      profession,
    ],
  });
}

test("plural, context, place and comment of each text, equal ones once", async () => {
  const { code, out } = await defwright(project(), ["strings"]);
  assert.is(code, 0);
  const { translations } = po.parse(out);
  assert.equal(Object.keys(translations).sort(), [
    "",
    "furniture",
    "geology",
    "profession_female",
    "profession_male",
  ]);
  const shelf = translations["furniture"]?.["shelf"];
  assert.is(shelf?.msgid_plural, "shelves");
  assert.equal(shelf?.msgstr, ["", ""]);
  assert.is(shelf?.comments?.extracted, "Of a shop.\nterrain t_shelf: name");
  assert.is(shelf?.comments?.reference, "content/a.json");
  assert.is(translations["geology"]?.["shelf"]?.msgid_plural, undefined);
  assert.equal(
    Object.keys(translations[""] ?? {}).sort(),
    [
      "",
      'a "door"',
      "It clicks.",
      "Knows the paths.",
      "The lock opens.",
      "crack!",
      "crunch!",
      "smash!",
      "thump!",
    ].sort(),
  );
  assert.is(
    translations[""]?.["crunch!"]?.comments?.extracted,
    'used if "pry.sound" is absent\nterrain t_rock: bash.sound',
  );
  assert.is(
    translations["profession_female"]?.["carteress"]?.comments?.extracted,
    "profession carter: name.female",
  );
});

test("a name that is the same in singular and plural is one text with that plural", async () => {
  const folder = projectFolder({
    "defwright.config.json": { packs: ["core"] },
    "core/a.json": [
      terrain("t_sheep", { name: { str_sp: "sheep", ctxt: "animal" } }),
      terrain("t_none", { name: { str: "pit", str_pl: 5, str_sp: "" } }),
    ],
  });
  const { out } = await defwright(folder, ["strings"]);
  const sheep = po.parse(out).translations["animal"]?.["sheep"];
  assert.is(sheep?.msgid_plural, "sheep");
  assert.is(sheep?.comments?.extracted, "terrain t_sheep: name");
});

test("a text that a later pack has written anew is from its file, any other from where it was", async () => {
  const folder = projectFolder({
    "defwright.config.json": { packs: ["core", "mod"], dialect: "bright-nights" },
    "core/a.json": [terrain("t_shelf", { name: "shelf", description: "Of planks." })],
    "mod/b.json": [{ type: "terrain", id: "t_shelf", "copy-from": "t_shelf", name: "rack" }],
    "mod/c.json": [
      { ...profession, "edit-mode": undefined },
      { type: "profession", id: "carter", "edit-mode": "modify", description: "Knows the roads." },
    ],
  });
  const { out } = await defwright(folder, ["strings"]);
  const { translations } = po.parse(out);
  const fileOf = (text: string): string | undefined =>
    translations[""]?.[text]?.comments?.reference;
  assert.is(fileOf("rack"), "mod/b.json");
  assert.is(fileOf("Knows the roads."), "mod/c.json");
});

test("the same bytes each time, and the same as JSON", async () => {
  const folder = project();
  const first = await defwright(folder, ["strings"]);
  assert.is((await defwright(folder, ["strings"])).out, first.out);
  assert.not.match(first.out, /\d{4}-\d\d-\d\d/u);
  const { out } = await defwright(folder, ["strings", "--json"]);
  const list = JSON.parse(out) as { text: string; plural?: string; context?: string }[];
  assert.equal(
    list.filter(({ text }) => text === "shelf").map(({ plural, context }) => [plural, context]),
    [
      ["shelves", "furniture"],
      [undefined, "geology"],
    ],
  );
});

/** The module of texts, as a game imports it. */
async function textsOf(folder: string, name: string): Promise<Texts> {
  const copy = join(folder, name);
  cpSync(join(folder, "generated"), join(copy, "generated"), { recursive: true });
  write(folder, `${name}/package.json`, { type: "module" });
  mkdirSync(join(copy, "node_modules"));
  symlinkSync(root, join(copy, "node_modules/defwright"));
  const file = pathToFileURL(join(copy, "generated/texts.ts")).href;
  return ((await import(file)) as { texts: Texts }).texts;
}

test("the module of texts has plural, context and file of each, in both shapes", async () => {
  const folder = project();
  write(folder, "mod/people.json", [
    { type: "profession", id: "carter", "edit-mode": "modify", description: "Knows more paths." },
  ]);
  for (const shape of ["literal", "packed"]) {
    const packs = ["content", "mod"];
    write(folder, "defwright.config.json", { packs, shape, out: "generated" });
    assert.is((await defwright(folder, ["build"])).code, 0);
    const texts = await textsOf(folder, shape);
    assert.equal(
      { ...texts },
      {
        profession: {
          carter: {
            "name.male": { context: "profession_male", file: "content/a.json" },
            "name.female": { context: "profession_female", file: "content/a.json" },
            // Who wrote what players read.
            description: { file: "mod/people.json" },
          },
        },
        terrain: {
          t_door: {
            name: { file: "content/a.json" },
            lockpick_message: { file: "content/a.json" },
          },
          t_rock: {
            name: { context: "geology", file: "content/a.json" },
            "bash.sound": { file: "content/a.json" },
          },
          t_shelf: { name: { plural: "shelves", context: "furniture", file: "content/a.json" } },
        },
      },
    );
    const record = read(folder, "generated/terrain.ts") + read(folder, "generated/index.ts");
    for (const word of ["shelves", "geology", "texts"]) assert.not.match(record, word);
  }
});

test("a watched edit writes the module where a text is another, and only there", () => {
  const folder = project();
  const settings = settingsOf(folder, { packs: ["content"] });
  const session = createBuildSession();
  const run = (members: object): Uint8Array | undefined => {
    write(folder, "content/b.json", [terrain("t_new", members)]);
    const touched = new Set([join(folder, "content/b.json")]);
    const { modules } = compilePacks(settings, { session, touched });
    return modules.find(({ path }) => path === "texts.ts")?.bytes;
  };
  const first = run({});
  assert.is(run({ move_cost: 4 }), first);
  const text = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString();
  assert.match(text(run({ name: { str: "t_new", str_pl: "t_news" } })), "t_news");
  assert.not.match(text(run({})), "t_news");
});

test("a translation: whole, with gaps, and unreadable", async () => {
  const folder = project();
  const { out } = await defwright(folder, ["strings"]);
  const table = po.parse(out);
  for (const own of Object.values(table.translations)) {
    for (const each of Object.values(own)) {
      if (each.msgid !== "") each.msgstr = each.msgstr.map(() => "x");
    }
  }
  write(folder, "po/de.po", po.compile(table).toString("utf8"));
  const whole = await defwright(folder, ["strings", "--check", "po/de.po"]);
  assert.is(whole.err, "defwright: 12 texts; 0 missing, 0 fuzzy, 0 stale\n");
  assert.is(whole.code, 0);
  write(folder, "content/b.json", [terrain("t_new", { name: "moat" })]);
  write(folder, "content/a.json", [
    terrain("t_shelf", { name: { str: "shelf", str_pl: "shelves", ctxt: "furniture" } }),
    profession,
  ]);
  const gaps = await defwright(folder, ["strings", "--check", "po/de.po"]);
  assert.is(gaps.code, 1);
  assert.is(
    gaps.out,
    'missing: "moat"\nstale: "It clicks."\nstale: "a \\"door\\""\nstale: "shelf" (geology)\n',
  );
  const absent = await defwright(folder, ["strings", "--check", "po/no.po"]);
  assert.is(absent.code, 2);
  assert.is(absent.err, 'error: "po/no.po" does not exist\n');
});

test("whatever characters a text has, its translation is found again", async () => {
  const names = [
    "##[a]",
    "it\u0092s",
    "\u0007\b\f\u000b\u001b1",
    'C:\\302\\n\r\n"x"',
    "\u009b\u009c",
  ];
  const folder = projectFolder({
    "defwright.config.json": { packs: ["content"] },
    "content/a.json": [
      ...names.map((name, index) => terrain(`t_${String(index)}`, { name })),
      terrain("t_c", { name: { str: "cc", ctxt: "" } }),
    ],
  });
  for (const outIsFile of [false, true]) {
    const { out } = await defwright(folder, ["strings"], { outIsFile });
    write(folder, "de.po", out.replaceAll('msgstr ""', 'msgstr "X"'));
    const { code, err } = await defwright(folder, ["strings", "--check", "de.po"]);
    assert.is(code, 0, err);
    const found = translationsIn(Buffer.from(read(folder, "de.po")));
    assert.equal(
      names.map(found),
      names.map(() => "X"),
    );
  }
  // As gettext's own tools write them.
  const head = String.raw`msgid "" msgstr "Content-Type: text/plain; charset=utf-8\n"`;
  write(
    folder,
    "de.po",
    `${head}\n${String.raw`msgid "\a\b\f\v\x1b\061" msgstr "\342\202\254\042\n"`}\n`,
  );
  const found = translationsIn(Buffer.from(read(folder, "de.po")));
  assert.is(found("\u0007\b\f\u000b\u001b1"), '\u20ac"\n');
});

test("no text of our content is lost: each that is written is collected", async () => {
  const compilation = compilePacks(await ownContent(), { emit: false });
  const collected = new Set(collectStrings(compilation).map(({ text }) => text));
  for (const [, table] of compilation.model.records) {
    for (const { record, definition } of table.values()) {
      if (compilation.layers.registry.isBuiltIn(definition)) continue;
      for (const member of ["name", "description", "lockpick_message"]) {
        const text = record[member];
        if (typeof text === "string" && text !== "")
          assert.ok(
            collected.has(text),
            `strings must collect this text, which players read: ${text}`,
          );
      }
    }
  }
  assert.ok(collected.size > 150, String(collected.size));
});

test.run();
