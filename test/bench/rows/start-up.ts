/** What a client waits for before its first look-up, in fresh processes that time themselves. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleOf } from "../bundle.ts";
import { compare, measurement, runOnce, type Command, type RowOptions } from "../measure.ts";
import type { Bench, Measurement } from "../row.ts";
import { baseline, contentFiles, once, ourKinds } from "../subject.ts";

const originals = "parse the originals";
const written = "one JSON.parse of our kinds as written";
const resolved = "one JSON.parse of the resolved records";
const literals = "literal tables";

export function startUpRows(bench: Bench): Measurement[] {
  const first = (shape: "literal" | "packed") => (): Command =>
    reporting("import-generated", bundleOf(bench, shape));
  const every = (shape: "literal" | "packed") => (): Command =>
    reporting("touch-generated", bundleOf(bench, shape));
  const parsed = (): Command => reporting("parse-at-start", ...bench.packs);
  const merged = (): Command => reporting("parse-merged", writtenFile(bench));
  const records = (): Command => reporting("parse-merged", resolvedFile(bench));

  const row = (
    what: string,
    ours: () => Command,
    beside: string,
    theirs: () => Command,
    goal?: number,
  ): Measurement => {
    const options: RowOptions = {
      told: "faster",
      ...(goal === undefined ? {} : { goal: { ratio: 1 / goal } }),
    };
    return measurement(what, beside, () => compare(ours(), theirs(), bench.rounds), options);
  };
  const start = "import + first look-up, packed";
  const literal = "import + first look-up, literal";
  const touched = "import + every record, packed";
  return [
    row(start, first("packed"), originals, parsed, 15),
    row(start, first("packed"), written, merged, 5),
    row(start, first("packed"), resolved, records),
    row(start, first("packed"), literals, first("literal"), 10),
    row(literal, first("literal"), originals, parsed),
    row(touched, every("packed"), literals, every("literal")),
    row(touched, every("packed"), originals, parsed),
    row(touched, every("packed"), resolved, records),
  ];
}

function reporting(name: string, ...words: readonly string[]): Command {
  return { ...baseline(name, ...words), reports: true };
}

/** Every object of our kinds, by kind, in one file. */
function writtenFile(bench: Bench): string {
  return once(bench, "written objects", () => {
    const byKind = new Map<unknown, unknown[]>(ourKinds.map((kind) => [kind, []]));
    for (const { objects } of contentFiles(bench.packs)) {
      for (const object of objects) byKind.get(object["type"])?.push(object);
    }
    const file = join(bench.work, "written.json");
    writeFileSync(file, JSON.stringify(Object.fromEntries(byKind)));
    return file;
  });
}

/** The records that the modules give, by kind, in one file. */
function resolvedFile(bench: Bench): string {
  return once(bench, "resolved records", () => {
    const file = join(bench.work, "resolved.json");
    runOnce(baseline("write-records", bundleOf(bench, "packed"), file));
    return file;
  });
}
