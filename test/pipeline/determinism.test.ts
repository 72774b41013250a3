/** The same content gives the same bytes, whatever the machine around it is like. */
import { execFileSync } from "node:child_process";
import { readdirSync, type Dirent } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import type { Compilation } from "../../generator/compile.ts";
import { command } from "../command.ts";
import { defwright, projectFolder } from "../project-folder.ts";
import { root } from "../root.ts";
import { settingsOf } from "./settings-of.ts";

const determinism = suite("determinism");
const packs = ["content/core", "content/mods/night-mail", "content/mods/terrace-year"];
const settings = settingsOf(root, { packs });

determinism("two runs give the same modules", () => {
  const first = compilePacks(settings);
  assert.ok(first.modules.length > 40);
  assert.equal(textsOf(compilePacks(settings)), textsOf(first));
});

determinism("the order in which a directory is listed does not matter", () => {
  const plain = compilePacks(settings);
  for (const order of [reversed, interleaved]) {
    const shuffled = compilePacks(settings, {
      listDirectory: (path) => order(readdirSync(path, { withFileTypes: true })),
    });
    assert.equal(
      shuffled.files.map(({ path }) => path),
      plain.files.map(({ path }) => path),
    );
    assert.equal(textsOf(shuffled), textsOf(plain));
  }
});

determinism("messages follow the working directory, modules do not", () => {
  const elsewhere = compilePacks({ ...settings, workingDirectory: "/" });
  assert.equal(textsOf(elsewhere), textsOf(compilePacks(settings)));
  assert.ok(elsewhere.files[0]?.displayPath.endsWith("content/core/modinfo.json"));
  assert.is(
    compilePacks(settings, { emit: false }).files[0]?.displayPath,
    "content/core/modinfo.json",
  );
});

determinism("time zone and locale of the process do not matter", async () => {
  const folder = projectFolder({ "content/core/doors.json": manyNames() });
  const run = ["build", "--pack", "content/core", "--stdout", "ids.ts"];
  const { out } = await defwright(folder, run);
  assert.match(out, /f_z.*f_ä/su);
  const [program, script] = command;
  const elsewhere = execFileSync(program, [script, ...run], {
    cwd: folder,
    encoding: "utf8",
    env: {
      PATH: process.env["PATH"],
      TZ: "Pacific/Chatham",
      LC_ALL: "sv_SE.UTF-8",
      LANG: "tr_TR",
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  assert.is(elsewhere, out);
});

determinism.run();

function textsOf({ modules }: Compilation): Record<string, string> {
  return Object.fromEntries(modules.map(({ path, text }) => [path, text]));
}

function reversed(entries: readonly Dirent[]): Dirent[] {
  return entries.toSorted(byName).reverse();
}

function byName(one: Dirent, other: Dirent): number {
  return one.name < other.name ? -1 : 1;
}

function interleaved(entries: readonly Dirent[]): Dirent[] {
  const sorted = entries.toSorted(byName);
  return [...sorted.filter((_, at) => at % 2 === 1), ...sorted.filter((_, at) => at % 2 === 0)];
}

/** Ids that locales sort differently. */
function manyNames(): object[] {
  return ["f_ä", "f_z", "f_I", "f_ı", "f_i", "f_10", "f_9"].map((id) => ({
    type: "furniture",
    id,
    name: id,
    symbol: "#",
    color: "white",
    move_cost_mod: 0,
    required_str: 1,
  }));
}
