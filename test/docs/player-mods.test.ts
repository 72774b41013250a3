/** The page on mods in a running game, followed from nothing: its program runs as it is shown. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, read, terrain, write } from "../project-folder.ts";
import { clientProject } from "../runtime/client-project.ts";
import type { Mod } from "../../generator/mods/mod.ts";
import type { FindingFormat } from "../../generator/mods/findings.ts";
import { linkerOf } from "../../generator/mods/linker.ts";
import { core, imageOf, sampleSettings } from "../mods/sample.ts";
import { root } from "../root.ts";
import { holds } from "./section.ts";

const test = suite("page on mods in the running game");
const textOf = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`recipes/${name}`, import.meta.url)), "utf8");

for (const [name, language] of [
  ["play-with-mods.mjs", "js"],
  ["mods.js", "js"],
  ["mods-worker.js", "js"],
  ["modded-game.html", "html"],
  ["modded-game.js", "js"],
] as const) {
  test(`it shows ${name} as it is`, () => {
    holds(`recipe ${name}`, `\n\`\`\`${language}\n${textOf(name).trimEnd()}\n\`\`\`\n\n`, "recipe");
  });
}

/** The mod of the page, with its mistake; and without. */
const pier = (close: string): Readonly<Record<string, string>> => ({
  "modinfo.json": `[{ "type": "MOD_INFO", "id": "pier", "dependencies": ["core"] }]\n`,
  "terrain.json": `${JSON.stringify([terrain("t_pier", { name: "pier", close })], undefined, 2)}\n`,
});

test("it shows a mod with a mistake", () => {
  const files = Object.entries(pier("t_door_clsoed")).map(
    ([name, text]) => `\n\`pier/${name}\`\n\n\`\`\`json\n${text}\`\`\`\n`,
  );
  holds("player mod", `${files.join("")}\n`);
});

test("its table has everything that linking returns, and every format", async () => {
  const text = read(root, "docs/guide/player-mods.md");
  const named = [...text.matchAll(/^\| `(\w+)(?:\(\w*\))?` \|.*$/gmu)];
  const result = await linkerOf(imageOf(sampleSettings([core]))).link([]);
  assert.equal(named.map(([, name]) => name).sort(), Object.keys(result).sort());
  const formats = {
    pretty: 1,
    unix: 1,
    json: 1,
    sarif: 1,
    github: 1,
    markdown: 1,
  } satisfies Record<FindingFormat, 1>;
  const [row = ""] = named.find(([, name]) => name === "text") ?? [];
  const words = [...row.matchAll(/`(\w+)`/gu)].map(([, word]) => word);
  assert.equal(words, Object.keys(formats));
});

test("its program says what is wrong in the mod, and plays it when it is mended", async () => {
  const [line = ""] = /"image": "[\w/.]+"/u.exec(read(root, "docs/guide/player-mods.md")) ?? [];
  const core = "content/core/terrain.json";
  const folder = clientProject({
    "play-with-mods.mjs": textOf("play-with-mods.mjs"),
    "defwright.config.json": `{ "packs": ["content/core"], "out": "generated", ${line} }`,
    [core]: read(root, `templates/starter/game/${core}`),
  });
  const built = await defwright(folder, ["build"]);
  assert.is(built.code, 0, built.err);
  assert.match(read(folder, "public/core.image"), '"defwright":"image"');
  const play = (close: string): { out: string; code: number | null } => {
    for (const [name, text] of Object.entries(pier(close))) write(folder, `pier/${name}`, text);
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [
        "--conditions=defwright-source",
        "--import",
        import.meta.resolve("tsx"),
        "play-with-mods.mjs",
        "pier",
      ],
      { cwd: folder, encoding: "utf8" },
    );
    return { out: stdout + stderr, code: status };
  };
  const wrong = play("t_door_clsoed");
  assert.is(wrong.code, 1, wrong.out);
  holds("player mod refused", `\n\`\`\`console\n${wrong.out.trimEnd()}\n\`\`\`\n\n`);
  assert.match(wrong.out, 'Did you mean "t_door_closed"?');
  const played = play("t_door_closed");
  assert.is(played.code, 0, played.out);
  assert.match(played.out, /^loaded pier: t_null .* t_pier /u);
  assert.match(played.out, /"mods":\[\{"name":"pier","id":"pier","content":"[0-9a-f]{16}"\}\]/u);
});

test("it says how much is linked by default", async () => {
  const linker = linkerOf(imageOf(sampleSettings([core])));
  const many = Object.fromEntries(
    Array.from({ length: 5001 }, (_, at) => [`${String(at)}.json`, "[]"]),
  );
  const codes = async (files: Mod["files"]): Promise<string[]> => {
    const { findings } = await linker.link([{ name: "many", files }]);
    return findings.map(({ code }) => code);
  };
  assert.equal(await codes(many), ["content-limit"]);
  delete many["0.json"];
  assert.equal(await codes(many), []);
  assert.match(read(root, "docs/guide/player-mods.md"), "5,000 files");
});

test.run();
