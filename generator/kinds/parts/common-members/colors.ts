const foregrounds: readonly string[] = [
  "black",
  "white",
  "light_gray",
  "dark_gray",
  "red",
  "green",
  "blue",
  "cyan",
  "magenta",
  "brown",
  "light_red",
  "light_green",
  "light_blue",
  "light_cyan",
  "pink",
  "yellow",
];
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

/** Returns the current spelling of a colour with an old one ("ltgray", "dkgray"). */
export function currentColorName(color: string): string {
  return color
    .replace(/(^|_)lt_?(?=gray|red|green|blue|cyan)/u, "$1light_")
    .replace(/(^|_)dk_?(?=gray)/u, "$1dark_");
}
