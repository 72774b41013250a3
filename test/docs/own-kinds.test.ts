/** The guide to kinds of a game's own, followed in a game that init makes; the reference of the words of schemas. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import schema from "../../generator/kinds/own/kind.schema.json" with { type: "json" };
import { defwright, projectFolder, read, write } from "../project-folder.ts";
import { textOf } from "../architecture/imports.ts";
import { root } from "../root.ts";
import { edit, linkDefwright } from "../vite/station.ts";
import { holds, page, table } from "./section.ts";

const test = suite("pages on kinds of a game's own");
const text = page("docs/guide/own-kinds.md");

function fenced(name: string): string {
  const found = new RegExp(`<!-- own ${name} -->\\n\\n\`\`\`\\w+\\n([^]*?)\`\`\``, "u").exec(text);
  assert.ok(found, name);
  return found[1] ?? "";
}

/** The members of an interface of the module on modules, with the first sentences of their descriptions. */
function membersOf(type: string): string {
  const [body = ""] =
    textOf("generator/kinds/own/kind-module.ts").split(`interface ${type}`)[1]?.split("\n}\n") ??
    [];
  const members = body.matchAll(/\/\*\* (.*?) \*\/\n {2}readonly (\w+)/gu);
  return table(
    ["part", "meaning"],
    [...members].map(([, words = "", name = ""]) => [`\`${name}\``, words]),
  );
}

test("the reference has every part of a module", () => {
  holds("kind words module", membersOf("KindModule"), "words");
  holds("kind words finding", membersOf("RuleFinding"), "words");
});

test("the reference has every word of the schema of schemas", () => {
  type Words = Readonly<
    Record<string, { readonly description: string; readonly default?: unknown }>
  >;
  const lines = (words: Words): string =>
    table(
      ["word", "meaning", "default"],
      Object.entries(words).map(([name, { description, default: value }]) => [
        `\`${name}\``,
        description,
        value === undefined ? "" : `\`${JSON.stringify(value)}\``,
      ]),
    );
  holds("kind words top", lines(schema.properties), "words");
  holds("kind words schema", lines(schema.definitions.schema.properties), "words");
});

/** A game with the kind of the guide. */
async function game(): Promise<string> {
  const station = projectFolder();
  await defwright(station, ["init", "my-game", "--yes"]);
  const folder = join(station, "my-game");
  write(folder, "kinds/monster.schema.json", fenced("schema"));
  write(folder, "defwright.config.json", fenced("configuration"));
  write(folder, "content/core/monsters.json", fenced("content"));
  return folder;
}

test("its commands run, and its code compiles and prints what it says", async () => {
  const folder = await game();
  for (const line of fenced("commands").trimEnd().split("\n")) {
    const words = /^npx defwright ([^#]*?)\s*(?:#.*)?$/u.exec(line)?.[1]?.split(" ") ?? [];
    const { code, err, out } = await defwright(folder, words);
    assert.is(code, 0, `${line}\n${err}`);
    assert.ok(words.includes("build") || words.includes("rename") || /mon|weight/u.test(out), line);
  }
  const code = fenced("code");
  write(folder, "src/monsters.ts", code);
  linkDefwright(folder);
  assert.is(typeErrors(folder), "");
  const words = ["--conditions=defwright-source", "--import", import.meta.resolve("tsx")];
  const ran = spawnSync(process.execPath, [...words, "src/monsters.ts"], {
    cwd: folder,
    encoding: "utf8",
  });
  const said = [...code.matchAll(/\/\/ => (.*)$/gmu)].map(([, line]) => line);
  assert.equal(ran.stdout.trimEnd().split("\n"), said, ran.stderr);
  edit(folder, "src/monsters.ts", "get(MonsterId.mon_wolf)", "get(MonsterId.mon_wofl)");
  assert.match(typeErrors(folder), /mon_wofl.*mon_wolf/u);
  edit(folder, "src/monsters.ts", "get(MonsterId.mon_wofl)", "get(ItemId.plank)");
  edit(folder, "src/monsters.ts", "import { monster,", "import { ItemId, monster,");
  assert.match(typeErrors(folder), /^src\/monsters\.ts/u);
});

test("its module compiles, and does what it says; so does its pack", async () => {
  const folder = await game();
  const { kinds, ...config } = JSON.parse(fenced("configuration")) as { kinds: object };
  const modular = { ...config, kinds: { ...kinds, monster: "kinds/monster.ts" } };
  write(folder, "defwright.config.json", { ...modular, packs: ["content/core", "content/magic"] });
  write(folder, "kinds/monster.ts", fenced("module"));
  write(folder, "content/magic/modinfo.json", fenced("pack"));
  write(folder, "content/magic/kinds/spell.schema.json", { properties: {} });
  write(folder, "content/magic/spells.json", [{ type: "SPELL", id: "howl" }]);
  const words = ["--config", "defwright.config.json"];
  const { code, err } = await defwright(folder, ["build", ...words]);
  assert.is(code, 0, err);
  assert.match(read(folder, "generated/monster/core/monsters.ts"), /mon_wolf",[^}]*"forest"/u);
  assert.match(read(folder, "generated/edges.ts"), /starve[^]*StarvingMonsterId/u);
  assert.match(read(folder, "generated/recipe-lookups.ts"), /size: \{\s+large: \[/u);
  linkDefwright(folder);
  write(folder, "src/monsters.ts", 'export { default } from "../kinds/monster.ts";\n');
  assert.is(typeErrors(folder), "");
  edit(folder, "content/core/monsters.json", '"hp": 30 }', '"hp": -20 }');
  edit(folder, "content/core/monsters.json", '"hp": 5,', '"hp": 501,');
  const wrong = (await defwright(folder, ["check", ...words])).err;
  assert.match(
    wrong,
    /error\[kind-rule\]: It becomes weaker: 10 – expected more than 30\.[^]*help: Name a stronger/u,
  );
  assert.match(wrong, /Nobody beats 501[^]*help: Write 500\. \[--fix=suggestions\]/u);
  edit(folder, "kinds/monster.ts", "hp > 500", "hq > 500");
  edit(folder, "kinds/monster.ts", "({ hp }, {", "({ hq }, {");
  assert.match(typeErrors(folder), /hq.*Monster/u);
});

function typeErrors(folder: string): string {
  const compiler = join(root, "node_modules/@typescript/native/bin/tsc");
  const source = ["--customConditions", "defwright-source", "--allowImportingTsExtensions"];
  const words = [compiler, "-p", ".", ...source, "--types", ""];
  const { stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
  const lines = stdout.split("\n").filter((line) => /^(?:src|kinds)\/monsters?\.ts/u.test(line));
  return lines.join("\n");
}

test("its mistakes are errors, and written as they were meant", async () => {
  const folder = await game();
  const content = "content/core/monsters.json";
  const before = read(folder, content);
  const [wrong = ""] = /^Write (.*): each is an error/mu.exec(text.split("## 5.")[1] ?? "") ?? [];
  const mistakes = [...wrong.matchAll(/`"(\w+)": (".*?")`/gu)];
  assert.is(mistakes.length, 3);
  for (const [, member = "", value = ""] of mistakes) {
    const meant = { upgrade: `"mon_dire_wolf"`, hp: "30", habitat: `"town"` }[member] ?? "";
    edit(folder, content, `"${member}": ${meant}`, `"${member}": ${value}`);
  }
  const { code, err } = await defwright(folder, ["check"]);
  assert.is(code, 1);
  assert.match(err, "3 errors");
  assert.is((await defwright(folder, ["check", "--fix=suggestions"])).code, 3);
  assert.is(read(folder, content), before);
  for (const [word, value] of [
    ["not", {}],
    ["if", {}],
    ["patternProperties", {}],
  ] as const) {
    const wrongSchema = { ...(JSON.parse(fenced("schema")) as object), [word]: value };
    write(folder, "kinds/monster.schema.json", wrongSchema);
    assert.match((await defwright(folder, ["check"])).err, /^error\[kind-schema\]/u);
  }
});

test("what it says of content that is there, and of what was released, is so", async () => {
  const folder = await game();
  write(
    folder,
    "kinds/monster.schema.json",
    (await defwright(folder, ["infer", "--type", "MONSTER"])).out,
  );
  assert.is((await defwright(folder, ["build"])).code, 0);

  write(folder, "kinds/monster.schema.json", fenced("schema"));
  assert.is((await defwright(folder, ["build"])).code, 0);
  assert.is((await defwright(folder, ["release", "1"])).code, 0);
  const content = "content/core/monsters.json";
  const [rat, ...others] = JSON.parse(read(folder, content)) as readonly Record<string, unknown>[];
  const mouse = { ...rat, id: "mon_mouse", name: "mouse" };
  const hunting = others.map((each) => ("prey" in each ? { ...each, prey: "mon_mouse" } : each));
  write(folder, content, [mouse, ...hunting]);
  assert.match((await defwright(folder, ["check"])).err, "[released-id-vanished]");
  const migration = { type: "monster_migration", id: "mon_rat", replace: "mon_mouse" };
  write(folder, content, [mouse, ...hunting, migration]);
  const { code, err } = await defwright(folder, ["build"]);
  assert.is(code, 0);
  assert.not.match(err, "released-id");
  const config = JSON.parse(fenced("configuration")) as { kinds: Record<string, object> };
  const { monster, ...kinds } = config.kinds;
  const schema = fenced("schema").replaceAll('"x-ref": "monster"', '"x-ref": "beast"');
  write(folder, "kinds/monster.schema.json", schema);
  for (const others of [kinds, { ...kinds, beast: monster }]) {
    write(folder, "defwright.config.json", { ...config, kinds: others });
    const { err: said } = await defwright(folder, ["check"]);
    assert.match(said, /error\[release-record\]: [^]*"monster"/u);
  }
});

test.run();
