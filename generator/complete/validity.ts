import { isList, isObject } from "../json/containers.ts";
import { valueAt } from "../json/path.ts";
import type { Json, JsonObject, JsonPath } from "../model/json.ts";
import type { Kind } from "../kinds/kind.ts";
import { explain } from "../schema/explain.ts";

/** Returns a test for whether setting a value at the path of the object causes no finding that was not there before. */
export function validity(
  { shapes }: Kind,
  object: JsonObject,
  path: JsonPath,
): (value: Json) => boolean {
  // Entries before it that are not written yet are no mistake of the value.
  const counts = (at: JsonPath): boolean =>
    at.every((step, index) => index >= path.length || step === path[index]) ||
    valueAt(object, at) !== undefined;
  const findings = (value: JsonObject): readonly string[] =>
    explain(value, shapes.definition).flatMap(({ code, path: at }) =>
      counts(at) ? [`${code} ${JSON.stringify(at)}`] : [],
    );
  const before = new Set(findings(object));
  return (value) => findings(withValue(object, path, value)).every((each) => before.has(each));
}

/** The object with another value at a path, or without the member there. */
export function withValue(
  object: JsonObject,
  [step, ...rest]: JsonPath,
  value: Json | undefined,
): JsonObject {
  if (step === undefined) return object;
  const { [step]: inner, ...others } = object;
  const changed = changedValue(inner, rest, value);
  return changed === undefined ? others : { ...object, [step]: changed };
}

function changedValue(
  container: Json | undefined,
  path: JsonPath,
  value: Json | undefined,
): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === "string") return withValue(isObject(container) ? container : {}, path, value);
  const list = isList(container) ? [...container] : [];
  list[step] = changedValue(list[step], rest, value) ?? null;
  return Array.from(list, (each) => each ?? null);
}
