/**
 * Kinds and content drawn at random: they compile, both output shapes give a game the same, a linker makes of them what
 * a build makes, a session makes of edits of content and schemas what a cold run makes, fixes leave nothing to fix, and
 * the schema that is inferred from content accepts it.
 */
import { createPair, type Step } from "../differential/pair.ts";
import { shrink } from "../differential/shrink.ts";
import type { Snapshot } from "../differential/snapshot.ts";
import { projectFolder } from "../project-folder.ts";
import { createRandom } from "../search/random.ts";
import { Smallest, type Failure, type Found, type Task } from "../search/search.ts";
import {
  compiles,
  fixedOnce,
  inferredAccepts,
  sameInBothShapes,
  sameWhenLinked,
  type Check,
} from "./checks.ts";
import { edited, withMistakes } from "./edits.ts";
import { randomProject } from "./project.ts";
import { smallerSnapshots } from "./smaller.ts";

export interface Amounts {
  /** The first project. */
  readonly from?: number;
  /** Edits of each project. */
  readonly edits?: number;
}

/** As many projects as there are rounds. */
export async function searchKinds(
  { seed, rounds, isWanted }: Pick<Task, "seed" | "rounds" | "isWanted">,
  { from = 0, edits = 25 }: Amounts = {},
): Promise<Found> {
  const failures: Failure[] = [];
  let tried = 0;
  for (let round = from; round < from + rounds; round += 1) {
    const random = createRandom(seed * 100_003 + round);
    const files = randomProject(random, round % 2 === 0 ? "literal" : "packed");
    const wrong = withMistakes(files, random, 1 + random.below(3));
    const parts: readonly (readonly [name: string, find: () => Promise<string | undefined>])[] = [
      ["compile", () => smallest(files, compiles)],
      ["shapes", () => smallest(files, sameInBothShapes)],
      ["link", () => smallest(files, sameWhenLinked)],
      ["fix", () => smallest(wrong, fixedOnce)],
      ["infer", () => smallest(files, inferredAccepts)],
      ["session", () => session(files, seed * 100_019 + round, edits)],
    ];
    for (const [name, find] of parts) {
      if (!isWanted(name)) continue;
      tried += 1;
      const what = await find();
      const again = `--from ${String(round)} --rounds 1 --only ${name}`;
      if (what !== undefined) failures.push({ what: `${name}: ${what}`, again });
    }
  }
  return { tried, failures };
}

async function outcome(check: Check, files: Snapshot): Promise<string | undefined> {
  try {
    return await check(files);
  } catch (error) {
    return `thrown: ${String((error as Error).stack)}`;
  }
}

/** What is wrong with the files, or with the least of them that is wrong in the same way. */
async function smallest(files: Snapshot, check: Check): Promise<string | undefined> {
  const what = await outcome(check, files);
  if (what === undefined) return undefined;
  const best = new Smallest({ files, what }, 400);
  for (let size = Infinity; size !== best.best.files.size && !best.isOver;) {
    size = best.best.files.size;
    for (const candidate of smallerSnapshots(() => best.best.files)) {
      // What leaves a project without errors is right in the other ways.
      await best.acceptLater(async () => {
        if (
          check !== compiles &&
          (await outcome(compiles, candidate)) !== undefined &&
          check !== fixedOnce
        )
          return undefined;
        const found = await outcome(check, candidate);
        return found !== undefined && sortOf(found) === sortOf(what)
          ? { files: candidate, what: found }
          : undefined;
      });
    }
  }
  return `${best.best.what}\n${textsOf(best.best.files)}`;
}

/** What a finding is about, without the names in it. */
function sortOf(what: string): string {
  return /"code":"([\w-]+)"/u.exec(what)?.[1] ?? what.slice(0, 12);
}

function textsOf(files: Snapshot): string {
  return [...files].map(([path, text]) => `--- ${path}\n${text}`).join("\n");
}

async function session(start: Snapshot, seed: number, edits: number): Promise<string | undefined> {
  const random = createRandom(seed);
  const pair = createPair(projectFolder());
  const steps: Step[] = [];
  let files = start;
  let good = start;
  for (let left = edits; left >= 0; left -= 1) {
    const told = random.pick(["exactly", "exactly", "more", "nothing"] as const) ?? "exactly";
    steps.push({ files, manner: { writes: random.below(8) === 0, told } });
    const { verdict, differences } = await pair.take({
      files,
      manner: { writes: random.below(8) === 0, told },
    });
    if (differences.length > 0) {
      const least = await shrink({ steps, differences }, projectFolder(), 200);
      const texts = least.steps.map(
        ({ files: at, manner }) => `${JSON.stringify(manner)}\n${textsOf(at)}`,
      );
      return [...least.differences, ...texts].join("\n");
    }
    if (verdict === "valid") good = files;
    else if (random.below(3) === 0) files = good;
    files = edited({ files, good, random });
  }
  return undefined;
}
