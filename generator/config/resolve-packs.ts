/** The `packs` of the configuration -> directories with unique names, in load order. */
import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { displayPath } from "../disk/display-path.ts";
import { contains, realPath, foldersFrom } from "../disk/real-path.ts";
import { orderByDependencies } from "../packs/pack-order.ts";
import type { PackDirectory } from "../read/pack-directory.ts";
import type { PackConfiguration } from "./configuration.ts";
import { findPacks, reportRepeated, type FoundPack, type PackSearch } from "./find-packs.ts";
import { modInfoFile } from "../packs/mod-info.ts";
import { packIn } from "./mod-info.ts";

/** A pack, and the index of the configuration's entry whose pattern matched it. */
interface MatchedPack {
  pack: PackDirectory;
  readonly pattern: number | undefined;
}

/** Packs keep the given order; those that one pattern matched load by their dependencies, then by name. */
export async function resolvePacks(
  entries: readonly (string | PackConfiguration)[],
  search: PackSearch,
): Promise<PackDirectory[]> {
  const found = await findPacks(entries, search);
  const { source, report, files, folders } = search;
  const named = nameUniquely(found, (name) => {
    report("configuration-conflict", source.locate(["packs"], "key"), {
      subject: `Two packs are named "${name}"`,
      clash: "expected different names",
      remedy: `Give one of them another name: { "name": "…", "path": "…" }.`,
    });
  });
  const packs = named.map(({ name, directory }) => packIn(name, directory, search));
  for (const [index, { directory, mod }] of packs.entries()) {
    const described = found[index]?.directory ?? directory;
    if (directory !== described) files.add(join(described, modInfoFile));
    const path = mod?.misdirected === "nowhere" ? mod.value["path"] : undefined;
    if (typeof path !== "string") continue;
    // The folder may be created later.
    const parents = foldersFrom(dirname(resolve(described, path)));
    folders.add(parents.find((each) => existsSync(each)) ?? described);
  }
  return inOrder(withoutRepeatedContent(packs, found, search));
}

/**
 * `path` of a MOD_INFO may lead to a directory that is already a pack; then the MOD_INFO describes that pack. A pack
 * must not be inside another one: its files would be read twice.
 */
function withoutRepeatedContent(
  packs: readonly PackDirectory[],
  found: readonly FoundPack[],
  search: PackSearch,
): MatchedPack[] {
  const { report, workingDirectory } = search;
  const kept: MatchedPack[] = [];
  const byReal = new Map<string, MatchedPack>();
  /** A pack somewhere inside each folder. */
  const inside = new Map<string, MatchedPack>();
  for (const [index, pack] of packs.entries()) {
    const each = found[index];
    if (!each) continue;
    const { span, pattern } = each;
    const real = pack.directory === each.directory ? each.real : realPath(pack.directory);
    const around = foldersFrom(real).slice(1);
    const earlier = byReal.get(real);
    const outer = around.find((folder) => byReal.has(folder));
    const nested = outer === undefined ? inside.get(real) : byReal.get(outer);
    if (nested) {
      reportNested(nested.pack, pack, span(), search);
    } else if (!earlier) {
      const matched = { pack, pattern };
      kept.push(matched);
      byReal.set(real, matched);
      for (const folder of around) inside.set(folder, matched);
    } else if (pattern === undefined) {
      reportRepeated(displayPath(each.directory, workingDirectory), span(), report);
    } else if (pack.mod && !earlier.pack.mod) {
      const modSource = { ...pack.mod.source, packName: earlier.pack.name };
      earlier.pack = { ...earlier.pack, mod: { ...pack.mod, source: modSource } };
    }
  }
  return kept;
}

function reportNested(
  one: PackDirectory,
  other: PackDirectory,
  span: ReturnType<FoundPack["span"]>,
  { report, workingDirectory }: PackSearch,
): void {
  const isInner = contains(realPath(other.directory), realPath(one.directory));
  const [inner, outer] = (isInner ? [one, other] : [other, one]).map(({ directory }) =>
    displayPath(directory, workingDirectory),
  );
  report("configuration-conflict", span, {
    subject: `Pack "${inner ?? ""}" is inside pack "${outer ?? ""}"`,
    clash: "its files would be read twice",
    remedy: "Move one of them, or list only one.",
  });
}

function inOrder(kept: readonly MatchedPack[]): PackDirectory[] {
  return kept.flatMap(({ pack, pattern }, index) => {
    if (pattern === undefined) return [pack];
    const isFirst = kept[index - 1]?.pattern !== pattern;
    const matched = kept.filter((each) => each.pattern === pattern).map((each) => each.pack);
    return isFirst ? orderByDependencies(matched) : [];
  });
}

/** Names packs by their directories; if names coincide, each is prefixed with parent names until they differ. */
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
