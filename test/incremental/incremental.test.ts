import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { build } from "../../generator/build.ts";
import { compile, type Compilation } from "../../generator/compile.ts";
import { loadSettings } from "../../generator/config/load-config.ts";
import type { Settings, Shape } from "../../generator/config/settings.ts";
import { formatJson } from "../../generator/diagnostics/format-json.ts";
import { createSession } from "../../generator/session.ts";
import { projectFolder } from "../project-folder.ts";
import { createRandom } from "../seed-faults/random.ts";
import { randomEdit, repairAll, textsBelow } from "./random-edit.ts";

const test = suite("incremental");
const root = fileURLToPath(new URL("../../", import.meta.url));

async function copyOfContent(shape: Shape): Promise<{ folder: string; settings: Settings }> {
  const folder = projectFolder();
  cpSync(join(root, "content"), join(folder, "content"), { recursive: true });
  cpSync(join(root, "defwright.config.json"), join(folder, "defwright.config.json"));
  const { settings } = await loadSettings({ workingDirectory: folder, overrides: { shape } });
  assert.ok(settings);
  return { folder, settings };
}

/** Everything of a run that anybody can see, a line each. */
function visible({ diagnostics, account, modules }: Compilation): string[] {
  return [
    ...diagnostics.map(formatJson),
    JSON.stringify({ ...account, kinds: [...account.kinds] }),
    ...modules.map(({ path, text }) => `${path}\n${text}`),
  ];
}

/** What one run says and the other does not. */
function difference(one: Compilation, other: Compilation): string[] {
  const [lines, others] = [visible(one), visible(other)];
  return [
    ...lines.filter((line) => !others.includes(line)).map((line) => `- ${line.slice(0, 300)}`),
    ...others.filter((line) => !lines.includes(line)).map((line) => `+ ${line.slice(0, 300)}`),
    ...(lines.length === others.length ? [] : ["not as many lines"]),
  ];
}

for (const shape of ["literal", "packed"] as const) {
  for (const seed of [1, 2, 3]) {
    test(`${shape}: after any edits a session knows what a cold run does, seed ${String(seed)}`, async () => {
      const { folder, settings } = await copyOfContent(shape);
      const content = join(folder, "content");
      const originals = textsBelow(content);
      const random = createRandom(seed);
      const pick = (count: number): number => random.below(count);
      const session = createSession();
      compile(settings, { session });
      for (let round = 0; round < 25; round += 1) {
        const edits = Array.from({ length: 1 + pick(2) }, () =>
          randomEdit(content, originals, pick),
        );
        const touched = new Set(edits.flatMap((edit) => edit.touched));
        const said = difference(compile(settings, { session, touched }), compile(settings));
        assert.equal(
          said,
          [],
          `round ${String(round)}: ${edits.map(({ what }) => what).join("; ")}`,
        );
      }
      const touched = new Set(repairAll(content, originals).flatMap((edit) => edit.touched));
      assert.equal(difference(compile(settings, { session, touched }), compile(settings)), []);
    });
  }
}

test("an edit of a value writes the modules that it changes, and they are those of a cold build", async () => {
  const { folder, settings } = await copyOfContent("literal");
  const content = join(folder, "content");
  const session = createSession();
  build(settings, { session, force: true });
  const originals = textsBelow(content, (text) => text.includes('"move_cost": 2'));
  const [path = ""] = originals.keys();
  const file = join(content, path);
  writeFileSync(file, (originals.get(path) ?? "").replace('"move_cost": 2', '"move_cost": 3'));
  const { written } = build(settings, { session, touched: new Set([file]) });
  assert.is(written.length, 2, written.join(" "));
  assert.ok(written.includes("manifest.json"));
  assert.equal(build(settings, { dryRun: true, force: true }).written, []);
});

test.run();
