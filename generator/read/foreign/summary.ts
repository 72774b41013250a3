import { isForeign, summaryOf } from "../../parse/foreign.ts";
import { sortEntries } from "../../parse/parse.ts";
import type { ForeignSummary } from "../../model/foreign-summary.ts";
import type { JsonObject } from "../../model/json.ts";
import type { SourceFile } from "../../model/source-file.ts";

/** Summarizes the prescan of a file; `undefined` if the file is not foreign. */
export function summarize(
  seen: readonly JsonObject[],
  { pack, path, displayPath }: Pick<SourceFile, "pack" | "path" | "displayPath">,
): ForeignSummary | undefined {
  let reported = 0;
  const countReport = (): void => {
    reported += 1;
  };
  // A stand-in: mistakes in the file are reported when it is parsed.
  const file: SourceFile = { pack, packName: pack.name, path, displayPath, text: "" };
  const parsed = sortEntries(seen, file, countReport, () => {
    // An object of an unknown type may have to be reported, which requires parsing the file.
    countReport();
    return [];
  });
  return reported === 0 && isForeign(parsed) ? summaryOf(parsed) : undefined;
}
