/** This checkout beside another one, built as well: what processors do for the same work. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { inTurns, measurement, runForUsage } from "../measure.ts";
import type { Bench, Measurement } from "../row.ts";
import { coldBuild } from "../subject.ts";
import { editClassesAgainst } from "./edit-classes.ts";

/** @param checkout absolute @throws Where it has no built package. */
export function againstRows(bench: Bench, checkout: string): Measurement[] {
  if (!existsSync(join(checkout, "dist/generator/cli.js"))) {
    throw new Error(`"${checkout}" has no built package: run "npm run build" there first`);
  }
  const other: Bench = { ...bench, checkout, work: join(bench.work, "other") };
  const cold = (shape: "literal" | "packed"): Measurement =>
    measurement(`processor time, cold build, ${shape}`, "the other checkout", () => {
      const [ours, theirs] = [coldBuild(bench, shape), coldBuild(other, shape)];
      for (const each of [ours, theirs]) runForUsage(each);
      return inTurns(
        () => runForUsage(ours).processor,
        () => runForUsage(theirs).processor,
        bench.rounds,
      );
    });
  return [cold("literal"), cold("packed"), ...editClassesAgainst(bench, other)];
}
