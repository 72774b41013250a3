/** Inserts a new object into a file, after the last one of its list. */
import { parseTree } from "jsonc-parser";
import type { TextEdit } from "../diagnostics/fix.ts";
import type { JsonObject } from "../model/json.ts";
import { blankMark } from "../text/byte-order-mark.ts";

/** Returns `undefined` if the text is not a list. */
export function appendObject(text: string, object: JsonObject): TextEdit | undefined {
  const root = parseTree(blankMark(text), [], { disallowComments: true });
  if (root?.type !== "array") return undefined;
  const last = root.children?.at(-1);
  const lines = JSON.stringify(object, undefined, 2).replaceAll("\n", "\n  ");
  if (last) return { offset: last.offset + last.length, length: 0, text: `,\n  ${lines}` };
  return { offset: root.offset, length: root.length, text: `[\n  ${lines}\n]` };
}
