import type { Report } from "../diagnostics/diagnostic.ts";
import { kinds } from "../kinds/registry.ts";
import type { ContentQuestions } from "../kinds/view.ts";
import { parentName } from "../layer/raw-id.ts";
import type { Definition } from "../model/definition.ts";
import { placeIn } from "../model/place.ts";

/** An obsolete definition exists for saved games alone (§9.2): nothing that is played should be based on it. */
export function checkParent(
  { kind, id, origin }: Definition,
  { find }: Pick<ContentQuestions, "find">,
  report: Report,
): void {
  if (kinds[kind].obsoleteMember === undefined) return;
  const parent = parentName(origin.value);
  if (parent === undefined || parent === id || find(kind, parent)?.obsolete !== true) return;
  report("obsolete-parent", placeIn(origin, ["copy-from"]), { kind, parent });
}
