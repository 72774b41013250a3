/** Files without objects of our kinds: only what they define of other kinds matters. */
import type { ForeignSummary } from "../model/foreign-summary.ts";
import type { ParsedFile } from "./parse.ts";

export function isForeign({ objects, unusable, unread, strange }: ParsedFile): boolean {
  return objects.length + unusable + unread.length + strange.length === 0;
}

export function summaryOf({ externals, items, migrations, others }: ParsedFile): ForeignSummary {
  return { externals, items, migrations, others };
}
