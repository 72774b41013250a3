/** From a saved file to all of its output on disk, with the whole model checked again. */
import { join } from "node:path";
import { editedProject } from "../edited-project.ts";
import { findEdits } from "../edits.ts";
import { measurement, pairOf, runOnce, type Pair } from "../measure.ts";
import { contentCollections, velite, type Peer } from "../peers.ts";
import { median, spreadOf, type Bench, type Measurement } from "../row.ts";
import { copiedPacks, once, program, project } from "../subject.ts";
import { watchInTurns, type Times, type Watcher } from "../watching.ts";

type Name = "literal" | "packed" | "velite" | "content-collections";

export function watchRows(bench: Bench): Measurement[] {
  const shapes = ["literal", "packed"] as const;
  const what = (shape: string): string => `watch: one file edited → output on disk, ${shape}`;
  const p95 = { p95: 30 };
  if (bench.peers === undefined) {
    return shapes.map((shape) =>
      measurement(what(shape), "a build after the same edit", () => besideBuild(bench, shape), {
        goal: p95,
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

async function besideBuild(bench: Bench, shape: "literal" | "packed"): Promise<Pair> {
  const times = await session(bench);
  const ours = ofAnswered(times, shape);
  const { build, edit } = editedProject(bench, shape);
  const theirs = Array.from({ length: 3 }, () => runOnce({ ...build, before: edit }));
  return {
    ours: spreadOf(ours),
    theirs: spreadOf(theirs),
    ratio: median(ours) / median(theirs),
  };
}

function firstOf(times: ReadonlyMap<Name, Times>, name: Name): number {
  return times.get(name)?.first ?? NaN;
}

/** Every watcher there is, with the same edits. */
function session(bench: Bench): Promise<ReadonlyMap<Name, Times>> {
  return once(bench, "watch session", async () => {
    const watchers: [Name, Watcher][] = [
      ["literal", ours(bench, "literal")],
      ["packed", ours(bench, "packed")],
    ];
    if (bench.peers !== undefined) {
      watchers.push(["velite", theirs(velite(bench), ".velite")]);
      watchers.push([
        "content-collections",
        theirs(contentCollections(bench), ".content-collections/generated"),
      ]);
    }
    const all = findEdits(bench.packs);
    const edits = bench.quick ? all.slice(0, 2) : all;
    const times = await watchInTurns(
      watchers.map(([, watcher]) => watcher),
      edits,
      bench.quick ? 8 : 42,
    );
    return new Map(
      watchers.flatMap(([name], index) =>
        times.slice(index, index + 1).map((each) => [name, each] as const),
      ),
    );
  });
}

function ours(bench: Bench, shape: "literal" | "packed"): Watcher {
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
