import { kindNames } from "../../model/kind-names.ts";
import { capitalOneOf } from "../sentence.ts";
import type { CatalogueEntry } from "./entry.ts";

/** Facts of the codes about ids that are used (§2). */
export interface ReferenceCodes {
  "unknown-reference": CatalogueEntry<{
    readonly kind: string;
    readonly id: string;
    readonly suggestion?: string | undefined;
    readonly tied?: true | undefined;
    readonly reason?: string | undefined;
  }>;
  /** `used` is the id that others know it by. */
  "misspelt-definition": CatalogueEntry<{
    readonly kind: string;
    readonly id: string;
    readonly used: string;
    readonly uses: number;
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
    help: ({ kind, suggestion }) => {
      if (suggestion !== undefined) return `Did you mean "${suggestion}"?`;
      return (kindNames as readonly string[]).includes(kind)
        ? `Define it in one of the packs, or name another.`
        : `Name another, or list it under "known" in the configuration if it is defined elsewhere.`;
    },
  },
  "misspelt-definition": {
    severity: { spec: "error", "bright-nights": "warning" },
    spec: "2",
    meaning:
      "A definition's id is misspelt: several places use another spelling, and none this one.",
    message: ({ kind, id, used, uses }) =>
      `${capitalOneOf(kind)} is defined as "${id}" but used as "${used}" – ${String(uses)} places name it so.`,
    help: ({ used }) =>
      `Rename it to "${used}"; if that is to be another definition, it is missing.`,
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
