/** Smaller versions of steps: without a file, an object or a member, or taken in a plainer manner. */
import { draftsIn, textOf, type Draft } from "./objects.ts";
import type { Step } from "./pair.ts";

export type Steps = readonly Step[];

/** An object, by its {@link identity}, or a member of it. */
interface Removal {
  readonly matches: string;
  readonly member?: string;
}

/** One that was not tried yet, which is then. */
export function nextRemoval(steps: Steps, path: string, tried: Set<string>): Removal | undefined {
  for (const { files } of steps) {
    for (const object of draftsIn(files.get(path) ?? "") ?? []) {
      const matches = identity(object);
      for (const member of [undefined, ...Object.keys(object)]) {
        const key = JSON.stringify([matches, member ?? null]);
        if (tried.has(key)) continue;
        tried.add(key);
        return { matches, ...(member === undefined ? {} : { member }) };
      }
    }
  }
  return undefined;
}

/** By which an object is the same one in several steps, whatever else it says. */
function identity(object: Draft): string {
  const members = ["type", "id", "abstract", "result", "id_suffix", "edit-mode"];
  return JSON.stringify(members.map((member) => object[member] ?? null));
}

export function without(text: string, { matches, member }: Removal): string {
  const objects = draftsIn(text);
  if (!objects) return text;
  const isTarget = (object: Draft): boolean => identity(object) === matches;
  if (member === undefined) return textOf(objects.filter((object) => !isTarget(object)));
  const others = (object: Draft): Draft =>
    Object.fromEntries(Object.entries(object).filter(([name]) => name !== member));
  return textOf(objects.map((object) => (isTarget(object) ? others(object) : object)));
}

/** With other texts of a file, or without it, in all steps that have it. */
export function withTexts(
  steps: Steps,
  path: string,
  change: (text: string) => string | undefined,
): Steps {
  return steps.map((step) => {
    const text = step.files.get(path);
    return text === undefined ? step : withText(step, path, change(text));
  });
}

/** With the file in one step as it was in the step before. */
export function asBefore(steps: Steps, path: string, at: number): Steps {
  const text = steps[at - 1]?.files.get(path);
  return steps.map((step, each) => (each === at ? withText(step, path, text) : step));
}

export function plainer(steps: Steps, at: number): Steps {
  const manner = { writes: false, told: "exactly" } as const;
  return steps.map((step, each) => (each === at ? { ...step, manner } : step));
}

export function allPaths(steps: Steps): string[] {
  return [...new Set(steps.flatMap(({ files }) => [...files.keys()]))].sort();
}

/** How much there is to read, and to do by hand. */
export function weightOf(steps: Steps): number {
  return steps
    .flatMap(({ files, manner: { writes, told } }, at) => [
      writes ? 2 : 1,
      told === "exactly" ? 0 : 1,
      ...[...files].map(([path, text]) => path.length + text.length),
      // What a step changes counts as well: fewer changes are easier to follow.
      ...[...files].map(([path, text]) => (steps[at - 1]?.files.get(path) === text ? 0 : 1)),
    ])
    .reduce((sum, each) => sum + each, 0);
}

function withText(step: Step, path: string, text: string | undefined): Step {
  const files = new Map(step.files);
  if (text === undefined) files.delete(path);
  else files.set(path, text);
  return { ...step, files };
}
