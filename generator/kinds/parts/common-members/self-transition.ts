import type { AuthoredTerrain } from "../../../compiled/authored-types.ts";
import type { JsonObject } from "../../../model/json.ts";
import type { TileRule } from "./tile-kind.ts";

const successors: readonly (keyof AuthoredTerrain)[] = [
  "open",
  "close",
  "transforms_into",
  "lockpick_result",
  "curtain_transform",
];

/** A replacement (§3.1) by the object itself replaces nothing, and nothing is its own roof (§2.6). */
export const selfTransition: TileRule = (definition, context) => {
  const value: JsonObject = definition.value;
  const others: typeof successors = definition.kind === "terrain" ? ["roof"] : [];
  for (const member of [...successors, ...others]) {
    if (value[member] !== definition.id) continue;
    context.report("self-transition", context.placeOf(definition, [member]), {
      where: member,
      id: definition.id,
    });
  }
};

/** What opens one way closes the other way (§2.3): two that close into each other, or open so, never return. */
export const oneWayPair: TileRule = (definition, context) => {
  for (const [member, back] of bothWays) {
    const { [member]: to, [back]: returns } = definition.value;
    // Reported at one of the two.
    if (to === undefined || returns !== undefined || to <= definition.id) continue;
    const other = context.find(definition.kind, to);
    const value: JsonObject = other?.value ?? {};
    if (value[member] !== definition.id || value[back] !== undefined) continue;
    const data = { member, back, id: definition.id, other: to };
    context.report("one-way-pair", context.placeOf(definition, [member]), data);
  }
};

const bothWays = [
  ["close", "open"],
  ["open", "close"],
] as const;
