import type { NoData } from "./code-definition.ts";
import { oneOf } from "./sentence.ts";

/** Other ends of ids that are not there, for the codes about them. */
export interface DefinitionNotes {
  /** What was probably meant. */
  readonly suggested: { readonly id: string };
  /** The id is there, as another kind. */
  readonly otherKind: { readonly kind: string };
  /** The id is that of a template. */
  readonly template: NoData;
}

export const definitionNotes = {
  suggested: ({ id }: DefinitionNotes["suggested"]): string => `"${id}" is defined here`,
  otherKind: ({ kind }: DefinitionNotes["otherKind"]): string => `defined here, as ${oneOf(kind)}`,
  template: (): string => "defined here, as a template",
} as const;
