/** What the package says of itself, and how large it is once it is installed. */
import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../root.ts";
import { installedProject, managers } from "../managers.ts";
import { row, skipped, type FullPart, type Row } from "../part.ts";
import { mustRun } from "../programs.ts";
import { tarball } from "../tarball.ts";
import { formats, tryClient, writeClient } from "../clients.ts";
import { copyGenerated } from "../managers.ts";

/** Bytes of all files that `npm install defwright` adds: 8 MB with own kinds, dialects and their reader of schemas. */
export const largestInstall = 8_000_000;

/** Packages of the project that are not ours: what a game needs to compile. */
const others = new Set(["typescript", "@typescript", "@types", "undici-types", ".bin"]);

export const packageChecks: FullPart = { name: "package", run: checkPackage };

/** Quick enough for every change: the package's own checks, and one of the combinations. */
export async function checkPackage(): Promise<{ readonly rows: readonly Row[] }> {
  const file = await tarball();
  const rows = [
    await row("publint", async () => {
      await mustRun(root, ["npx", "publint", "--strict", file]);
      return "nothing to say";
    }),
    await row("attw", async () => {
      await mustRun(root, ["npx", "attw", "--profile", "esm-only", file]);
      return "types are right";
    }),
  ];
  const [npm] = managers;
  const project = npm && (await installedProject(npm, file, "7.0.2"));
  if (project === undefined) return { rows: [...rows, skipped("npm", "cannot be had")] };
  try {
    rows.push(
      await row("installed size", () => {
        const folder = join(project.folder, "node_modules");
        const bytes = readdirSync(folder)
          .filter((name) => !others.has(name))
          .reduce((sum, name) => sum + bytesIn(join(folder, name)), 0);
        const size = `${(bytes / 1e6).toFixed(2)} MB`;
        if (bytes > largestInstall) throw new Error(`${size} are more than is allowed`);
        return size;
      }),
    );
    for (const format of formats) {
      copyGenerated(project.folder, `nodenext-${format}`);
      writeClient(project.folder, "nodenext", format);
      rows.push(
        await row(`npm, TypeScript 7.0.2, nodenext, ${format}`, () =>
          tryClient(project.folder, "nodenext", format, project),
        ),
      );
    }
    return { rows };
  } finally {
    project.remove();
  }
}

function bytesIn(path: string): number {
  const found = lstatSync(path);
  if (!found.isDirectory()) return found.size;
  return readdirSync(path).reduce((sum, name) => sum + bytesIn(join(path, name)), 0);
}
