/**
 * If one of two objects with the same id is not a complete definition by itself, it was meant to change the other and
 * does not say so (§2.1). That is reported as one mistake, not as a second definition with missing members.
 */
import { idPath, lackedBy, noteOn } from "./raw-id.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { Definition } from "../model/definition.ts";
import { samePack } from "./loading.ts";
import { placeIn } from "../model/place.ts";

/** Members by which an object declares what it does to an earlier one. */
const telling: readonly string[] = ["edit-mode", "override", "copy-from"];

/** Reports the one of the two that was meant to change the other, if any, and returns it. */
export function reportForgottenEditMode(
  earlier: Definition,
  later: Definition,
  kinds: Kinds,
  report: Report,
): Definition | undefined {
  const partial = partialOf(kinds, earlier, later);
  if (!partial) return undefined;
  const whole = partial === later ? earlier : later;
  const { kind, id, origin } = partial;
  const data = {
    kind,
    id,
    lacks: lackedBy(kinds, partial),
    copies: kinds.rules.duplicate_ids === "replace",
  };
  const notes = [noteOn(kinds, whole.origin, "whole")];
  report("incomplete-redefinition", placeIn(origin, idPath(kinds, origin)), data, { notes });
  return partial;
}

function partialOf(kinds: Kinds, earlier: Definition, later: Definition): Definition | undefined {
  if (isPartial(kinds, later) && isWhole(kinds, earlier)) return later;
  // Inside a pack the order does not matter, but an object cannot change what a later pack defines.
  const onePack = samePack(earlier.origin, later.origin);
  return onePack && isPartial(kinds, earlier) && isWhole(kinds, later) ? earlier : undefined;
}

function isPartial(kinds: Kinds, definition: Definition): boolean {
  const { origin, contributors } = definition;
  return (
    contributors.length === 1 &&
    !telling.some((member) => Object.hasOwn(origin.value, member)) &&
    lackedBy(kinds, definition).length > 0
  );
}

function isWhole(kinds: Kinds, definition: Definition): boolean {
  return !definition.obsolete && lackedBy(kinds, definition).length === 0;
}
