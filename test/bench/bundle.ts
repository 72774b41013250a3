/** What a client ships: every table of a shape in one minified file. */
import { join } from "node:path";
import { buildSync } from "esbuild";
import type { Bench } from "./row.ts";
import { builtProject, once } from "./subject.ts";

/** Path of the file. */
export function bundleOf(bench: Bench, shape: "literal" | "packed"): string {
  return once(bench, `bundle ${shape}`, () => {
    const { folder, out } = builtProject(bench, shape);
    const outfile = join(folder, "bundle.mjs");
    buildSync({
      entryPoints: [join(out, "index.ts")],
      outfile,
      ...{ bundle: true, minify: true, format: "esm", logLevel: "error" },
      ...(bench.built ? {} : { conditions: ["defwright-source"] }),
    });
    return outfile;
  });
}
