/**
 * Content that is large in one way: it ends with output or findings, says nothing at length, and costs what it is long.
 */
import { timed } from "../../processor-time.ts";
import { formatPretty } from "../../../generator/diagnostics/format-pretty.ts";
import { compilePacks } from "../../../generator/build/compile-packs.ts";
import { settingsOf } from "../../pipeline/settings-of.ts";
import { write } from "../../project-folder.ts";
import { largeContents, type LargeContent } from "../large-content.ts";
import type { Round, TorturePart } from "../part.ts";

/** Of twice the input at most so many times the processor time. */
const most = 2.6;
/** Shorter runs are too short to tell. Milliseconds. */
const shortest = 150;
/** A processor that others use as well is measured again so often. */
const attempts = 4;
/** Characters that one finding may take on a screen, all other places that it shows included. */
const longestFinding = 20_000;

export const bounds: TorturePart = {
  name: "bounds",
  about: "long chains, circles, lists and ids: an end, short findings, cost as the input",
  round: (round) => {
    const { seed, random, tally } = round;
    const content = largeContents[seed % largeContents.length]!;
    // A fifth to two fifths of what is plain.
    const size = Math.ceil(content.size * (0.2 + random.below(20) / 100));
    tally.input(2);
    const ratios: number[] = [];
    while (ratios.length < attempts && !ratios.some((ratio) => ratio <= most)) {
      const one = costOf(content, size, round);
      const two = costOf(content, 2 * size, round);
      ratios.push(one < shortest ? 0 : two / one);
    }
    const least = Math.min(...ratios);
    tally.holds(
      least <= most,
      `${content.name}, ${String(size)}: twice the input ${least.toFixed(1)}×`,
    );
  },
};

/** Processor time of a run, in milliseconds. */
function costOf(content: LargeContent, size: number, { folder, tally }: Round): number {
  write(folder, "pack/a.json", JSON.stringify(content.objects(size)));
  const settings = settingsOf(folder, { packs: ["pack"], dialect: "bright-nights" });
  const { time, value } = timed(() => compilePacks(settings));
  const { diagnostics, failed, modules } = value;
  tally.holds(failed || modules.length > 0, `${content.name}: neither output nor an error`);
  const texts = diagnostics.map((each) => formatPretty(each));
  const long = texts.find((text) => text.length > longestFinding);
  tally.holds(long === undefined, () => `${content.name}: ${(long ?? "").slice(0, 300)}`);
  return time;
}
