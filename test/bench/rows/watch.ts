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
  return [...aloneRows(bench), ...(bench.peers === undefined ? [] : peerRows(bench))];
}

/** What somebody who edits content waits for: a watcher, and nothing else that would take the processor's caches. */
function aloneRows(bench: Bench): Measurement[] {
  return shapes.map((shape) =>
    measurement(
      `watch alone: one file edited → output on disk, ${shape}`,
      "cold build",
      () => besideBuild(bench, shape),
      { goal: { p95: 30 }, long: shape === "packed" },
    ),
  );
}

/** Beside other tools' watchers, all of them open, each edit given to one at a time. */
function peerRows(bench: Bench): Measurement[] {
  const what = (shape: Shape): string => `watch: one file edited → output on disk, ${shape}`;
  return shapes.flatMap((shape) => [
    measurement(what(shape), "velite's watch", () => beside(bench, shape, "velite"), {
      goal: { ratio: 0.25 },
    }),
    measurement(what(shape), "content-collections' watch", () =>
      beside(bench, shape, "content-collections"),
    ),
    measurement(`watch: first edit after the start, ${shape}`, "velite's watch", async () => {
      const times = await besidePeers(bench);
      return pairOf([firstOf(times, shape)], [firstOf(times, "velite")]);
    }),
  ]);
}

async function beside(bench: Bench, shape: Name, peer: Name): Promise<Pair> {
  const times = await besidePeers(bench);
  return pairOf(ofAnswered(times, shape), times.get(peer)?.each ?? []);
}

/** Fails where ours missed an edit: that is no question of time. */
function ofAnswered(times: ReadonlyMap<Name, Times>, shape: Name): readonly number[] {
  const { each = [], lost = 0 } = times.get(shape) ?? {};
  if (lost > 0) throw new Error(`${lost} edits were never answered`);
  return each;
}

async function besideBuild(bench: Bench, shape: Shape): Promise<Pair> {
  const ours = ofAnswered(await session(bench, watchersOf(bench, [shape])), shape);
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

type Watchers = readonly (readonly [Name, Watcher])[];

function besidePeers(bench: Bench): Promise<ReadonlyMap<Name, Times>> {
  const peers: Watchers = [
    ["velite", theirs(velite(bench), ".velite")],
    ["content-collections", theirs(contentCollections(bench), ".content-collections/generated")],
  ];
  return session(bench, [...watchersOf(bench, shapes), ...peers]);
}

function watchersOf(bench: Bench, some: readonly Shape[]): Watchers {
  return some.map((shape) => [shape, ours(bench, shape)]);
}

/** All of them get the same edits. */
function session(bench: Bench, watchers: Watchers): Promise<ReadonlyMap<Name, Times>> {
  const names = watchers.map(([name]) => name);
  return once(bench, `watch session, ${names.join()}`, async () => {
    const all = findEdits(bench.packs);
    const edits = bench.quick ? all.slice(0, 1) : all;
    const times = await watchInTurns(
      watchers.map(([, watcher]) => watcher),
      edits,
      bench.quick ? 12 : 42,
    );
    return new Map(
      names.flatMap((name, index) =>
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
