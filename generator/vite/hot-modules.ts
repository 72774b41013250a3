/**
 * Converts generated modules for the development server: each accepts its own newer versions and keeps its first
 * instance. The files on disk stay free of `import.meta.hot`, whose types only Vite provides.
 */

/**
 * Function that creates an export -> method by which its first instance adopts the next one; other exports are plain
 * objects.
 */
const keepers: ReadonlyMap<string, string> = new Map([
  ["createTable", "table"],
  ["createSubstitutions", "substitutions"],
  ["createList", "substitutions"],
  ["idView", "view"],
]);

/** An export, or the beginning of a string or comment, which may contain anything. */
const exportOrText =
  /["'`]|\/\*|\/\/|^export const (\w+)(: [^=;]+=\s+(?:\/\* @__PURE__ \*\/ )?)(\w+|\{)/gmu;

/**
 * Returns the text of a generated module with hot replacement, or `undefined` if it exports nothing.
 *
 * @param text TypeScript, as it was emitted.
 */
export function hotModule(text: string): string | undefined {
  const kept: { readonly name: string; readonly as: string }[] = [];
  const parts: string[] = [];
  let done = 0;
  exportOrText.lastIndex = 0;
  for (let found = exportOrText.exec(text); found; found = exportOrText.exec(text)) {
    const [whole, name, rest = "", maker = ""] = found;
    if (name === undefined) {
      exportOrText.lastIndex = endOf(text, found.index, whole);
      continue;
    }
    kept.push({ name, as: keepers.get(maker) ?? "members" });
    parts.push(text.slice(done, found.index), `const ${next(name)}${rest}${maker}`);
    done = exportOrText.lastIndex;
  }
  const renamed = parts.join("") + text.slice(done);
  if (kept.length === 0) return undefined;
  // Added after the text, to preserve its line numbers.
  const lines = [
    `import { hotContent as $hotContent } from "defwright/runtime";`,
    `const $content = $hotContent(import.meta.hot);`,
    ...kept.map(
      ({ name, as }) => `export const ${name} = $content.${as}("${name}", ${next(name)});`,
    ),
    // Vite detects this exact call.
    `if (import.meta.hot) import.meta.hot.accept(() => $content.apply());`,
  ];
  return `${renamed}\n${lines.join("\n")}\n`;
}

/**
 * The offset after a string or comment. Strings may have many megabytes: one regular expression for them would overflow
 * its stack.
 */
function endOf(text: string, at: number, start: string): number {
  if (start === "//" || start === "/*") {
    const end = text.indexOf(start === "//" ? "\n" : "*/", at + 2);
    return end < 0 ? text.length : end + (start === "//" ? 0 : 2);
  }
  const stops = start === "`" ? /[`\\]/gu : start === '"' ? /["\\\n]/gu : /['\\\n]/gu;
  stops.lastIndex = at + 1;
  for (let stop = stops.exec(text); stop; stop = stops.exec(text)) {
    if (stop[0] !== "\\") return stop.index + 1;
    stops.lastIndex = stop.index + 2;
  }
  return text.length;
}

function next(name: string): string {
  return `$next_${name}`;
}
