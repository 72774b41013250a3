/** Compares what `edit-mode` and `override` claim with the definitions that exist (§2.1, §7.2). */
import type { NoteOf } from "../diagnostics/code.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { RawObject } from "../model/definition.ts";
import type { Layering } from "./layering.ts";
import type { Statement } from "./loading.ts";
import { placeIn } from "../model/place.ts";

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
  notes.ask((content, report) => {
    const data = { kind, id, member: "edit-mode" } as const;
    const place = placeIn(object, ["edit-mode"]);
    report("unused-override", place, { ...data, ...content.whyUnknown(kind, id) });
  });
}

/** Reports an object that claims to be the first of its id although another came earlier; returns whether it does. */
export function reportCreatedAgain(
  object: RawObject,
  id: string,
  earlier: NoteOf<"created-again">,
  report: Report,
): boolean {
  const { kind, value } = object;
  if (value["edit-mode"] !== "create") return false;
  const place = placeIn(object, ["edit-mode"]);
  report("created-again", place, { kind, id }, { notes: [earlier] });
  return true;
}
