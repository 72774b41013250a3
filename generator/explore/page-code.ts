/** The script and the style sheet of the page: the package has them in files, a checkout makes them. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { getOrInsert } from "../model/maps.ts";

export interface PageCode {
  readonly script: string;
  readonly style: string;
}

/** In the package they are beside this module's bundle. */
export async function pageCode(): Promise<PageCode> {
  const [script, style] = pageFiles.map((name) => new URL(name, import.meta.url));
  if (!script || !style || !existsSync(script)) return await bundlePage();
  return { script: readFileSync(script, "utf8"), style: readFileSync(style, "utf8") };
}

export const pageFiles = ["explorer-page.js", "explorer-page.css"] as const;

const bundled = new Map<string, Promise<PageCode>>();

/** For checkouts. Once for a process. */
export function bundlePage(folder = "page", css = "page.css"): Promise<PageCode> {
  return getOrInsert(bundled, folder, () => bundle(folder, css));
}

async function bundle(folder: string, css: string): Promise<PageCode> {
  const { build } = await import("esbuild");
  const [script = "", style = ""] = await Promise.all(
    ["main.ts", css].map(async (name) => {
      const { outputFiles } = await build({
        entryPoints: [fileURLToPath(new URL(`./${folder}/${name}`, import.meta.url))],
        ...{ bundle: true, write: false, minify: true, charset: "ascii", legalComments: "none" },
        ...{ format: "esm", target: "es2022", logLevel: "silent" },
      });
      return outputFiles[0]?.text ?? "";
    }),
  );
  return { script, style };
}
