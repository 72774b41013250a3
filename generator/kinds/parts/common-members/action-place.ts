import type { Definition } from "../../../model/definition.ts";
import type { Place } from "../../../model/place.ts";
import type { ResolveContext } from "../../kind.ts";
import { isOfParent } from "../inheritance/is-of-parent.ts";
import type { AuthoredTile } from "./tile-kind.ts";

/**
 * Where an examine action is to be put right, and whether what needs it is a parent's, whose action nobody inherits.
 */
export interface ActionPlace {
  readonly place: Place;
  readonly inherited?: true;
}

/** @param member what needs the action */
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
