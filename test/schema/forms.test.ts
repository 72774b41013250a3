/**
 * Every place that a schema has, however deep, holds values of every wrong form: each finding has a sentence and a help
 * text, and what a repair writes is valid. A share of them is tried, another one for each `SEED`; `WHOLE=1` tries all.
 */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shapes } from "../../generator/compiled/shapes.ts";
import { createFindings } from "../../generator/diagnostics/findings.ts";
import { codes } from "../../generator/diagnostics/code.ts";
import type { ContentCode } from "../../generator/diagnostics/code-definition.ts";
import type { Fact } from "../../generator/diagnostics/diagnostic.ts";
import { printJson } from "../../generator/json/print-json.ts";
import type { Json, JsonObject, JsonPath } from "../../generator/model/json.ts";
import type { BuiltInKind } from "../../generator/model/kind-names.ts";
import { branchesOf } from "../../generator/schema/choose-branch.ts";
import { explain } from "../../generator/schema/explain.ts";
import type { Repair } from "../../generator/schema/repair/repair.ts";
import type { Shape } from "../../generator/schema/shape.ts";
import { explainShape } from "../../generator/validate/validate.ts";
import { format } from "../built-in.ts";
import { share } from "../random.ts";
import { sliceSeed } from "../search/search.ts";
import { placesOf } from "./places.ts";

const test = suite("forms");

const scalars: readonly Json[] = ["a", "two words", "3", "a:2", 1, 2.5, true, null];
const plain: readonly Json[] = [
  ...scalars,
  [],
  {},
  ["a", 1],
  [["a"], 2],
  { a: 1, b: 2 },
  { a: true },
];

/** Objects with the members of all alternatives, one at a time, some of them inside others. */
function withMembers(shape: Shape): readonly Json[] {
  const branches = branchesOf(shape);
  const names = [...new Set(branches.flatMap(({ properties = {} }) => Object.keys(properties)))];
  const inside = names.length > mostNames ? [] : names;
  return names.flatMap((name): Json[] => [
    { [name]: "a" },
    ...inside.map((other): Json => ({ [name]: { [other]: "a" } })),
  ]);
}

/** Very many are tried: of `npm test` a smaller share than that of others. */
const part = share === 1 ? 1 : 4 * share;

/** Larger objects are those that hold whole definitions. */
const mostNames = 20;

for (const kind of Object.keys(shapes) as BuiltInKind[]) {
  test(`every place of ${kind} in every form`, () => {
    const { definition } = shapes[kind];
    let repaired = 0;
    let turn = sliceSeed();
    for (const { shape, path, holding } of placesOf(definition)) {
      for (const form of [...plain, ...plain.map((each) => [each]), ...withMembers(shape)]) {
        turn += 1;
        if (turn % part !== 0) continue;
        const object = holding(form);
        for (const fact of factsOf(kind, object)) {
          const code = codes[fact.code] as ContentCode<unknown>;
          assert.not.match(code.message(fact.data), "undefined");
          assert.not.match(code.help?.(fact.data) ?? "", "undefined");
          const { repair } = fact.data as { readonly repair?: Repair };
          if (repair === undefined || !("path" in fact.place)) continue;
          const place = fact.place.path.slice(0, fact.place.path.length - repair.up);
          for (const { value: instead, member } of repair.instead) {
            if (member !== undefined) continue;
            repaired += 1;
            const left = explain(replaced(object, place, instead), definition);
            const inside = left.filter((each) => place.every((step, at) => each.path[at] === step));
            assert.equal(
              inside,
              [],
              `${path.join(".")} ${printJson(object)} as ${printJson(instead)}`,
            );
          }
        }
      }
    }
    assert.ok(repaired > (share === 1 ? 500 : 5), String(repaired));
  });
}

function factsOf(kind: BuiltInKind, value: JsonObject): readonly Fact[] {
  const { facts, report } = createFindings();
  const object = { kind, value } as never;
  explainShape(
    format,
    format.of(kind),
    value,
    report,
    (path, target) => ({ object, path, target }) as never,
  );
  return facts;
}

function replaced(value: Json, path: JsonPath, instead: Json): JsonObject {
  const copy = structuredClone(value) as Record<string | number, Json>;
  let at = copy;
  for (const step of path.slice(0, -1)) at = at[step] as typeof copy;
  at[path.at(-1) ?? ""] = instead;
  return copy;
}

test.run();
