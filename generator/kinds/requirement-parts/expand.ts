import type { JsonObject } from "../../model.ts";
import { componentWriter, toolWriter, type FindRequirement } from "./list.ts";
import { readQualities, withoutRepeatedQualities } from "./qualities.ts";
import type { Requirements } from "./requirements.ts";
import { scaleComponent, scaleTool } from "./scale.ts";
import { readUsing } from "./written.ts";

/**
 * Everything that one definition needs, written out (§2.10): first what each entry of `using` asks for, in order and
 * multiplied, then its own. A multiplier never touches qualities. Requirements that do not exist add nothing.
 */
export function expandRequirements(value: JsonObject, find: FindRequirement): Requirements {
  const toolsOf = toolWriter(find);
  const componentsOf = componentWriter(find);
  const used = readUsing(value).flatMap(({ id, multiplier }) => {
    const requirement = find(id);
    return requirement === undefined ? [] : [{ requirement, multiplier }];
  });
  return {
    qualities: withoutRepeatedQualities([
      ...used.flatMap(({ requirement }) => readQualities(requirement)),
      ...readQualities(value),
    ]),
    tools: [
      ...used.flatMap(({ requirement, multiplier }) =>
        toolsOf(requirement).map((group) => group.map((tool) => scaleTool(tool, multiplier))),
      ),
      ...toolsOf(value),
    ],
    components: [
      ...used.flatMap(({ requirement, multiplier }) =>
        componentsOf(requirement).map((group) =>
          group.map((component) => scaleComponent(component, multiplier)),
        ),
      ),
      ...componentsOf(value),
    ],
  };
}
