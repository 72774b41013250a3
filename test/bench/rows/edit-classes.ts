/** What an edit costs in watch, by what it touches. */
import { join } from "node:path";
import { editClasses, findClassEdits, type ClassEdit, type EditClassName } from "../class-edits.ts";
import { measurement, pairOf, runOnce, type Pair } from "../measure.ts";
import { median, spreadOf, type Bench, type Measurement } from "../row.ts";
import { copiedPacks, defwright, once, program, project, type Project } from "../subject.ts";
import { watchedProcess, type Cost, type WatchedProcess } from "../watched-process.ts";

type Shape = "literal" | "packed";
/** What is broken is repaired by the way back, which costs something else. */
type Name = EditClassName | "broken JSON repaired";

/** Rounds that are not counted: what is done for the first time is compiled yet. */
const warming = 2;

const names: readonly Name[] = [...editClasses, "broken JSON repaired"];

export function editClassRows(bench: Bench): Measurement[] {
  const watched = "literal";
  return names.map((name) =>
    measurement(`watch: ${name} → reported, ${watched}`, "cold check", async () => {
      const [costs] = await session([bench], watched);
      return besideCheck(
        bench,
        watched,
        (costs?.get(name) ?? []).map(({ wall }) => wall),
      );
    }),
  );
}

function besideCheck(bench: Bench, shape: Shape, ours: readonly number[]): Pair {
  const { check } = watchedProject(bench, shape);
  const theirs = once(bench, "cold checks", () =>
    Array.from({ length: bench.quick ? 1 : 3 }, () => runOnce(check)),
  );
  return {
    ours: spreadOf(ours),
    theirs: spreadOf(theirs),
    ratio: median(ours) / median(theirs),
  };
}

/** Processor time of the same edits in another checkout's watcher, edit by edit in turns. */
export function editClassesAgainst(bench: Bench, other: Bench): Measurement[] {
  const measured: readonly (readonly [Name, Shape])[] = [
    ...names.map((name) => [name, "literal"] as const),
    ["plain value", "packed"],
  ];
  return measured.map(([name, shape]) =>
    measurement(`processor time, watch: ${name}, ${shape}`, "the other checkout", async () => {
      const [ours, theirs] = await session([bench, other], shape);
      const of = (costs: Costs | undefined): number[] =>
        (costs?.get(name) ?? []).map(({ processor }) => processor);
      return pairOf(of(ours), of(theirs));
    }),
  );
}

type Costs = ReadonlyMap<Name, readonly Cost[]>;

/** Every class to and fro, of packed output plain values alone; one watcher at a time, with the others idle. */
function session(benches: readonly Bench[], shape: Shape): Promise<readonly Costs[]> {
  return once(benches[0]!, `edit classes of ${String(benches.length)}, ${shape}`, async () => {
    const watchers: WatchedProcess[] = [];
    try {
      const edits = benches.map((bench) => watchedProject(bench, shape).edits);
      for (const bench of benches) {
        const { folder } = watchedProject(bench, shape).project;
        watchers.push(await watchedProcess(program(bench), folder));
      }
      const costs = benches.map(() => new Map<Name, Cost[]>());
      const { built, quick } = benches[0]!;
      const rounds = quick ? 2 : 22;
      for (const [index, { name }] of (edits[0] ?? []).entries()) {
        if (shape === "packed" && name !== "plain value") continue;
        await inRounds(
          built ? rounds + warming : 1 + warming,
          watchers,
          async (at, watcher, round) => {
            const edit = edits[at]![index]!;
            const edited = await watcher.write(edit.file, edit.edited);
            const back = await watcher.write(edit.file, edit.written);
            if (round < warming) return;
            for (const [each, cost] of costsOf(name, edited, back)) {
              const all = costs[at]!;
              all.set(each, [...(all.get(each) ?? []), cost]);
            }
          },
        );
      }
      return costs;
    } finally {
      for (const watcher of watchers) watcher.end();
    }
  });
}

function costsOf(name: EditClassName, edited: Cost, back: Cost): [Name, Cost][] {
  return [
    [name, edited],
    [name === "broken JSON" ? "broken JSON repaired" : name, back],
  ];
}

async function inRounds<T>(
  count: number,
  list: readonly T[],
  each: (at: number, one: T, round: number) => Promise<void>,
): Promise<void> {
  for (let round = 0; round < count; round += 1) {
    for (const at of list.keys()) await each(at, list[at]!, round);
  }
}

interface WatchedProject {
  readonly project: Project;
  readonly check: ReturnType<typeof defwright>;
  readonly edits: readonly ClassEdit[];
}

function watchedProject(bench: Bench, shape: Shape): WatchedProject {
  const name = `edit-classes-${shape}`;
  return once(bench, name, () => {
    const packs = copiedPacks(bench, name);
    const mod = join(bench.work, "copies", name, "bench_mod");
    const edits = findClassEdits(packs, mod);
    const all = [...packs, mod];
    const watched = project(bench, name, shape, all);
    const checked = project(bench, `${name}-check`, "findings", all);
    const check = { ...defwright(bench, checked, "check"), before: checked.clean };
    return { project: watched, check, edits };
  });
}
