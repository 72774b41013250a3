/** Where a new object goes into a file: behind the last one of its list. */
import { parseTree } from "jsonc-parser";
import type { TextEdit } from "../diagnostics/fix.ts";
import type { JsonObject } from "../model/json.ts";

/** `undefined` where the text is no list. */
export function appendObject(text: string, object: JsonObject): TextEdit | undefined {
  const root = parseTree(text.replace(/^\uFEFF/u, " "), [], { disallowComments: true });
  if (root?.type !== "array") return undefined;
  const last = root.children?.at(-1);
  const lines = JSON.stringify(object, undefined, 2).replaceAll("\n", "\n  ");
  if (last) return { offset: last.offset + last.length, length: 0, text: `,\n  ${lines}` };
  return { offset: root.offset, length: root.length, text: `[\n  ${lines}\n]` };
}
