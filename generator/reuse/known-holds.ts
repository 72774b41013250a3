import type { ParsedFile } from "../parse/parse.ts";
import { sameSummary } from "./same-summary.ts";

/** Whether files say the same of ids of other kinds as earlier ones, in the same order. */
export function knownHolds(before: readonly ParsedFile[], now: readonly ParsedFile[]): boolean {
  if (before.length === now.length && now.every((file, index) => saySame(before[index], file))) {
    return true;
  }
  const old = before.filter(says);
  const fresh = now.filter(says);
  return old.length === fresh.length && fresh.every((file, index) => saySame(old[index], file));
}

function saySame(one: ParsedFile | undefined, other: ParsedFile): boolean {
  return one === other || (one !== undefined && sameSummary(one, other));
}

function says({ externals, items, migrations, unread }: ParsedFile): boolean {
  const ids = Object.keys(externals).length;
  return ids + items.length + migrations.length + unread.length > 0;
}
