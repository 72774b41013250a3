import { isList, isObject } from "../json/containers.ts";
import { shapes } from "../compiled/shapes.ts";
import type { Json, JsonObject, JsonPath } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import { explain } from "../schema/explain.ts";

/** Returns a test for whether setting a value at the path of the object causes no finding that was not there before. */
export function validity(
  kind: KindName,
  object: JsonObject,
  path: JsonPath,
): (value: Json) => boolean {
  const { definition } = shapes[kind];
  const findings = (value: JsonObject): readonly string[] =>
    explain(value, definition).map(({ code, path: at }) => `${code} ${JSON.stringify(at)}`);
  const before = new Set(findings(object));
  return (value) =>
    findings(withValue(object, path, value) as JsonObject).every((each) => before.has(each));
}

function withValue(container: Json | undefined, path: JsonPath, value: Json): Json {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === "number") {
    const list = isList(container) ? [...container] : [];
    list[step] = withValue(list[step], rest, value);
    return list.map((each) => each ?? null);
  }
  const object = isObject(container) ? container : {};
  return { ...object, [step]: withValue(object[step], rest, value) };
}
