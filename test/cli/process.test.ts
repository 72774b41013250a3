/** The command line as a process of its own: what cannot be seen from inside. */
import { spawn, spawnSync, type ChildProcessByStdio } from "node:child_process";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath, pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { doorProject, eventually, read, terrain, write } from "../project-folder.ts";

const test = suite("the process");

const root = fileURLToPath(new URL("../..", import.meta.url));
const loader = pathToFileURL(join(root, "node_modules/tsx/dist/esm/index.mjs")).href;
const node = ["--conditions=defwright-source", "--import", loader];
const command = [...node, join(root, "generator/cli.ts")];

test("exit code, stdout and stderr reach the shell", () => {
  const folder = doorProject();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...command, "build", "--dry-run"],
    {
      cwd: folder,
      encoding: "utf8",
    },
  );
  assert.is(status, 0);
  assert.match(stdout, "write terrain/core/doors.ts\n");
  assert.match(stderr, "defwright: would make 2 definitions");
});

test("a completion script, and completions", () => {
  const words = (...args: string[]): string =>
    spawnSync(process.execPath, [...command, "complete", ...args], { encoding: "utf8" }).stdout;
  assert.match(words("bash"), "complete");
  assert.match(words("--", "build", "--dr"), "--dry-run");
});

test("watch ends with 0 when it is interrupted", async () => {
  const folder = doorProject();
  const child: ChildProcessByStdio<null, null, Readable> = spawn(
    process.execPath,
    [...command, "watch"],
    {
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  let said = "";
  child.stderr.on("data", (text: Buffer) => {
    said += text.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  try {
    await eventually(() => /watching/u.exec(said) ?? undefined, "start of watching", 15_000);
    write(folder, "content/core/doors.json", [terrain("t_hatch")]);
    await eventually(() => /added terrain "t_hatch"/u.exec(said) ?? undefined, `rebuild; ${said}`);
    assert.match(said, 'removed terrain "t_gate", terrain "t_gate_open"');
    assert.match(read(folder, "generated/terrain/core/doors.ts"), "t_hatch");
    child.kill("SIGINT");
    assert.is(await ended, 0);
  } finally {
    child.kill("SIGKILL");
  }
});

test("the test runner fails where no test file is found", () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [...node, join(root, "test/run.ts"), "no such test"],
    {
      encoding: "utf8",
    },
  );
  assert.is(status, 1);
  assert.match(stdout, /0 passed, 1 failed\n$/u);
});

test.run();
