/** Turborepo with a remote cache on this machine: what the printed tasks say goes in is what decides. */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { projectFolder, read, terrain, write } from "../../project-folder.ts";
import { root } from "../../root.ts";
import { installTool } from "../install-tool.ts";
import { row, skipped, type FullPart, type Row } from "../part.ts";
import { mustRun, runProgram } from "../programs.ts";

const name = "Turborepo with a remote cache";
const token = "of-this-machine";
const pack = "packages/core/content/doors.json";
const module = "packages/game/generated/terrain/core/doors.ts";

/** A game whose pack is a package of its own beside it. */
async function workspace(): Promise<string> {
  const folder = projectFolder({
    "package.json": {
      name: "all",
      private: true,
      workspaces: ["packages/*"],
      packageManager: "npm@10.0.0",
    },
    "turbo.json": { tasks: {} },
    "package-lock.json": { name: "all", lockfileVersion: 3, requires: true, packages: {} },
    ".gitignore": "node_modules\n.turbo\npackages/game/generated\n",
    "packages/core/package.json": { name: "core", version: "1.0.0", private: true },
    [pack]: [terrain("t_door")],
    "packages/game/package.json": {
      name: "game",
      version: "1.0.0",
      private: true,
      scripts: { content: "defwright build", "content:check": "defwright check" },
    },
    "packages/game/defwright.config.json": {
      packs: [{ name: "core", path: "../core/content" }],
      out: "generated",
    },
  });
  mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
  const source = [
    "--conditions=defwright-source",
    `--import ${join(root, "node_modules/tsx/dist/esm/index.mjs")}`,
    join(root, "generator/cli.ts"),
  ].join(" ");
  const script = `#!/bin/sh\nexec "${process.execPath}" ${source} "$@"\n`;
  writeFileSync(join(folder, "node_modules/.bin/defwright"), script, { mode: 0o755 });
  const listing = ["list", "inputs", "--as", "turbo", "-c", "packages/game/defwright.config.json"];
  const tasks = await mustRun(folder, [join(folder, "node_modules/.bin/defwright"), ...listing]);
  write(folder, "packages/game/turbo.json", tasks);
  await mustRun(folder, ["git", "init", "--quiet"]);
  return folder;
}

/** @returns Its address; it ends with the process that is given back. */
async function startCache(tool: string): Promise<{ readonly url: string; end: () => void }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${String(port)}`;
  const storage = projectFolder();
  const cli = join(tool, "node_modules/turborepo-remote-cache/dist/cli.js");
  const server: ChildProcess = spawn(process.execPath, [cli], {
    env: {
      ...process.env,
      PORT: String(port),
      TURBO_TOKEN: token,
      STORAGE_PROVIDER: "local",
      STORAGE_PATH: storage,
      LOG_LEVEL: "error",
    },
    stdio: "ignore",
  });
  for (let tries = 0; tries < 300; tries += 1) {
    const answered = await fetch(`${url}/v8/artifacts/status`, {
      headers: { authorization: `Bearer ${token}` },
    }).catch(() => undefined);
    if (answered?.ok === true) return { url, end: () => server.kill() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error("the cache did not start");
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Another machine has neither the local cache nor the output. */
function forget(folder: string): void {
  for (const path of [".turbo", "node_modules/.cache", "packages/game/.turbo"]) {
    rmSync(join(folder, path), { recursive: true, force: true });
  }
  rmSync(join(folder, "packages/game/generated"), { recursive: true, force: true });
}

async function story(turbo: string, url: string): Promise<Row[]> {
  const folder = await workspace();
  const words = ["run", "content:check", "--no-daemon", "--output-logs=new-only"];
  const run = async (): Promise<string> => {
    const environment = {
      TURBO_API: url,
      TURBO_TOKEN: token,
      TURBO_TEAM: "team_here",
      TURBO_TELEMETRY_DISABLED: "1",
      PATH: `${join(folder, "node_modules/.bin")}:${process.env["PATH"] ?? ""}`,
    };
    const program = [process.execPath, join(turbo, "node_modules/turbo/bin/turbo"), ...words];
    const said = await mustRun(folder, program, environment);
    return /Cached: .*/u.exec(said)?.[0] ?? said;
  };
  const expect = (found: string, wanted: string): string => {
    if (!found.replaceAll(/\s+/gu, " ").includes(wanted)) throw new Error(found);
    return found.trim();
  };
  return [
    await row(`${name}: first run`, async () => expect(await run(), "Cached: 0 cached, 2 total")),
    await row(`${name}: hit, restored, check passes`, async () => {
      const before = read(folder, module);
      forget(folder);
      const found = expect(await run(), "Cached: 2 cached, 2 total");
      if (!existsSync(join(folder, module)) || read(folder, module) !== before) {
        throw new Error("the output was not restored");
      }
      const check = [join(folder, "node_modules/.bin/defwright"), "check"];
      const { code, said } = await runProgram(join(folder, "packages/game"), check);
      if (code !== 0) throw new Error(said);
      return found;
    }),
    await row(`${name}: an edit of a sibling's pack misses`, async () => {
      write(folder, pack, [terrain("t_door", { name: "iron door" })]);
      const found = expect(await run(), "Cached: 0 cached, 2 total");
      if (!read(folder, module).includes("iron door")) throw new Error("the output is old");
      return found;
    }),
  ];
}

export const turbo: FullPart = {
  name: "turbo",
  run: async () => {
    const tool = await installTool("turbo", "2.11.11");
    const cache = await installTool("turborepo-remote-cache", "2.12.0");
    if (tool === undefined || cache === undefined || process.platform === "win32") {
      return { rows: [skipped(name, "there is no Turborepo, or no cache for it")] };
    }
    const { url, end } = await startCache(cache);
    try {
      return { rows: await story(tool, url) };
    } finally {
      end();
    }
  },
};
