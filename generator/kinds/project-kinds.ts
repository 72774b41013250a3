import { dialectRules, type DialectRules } from "../model/dialect.ts";
import { once } from "../model/once.ts";
import { Kinds } from "./kinds.ts";
import { builtIn } from "./registry.ts";

/** The kinds of a project whose dialect has these rules. */
export function projectKinds(rules: DialectRules): Kinds {
  return new Kinds(builtIn, rules);
}

/** The built-in kinds as the specification has them, where no project is known. */
export const builtInFormat: () => Kinds = once(() => projectKinds(dialectRules.spec));
