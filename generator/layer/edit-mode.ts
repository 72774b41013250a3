/** What `edit-mode` and `override` ask for, held against what is there (§2.1, §7.2). */
import type { NoteFact, Report } from "../diagnostics/diagnostic.ts";
import type { RawObject } from "../model/definition.ts";
import type { Registry } from "./registry.ts";
import { placeIn } from "../model/place.ts";

/**
 * There is nothing to override. Where what there was has an error of its own, this one is not to blame. Old loaders
 * read a recipe's "override" as leave, not as a claim that there is another; "edit-mode" names what it is about.
 */
export function reportUnusedOverride(
  object: RawObject,
  id: string,
  registry: Registry,
  report: Report,
): void {
  const { kind, value } = object;
  if (registry.isBroken(kind, id)) return;
  if (value["edit-mode"] !== "override") {
    const place = placeIn(object, ["override"], "key");
    report("unused-override", place, { kind, id, member: "override" }, { severity: "note" });
    return;
  }
  const why = registry.whyUnknown(kind, id);
  report("unused-override", placeIn(object, ["edit-mode"]), {
    kind,
    id,
    member: "edit-mode",
    ...why,
  });
}

/** True where the later one says that it is the first of its id; then that is what is told, at its word. */
export function reportCreatedAgain(
  object: RawObject,
  id: string,
  earlier: NoteFact,
  report: Report,
): boolean {
  const { kind, value } = object;
  if (value["edit-mode"] !== "create") return false;
  const place = placeIn(object, ["edit-mode"]);
  report("created-again", place, { kind, id }, { notes: [earlier] });
  return true;
}
