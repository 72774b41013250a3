/** What anybody can see of a run, and where two runs differ in it. */
import type { Compilation } from "../../generator/compile.ts";
import { formatJson } from "../../generator/diagnostics/format-json.ts";
import type { EmittedModule } from "../../generator/emit/emitted-module.ts";
import { contentSeen } from "./content-seen.ts";

/** Content, findings, account, modules and what stands beside them, in their order: the name of each with its text. */
export function seen(
  compilation: Compilation,
  beside: readonly EmittedModule[] = [],
): [name: string, text: string][] {
  const { diagnostics, account, modules } = compilation;
  return [
    ...contentSeen(compilation),
    ["findings", diagnostics.map(formatJson).join("")],
    ["account", JSON.stringify({ ...account, kinds: [...account.kinds] })],
    ["modules", modules.map(({ path }) => path).join("\n")],
    ...[...modules, ...beside].map(({ path, text }): [string, string] => [path, text]),
  ];
}

/** Lines that a run in a session has (`-`) and a cold run has (`+`), around the first place where they differ. */
export function differences(
  warm: readonly (readonly [name: string, text: string])[],
  cold: readonly (readonly [name: string, text: string])[],
): string[] {
  const texts = new Map(warm);
  const others = new Map(cold);
  return [...new Set([...texts.keys(), ...others.keys()])].flatMap((name) => {
    const [one, other] = [texts.get(name) ?? "", others.get(name) ?? ""];
    return one === other
      ? []
      : [`in ${name}:`, ...changedLines(one.split("\n"), other.split("\n"))];
  });
}

/** What stands between the lines that both begin with and those that both end with, at most ten of each. */
function changedLines(one: readonly string[], other: readonly string[]): string[] {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const part = (lines: readonly string[], sign: string): string[] =>
    lines
      .slice(start, Math.min(lines.length - end, start + 10))
      .map((line) => `${sign} ${line.slice(0, 400)}`);
  return [...part(one, "-"), ...part(other, "+")];
}
