import type { LoadedFile } from "../load.ts";
import { parseFile, type ParsedFile } from "../parse.ts";
import type { SourceFile } from "../model.ts";

/** What a file says that has no object of our kinds and nothing to be told. */
export type ForeignSummary = Pick<ParsedFile, "externals" | "items" | "migrations" | "others">;

export function isForeign({ parsed, facts }: Pick<LoadedFile, "parsed" | "facts">): boolean {
  const { objects, unusable, unread } = parsed;
  return objects.length + unusable + unread.length + facts.length === 0;
}

export function summaryOf({ externals, items, migrations, others }: ParsedFile): ForeignSummary {
  return { externals, items, migrations, others };
}

/** `undefined` where the file is not foreign after all. */
export function summarize(file: SourceFile): ForeignSummary | undefined {
  let told = 0;
  const parsed = parseFile(file, () => {
    told += 1;
  });
  return told === 0 && isForeign({ parsed, facts: [] }) ? summaryOf(parsed) : undefined;
}
