import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = readPackage();

/** The version of this package; its package.json is above both the sources and `dist`. */
export const version: string = here.version;

/** The absolute path of this package with links resolved; `undefined` if it is bundled into something else. */
export const packageFolder: string | undefined = here.folder;

function readPackage(): { readonly version: string; readonly folder: string | undefined } {
  for (const above of ["../../package.json", "../package.json"]) {
    const file = new URL(above, import.meta.url);
    if (!existsSync(file)) continue;
    const { name, version: found } = JSON.parse(readFileSync(file, "utf8")) as {
      name?: string;
      version?: string;
    };
    if (name === "defwright" && found !== undefined) {
      return { version: found, folder: fileURLToPath(new URL(".", file)) };
    }
  }
  return { version: "(unknown version)", folder: undefined };
}
