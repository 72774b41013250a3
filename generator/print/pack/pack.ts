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
import { LiveGroups } from "./live-groups.ts";
import { Printer } from "./printer.ts";
import { Encoder } from "./encoder.ts";
import { Shapes } from "./shapes.ts";
import { Sharing } from "./sharing.ts";
import { ValueSet } from "./values.ts";
import type { ValueNode } from "./nodes.ts";

/** Each text consists of its lines, each after a separator. No line is empty; a text without lines is. */
export type PackTexts = Readonly<Record<"ids" | "words" | "rows", string>>;

/** The lines of these texts. */
export type PackLines = Readonly<Record<keyof PackTexts, readonly SourceLine[]>>;

export interface PackInput {
  /** The key of the row; empty for all rows if they are accessed only by position. */
  readonly id?: string;
  readonly value: Json;
}

/** Packs values repeatedly, most of which are the same as before; the result is the same as that of `pack`. */
export class Packer {
  /** False if packing failed halfway; the packer must not be used any more. */
  sound = true;
  private readonly values = new ValueSet();
  private readonly groups = new LiveGroups();
  private readonly shapes = new Shapes();
  private readonly sharing = new Sharing(this.groups, this.shapes);
  private readonly encoder = new Encoder(this.groups, this.shapes, this.sharing);
  private readonly printer = new Printer(this.encoder.words);
  // The inputs and intermediate results of the last run.
  private inputs: readonly PackInput[] = [];
  private roots: readonly ValueNode[] = [];
  private ids: readonly (string | undefined)[] = [];
  /** The lines of the ids. */
  private lines: readonly SourceLine[] = [];

  /** Number of known values, including those that are gone. */
  get size(): number {
    return this.values.size;
  }

  /** An input object that was packed before is not read again, so it must not change. */
  pack(inputs: readonly PackInput[]): PackLines {
    this.sound = false;
    const splice = spliceOf(this.inputs, inputs);
    const part = inputs.slice(splice.start, splice.end);
    const added = part.map(({ value }) => this.values.add(value));
    const roots = spliced(this.roots, splice, added);
    const given = part.map(({ id }) => id);
    const ids = spliced(this.ids, splice, given);
    const { came, went } = this.groups.replace(roots);
    const reshaped = this.shapes.update({ came, went });
    const flipped = this.sharing.update(roots, { came, went, reshaped });
    const changes = { splice, came, went, reshaped, flipped };
    const printed = this.printer.print(this.encoder.encode(roots, ids, this.size, changes));
    if (!isSameList(ids, this.ids)) {
      this.lines = ids.flatMap((id) => (id === undefined ? [] : [new SourceLine(lineText(id))]));
    }
    [this.inputs, this.roots, this.ids] = [inputs, roots, ids];
    this.sound = true;
    return { ids: this.lines, ...printed };
  }
}

export function pack(inputs: readonly PackInput[]): PackLines {
  return new Packer().pack(inputs);
}

export function packTexts({ ids, words, rows }: PackLines): PackTexts {
  const text = (lines: readonly SourceLine[]): string => lines.map((line) => line.text).join("");
  return { ids: text(ids), words: text(words), rows: text(rows) };
}
