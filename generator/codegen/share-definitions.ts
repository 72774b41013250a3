/**
 * Puts the definitions of all kinds' schemas into one table. Most are the same in several kinds; each is written once,
 * and the kinds refer to it. Two definitions are the same only if everything they refer to is the same too.
 */
import type { KindEntry, ShapeTable } from "../schema/link-shapes.ts";
import type { Definitions, Shape } from "../schema/shape.ts";
import type { AuthorSchema } from "./author-schema.ts";
import type { Bundle } from "./bundle-schema.ts";
import { byCodeUnit } from "../text/code-unit.ts";

export function shareDefinitions(
  authored: ReadonlyMap<string, AuthorSchema>,
  resolved: ReadonlyMap<string, Bundle>,
): ShapeTable {
  const parts: Record<string, Shape> = {};
  const keys = new Map<string, string>();

  /** The keys in the table of a schema's definitions; the first definition of a name has the name as its key. */
  function share(
    definitions: Definitions,
    ...prefixes: readonly string[]
  ): KindEntry["definitions"] {
    return Object.fromEntries(
      Object.entries(definitions).map(([name, shape]): [string, string] => {
        const content = JSON.stringify([name, shape, reachable(shape, definitions)]);
        const known = keys.get(content);
        if (known !== undefined) return [name, known];
        const key = [name, ...prefixes.map((prefix) => `${prefix}_${name}`)].find(
          (each) => !Object.hasOwn(parts, each),
        );
        if (key === undefined) throw new Error(`more definitions "${name}" than names for them`);
        keys.set(content, key);
        parts[key] = shape;
        return [name, key];
      }),
    );
  }

  const entries = [...authored].map(([kind, schema]): [string, KindEntry] => {
    const { root, definitions } = resolved.get(kind) ?? { root: {}, definitions: {} };
    return [
      kind,
      {
        definition: schema.definition,
        definitions: share(schema.definitions, kind),
        required: schema.required,
        resolved: {
          root,
          definitions: share(definitions, "resolved", `resolved_${kind}`),
        },
      },
    ];
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
