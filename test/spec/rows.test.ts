/** The member tables of §2 and the definition schemas say the same. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shapes } from "../../generator/compiled/shapes.ts";
import { builtInKinds, type BuiltInKind } from "../../generator/model/kind-names.ts";
import { follow } from "../../generator/schema/choose-branch.ts";
import type { Shape } from "../../generator/schema/shape.ts";
import { none } from "../expect.ts";
import { behaviourRows, memberRows } from "./rows.ts";

const spec = suite("rows of the specification");

/** Declared so that a rule can say where they belong; rows of the other kind's part. */
const misplaced = new Set([
  "terrain/bash_terrain.furn_set",
  "terrain/bash_terrain.tent_centers",
  "terrain/bash_terrain.collapse_radius",
  "furniture/bash_furniture.ter_set",
  "terrain/deconstruct_terrain.furn_set",
  "furniture/deconstruct_furniture.ter_set",
  "terrain/pry_terrain.new_furn_type",
  "terrain/pry_terrain.break_furn_type",
  "furniture/pry_furniture.new_ter_type",
  "furniture/pry_furniture.break_ter_type",
]);

/** §2.1 has it for professions only; other kinds take it as well. */
const editMode = new Set(
  builtInKinds.filter((kind) => kind !== "profession").map((kind) => `${kind}.edit-mode`),
);

spec("every member row of §2 is declared, with its section", () => {
  const wrong: string[] = [];
  for (const { section, of, member, explained } of memberRows) {
    for (const place of of) {
      const property = shapeAt(place)?.properties?.[member];
      if (!property) wrong.push(`${place}.${member} is not declared`);
      else if (!sectionsOf(property).includes(explained ?? section)) {
        wrong.push(`${place}.${member} does not name §${explained ?? section}: ${about(property)}`);
      }
    }
  }
  none(
    wrong,
    "declare these members in the schemas, with their section at the end of the description",
  );
});

spec("the defaults of §2 are the schemas'", () => {
  const wrong: string[] = [];
  for (const { of, member, default: fallback } of memberRows) {
    if (fallback === undefined) continue;
    for (const place of of) {
      const declared = shapeAt(place)?.properties?.[member]?.default;
      if (JSON.stringify(declared) !== JSON.stringify(fallback)) {
        wrong.push(`${place}.${member}: ${JSON.stringify(declared)}`);
      }
    }
  }
  none(
    wrong,
    "give these members the default of their row, or correct the row in test/spec/rows.ts",
  );
});

spec("every declared member is a row of §2, or an extension, or misplaced", () => {
  // A part that several kinds include is one part: its rows name it once.
  const rows = new Set(memberRows.flatMap(({ of, member }) => of.map((at) => key(at, member))));
  const strangers: string[] = [];
  const found = new Set<string>();
  for (const place of places()) {
    for (const [member, property] of Object.entries(shapeAt(place)?.properties ?? {})) {
      const at = `${place}.${member}`;
      if (misplaced.has(at)) found.add(at);
      else if (!isExtension(property) && !editMode.has(at) && !rows.has(key(place, member)))
        strangers.push(at);
    }
  }
  assert.equal(
    strangers,
    [],
    'no row of test/spec/rows.ts; what is no part of the specification has a description that ends with "(extension)."',
  );
  assert.equal([...found].sort(), [...misplaced].sort());
});

spec(
  "every member is described, in a sentence that ends with its section or says that it is an extension",
  () => {
    const wrong: string[] = [];
    for (const place of places()) {
      for (const [member, property] of Object.entries(shapeAt(place)?.properties ?? {})) {
        const text = about(property);
        if (!/[.)]$/u.test(text) || !/\((?:§[\d.]+(?:, §[\d.]+)*|extension)\)\./u.test(text)) {
          wrong.push(`${place}.${member}: ${text}`);
        }
      }
    }
    assert.equal(
      wrong,
      [],
      'a description ends with its section, "(§2.6).", or with "(extension)."',
    );
  },
);

spec("no row stands in the list twice, and none says nothing", () => {
  const all = [
    ...memberRows.flatMap(({ of, member }) => of.map((at) => `${at}.${member}`)),
    ...behaviourRows.map(({ section, row }) => `${section} ${String(row)}`),
  ];
  none(
    all.filter((each, index) => all.indexOf(each) !== index),
    "remove the second of these rows",
  );
  for (const { says } of [...memberRows, ...behaviourRows]) assert.ok(says.length > 3);
});

spec.run();

function places(): string[] {
  return builtInKinds.flatMap((kind) => [
    kind,
    ...Object.keys(shapes[kind].definitions).map((name) => `${kind}/${name}`),
  ]);
}

function shapeAt(place: string): Shape | undefined {
  const [kind, part] = place.split("/") as [BuiltInKind, string | undefined];
  return part === undefined ? shapes[kind].definition : shapes[kind].definitions[part];
}

/** The same for every kind that includes the part. */
function key(place: string, member: string): string {
  const [kind = "", part] = place.split("/");
  if (part === undefined) return `${kind}.${member}`;
  if (part === "requirement-parts") return `requirement.${member}`;
  // Every sort of entry has the members of an item entry.
  return `${part.replace(/_(?:collection|distribution|group)-entry$/u, "_item-entry")}.${member}`;
}

function about(property: Shape): string {
  return property.description ?? follow(property).description ?? "";
}

function sectionsOf(property: Shape): string[] {
  return [...about(property).matchAll(/§(\d+(?:\.\d+)?)/gu)].map(([, section = ""]) => section);
}

function isExtension(property: Shape): boolean {
  return property["x-extension"] === true || about(property).endsWith("(extension).");
}
