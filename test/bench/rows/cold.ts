/** Builds and checks that find no output and no caches. */
import { join } from "node:path";
import { root } from "../../root.ts";
import { compare, measurement, pairOf, runForUsage, type Run } from "../measure.ts";
import { contentCollections, velite } from "../peers.ts";
import type { Bench, Measurement } from "../row.ts";
import { baseline, coldBuild, defwright, once, project } from "../subject.ts";

export const parsing = "read and JSON.parse all files";
export const naive = "naive build: Ajv, json-schema-to-typescript, ts-morph, prettier";

export function coldRows(bench: Bench): Measurement[] {
  const { rounds } = bench;
  const parseAll = baseline("parse-all", ...bench.packs);
  const literal = "cold build, literal";
  const packed = "cold build, packed";
  const check = "cold check";
  const peers = [
    measurement(
      literal,
      "velite on our objects alone",
      () => compare(coldBuild(bench, "literal"), velite(bench).build, rounds),
      { goal: { ratio: 0.75 } },
    ),
    measurement(packed, "velite on our objects alone", () =>
      compare(coldBuild(bench, "packed"), velite(bench).build, rounds),
    ),
    measurement(literal, "content-collections on our objects alone", () =>
      compare(coldBuild(bench, "literal"), contentCollections(bench).build, rounds),
    ),
  ];
  return [
    ...(bench.peers === undefined ? [] : peers),
    measurement(
      literal,
      naive,
      () => {
        const { ours, theirs } = besideNaive(bench);
        return pairOf(ours.map(milliseconds), theirs.map(milliseconds));
      },
      { goal: { ratio: 0.1 }, long: true },
    ),
    measurement(literal, parsing, () => compare(coldBuild(bench, "literal"), parseAll, rounds), {
      goal: { ratio: 2.5 },
    }),
    measurement(packed, parsing, () => compare(coldBuild(bench, "packed"), parseAll, rounds)),
    measurement(
      check,
      parsing,
      () => {
        const checked = project(bench, "cold-check", "findings");
        const ours = { ...defwright(bench, checked, "check"), before: checked.clean };
        return compare(ours, parseAll, rounds);
      },
      { goal: { ratio: 2 } },
    ),
  ];
}

function milliseconds(run: Run): number {
  return run.milliseconds;
}

/** Cold literal builds in turns with the naive build, which is too slow to be run for each row. */
export function besideNaive(bench: Bench): { ours: readonly Run[]; theirs: readonly Run[] } {
  return once(bench, "beside naive", () => {
    const schema = join(root, "schema/content.schema.json");
    const out = join(bench.work, "naive");
    // Formatting finds its plugins from the project's folder.
    const slow = { ...baseline("naive-build", schema, out, ...bench.packs), cwd: root };
    const fast = coldBuild(bench, "literal");
    const runs = Array.from({ length: 3 }, () => ({
      one: runForUsage(fast),
      other: runForUsage(slow),
    }));
    return { ours: runs.map(({ one }) => one), theirs: runs.map(({ other }) => other) };
  });
}
