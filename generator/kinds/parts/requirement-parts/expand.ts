import { getOrInsert } from "../../../model/maps.ts";
import { oncePerContent, type ResolveContext } from "../../kind.ts";
import type { Share } from "../../view.ts";
import { findRequirement } from "./find-requirement.ts";
import {
  components,
  tools,
  writerOf,
  type FindRequirement,
  type Sort,
  type WrittenOut,
} from "./list.ts";
import { readQualities, withoutRepeatedQualities } from "./qualities.ts";
import type { ComponentGroups, QualityRequirement, ResolvedRequirements } from "./requirements.ts";
import { readUsing, type Needing } from "./written.ts";

/** Writes out what a definition needs. Each requirement is written out once for all definitions that use it. */
export interface RequirementExpander {
  readonly all: (value: Needing) => ResolvedRequirements;
  /** The components alone. */
  readonly components: (value: Needing) => ComponentGroups;
}

/**
 * Writes out everything that a definition needs (§2.10): first what each entry of `using` requires, in order and
 * multiplied, then its own requirements. A multiplier never affects qualities. For a requirement that does not exist,
 * without which it is unknown what is needed, there is a group of tools without alternatives, which nothing meets.
 */
export const expanderOf: (context: Pick<ResolveContext, "find" | "share">) => RequirementExpander =
  oncePerContent(requirementExpander);

function requirementExpander(context: Pick<ResolveContext, "find" | "share">): RequirementExpander {
  const find = (id: string): Needing | undefined => findRequirement(context, id)?.value;
  const { share } = context;
  const writeTools = withUsed(tools, find, share);
  const writeComponents = withUsed(components, find, share);
  return {
    components: (value) => writeComponents(value, usedBy(value).used).groups,
    all: (value) => {
      const { used, missing: unused } = usedBy(value);
      const writtenTools = writeTools(value, used);
      const writtenComponents = writeComponents(value, used);
      const groups = {
        qualities: qualities(value, used),
        tools: writtenTools.groups,
        components: writtenComponents.groups,
      };
      const missing = new Set([...unused, ...writtenTools.missing, ...writtenComponents.missing]);
      if (missing.size === 0) return groups;
      const unmet = Array.from(missing, () => []);
      return { ...groups, tools: [...unmet, ...writtenTools.groups], missing: [...missing] };
    },
  };

  function usedBy(value: Needing): {
    readonly used: readonly Used[];
    readonly missing: readonly string[];
  } {
    if (value.using === undefined) return nothingUsed;
    const used: Used[] = [];
    const missing: string[] = [];
    for (const { id, multiplier } of readUsing(value)) {
      const requirement = find(id);
      if (requirement) used.push({ requirement, multiplier });
      else missing.push(id);
    }
    return { used, missing };
  }
}

const nothingUsed = { used: [], missing: [] } as const;

/** A requirement that `using` names. */
interface Used {
  readonly requirement: Needing;
  readonly multiplier: number;
}

function qualities(value: Needing, used: readonly Used[]): readonly QualityRequirement[] {
  const theirs = used.flatMap(({ requirement }) => readQualities(requirement));
  const own = readQualities(value);
  return withoutRepeatedQualities(theirs.length === 0 ? own : [...theirs, ...own]);
}

/** Returns a function that writes out the groups of the used requirements and then those of the value itself. */
function withUsed<Entry extends { readonly item: string }>(
  sort: Sort<Entry>,
  find: FindRequirement,
  share: Share,
): (value: Needing, used: readonly Used[]) => WrittenOut<Entry> {
  const write = writerOf(sort, find, share);
  const written = new WeakMap<Needing, () => WrittenOut<Entry>>();
  return (value, used) => {
    const own = write(value);
    if (used.length === 0) return own;
    const groups: (readonly Entry[])[] = [];
    const missing: string[] = [];
    for (const { requirement, multiplier } of used) {
      const theirs = getOrInsert(written, requirement, () => share(() => write(requirement)));
      for (const group of theirs().groups) {
        groups.push(multiplier === 1 ? group : group.map((entry) => sort.scale(entry, multiplier)));
      }
      missing.push(...theirs().missing);
    }
    return { groups: [...groups, ...own.groups], missing: [...missing, ...own.missing] };
  };
}
