import { ofOneObject } from "../../kind.ts";
import { nameOf } from "../../../json/path.ts";
import type { JsonPath } from "../../../model/json.ts";
import { isList } from "../../../json/containers.ts";
import type { TileRule } from "../common-members/tile-kind.ts";

const members = ["symbol", "color", "bgcolor"] as const;

/**
 * A list has exactly four entries (§8). The severity of one entry, which old data uses for "all year", depends on the
 * dialect; any other number has no meaning anywhere.
 */
export const seasonalLength: TileRule = ofOneObject((definition, context) => {
  for (const member of members) {
    const value = definition.value[member];
    if (!isList(value) || value.length === 4) continue;
    const { length } = value;
    context.report(
      "seasonal-length",
      context.placeOf(definition, [member]),
      { where: member, length },
      length === 1 ? {} : { severity: "error" },
    );
  }
});

/** The symbol is an ASCII symbol (§2.3); the words for lines (extension) are ASCII as well. */
export const asciiSymbol: TileRule = ofOneObject((definition, context) => {
  const { symbol: value } = definition.value;
  const symbols = isList(value) ? value : [value];
  symbols.forEach((symbol, index) => {
    if (symbol === undefined || /^[ -~]*$/u.test(symbol)) return;
    const path: JsonPath = isList(value) ? ["symbol", index] : ["symbol"];
    context.report("symbol-not-ascii", context.placeOf(definition, path), {
      where: nameOf(path),
      symbol,
    });
  });
});
