/**
 * Keys that several kinds have: most recipes are named after the item that they make. Each key is written once, in a
 * union that the kinds then refer to, because a compiler's cost depends on the number of literals.
 *
 * Sample:
 *
 *   /** Ids that recipe and item have in common. *\/
 *   type RecipeAndItemKey = "brass_key" | "rope";
 */
import { pascalCase } from "./names.ts";

export interface SharedKeys {
  /** Name of the union. */
  readonly name: string;
  readonly kinds: readonly string[];
  readonly keys: readonly string[];
}

/** For fewer keys, a separate union makes them harder to find and saves nothing. */
const fewest = 16;

/** Unions of the keys that exactly the same two or more kinds have, in the order of kinds and keys. */
export function sharedKeys(
  kinds: readonly { readonly kind: string; readonly keys: readonly string[] }[],
): SharedKeys[] {
  const kindsOf = new Map<string, string[]>();
  for (const { kind, keys } of kinds) {
    for (const key of keys) {
      const known = kindsOf.get(key);
      if (known) known.push(kind);
      else kindsOf.set(key, [kind]);
    }
  }
  const groups = new Map<string, { kinds: readonly string[]; keys: string[] }>();
  for (const [key, having] of kindsOf) {
    if (having.length < 2) continue;
    const name = `${having.map(pascalCase).join("And")}Key`;
    const group = groups.get(name);
    if (group) group.keys.push(key);
    else groups.set(name, { kinds: having, keys: [key] });
  }
  return [...groups]
    .filter(([, { keys }]) => keys.length >= fewest)
    .map(([name, group]) => ({ name, ...group }));
}
