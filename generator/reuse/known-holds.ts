import type { ParsedFile } from "../parse/parse.ts";
import { sameSummary } from "./same-summary.ts";

/** Whether files say the same of ids of other kinds as earlier ones, in the same order. */
export function knownHolds(before: readonly ParsedFile[], now: readonly ParsedFile[]): boolean {
  const old = before.filter(says);
  const fresh = now.filter(says);
  return (
    old.length === fresh.length &&
    fresh.every((file, index) => {
      const earlier = old[index];
      return earlier !== undefined && (earlier === file || sameSummary(earlier, file));
    })
  );
}

function says({ externals, items, migrations, unread }: ParsedFile): boolean {
  const ids = Object.keys(externals).length;
  return ids + items.length + migrations.length + unread.length > 0;
}
