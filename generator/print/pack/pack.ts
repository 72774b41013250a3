/**
 * JSON values as three texts, from which each is read by itself when it is asked for: `ids`, one a line; `words`,
 * everything that rows say more than once; `rows`, one a line, as numbers of words. `runtime/tables/packed.ts` reads
 * them and says what each word stands for. The same values in the same order give the same texts.
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

/** Each text holds its lines, every one after a separator; none is empty, and a text of no lines is. */
export type PackTexts = Readonly<Record<"ids" | "words" | "rows", string>>;

/** The lines of these texts. */
export type Pack = Readonly<Record<keyof PackTexts, readonly SourceLine[]>>;

export interface PackInput {
  /** What the row is asked for by; empty for all rows where they are asked for by position alone. */
  readonly id?: string;
  readonly value: Json;
}

/** What a packer packed last. */
interface Packed {
  readonly inputs: readonly PackInput[];
  readonly roots: readonly ValueNode[];
  readonly ids: readonly (string | undefined)[];
  /** Of the ids. */
  readonly lines: readonly SourceLine[];
}

/** Packs again and again values most of which are the same: what comes out is what `pack` makes of them. */
export interface Packer {
  /** The very same input is not looked at a second time: it must not change. */
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
