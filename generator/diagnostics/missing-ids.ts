/** What the codes about missing ids have in common. */
import type { CodeDefinition, NoData, Noting } from "./code-definition.ts";
import { didYouMean, nounOf, oneOf, suchAs } from "./sentence.ts";

/** Why an id is unknown, as far as that can be told. */
export interface Unknown {
  readonly suggestion?: string | undefined;
  /** Another id is as near as the suggested one. */
  readonly tied?: true | undefined;
  readonly reason?: string | undefined;
  /** The built-in id that differs only in case or spaces. */
  readonly builtIn?: string | undefined;
  /** A few existing ids of the kind to choose from, if none is suggested. */
  readonly near?: readonly string[] | undefined;
}

/** The other ends of missing ids. */
export interface DefinitionNotes {
  /** The definition that was probably meant. */
  readonly suggested: { readonly id: string };
  /** A definition of another kind with the id. */
  readonly otherKind: { readonly kind: string };
  /** A template with the id. */
  readonly template: NoData;
}

export const definitionNotes: Noting<DefinitionNotes>["notes"] = {
  suggested: ({ id }) => `"${id}" is defined here`,
  otherKind: ({ kind }) => `defined here, as ${oneOf(kind)}`,
  template: () => "defined here, as a template",
};

/** An earlier definition that an object builds on, and that does not exist. */
export interface MissingBase extends Unknown {
  readonly kind: string;
  /** The suggestion comes from a migration. */
  readonly migrated?: true | undefined;
}

export interface BaseNotes extends DefinitionNotes {
  readonly later: NoData;
}

/** What the codes about such objects say alike. */
export const missingBase: Noting<BaseNotes> &
  Required<Pick<CodeDefinition<MissingBase>, "help" | "label">> = {
  help: ({ kind, suggestion, near }) =>
    didYouMean(suggestion) ?? `Name ${oneOf(kind)} of this pack or an earlier one${suchAs(near)}.`,
  label: noneHasId,
  notes: { ...definitionNotes, later: () => "defined here, in a pack that loads later" },
};

/** The label of an id of a kind that has none such. */
export function noneHasId({ kind }: { readonly kind: string }): string {
  return `no ${nounOf(kind)} has this id`;
}
