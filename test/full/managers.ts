/** An empty project with the tarball in it, as each package manager installs it. */
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Installation, Ways } from "./clients.ts";
import { mustRun } from "./programs.ts";
import { installTool } from "./install-tool.ts";

export interface Manager {
  readonly name: string;
  /** Of the tool that installs; npm comes with Node. */
  readonly tool?: readonly [name: string, version: string, program: string];
  readonly settings?: Readonly<Record<string, string>>;
  readonly install: readonly string[];
  /** Before the name of a program that a package brings. */
  readonly run: readonly string[];
  readonly node: readonly string[];
}

const node = process.execPath;

export const managers: readonly Manager[] = [
  {
    name: "npm",
    install: ["npm", "install", "--no-audit", "--no-fund"],
    run: ["npx", "--no-install"],
    node: [node],
  },
  {
    name: "pnpm",
    tool: ["pnpm", "10.34.8", "pnpm/bin/pnpm.cjs"],
    install: ["install", "--ignore-scripts"],
    run: ["exec"],
    node: [node],
  },
  {
    name: "Yarn PnP",
    tool: ["@yarnpkg/cli-dist", "4.18.1", "@yarnpkg/cli-dist/bin/yarn.js"],
    settings: {
      ".yarnrc.yml": "nodeLinker: pnp\nenableTelemetry: false\nenableScripts: false\n",
      "yarn.lock": "",
    },
    install: ["install", "--no-immutable"],
    run: ["run"],
    node: ["node"],
  },
];

export interface Project extends Ways, Installation {
  readonly folder: string;
  readonly remove: () => void;
}

/** The tarball, TypeScript and content, compiled; `undefined` where the tool cannot be had. */
export async function installedProject(
  manager: Manager,
  tarball: string,
  typescript: string,
): Promise<Project | undefined> {
  const tool = manager.tool && (await programOf(manager.tool));
  if (manager.tool !== undefined && tool === undefined) return undefined;
  const worded = (words: readonly string[]): string[] =>
    tool === undefined ? [...words] : [node, tool, ...words];
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "defwright-installed-")));
  const remove = (): void => {
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    cpSync(tarball, join(folder, "defwright.tgz"));
    const manifest = {
      name: "game",
      private: true,
      type: "module",
      dependencies: { defwright: "file:./defwright.tgz" },
      devDependencies: { typescript, "@types/node": "20.19.43" },
    };
    writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
    for (const [path, text] of Object.entries(manager.settings ?? {})) {
      writeFileSync(join(folder, path), text);
    }
    // Vite sets NODE_ENV in the process of other tests; in production the type checker would not be installed.
    await mustRun(folder, worded(manager.install), { CI: "", NODE_ENV: "development" });
    await mustRun(folder, worded([...manager.run, "defwright", "init"]));
    await mustRun(folder, worded([...manager.run, "defwright", "build"]));
    const tsc = worded([...manager.run, "tsc"]);
    const runNode = manager.node[0] === "node" ? worded(manager.node) : manager.node;
    return { folder, remove, tsc, node: runNode, manager: manager.name, typescript };
  } catch (error) {
    remove();
    throw error;
  }
}

async function programOf([name, version, program]: readonly [string, string, string]): Promise<
  string | undefined
> {
  const folder = await installTool(name, version);
  return folder === undefined ? undefined : join(folder, "node_modules", program);
}

/** The modules as the client's own, for each of them has a package.json that decides its format. */
export function copyGenerated(project: string, client: string): void {
  mkdirSync(join(project, client), { recursive: true });
  cpSync(join(project, "generated"), join(project, client, "generated"), { recursive: true });
}
