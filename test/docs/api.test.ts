/** The page on the functions of `"defwright"`, and the page of what each command says of itself. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as api from "../../generator/index.ts";
import { createProgram } from "../../generator/cli/program.ts";
import type { CommandContext } from "../../generator/cli/command.ts";
import {
  defwright,
  doorProject,
  eventually,
  projectFolder,
  terrain,
  write,
} from "../project-folder.ts";
import { root } from "../root.ts";
import { fence, paragraphs } from "../../generator/explain/markdown.ts";
import { buildOnce, follow, isCurrent, settingsOf } from "./recipes/script.ts";
import { holds, page, pageHolds } from "./section.ts";

const test = suite("pages on scripts and commands");

test("the table names every function", () => {
  const named = [...page("docs/reference/api.md").matchAll(/^\| `(\w+)` \|/gmu)].map(
    ([, name]) => name,
  );
  assert.equal(named.sort(), Object.keys(api).sort());
});

test("the script is shown as it is, and does what it says", async () => {
  const code = readFileSync(join(root, "test/docs/recipes/script.ts"), "utf8").trimEnd();
  holds("recipe script.ts", `\n\`\`\`ts\n${code}\n\`\`\`\n\n`, "recipe");
  const folder = doorProject();
  const settings = await settingsOf(folder);
  assert.is(isCurrent(settings), false);
  assert.equal(buildOnce(settings), []);
  assert.is(isCurrent(settings), true);
  let builds = 0;
  const close = await follow(settings, () => (builds += 1));
  const before = builds;
  write(folder, "content/core/doors.json", [terrain("t_gate", { open: "t_gat" })]);
  await eventually(() => builds > before || undefined, "the edit", 30_000);
  await close();
  assert.match(buildOnce(settings)[0] ?? "", /doors\.json:\d+ error\[unknown-reference\] /u);
  assert.is(isCurrent(settings), false);
});

test("what the commands say of themselves is current", async () => {
  const folder = projectFolder();
  const names = createProgram({} as CommandContext).commands.map((command) => command.name());
  const whole = await defwright(folder, ["--help"], { columns: 100 });
  const parts = ["## defwright", fence("text", whole.out)];
  for (const name of [...names.filter((each) => each !== "help"), "complete"]) {
    const { out, err } = await defwright(folder, ["help", name], { columns: 100 });
    parts.push(`## ${name}`, fence("text", out + err));
  }
  pageHolds(
    "docs/reference/commands.md",
    paragraphs(
      "# Every command and option",
      "The output of `defwright --help` and `defwright help <command>`. For an overview, see [command line](command-line.md).",
      ...parts,
    ),
  );
});

test.run();
