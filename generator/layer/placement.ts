/**
 * Puts definitions in their places: if an id is already defined, the dialect, `override` and `obsolete` decide which of
 * the two definitions stays (§2.3, §7.1, §7.2, §9.2).
 */
import type { CodeData } from "../diagnostics/code.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import { reportForgottenEditMode } from "./forgotten-edit-mode.ts";
import type { Layering } from "./layering.ts";
import { isOverride, samePack, type Statement } from "./loading.ts";
import { placeIn } from "../model/place.ts";
import { idPath, noteOn } from "./raw-id.ts";
import { reject } from "./reject.ts";

/**
 * Puts a definition in its place, or decides between it and an earlier one (§2.3, §7.1, §7.2).
 * @param parent the definition that it copies from, which it may replace
 */
export function place(
  layering: Layering,
  definition: Definition,
  parent: Definition | undefined,
): void {
  const { kinds, registry, outcomes, notes } = layering;
  const { kind, id, origin } = definition;
  // A definition takes precedence over an alias with the same name.
  const earlier = registry.own(kind, id);
  const overrides = isOverride(origin);
  if (!earlier) {
    if (overrides) {
      notes.changed({ what: "overrode nothing", object: origin, after: definition });
      reportUnusedOverride(layering, origin, origin, id);
    }
    put(layering, definition);
  } else if (registry.isBuiltIn(earlier)) {
    notes.report("built-in-id", placeIn(origin, idPath(kinds, origin)), { kind, id });
    outcomes.set(origin, "replaced");
  } else if (overrides || parent === earlier) {
    replace(layering, earlier, definition);
  } else placeBeside(layering, earlier, definition);
}

/**
 * Reports that there is nothing to override, unless the overridden definition exists and has an error of its own. Old
 * loaders read a recipe's "override" as a permission, not as a claim that another definition exists, so it gets only a
 * note; "edit-mode" is such a claim.
 */
export function reportUnusedOverride(
  { registry, notes }: Layering,
  object: RawObject,
  { kind, value }: Statement,
  id: string,
): void {
  if (registry.isBroken(kind, id)) return;
  if (value["edit-mode"] !== "override") {
    const place = placeIn(object, ["override"], "key");
    const data = { kind, id, member: "override" } as const;
    notes.report("unused-override", place, data, { severity: "note" });
    return;
  }
  notes.defer((content, report) => {
    const data = { kind, id, member: "edit-mode" } as const;
    const place = placeIn(object, ["edit-mode"]);
    report("unused-override", place, { ...data, ...content.whyUnknown(kind, id) });
  });
}

/** Places one of two definitions with the same id, neither of which declares what it does to the other. */
function placeBeside(layering: Layering, earlier: Definition, definition: Definition): void {
  const { kinds, outcomes, notes } = layering;
  const { kind, id, origin } = definition;
  const forgetful = reportForgottenEditMode(earlier, definition, kinds, notes.report);
  if (forgetful) {
    if (forgetful === earlier) replace(layering, earlier, definition);
    else refuse(layering, earlier, definition);
    leaveOut(layering, forgetful);
    return;
  }
  if (kinds.rules.duplicate_ids === "error") {
    refuse(layering, earlier, definition);
    reportDuplicate(
      layering,
      { kind, id, suffixed: hasSuffix(kind, kinds) },
      earlier.origin,
      origin,
    );
    leaveOut(layering, definition);
    return;
  }
  // Inside one pack the live definition stays: the obsolete one keeps for saves an id that the pack has reused (§9.2).
  if (definition.obsolete && !earlier.obsolete && samePack(origin, earlier.origin)) {
    const data = { kind, id, gives_way: true } as const;
    notes.report("replaced-definition", placeIn(origin, idPath(kinds, origin)), data, {
      notes: [noteOn(kinds, earlier.origin, "live")],
    });
    outcomes.set(origin, "replaced");
    refuse(layering, earlier, definition);
    return;
  }
  const { origin: first } = earlier;
  // It claims to be the first of its id.
  if (origin.value["edit-mode"] === "create") {
    const place = placeIn(origin, ["edit-mode"]);
    notes.report(
      "created-again",
      place,
      { kind, id },
      { notes: [noteOn(kinds, first, "earlier")] },
    );
  } else reportReplaced(layering, { kind, id }, first, origin);
  replace(layering, earlier, definition);
}

function refuse({ notes }: Layering, before: Definition, { id, origin }: Definition): void {
  notes.changed({ what: "refused", object: origin, before, id });
}

/** Leaves out a definition; the members that it lacks may be meant to come from the other one with its id. */
function leaveOut(layering: Layering, { origin, value, contributors }: Definition): void {
  reject(layering, origin, { value, own: origin.value, contributors, inherits: true });
}

export function reportDuplicate(
  { kinds, notes }: Layering,
  data: CodeData<"duplicate-id">,
  first: RawObject,
  second: RawObject,
): void {
  const place = placeIn(second, idPath(kinds, second));
  notes.report("duplicate-id", place, data, { notes: [noteOn(kinds, first, "first")] });
}

export function reportReplaced(
  { kinds, notes }: Layering,
  data: CodeData<"replaced-definition">,
  earlier: RawObject,
  later: RawObject,
): void {
  const place = placeIn(earlier, idPath(kinds, earlier));
  notes.report("replaced-definition", place, data, { notes: [noteOn(kinds, later, "later")] });
}

/** Whether ids of the kind include a suffix, so that another suffix makes another id. */
export function hasSuffix(kind: KindName, kinds: Kinds): boolean {
  return kinds.of(kind).naming?.suffix?.(kinds.rules) !== undefined;
}

function replace(layering: Layering, earlier: Definition, later: Definition): void {
  const { outcomes, notes, standing } = layering;
  put(layering, later);
  notes.changed({ what: "replaced", object: later.origin, before: earlier, after: later });
  // An object with an id array may live on under its other ids.
  const survives = (standing.get(earlier.origin) ?? 0) > 0;
  if (!survives) outcomes.set(earlier.origin, "replaced");
}

/** Puts a definition in its place, whatever was there before. */
export function put({ registry, outcomes, standing }: Layering, definition: Definition): void {
  const count = (origin: RawObject, by: 1 | -1): void => {
    standing.set(origin, (standing.get(origin) ?? 0) + by);
  };
  const found = registry.own(definition.kind, definition.id);
  if (found) count(found.origin, -1);
  count(definition.origin, 1);
  registry.set(definition);
  outcomes.set(definition.origin, definition.obsolete ? "obsolete" : "defined");
}
