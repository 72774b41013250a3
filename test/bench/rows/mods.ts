/** Mods in a running game: what is shipped for them, and what linking costs, in processor time of its thread. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { modsBundle } from "../../../generator/package/mods-bundle.ts";
import { loadedAtOnce, packedSize } from "../../mods/linker-files.ts";
import { linkerOf } from "../../../generator/mods/linker.ts";
import type { Mod } from "../../../generator/mods/mod.ts";
import { createStopwatch } from "../../processor-time.ts";
import { measurement, pairOf, runForUsage, runOnce, type Pair } from "../measure.ts";
import type { Bench, Measurement } from "../row.ts";
import { builtProject, coldBuild, defwright, folderSize, once } from "../subject.ts";

const cold = "cold build";

interface Linking {
  readonly image: Uint8Array;
  /** Each in milliseconds of processor time. */
  readonly ready: number;
  readonly mod: number;
  readonly again: readonly number[];
  /** The same of the whole process, with V8's own threads, which make code of what is new to them. */
  readonly againWithAll: readonly number[];
  /** Megabytes of the heap that the linker keeps: with the game alone, and with a mod. */
  readonly heap: { readonly ready: number; readonly linked: number };
  /** Processor time of a build in a process of its own. */
  readonly cold: number;
}

export function modsRows(bench: Bench): Measurement[] {
  const linking = (): Promise<Linking> => once(bench, "linked mods", () => link(bench));
  const beside = (figures: (linking: Linking) => readonly number[]) => async (): Promise<Pair> => {
    const linked = await linking();
    const ours = figures(linked);
    return pairOf(
      ours,
      ours.map(() => linked.cold),
    );
  };
  return [
    measurement(
      "image of the packs, gzip",
      "all files of the packs",
      async () => {
        const { image } = await linking();
        const all = bench.packs.reduce((sum, pack) => sum + folderSize(pack), 0);
        // As a file is packed once that a server sends often.
        return pairOf([gzipSync(image, { level: 9 }).length / 1000], [all / 1000]);
      },
      { unit: "kB", goal: { median: 450 }, long: true },
    ),
    measurement(
      "linker loaded at once, gzip",
      "all of the linker",
      async () => {
        const files = await modsBundle();
        return pairOf(
          [packedSize(loadedAtOnce(files).values()) / 1000],
          [packedSize(Object.values(files)) / 1000],
        );
      },
      { unit: "kB", goal: { median: 150 }, long: true },
    ),
    measurement(
      "linker ready",
      cold,
      beside(({ ready }) => [ready]),
      { goal: { median: 400 }, long: true },
    ),
    measurement(
      "a mod of 30 objects linked",
      cold,
      beside(({ mod }) => [mod]),
      { goal: { median: 100 }, long: true },
    ),
    measurement(
      "linked again after an edit",
      cold,
      beside(({ again }) => again),
      { goal: { median: 15 }, long: true },
    ),
    measurement(
      "the same with all threads",
      cold,
      beside(({ againWithAll }) => againWithAll),
      { long: true },
    ),
    measurement(
      "heap of a linker with a mod",
      "of the game alone",
      async () => {
        const { heap } = await linking();
        return pairOf([heap.linked], [heap.ready]);
      },
      { unit: "MB", goal: { median: 100 }, long: true },
    ),
  ];
}

async function link(bench: Bench): Promise<Linking> {
  const project = builtProject(bench, "literal");
  const file = join(bench.work, "core.image");
  runOnce(defwright(bench, project, "build", "--image", file));
  const image = readFileSync(file);
  const { processor } = runForUsage(coldBuild(bench, "literal"));
  const start = heapUsed();
  const spent = createStopwatch();
  const linker = linkerOf(image);
  const ready = spent().thread;
  const alone = heapUsed() - start;
  spent();
  await linker.link([modWith("first")]);
  const mod = spent().thread;
  const heap = { ready: alone, linked: heapUsed() - start };
  spent();
  const again: ReturnType<typeof spent>[] = [];
  for (let at = 0; at < (bench.quick ? 5 : 20); at += 1) {
    await linker.link([modWith(`edit ${String(at)}`)]);
    again.push(spent());
  }
  return {
    ...{ image, ready, mod, heap, cold: processor },
    again: again.map(({ thread }) => thread),
    againWithAll: again.map((each) => each.process),
  };
}

/** Megabytes that are in use after everything that is not was let go. */
function heapUsed(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  return process.memoryUsage().heapUsed / 1e6;
}

function modWith(name: string): Mod {
  const objects = Array.from({ length: 30 }, (_, at) => ({
    ...{ type: "terrain", id: `t_bench_${String(at)}`, name: at === 7 ? name : "pier" },
    ...{ description: "Planks.", symbol: ".", color: "brown", move_cost: 2 },
  }));
  return { name: "bench", files: { "tiles.json": JSON.stringify(objects, undefined, 2) } };
}
