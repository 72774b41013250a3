import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly kind: string;
  readonly id: string;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.4",
  theme: "definitions",
  meaning: "A definition has a null id, which is built in.",
  message: ({ kind, id }) => `The ${kind} "${id}" is built in – this definition has no effect.`,
  help: () => `Choose another id.`,
};

export const reason: Reason = {
  why: '"t_null" and "f_null" stand for "nothing there" and are the same in every game: code relies on finding them at index 0 of their tables. A definition with such an id is not used.',
  remedy: "Give the definition a different id.",
};
