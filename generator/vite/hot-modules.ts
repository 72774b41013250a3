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
  ["idView", "view"],
]);

/** Skips strings and comments, because they may contain anything. */
const exportOrText =
  /"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|`[^`\\]*(?:\\[\s\S][^`\\]*)*`|\/\*[\s\S]*?\*\/|\/\/.*|^export const (\w+)(: [^=;]+=\s+(?:\/\* @__PURE__ \*\/ )?)(\w+|\{)/gmu;

/**
 * Returns the text of a generated module with hot replacement, or `undefined` if it exports nothing.
 *
 * @param text TypeScript, as it was emitted.
 */
export function hotModule(text: string): string | undefined {
  const kept: { readonly name: string; readonly as: string }[] = [];
  const renamed = text.replaceAll(
    exportOrText,
    (found: string, name: string | undefined, rest: string, maker: string) => {
      if (name === undefined) return found;
      kept.push({ name, as: keepers.get(maker) ?? "members" });
      return `const ${next(name)}${rest}${maker}`;
    },
  );
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

function next(name: string): string {
  return `$next_${name}`;
}
