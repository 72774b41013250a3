/** What content costs that is several times as large. */
import { join } from "node:path";
import type { Curve } from "../curve.ts";
import { measurement, pairOf, runForUsage, type Command, type Run } from "../measure.ts";
import { multiply } from "../multiply.ts";
import { spreadOf, type Bench, type Measurement } from "../row.ts";
import { baseline, defwright, once, project } from "../subject.ts";

const sizes = [1, 4, 10] as const;
type Times = (typeof sizes)[number];

const programs = {
  "cold build, literal": (bench: Bench, times: Times) => grownBuild(bench, times, "literal"),
  "cold build, packed": (bench: Bench, times: Times) => grownBuild(bench, times, "packed"),
  "read and JSON.parse all files": (bench: Bench, times: Times) =>
    baseline("parse-all", grownPack(bench, times)),
} satisfies Record<string, (bench: Bench, times: Times) => Command>;
type Name = keyof typeof programs;
const names = Object.keys(programs) as Name[];

export function growthRows(bench: Bench): Measurement[] {
  const builds = names.filter((name) => name.startsWith("cold build"));
  return builds.flatMap((name) => [
    ...sizes.slice(1).map((times) =>
      measurement(
        `${name}, ${times}× the content`,
        "1× the content",
        () => {
          const of = (each: Times): number[] =>
            runs(bench, name, each).map(({ milliseconds }) => milliseconds);
          return pairOf(of(times), of(1));
        },
        { goal: { ratio: times * 1.1 } },
      ),
    ),
    measurement(
      `peak memory, ${name}, 10× the content`,
      "1× the content",
      () => {
        const of = (each: Times): number[] => runs(bench, name, each).map(({ peak }) => peak);
        return pairOf(of(10), of(1));
      },
      { unit: "MB" },
    ),
  ]);
}

/** For the plot; measured with the rows. */
export function growthCurves(bench: Bench): Curve[] {
  return names.map((name) => ({
    name,
    points: sizes.map((times) => ({
      times,
      milliseconds: spreadOf(runs(bench, name, times).map(({ milliseconds }) => milliseconds)),
    })),
  }));
}

function runs(bench: Bench, name: Name, times: Times): readonly Run[] {
  return once(bench, "growth", () => measureAll(bench)).get(`${name} ${times}`) ?? [];
}

/** Everything in turns: each round has all programs at all sizes. */
function measureAll(bench: Bench): ReadonlyMap<string, readonly Run[]> {
  const all = new Map<string, Run[]>();
  for (let round = 0; round < Math.min(bench.rounds, 3); round += 1) {
    for (const times of sizes) {
      for (const name of names) {
        const list = all.get(`${name} ${times}`) ?? [];
        all.set(`${name} ${times}`, list);
        list.push(runForUsage(programs[name](bench, times)));
      }
    }
  }
  return all;
}

function grownPack(bench: Bench, times: Times): string {
  return once(bench, `grown ${times}`, () => {
    const folder = join(bench.work, "grown", String(times));
    multiply(bench.packs, times, folder);
    return folder;
  });
}

function grownBuild(bench: Bench, times: Times, shape: "literal" | "packed"): Command {
  const grown = project(bench, `grown-${times}-${shape}`, shape, [grownPack(bench, times)]);
  return { ...defwright(bench, grown, "build"), before: grown.clean };
}
