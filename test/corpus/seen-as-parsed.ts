/** What is seen of a file at reading beside what parsing it finds. */
import * as assert from "uvu/assert";
import type { Report } from "../../generator/diagnostics/diagnostic.ts";
import { summaryOf, parseFile } from "../../generator/parse/parse.ts";
import type { Kinds } from "../../generator/kinds/kinds.ts";
import type { ExternalSummary } from "../../generator/model/external-summary.ts";
import type { SourceFile } from "../../generator/model/source-file.ts";
import { suggestKinds } from "../../generator/parse/unknown-type.ts";

/** How many files were not parsed; of each the same is known as if it had been. */
export function seenAsParsed(kinds: Kinds, files: readonly SourceFile[]): number {
  let count = 0;
  for (const { disk, pack, path, displayPath, text } of files) {
    if (!disk?.external) continue;
    const undecided = { pack, path, displayPath, text };
    const report: Report = (code) => {
      throw new Error(`${displayPath}: ${code} was not seen`);
    };
    const parsed = parseFile(kinds, undecided, report, suggestKinds);
    assert.equal(sorted(disk.external), sorted(summaryOf(parsed)), displayPath);
    assert.is(parsed.objects.length + parsed.unusable + parsed.unread.length, 0);
    count += 1;
  }
  return count;
}

/** Ids at known places are asked in any order. */
function sorted({ placed, ...summary }: ExternalSummary): object {
  const ids = Object.entries(placed).map(([kind, some]) => [kind, some.toSorted()] as const);
  return { ...summary, placed: Object.fromEntries(ids) };
}
