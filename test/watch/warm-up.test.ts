/** A watcher at rest takes files for edited, so that the first real edit is as cheap as later ones. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { filesOfOurs } from "../../generator/build/session.ts";
import { WatchState } from "../../generator/watch/watch-state.ts";
import { rebuild } from "../../generator/watch/rebuild.ts";
import { warmUp } from "../../generator/watch/when-idle.ts";
import { createWatcher, type Rebuild } from "../../generator/watch/watch.ts";
import { none } from "../expect.ts";
import { doorProject, eventually, terrain, write } from "../project-folder.ts";
import { settingsOf } from "../pipeline/settings-of.ts";

const test = suite("a watcher that rests");
const configuration = { packs: ["content/core"], out: "generated" };

test("takes its files for edited, and an edit in the middle of it is built and reported", async () => {
  const folder = doorProject();
  for (const name of ["a", "b", "c"]) {
    write(folder, `content/core/${name}.json`, [terrain(`t_${name}`)]);
  }
  const builds: Rebuild[] = [];
  const failures: unknown[] = [];
  let rests = 0;
  let written: number | undefined;
  const file = (): number => statSync(join(folder, "generated/manifest.json")).mtimeMs;
  const watcher = await createWatcher(
    settingsOf(folder, configuration),
    { built: (each) => builds.push(each), failed: (error) => failures.push(error) },
    {
      rest: () => {
        rests += 1;
        written ??= file();
        if (rests !== 3) return;
        assert.is(builds.length, 1);
        assert.is(file(), written);
        write(folder, "content/core/a.json", [terrain("t_a", { move_cost: 7 })]);
      },
    },
  );
  try {
    const edit = await eventually(() => builds[1], "rebuild after an edit");
    assert.equal(edit.changes.changed, [{ kind: "terrain", id: "t_a" }]);
    assert.equal(edit.changes.added.length + edit.changes.removed.length, 0);
    none(failures, "a watcher must outlive this");
  } finally {
    await watcher.close();
  }
});

test("does so with a few files of each session, and not while the content has never been right", async () => {
  const folder = doorProject();
  for (let index = 0; index < 40; index += 1) {
    write(folder, `content/core/${String(index)}.json`, [terrain(`t_${String(index)}`)]);
  }
  const state = new WatchState(settingsOf(folder, configuration), {}, {});
  assert.not.ok(warmUp(state));
  await rebuild(state, "start", [], performance.now());
  const before = new Map(state.session.sources);
  let rounds = 0;
  while (warmUp(state)) rounds += 1;
  const taken = filesOfOurs(state.session).filter(
    (path) => state.session.sources.get(path) !== before.get(path),
  );
  assert.is(taken.length, rounds);
  assert.ok(rounds > 3 && rounds < 20, String(rounds));
});

test.run();
