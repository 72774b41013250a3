/**
 * Imported only by games that are translated.
 *
 * Sample:
 *
 *   import type { Texts } from "defwright/runtime/tables";
 *
 *   export const texts: Texts = {
 *     terrain: {
 *       t_shelf: {
 *         name: {
 *           plural: "shelves",
 *           context: "furniture",
 *           file: "content/core/shop.json",
 *         },
 *       },
 *     },
 *   };
 *
 * In shape "packed":
 *
 *   const rows: PackedRows = … (packed-data.ts)
 *
 *   export const texts: Texts = /* @__PURE__ *\/ lazyMembers<Texts>(rows);
 */
import type { JsonObject } from "../generator/model/json.ts";
import { pack } from "../generator/print/pack/pack.ts";
import { writeValue } from "../generator/print/print-value.ts";
import type { TextWriter } from "../generator/print/text-writer.ts";
import { moduleStart } from "./header.ts";
import { packedData, pure } from "./packed-data.ts";

const about =
  "/** Context, plural and file of every text that an author wrote for players, by kind, id and member. */\n";
const before = "export const texts: Texts =";

/** @param texts by kind, id and member */
export function textsModule(
  out: TextWriter,
  texts: Readonly<Record<string, JsonObject>>,
  isPacked: boolean,
): void {
  if (isPacked) {
    const rows = pack(Object.entries(texts).map(([id, value]) => ({ id, value })));
    out.write(`${moduleStart(["lazyMembers", "unpack"], ["PackedRows", "Texts"])}\n`);
    out.write(`${packedData("rows", rows)}\n${about}${before} ${pure} lazyMembers<Texts>(rows);\n`);
    return;
  }
  out.write(`${moduleStart([], ["Texts"])}\n${about}${before} `);
  writeValue(out, texts, 0, before.length + 1, 1);
  out.write(";\n");
}
