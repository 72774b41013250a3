/**
 * Generated modules by their inputs. If all inputs are identical to those of the last run, the module is kept, so that
 * an edit prints only the modules that it changes.
 */
import { areSameIn } from "../model/changed-values.ts";
import type { ResolvedDefinition } from "../model/definition.ts";
import { createMemo, noMemo, type Memo, type OpenMemo } from "../model/memo.ts";
import { Packer } from "../print/pack/pack.ts";
import type { RecordTable } from "../resolve/resolved.ts";
import { TextWriter } from "../print/text-writer.ts";
import { emittedModule, type EmittedModule, type ModuleHash } from "./emitted-module.ts";

export interface ModuleMemo {
  /** The packer for the module at `path`. */
  readonly packer: (path: string) => Packer;
  /** A memo for parts of the output. */
  readonly part: Memo["part"];
  /**
   * The module at `path`: the last one, or a new one if any input has changed.
   * @param from what is made from the inputs and printed: if that is the same, the module is the last one as well
   */
  readonly module: (
    path: string,
    inputs: readonly unknown[],
    write: (out: TextWriter) => void,
    from?: () => readonly unknown[],
  ) => EmittedModule;
  /** The same for a module that is made as one text. */
  readonly text: (
    path: string,
    inputs: readonly unknown[],
    make: () => string,
    from?: () => readonly unknown[],
  ) => EmittedModule;
  /** What a module was last made from. */
  readonly inputsOf: (path: string) => readonly unknown[] | undefined;
}

/** The hash of the module that an earlier process made at a path from these inputs; `undefined` if from others. */
export type HashOfModule = (path: string, inputs: readonly unknown[]) => ModuleHash | undefined;

export function createModuleMemo(hashOf: HashOfModule = () => undefined): ModuleMemo {
  return memoOf(createMemo(), keepPackers(), hashOf);
}

/** For a single run, which reads each module hardly more than once: it is printed when it is read. */
export function createSingleMemo(hashOf: HashOfModule): ModuleMemo {
  return memoOf(createMemo(), undefined, hashOf);
}

/** The same where nobody asks what modules were made from. */
export function createNoMemo(): ModuleMemo {
  const inputsOf = (): undefined => undefined;
  return memoOf({ ...noMemo, inputsOf }, undefined, () => undefined);
}

/** @param packers absent if no module is kept */
function memoOf(
  { part, inputsOf }: OpenMemo,
  packers: ModuleMemo["packer"] | undefined,
  hashOf: HashOfModule,
): ModuleMemo {
  const out = new TextWriter();
  const module: ModuleMemo["module"] = (path, inputs, write, from) =>
    part<EmittedModule>(path, inputs, (before) => {
      const print = (): Uint8Array => {
        write(out);
        return out.take();
      };
      const hash = before ? undefined : hashOf(path, inputs);
      if (hash || !packers) return emittedModule(path, print, hash, packers !== undefined);
      const printed = (): EmittedModule => emittedModule(path, print());
      return from ? part(`what ${path} is from`, from(), printed) : printed();
    });
  const text: ModuleMemo["text"] = (path, inputs, make, from) => {
    const write = (writer: TextWriter): void => {
      writer.write(make());
    };
    return module(path, inputs, write, from);
  };
  return { packer: packers ?? (() => new Packer()), part, module, text, inputsOf };
}

interface FromTable<Part> {
  readonly ids: readonly string[];
  readonly table: RecordTable;
  readonly part: Part;
}

/**
 * A part that is made from some ids and what is read of the record of each: kept as long as the ids are the same list
 * and what is read is the same.
 */
export function fromTable<Part>(
  name: string,
  ids: readonly string[],
  table: RecordTable,
  memo: Pick<Memo, "part">,
  {
    read,
    make,
  }: {
    readonly read: (found: ResolvedDefinition | undefined) => unknown;
    readonly make: (before: Part | undefined) => Part;
  },
): Part {
  return memo.part<FromTable<Part>>(name, [ids, table], (before) => {
    const stays = before?.ids === ids && areSameIn(before.table, table, read);
    return { ids, table, part: stays ? before.part : make(before?.part) };
  }).part;
}

/**
 * Keeps the packer of each module across runs, by its path, so that a run reuses what earlier runs packed. Values that
 * are gone stay in it until they may outnumber the current ones; then a new packer is created.
 */
export function keepPackers(): (path: string) => Packer {
  const kept = new Map<string, { readonly packer: Packer; first: number }>();
  return (path) => {
    const before = kept.get(path);
    if (before?.packer.sound) {
      before.first ||= before.packer.size;
      if (before.packer.size <= 2 * before.first) return before.packer;
    }
    const packer = new Packer();
    kept.set(path, { packer, first: 0 });
    return packer;
  };
}
