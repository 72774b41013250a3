/** A revision of a stranger's repository: git runs nothing that it names, fetches nothing, and mixes nothing up. */
import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, doorProject, terrain, write } from "../project-folder.ts";

const test = suite("a stranger's repository");

const author = [
  "-c",
  "user.name=a",
  "-c",
  "user.email=a@example.org",
  "-c",
  "core.hooksPath=/none",
];

function git(folder: string, ...words: readonly string[]): string {
  return execFileSync("git", ["-C", folder, ...author, ...words], {
    encoding: "utf8",
    stdio: ["pipe", "pipe", "ignore"],
  }).trim();
}

/** A project with one commit; since then each of its files was changed. */
function repository(): string {
  const folder = doorProject({
    "content/core/a.json": [terrain("t_first")],
    "content/core/z.json": [terrain("t_last")],
  });
  git(folder, "init", "-q");
  git(folder, "add", ".");
  git(folder, "commit", "-q", "-m", "first");
  write(folder, "content/core/a.json", [terrain("t_first", { color: "red" })]);
  write(folder, "content/core/z.json", [terrain("t_last", { color: "red" })]);
  return folder;
}

/** Removes a file of the commit from the repository, which then is a partial clone of something. */
function leaveOut(folder: string, path: string, url: string): void {
  const object = git(folder, "rev-parse", `HEAD:${path}`);
  rmSync(join(folder, ".git/objects", object.slice(0, 2), object.slice(2)), { force: true });
  git(folder, "config", "remote.origin.url", url);
  git(folder, "config", "remote.origin.promisor", "true");
  git(folder, "config", "core.repositoryformatversion", "1");
  git(folder, "config", "extensions.partialClone", "origin");
}

test("with all of its objects is compared", async () => {
  const { code, out, err } = await defwright(repository(), ["diff", "HEAD"]);
  assert.is(code, 0, err);
  assert.match(out, "t_first");
  assert.match(out, "t_last");
});

for (const path of ["content/core/a.json", "content/core/z.json", "defwright.config.json"]) {
  test(`without ${path} is not completely there`, async () => {
    const folder = repository();
    leaveOut(folder, path, "/nowhere");
    const { code, out, err } = await defwright(folder, ["diff", "HEAD"]);
    assert.is(code, 2, out);
    assert.match(err, 'revision "HEAD" is not completely here');
  });
}

test("without one of its trees is not completely there", async () => {
  const folder = repository();
  leaveOut(folder, "content/core", "/nowhere");
  const { code, err } = await defwright(folder, ["diff", "HEAD"]);
  assert.is(code, 2);
  assert.match(err, 'revision "HEAD" is not completely here');
});

for (const url of ["ssh://host/x", "ext::touch ran", "mark::x"]) {
  test(`that names programs, and is fetched from ${url}`, async () => {
    const folder = repository();
    const mark = join(folder, "ran");
    write(folder, "run", `#!/bin/sh\ntouch ${JSON.stringify(mark)}\n`);
    execFileSync("chmod", ["+x", join(folder, "run")]);
    leaveOut(folder, "content/core/a.json", url.replace("touch ran", `touch ${mark}`));
    const program = join(folder, "run");
    const settings = [
      ...["core.sshCommand", "core.fsmonitor", "core.pager", "core.askPass", "core.gitProxy"],
      ...["core.editor", "core.alternateRefsCommand", "diff.external", "credential.helper"],
      ...["remote.origin.uploadpack", "pager.ls-tree", "pager.cat-file", "gpg.program"],
    ];
    for (const name of settings) git(folder, "config", name, program);
    git(folder, "config", "core.hooksPath", folder);
    for (const protocol of ["ext", "mark", "ssh"]) {
      git(folder, "config", `protocol.${protocol}.allow`, "always");
    }
    for (const words of [
      ["diff", "HEAD"],
      ["migrate", "HEAD"],
      ["release", "1", "--from", "HEAD"],
      ["diff", "no-such-revision"],
    ]) {
      const { code, err } = await defwright(folder, words);
      assert.is(code, 2, words.join(" "));
      assert.match(err, /not completely here|neither a directory nor a git revision/u);
      assert.not.ok(existsSync(mark), words.join(" "));
    }
  });
}

test("with names that lead out of the folder they are written to", async () => {
  const folder = repository();
  const name = `${basename(folder)}.json`;
  const blob = git(folder, "rev-parse", "HEAD:content/core/a.json");
  const tree = (words: string, object: string): string =>
    execFileSync(
      "git",
      ["-C", folder, "hash-object", "-t", "tree", "--literally", "-w", "--stdin"],
      {
        input: Buffer.concat([Buffer.from(`${words}\0`), Buffer.from(object, "hex")]),
        encoding: "utf8",
      },
    ).trim();
  const evil = tree("40000 ..", tree(`100644 ${name}`, blob));
  const commit = git(folder, "commit-tree", "-m", "evil", evil);
  write(folder, "defwright.config.json", { packs: ["."] });
  await defwright(folder, ["diff", commit]);
  assert.not.ok(existsSync(join(tmpdir(), name)));
});

test.run();
