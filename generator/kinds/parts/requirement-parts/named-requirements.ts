import type { KindBehavior } from "../../kind.ts";
import {
  groupMembers,
  readAlternative,
  readUsing,
  writtenGroups,
  type Needing,
} from "./written.ts";

/** Ids of the requirements that an object includes, by `using` and by "LIST" (§2.10). */
export function namedRequirements(value: Needing): string[] {
  const ids = readUsing(value).map(({ id }) => id);
  for (const member of groupMembers) {
    for (const group of writtenGroups(value, member)) {
      for (const written of group) {
        if (typeof written === "string" || written.length < 3) continue;
        const { id, isList } = readAlternative(written);
        if (isList) ids.push(id);
      }
    }
  }
  return ids;
}

/** `uses` of kinds with such members. */
export const usesRequirements: NonNullable<KindBehavior<Needing>["uses"]> = {
  kind: "requirement",
  ids: namedRequirements,
};
