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
  fix: { level: "suggestions", does: "the id that the migration names" },
  meaning: "An id is used that a migration has replaced.",
  message: ({ kind, id, to }) =>
    to === undefined
      ? `The ${kind} "${id}" was removed by a migration.`
      : `The ${kind} "${id}" is now "${to}" by a migration.`,
  help: ({ to }) => (to === undefined ? undefined : `Write "${to}".`),
};

export const reason: Reason = {
  why: "A MIGRATION object says that this id has been renamed or removed. Saved games are translated by it, but definitions are not: the old id no longer names anything.",
  remedy:
    "Write the new id. Where there is none, choose another object or remove what refers to it.",
};
