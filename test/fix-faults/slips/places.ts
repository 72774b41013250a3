/** Where words of each sort stand in an object. */
import type { Node } from "jsonc-parser";
import { referenceKind } from "../../seed-faults/tables.ts";
import { spots } from "../../seed-faults/fault-class.ts";
import type { Edit } from "../../search/edit.ts";
import { replace } from "../../search/edit.ts";
import { propertyOf, valueOf, type Entry, type Spot, type World } from "../../search/world.ts";

const naming = ["id", "ident", "result", "abstract"];

/** The strings by which an object is called. */
export function nameNodes(entry: Entry): Node[] {
  return naming
    .flatMap((member) => {
      const value = valueOf(propertyOf(entry.node, member));
      return value?.type === "array" ? (value.children ?? []) : value ? [value] : [];
    })
    .filter(({ type, value }) => type === "string" && value !== "");
}

/** The kind of the id that stands here, parents and looks included. */
export function kindOfUse(spot: Spot): string | undefined {
  const own = spot.pattern === "copy-from" || spot.pattern === "looks_like";
  if (own) return spot.value.type === "string" ? spot.entry.kind : undefined;
  return referenceKind(spot);
}

export function usesIn(world: World): Spot[] {
  return spots(world).filter((spot) => kindOfUse(spot) !== undefined);
}

/** Where an object of one of our kinds is used. */
export function usesOf(entry: Entry, world: World): Spot[] {
  const names = new Set(nameNodes(entry).map(({ value }) => String(value)));
  return usesIn(world).filter(
    (spot) => kindOfUse(spot) === entry.kind && names.has(String(spot.value.value)),
  );
}

export function write({ entry, value }: Spot, word: string): Edit {
  return replace(entry, value, JSON.stringify(word));
}

/** A whole object goes, with a comma. */
export function withoutObject({ file, node }: Pick<Entry, "file" | "node">): Edit | undefined {
  const end = node.offset + node.length;
  const behind = /^\s*,\s*/u.exec(file.text.slice(end));
  if (behind) return { file, from: node.offset, to: end + behind[0].length, text: "" };
  const before = /,\s*$/u.exec(file.text.slice(0, node.offset));
  return before ? { file, from: before.index, to: end, text: "" } : undefined;
}
