/** The command line as a process of its own: what cannot be seen from inside. */
import { spawn, spawnSync, type ChildProcessByStdio } from "node:child_process";
import { chmodSync, existsSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { command, shellCommand } from "../command.ts";
import { doorProject, eventually, read, terrain, write } from "../project-folder.ts";
import { root } from "../root.ts";

const test = suite("the process");
const [program, script] = command;

test("exit code, stdout and stderr reach the shell", () => {
  const folder = doorProject();
  const { status, stdout, stderr } = spawnSync(program, [script, "build", "--dry-run"], {
    cwd: folder,
    encoding: "utf8",
  });
  assert.is(status, 0);
  assert.match(stdout, "write terrain/core/doors.ts\n");
  assert.match(stderr, "defwright: would make 2 definitions");
});

test("a diff in a file can be applied, whatever is around the change", () => {
  const tile = { ...terrain("t_gate", { name: "##[a]\u0092" }), nmae: 1 };
  const folder = doorProject({ "content/core/doors.json": [tile] });
  const words = `${shellCommand} rename terrain t_gate t_arch --dry-run`;
  const { status, stderr } = spawnSync(
    "bash",
    ["-c", `${words} > a.diff; git apply --check a.diff && ! ${words} | git apply --check`],
    { cwd: folder, encoding: "utf8" },
  );
  assert.is(status, 0, stderr);
});

/** A user for whom the modes of files hold, which they do not for root. */
const nobody = process.getuid?.() === 0 ? 65534 : undefined;

for (const [verb, locked] of [
  ["build", "generated"],
  ["release", "records"],
] as const) {
  test(`${verb} names a folder that cannot be written, not a file of its own`, () => {
    const folder = doorProject({
      "defwright.config.json": {
        packs: ["content/core"],
        out: "generated",
        record: "records/defwright.lock.json",
      },
      "package.json": { version: "1.0.0" },
      "generated/.keep": "",
      "records/.keep": "",
    });
    chmodSync(folder, 0o755);
    chmodSync(join(folder, locked), 0o555);
    const { status, stderr } = spawnSync(program, [script, verb], {
      cwd: folder,
      encoding: "utf8",
      ...(nobody === undefined ? {} : { uid: nobody }),
    });
    assert.is(status, 2, stderr);
    assert.match(stderr, `There is no permission for ${JSON.stringify(join(folder, locked))}.`);
  });
}

test("rename says of packs of the project that they may not be written", () => {
  const folder = doorProject();
  for (const path of ["", "content"]) chmodSync(join(folder, path), 0o755);
  chmodSync(join(folder, "content/core"), 0o555);
  const { status, stderr } = spawnSync(program, [script, "rename", "terrain", "t_gate", "t_arch"], {
    cwd: folder,
    encoding: "utf8",
    ...(nobody === undefined ? {} : { uid: nobody }),
  });
  assert.is(status, 1, stderr);
  const where = "where you have no permission to write";
  assert.match(stderr, `not renamed: "t_gate" is defined in core, ${where}`);
});

const closings: readonly [name: string, args: string, content: string | undefined, code: number][] =
  [
    ["text for people", "check -v 2>&1", undefined, 0],
    ["data", "list --json", undefined, 0],
    ["findings", "check 2>&1", JSON.stringify([{ ...terrain("t_gate"), nmae: 1, color: 1 }]), 1],
  ];

for (const [what, args, content, code] of closings) {
  test(`a reader that closes the pipe does not change the exit code: ${what}`, () => {
    const folder = doorProject(content === undefined ? {} : { "content/core/doors.json": content });
    const words = shellCommand;
    const { stdout, stderr } = spawnSync(
      "bash",
      ["-c", `${words} build >/dev/null 2>&1; ${words} ${args} | true; echo \${PIPESTATUS[0]}`],
      { cwd: folder, encoding: "utf8" },
    );
    assert.is(stderr, "");
    assert.is(stdout, `${String(code)}\n`);
  });
}

for (const args of ["list", "list --json", "--help", "check --format json", "complete bash"]) {
  test(`output that cannot be written is told, and is no success: ${args}`, () => {
    if (!existsSync("/dev/full")) return;
    const folder = doorProject({ "content/core/a.json": [terrain("t_a", { nmae: 1 })] });
    const words = ["-c", `${shellCommand} ${args} >/dev/full`];
    const { status, stderr } = spawnSync("bash", words, { cwd: folder, encoding: "utf8" });
    assert.is(status, 2);
    assert.is(
      stderr,
      'defwright: The disk is full: "stdout" cannot be written. Free some space, then run the same again.\n',
    );
  });
}

test("so is text for people that cannot be written, and what a disk takes only a part of", () => {
  if (!existsSync("/dev/full")) return;
  const more = Array.from({ length: 200 }, (_, index) => terrain(`t_${String(index)}`));
  const cwd = doorProject({ "content/core/a.json": more });
  const statusOf = (line: string): number | null =>
    spawnSync("bash", ["-c", line], { cwd, encoding: "utf8" }).status;
  assert.is(statusOf(`${shellCommand} check --pack content/core 2>/dev/full`), 2);
  assert.is(statusOf(`ulimit -f 1; ${shellCommand} list --json > all.json`), 2);
});

test("watch ends when its reader is gone", () => {
  const words = shellCommand;
  const { stdout } = spawnSync(
    "bash",
    ["-c", `${words} watch 2>&1 | true; echo \${PIPESTATUS[0]}`],
    { cwd: doorProject(), encoding: "utf8", timeout: 30_000 },
  );
  assert.is(stdout, "0\n");
});

test("a completion script, and completions", () => {
  const words = (...args: string[]): string =>
    spawnSync(program, [script, "complete", ...args], { encoding: "utf8" }).stdout;
  assert.match(words("bash"), "complete");
  assert.match(words("--", "build", "--dr"), "--dry-run");
});

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  test(`watch ends with 0 at ${signal}`, () => interrupted(signal));
}

async function interrupted(signal: NodeJS.Signals): Promise<void> {
  const folder = doorProject();
  const child: ChildProcessByStdio<null, null, Readable> = spawn(program, [script, "watch"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
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
    child.kill(signal);
    assert.is(await ended, 0);
  } finally {
    child.kill("SIGKILL");
  }
}

/** Of util-linux: runs a command on a terminal of its own. */
const onTerminal = "script";
if (process.platform !== "linux" || spawnSync(onTerminal, ["--version"]).status !== 0) {
  console.log("skipped: keys on a terminal, for there is no script of util-linux");
} else {
  test("watch takes keys on a terminal, and gives it back", async () => {
    const folder = doorProject();
    const words = `${shellCommand} watch`;
    // What the terminal is like afterwards is told by stty.
    const child = spawn(onTerminal, ["-qec", `${words}; echo "ended $?"; stty -a`, "/dev/null"], {
      cwd: folder,
      stdio: ["pipe", "pipe", "ignore"],
    });
    let said = "";
    child.stdout.on("data", (text: Buffer) => {
      said += text.toString();
    });
    const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
    try {
      await eventually(() => /watching; r rebuilds/u.exec(said) ?? undefined, "the hint", 15_000);
      child.stdin.write("r");
      await eventually(() => /rebuilt: .* ms/u.exec(said) ?? undefined, `r; ${said}`);
      child.stdin.write("q");
      await eventually(() => /ended 0[^]* icanon/u.exec(said) ?? undefined, `q; ${said}`);
      assert.match(said, / echo /u);
      child.stdin.end();
      assert.is(await ended, 0);
    } finally {
      child.kill("SIGKILL");
    }
  });

  test("a terminal that says it has no columns, as some of containers do, shows whole frames", () => {
    const folder = doorProject({
      "content/core/more.json": [terrain("t_hatch", { open: "t_gat_open" })],
    });
    const words = `${shellCommand} check`;
    const line = `stty cols 0; ${words}`;
    const { stdout } = spawnSync(onTerminal, ["-qec", line, "/dev/null"], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, NO_COLOR: "1" },
    });
    assert.match(stdout, /"open": "t_gat_open"\r?\n.*\^{12} no terrain has this id\r?\n/u);
  });
}

test("the test runner fails where no test file is found", () => {
  const { status, stdout } = spawnSync("npm", ["test", "--silent", "--", "no such test"], {
    cwd: root,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  assert.is(status, 1);
  assert.match(stdout, /0 passed, 1 failed\n$/u);
});

test.run();
