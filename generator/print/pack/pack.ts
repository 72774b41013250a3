/**
 * JSON values as three texts, from which each is read by itself when it is asked for: `ids`, one a line; `words`,
 * everything that rows say more than once; `rows`, one a line, as numbers of words. `runtime/tables/packed.ts` reads them
 * and says what each word stands for. The same values in the same order give the same texts.
 */
import type { Json } from "../../model/json.ts";
import { SourceLine } from "../source-line.ts";
import { lineText } from "./lines.ts";
import { createLiveGroups } from "./live-groups.ts";
import { createPrinter } from "./printer.ts";
import { createEncoder } from "./encoder.ts";
import { createShapes } from "./shapes.ts";
import { createSharing } from "./sharing.ts";
import { createValueSet } from "./values.ts";
import type { ValueNode } from "./nodes.ts";

/** Each text holds its lines, every one after a separator; none is empty, and a text of no lines is. */
export type PackTexts = Readonly<Record<"ids" | "words" | "rows", string>>;

/** The lines of these texts. */
export type Pack = Readonly<Record<keyof PackTexts, readonly SourceLine[]>>;

export interface PackInput {
  /** What the row is asked for by; empty for all rows where they are asked for by position alone. */
  readonly id?: string;
  readonly value: Json;
}

/** Packs again and again values most of which are the same: what comes out is what `pack` makes of them. */
export interface Packer {
  readonly pack: (inputs: readonly PackInput[]) => Pack;
  /** How many values are known, those that are gone included. */
  readonly size: () => number;
  /** False where packing failed half-way, after which it cannot be relied on. */
  readonly sound: () => boolean;
}

export function createPacker(): Packer {
  const values = createValueSet();
  const groups = createLiveGroups();
  const shapes = createShapes();
  const sharing = createSharing(groups, shapes);
  const encoder = createEncoder(groups, shapes, sharing);
  const print = createPrinter(encoder);
  let sound = true;
  let before: readonly PackInput[] = [];
  let earlier: { readonly roots: readonly ValueNode[]; readonly ids: Pack["ids"] } | undefined;
  return {
    size: () => values.size,
    sound: () => sound,
    pack: (inputs) => {
      sound = false;
      const roots = inputs.map(({ value }, index) => {
        const known = before[index]?.value === value ? earlier?.roots[index] : undefined;
        return known ?? values.add(value);
      });
      const { came, went } = groups.replace(roots);
      const reshaped = shapes.update({ came, went });
      const flipped = sharing.update(roots, { came, went, reshaped });
      const ids = inputs.map(({ id }) => id);
      const rows = encoder.rows(roots, ids, values.size, { came, went, reshaped, flipped });
      const printed = print(rows);
      const sameIds =
        inputs.length === before.length && ids.every((id, index) => before[index]?.id === id);
      const lines =
        sameIds && earlier
          ? earlier.ids
          : ids.flatMap((id) => (id === undefined ? [] : [new SourceLine(lineText(id))]));
      before = inputs;
      earlier = { roots, ids: lines };
      sound = true;
      return { ids: lines, ...printed };
    },
  };
}

export function pack(inputs: readonly PackInput[]): Pack {
  return createPacker().pack(inputs);
}

export function packTexts({ ids, words, rows }: Pack): PackTexts {
  const text = (lines: readonly SourceLine[]): string => lines.map((line) => line.text).join("");
  return { ids: text(ids), words: text(words), rows: text(rows) };
}
