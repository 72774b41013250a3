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
import { header, importLine, runtimeModule } from "./header.ts";
import { packedData, pure } from "./packed-data.ts";

/** The texts of a kind, by id and member. */
export interface KindTexts {
  readonly kind: string;
  readonly ids: JsonObject;
}

const about =
  "/** Context, plural and file of every text that an author wrote for players, by kind, id and member. */\n";
const before = "export const texts: Texts =";

export function textsModule(out: TextWriter, texts: readonly KindTexts[]): void {
  out.write(header() + importLine(["Texts"], runtimeModule, { type: true }));
  out.write(`\n${about}${before} `);
  const value = Object.fromEntries(texts.map(({ kind, ids }) => [kind, ids]));
  writeValue(out, value, 0, before.length + 1, 1);
  out.write(";\n");
}

export function packedTextsModule(texts: readonly KindTexts[]): string {
  let text = header();
  text += importLine(["lazyMembers", "unpack"], runtimeModule);
  text += importLine(["PackedRows", "Texts"], runtimeModule, { type: true });
  const rows = pack(texts.map(({ kind, ids }) => ({ id: kind, value: ids })));
  return `${text}\n${packedData("rows", rows)}\n${about}${before} ${pure} lazyMembers<Texts>(rows);\n`;
}
