/** The tests of the compiler and the runtime under every Node that is said to work. */
import { join } from "node:path";
import { root } from "../../root.ts";
import { row, skipped, type FullPart } from "../part.ts";
import { mustRun } from "../programs.ts";
import { installTool } from "../install-tool.ts";

const versions = ["20.19.6", "22.23.3", "24.21.0", "26.10.0"] as const;

/** What does not start other tools. */
const core = ["json", "kinds", "layer", "emit", "golden", "reuse", "runtime", "spec", "client"];

export const nodes: readonly FullPart[] = versions.map((version) => ({
  name: `Node ${version}`,
  run: async () => {
    const name = `Node ${version}, the tests' core`;
    const system = `${process.platform}-${process.arch}`;
    const folder = await installTool(`node-${system}`, version);
    if (folder === undefined) return { rows: [skipped(name, `no such Node for ${system}`)] };
    const node = join(folder, `node_modules/node-${system}/bin/node`);
    const words = ["--conditions=defwright-source", "--import", "tsx", "test/run.ts"];
    return {
      rows: [
        await row(name, async () => {
          const said = await mustRun(root, [
            node,
            ...words,
            ...core.map((each) => `test/${each}/`),
          ]);
          const [counts = ""] = said.trimEnd().split("\n").slice(-1);
          return counts;
        }),
      ],
    };
  },
}));
