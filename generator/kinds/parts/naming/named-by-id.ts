import { present, textsIn } from "../../../json/containers.ts";
import type { Naming } from "../../naming.ts";

/** For kinds whose objects are named by a member, which may be a list of ids (extension). */
export function namedBy(member: string, formerMember?: string): Naming {
  return {
    ...{ member, ...present({ formerMember }) },
    members: [member, formerMember ?? [], "alias", "abstract"].flat(),
    idsOf: (value) => textsIn(value[member] ?? (formerMember && value[formerMember])),
  };
}

/** For kinds whose objects are named by `id`, formerly `ident`. */
export const namedById: Naming = namedBy("id", "ident");
