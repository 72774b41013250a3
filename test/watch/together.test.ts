/** Watching while others are at work: a second watcher on the same output, and a branch that is checked out. */
import { readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { loadSettings } from "../../generator/config/load-config.ts";
import { createWatcher, type Rebuild, type Watcher } from "../../generator/watch/watch.ts";
import { none } from "../expect.ts";
import { git, startRepository } from "../git-repository.ts";
import { defwright, doorProject, eventually, read, terrain, write } from "../project-folder.ts";
import { startWatch } from "./watch-process.ts";

const test = suite("watching together");

const open: { readonly close: () => Promise<void> | void }[] = [];
test.after.each(async () => {
  for (const each of open.splice(0)) await each.close();
});

interface Watched {
  readonly builds: Rebuild[];
  readonly failures: unknown[];
}

async function watch(folder: string): Promise<Watched> {
  const { settings } = await loadSettings({ workingDirectory: folder });
  const watched: Watched = { builds: [], failures: [] };
  const watcher: Watcher = await createWatcher(
    settings!,
    {
      built: (rebuild) => watched.builds.push(rebuild),
      failed: (error) => watched.failures.push(error),
    },
    { recheck: { first: 100, then: 150 } },
  );
  open.push(watcher);
  return watched;
}

/** Every file below the output, the journal and temporary files included. */
function outputOf(folder: string, out: string): Record<string, string> {
  const all = readdirSync(join(folder, out), { recursive: true, withFileTypes: true });
  const files = all.filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  const from = join(folder, out).length + 1;
  return Object.fromEntries(paths.map((path) => [path.slice(from), readFileSync(path, "utf8")]));
}

async function coldOutput(folder: string): Promise<Record<string, string>> {
  rmSync(join(folder, "cold"), { recursive: true, force: true });
  const { code, err } = await defwright(folder, ["build", "--force", "--out", "cold"]);
  assert.is(code, 0, err);
  return outputOf(folder, "cold");
}

/** The output is that of a build from nothing, and nothing of a build is left beside it. */
async function becomesCurrent(folder: string): Promise<void> {
  const wanted = await coldOutput(folder);
  const same = (): true | undefined => {
    try {
      return JSON.stringify(outputOf(folder, "generated")) === JSON.stringify(wanted)
        ? true
        : undefined;
    } catch {
      // Files go while they are listed.
      return undefined;
    }
  };
  await eventually(same, "the output of a build from nothing");
}

test("two watchers on one output make it current, and leave each other's work alone", async () => {
  const folder = doorProject();
  const { builds, failures } = await watch(folder);
  const watcher = await startWatch(folder);
  open.push(watcher);
  const { said } = watcher;
  for (let cost = 1; cost <= 12; cost += 1) {
    write(folder, "content/core/doors.json", [
      terrain("t_gate", { move_cost: cost }),
      terrain(`t_new_${String(cost % 3)}`),
    ]);
    write(folder, `content/core/more/${String(cost % 2)}.json`, [
      terrain(`t_more_${String(cost % 2)}`, { move_cost: cost }),
    ]);
    await pause(cost % 4 === 0 ? 150 : 15);
  }
  await becomesCurrent(folder);
  // Whoever saw the other's modules come has had the time to look at them.
  await pause(600);
  const before = [builds.length, said(), read(folder, "generated/manifest.json")];
  await pause(600);
  assert.equal([builds.length, said(), read(folder, "generated/manifest.json")], before);
  await becomesCurrent(folder);
  none(failures, "a watcher must outlive this");
  assert.not.match(said(), /\bE[A-Z]{4,}\b|^\s+at /mu);
});

/** Files of one branch refer to each other, so that half a checkout has errors. */
function writeBranch(folder: string, branch: string, folders: readonly string[]): void {
  rmSync(join(folder, "content/core"), { recursive: true, force: true });
  const cost = branch.length;
  for (let index = 0; index < 40; index += 1) {
    const within = folders[index % folders.length] ?? "";
    const next = `t_${branch}_${String((index + 1) % 40)}`;
    write(folder, `content/core/${within}/file-${String(index)}.json`, [
      terrain(`t_${branch}_${String(index)}`, { move_cost: cost, open: next }),
    ]);
  }
}

test("a branch that is checked out is built whole, however often", async () => {
  const folder = doorProject();
  writeBranch(folder, "main", ["a", "b"]);
  startRepository(folder, ["generated", "cold"]);
  git(folder, "checkout", "--quiet", "-b", "other");
  writeBranch(folder, "other", ["b", "c/d"]);
  git(folder, "add", "--all", ".");
  git(folder, "commit", "--quiet", "--message", "other");

  const { failures } = await watch(folder);
  for (const branch of ["main", "other", "main"]) {
    git(folder, "checkout", "--quiet", branch);
    await becomesCurrent(folder);
  }
  for (const branch of ["other", "main", "other", "main", "other"]) {
    git(folder, "checkout", "--quiet", branch);
  }
  await becomesCurrent(folder);
  none(failures, "a watcher must outlive this");
});

test.run();
