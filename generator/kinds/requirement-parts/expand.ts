import type { JsonObject } from "../../model.ts";
import { componentWriter, toolWriter, type FindRequirement, type GroupWriter } from "./list.ts";
import { readQualities, withoutRepeatedQualities } from "./qualities.ts";
import type { ComponentGroups, QualityRequirement, Requirements } from "./requirements.ts";
import { scaleComponent, scaleTool } from "./scale.ts";
import { readUsing } from "./written.ts";

/** Writes out what a definition needs. Requirements are written out once for all definitions that use them. */
export interface RequirementExpander {
  readonly all: (value: JsonObject) => Requirements;
  /** The components alone. */
  readonly components: (value: JsonObject) => ComponentGroups;
}

/**
 * Everything that one definition needs, written out (§2.10): first what each entry of `using` asks for, in order and
 * multiplied, then its own. A multiplier never touches qualities. Requirements that do not exist add nothing.
 */
export function requirementExpander(find: FindRequirement): RequirementExpander {
  const tools = withUsed(toolWriter(find), scaleTool);
  const components = withUsed(componentWriter(find), scaleComponent);
  return {
    components,
    all: (value) => ({
      qualities: qualities(value),
      tools: tools(value),
      components: components(value),
    }),
  };

  /** The requirements that `using` names, with their multipliers. */
  function usedBy(
    value: JsonObject,
  ): { readonly requirement: JsonObject; readonly multiplier: number }[] {
    if (value["using"] === undefined) return [];
    return readUsing(value).flatMap(({ id, multiplier }) => {
      const requirement = find(id);
      return requirement === undefined ? [] : [{ requirement, multiplier }];
    });
  }

  function qualities(value: JsonObject): readonly QualityRequirement[] {
    const used = usedBy(value).flatMap(({ requirement }) => readQualities(requirement));
    return withoutRepeatedQualities([...used, ...readQualities(value)]);
  }

  function withUsed<Entry>(
    write: GroupWriter<Entry>,
    scale: (entry: Entry, multiplier: number) => Entry,
  ): GroupWriter<Entry> {
    const written = new WeakMap<JsonObject, ReturnType<typeof write>>();
    return (value) => {
      const own = write(value);
      const used = usedBy(value);
      if (used.length === 0) return own;
      const groups: (readonly Entry[])[] = [];
      for (const { requirement, multiplier } of used) {
        let theirs = written.get(requirement);
        if (!theirs) written.set(requirement, (theirs = write(requirement)));
        for (const group of theirs) {
          groups.push(multiplier === 1 ? group : group.map((entry) => scale(entry, multiplier)));
        }
      }
      return [...groups, ...own];
    };
  }
}
