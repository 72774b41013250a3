/**
 * Texts of modules by what they were made of. Where all of it is the very same as the last time, the text is; so an
 * edit prints the modules that it changes and no others.
 */
import { createMemo } from "../model/memo.ts";
import { keepPackers } from "../print/pack/kept-packers.ts";
import { createPacker, type Packer } from "../print/pack/pack.ts";

export interface ModuleMemo {
  /** Packs the module at `path`. */
  readonly packer: (path: string) => Packer;
  /** A part of the output: the last one, or made anew where any input is another. `name` says of what type it is. */
  readonly part: <Part>(name: string, inputs: readonly unknown[], make: () => Part) => Part;
  /** The text of the module at `path`: the last one, or made anew where any input is another. */
  readonly text: (path: string, inputs: readonly unknown[], make: () => string) => string;
}

export function createModuleMemo(): ModuleMemo {
  const { part } = createMemo();
  return { packer: keepPackers(), part, text: part };
}

/** For a single run: nothing is kept. */
export const noMemo: ModuleMemo = {
  packer: createPacker,
  part: (_name, _inputs, make) => make(),
  text: (_path, _inputs, make) => make(),
};
