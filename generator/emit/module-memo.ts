/**
 * Modules by what they were made of. Where all of it is the very same as the last time, the module is; so an edit
 * prints the modules that it changes and no others.
 */
import { createMemo, noMemo, type Memo } from "../model/memo.ts";
import { keepPackers } from "../print/pack/kept-packers.ts";
import { createPacker, type Packer } from "../print/pack/pack.ts";
import { TextWriter } from "../print/text-writer.ts";
import { emittedModule, type EmittedModule } from "./emitted-module.ts";

export interface ModuleMemo {
  /** Packs the module at `path`. */
  readonly packer: (path: string) => Packer;
  /** Of parts of the output. */
  readonly part: Memo["part"];
  /** The module at `path`: the last one, or written anew where any input is another. */
  readonly module: (
    path: string,
    inputs: readonly unknown[],
    write: (out: TextWriter) => void,
  ) => EmittedModule;
}

export function createModuleMemo(): ModuleMemo {
  return memoOf(keepPackers(), createMemo().part);
}

/** For a single run: nothing is kept. */
export function createNoMemo(): ModuleMemo {
  return memoOf(createPacker, noMemo.part);
}

function memoOf(packer: ModuleMemo["packer"], part: ModuleMemo["part"]): ModuleMemo {
  const out = new TextWriter();
  return {
    packer,
    part,
    module: (path, inputs, write) =>
      part(path, inputs, () => {
        write(out);
        return emittedModule(path, out.take());
      }),
  };
}
