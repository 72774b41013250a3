/** A definition and a context made by hand, for tests of one kind's rules and resolution. */
import { dialectRules, type Dialect } from "../../generator/model/dialect.ts";
import type { Fact } from "../../generator/diagnostics/diagnostic.ts";
import type { ResolveContext } from "../../generator/kinds/kind.ts";
import type { Definition, RawObject } from "../../generator/model/definition.ts";
import type { JsonObject } from "../../generator/model/json.ts";
import type { KindName } from "../../generator/model/kind-names.ts";

export function definitionOf(kind: KindName, value: JsonObject, id?: string): Definition {
  const text = JSON.stringify(value, undefined, 2);
  const origin: RawObject = {
    kind,
    file: {
      pack: { name: "test", directory: "/test" },
      packName: "test",
      path: "test.json",
      displayPath: "test/test.json",
      text,
    },
    index: undefined,
    value,
  };
  return {
    kind,
    id: id ?? (typeof value["id"] === "string" ? value["id"] : ""),
    value,
    origin,
    contributors: [origin],
    obsolete: value["obsolete"] === true,
  };
}

export interface TestContext extends ResolveContext {
  readonly facts: Fact[];
  /** Codes reported so far, in order. */
  readonly codes: () => string[];
}

/** `known` holds the other definitions that `find` answers with. */
export function testContext(
  options: { dialect?: Dialect; known?: readonly Definition[] } = {},
): TestContext {
  const facts: Fact[] = [];
  return {
    rules: dialectRules[options.dialect ?? "spec"],
    facts,
    codes: () => facts.map((fact) => fact.code),
    report: (code, place, data, more) => {
      facts.push({ code, place, data, ...more });
    },
    find: (kind, id) =>
      options.known?.find((definition) => definition.kind === kind && definition.id === id),
    placeOf: (definition, path, target = "value") => ({
      source: definition.origin.file,
      path,
      target,
    }),
  };
}
