import { sameJson } from "../json/same-json.ts";
import type { Json } from "../model/json.ts";
import type { ParsedFile } from "../parse/parse.ts";

/** Whether two parsed files are equal in everything except the objects of our kinds. */
export function sameSummary(one: ParsedFile, other: ParsedFile): boolean {
  return (
    one.others === other.others &&
    one.unusable === other.unusable &&
    same(one.externals, other.externals) &&
    same(one.items, other.items) &&
    same(one.migrations, other.migrations) &&
    same(one.unread, other.unread)
  );
}

function same(one: unknown, other: unknown): boolean {
  return sameJson(one as Json, other as Json);
}
