/** Peak resident memory of whole processes. */
import { measurement, pairOf, runForUsage, type Run } from "../measure.ts";
import type { Bench, Measurement } from "../row.ts";
import { baseline, coldBuild } from "../subject.ts";
import { besideNaive, naive, parsing } from "./cold.ts";

export function memoryRows(bench: Bench): Measurement[] {
  const what = "peak memory of a cold build, literal";
  const most = { median: 150 };
  return [
    measurement(
      what,
      naive,
      () => {
        const { ours, theirs } = besideNaive(bench);
        return pairOf(ours.map(peak), theirs.map(peak));
      },
      { unit: "MB", goal: { ratio: 0.25, ...most }, long: true },
    ),
    ...(["literal", "packed"] as const).map((shape) =>
      measurement(
        `peak memory of a cold build, ${shape}`,
        parsing,
        () => {
          const rounds = Array.from({ length: bench.quick ? 1 : 3 }, () => ({
            ours: runForUsage(coldBuild(bench, shape)),
            theirs: runForUsage(baseline("parse-all", ...bench.packs)),
          }));
          return pairOf(
            rounds.map(({ ours }) => peak(ours)),
            rounds.map(({ theirs }) => peak(theirs)),
          );
        },
        { unit: "MB", goal: shape === "literal" ? most : undefined },
      ),
    ),
  ];
}

function peak(run: Run): number {
  return run.peak;
}
