/** What a client ships, and what a page loads that compiles by itself. */
import { readFileSync, statSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { bundleCore } from "../../browser/core-bundle.ts";
import { bundleOf } from "../bundle.ts";
import { measurement, pairOf, type Pair } from "../measure.ts";
import type { Bench, Measurement } from "../row.ts";
import { builtProject, folderSize, once } from "../subject.ts";

const validateAndPrint = "Ajv and prettier for TypeScript";

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
  const compiler = (measure: (text: string) => number) => (): Pair => {
    const [ours, theirs] = once(bench, "compiler bundles", (): [string, string] => [
      bundleCore("generator/compile.ts").text,
      bundleCore("test/bench/baselines/validate-and-print.mjs").text,
    ]);
    return kilobytes(measure(ours), measure(theirs));
  };
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
    measurement(
      "compiler for browsers",
      validateAndPrint,
      compiler((text) => text.length),
      { unit },
    ),
    measurement(
      "compiler for browsers, gzip",
      validateAndPrint,
      compiler((text) => gzipSync(text).length),
      { unit, goal: { median: 150 } },
    ),
  ];
}

function kilobytes(ours: number, theirs: number): Pair {
  return pairOf([ours / 1000], [theirs / 1000]);
}
