/** From a saved file to all of its output on disk, with the whole model checked again. */
import { join } from "node:path";
import { findEdits } from "../edits.ts";
import { measurement, pairOf, runOnce, type Pair } from "../measure.ts";
import { contentCollections, velite, type Peer } from "../peers.ts";
import { median, spreadOf, type Bench, type Measurement } from "../row.ts";
import { coldBuild, copiedPacks, once, program, project } from "../subject.ts";
import { watchInTurns, type Times, type Watcher } from "../watching.ts";

type Shape = "literal" | "packed";
type Name = Shape | "velite" | "content-collections";

const shapes: readonly Shape[] = ["literal", "packed"];

export function watchRows(bench: Bench): Measurement[] {
  const what = (shape: string): string => `watch: one file edited → output on disk, ${shape}`;
  const p95 = { p95: 30 };
  if (bench.peers === undefined) {
    return shapes.map((shape) =>
      measurement(what(shape), "cold build", () => besideBuild(bench, shape), {
        goal: p95,
        long: shape === "packed",
      }),
    );
  }
  return shapes.flatMap((shape) => [
    measurement(what(shape), "velite's watch", () => beside(bench, shape, "velite"), {
      goal: { ratio: 0.25, ...p95 },
    }),
    measurement(what(shape), "content-collections' watch", () =>
      beside(bench, shape, "content-collections"),
    ),
    measurement(`watch: first edit after the start, ${shape}`, "velite's watch", async () => {
      const times = await session(bench);
      return pairOf([firstOf(times, shape)], [firstOf(times, "velite")]);
    }),
  ]);
}

async function beside(bench: Bench, shape: Name, peer: Name): Promise<Pair> {
  const times = await session(bench);
  return pairOf(ofAnswered(times, shape), times.get(peer)?.each ?? []);
}

/** Fails where ours missed an edit: that is no question of time. */
function ofAnswered(times: ReadonlyMap<Name, Times>, shape: Name): readonly number[] {
  const { each = [], lost = 0 } = times.get(shape) ?? {};
  if (lost > 0) throw new Error(`${lost} edits were never answered`);
  return each;
}

async function besideBuild(bench: Bench, shape: Shape): Promise<Pair> {
  const ours = ofAnswered(await session(bench, [shape]), shape);
  const theirs = Array.from({ length: bench.quick ? 1 : 3 }, () =>
    runOnce(coldBuild(bench, shape)),
  );
  return {
    ours: spreadOf(ours),
    theirs: spreadOf(theirs),
    ratio: median(ours) / median(theirs),
  };
}

function firstOf(times: ReadonlyMap<Name, Times>, name: Name): number {
  return times.get(name)?.first ?? NaN;
}

/** Watchers of these shapes and of every peer there is, with the same edits. */
function session(bench: Bench, wanted = shapes): Promise<ReadonlyMap<Name, Times>> {
  return once(bench, `watch session, ${wanted.join()}`, async () => {
    const watchers: [Name, Watcher][] = wanted.map((shape) => [shape, ours(bench, shape)]);
    if (bench.peers !== undefined) {
      watchers.push(["velite", theirs(velite(bench), ".velite")]);
      watchers.push([
        "content-collections",
        theirs(contentCollections(bench), ".content-collections/generated"),
      ]);
    }
    const all = findEdits(bench.packs);
    const edits = bench.quick ? all.slice(0, 1) : all;
    const times = await watchInTurns(
      watchers.map(([, watcher]) => watcher),
      edits,
      bench.quick ? 12 : 42,
    );
    return new Map(
      watchers.flatMap(([name], index) =>
        times.slice(index, index + 1).map((each) => [name, each] as const),
      ),
    );
  });
}

function ours(bench: Bench, shape: Shape): Watcher {
  const packs = copiedPacks(bench, `watched-${shape}`);
  const { folder, out } = project(bench, `watched-${shape}`, shape, packs);
  return { arguments: [...program(bench), "watch"], cwd: folder, out, content: () => packs };
}

function theirs({ folder, watch }: Peer, out: string): Watcher {
  return {
    arguments: watch,
    cwd: folder,
    out: join(folder, out),
    content: ({ kind }) => [join(folder, "content", kind)],
  };
}
