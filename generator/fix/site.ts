/**
 * The place of a finding in the tree of its file, and the edits that can be made there, if the file contains exactly
 * what the finding reports.
 */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import {
  containerOf,
  nameOf,
  nodeAtOffset,
  nodeAtPath,
  propertyOf,
  replaced,
  type JsonNode,
} from "../json/tree.ts";
import type { SourceText } from "../model/source-text.ts";
import type { Evidence } from "../blame/evidence.ts";
import type { Span, TextEdit } from "../text/edits.ts";

export interface Site {
  readonly source: SourceText;
  /** The stretch that the finding is about. */
  readonly span: Span;
  /** The value at the place; for a place given by its offset, whatever is there. */
  readonly node: JsonNode;
}

/** The edits of a repair; `undefined` if there is none. */
export type Edits = readonly TextEdit[] | undefined;

/**
 * The site of a finding; `undefined` if its place leads nowhere, such as that of a missing member, or if what was found
 * is computed.
 */
export function siteOf({
  source,
  path,
  range,
  fact,
}: Pick<Diagnostic, "source" | "path" | "range" | "fact">): Site | undefined {
  if (fact && "entry" in fact.place && fact.place.madeBy !== undefined) return undefined;
  const span = { offset: range.offset, length: range.length };
  // In a text that is not JSON, the stretch itself is the place.
  const node: JsonNode | undefined = path
    ? nodeAtPath(source, path)
    : (nodeAtOffset(source, span.offset) ?? { ...span, type: "null" });
  return node && { source, span, node };
}

export function replaceValue({ node }: Site, found: string | number, instead: string): Edits {
  return node.value === found ? [replaced(node, JSON.stringify(instead))] : undefined;
}

interface Suggested {
  readonly suggestion?: string | undefined;
  readonly tied?: true | undefined;
}

export function replaceWord(site: Site, found: string, { suggestion, tied }: Suggested): Edits {
  // Ids that are member names are located by their value, so the names stay unchanged.
  return suggestion === undefined || tied === true
    ? undefined
    : replaceValue(site, found, suggestion);
}

/** Replaces a word, or the name of a member. */
export function replaceFound(
  site: Site,
  found: string,
  { isName, ...near }: Suggested & { readonly isName: true | undefined },
): Edits {
  if (isName !== true) return replaceWord(site, found, near);
  const { suggestion, tied } = near;
  return suggestion === undefined || tied ? undefined : rename(site, found, suggestion);
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
): Edits {
  const { suggestion } = near;
  const isSure =
    suggestion !== undefined && kinds.every((kind) => evidence.isMisspelt(kind, id, suggestion));
  return isSure ? replaceWord(site, id, near) : undefined;
}

/** Renames a member, unless the object already has a member of the new name. */
export function rename({ node }: Site, found: unknown, instead: string): Edits {
  const name = nameOf(node);
  return name?.value === found ? renameTo(name, instead) : undefined;
}

/** @param name the node of the member's name */
export function renameTo(name: JsonNode | undefined, instead: string): Edits {
  return name === undefined || propertyOf(containerOf(name), instead)
    ? undefined
    : [replaced(name, JSON.stringify(instead))];
}
