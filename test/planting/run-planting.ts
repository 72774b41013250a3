/** Plants mistakes of every class in turn, and counts what becomes of them. */
import { createRandom } from "../search/random.ts";
import type { Failure } from "../search/search.ts";
import { classes } from "./classes/index.ts";
import type { Content } from "./grounds.ts";
import { createJudge, judgementOf, type Judgement } from "./judge.ts";
import type { Mistake, Planted } from "./mistake.ts";
import { judgePacks, packMistakes } from "./packs.ts";

export interface Outcome {
  /** Name of the class. */
  readonly name: string;
  readonly seed: number;
  readonly about: string;
  readonly file: string;
  readonly judgement: Judgement;
}

export interface Planting {
  readonly outcomes: readonly Outcome[];
  /** Classes for which the content has no place. */
  readonly without: readonly string[];
  /** Where the compiler or the kit threw. */
  readonly crashes: readonly Failure[];
}

export interface PlantingOptions {
  readonly seed: number;
  /** How many mistakes are planted at most, pack-level ones aside. */
  readonly runs: number;
  /** How often each class is planted at most. */
  readonly rounds: number;
  /** Whether a class is planted, by its name; all are where it is absent. */
  readonly isWanted?: (name: string) => boolean;
  /** Whether fixes are applied and judged, which takes most of the time. */
  readonly withFixes: boolean;
}

export async function runPlanting(
  content: Content,
  { seed, runs, rounds, isWanted = () => true, withFixes }: PlantingOptions,
): Promise<Planting> {
  const chosen = shuffled(
    classes.filter(({ name }) => isWanted(name)),
    seed,
  );
  const judge = createJudge(content);
  const outcomes: Outcome[] = [];
  const without: string[] = [];
  const crashes: Failure[] = [];
  const crash = (name: string, error: unknown): void => {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const again = `--content ${content.name} --only ${JSON.stringify(name)}`;
    crashes.push({ what: `${content.name}: ${name}: ${what}`, again });
  };
  let planted = 0;
  for (let round = 0; planted < runs && round < rounds; round += 1) {
    const before = planted;
    for (const mistake of chosen) {
      if (planted >= runs) break;
      // Of its own, so that one class alone plants the same.
      const own = seed * 1000 + round;
      try {
        const made = plant(mistake, content, own);
        if (!made) {
          if (round === 0) without.push(mistake.name);
          continue;
        }
        planted += 1;
        const judgement = await judge(made, withFixes);
        outcomes.push({ name: mistake.name, seed, about: made.about, file: made.file, judgement });
      } catch (error) {
        crash(mistake.name, error);
      }
    }
    if (planted === before) break;
  }
  if (content.packs.length > 1) {
    for (const mistake of packMistakes(content)) {
      if (!isWanted(mistake.name)) continue;
      try {
        const findings = await judgePacks(content, mistake);
        outcomes.push({
          name: mistake.name,
          seed,
          about: mistake.about,
          file: "",
          judgement: judgementOf(findings, mistake),
        });
      } catch (error) {
        crash(mistake.name, error);
      }
    }
  }
  return { outcomes, without, crashes };
}

const ownKinds = ["terrain", "furniture", "requirement", "look"];

function plant(mistake: Mistake, content: Content, seed: number): Planted | undefined {
  const { sites, texts, dialect, unplanted } = content;
  return mistake.plant({
    sites,
    texts,
    dialect,
    random: createRandom(seed),
    knows: (kind) => ownKinds.includes(kind) || unplanted.known.ids(kind).size > 0,
    uses: (id) => sites.uses.get(id) ?? 0,
  });
}

function shuffled<T>(list: readonly T[], seed: number): readonly T[] {
  const random = createRandom(seed);
  const all = [...list];
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = random.below(at + 1);
    [all[at], all[other]] = [all[other] as T, all[at] as T];
  }
  return all;
}
