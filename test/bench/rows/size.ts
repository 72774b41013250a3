/** What a client ships. */
import { readFileSync, statSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { bundleOf } from "../bundle.ts";
import { measurement, pairOf, type Pair } from "../measure.ts";
import type { Bench, Measurement } from "../row.ts";
import { builtProject, folderSize } from "../subject.ts";

export function sizeRows(bench: Bench): Measurement[] {
  const literal = "literal tables";
  const bundles = (measure: (file: string) => number): Pair =>
    kilobytes(measure(bundleOf(bench, "packed")), measure(bundleOf(bench, "literal")));
  const output = (shape: "literal" | "packed") => (): Pair =>
    kilobytes(
      folderSize(builtProject(bench, shape).out),
      bench.packs.reduce((sum, pack) => sum + folderSize(pack), 0),
    );
  const unit = "kB";
  return [
    measurement("bundle, packed", literal, () => bundles((file) => statSync(file).size), {
      unit,
      goal: { ratio: 0.4 },
    }),
    measurement(
      "bundle, packed, gzip",
      literal,
      () => bundles((file) => gzipSync(readFileSync(file)).length),
      { unit },
    ),
    measurement("output, literal", "all files of the packs", output("literal"), { unit }),
    measurement("output, packed", "all files of the packs", output("packed"), { unit }),
  ];
}

function kilobytes(ours: number, theirs: number): Pair {
  return pairOf([ours / 1000], [theirs / 1000]);
}
