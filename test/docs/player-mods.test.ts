/** The page on mods in a running game, followed from nothing: its program runs as it is shown. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, read, terrain, write } from "../project-folder.ts";
import { clientProject } from "../runtime/client-project.ts";
import type { FindingFormat } from "../../generator/mods/findings.ts";
import { linkerOf } from "../../generator/mods/linker.ts";
import { core, imageOf, sampleSettings } from "../mods/sample.ts";
import { root } from "../root.ts";
import { holds } from "./section.ts";

const test = suite("page on mods in the running game");
const textOf = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`recipes/${name}`, import.meta.url)), "utf8");

for (const [name, language] of [
  ["player-mods.config.json", "json"],
  ["play-with-mods.mjs", "js"],
  ["mods-worker.js", "js"],
  ["modded-game.html", "html"],
  ["modded-game.js", "js"],
] as const) {
  test(`it shows ${name} as it is`, () => {
    holds(`recipe ${name}`, `\n\`\`\`${language}\n${textOf(name).trimEnd()}\n\`\`\`\n\n`, "recipe");
  });
}

test("its table has everything that linking returns, and every format", () => {
  const text = read(root, "docs/guide/player-mods.md");
  const named = [...text.matchAll(/^\| `(\w+)(?:\(\w*\))?` \|.*$/gmu)];
  const result = linkerOf(imageOf(sampleSettings([core]))).link([]);
  assert.equal(named.map(([, name]) => name).sort(), Object.keys(result).sort());
  const formats = { pretty: 1, unix: 1, json: 1, github: 1, markdown: 1 } satisfies Record<
    FindingFormat,
    1
  >;
  const [row = ""] = named.find(([, name]) => name === "text") ?? [];
  const words = [...row.matchAll(/`(\w+)`/gu)].map(([, word]) => word);
  assert.equal(words, Object.keys(formats));
});

test("its program plays a mod, and says what is wrong in another", async () => {
  const folder = clientProject({
    "play-with-mods.mjs": textOf("play-with-mods.mjs"),
    "defwright.config.json": textOf("player-mods.config.json"),
    "content/core/a.json": [terrain("t_gate")],
    "mods/pier/modinfo.json": [{ type: "MOD_INFO", id: "pier", dependencies: ["core"] }],
    "mods/pier/b.json": [terrain("t_pier", { open: "t_gate" })],
  });
  const built = await defwright(folder, ["build"]);
  assert.is(built.code, 0, built.err);
  assert.match(read(folder, "public/core.image"), '"defwright":"image"');
  const play = (): string => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        "--conditions=defwright-source",
        "--import",
        import.meta.resolve("tsx"),
        "play-with-mods.mjs",
        join("mods", "pier"),
      ],
      { cwd: folder, encoding: "utf8" },
    );
    return stdout + stderr;
  };
  const played = play();
  assert.match(played, "loaded pier: t_null t_gate t_pier\n");
  assert.match(played, /"mods":\[\{"name":"pier","id":"pier","content":"[0-9a-f]{16}"\}\]/u);
  write(folder, "mods/pier/b.json", [terrain("t_pier", { open: "t_gaet" })]);
  const wrong = play();
  assert.match(wrong, 'error[unknown-reference]: No terrain "t_gaet" is known.');
  assert.match(wrong, /--> pier\/b\.json:\d+:13/u);
  assert.match(wrong, "content/core/a.json:4:11");
  assert.match(wrong, 'Did you mean "t_gate"?');
  assert.not.match(wrong, "loaded");
});

test.run();
