/** Files that hold nothing of ours: they matter for what they say of other kinds, and for nothing else. */
import type { ForeignSummary } from "../model/foreign-summary.ts";
import type { ParsedFile } from "./parse.ts";

export function isForeign({ objects, unusable, unread }: ParsedFile): boolean {
  return objects.length + unusable + unread.length === 0;
}

export function summaryOf({ externals, items, migrations, others }: ParsedFile): ForeignSummary {
  return { externals, items, migrations, others };
}
