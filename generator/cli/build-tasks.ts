/** The build as a task of a monorepo tool: its inputs, including packs outside the package, and its outputs. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { contains, foldersFrom } from "../disk/real-path.ts";
import { hasWorkspaces } from "../editor-schema/workspace-root.ts";
import type { Settings } from "../config/settings.ts";
import { displayPath } from "../disk/display-path.ts";

export const buildTools = ["turbo", "nx"] as const;
export type BuildTool = (typeof buildTools)[number];

export interface BuildTasks {
  /** Content of the package's configuration file for the tool. */
  readonly file: object;
  /** Absolute paths outside the workspace, which the tool cannot see. */
  readonly outside: readonly string[];
}

interface Places {
  /** Returns a path in the tool's notation. */
  readonly named: (path: string) => string;
  readonly isRoot: boolean;
  readonly outside: readonly string[];
}

/** What a build writes, in the tool's notation. */
interface Outputs {
  readonly folders: readonly string[];
  readonly files: readonly string[];
}

export function buildTasks(tool: BuildTool, settings: Settings): BuildTasks {
  const { out, image, decidedBy, recordFile, packs } = settings;
  const files = [...(decidedBy?.files ?? []), ...(recordFile === undefined ? [] : [recordFile])];
  // New packs may appear in the folders of patterns.
  const patterns = decidedBy?.folders ?? [];
  const single = packs
    .map(({ directory }) => directory)
    .filter((pack) => !patterns.some((folder) => contains(folder, pack)));
  const folders = [...new Set([...patterns, ...single])];
  const places = placesOf(tool, settings.root, [
    ...files,
    ...folders,
    ...(image === undefined ? [] : [image]),
  ]);
  const inputs = [
    ...files.map(places.named),
    ...folders.map((folder) => `${places.named(folder)}/**/*.json`),
  ];
  const outputs: Outputs = {
    folders: out === undefined ? [] : [places.named(out)],
    files: image === undefined ? [] : [places.named(image)],
  };
  const file = tool === "turbo" ? turboFile(inputs, outputs, places) : nxFile(inputs, outputs);
  return { file, outside: places.outside };
}

function turboFile(
  inputs: readonly string[],
  { folders, files }: Outputs,
  { isRoot }: Places,
): object {
  const outputs = [...folders.map((folder) => `${folder}/**`), ...files];
  return {
    ...(isRoot ? {} : { extends: ["//"] }),
    tasks: {
      content: { inputs, outputs },
      "content:check": { dependsOn: ["content"], inputs: [...inputs, ...outputs], outputs: [] },
      build: { dependsOn: ["content"] },
    },
  };
}

function nxFile(content: readonly string[], { folders, files }: Outputs): object {
  const inputs = [...content, { externalDependencies: ["defwright"] }];
  const common = { options: { cwd: "{projectRoot}" }, cache: true };
  return {
    targets: {
      content: {
        command: "npx --no-install defwright build",
        ...common,
        inputs,
        outputs: [...folders, ...files],
      },
      "content-check": {
        command: "npx --no-install defwright check",
        ...common,
        dependsOn: ["content"],
        inputs: [...folders.map((folder) => `${folder}/**/*`), ...files, ...inputs],
      },
      build: { dependsOn: ["content"] },
    },
  };
}

function placesOf(tool: BuildTool, root: string, paths: readonly string[]): Places {
  const workspace = workspaceOf(root);
  const [ofPackage, ofWorkspace] =
    tool === "turbo" ? ["", "$TURBO_ROOT$/"] : ["{projectRoot}/", "{workspaceRoot}/"];
  return {
    isRoot: workspace === root,
    outside: paths.filter((path) => !contains(workspace, path)),
    named: (path) =>
      contains(root, path)
        ? `${ofPackage}${displayPath(path, root)}`
        : `${ofWorkspace}${displayPath(path, workspace)}`,
  };
}

/** The tool's root folder: the one with its own configuration or the workspaces, or the root of the repository. */
function workspaceOf(root: string): string {
  const marks = ["nx.json", "pnpm-workspace.yaml", ".git"];
  const isRoot = (folder: string): boolean =>
    marks.some((name) => existsSync(join(folder, name))) || hasWorkspaces(folder);
  return foldersFrom(root).find(isRoot) ?? root;
}
