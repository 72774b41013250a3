/** What the configuration calls packs -> directories with unique names, in load order. */
import { basename, join } from "node:path";
import { orderByDependencies } from "../packs/pack-order.ts";
import type { PackDirectory } from "../read/pack-directory.ts";
import type { PackConfiguration } from "./configuration.ts";
import { findPacks, reportRepeated, type FoundPack, type PackSearch } from "./find-packs.ts";
import { modInfoFile, packIn } from "./mod-info.ts";

/** A pack, and the entry of the configuration whose pattern matched it. */
interface MatchedPack {
  pack: PackDirectory;
  readonly pattern: number | undefined;
}

/** Packs stay in the order given; those that one pattern matched load by their dependencies, then by name. */
export async function resolvePacks(
  entries: readonly (string | PackConfiguration)[],
  search: PackSearch,
): Promise<PackDirectory[]> {
  const found = await findPacks(entries, search);
  const { source, report, files } = search;
  const named = nameUniquely(found, (name) => {
    report("configuration-conflict", source.locate(["packs"], "key"), {
      subject: `Two packs are named "${name}"`,
      clash: "expected a name for each",
      remedy: `Give one of them a name of its own: { "name": "…", "path": "…" }.`,
    });
  });
  const packs = named.map(({ name, directory }) => packIn(name, directory, search));
  for (const [index, { directory }] of packs.entries()) {
    const described = found[index]?.directory ?? directory;
    if (directory !== described) files.add(join(described, modInfoFile));
  }
  return inOrder(withoutRepeatedContent(packs, found, search));
}

/** `path` of a MOD_INFO may lead to a directory that is a pack already: then it says how that one is called. */
function withoutRepeatedContent(
  packs: readonly PackDirectory[],
  found: readonly FoundPack[],
  { source, report }: PackSearch,
): MatchedPack[] {
  const kept: MatchedPack[] = [];
  for (const [index, pack] of packs.entries()) {
    const { directory = "", pattern } = found[index] ?? {};
    const earlier = kept.find((each) => each.pack.directory === pack.directory);
    if (!earlier) kept.push({ pack, pattern });
    else if (pattern === undefined) {
      reportRepeated(directory, source.locate(["packs"], "key"), report);
    } else if (pack.mod && !earlier.pack.mod) {
      const modSource = { ...pack.mod.source, packName: earlier.pack.name };
      earlier.pack = { ...earlier.pack, mod: { ...pack.mod, source: modSource } };
    }
  }
  return kept;
}

function inOrder(kept: readonly MatchedPack[]): PackDirectory[] {
  return kept.flatMap(({ pack, pattern }, index) => {
    if (pattern === undefined) return [pack];
    const isFirst = kept[index - 1]?.pattern !== pattern;
    const matched = kept.filter((each) => each.pattern === pattern).map((each) => each.pack);
    return isFirst ? orderByDependencies(matched) : [];
  });
}

/** A directory's name; where two coincide, each takes its parents' names in front until they differ. */
function nameUniquely(
  found: readonly FoundPack[],
  clash: (name: string) => void,
): { name: string; directory: string }[] {
  const names = found.map((pack) => pack.name ?? basename(pack.directory));
  for (let depth = 2; depth < 10; depth++) {
    const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
    if (repeated.size === 0) break;
    found.forEach((pack, index) => {
      if (pack.name === undefined && repeated.has(names[index] ?? "")) {
        names[index] = pack.directory.split(/[\\/]/u).slice(-depth).join("-");
      }
    });
  }
  names.forEach((name, index) => {
    if (names.indexOf(name) !== index) clash(name);
  });
  return found.map((pack, index) => ({ name: names[index] ?? "", directory: pack.directory }));
}
