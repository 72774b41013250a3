/** Steps that new processes take, from what earlier ones have kept: a build, or a check, and a cold run. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { build, compareWithDisk, manifestOf } from "../../generator/build/build.ts";
import { check, type StaleModule } from "../../generator/build/check-current.ts";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { keptBuild } from "../../generator/build/kept-state.ts";
import type { Settings } from "../../generator/config/settings.ts";
import { isFile, schemaFile } from "../../generator/editor-schema/schema-place.ts";
import { keepSchema } from "../../generator/editor-schema/schema-file.ts";
import type { Random } from "../search/random.ts";
import { createClock, randomMove, type Clock } from "./clock.ts";
import { differences, seen } from "./seen.ts";
import { writeChanges, type Snapshot } from "./snapshot.ts";

/** How a new process takes a step. */
export interface Anew {
  /** The state that it finds: the last one or an earlier one, that of another project, or a damaged one. */
  readonly state: "last" | "earlier" | "foreign" | "damaged" | "cut";
  /** What it does; "stale" is a build that knows that it has something to do. */
  readonly command: "build" | "stale" | "force" | "check";
  /** Whether another process begins as well, which keeps what it made only after the next edits. */
  readonly twice: boolean;
  /** From 0 to 1: where there is a choice among states and places. */
  readonly chance: number;
  /** Whether it is killed before it keeps anything. */
  readonly killed: boolean;
  /** Whether the files that are edited keep the times at which they were modified. */
  readonly keepsTimes: boolean;
  /** What became of the output meanwhile: nothing, or it is an earlier one, or a file has changed or gone. */
  readonly output: "same" | "earlier" | "changed" | "gone";
  /** How far the clock has gone before what was edited is written, and before the process begins. */
  readonly moves: readonly [number, number];
}

/** One that finds everything as the last process left it. */
const undisturbed: Partial<Anew> = {
  ...{ state: "last", output: "same", twice: false, killed: false, keepsTimes: false },
};

/** @param isDisturbed whether anything may have happened to what the last process left */
export function randomAnew(random: Random, isDisturbed: boolean): Anew {
  const anew: Anew = {
    state: random.pick(["last", "last", "last", "earlier", "foreign", "damaged", "cut"] as const)!,
    command: random.pick(["build", "stale", "force", "check"] as const)!,
    chance: random.below(1000) / 1000,
    twice: random.below(6) === 0,
    killed: random.below(8) === 0,
    keepsTimes: random.below(4) === 0,
    output: random.pick(["same", "same", "same", "earlier", "changed", "gone"] as const)!,
    moves: [randomMove(random), randomMove(random)],
  };
  if (isDisturbed) return anew;
  return { ...anew, ...undisturbed, command: anew.command === "force" ? "stale" : anew.command };
}

export function anewText({
  state,
  command,
  twice,
  killed,
  keepsTimes,
  output,
  moves,
}: Anew): string {
  return `${command} in a new process${killed ? " that is killed" : ""}, from the ${state} state,${twice ? " beside another one that ends after the next edits," : ""} over the ${output} output, after ${moves.join(" and ")} ms${keepsTimes ? ", where files keep their times" : ""}`;
}

/** The processes of one project, one after the other. */
export interface Processes {
  readonly clock: Clock;
  /** Returns how a process and a cold run differ. */
  readonly take: (settings: Settings, anew: Anew) => Judged;
}

export interface Judged {
  readonly failed: boolean;
  readonly differences: readonly string[];
}

/** States of all projects of a process that searches: their keys may be those of others. */
const foreign: Uint8Array[] = [];
const mostForeign = 50;

export function createProcesses(): Processes {
  const clock = createClock();
  const states: Uint8Array[] = [];
  const outputs: Snapshot[] = [];
  /** Has another process end. */
  let end: (() => void) | undefined;
  const take = (settings: Settings, anew: Anew): Judged => {
    const cache = join(settings.root, "node_modules/.cache/defwright");
    mkdirSync(cache, { recursive: true });
    if (end) clock.during(end);
    const [name] = readdirSync(cache).filter((each) => each.startsWith("kept-"));
    const file = name === undefined ? undefined : join(cache, name);
    const last = file === undefined ? undefined : readFileSync(file);
    if (file !== undefined && last) {
      states.push(last);
      if (foreign.length < mostForeign && last.length > 0) foreign.push(last);
      writeFileSync(file, found(anew, last, states));
    }
    if (settings.out !== undefined) disturb(settings.out, anew, outputs);
    end = anew.twice ? clock.during(() => begun(settings)) : undefined;
    const judged = run(settings, anew, clock);
    if (anew.killed && file !== undefined && last) writeFileSync(file, last);
    return judged;
  };
  return { clock, take };
}

/** Does to an output what happens to it between two processes. */
function disturb(out: string, { output, chance }: Anew, outputs: Snapshot[]): void {
  const now = outputIn(out);
  outputs.push(now);
  const path = [...now.keys()][Math.floor(chance * now.size)];
  const earlier = outputs[Math.floor(chance * outputs.length)];
  if (output === "same" || path === undefined || !earlier) return;
  const next = new Map(output === "earlier" ? earlier : now);
  if (output === "gone") next.delete(path);
  if (output === "changed") next.set(path, `${next.get(path) ?? ""}\n`);
  writeChanges(out, now, next);
}

function outputIn(out: string): Snapshot {
  const entries = existsSync(out) ? readdirSync(out, { recursive: true, withFileTypes: true }) : [];
  return new Map(
    entries.flatMap((entry) => {
      const file = join(entry.parentPath, entry.name);
      return entry.isFile() ? [[relative(out, file), readFileSync(file, "utf8")] as const] : [];
    }),
  );
}

function found(
  { state, chance }: Anew,
  last: Uint8Array,
  states: readonly Uint8Array[],
): Uint8Array {
  const one = (list: readonly Uint8Array[]): Uint8Array =>
    list[Math.floor(chance * list.length)] ?? last;
  const at = Math.floor(chance * last.length);
  switch (state) {
    case "last":
      return last;
    case "earlier":
      return one(states);
    case "foreign":
      return one(foreign);
    case "damaged":
      return last.length === 0 ? last : last.with(at, (last[at] ?? 0) ^ 1);
    case "cut":
      return last.slice(0, at);
  }
}

/** A build of which nothing is left but that it keeps what it made. */
function begun(settings: Settings): (() => void) | undefined {
  const kept = keptBuild(settings, true);
  if (!kept?.session) return undefined;
  const compilation = compilePacks(settings, { session: kept.session });
  return () => {
    kept.keep(compilation, false);
  };
}

function run(settings: Settings, { command }: Anew, clock: Clock): Judged {
  const warm = clock.during(() =>
    command === "check"
      ? check(settings)
      : build(settings, { force: command === "force", stale: command === "stale" }),
  );
  const cold = compilePacks(settings);
  const { failed } = cold;
  const made = failed ? [] : [manifestOf(settings, cold)];
  const { compilation } = warm;
  const different = compilation
    ? differences(seen(compilation, compilation.failed ? [] : made), seen(cold, made))
    : failed
      ? ["a build takes for current what has errors"]
      : [];
  const disk = failed ? [] : compareWithDisk(settings, cold);
  const standing = disk.map((each) => JSON.stringify(each));
  const wrong =
    "stale" in warm
      ? isSaid(warm.stale, disk)
        ? []
        : [`said to be stale: ${JSON.stringify(warm.stale)}`, ...standing]
      : standing.map((each) => `on disk: ${each}`);
  return {
    failed,
    differences: [...different, ...wrong, ...schemaDifferences(settings, cold, command)],
  };
}

/** Whether a check says of the output what is true. */
function isSaid(stale: readonly StaleModule[], disk: readonly StaleModule[]): boolean {
  return stale[0]?.state === "unbuilt"
    ? disk.every(({ state }) => state === "missing")
    : JSON.stringify(stale) === JSON.stringify(disk);
}

/** Whether the schema for editors is what a build that knows nothing would leave. */
function schemaDifferences(
  settings: Settings,
  cold: ReturnType<typeof compilePacks>,
  command: Anew["command"],
): string[] {
  const file = schemaFile(settings);
  if (command === "check" || file === undefined || !isFile(file)) return [];
  const before = readFileSync(file, "utf8");
  keepSchema(settings, cold);
  return readFileSync(file, "utf8") === before ? [] : ["the schema for editors is not current"];
}
