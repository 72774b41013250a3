/** Assembles the results of all verbs. */
import type { KindOf } from "../ids/brands.ts";
import { rollItems } from "../items/item-groups.ts";
import type { RollOptions } from "../items/rolling.ts";
import type { TextOptions } from "../texts/game-text.ts";
import type { Change, Failure, Happenings, Sound } from "./results.ts";
import type { RollableGroup } from "../items/spawned-item.ts";
import type { TileRow } from "./tile-table.ts";

/**
 * The result of replacing the old object on a tile with the next one; a built-in trap is removed with it, unless the
 * object stays the same (§3.1).
 */
export function changeInto<Next extends string>(
  table: { readonly kind: string },
  row: TileRow,
  next: string,
  happenings: Partial<Omit<Change<Next>, "ok" | "next">> = {},
): Change<Next> {
  return {
    ok: true,
    next: { kind: table.kind as KindOf<Next>, id: next as Next },
    ...nothing(),
    ...happenings,
    ...(row.trap !== undefined && next !== row.id && { removed_trap: row.trap }),
  };
}

export function failure<Reason extends string>(
  reason: Reason,
  happenings: Partial<Happenings>,
): Failure<Reason> {
  return { ok: false, reason, ...nothing(), ...happenings };
}

/** The items of a group on the tile, as members of a result. */
export function spawned(
  group: RollableGroup | undefined,
  options: RollOptions,
): Pick<Happenings, "items" | "unrolled_groups"> {
  const { items, unrolled_groups } = rollItems(group, options);
  return unrolled_groups.length === 0 ? { items } : { items, unrolled_groups };
}

/**
 * Returns a text of an object, translated if the caller wants that, otherwise as in the content.
 *
 * @param member Path of the member, such as `bash.sound`.
 */
export function said<Text extends string | undefined>(
  text: Text,
  member: string,
  { kind }: { readonly kind: string },
  { id }: TileRow,
  { translate }: TextOptions,
): Text | string {
  if (translate === undefined || text === undefined || text === "") return text;
  return translate({ text, kind, id, member });
}

/** The messages to show: none if the text is absent or empty. */
export function messagesOf(text: string | undefined): string[] {
  return text === undefined || text === "" ? [] : [text];
}

export function soundOf(text: string, volume: number | undefined): Sound {
  return volume === undefined ? { text } : { text, volume };
}

function nothing(): Happenings {
  return { messages: [], sounds: [], items: [], duration_seconds: 0 };
}
