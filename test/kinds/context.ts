/** A definition and a context made by hand, for tests of one kind's rules and resolution. */
import type { Complete } from "../../generator/compiled/authored-types.ts";
import type { DialectName as Dialect } from "../../generator/model/dialect.ts";
import type { Fact } from "../../generator/diagnostics/diagnostic.ts";
import type { KindsContext } from "../../generator/kinds/kinds.ts";
import { unshared } from "../../generator/kinds/view.ts";
import type { Definition, RawObject } from "../../generator/model/definition.ts";
import type { JsonObject } from "../../generator/model/json.ts";
import type { BuiltInKind } from "../../generator/model/kind-names.ts";
import { placeIn } from "../../generator/model/place.ts";
import { kindsIn } from "../built-in.ts";

/** The value is what the kind's schema takes. */
export function definitionOf<K extends BuiltInKind>(
  kind: K,
  value: JsonObject,
  id?: string,
): Definition<Complete<K>> {
  const pack = { name: "test" };
  const origin: RawObject = { kind, value, entry: { value, pack, path: "test.json" } };
  return {
    kind,
    id: id ?? (typeof value["id"] === "string" ? value["id"] : ""),
    value: value as Complete<K>,
    origin,
    contributors: [origin],
    obsolete: value["obsolete"] === true,
  };
}

export interface TestContext extends KindsContext {
  readonly facts: Fact[];
  /** Codes reported so far, in order. */
  readonly codes: () => string[];
}

/** `known` holds the other definitions that `find` answers with. */
export function testContext(
  options: { dialect?: Dialect; known?: readonly Definition[] } = {},
): TestContext {
  const facts: Fact[] = [];
  const kinds = kindsIn(options.dialect ?? "spec");
  return {
    kinds,
    rules: kinds.rules,
    facts,
    codes: () => facts.map((fact) => fact.code),
    report: (code, place, data, more) => {
      facts.push({ code, place, data, ...more });
    },
    recordOf: (definition, context) => kinds.of(definition.kind).resolve(definition, context),
    find: (kind, id) =>
      options.known?.find((definition) => definition.kind === kind && definition.id === id),
    isBroken: () => false,
    placeOf: ({ origin }, path, target) => placeIn(origin, path, target),
    commonest: () => undefined,
    yielding: () => [],
    share: unshared,
  };
}
