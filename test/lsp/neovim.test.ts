/** A real editor without a screen: Neovim's own client, where it is installed. */
import { spawnSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { delimiter, join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shellCommand } from "../command.ts";
import { defwright, doorProject, read, write } from "../project-folder.ts";
import { root as repository } from "../root.ts";

const test = suite("lsp: neovim");

const { status } = spawnSync("nvim", ["--version"]);

test("open, see the finding, complete, jump, rename, save, build", async () => {
  if (status !== 0) {
    console.log("skipped: Neovim is not installed");
    return;
  }
  const folder = doorProject();
  // In place of the installed package: "npx --no-install defwright" is this repository's.
  write(folder, "bin/npx", `#!/bin/sh\nshift 2\nexec ${shellCommand} "$@"\n`);
  chmodSync(join(folder, "bin/npx"), 0o755);
  const [, setup = ""] = /```lua\n(.*?)```/su.exec(read(repository, "docs/editors.md")) ?? [];
  write(folder, "setup.lua", setup);
  const script = join(repository, "test/lsp/neovim.lua");
  const { stdout, stderr } = spawnSync(
    "nvim",
    ["--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", `luafile ${script}`],
    {
      encoding: "utf8",
      timeout: 60_000,
      env: {
        ...process.env,
        PATH: `${join(folder, "bin")}${delimiter}${process.env["PATH"] ?? ""}`,
        PROJECT: folder,
        SETUP: join(folder, "setup.lua"),
      },
    },
  );
  assert.equal(
    stdout.trim().split("\n"),
    [
      "finding: unknown-reference 9",
      "completion: t_gate_open",
      "definition: line 13",
      // Its own id and name, and the reference.
      "renamed: 2",
    ],
    stderr,
  );
  assert.match(read(folder, "content/core/doors.json"), '"open": "t_gate_wide"');
  const { code, err } = await defwright(folder, ["build"]);
  assert.is(code, 0, err);
});

test.run();
