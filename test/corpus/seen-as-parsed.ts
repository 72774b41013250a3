/** What is seen of a file at reading beside what parsing it finds. */
import * as assert from "uvu/assert";
import type { Report } from "../../generator/diagnostics/diagnostic.ts";
import { summaryOf, parseFile } from "../../generator/parse/parse.ts";
import type { SourceFile } from "../../generator/model/source-file.ts";
import { suggestKinds } from "../../generator/parse/unknown-type.ts";
import { format } from "../built-in.ts";

/** How many files were not parsed; of each the same is known as if it had been. */
export function seenAsParsed(files: readonly SourceFile[]): number {
  let count = 0;
  for (const { disk, pack, path, displayPath, text } of files) {
    if (!disk?.external) continue;
    const undecided = { pack, path, displayPath, text };
    const report: Report = (code) => {
      throw new Error(`${displayPath}: ${code} was not seen`);
    };
    const parsed = parseFile(format, undecided, report, suggestKinds);
    assert.equal(disk.external, summaryOf(parsed), displayPath);
    assert.is(parsed.objects.length + parsed.unusable + parsed.unread.length, 0);
    count += 1;
  }
  return count;
}
