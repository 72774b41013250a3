/** All mods of a game, linked with an image of its core: found, with 1,000 mistakes, and played as a build has it. */
import { join } from "node:path";
import { shapes } from "../../../generator/model/output-shape.ts";
import { cache, findCorpora } from "../../corpus/find-corpus.ts";
import { modsOf, type GameMods } from "../../corpus/linked-mods.ts";
import { playMods } from "../../mods/game.ts";
import { plantInMods } from "../../mods/planted.ts";
import { row, skipped, type FullPart, type Row } from "../part.ts";

/** A part takes about a minute. */
const parts = 8;
/** So many that all parts together plant more than 1,000, whichever of them do not fit a text. */
const rounds = 40;

export const linkedMods: readonly FullPart[] = Array.from({ length: parts }, (_, at) => {
  const name = `mods linked, ${String(at + 1)} of ${String(parts)}`;
  return { name, run: async () => ({ rows: await rowsOf(name, at) }) };
});

async function rowsOf(name: string, part: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const data of findCorpora().filter(({ mods }) => mods.length > 0)) {
    const { core, mods: all } = modsOf(data);
    const mods = all.filter((_, at) => at % parts === part);
    const seed = Date.now() % 1_000_000;
    const found = `${name}, ${data.name}: findings, seed ${String(seed)}`;
    rows.push(await row(found, () => foundAlike({ core, mods }, seed)));
    for (const shape of shapes) {
      const folder = join(cache, "played", String(part));
      rows.push(
        await row(`${name}, ${data.name}: ${shape}`, async () =>
          nothing(await playMods(core, mods, shape, folder), `${String(mods.length)} mods played`),
        ),
      );
    }
  }
  return rows.length > 0 ? rows : [skipped(name, "there is no game's data with mods")];
}

async function foundAlike(game: GameMods, seed: number): Promise<string> {
  const { mistakes, findings, different } = await plantInMods({ ...game, rounds, seed });
  return nothing(different, `${String(mistakes)} mistakes, ${String(findings)} findings`);
}

function nothing(different: readonly string[], seen: string): string {
  if (different.length === 0) return `${seen}: 0 differences`;
  throw new Error(`${seen}: ${String(different.length)} differ: ${different[0] ?? ""}`);
}
