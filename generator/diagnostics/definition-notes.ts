import type { NoData } from "./code-definition.ts";
import { oneOf } from "./sentence.ts";

/** The other ends of missing ids, for the codes about them. */
export interface DefinitionNotes {
  /** The definition that was probably meant. */
  readonly suggested: { readonly id: string };
  /** A definition of another kind with the id. */
  readonly otherKind: { readonly kind: string };
  /** A template with the id. */
  readonly template: NoData;
}

export const definitionNotes = {
  suggested: ({ id }: DefinitionNotes["suggested"]): string => `"${id}" is defined here`,
  otherKind: ({ kind }: DefinitionNotes["otherKind"]): string => `defined here, as ${oneOf(kind)}`,
  template: (): string => "defined here, as a template",
} as const;
