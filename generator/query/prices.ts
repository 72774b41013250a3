/** What items are worth: their "price", in the smallest coin, as the game's data and own kinds state it. */
import type { Compilation } from "../compile.ts";
import { isObject } from "../json/containers.ts";
import { isItemType } from "../kinds/external-kinds.ts";
import type { Json } from "../model/json.ts";
import { getOrInsert } from "../model/maps.ts";
import { once } from "../model/once.ts";
import { byName, otherObjects } from "./other-objects.ts";

const coins: Readonly<Record<string, number>> = { cent: 1, USD: 100, kUSD: 100_000 };

/** Returns the price of an item; `undefined` if none is stated. Children have the prices of their parents. */
export function pricesIn({
  parsed,
  model,
}: Pick<Compilation, "parsed" | "model">): (item: string) => number | undefined {
  const records = model.records.get("item");
  const objects = once(() =>
    byName(
      otherObjects(
        parsed,
        (type) => !isItemType(model.context.kinds, type),
        ({ externals }) => externals["item"] !== undefined,
      ),
    ),
  );
  const known = new Map<string, number | undefined>();
  return (item) =>
    getOrInsert(known, item, () => {
      const own = records?.get(item)?.record;
      return own ? amountOf(own["price"]) : stated(item, new Set());
    });

  function stated(item: string, seen: Set<string>): number | undefined {
    const value = objects().get(item)?.value;
    if (!value || seen.has(item)) return undefined;
    seen.add(item);
    const { price, relative, proportional, "copy-from": parent } = value;
    if (price !== undefined || typeof parent !== "string") return amountOf(price);
    const inherited = stated(parent, seen);
    if (inherited === undefined) return undefined;
    const factor = isObject(proportional) ? proportional["price"] : undefined;
    const more = isObject(relative) ? amountOf(relative["price"]) : undefined;
    return inherited * (typeof factor === "number" ? factor : 1) + (more ?? 0);
  }
}

/** A number, or a text such as "12 USD 50 cent". */
function amountOf(price: Json | undefined): number | undefined {
  if (typeof price === "number") return price;
  if (typeof price !== "string") return undefined;
  const parts = [...price.matchAll(/(-?\d+)\s*(cent|kUSD|USD)\b/gu)];
  if (parts.length === 0) return undefined;
  return parts.reduce((sum, [, count, coin = ""]) => sum + Number(count) * (coins[coin] ?? 0), 0);
}
