import type { FixableCode, Reason } from "../code-definition.ts";

interface Data {
  readonly kind: string;
  readonly id: string;
  readonly to: string | undefined;
}

export const code: FixableCode<Data> = {
  severity: "warning",
  spec: "2",
  tag: "deprecated",
  theme: "references",
  fix: { level: "suggestions", does: "use the id that the migration names" },
  meaning: "An id is used that a migration has replaced.",
  message: ({ kind, id, to }) =>
    to === undefined
      ? `The ${kind} "${id}" was removed in a migration.`
      : `The ${kind} "${id}" was replaced by "${to}" in a migration.`,
  help: ({ to }) => (to === undefined ? undefined : `Write "${to}".`),
};

export const reason: Reason = {
  why: "A MIGRATION object states that this id was renamed or removed. It translates saved games, but not definitions: in content, the old id no longer names anything.",
  remedy: "Write the new id. If there is none, choose another object or remove what refers to it.",
};
