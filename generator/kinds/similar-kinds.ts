import { kindNames, type KindName } from "../model/kind-names.ts";
import { kinds } from "./registry.ts";

/** Kinds whose definitions can name something similar among each other: those that have tiles (§2.3). */
export const similarKinds: readonly KindName[] = kindNames.filter((kind) => kinds[kind].similar);
