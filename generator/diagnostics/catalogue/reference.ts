import type { CatalogueEntry } from "./entry.ts";

/** Facts of the codes about ids that are used (§2). */
export interface ReferenceCodes {
  "unknown-reference": CatalogueEntry<{
    readonly kind: string;
    readonly id: string;
    readonly suggestion?: string | undefined;
    readonly reason?: string | undefined;
  }>;
  "migrated-reference": CatalogueEntry<{
    readonly kind: string;
    readonly id: string;
    readonly to: string | undefined;
  }>;
}

export const referenceCodes: ReferenceCodes = {
  "unknown-reference": {
    severity: { spec: "error", "bright-nights": "warning" },
    spec: "2",
    meaning: "An id is used that nothing defines.",
    message: ({ kind, id, reason }) =>
      `No ${kind.replaceAll("_", " ")} "${id}" is known${
        reason === undefined ? "" : ` – ${reason}`
      }.`,
    help: ({ suggestion }) =>
      suggestion === undefined ? undefined : `Did you mean "${suggestion}"?`,
  },
  "migrated-reference": {
    severity: "warning",
    spec: "2",
    meaning: "An id is used that a migration has replaced.",
    message: ({ kind, id, to }) =>
      to === undefined
        ? `The ${kind} "${id}" was removed by a migration.`
        : `The ${kind} "${id}" is now "${to}" by a migration.`,
    help: ({ to }) => (to === undefined ? undefined : `Write "${to}".`),
  },
};
