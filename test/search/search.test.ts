/** The frame of all searches: options, seeds, report and exit code. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { searched, Smallest, type Search, type SearchValues, type Task } from "./search.ts";

const test = suite("the kit of the searches");

interface Run {
  readonly code: number;
  readonly printed: string;
  readonly tasks: readonly Task[];
}

async function run(values: SearchValues, more: Partial<Search> = {}): Promise<Run> {
  const tasks: Task[] = [];
  let printed = "";
  const search: Search = {
    name: "demo",
    unit: "edits",
    rounds: 20,
    run: (task) => {
      tasks.push(task);
      return { tried: task.rounds, failures: [] };
    },
    ...more,
  };
  const code = await searched(search, values, (text) => {
    printed += `${text}\n`;
  });
  return { code, printed: printed.replace(/[\d.]+ s$/mu, "T s"), tasks };
}

test("one seed, or a range of them, each with so many rounds", async () => {
  const one = await run({});
  assert.equal(
    one.tasks.map(({ seed, rounds, milliseconds }) => [seed, rounds, milliseconds]),
    [[1, 20, Infinity]],
  );
  assert.is(one.printed, "demo, seed 1: 20 edits, 0 failures, T s\n");
  const some = await run({ seeds: "3-5", rounds: "2" });
  assert.equal(
    some.tasks.map(({ seed, rounds }) => [seed, rounds]),
    [
      [3, 2],
      [4, 2],
      [5, 2],
    ],
  );
  assert.is(some.printed, "demo, seeds 3-5: 6 edits, 0 failures, T s\n");
  assert.is(some.code, 0);
});

test("a time: the next seeds for so long, or the search's own to divide", async () => {
  const short = await run({ minutes: "0.001", seed: "7" });
  assert.is(short.tasks[0]?.seed, 7);
  assert.ok(short.tasks.length > 1, "after seed 7 it goes on with 8 until the 60 ms are over");
  const own = await run({ minutes: "2" }, { ownMinutes: 60 });
  assert.equal(
    own.tasks.map(({ milliseconds }) => milliseconds),
    [120_000],
  );
  const usual = await run({}, { ownMinutes: 60 });
  assert.is(usual.tasks[0]?.milliseconds, 3_600_000);
});

test("what fails, and what is thrown, is told with the command that shows it again", async () => {
  const failures = [{ what: "it differs" }, { what: "that too", again: "--only x --seed 12" }];
  const failed = await run({ seed: "4" }, { run: () => ({ tried: 9, failures }) });
  assert.is(failed.code, 1);
  assert.is(
    failed.printed,
    [
      "",
      "FAILED, again with npm run demo -- --seed 4",
      "it differs",
      "",
      "FAILED, again with npm run demo -- --only x --seed 12",
      "that too",
      "demo, seed 4: 9 edits, 2 failures, T s",
      "",
    ].join("\n"),
  );
  const thrown = await run(
    {},
    {
      run: () => {
        throw new Error("broken");
      },
    },
  );
  assert.is(thrown.code, 1);
  assert.match(thrown.printed, /--seed 1\nError: broken\n {4}at /u);
});

test("nothing tried is no success, and wrong options are refused", async () => {
  const none = await run({}, { run: () => ({ tried: 0, failures: [] }) });
  assert.is(none.code, 1);
  assert.match(none.printed, /^nothing was tried/u);
  for (const values of [
    { seeds: "4" },
    { seeds: "5-3" },
    { seed: "x" },
    { seed: "1", seeds: "1-2" },
  ]) {
    let refused = "";
    await run(values).catch((error: unknown) => (refused = String(error)));
    assert.match(refused, /--seeds? takes/u, JSON.stringify(values));
  }
});

test("--only takes parts of names, any of them", async () => {
  const [all] = (await run({})).tasks;
  const [some] = (await run({ only: ["one", "two words"] })).tasks;
  assert.ok(all?.isWanted("anything"));
  assert.equal(
    ["one", "someone", "two", "the two words"].map((name) => some?.isWanted(name)),
    [true, true, false, true],
  );
});

test("the smallest that fails takes the place of larger ones, until so many were tried", async () => {
  const smallest = new Smallest(10, 3);
  assert.ok(smallest.accept((best) => best - 1));
  assert.not.ok(smallest.accept(() => undefined));
  assert.ok(await smallest.acceptLater(() => Promise.resolve(4)));
  assert.ok(smallest.isOver);
  assert.not.ok(smallest.accept(() => 1));
  assert.is(smallest.best, 4);
});

test.run();
