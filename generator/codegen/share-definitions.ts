/**
 * Puts the definitions of all kinds' schemas into one table. Most are the same in several kinds; each is written once,
 * and the kinds refer to it. Two definitions are the same only if everything they refer to is the same too.
 */
import { getOrInsert } from "../model/maps.ts";
import type { Keys, KindShapes, ShapeTable } from "../schema/link-shapes.ts";
import type { Definitions, Shape } from "../schema/shape.ts";
import { byCodeUnit } from "../text/code-unit.ts";

export function shareDefinitions(kinds: ReadonlyMap<string, KindShapes>): ShapeTable {
  const parts: Record<string, Shape> = {};
  const keys = new Map<string, string>();

  /** The keys in the table of a schema's definitions; the first definition of a name has the name as its key. */
  const share = (definitions: Definitions, ...prefixes: readonly string[]): Keys =>
    Object.fromEntries(
      Object.entries(definitions).map(([name, shape]) => {
        const content = JSON.stringify([name, shape, reachable(shape, definitions)]);
        const key = getOrInsert(keys, content, () => {
          const free = [name, ...prefixes.map((prefix) => `${prefix}_${name}`)].find(
            (each) => !Object.hasOwn(parts, each),
          );
          if (free === undefined) throw new Error(`more definitions "${name}" than names for them`);
          parts[free] = shape;
          return free;
        });
        return [name, key];
      }),
    );

  const entries = [...kinds].map(([kind, { definition, definitions, required, resolved }]) => {
    const { root } = resolved;
    const own = share(definitions, kind);
    const ofRecords = share(resolved.definitions, "resolved", `resolved_${kind}`);
    const resolvedEntry = { root, definitions: ofRecords };
    return [kind, { definition, definitions: own, required, resolved: resolvedEntry }] as const;
  });
  return { parts, kinds: Object.fromEntries(entries) };
}

/** The definitions that a shape refers to, directly or indirectly, sorted by name. */
function reachable(
  shape: Shape,
  definitions: Definitions,
): readonly (readonly [string, unknown])[] {
  const found = new Map<string, Shape | undefined>();
  const pending: unknown[] = [shape];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    for (const [, name = ""] of JSON.stringify(at).matchAll(/"#\/definitions\/([^"]+)"/gu)) {
      if (found.has(name)) continue;
      found.set(name, definitions[name]);
      pending.push(definitions[name]);
    }
  }
  return [...found].sort(([one], [other]) => byCodeUnit(one, other));
}
