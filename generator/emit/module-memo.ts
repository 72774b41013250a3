/**
 * Generated modules by their inputs. If all inputs are identical to those of the last run, the module is kept, so that
 * an edit prints only the modules that it changes.
 */
import { createMemo, noMemo, type Memo } from "../model/memo.ts";
import { keepPackers } from "../print/pack/kept-packers.ts";
import { Packer } from "../print/pack/pack.ts";
import { TextWriter } from "../print/text-writer.ts";
import { emittedModule, type EmittedModule } from "./emitted-module.ts";

export interface ModuleMemo {
  /** The packer for the module at `path`. */
  readonly packer: (path: string) => Packer;
  /** A memo for parts of the output. */
  readonly part: Memo["part"];
  /** The module at `path`: the last one, or a new one if any input has changed. */
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
  return memoOf(() => new Packer(), noMemo.part);
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
