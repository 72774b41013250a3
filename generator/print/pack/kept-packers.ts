import { createPacker, type Packer } from "./pack.ts";

/**
 * The packer of each module across runs, by its path: what was packed before is known by the next run. Values that
 * are gone stay in it, until they could be more than those that are there.
 */
export function keepPackers(): (path: string) => Packer {
  const kept = new Map<string, { readonly packer: Packer; first: number }>();
  return (path) => {
    const before = kept.get(path);
    if (before?.packer.sound() === true) {
      before.first ||= before.packer.size();
      if (before.packer.size() <= 2 * before.first) return before.packer;
    }
    const packer = createPacker();
    kept.set(path, { packer, first: 0 });
    return packer;
  };
}
