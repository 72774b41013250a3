/** The ids of one file, in the order of its text. */
import type { Range } from "vscode-languageserver";
import type { NamedId } from "../parse/external-definitions.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { placedIn } from "../parse/placed-objects.ts";
import type { RawObject } from "../model/definition.ts";
import type { SourceFile } from "../model/source-file.ts";
import type { SymbolReference } from "../symbols/symbol-references.ts";
import { rangeOf } from "./positions.ts";
import type { Snapshot } from "./project.ts";

export interface ReferenceInFile {
  readonly reference: SymbolReference;
  readonly named: NamedId;
  readonly range: Range;
}

export function parsedOf({ compilation }: Snapshot, file: SourceFile): ParsedFile | undefined {
  return compilation.parsed.find((each) => each.file === file);
}

/** The objects of our kinds in a file, each with its index in the top-level list, if the file is one. */
export function objectsIn(
  snapshot: Snapshot,
  file: SourceFile,
): readonly { readonly object: RawObject; readonly index: number | undefined }[] {
  const parsed = parsedOf(snapshot, file);
  return (parsed?.objects ?? []).map((object, at) => ({ object, index: parsed?.indices[at] }));
}

/** Each place once: a place may hold the id of several kinds, and a name made of two members stands at one of them. */
export function referencesIn(snapshot: Snapshot, file: SourceFile): readonly ReferenceInFile[] {
  const { query } = snapshot;
  const parsed = parsedOf(snapshot, file);
  const byOffset = new Map<number, ReferenceInFile>();
  if (!parsed) return [];
  for (const object of [...parsed.objects, ...placedIn(snapshot.settings.kinds, parsed)]) {
    for (const reference of query.in(object)) {
      const { range } = query.locate(reference);
      if (byOffset.has(range.offset)) continue;
      const named = query.named(reference);
      byOffset.set(range.offset, { reference, named, range: rangeOf(range) });
    }
  }
  return [...byOffset].sort(([one], [other]) => one - other).map(([, each]) => each);
}
