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
