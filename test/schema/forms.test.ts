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
import { sampleValue } from "../../generator/schema/sample.ts";
import type { Shape } from "../../generator/schema/shape.ts";
import { explainShape } from "../../generator/validate/validate.ts";
import { format } from "../built-in.ts";
import { share } from "../random.ts";
import { sliceSeed } from "../search/search.ts";

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

/** Larger objects are those that hold whole definitions. */
const mostNames = 20;

interface Place {
  readonly path: JsonPath;
  readonly shape: Shape;
  /** The whole object with a value at the place. */
  readonly holding: (value: Json) => JsonObject;
}

/** The places that a kind has, each shape once. */
function placesOf({ definition }: { definition: Shape }): Place[] {
  const found: Place[] = [];
  const passed = new Set<Shape>();
  const visit = (shape: Shape, path: JsonPath, holding: (value: Json) => Json): void => {
    if (path.length > 0) found.push({ path, shape, holding: holding as Place["holding"] });
    for (const branch of branchesOf(shape)) {
      if (passed.has(branch)) continue;
      passed.add(branch);
      for (const [name, inner] of Object.entries(branch.properties ?? {})) {
        const sample = path.length === 0 ? {} : (sampleValue(branch, () => undefined) ?? {});
        visit(inner, [...path, name], (value) =>
          holding({ ...(sample as JsonObject), [name]: value }),
        );
      }
      const { items } = branch;
      if (items === undefined) continue;
      if (!Array.isArray(items)) visit(items as Shape, [...path, 0], (value) => holding([value]));
      else {
        const sample = sampleValue(branch, () => undefined) as Json[];
        for (const [at, inner] of (items as readonly Shape[]).entries()) {
          visit(inner, [...path, at], (value) => holding(sample.toSpliced(at, 1, value)));
        }
      }
    }
  };
  visit(definition, [], (value) => value);
  return found;
}

for (const kind of Object.keys(shapes) as BuiltInKind[]) {
  test(`every place of ${kind} in every form`, () => {
    const { definition } = shapes[kind];
    let repaired = 0;
    let turn = sliceSeed();
    for (const { shape, path, holding } of placesOf(shapes[kind])) {
      for (const form of [...plain, ...plain.map((each) => [each]), ...withMembers(shape)]) {
        turn += 1;
        if (turn % share !== 0) continue;
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
    assert.ok(repaired > 50, String(repaired));
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
