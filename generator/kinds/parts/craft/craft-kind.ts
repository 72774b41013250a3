import type { Kind } from "../../kind.ts";
import { usesRequirements } from "../requirement-parts/named-requirements.ts";
import type { AuthoredCraft } from "./craft.ts";
import { craftLookups } from "./craft-lookups.ts";

/** What craft and disassembly recipes have in common, besides their rules (§2.10). */
export const craft: Pick<
  Required<Kind<AuthoredCraft>>,
  | "obsoleteMember"
  | "savedIds"
  | "notInherited"
  | "startsWith"
  | "tellingMembers"
  | "vocabularies"
  | "uses"
  | "output"
  | "lookups"
> = {
  obsoleteMember: "obsolete",
  savedIds: {
    section: "9.2",
    rule: "a recipe is marked obsolete instead of being deleted",
    meaning: ["result"],
  },
  // Real data relies on children to restate these.
  notInherited: ["components", "qualities", "tools"],
  startsWith: ["time", "components"],
  tellingMembers: ["components", "using", "tools", "time", "skill_used"],
  vocabularies: ["flags", "category", "subcategory"].map((member) => ({ member, known: [] })),
  uses: usesRequirements,
  output: { form: "table" },
  lookups: craftLookups,
};
