import { nameOf } from "../../../json/path-name.ts";
import type { JsonPath } from "../../../model/json.ts";
import type { Rule } from "../../kind.ts";

const members: readonly string[] = ["symbol", "color", "bgcolor"];

/**
 * A list has exactly four entries (§8). One entry, which old data writes for "all year", is as bad as its
 * dialect says; two or three mean nothing anywhere.
 */
export const seasonalLength: Rule = (definition, context) => {
  for (const member of members) {
    const value = definition.value[member];
    if (!Array.isArray(value) || value.length === 4) continue;
    const length = (value as readonly unknown[]).length;
    context.report(
      "seasonal-length",
      context.placeOf(definition, [member]),
      { where: member, length },
      length === 1 ? {} : { severity: "error" },
    );
  }
};

/** The symbol is an ASCII symbol (§2.3); the words for lines (extension) are ASCII as well. */
export const asciiSymbol: Rule = (definition, context) => {
  const value = definition.value["symbol"];
  const symbols = (Array.isArray(value) ? value : [value]) as readonly (string | undefined)[];
  symbols.forEach((symbol, index) => {
    if (symbol === undefined || /^[ -~]*$/u.test(symbol)) return;
    const path: JsonPath = Array.isArray(value) ? ["symbol", index] : ["symbol"];
    context.report("symbol-not-ascii", context.placeOf(definition, path), {
      where: nameOf(path),
      symbol,
    });
  });
};
