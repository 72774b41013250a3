import { isForeign, summaryOf } from "../../parse/foreign.ts";
import { sortEntries } from "../../parse/parse.ts";
import type { ForeignSummary } from "../../model/foreign-summary.ts";
import type { JsonObject } from "../../model/json.ts";
import type { SourceFile } from "../../model/source-file.ts";

/** Of the prescan of a file; `undefined` where the file is not foreign. */
export function summarize(
  seen: readonly JsonObject[],
  { pack, path, displayPath }: Pick<SourceFile, "pack" | "path" | "displayPath">,
): ForeignSummary | undefined {
  let reported = 0;
  const countReport = (): void => {
    reported += 1;
  };
  // Not inspected: whatever is wrong with it is reported by who parses the file.
  const file: SourceFile = { pack, packName: pack.name, path, displayPath, text: "" };
  const parsed = sortEntries(seen, file, countReport, () => {
    // What else an object of a type that nobody knows says, only those can report who parse the file.
    countReport();
    return [];
  });
  return reported === 0 && isForeign(parsed) ? summaryOf(parsed) : undefined;
}
