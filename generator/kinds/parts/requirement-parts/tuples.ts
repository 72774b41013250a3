/** Requirements in the form of records: the format's own short lists, of which data contains tens of thousands. */
import type { JsonArray, JsonObject } from "../../../model/json.ts";
import { areMany, onceForLong } from "./long-groups.ts";
import type {
  ComponentGroups,
  ResolvedRequirements,
  SkillLevel,
  ToolGroups,
} from "./requirements.ts";

/** `[item, count, recoverable]` and `[item, charges]`; negative charges mean that many pieces, none consumed. */
export function requirementTuples({
  qualities,
  tools,
  components,
}: ResolvedRequirements): JsonObject {
  const manyTools = areMany(tools);
  const manyComponents = areMany(components);
  return {
    qualities: qualities as unknown as JsonArray,
    tools: tools.map((group) => toolTuples(group, manyTools)),
    components: components.map((group) => componentTuples(group, manyComponents)),
  };
}

const toolTuples = onceForLong((group: ToolGroups[number]): JsonArray =>
  group.map(({ item, count, charges }) => [item, charges > 0 ? charges : -count]),
);

const componentTuples = onceForLong((group: ComponentGroups[number]): JsonArray =>
  group.map(({ item, count, recoverable }) => [item, count, recoverable]),
);

/** Returns `[skill, level]` pairs, or `undefined` for `undefined`. */
export function skillTuples<T extends readonly SkillLevel[] | undefined>(
  levels: T,
): T extends undefined ? JsonArray | undefined : JsonArray;
export function skillTuples(levels: readonly SkillLevel[] | undefined): JsonArray | undefined {
  return levels?.map(({ skill, level }) => [skill, level]);
}
