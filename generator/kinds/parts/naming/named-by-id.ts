import { isList } from "../../../json/containers.ts";
import type { Naming } from "../../naming.ts";

/** For kinds whose objects are named by `id`, formerly `ident`; `id` may be a list of ids (extension). */
export const namedById: Naming = {
  member: "id",
  formerMember: "ident",
  members: ["id", "ident", "alias", "abstract"],
  idsOf: (value) => {
    const id = value["id"] ?? value["ident"];
    if (typeof id === "string") return [id];
    return isList(id) ? id.filter((each) => typeof each === "string") : [];
  },
};
