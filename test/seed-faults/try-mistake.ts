/** Plants a mistake into a world on disk and compares what is found with what has to be. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compile } from "../../generator/compile.ts";
import type { Settings } from "../../generator/config/settings.ts";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { createSession } from "../../generator/session.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { apply, lineOf, type Mistake } from "./edit.ts";
import type { World } from "./world.ts";

export interface Trial {
  /** Each expected place has its code. */
  readonly detected: boolean;
  /** Findings beyond those. */
  readonly cascade: readonly string[];
  /** `code file:line` of what was expected and is not there. */
  readonly missed: readonly string[];
}

export interface Bench {
  readonly diagnostics: () => readonly Diagnostic[];
  readonly attempt: (mistake: Mistake) => Trial;
}

/** Writes the world below `folder`; compiles it again and again, parsing only what changed. */
export function createBench(world: World, folder: string): Bench {
  for (const { path, text } of world.files) write(join(folder, path), text);
  for (const pack of world.packs) mkdirSync(join(folder, pack), { recursive: true });
  const settings: Settings = settingsOf(folder, {
    packs: world.packs,
    dialect: world.dialect,
    known: world.known,
  });
  const session = createSession();
  const diagnostics = (): readonly Diagnostic[] =>
    compile(settings, { session, emit: false }).diagnostics;
  const before = countsOf(diagnostics());

  return {
    diagnostics,
    attempt: (mistake) => {
      const changed = [...new Set(mistake.edits.map(({ file }) => file))];
      for (const file of changed) write(join(folder, file.path), apply(file, mistake.edits));
      for (const { path, text } of mistake.added ?? []) write(join(folder, path), text);
      try {
        return compare(mistake, diagnostics(), before);
      } finally {
        for (const { path, text } of changed) write(join(folder, path), text);
        for (const { path } of mistake.added ?? []) rmSync(join(folder, path));
      }
    },
  };
}

function compare(
  { edits, expected }: Mistake,
  after: readonly Diagnostic[],
  before: ReadonlyMap<string, number>,
): Trial {
  const old = new Map(before);
  const found = after.filter((diagnostic) => {
    const left = old.get(signature(diagnostic)) ?? 0;
    if (left > 0) old.set(signature(diagnostic), left - 1);
    return left === 0;
  });
  const rest = [...found];
  const missed: string[] = [];
  for (const { code, at, says } of expected) {
    const line = lineOf(at, edits);
    const index = rest.findIndex(
      ({ code: other, source, range, message, help = "" }) =>
        other === code &&
        source.displayPath === at.file.path &&
        range.line === line &&
        (says === undefined || `${message} ${help}`.includes(says)),
    );
    if (index < 0)
      missed.push(
        `${code} ${at.file.path}:${String(line)}${says === undefined ? "" : ` (${says})`}`,
      );
    else rest.splice(index, 1);
  }
  return {
    detected: missed.length === 0,
    missed,
    cascade: rest.map(
      ({ code, source, range, message }) =>
        `${code} ${source.displayPath}:${String(range.line)} ${message}`,
    ),
  };
}

/** What stays the same when lines move. */
function signature({ code, source, message }: Diagnostic): string {
  return `${code}\n${source.displayPath}\n${message}`;
}

function countsOf(diagnostics: readonly Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of diagnostics)
    counts.set(signature(each), (counts.get(signature(each)) ?? 0) + 1);
  return counts;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
