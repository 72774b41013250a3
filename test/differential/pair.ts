/** One project on disk, compiled by a session that goes on, or a new process, and by a cold run at every step. */
import { join } from "node:path";
import { build, compareWithDisk, manifestOf } from "../../generator/build/build.ts";
import { openBuildSession } from "../../generator/build/kept-state.ts";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { loadSettings } from "../../generator/config/load-config.ts";
import type { Settings } from "../../generator/config/settings.ts";
import {
  createBuildSession,
  filesOfOurs,
  takeForEdited,
  type BuildSession,
} from "../../generator/build/session.ts";
import { createProcesses, type Anew } from "./anew.ts";
import { differences, seen } from "./seen.ts";
import { changedPaths, writeChanges, type Snapshot } from "./snapshot.ts";

/** How a step is taken. */
export interface Manner {
  /** Whether modules are written, as a watcher does, and compared with what a cold build would write. */
  readonly writes: boolean;
  /** What the session is told of what changed: exactly that, more than that, or nothing at all. */
  readonly told: "exactly" | "more" | "nothing";
  /** Which file the session then takes for edited, as a watcher at rest does; from 0 to 1, none where absent. */
  readonly rest?: number;
  /** Present if a new process takes the step. */
  readonly anew?: Anew;
}

export interface Step {
  readonly files: Snapshot;
  readonly manner: Manner;
}

export interface Outcome {
  /** Whether the content had errors, or the configuration was wrong, so that nothing was compiled. */
  readonly verdict: "valid" | "failed" | "misconfigured";
  /** Empty where both runs agree. */
  readonly differences: readonly string[];
}

export interface Pair {
  readonly take: (step: Step) => Promise<Outcome>;
}

/** @param folder an empty one, absolute */
export function createPair(folder: string): Pair {
  let session = createBuildSession();
  const { clock, take: takeAnew } = createProcesses();
  let files: Snapshot = new Map();
  let settings: Settings | undefined;
  /** What changed while no settings were there to compile with. */
  let waiting: string[] = [];

  async function take({ files: next, manner }: Step): Promise<Outcome> {
    const changed = changedPaths(files, next);
    clock.move(manner.anew?.moves[0] ?? 1000);
    const touched = writeChanges(folder, files, next);
    clock.wrote(touched, manner.anew?.keepsTimes);
    clock.move(manner.anew?.moves[1] ?? 1000);
    files = next;
    if (
      settings === undefined ||
      changed.some(decidesSettings) ||
      touched.length > changed.length
    ) {
      ({ settings } = await loadSettings({ workingDirectory: folder }));
    }
    waiting.push(...touched);
    if (settings === undefined) return { verdict: "misconfigured", differences: [] };
    const told = new Set(waiting);
    waiting = [];
    if (manner.told === "more") for (const path of files.keys()) told.add(join(folder, path));
    try {
      if (manner.anew === undefined) return compare(settings, session, manner, told);
      const { failed, differences: found } = takeAnew(settings, manner.anew);
      session = clock.during(() => openBuildSession(settings!));
      return { verdict: failed ? "failed" : "valid", differences: found };
    } catch (error) {
      return { verdict: "failed", differences: [`thrown: ${String((error as Error).stack)}`] };
    }
  }

  return { take };
}

function decidesSettings(path: string): boolean {
  return !path.includes("/") || path.startsWith("known/") || path.endsWith("/modinfo.json");
}

function compare(
  settings: Settings,
  session: BuildSession,
  manner: Manner,
  told: ReadonlySet<string>,
): Outcome {
  const options = { session, ...(manner.told === "nothing" ? {} : { touched: told }) };
  const warm = manner.writes
    ? build(settings, { ...options, force: true }).compilation!
    : compilePacks(settings, options);
  const cold = compilePacks(settings);
  const found = differences(
    seen(warm, warm.failed ? [] : [manifestOf(settings, warm)]),
    seen(cold, cold.failed ? [] : [manifestOf(settings, cold)]),
  );
  if (manner.writes && !cold.failed) {
    const disk = compareWithDisk(settings, cold).map((each) => `on disk: ${JSON.stringify(each)}`);
    found.push(...disk);
  }
  if (manner.writes) found.push(...plainBuild(settings, cold.failed));
  if (manner.rest !== undefined) rest(settings, session, manner.rest);
  return { verdict: cold.failed ? "failed" : "valid", differences: found };
}

function rest(settings: Settings, session: BuildSession, part: number): void {
  const paths = filesOfOurs(session);
  takeForEdited(session, paths[Math.floor(part * paths.length)] ?? "");
  compilePacks(settings, { session, touched: new Set() });
}

/** What the next `defwright build` says, which trusts the manifest and its cache: nothing else than the watcher. */
function plainBuild(settings: Settings, failed: boolean): string[] {
  const { compilation, upToDate, written, removed } = build(settings);
  if (failed)
    return compilation?.failed === true ? [] : ["a build takes for current what has errors"];
  const touched = [...written, ...removed];
  return touched.length === 0 && (upToDate || compilation?.failed === false)
    ? []
    : [`a build finds something to do: ${touched.join(", ") || "errors"}`];
}
