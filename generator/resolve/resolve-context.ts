import type { ResolveContext } from "../kinds/kind.ts";
import type { Origins } from "../layer/origins.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { Stage } from "./stage.ts";

/** The part of a stage that kinds and their rules use. */
export function contextOf(
  { view, findings: { report } }: Pick<Stage, "view" | "findings">,
  kinds: Kinds,
  { placeOf }: Pick<Origins, "placeOf">,
): ResolveContext {
  const { find, commonest, share, known } = view;
  return { kinds, report, placeOf, find, commonest, share, isUnrecoverable: known.isUnrecoverable };
}
