/**
 * Ids that are built into the game, without an object that defines them. They mean "none"; nobody uses one by accident.
 */
import { ofKinds, type Kinds } from "./kinds.ts";

function listed({ dialect: { built_in } }: Kinds, kind: string): readonly string[] {
  return Object.hasOwn(built_in, kind) ? (built_in[kind] ?? []) : [];
}

/** The built-in ids of a kind that is defined outside the specification. */
export function builtInIdsOf(kinds: Kinds, kind: string): readonly string[] {
  return listed(kinds, kind).filter((each) => !each.endsWith("*"));
}

/** Kind -> beginnings of ids that the game makes of others. Every reference asks, and few kinds have any. */
const prefixes = ofKinds(
  ({ dialect }) =>
    new Map(
      Object.entries(dialect.built_in).flatMap(([kind, ids]) => {
        const made = ids.filter((each) => each.endsWith("*")).map((each) => each.slice(0, -1));
        return made.length > 0 ? [[kind, made] as const] : [];
      }),
    ),
);

/** The id from which the game makes this one by itself, if it does. */
export function madeFrom(kinds: Kinds, kind: string, id: string): string | undefined {
  const made = prefixes(kinds)
    .get(kind)
    ?.find((prefix) => id.startsWith(prefix));
  return made === undefined ? undefined : id.slice(made.length);
}

export function isBuiltInId(kinds: Kinds, kind: string, id: string): boolean {
  return allBuiltInIdsOf(kinds, kind).includes(id);
}

/** The built-in id of the kind from which `id` differs only in case and surrounding spaces. */
export function builtInIdOf(kinds: Kinds, kind: string, id: string): string | undefined {
  const letters = id.trim().toLowerCase();
  return allBuiltInIdsOf(kinds, kind).find((each) => each !== id && each.toLowerCase() === letters);
}

function allBuiltInIdsOf(kinds: Kinds, kind: string): readonly string[] {
  const none = kinds.get(kind)?.none;
  return none ? [none.id] : builtInIdsOf(kinds, kind);
}
