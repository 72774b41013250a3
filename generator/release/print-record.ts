import { byCodeUnit } from "../text/code-unit.ts";
import { recordFormat, type Release, type ReleasedId } from "../model/release-record.ts";
import { changeSums, printChange } from "./change-sums.ts";

const about = "Ids of every release. Commit this file; defwright release --help says more.";

/** Prints a record: sorted, one id per line, each line ending with a comma, so that changes of two branches merge. */
export function printRecord(
  ids: readonly Omit<ReleasedId, "index">[],
  releases: readonly Release[],
): string {
  const sums = changeSums(ids);
  const sorted = [...ids].sort((a, b) => byCodeUnit(a.kind, b.kind) || byCodeUnit(a.id, b.id));
  const lines = [
    ["format", recordFormat],
    ...releases.map(({ name, number, base }) => [
      "release",
      name,
      `${String(number)} ${sums.get(name)?.text ?? "0 0"}`,
      ...base,
    ]),
    ...sorted.map(({ kind, id, changes }) => [kind, id, ...changes.map(printChange)]),
  ].map((words) => `  [${words.map((word) => JSON.stringify(word)).join(", ")}],\n`);
  return `[\n  ${JSON.stringify(about)},\n${lines.join("")}  []\n]\n`;
}
