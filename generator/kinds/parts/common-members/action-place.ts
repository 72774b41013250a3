import type { Definition } from "../../../model/definition.ts";
import type { Place } from "../../../model/place.ts";
import type { ResolveContext } from "../../kind.ts";
import { isOfParent } from "../inheritance/is-of-parent.ts";
import type { AuthoredTile } from "./tile-kind.ts";

/**
 * Where an examine action has to be corrected, and whether the member that needs it is inherited from a parent, whose
 * action is not inherited.
 */
export interface ActionPlace {
  readonly place: Place;
  readonly inherited?: true;
}

/** The function that is called when it is examined. */
export function actionOf({ examine_action: action }: AuthoredTile): string | undefined {
  return typeof action === "object" ? action.type : action;
}

/** @param member the member that needs the action */
export function actionPlace(
  definition: Definition<AuthoredTile>,
  member: string,
  { placeOf }: ResolveContext,
): ActionPlace {
  if (definition.value.examine_action !== undefined) {
    return { place: placeOf(definition, ["examine_action"]) };
  }
  const place = placeOf(definition, [member]);
  return isOfParent(place, definition)
    ? { place: placeOf(definition, ["copy-from"]), inherited: true }
    : { place };
}
