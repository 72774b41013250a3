/** Plants a mistake into a world on disk and compares what is found with what has to be. */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import type { Settings } from "../../generator/config/settings.ts";
import type { DialectName as Dialect } from "../../generator/model/dialect.ts";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { createBuildSession } from "../../generator/build/session.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { apply, lineOf, type Mistake } from "../search/edit.ts";
import { countsOf, freshOf, signature } from "./fresh.ts";
import { ratedIn, severityOf } from "./severities.ts";
import type { World } from "../search/world.ts";
import { write } from "./write.ts";

export interface Trial {
  /** Each expected place has its code and severity. */
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

/**
 * Writes the world below `folder`; compiles it again and again, parsing only what changed. With `watching` a session
 * that goes on, as in watch mode, has to find the same.
 */
export function createBench(world: World, folder: string, watching = false): Bench {
  for (const { path, text } of world.files) write(join(folder, path), text);
  for (const pack of world.packs) mkdirSync(join(folder, pack), { recursive: true });
  const settings: Settings = settingsOf(folder, {
    packs: world.packs,
    dialect: world.dialect,
    known: world.known,
  });
  const session = createBuildSession();
  const diagnostics = (): readonly Diagnostic[] => {
    // What an earlier run found must not count: this is how `check` sees it.
    delete session.last;
    return compilePacks(settings, { session, emit: false }).diagnostics;
  };
  const going = watching ? createBuildSession() : undefined;
  const watched = (): readonly Diagnostic[] | undefined =>
    going && compilePacks(settings, { session: going, emit: false }).diagnostics;
  watched();
  const before = countsOf(diagnostics());

  return {
    diagnostics,
    attempt: (mistake) => {
      const changed = [...new Set(mistake.edits.map(({ file }) => file))];
      for (const file of changed) write(join(folder, file.path), apply(file, mistake.edits));
      for (const { path, text } of mistake.added ?? []) write(join(folder, path), text);
      try {
        const found = diagnostics();
        const trial = compare(mistake, found, before, world.dialect);
        const differing = differences(found, watched());
        return { ...trial, cascade: [...trial.cascade, ...differing] };
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
  dialect: Dialect,
): Trial {
  const now = countsOf(after);
  const isNew = (diagnostic: Diagnostic): boolean =>
    (now.get(signature(diagnostic)) ?? 0) > (before.get(signature(diagnostic)) ?? 0);
  const left = [...after];
  const missed: string[] = [];
  for (const { code, at, says, severity: rating = severityOf(code, dialect) } of expected) {
    const severity = rating === "any" ? rating : ratedIn(rating, dialect);
    const line = lineOf(at, edits);
    const index = left.findIndex(
      (diagnostic) =>
        diagnostic.code === code &&
        (severity === "any" || diagnostic.severity === severity) &&
        diagnostic.source.displayPath === at.file.path &&
        diagnostic.range.line === line &&
        isNew(diagnostic) &&
        (says === undefined || `${diagnostic.message} ${diagnostic.help ?? ""}`.includes(says)),
    );
    if (index < 0)
      missed.push(
        `${severity} ${code} ${at.file.path}:${String(line)}${says === undefined ? "" : ` (${says})`}`,
      );
    else left.splice(index, 1);
  }
  const rest = freshOf(left, before);
  return {
    detected: missed.length === 0,
    missed,
    cascade: rest.map(
      ({ code, severity, source, range, message }) =>
        `${severity} ${code} ${source.displayPath}:${String(range.line)} ${message}`,
    ),
  };
}

/** What a session that goes on finds otherwise. */
function differences(
  once: readonly Diagnostic[],
  watched: readonly Diagnostic[] | undefined,
): string[] {
  if (!watched) return [];
  const textOf = ({ code, source, range, message }: Diagnostic): string =>
    `${code} ${source.displayPath}:${String(range.line)} ${message}`;
  const [one, other] = [once.map(textOf), watched.map(textOf)];
  return [
    ...one.filter((text) => !other.includes(text)).map((text) => `not when watching: ${text}`),
    ...other.filter((text) => !one.includes(text)).map((text) => `when watching: ${text}`),
  ];
}
