/** Edits that replace one word by another, if the file contains exactly that word there. */
import type { Node } from "jsonc-parser";
import type { TextEdit } from "../diagnostics/fix.ts";
import type { Evidence } from "../slips/evidence.ts";
import { nameOf, type Site } from "./site.ts";

export function replaceValue(
  site: Site,
  found: string | number,
  instead: string,
): readonly TextEdit[] | undefined {
  if (site.node.value !== found) return undefined;
  return [site.replace(site.node, JSON.stringify(instead))];
}

interface Suggested {
  readonly suggestion?: string | undefined;
  readonly tied?: true | undefined;
}

export function replaceWord(
  site: Site,
  found: string,
  { suggestion, tied }: Suggested,
): readonly TextEdit[] | undefined {
  if (suggestion === undefined || tied === true) return undefined;
  // Ids that are member names are located by their value, so the names stay unchanged.
  return replaceValue(site, found, suggestion);
}

interface SuggestedId extends Suggested {
  readonly id: string;
  /** Kinds whose definitions it may refer to. */
  readonly kinds: readonly string[];
}

export function replaceId(
  site: Site,
  { id, kinds, ...near }: SuggestedId,
  evidence: Evidence,
): readonly TextEdit[] | undefined {
  const { suggestion } = near;
  if (suggestion === undefined) return undefined;
  return kinds.every((kind) => evidence.isMisspelt(kind, id, suggestion))
    ? replaceWord(site, id, near)
    : undefined;
}

/** Renames a member, unless the object already has a member of the new name. */
export function rename(
  site: Site,
  found: string,
  instead: string,
): readonly TextEdit[] | undefined {
  const name = nameOf(site.node);
  return name?.value === found ? renameTo(site, name, instead) : undefined;
}

/** @param name the node of the member's name */
export function renameTo(site: Site, name: Node, instead: string): readonly TextEdit[] | undefined {
  const members = name.parent?.parent?.children ?? [];
  if (members.some(({ children }) => children?.[0]?.value === instead)) return undefined;
  return [site.replace(name, JSON.stringify(instead))];
}
