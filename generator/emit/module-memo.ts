/**
 * Modules by what they were made of. Where all of it is the very same as the last time, the module is; so an edit
 * prints the modules that it changes and no others.
 */
import { keepPackers } from "../print/pack/kept-packers.ts";
import { createPacker, type Packer } from "../print/pack/pack.ts";
import { TextWriter } from "../print/text-writer.ts";
import { emittedModule, type EmittedModule } from "./emitted-module.ts";

export interface ModuleMemo {
  /** Packs the module at `path`. */
  readonly packer: (path: string) => Packer;
  /** A part of the output: the last one, or made anew where any input is another. `name` says of what type it is. */
  readonly part: <Part>(name: string, inputs: readonly unknown[], make: () => Part) => Part;
  /** The module at `path`: the last one, or written anew where any input is another. */
  readonly module: (
    path: string,
    inputs: readonly unknown[],
    write: (out: TextWriter) => void,
  ) => EmittedModule;
}

export function createModuleMemo(): ModuleMemo {
  const made = new Map<string, { readonly inputs: readonly unknown[]; readonly part: unknown }>();
  const part: ModuleMemo["part"] = <Part>(
    name: string,
    inputs: readonly unknown[],
    make: () => Part,
  ): Part => {
    const before = made.get(name);
    // Nobody else uses the name, so that what was made under it is what is made now.
    if (before && isSame(before.inputs, inputs)) return before.part as Part;
    const fresh = make();
    made.set(name, { inputs, part: fresh });
    return fresh;
  };
  return memoOf(keepPackers(), part);
}

/** For a single run: nothing is kept. */
export function createNoMemo(): ModuleMemo {
  return memoOf(createPacker, (_name, _inputs, make) => make());
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

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((input, index) => input === other[index]);
}
