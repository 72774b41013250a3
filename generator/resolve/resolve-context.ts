import type { Origins } from "../layer/origins.ts";
import type { Kinds, KindsContext } from "../kinds/kinds.ts";
import { withoutRepetitions } from "../kinds/sets.ts";
import type { Stage } from "./stage.ts";

/** The part of a stage that kinds and their rules use. */
export function contextOf(
  { view, findings: { report } }: Pick<Stage, "view" | "findings">,
  kinds: Kinds,
  { placeOf }: Pick<Origins, "placeOf">,
): KindsContext {
  const { find, isBroken, commonest, yielding, share, known } = view;
  const { rules } = kinds;
  return {
    kinds,
    rules,
    report,
    recordOf: (definition, context) => {
      const kind = kinds.of(definition.kind);
      const value = withoutRepetitions(kind, definition.value);
      return kind.resolve(
        value === definition.value ? definition : { ...definition, value },
        context,
      );
    },
    placeOf,
    find,
    isBroken,
    commonest,
    yielding,
    share,
    isUnrecoverable: known.isUnrecoverable,
    isCounted: known.isCounted,
    greatestLevel: known.greatestLevel,
    excludes: known.excludes,
  };
}
