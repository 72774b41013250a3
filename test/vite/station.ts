/** The station's page on Vite's development server, in a temporary folder with content of its own to edit. */
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import {
  createServer,
  defaultClientConditions,
  defaultServerConditions,
  type InlineConfig,
  type ViteDevServer,
} from "vite";
import defwright, { type DefwrightOptions } from "../../generator/vite.ts";
import { projectFolder } from "../project-folder.ts";
import { root } from "../root.ts";

export type Shape = "literal" | "packed";

/** A project with our content, the client and a linked defwright; nothing is generated yet. */
export function stationFolder(): string {
  const folder = projectFolder({
    "package.json": { name: "station", private: true, type: "module" },
    "defwright.config.json": { packs: ["content/core", "content/mods/*"], out: "generated" },
  });
  for (const path of ["content", "test/client"]) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  linkDefwright(folder);
  return folder;
}

/** Installs this very defwright in a project. */
export function linkDefwright(folder: string): void {
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  symlinkSync(root, join(folder, "node_modules/defwright"), "junction");
}

/** Vite's configuration in tests: no configuration file, no output on the terminal, defwright from its sources. */
export function viteConfig(folder: string, options: DefwrightOptions = {}): InlineConfig {
  return {
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [defwright(options)],
    resolve: { conditions: ["defwright-source", ...defaultClientConditions] },
    ssr: {
      noExternal: ["defwright"],
      resolve: { conditions: ["defwright-source", ...defaultServerConditions] },
    },
    optimizeDeps: { noDiscovery: true },
    server: { host: "127.0.0.1", port: 0, fs: { allow: [folder, root] } },
  };
}

export interface Served {
  readonly server: ViteDevServer;
  /** Of the page. */
  readonly url: string;
}

export async function serve(config: InlineConfig, page = "test/client/page/"): Promise<Served> {
  const server = await createServer(config);
  await server.listen();
  const { port } = server.httpServer!.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${String(port)}/${page}` };
}

/**
 * Replaces a text in a file of the project, as an editor does; it must be there. With `after` the first behind that.
 */
export function edit(folder: string, path: string, from: string, to: string, after = ""): void {
  const file = join(folder, path);
  const text = readFileSync(file, "utf8");
  const start = text.indexOf(after);
  const index = text.indexOf(from, start);
  if (start === -1 || index === -1) {
    throw new Error(`${path} has no ${from}${after === "" ? "" : ` after ${after}`}`);
  }
  writeFileSync(file, text.slice(0, index) + to + text.slice(index + from.length));
}

export interface Place {
  readonly line: number;
  readonly column: number;
  /** The whole line. */
  readonly text: string;
}

/** Where a text stands in a file of the project; it must be there. */
export function placeOf(folder: string, path: string, what: string): Place {
  const lines = readFileSync(join(folder, path), "utf8").split("\n");
  const index = lines.findIndex((line) => line.includes(what));
  const text = lines[index];
  if (text === undefined) throw new Error(`${path} has no ${what}`);
  return { line: index + 1, column: text.indexOf(what) + 1, text };
}
