import { groupBy } from "../../../model/maps.ts";
import { once } from "../../../model/once.ts";
import { plainColors } from "../../../model/plain-colors.ts";

const foregrounds: readonly string[] = [...plainColors.keys()];
const backgrounds: readonly string[] = ["red", "white", "green", "yellow", "magenta", "cyan"];

/** The names that the real game knows; the specification lists none (§2.3). */
export const colorNames: ReadonlySet<string> = new Set([
  ...foregrounds,
  ...foregrounds.flatMap((name) => [`c_${name}`, `i_${name}`, `h_${name}`]),
  ...foregrounds.flatMap((name) =>
    backgrounds.flatMap((background) => [`${name}_${background}`, `c_${name}_${background}`]),
  ),
  "unset",
  "c_unset",
]);

/** Words of other games and languages for colours. */
const otherWords: Readonly<Record<string, string>> = { purple: "magenta", violet: "magenta" };

/**
 * The colours that a spelling stands for: in other case, with "grey", with words in another order or joined otherwise.
 * Several if it tells no shade; none if it resembles no colour.
 */
export function coloursMeantBy(color: string): readonly string[] {
  const words = currentColorName(color.trim().toLowerCase().replaceAll("grey", "gray"))
    .split(/[\s_-]+/u)
    .map((word) => (Object.hasOwn(otherWords, word) ? (otherWords[word] ?? word) : word));
  const name = words.join("_");
  const same = namesByWords().get(wordsKey(name)) ?? [];
  if (same.length > 0) return colorNames.has(name) ? [name] : same.slice(0, 1);
  if (!words.includes("gray") || words.includes("light") || words.includes("dark")) return [];
  return ["light_gray", "dark_gray"]
    .map((shade) => words.map((word) => (word === "gray" ? shade : word)).join("_"))
    .filter((name) => colorNames.has(name));
}

const namesByWords = once(() => groupBy(colorNames, wordsKey));

function wordsKey(name: string): string {
  return name.split("_").toSorted().join("_");
}

/** Returns the current spelling of a colour with an old one ("ltgray", "dkgray"). */
export function currentColorName(color: string): string {
  return color
    .replace(/(^|_)(?:lt|bright)_?(?=gray|red|green|blue|cyan)/u, "$1light_")
    .replace(/(^|_)dk_?(?=gray)/u, "$1dark_");
}
