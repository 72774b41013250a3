/** Everything that is asked of the language server about one game's data. */
import { command } from "../command.ts";
import type { GameData } from "../corpus/find-corpus.ts";
import { createRandom } from "../search/random.ts";
import type { Failure, Task } from "../search/search.ts";
import { askCompletions } from "./ask-completions.ts";
import { askHovers } from "./ask-hovers.ts";
import { askPlaces, type Answers } from "./ask-places.ts";
import { askRenames, checkRenamed } from "./ask-renames.ts";
import { askStorms } from "./ask-storms.ts";
import { coldFindings } from "./findings.ts";
import { gameProject, type GameProject } from "./project.ts";
import { Server } from "./server.ts";

/** How often each is asked. */
export type Counts = Readonly<Record<keyof typeof asks, number>>;

/** Of each game's data, where nothing else is said. */
export const whole: Counts = {
  ...{ references: 150, definitions: 150, renames: 150, completions: 150, hovers: 100, storms: 15 },
};

interface Asked {
  readonly server: Server;
  readonly project: GameProject;
  readonly count: number;
  readonly seed: number;
}

const asks = {
  references: ({ server, project, count, seed }: Asked): Promise<Answers> =>
    askPlaces(server, project.content, "references", { count, random: createRandom(seed) }),
  definitions: ({ server, project, count, seed }: Asked): Promise<Answers> =>
    askPlaces(server, project.content, "definition", { count, random: createRandom(seed) }),
  renames: async ({ server, project, count, seed }: Asked): Promise<Answers> => {
    const renames = await askRenames(server, project.content, {
      count,
      random: createRandom(seed),
    });
    const problem = checkRenamed(renames.texts, () => coldFindings(command, project.folder));
    return problem === ""
      ? renames
      : { ...renames, wrong: [...renames.wrong, `findings after all renames: ${problem}`] };
  },
  completions: async ({ server, project, count, seed }: Asked): Promise<Answers> => {
    const { asked, wrong, first, late } = await askCompletions(server, project.content, {
      ...{ count, random: createRandom(seed) },
    });
    const share = `${String(first)} of ${String(asked)} among the first ten`;
    // 95 %, but for what chance does to so few: twice the deviation.
    const isEnough = first + 2 * Math.sqrt(asked * 0.95 * 0.05) >= asked * 0.95;
    return { asked, wrong: [...wrong, ...(isEnough ? [] : [share, ...late])], note: share };
  },
  hovers: ({ server, project, count, seed }: Asked): Promise<Answers> =>
    askHovers(server, project.content, { count, random: createRandom(seed) }),
  storms: ({ server, project, count, seed }: Asked): Promise<Answers> =>
    askStorms(server, project, command, { rounds: count, random: createRandom(seed) }),
};

export interface Told {
  readonly name: string;
  readonly asked: number;
  readonly failures: readonly Failure[];
}

/** @param counts How often each is asked; what is not there is not asked. */
export async function askAll(
  data: GameData,
  counts: Partial<Counts>,
  { seed, isWanted, withMods }: Pick<Task, "seed" | "isWanted"> & { readonly withMods: boolean },
): Promise<readonly Told[]> {
  const project = gameProject(data, withMods);
  const server = await Server.start(command, project.folder);
  const told: Told[] = [];
  try {
    for (const [what, ask] of Object.entries(asks)) {
      const name = `${what} in ${project.name}`;
      const count = Object.entries(counts).find(([each]) => each === what)?.[1] ?? 0;
      if (count === 0 || !isWanted(name)) continue;
      const { asked, wrong, note = "" } = await ask({ server, project, count, seed });
      console.log(
        `${name}, seed ${String(seed)}: ${String(asked)} asked, ${String(wrong.length)} wrong ${note}`,
      );
      const again = `--only "${what}"`;
      told.push({ name, asked, failures: wrong.map((what) => ({ what, again })) });
    }
  } finally {
    await server.stop();
  }
  return told;
}
