/** Completion, as shells ask for it and, where they are installed, in the shells themselves. */
import { spawnSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, doorProject, projectFolder, write } from "../project-folder.ts";

const test = suite("completion");

/** What is offered for the last word. */
async function offered(folder: string, ...words: string[]): Promise<string[]> {
  const { code, out, err } = await defwright(folder, ["complete", "--", ...words]);
  assert.is(code, 0);
  assert.is(err, "");
  const lines = out.trimEnd().split("\n");
  assert.match(lines.at(-1) ?? "", /^:[04]$/u);
  for (const line of lines.slice(0, -1)) assert.match(line, /^[^\s]+\t[^\t]*$/u);
  return lines.slice(0, -1).map((line) => line.split("\t")[0] ?? "");
}

test("commands, and after a command its options and those of all commands", async () => {
  const folder = projectFolder();
  assert.equal(await offered(folder, "ch"), ["check"]);
  assert.ok((await offered(folder, "")).includes("explain"));
  assert.equal(await offered(folder, "build", "--dr"), ["--dry-run"]);
  assert.equal(await offered(folder, "build", "--dia"), ["--dialect"]);
  assert.equal(await offered(folder, "explain", "--kin"), ["--kind"]);
});

test("values of options, behind a blank or a sign", async () => {
  const folder = projectFolder();
  const dialects = ["spec", "bright-nights"];
  assert.equal(await offered(folder, "build", "--dialect", ""), dialects);
  assert.equal(await offered(folder, "--dialect", "b"), ["bright-nights"]);
  assert.equal(await offered(folder, "build", "--dialect=s"), ["--dialect=spec"]);
  assert.equal(await offered(folder, "list", "--kind", "terr"), ["terrain"]);
});

test("arguments, ids of the content and codes", async () => {
  const folder = doorProject();
  assert.equal(await offered(folder, "list", "in"), ["inputs"]);
  assert.ok((await offered(folder, "refs", "t_ga")).includes("t_gate"));
  assert.equal(await offered(folder, "explain", "unknown-refer"), ["unknown-reference"]);
  // No content, no ids; nothing is said in the middle of a line that somebody types.
  assert.equal(await offered(projectFolder(), "refs", ""), []);
});

test("files where a file is wanted", async () => {
  const { out } = await defwright(projectFolder(), ["complete", "--", "build", "--config", ""]);
  assert.is(out, ":0\n");
});

const cli = fileURLToPath(new URL("../../generator/cli.ts", import.meta.url));

/** A folder with a program `defwright` for a shell to run, and the shell's script. */
function shellFolder(shell: string): string {
  const folder = doorProject();
  const tsx = import.meta.resolve("tsx");
  const command = `exec "${process.execPath}" --conditions=defwright-source --import "${tsx}" "${cli}" "$@"`;
  write(folder, "bin/defwright", `#!/bin/sh\n${command}\n`);
  chmodSync(join(folder, "bin/defwright"), 0o755);
  write(folder, "script", runShell(folder, "sh", `defwright complete ${shell}`));
  return folder;
}

function runShell(folder: string, shell: string, program: string): string {
  const path = `${join(folder, "bin")}${delimiter}${process.env["PATH"] ?? ""}`;
  const env = { ...process.env, PATH: path };
  const { stdout } = spawnSync(shell, ["-c", program], { cwd: folder, encoding: "utf8", env });
  return stdout;
}

for (const shell of ["fish", "bash"]) {
  const installed = spawnSync(shell, ["--version"]).status === 0;
  if (!installed) console.log(`${shell} is not installed; completion in it is not tried`);
  test(`in ${shell}`, () => {
    if (!installed) return;
    const folder = shellFolder(shell);
    const program =
      shell === "fish"
        ? `source ./script; complete -C "defwright build --dia"; complete -C "defwright refs t_ga"`
        : // What bash-completion brings, without which the script does not work.
          `_get_comp_words_by_ref() { cur=\${COMP_WORDS[COMP_CWORD]}; words=("\${COMP_WORDS[@]}"); }
           source ./script
           COMP_WORDS=(defwright build --dia); COMP_CWORD=2; __defwright_complete; echo "\${COMPREPLY[@]}"
           COMP_WORDS=(defwright refs t_ga); COMP_CWORD=2; __defwright_complete; echo "\${COMPREPLY[@]}"`;
    const words = runShell(folder, shell, program).split(/\s+/u);
    assert.ok(words.includes("--dialect"), words.join(" "));
    assert.ok(words.includes("t_gate"), words.join(" "));
    assert.not.ok(words.includes("replaced,"), "no line of a description is a candidate");
  });
}

test.run();
