import type { GlobalOptions } from "./options.ts";

type Deciding = "config" | "pack" | "root" | "out" | "dialect" | "shape" | "baseline";
type ProjectOptions = { readonly [Name in Deciding]?: GlobalOptions[Name] | undefined };

/** A command that users are advised to run, quoted, with the options of this run that decide what it is about. */
export function advisedCommand(words: string, options: ProjectOptions): string {
  const { config, pack, root, out, dialect, shape, baseline } = options;
  const given: readonly (readonly [
    option: string,
    values: readonly string[] | string | undefined,
  ])[] = [
    ["-c", config],
    ["--pack", pack],
    ["--root", root],
    ["--out", out],
    ["--dialect", dialect],
    ["--shape", shape],
    ["--baseline", baseline === false ? undefined : baseline],
  ];
  const added = given.flatMap(([option, values]) =>
    [values ?? []].flat().flatMap((value) => [option, quoted(value)]),
  );
  const without = baseline === false ? ["--no-baseline"] : [];
  return `"${["defwright", words, ...added, ...without].join(" ")}"`;
}

/** The word as a shell reads it. */
function quoted(word: string): string {
  return /^[\p{L}\p{N}_@%+=:,./-]+$/u.test(word)
    ? word
    : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
