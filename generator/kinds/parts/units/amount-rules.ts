import { nameOf } from "../../../json/path.ts";
import type { Definition } from "../../../model/definition.ts";
import type { Json, JsonPath } from "../../../model/json.ts";
import type { ResolveContext } from "../../kind.ts";

/**
 * Reports a unit string whose terms add up to less than zero (`negative-amount`). `parse` is one of `parseTime`,
 * `parseVolume`, `parseMass`; anything but a string is accepted.
 */
export function checkAmount(
  text: Json | undefined,
  parse: (text: string) => number | undefined,
  path: JsonPath,
  definition: Definition,
  context: ResolveContext,
): void {
  if (typeof text !== "string" || (parse(text) ?? 0) >= 0) return;
  context.report("negative-amount", context.placeOf(definition, path), {
    where: nameOf(path),
    text,
  });
}
