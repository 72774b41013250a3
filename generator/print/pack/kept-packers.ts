import { Packer } from "./pack.ts";

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
