/** The command line as a program of its own, for tests that start it; it is bundled once for a process. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bundleCommand } from "./bundle-command.ts";
import { root } from "./root.ts";

const bundles = join(root, ".results");
mkdirSync(bundles, { recursive: true });
const folder = mkdtempSync(join(bundles, "command-"));
// Other users start it too.
chmodSync(folder, 0o755);
process.once("exit", () => {
  rmSync(folder, { recursive: true, force: true });
});

/** Words that start it, to which those of a command are added. */
export const command: readonly [program: string, script: string] = await bundleCommand(
  root,
  folder,
);

/** The same for a shell. */
export const shellCommand: string = command.map((word) => `'${word}'`).join(" ");
