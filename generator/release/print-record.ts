import { byCodeUnit } from "../text/code-unit.ts";
import type { ReleasedId } from "../model/release-record.ts";

const about = "Ids of every release. Commit this file; defwright release --help says more.";

/** Prints a record: sorted, one id per line, each line ending with a comma, so that changes of two branches merge. */
export function printRecord(ids: readonly Omit<ReleasedId, "index">[]): string {
  const sorted = [...ids].sort((a, b) => byCodeUnit(a.kind, b.kind) || byCodeUnit(a.id, b.id));
  const lines = sorted.map(({ kind, id, changes }) => {
    const printed = changes.map(({ state, release, to }) =>
      [state, release, ...(to === undefined ? [] : [to])].join(" "),
    );
    return `  [${[kind, id, ...printed].map((word) => JSON.stringify(word)).join(", ")}],\n`;
  });
  return `[\n  ${JSON.stringify(about)},\n${lines.join("")}  []\n]\n`;
}
