/**
 * Packs JSON values into three texts from which each value can be read on its own: `ids`, one per line; `words`,
 * everything that rows contain more than once; `rows`, one per line, as numbers of words. `runtime/tables/packed.ts`
 * reads them and documents the meaning of each word. The same values in the same order produce the same texts.
 */
import type { Json } from "../../model/json.ts";
import { isSameList } from "../../model/memo.ts";
import { spliced, spliceOf } from "../../model/splice.ts";
import { SourceLine } from "../source-line.ts";
import { lineText } from "./lines.ts";
import { createLiveGroups } from "./live-groups.ts";
import { createPrinter } from "./printer.ts";
import { createEncoder } from "./encoder.ts";
import { createShapes } from "./shapes.ts";
import { createSharing } from "./sharing.ts";
import { createValueSet } from "./values.ts";
import type { ValueNode } from "./nodes.ts";

/** Each text consists of its lines, each after a separator. No line is empty; a text without lines is. */
export type PackTexts = Readonly<Record<"ids" | "words" | "rows", string>>;

/** The lines of these texts. */
export type Pack = Readonly<Record<keyof PackTexts, readonly SourceLine[]>>;

export interface PackInput {
  /** The key of the row; empty for all rows if they are accessed only by position. */
  readonly id?: string;
  readonly value: Json;
}

/** The inputs and intermediate results of a packer's last run. */
interface Packed {
  readonly inputs: readonly PackInput[];
  readonly roots: readonly ValueNode[];
  readonly ids: readonly (string | undefined)[];
  /** The lines of the ids. */
  readonly lines: readonly SourceLine[];
}

/** Packs values repeatedly, most of which are the same as before; the result is the same as that of `pack`. */
export interface Packer {
  /** An input object that was packed before is not read again, so it must not change. */
  readonly pack: (inputs: readonly PackInput[]) => Pack;
  /** Number of known values, including those that are gone. */
  readonly size: () => number;
  /** False if packing failed halfway; the packer must not be used any more. */
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
  let before: Packed = { inputs: [], roots: [], ids: [], lines: [] };
  return {
    size: () => values.size,
    sound: () => sound,
    pack: (inputs) => {
      sound = false;
      const splice = spliceOf(before.inputs, inputs);
      const part = inputs.slice(splice.start, splice.end);
      const roots = spliced(
        before.roots,
        splice,
        part.map(({ value }) => values.add(value)),
      );
      const ids = spliced(
        before.ids,
        splice,
        part.map(({ id }) => id),
      );
      const { came, went } = groups.replace(roots);
      const reshaped = shapes.update({ came, went });
      const flipped = sharing.update(roots, { came, went, reshaped });
      const changes = { splice, came, went, reshaped, flipped };
      const printed = print(encoder.rows(roots, ids, values.size, changes));
      const lines = isSameList(ids, before.ids)
        ? before.lines
        : ids.flatMap((id) => (id === undefined ? [] : [new SourceLine(lineText(id))]));
      before = { inputs, roots, ids, lines };
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
