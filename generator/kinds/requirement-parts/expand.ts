import type { JsonObject } from "../../model.ts";
import { componentWriter, toolWriter, type FindRequirement } from "./list.ts";
import { readQualities, withoutRepeatedQualities } from "./qualities.ts";
import type { Requirements } from "./requirements.ts";
import { scaleComponent, scaleTool } from "./scale.ts";
import { readUsing } from "./written.ts";

/** Writes out what a definition needs. Requirements are written out once for all definitions that use them. */
export type RequirementExpander = (value: JsonObject) => Requirements;

/**
 * Everything that one definition needs, written out (§2.10): first what each entry of `using` asks for, in order and
 * multiplied, then its own. A multiplier never touches qualities. Requirements that do not exist add nothing.
 */
export function requirementExpander(find: FindRequirement): RequirementExpander {
  const toolsOf = toolWriter(find);
  const componentsOf = componentWriter(find);
  const writtenOut = new WeakMap<JsonObject, Requirements>();

  /** What one object asks for itself, `using` aside. */
  function own(value: JsonObject): Requirements {
    return {
      qualities: readQualities(value),
      tools: toolsOf(value),
      components: componentsOf(value),
    };
  }

  function used(requirement: JsonObject): Requirements {
    let known = writtenOut.get(requirement);
    if (!known) writtenOut.set(requirement, (known = own(requirement)));
    return known;
  }

  return (value) => {
    const mine = own(value);
    const using = readUsing(value);
    if (using.length === 0) {
      return { ...mine, qualities: withoutRepeatedQualities(mine.qualities) };
    }
    const qualities = [];
    const tools = [];
    const components = [];
    for (const { id, multiplier } of using) {
      const requirement = find(id);
      if (requirement === undefined) continue;
      const theirs = used(requirement);
      qualities.push(...theirs.qualities);
      for (const group of theirs.tools) {
        tools.push(multiplier === 1 ? group : group.map((tool) => scaleTool(tool, multiplier)));
      }
      for (const group of theirs.components) {
        components.push(
          multiplier === 1
            ? group
            : group.map((component) => scaleComponent(component, multiplier)),
        );
      }
    }
    return {
      qualities: withoutRepeatedQualities([...qualities, ...mine.qualities]),
      tools: [...tools, ...mine.tools],
      components: [...components, ...mine.components],
    };
  };
}
