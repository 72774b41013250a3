/** Other content compilers. They are no dependency of ours: the bench installs them for itself. */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Command } from "./measure.ts";
import type { Bench } from "./row.ts";
import { contentFiles, once, ourKinds } from "./subject.ts";

const folder = fileURLToPath(new URL("peers/", import.meta.url));
const velitePackage = join("node_modules", "velite");

/** Installs the peers where that has not happened; `undefined`, with the reason told, where it cannot. */
export function installPeers(say: (text: string) => void): string | undefined {
  if (existsSync(join(folder, velitePackage, "package.json"))) return folder;
  say("installing the peers (velite, content-collections) into test/bench/peers");
  const run = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: folder,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (run.status === 0) return folder;
  const reason = run.error?.message ?? run.stderr.trim().split("\n").at(-1) ?? "";
  say(`the peers cannot be installed, so their rows are left out: ${reason}`);
  return undefined;
}

export interface Peer {
  readonly folder: string;
  /** A build without output; neither peer keeps a cache. */
  readonly build: Command;
  /** The same beside the output of the one before. */
  readonly again: Command;
  /** `node` arguments of the watcher, to be run in `folder`. */
  readonly watch: readonly string[];
  /** The output that holds the objects of a kind, below `folder`. */
  readonly outputOf: (kind: string) => string;
}

export function velite(bench: Bench): Peer {
  return peer(bench, "velite", {
    config: "velite.config.js",
    program: [join(velitePackage, "bin/velite.js")],
    output: ".velite",
    outputOf: (kind) => `.velite/${kind}.json`,
  });
}

export function contentCollections(bench: Bench): Peer {
  const config = "content-collections.js";
  return peer(bench, "content-collections", {
    config,
    program: [join("node_modules", "@content-collections/cli/dist/index.js")],
    options: ["--config", config],
    output: ".content-collections",
    outputOf: (kind) => `.content-collections/generated/${plural(kind)}.js`,
  });
}

interface PeerOptions {
  readonly config: string;
  readonly program: readonly string[];
  readonly options?: readonly string[];
  readonly output: string;
  readonly outputOf: (kind: string) => string;
}

/** A project of a peer on our objects alone, which it does not have to find among others. */
function peer(bench: Bench, name: string, from: PeerOptions): Peer {
  return once(bench, `peer ${name}`, () => {
    const { peers } = bench;
    if (peers === undefined) throw new Error("the peers are not installed");
    const { program, options = [], outputOf } = from;
    const project = join(bench.work, name);
    mkdirSync(project, { recursive: true });
    symlinkSync(join(peers, "node_modules"), join(project, "node_modules"), "junction");
    for (const file of ["package.json", "kinds.js", from.config]) {
      copyFileSync(join(peers, file), join(project, file));
    }
    const content = join(project, "content");
    writeOurObjects(bench.packs, content);
    const again = {
      arguments: [...program, "build", ...options],
      cwd: project,
      inputs: [content],
    };
    const before = (): void => {
      rmSync(join(project, from.output), { recursive: true, force: true });
    };
    const watch =
      name === "velite" ? [...program, "build", "--watch"] : [...program, "watch", ...options];
    return { folder: project, build: { ...again, before }, again, watch, outputOf };
  });
}

/** `content/<kind>/<path>.json`: the objects of that kind in the file of that path. */
function writeOurObjects(packs: readonly string[], content: string): void {
  for (const { path, objects } of contentFiles(packs)) {
    for (const kind of ourKinds) {
      const own = objects.filter((object) => object["type"] === kind);
      if (own.length === 0) continue;
      const file = join(content, kind, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(own, undefined, 2));
    }
  }
}

/** How content-collections names the list of a collection. */
function plural(kind: string): string {
  const name = `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}`;
  return `all${name}${name.endsWith("s") ? "" : "s"}`;
}
