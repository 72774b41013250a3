/**
 * The `type` words of the games whose data is known, as dialects list them. Objects of these types are what they claim
 * to be, whatever members they have; for any other word this is uncertain (`unknown-type.ts`).
 */
import { ofKinds, type Kinds, type OfKinds } from "../kinds/kinds.ts";
import { isMigrationType } from "./migrations.ts";

/** The types of the games, to choose from. */
export const gameTypes: OfKinds<readonly string[]> = ofKinds(({ dialect }) => [
  ...dialect.types,
  ...Object.keys(dialect.defines),
]);

export function isGameType(kinds: Kinds, type: string): boolean {
  return gameTypes(kinds).includes(type) || kinds.placed.has(type) || isMigrationType(kinds, type);
}
