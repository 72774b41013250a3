/**
 * An id that nothing defines may come from a pack that lies beside the loaded ones and is not loaded. It is looked for
 * only where something is unknown, and by its looks: no pack is compiled for a reason in a sentence.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import type { Fact } from "../diagnostics/diagnostic.ts";
import { idsInText } from "../json/unread-ids.ts";
import type { Pack } from "../model/pack.ts";

/** Files of neighbouring packs that are opened at most; a folder of very many packs is no reason to wait. */
const mostFiles = 2000;

/** Gives such findings their reason, in place. `root` is the folder of the project. */
export function tellUnloadedPacks(facts: Fact[], packs: readonly Pack[], root: string): void {
  const unexplained = new Map<string, number[]>();
  facts.forEach((fact, index) => {
    const id = unknownId(fact);
    if (id === undefined) return;
    const indices = unexplained.get(id);
    if (indices) indices.push(index);
    else unexplained.set(id, [index]);
  });
  if (unexplained.size === 0) return;
  let left = mostFiles;
  for (const directory of neighbours(packs, root)) {
    for (const path of jsonFiles(directory)) {
      if (left <= 0 || unexplained.size === 0) return;
      left -= 1;
      const text = readFileSync(path, "utf8");
      const wanted = idsQuotedIn(text, unexplained);
      if (wanted.length === 0) continue;
      const defined = new Set(idsInText(text));
      for (const id of wanted) {
        if (!defined.has(id)) continue;
        const reason = `the pack "${basename(directory)}" defines it, which is not loaded`;
        for (const index of unexplained.get(id) ?? []) {
          const fact = facts[index];
          if (!fact) continue;
          const { suggestion: _, ...data } = fact.data as { suggestion?: string };
          facts[index] = { ...fact, data: { ...data, reason } };
        }
        unexplained.delete(id);
      }
    }
  }
}

/** More ids than this are not looked for one by one. */
const few = 10;

/** Those of the ids that stand in the text, as JSON writes them. */
function idsQuotedIn(text: string, ids: ReadonlyMap<string, unknown>): string[] {
  if (ids.size <= few) return [...ids.keys()].filter((id) => text.includes(JSON.stringify(id)));
  const found = new Set<string>();
  // Whether a quote opens or closes is not known here, and too much does no harm.
  for (const [, quoted = ""] of text.matchAll(/"([^"\\]*)(?=")/gu)) {
    if (ids.has(quoted)) found.add(quoted);
  }
  return [...found];
}

function unknownId({ code, data }: Fact): string | undefined {
  const facts = data as {
    readonly id?: string;
    readonly parent?: string;
    readonly chain?: readonly string[];
    readonly reason?: string;
  };
  if (facts.reason !== undefined) return undefined;
  if (code === "unknown-parent") return facts.parent;
  if (code === "inheritance-cycle") return facts.chain?.length === 2 ? facts.chain[0] : undefined;
  const isUnknown = code === "unknown-reference" || code === "unknown-modification-target";
  return isUnknown ? facts.id : undefined;
}

/**
 * Folders beside those of the packs that are packs as well: they say so in their `modinfo.json`. Beside a pack that holds
 * the whole project lies what is none of its business.
 */
function neighbours(packs: readonly Pack[], root: string): string[] {
  const loaded = new Set(packs.map(({ directory }) => directory));
  const parts = [...loaded].filter((directory) => !`${root}${sep}`.startsWith(directory + sep));
  return [...new Set(parts.map((directory) => dirname(directory)))].flatMap((parent) =>
    listed(parent, false)
      .map((name) => join(parent, name))
      .filter((each) => !loaded.has(each) && listed(each, false).includes("modinfo.json")),
  );
}

function jsonFiles(directory: string): string[] {
  return listed(directory, true)
    .filter((path) => path.endsWith(".json"))
    .map((path) => join(directory, path))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true);
}

/** Names below a folder, by code unit; none where it may not be read, for nothing depends on it. */
function listed(directory: string, recursive: boolean): string[] {
  try {
    return readdirSync(directory, { recursive, encoding: "utf8" }).sort();
  } catch {
    return [];
  }
}
