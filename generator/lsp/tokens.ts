/** Semantic tokens: the ids of a file, coloured by their kind. */
import {
  SemanticTokensBuilder,
  type SemanticTokens,
  type SemanticTokensLegend,
} from "vscode-languageserver";
import { isObsolete } from "../layer/raw-id.ts";
import type { SourceFile } from "../model/source-file.ts";
import { isNaming, type SymbolReference } from "../symbols/symbol-references.ts";
import { referencesIn, type ReferenceInFile } from "./places-in-file.ts";
import type { Snapshot } from "./project.ts";

/** The kinds of a project take these in turn: types for which every theme has a colour. */
const ofKinds = ["class", "struct", "enum", "function", "macro", "namespace", "enumMember"];

export const tokenLegend: SemanticTokensLegend = {
  tokenTypes: [...ofKinds, "interface", "variable"],
  tokenModifiers: ["declaration", "modification", "deprecated"],
};

const [template, external] = [ofKinds.length, ofKinds.length + 1];

export function tokensOf(snapshot: Snapshot, file: SourceFile): SemanticTokens {
  const builder = new SemanticTokensBuilder();
  for (const each of referencesIn(snapshot, file)) {
    const { start, end } = each.range;
    // Quotes are not part of an id.
    const length = end.character - start.character - 2;
    if (start.line !== end.line || length < 1) continue;
    const [type, modifiers] = [typeOf(snapshot, each), modifiersOf(snapshot, each.reference)];
    builder.push(start.line, start.character + 1, length, type, modifiers);
  }
  return builder.build();
}

function typeOf(snapshot: Snapshot, { reference, named }: ReferenceInFile): number {
  const { registry } = snapshot.compilation.layers;
  const { kind, id } = named;
  const copiesTemplate =
    reference.role === "copies" && !registry.get(kind, id) && registry.template(kind, id);
  if (reference.role === "template" || copiesTemplate) return template;
  const index = snapshot.settings.kinds.names.indexOf(kind);
  return index < 0 ? external : index % ofKinds.length;
}

function modifiersOf({ compilation, query }: Snapshot, reference: SymbolReference): number {
  const { kind, id } = query.named(reference);
  const { registry } = compilation.layers;
  const origin = registry.kinds.has(kind) ? registry.get(kind, id)?.origin : undefined;
  const isFormer =
    reference.role === "alias" ||
    (origin !== undefined && isObsolete(registry.kinds.of(origin.kind), origin.value)) ||
    compilation.known.migration(kind, id) !== undefined;
  const naming = reference.role === "modifies" ? 2 : isNaming(reference) ? 1 : 0;
  return naming | (isFormer ? 4 : 0);
}
