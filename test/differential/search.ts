/** Random edits of random projects, each step compared with a cold run. */
import { rmSync } from "node:fs";
import { newFolder, startOnce } from "./start-once.ts";
import { createRandom, type Random } from "../search/random.ts";
import { randomAnew } from "./anew.ts";
import { editClasses, randomEdits, type Edited } from "./edits/index.ts";
import { configurationEdits } from "./edits/configuration.ts";
import { contentPaths, type EditClass } from "./edits/edit.ts";
import { createPair, type Manner, type Outcome, type Step } from "./pair.ts";
import type { Snapshot } from "./snapshot.ts";
import { allVariants, withVariant, type Start, type Variant } from "./start.ts";

export interface SearchOptions {
  readonly seed: number;
  /** Projects are begun until so many edits have been tried. */
  readonly edits: number;
  readonly start: Start;
  /** What is done to projects besides restoring them; all that can be where absent. */
  readonly classes?: readonly EditClass[];
  /** What the projects are begun as, in turn; all there are where absent. */
  readonly variants?: readonly Variant[];
  /** An empty folder, absolute. */
  readonly folder: string;
  /** Number of the project to begin with; those before it are left out. */
  readonly from?: number;
  /** Steps with one project. */
  readonly steps?: number;
  /** Whether new processes take some of the steps, from what is kept. */
  readonly kept?: boolean;
  /** Differences after which it ends; all are looked for where absent. */
  readonly most?: number;
  /** Called after each project. */
  readonly progress?: (tally: Tally, project: number) => Promise<void> | void;
}

/** A difference, with everything that led to it. */
export interface Finding {
  readonly seed: number;
  readonly project: number;
  readonly variant: Variant;
  /** Every step of the project up to the one that differs. */
  readonly steps: readonly Step[];
  /** What was done in each of them; nothing in the first. */
  readonly edits: readonly (readonly Edited[])[];
  readonly differences: readonly string[];
}

export interface Tally {
  edits: number;
  steps: number;
  readonly verdicts: Record<Outcome["verdict"], number>;
  readonly byClass: Map<string, number>;
  readonly found: Finding[];
}

/** Deterministic: the same options give the same tally, whatever the machine. */
export async function search(options: SearchOptions): Promise<Tally> {
  const { edits, most = Infinity, from = 0, variants = allVariants } = options;
  const tally: Tally = {
    edits: 0,
    steps: 0,
    verdicts: { valid: 0, failed: 0, misconfigured: 0 },
    byClass: new Map(),
    found: [],
  };
  const begin = startOnce(options);
  for (let project = from; tally.edits < edits && tally.found.length < most; project += 1) {
    const variant = variants[project % variants.length]!;
    const files = withVariant(await begin(variant, project), variant);
    const folder = newFolder(options.folder, String(project));
    await searchProject({ ...options, folder }, files, { project, variant }, tally);
    rmSync(folder, { recursive: true, force: true });
    await options.progress?.(tally, project);
  }
  return tally;
}

async function searchProject(
  options: SearchOptions,
  start: Snapshot,
  { project, variant }: Pick<Finding, "project" | "variant">,
  tally: Tally,
): Promise<void> {
  const { seed, folder, steps: length = 80 } = options;
  const random = createRandom(seed * 1_000_033 + project);
  // What is kept depends on the settings, and on whether files are the same.
  const more = options.kept ? [...configurationEdits, ...configurationEdits, sameSize] : [];
  const classes = [...(options.classes ?? editClasses), ...more];
  const pair = createPair(folder);
  const steps: Step[] = [];
  const edited: (readonly Edited[])[] = [];
  let files = start;
  let lastGood: Snapshot | undefined;
  let done: readonly Edited[] = [];
  // A fault in what is kept of what was kept shows only after several processes in a row.
  const isDisturbed = options.kept !== true || random.below(2) === 0;
  while (steps.length <= length && tally.edits < options.edits) {
    steps.push({ files, manner: randomManner(random, options.kept, isDisturbed) });
    edited.push(done);
    const { verdict, differences } = await pair.take(steps.at(-1)!);
    count(tally, done, verdict);
    if (differences.length > 0) {
      tally.found.push({ seed, project, variant, steps, edits: edited, differences });
      return;
    }
    const failed = verdict !== "valid";
    if (!failed) lastGood = files;
    const earlier = options.kept && random.below(8) === 0 ? random.pick(steps) : undefined;
    ({ files, edits: done } = earlier
      ? { files: earlier.files, edits: [{ name: "checkout", what: "of an earlier step" }] }
      : randomEdits({ files: new Map(files), lastGood }, failed, random, classes));
  }
}

/** An edit that does not show in the size of a file. */
const sameSize: EditClass = {
  name: "digit",
  weight: 6,
  edit: (project, random) => {
    const path = random.pick(contentPaths(project));
    const text = project.files.get(path ?? "") ?? "";
    const at = random.pick([...text.matchAll(/[2-9]/gu)])?.index;
    if (path === undefined || at === undefined) return undefined;
    const digit = String(2 + random.below(8));
    project.files.set(path, text.slice(0, at) + digit + text.slice(at + 1));
    return `${digit} at ${String(at)} of ${path}`;
  },
};

function randomManner(random: Random, kept = false, isDisturbed = true): Manner {
  const told = random.pick([
    "exactly",
    "exactly",
    "exactly",
    "exactly",
    "more",
    "nothing",
  ] as const)!;
  const rest = random.below(6) === 0 ? { rest: random.below(1000) / 1000 } : {};
  const manner = { writes: random.below(8) === 0, told, ...rest };
  if (!kept || random.below(isDisturbed ? 2 : 5) === 0) return manner;
  return { ...manner, anew: randomAnew(random, isDisturbed) };
}

function count(tally: Tally, done: readonly Edited[], verdict: Outcome["verdict"]): void {
  tally.steps += 1;
  tally.edits += done.length;
  tally.verdicts[verdict] += 1;
  for (const { name } of done) tally.byClass.set(name, (tally.byClass.get(name) ?? 0) + 1);
}
