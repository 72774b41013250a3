import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../project-folder.ts";
import { root } from "../root.ts";
import type { Bench } from "./row.ts";

/** A bench on our small content, with no peers and no built package. */
export function benchOnOwnContent(): Bench {
  const work = join(projectFolder({ "package.json": "{}" }), "bench");
  mkdirSync(work);
  return {
    packs: [join(root, "content/core")],
    dialect: "spec",
    work,
    rounds: 1,
    quick: true,
    built: false,
  };
}
