/** The page on dialects and places: its tables are made from the configuration's schema, its examples run. */
import { spawnSync } from "node:child_process";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import configuration from "../../generator/config/config.schema.json" with { type: "json" };
import { defwright, projectFolder, terrain, write } from "../project-folder.ts";
import { clientProject } from "../runtime/client-project.ts";
import { holds, page, table } from "./section.ts";

const test = suite("the page on dialects and places");
const text = page("docs/reference/dialects.md");

function fenced(name: string): string {
  const found = new RegExp(`<!-- ${name} -->\\n\\n\`\`\`\\w+\\n([^]*?)\`\`\``, "u").exec(text);
  assert.ok(found, name);
  return found[1] ?? "";
}

test("it has everything that a dialect may say", () => {
  const [, own] = configuration.properties.dialect.anyOf;
  assert.ok(own?.properties);
  const lines = (words: Readonly<Record<string, { readonly description: string }>>): string =>
    table(
      ["member", "meaning"],
      Object.entries(words).map(([name, { description }]) => [`\`${name}\``, description]),
    );
  holds("dialect words", lines(own.properties));
  const { properties } = own.properties.kinds.additionalProperties;
  holds("dialect words of a kind", lines(properties), "dialect words");
});

test("its dialect builds, and its code compiles and prints what it says", async () => {
  const code = fenced("dialect code");
  const folder = clientProject({
    "defwright.config.json": fenced("dialect configuration"),
    "dialect/furniture.schema.json": fenced("dialect schema"),
    "content/boiler.json": fenced("dialect content"),
    "src/game.ts": code,
  });
  const { err, code: exit } = await defwright(folder, ["build", "--strict"]);
  assert.is(exit, 0, err);
  const words = ["--conditions=defwright-source", "--import", import.meta.resolve("tsx")];
  const ran = spawnSync(process.execPath, [...words, "src/game.ts"], {
    cwd: folder,
    encoding: "utf8",
  });
  const said = [...code.matchAll(/\/\/ => (.*)$/gmu)].map(([, line]) => line);
  assert.equal(ran.stdout.trimEnd().split("\n"), said, ran.stderr);
});

test("at its places ids are checked and renamed, on every path that it has", async () => {
  const plan = {
    ...{ type: "dungeon", floor: "t_a", entrance: { door: "t_a" } },
    rooms: [{ tiles: { a: "t_a", b: "f_a" }, chest: { gem: 2 } }],
    cost: [
      ["gem", 2],
      ["nails", 1, "LIST"],
    ],
  };
  const folder = projectFolder({
    "defwright.config.json": fenced("places configuration"),
    "content/tiles.json": [
      terrain("t_a"),
      { type: "furniture", id: "f_a", name: "n", symbol: "#", color: "red", move_cost_mod: 0 },
      { type: "GENERIC", id: "gem" },
      { type: "requirement", id: "nails", components: [[["gem", 1]]] },
    ],
    "content/plan.json": [plan],
  });
  const check = async (): Promise<string> =>
    (await defwright(folder, ["check", "--format", "unix"])).out;
  const all = "t_a f_a gem nails".split(" ");
  const found = await check();
  for (const id of all) assert.not.match(found, `"${id}" is known`);
  write(folder, "content/plan.json", [
    JSON.parse(JSON.stringify(plan).replaceAll(/"(t_a|f_a|gem|nails)"/gu, '"$1x"')) as object,
  ]);
  const wrong = await check();
  for (const id of all) assert.match(wrong, `"${id}x"`);
  assert.is(wrong.split('"t_ax"').length, 4);
  assert.is(wrong.split('"gemx"').length, 3);
  // On its page, every path of the table is explained.
  const { places } = JSON.parse(fenced("places configuration")) as { places: { dungeon: object } };
  for (const path of Object.keys(places.dungeon)) assert.match(text, `"${path}"`);
});

test.run();
