/** Prints uses as a table for people. */
import { visibleText } from "../diagnostics/visible-text.ts";
import { printPath } from "../json/path.ts";
import { alignColumns } from "../text/align-columns.ts";
import type { DefinedAt, Use, UsesOfId } from "./symbol-index.ts";
import type { Role } from "./symbol-references.ts";

const words: Readonly<Record<Role, string>> = {
  defines: "defined in",
  modifies: "modified by",
  alias: "also named so in",
  template: "a template in",
  copies: "copies from it",
  resembles: "looks like it",
  refers: "",
};

export function printUses(found: UsesOfId): string {
  const { kind, id, definitions, builtIn, known, uses } = found;
  const head = visibleText(`${kind} ${JSON.stringify(id)}`);
  const lines = definitions.map(
    (each) => `  ${words[each.role]} ${visibleText(`${each.pack} ${placeOf(each)}`)}`,
  );
  if (builtIn) lines.push("  (built in)");
  else if (lines.length === 0 && known) lines.push("  (defined by no file)");
  const nowhere = known || builtIn ? "" : ", defined nowhere";
  const used = `  ${timesUsed(uses.length)}${nowhere}`;
  return `${[head, ...lines, used, ...useRows(uses)].join("\n")}\n`;
}

/** Prints a number of uses: "used 3 times". */
export function timesUsed(uses: number): string {
  if (uses === 0) return "used nowhere";
  return uses === 1 ? "used once" : `used ${String(uses)} times`;
}

/** One line for each use: place, definition, member. */
export function useRows(uses: readonly Use[]): string[] {
  const rows = uses.map((use) => [
    `${use.pack} ${placeOf(use)}`,
    use.by === "" ? use.kind : `${use.kind} ${JSON.stringify(use.by)}`,
    printPath(use.path),
    [words[use.role], use.as === undefined ? "" : `as ${JSON.stringify(use.as)}`]
      .filter((each) => each !== "")
      .join(", "),
  ]);
  return alignColumns(
    rows.map((row) => row.map(visibleText)),
    "    ",
  );
}

function placeOf({ file, line, column }: DefinedAt): string {
  return `${file}:${String(line)}:${String(column)}`;
}
