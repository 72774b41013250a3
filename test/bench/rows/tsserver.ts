/** What an editor waits for, in a project with the packed output of the content. */
import { clientProject, type Client } from "../client-project.ts";
import { askTypescript6, askTypescript7, type EditorTimes } from "../editor.ts";
import { measurement, pairOf, type Pair } from "../measure.ts";
import type { Bench, Measurement } from "../row.ts";
import { once } from "../subject.ts";

type Ask = (project: string) => Promise<EditorTimes>;

export function tsserverRows(bench: Bench): Measurement[] {
  const servers: Readonly<Record<string, Ask>> = {
    "TypeScript 7": askTypescript7,
    "TypeScript 6": askTypescript6,
  };
  return Object.entries(servers).flatMap(([name, ask]) => {
    const pair = async (time: (times: EditorTimes) => number): Promise<Pair> => {
      const { ours, theirs } = await asked(bench, name, ask);
      return pairOf(ours.map(time), theirs.map(time));
    };
    return [
      measurement(`editor: file open and checked, packed, ${name}`, "empty project", () =>
        pair(({ open }) => open),
      ),
      measurement(`editor: completion in TerrainId, packed, ${name}`, "empty project", () =>
        pair(({ completion }) => completion),
      ),
    ];
  });
}

interface Asked {
  readonly ours: readonly EditorTimes[];
  readonly theirs: readonly EditorTimes[];
}

function asked(bench: Bench, name: string, ask: Ask): Promise<Asked> {
  return once(bench, `editor ${name}`, async () => {
    const ours: EditorTimes[] = [];
    const theirs: EditorTimes[] = [];
    for (let round = 0; round < (bench.quick ? 1 : Math.min(bench.rounds, 5)); round += 1) {
      ours.push(await answered(bench, "packed", ask));
      theirs.push(await answered(bench, "empty", ask));
    }
    return { ours, theirs };
  });
}

async function answered(bench: Bench, client: Client, ask: Ask): Promise<EditorTimes> {
  const times = await ask(clientProject(bench, client));
  if (!times.offered.includes("t_null")) throw new Error("the completion does not offer t_null");
  return times;
}
