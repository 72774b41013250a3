/** Cells of a stage: work is done again where what it read is another thing now, and nowhere else. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ContentView } from "../../generator/kinds/view.ts";
import { unshared, whenAsked } from "../../generator/kinds/view.ts";
import type { Definition } from "../../generator/model/definition.ts";
import { openStage, type Stage, type Work } from "../../generator/resolve/stage.ts";
import { patchedMap } from "../../generator/model/patched-map.ts";
import { StageMemory } from "../../generator/reuse/stage-memory.ts";
import { definitionOf } from "../kinds/context.ts";

const cells = suite("cells");

type Content = Map<string, Definition>;

function terrain(id: string, members: object = {}): Definition {
  return definitionOf("terrain", { id, ...members });
}

function contentOf(...definitions: readonly Definition[]): Content {
  return new Map(definitions.map((each) => [each.id, each]));
}

/** A view of terrain alone, in which everything else is absent. */
function viewOf(content: Content): ContentView {
  const no = (): false => false;
  const nothing = (): undefined => undefined;
  return {
    find: (_kind, id) => content.get(id),
    exists: (_kind, id) => content.has(id),
    canonical: (_kind, id) => id,
    isBroken: no,
    hasIds: () => content.size > 0,
    otherKindOf: nothing,
    near: () => [],
    commonest: nothing,
    yielding: () => [],
    whyUnknown: (_kind, id) => ({ reason: `${id} of ${String(content.size)}` }),
    known: {
      hasIds: no,
      has: no,
      isBroken: no,
      migration: nothing,
      hasMigrations: no,
      otherKindOf: nothing,
      whyUnknown: () => ({}),
      near: () => [],
      isUnrecoverable: no,
      isCounted: no,
      greatestLevel: () => Infinity,
      excludes: no,
    },
    share: unshared,
    later: whenAsked,
  };
}

type MakeWork<Made> = (stage: Stage) => Pick<Work<Definition, Made>, "run" | "keep">;

interface Outcomes<Made> {
  readonly made: readonly Made[];
  /** Ids of those for which the work was done. */
  readonly done: readonly string[];
}

/** Does the work on all definitions of the content, in their order. */
function runOver<Made>(
  content: Content,
  make: MakeWork<Made>,
  open: (view: ContentView) => Stage,
): Outcomes<Made> {
  const stage = open(viewOf(content));
  const { run, ...more } = make(stage);
  const done: string[] = [];
  const { made } = stage.work<Definition, Made>(
    {
      name: "terrain",
      keyOf: ({ id }) => id,
      run: (definition) => {
        done.push(definition.id);
        return run(definition);
      },
      ...more,
    },
    [...content.values()],
  );
  return { made, done };
}

/** A run with what the earlier ones left, which has to make what a single run makes. */
function runAgain<Made>(
  memory: StageMemory,
  content: Content,
  make: MakeWork<Made>,
): Outcomes<Made> {
  const warm = runOver(content, make, (view) => memory.open(view));
  memory.close();
  assert.equal(warm.made, runOver(content, make, (view) => openStage("terrain", view)).made);
  return warm;
}

/** What the definition that one points at says. */
const pointed: MakeWork<unknown> = ({ view }) => ({
  run: ({ value: { at } }) => (typeof at === "string" ? view.find("terrain", at)?.value["x"] : ""),
});

cells(
  "whoever reads another definition runs again when that is another one, and nobody else",
  () => {
    const memory = new StageMemory();
    const [a, b, c] = [
      terrain("a", { at: "b" }),
      terrain("b", { x: 1 }),
      terrain("c", { at: "a" }),
    ];
    assert.equal(runAgain(memory, contentOf(a, b, c), pointed).done, ["a", "b", "c"]);
    assert.equal(runAgain(memory, contentOf(a, b, c), pointed).done, []);
    const other = terrain("b", { x: 2 });
    assert.equal(runAgain(memory, contentOf(a, other, c), pointed).done, ["a", "b"]);
    assert.equal(runAgain(memory, contentOf(a, c), pointed).done, ["a"]);
    assert.equal(runAgain(memory, contentOf(a, b, c), pointed).done, ["a", "b"]);
  },
);

cells("whoever asks for a value that stays is left alone, whatever else changes", () => {
  const memory = new StageMemory();
  const exists: MakeWork<boolean> = ({ view }) => ({
    run: ({ value: { at } }) => typeof at === "string" && view.exists("terrain", at),
  });
  const a = terrain("a", { at: "b" });
  runAgain(memory, contentOf(a, terrain("b", { x: 1 })), exists);
  assert.equal(runAgain(memory, contentOf(a, terrain("b", { x: 2 })), exists).done, ["b"]);
  assert.equal(runAgain(memory, contentOf(a), exists).done, ["a"]);
});

cells("only questions with an answer that may have changed are asked again", () => {
  const memory = new StageMemory();
  const asked: string[] = [];
  const ids = [{}];
  const run = (all: readonly object[], values: ReadonlyMap<string, unknown>): readonly string[] => {
    const view: ContentView = {
      ...viewOf(contentOf()),
      whyUnknown: (_kind, id) => {
        asked.push(id);
        return { reason: `${id} is ${String(values.get(id.toLowerCase()))}` };
      },
      basisOf: () => ({ all, each: { values, keyOf: (word) => word.toLowerCase() } }),
    };
    asked.length = 0;
    runOver(
      contentOf(terrain("A"), terrain("B")),
      (stage) => ({
        run: ({ id }) => stage.view.whyUnknown("terrain", id),
      }),
      (own) => memory.open({ ...own, ...view }),
    );
    memory.close();
    return [...asked];
  };
  const names = new Map([["a", 1]]);
  assert.equal(run(ids, names), ["A", "B"]);
  assert.equal(run(ids, names), []);
  const patched = patchedMap(names, new Map([["b", 2]]));
  assert.equal(run(ids, patched), ["B"]);
  assert.equal(run(ids, patchedMap(patched, new Map([["a", undefined]]))), ["A", "B"]);
  assert.equal(run([{}], new Map()), ["A", "B"]);
});

cells("what is explained later was read at once, as long as there is a next run", () => {
  const explained: MakeWork<() => unknown> = ({ view }) => ({
    run: ({ value: { at } }) =>
      view.later(() => (typeof at === "string" ? view.find("terrain", at)?.value["x"] : "")),
  });
  const memory = new StageMemory();
  const a = terrain("a", { at: "b" });
  const run = (content: Content): Outcomes<() => unknown> => {
    const outcomes = runOver(content, explained, (view) => memory.open(view));
    memory.close();
    return outcomes;
  };
  const first = run(contentOf(a, terrain("b", { x: 1 })));
  const second = run(contentOf(a, terrain("b", { x: 2 })));
  assert.equal(second.done, ["a", "b"]);
  assert.equal(first.made[0]?.(), 1);
  assert.equal(second.made[0]?.(), 2);
});

cells("a single run explains nothing before somebody asks, and that once", () => {
  let asked = 0;
  const view = viewOf(contentOf());
  const why = view.later(() => (asked += 1));
  assert.is(asked, 0);
  assert.equal([why(), why()], [1, 1]);
});

cells("answers that are objects are the same where their members are", () => {
  const memory = new StageMemory();
  const why: MakeWork<unknown> = ({ view }) => ({
    run: () => view.whyUnknown("terrain", "q").reason,
  });
  const [a, b] = [terrain("a"), terrain("b")];
  runAgain(memory, contentOf(a), why);
  assert.equal(runAgain(memory, contentOf(a), why).done, []);
  assert.equal(runAgain(memory, contentOf(a, b), why).done, ["a", "b"]);
});

/** Where a chain ends that is gone once for all who are on it. */
const end: MakeWork<unknown> = ({ view }) => {
  const ends = new Map<string, () => unknown>();
  return {
    run: (definition) => {
      // From the end, so that each step uses what the one before has shared.
      let shared = ends.get(definition.id);
      if (!shared) {
        const next = definition.value["at"];
        shared = view.share(() => {
          if (typeof next !== "string") return definition.value["x"];
          const found = view.find("terrain", next);
          return found && (ends.get(next)?.() ?? found.value["x"]);
        });
        ends.set(definition.id, shared);
      }
      return shared();
    },
  };
};

cells("what is shared was read by everybody who uses it, however long the way", () => {
  const memory = new StageMemory();
  const count = 20_000;
  const chain = (x: number): Definition[] => [
    terrain("t0", { x }),
    ...Array.from({ length: count }, (_, at) => terrain(`t${at + 1}`, { at: `t${at}` })),
  ];
  const first = chain(1);
  runAgain(memory, contentOf(...first), end);
  assert.equal(runAgain(memory, contentOf(...first), end).done, []);
  const changed = contentOf(terrain("t0", { x: 2 }), ...first.slice(1));
  const { done, made } = runAgain(memory, changed, end);
  assert.is(done.length, count + 1);
  assert.ok(made.every((each) => each === 2));
});

cells("what was read before something was thrown was read by whoever catches it", () => {
  const memory = new StageMemory();
  const make: MakeWork<unknown> = ({ view }) => ({
    run: ({ id, value: { at } }) => {
      try {
        view.share(() => {
          view.find("terrain", "b");
          throw new Error("no");
        });
      } catch {
        return typeof at === "string" ? view.exists("terrain", at) : id;
      }
      return undefined;
    },
  });
  const [a, c] = [terrain("a", { at: "c" }), terrain("c")];
  runAgain(memory, contentOf(a, terrain("b"), c), make);
  assert.equal(runAgain(memory, contentOf(a, c), make).done, ["a", "c"]);
  assert.equal(runAgain(memory, contentOf(a, c), make).done, []);
  assert.equal(runAgain(memory, contentOf(a), make).done, ["a"]);
});

cells("an earlier result is kept where the work says so", () => {
  const memory = new StageMemory();
  const make: MakeWork<{ readonly x: unknown }> = () => ({
    run: ({ value: { x } }) => ({ x }),
    keep: (before, now) => (Object.is(before.x, now.x) ? before : now),
  });
  const first = runAgain(memory, contentOf(terrain("a", { x: 0 })), make).made[0];
  const same = runAgain(memory, contentOf(terrain("a", { x: 0, y: 1 })), make).made[0];
  assert.is(same, first);
  const other = runAgain(memory, contentOf(terrain("a", { x: -0 })), make).made[0];
  assert.not.equal(Object.is(other?.x, first?.x), true);
});

cells("what came and went is forgotten", () => {
  const memory = new StageMemory();
  const a = terrain("a", { at: "b" });
  runAgain(memory, contentOf(a), pointed);
  const size = memory.size();
  assert.equal(size, { queries: 1, memos: 1 });
  for (let at = 0; at < 100; at += 1) {
    const passing = terrain(`passing ${at}`, { at: `nothing ${at}` });
    assert.equal(runAgain(memory, contentOf(a, passing), pointed).done.at(-1), passing.id);
  }
  runAgain(memory, contentOf(a), pointed);
  assert.equal(memory.size(), size);
  assert.equal(runAgain(memory, contentOf(a, terrain("b", { x: 3 })), pointed).done, ["a", "b"]);
});

cells(
  "what was shared is forgotten with the last who used it, and known again when it is asked anew",
  () => {
    const memory = new StageMemory();
    const words = Array.from({ length: 9 }, (_, at) => `word ${at}`);
    const make: MakeWork<unknown> = ({ view }) => {
      const all = view.share(() => words.map((word) => view.exists("terrain", word)));
      return { run: ({ value: { asks } }) => (asks === true ? all() : []) };
    };
    const [a, b] = [terrain("a", { asks: true }), terrain("b", { asks: true })];
    runAgain(memory, contentOf(a, b), make);
    assert.equal(memory.size(), { queries: 9, memos: 2 });
    runAgain(memory, contentOf(terrain("a"), b), make);
    assert.equal(memory.size(), { queries: 9, memos: 2 });
    runAgain(memory, contentOf(terrain("a"), terrain("b")), make);
    assert.equal(memory.size(), { queries: 0, memos: 2 });
    runAgain(memory, contentOf(a, terrain("b")), make);
    assert.equal(memory.size(), { queries: 9, memos: 2 });
    const word = terrain("word 3");
    assert.equal(runAgain(memory, contentOf(a, terrain("b"), word), make).done[0], "a");
  },
);

cells.run();
