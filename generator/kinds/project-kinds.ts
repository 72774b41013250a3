import { dialectRules, type DialectRules } from "../model/dialect.ts";
import { getOrInsert } from "../model/maps.ts";
import { Kinds } from "./kinds.ts";
import { builtIn } from "./registry.ts";

const known = new Map<string, Kinds>();

/** The kinds of a project whose dialect has these rules; the same object for the same rules. */
export function projectKinds(rules: DialectRules): Kinds {
  return getOrInsert(known, JSON.stringify(rules), () => new Kinds(builtIn, rules));
}

/** The built-in kinds as the specification has them, where no project is known. */
export function builtInFormat(): Kinds {
  return projectKinds(dialectRules.spec);
}
