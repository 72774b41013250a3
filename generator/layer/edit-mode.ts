/** What `edit-mode` and `override` ask for, held against what is there (§2.1, §7.2). */
import type { NoteOf } from "../diagnostics/code.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { RawObject } from "../model/definition.ts";
import type { Layering } from "./layering.ts";
import type { Statement } from "./loading.ts";
import { placeIn } from "../model/place.ts";

/**
 * There is nothing to override. Where what there was has an error of its own, this one is not to blame. Old loaders
 * read a recipe's "override" as leave, not as a claim that there is another; "edit-mode" names what it is about.
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

/** True where the later one says that it is the first of its id; then that is reported, at its word. */
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
