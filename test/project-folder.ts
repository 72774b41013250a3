/** Projects in temporary folders, and the command line inside the test's own process. */
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Console } from "../generator/cli/console.ts";
import { sharedEngine } from "../generator/cli/engine.ts";
import type { ExitCode } from "../generator/cli/exit-codes.ts";
import { run } from "../generator/cli/run.ts";
import { madeByTests } from "./root.ts";

const made: string[] = [];
process.on("exit", () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});
// Who is told to end removes them too; what a killed process leaves, a later run of all tests removes.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
  process.once(signal, () => process.exit(1));
}

/** @param files Path -> text, or a value that is written as JSON. */
export function projectFolder(files: Readonly<Record<string, unknown>> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), madeByTests)));
  made.push(folder);
  for (const [path, content] of Object.entries(files)) write(folder, path, content);
  return folder;
}

export function write(folder: string, path: string, content: unknown): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    typeof content === "string" ? content : JSON.stringify(content, undefined, 2),
  );
}

export function read(folder: string, path: string): string {
  return readFileSync(join(folder, path), "utf8");
}

export function terrain(id: string, members: object = {}): object {
  return { type: "terrain", id, name: id, symbol: ".", color: "white", move_cost: 2, ...members };
}

export function furniture(id: string, members: object = {}): object {
  const usual = { name: id, symbol: "#", color: "brown", move_cost_mod: 1, required_str: 5 };
  return { type: "furniture", id, ...usual, ...members };
}

/** A configuration with one pack of two terrains that open into each other. */
export function doorProject(more: Readonly<Record<string, unknown>> = {}): string {
  return projectFolder({
    "defwright.config.json": { packs: ["content/core"], out: "generated" },
    "content/core/doors.json": [
      terrain("t_gate", { open: "t_gate_open" }),
      terrain("t_gate_open", { close: "t_gate" }),
    ],
    ...more,
  });
}

/** A configuration with a kind of its own, and a definition of it. */
export function ownKindProject(schema: object = {}): string {
  return projectFolder({
    "defwright.config.json": {
      ...{ packs: ["content/core"], out: "generated" },
      kinds: { monster: { types: ["MONSTER"], schema: "kinds/monster.schema.json" } },
    },
    "kinds/monster.schema.json": {
      ...{ title: "Monster", description: "A creature.", type: "object", required: ["name", "hp"] },
      properties: {
        name: { description: "Its name.", type: "string", "x-text": true },
        hp: { description: "Its life.", type: "integer", minimum: 1 },
        prey: { description: "What it hunts.", type: "string", "x-ref": "monster" },
        ...schema,
      },
    },
    "content/core/monsters.json": [{ type: "MONSTER", id: "mon_rat", name: "rat", hp: 5 }],
  });
}

export interface Outcome {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

/** Runs `defwright` with these words in that folder. */
export async function defwright(
  folder: string,
  args: readonly string[],
  more: Partial<Console> = {},
): Promise<Outcome> {
  let out = "";
  let err = "";
  const code = await run(args, {
    cwd: folder,
    env: {},
    engine: sharedEngine,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    clear: () => undefined,
    terminal: false,
    outIsFile: false,
    columns: 100,
    onInterrupt: () => undefined,
    onKey: () => undefined,
    ...more,
  });
  return { code, out, err };
}

/** Waits until `found` gives something; fails after so many milliseconds. */
export async function eventually<T>(
  found: () => T | undefined,
  what: string | (() => string),
  limit = 5000,
): Promise<T> {
  const end = performance.now() + limit;
  for (;;) {
    const value = found();
    if (value !== undefined) return value;
    if (performance.now() > end) {
      throw new Error(
        `${typeof what === "string" ? what : what()}: not within ${String(limit)} ms`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
