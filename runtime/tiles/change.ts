/** How every verb's result is put together. */
import type { KindOf } from "../ids/brands.ts";
import { rollItems } from "../items/item-groups.ts";
import type { RollOptions } from "../items/rolling.ts";
import type { TextOptions } from "../texts/game-text.ts";
import type { Change, Failure, Happenings, Sound } from "./results.ts";
import type { RollableGroup } from "../items/spawned-item.ts";
import type { TileRow } from "./tile-table.ts";

/** The old object leaves the tile for the next; its built-in trap goes with it, unless it stays what it is (§3.1). */
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

/** Items of a group on the tile, as members of a result. */
export function spawned(
  group: RollableGroup | undefined,
  options: RollOptions,
): Pick<Happenings, "items" | "unrolled_groups"> {
  const { items, unrolled_groups } = rollItems(group, options);
  return unrolled_groups.length === 0 ? { items } : { items, unrolled_groups };
}

/**
 * A text of an object in the words of whoever asks, or as the content has it.
 * @param member where it stands, such as `bash.sound`
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

/** A text that is not there, or says nothing, is not shown. */
export function messagesOf(text: string | undefined): string[] {
  return text === undefined || text === "" ? [] : [text];
}

export function soundOf(text: string, volume: number | undefined): Sound {
  return volume === undefined ? { text } : { text, volume };
}

function nothing(): Happenings {
  return { messages: [], sounds: [], items: [], duration_seconds: 0 };
}
