/**
 * What the runtime costs a game on this content: questions beside the plain way to answer them, in fresh processes of
 * bundled code that time themselves; and its size.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { buildSync } from "esbuild";
import { compare, measurement, pairOf, runOnce } from "../measure.ts";
import type { Command, RowOptions } from "../measure.ts";
import type { Bench, Goal, Measurement } from "../row.ts";
import { builtProject, once } from "../subject.ts";

const subjects = fileURLToPath(new URL("../subjects/", import.meta.url));

const filter = "filter, every and some over the records";

export function runtimeRows(bench: Bench): Measurement[] {
  return [
    crafting(bench, "evenly", "craftable from 200 kinds of items, drawn evenly", "index"),
    crafting(bench, "by demand", "craftable from 200 kinds of items, drawn by demand", "index"),
    crafting(bench, "evenly", "craftable after one change, drawn evenly", "tracker"),
    crafting(bench, "by demand", "craftable after one change, drawn by demand", "tracker"),
    lookup(bench, "recipes by id, random order, first touch", "first", [
      "JSON.parse into a Map, then get",
      "parsed",
    ]),
    lookup(bench, "recipes by id, random order", "table", ["get of a Map", "map"], {
      median: 200,
    }),
    lookup(bench, "recipes by component, random order", "lookups", [filter, "filter"], {
      median: 200,
    }),
    size(bench, "runtime, minified and gzipped", "*", "minified", minified),
    size(bench, "of it, a client that uses only `open`", "{ open }", "whole runtime", gzipped),
    size(
      bench,
      "of it, a client that uses only `canCraft`",
      "{ canCraft }",
      "whole runtime",
      gzipped,
    ),
  ];
}

function crafting(
  bench: Bench,
  drawn: string,
  what: string,
  subject: "index" | "tracker",
): Measurement {
  const goal = { ratio: subject === "index" ? 1 / 10 : 1 / 1000 };
  const pair = (): ReturnType<typeof compare> => {
    once(bench, `same answers, ${drawn}`, () => runOnce(driver(bench, "crafting", "check", drawn)));
    return compare(
      driver(bench, "crafting", subject, drawn),
      driver(bench, "crafting", "filter", drawn),
      bench.quick ? 1 : bench.rounds,
    );
  };
  return measurement(what, filter, pair, {
    unit: "µs",
    told: "faster",
    goal,
    long: drawn === "by demand",
  });
}

function lookup(
  bench: Bench,
  what: string,
  ours: string,
  [beside, theirs]: readonly [name: string, subject: string],
  goal?: Goal,
): Measurement {
  const options: RowOptions = {
    unit: "ns",
    told: "faster",
    ...(goal === undefined ? {} : { goal }),
  };
  return measurement(
    what,
    beside,
    () => {
      once(bench, "same look-ups", () => runOnce(driver(bench, "lookups", "check")));
      return compare(
        driver(bench, "lookups", ours),
        driver(bench, "lookups", theirs),
        bench.quick ? 1 : bench.rounds,
      );
    },
    options,
  );
}

/** A subject over the content in shape "literal", whose records are objects like any that a game would filter. */
function driver(bench: Bench, subject: "crafting" | "lookups", ...words: string[]): Command {
  const file = once(bench, "driver of the runtime", () => {
    const { folder, out } = builtProject(bench, "literal");
    const contents = [
      `import * as content from ${JSON.stringify(join(out, "index.ts"))};`,
      `import { crafting } from ${JSON.stringify(join(subjects, "crafting.ts"))};`,
      `import { lookups } from ${JSON.stringify(join(subjects, "lookups.ts"))};`,
      `const [subject, ...words] = process.argv.slice(2);`,
      `({ crafting, lookups })[subject](content, ...words);`,
    ].join("\n");
    return bundled(bench, contents, join(folder, "runtime-driver.mjs"));
  });
  return { arguments: [file, subject, ...words], reports: true };
}

function size(
  bench: Bench,
  what: string,
  names: string,
  beside: string,
  theirs: (whole: string) => number,
): Measurement {
  const clientOf = (exported: string): string =>
    once(bench, `client of ${exported}`, () => {
      const { folder } = builtProject(bench, "literal");
      const contents = `export ${exported} from "defwright/runtime";`;
      return bundled(bench, contents, join(folder, `client-${exported.replace(/\W/gu, "")}.mjs`));
    });
  const pair = (): ReturnType<typeof pairOf> =>
    pairOf([gzipped(clientOf(names)) / 1000], [theirs(clientOf("*")) / 1000]);
  return measurement(what, beside, pair, { unit: "kB" });
}

function gzipped(file: string): number {
  return gzipSync(readFileSync(file)).length;
}

function minified(file: string): number {
  return readFileSync(file).length;
}

function bundled(bench: Bench, contents: string, outfile: string): string {
  const { folder } = builtProject(bench, "literal");
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: folder, loader: "ts" },
    write: false,
    ...{ bundle: true, minify: true, format: "esm", logLevel: "error" },
    // What is checked and measured is the same code, also where no build was made.
    ...(bench.built ? {} : { conditions: ["defwright-source"] }),
  });
  writeFileSync(outfile, outputFiles[0]?.contents ?? "");
  return outfile;
}
