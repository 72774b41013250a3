/** Members of tiles that have an effect only with something else, said as data (§2.4–2.7). */
import { isList, isObject } from "../../../json/containers.ts";
import { printJson } from "../../../json/print-json.ts";
import type { JsonObject } from "../../../model/json.ts";
import type { TileRule } from "./tile-kind.ts";

export interface Need {
  readonly code:
    | "collapse-radius-without-centers"
    | "digging-without-flag"
    | "harvest-season-without-flag"
    | "lockpick-message-without-result"
    | "multiplier-without-flag"
    | "reversion-without-successor";
  /** The part of the tile that has the member; absent if it is one of the tile itself. */
  readonly part?: string;
  readonly member: string;
  /** The flag that it needs. */
  readonly flag?: string;
  /** The member beside it that it needs; an empty list is as good as none. */
  readonly beside?: string;
  /** It needs that only in tiles with this flag. */
  readonly among?: string;
  /** Beside this member it may be meant, and is only worth a note. */
  readonly noteBeside?: string;
}

export function needRule({ code, part, member, flag, beside, among, noteBeside }: Need): TileRule {
  return (definition, context) => {
    const { value } = definition;
    const tile: JsonObject = value;
    const holder = part === undefined ? tile : tile[part];
    const found = isObject(holder) ? holder[member] : undefined;
    if (!isObject(holder) || found === undefined) return;
    const flags = value.flags ?? [];
    if (among !== undefined && !flags.includes(among)) return;
    if (flag !== undefined && flags.includes(flag)) return;
    if (beside !== undefined && isThere(holder, beside)) return;
    const path = part === undefined ? [member] : [part, member];
    context.report(
      code,
      context.placeOf(definition, path, "key"),
      { member, found: typeof found === "string" ? found : printJson(found) },
      noteBeside !== undefined && isThere(tile, noteBeside) ? { severity: "note" } : {},
    );
  };
}

function isThere(object: JsonObject, member: string): boolean {
  const value = object[member];
  return value !== undefined && !(isList(value) && value.length === 0);
}
