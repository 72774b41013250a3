/**
 * The defaults in the definition schemas, which editors show, are those that resolving fills in. Every part is
 * written with nothing but what is mandatory; each member that is left out and has a default is then looked up in
 * the record, under the same name.
 */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shapes } from "../../generator/compiled/shapes.ts";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import type { Json, JsonObject } from "../../generator/model/json.ts";
import type { BuiltInKind } from "../../generator/model/kind-names.ts";
import { branchesOf, chooseBranch, follow } from "../../generator/schema/choose-branch.ts";
import type { Shape } from "../../generator/schema/shape.ts";
import { among, none } from "../expect.ts";
import { projectFolder } from "../project-folder.ts";
import { settingsOf } from "./settings-of.ts";

const defaults = suite("defaults");

const tile = {
  name: "x",
  symbol: "x",
  color: "red",
  pry: { pry_quality: 1, difficulty: 2, success_message: "x", fail_message: "x" },
  harvest_by_season: [{ seasons: ["spring"], entries: [{ drop: "x" }] }],
};
/** Every kind and every part, as short as may be. */
const samples: readonly JsonObject[] = [
  { type: "profession", id: "p", name: "p", description: "x", points: 0 },
  { type: "profession", id: "q", name: "q", description: "x", points: 0, pets: [{ name: "x" }] },
  {
    ...tile,
    type: "furniture",
    id: "f",
    move_cost_mod: 0,
    required_str: 0,
    bash: { items: { entries: [{ item: "x" }] } },
    deconstruct: {},
    hacksaw: { byproducts: [{ item: "x" }] },
    workbench: {},
    plant_data: { transform: "f" },
  },
  {
    ...tile,
    type: "terrain",
    id: "t",
    move_cost: 0,
    flags: ["DIGGABLE"],
    pry: { ...tile.pry, new_ter_type: "t" },
    bash: { ter_set: "t" },
    boltcut: { result: "t" },
  },
  { type: "recipe", result: "r" },
  { type: "recipe", result: "s", qualities: [{ id: "x" }] },
  { type: "uncraft", result: "u" },
];

/** What resolving does in place of writing the default down, by the member's path. */
const exceptions: Readonly<Record<string, Json | undefined>> = {
  // One form for both genders, whatever was written.
  "profession.items": { both: { list: [] }, male: { list: [] }, female: { list: [] } },
  // Absence says the same: not by itself, no charges of its own.
  "recipe.charges": undefined,
  "recipe.autolearn": undefined,
  "uncraft.charges": undefined,
  "uncraft.autolearn": undefined,
  // Exact amounts become pairs of least and greatest.
  "furniture.hacksaw.byproducts[].count": [1, 1],
  "furniture.bash.items.entries[].count": [1, 1],
  // How much of the view it hides is left out where it hides nothing (extension).
  "furniture.coverage": undefined,
  "terrain.coverage": undefined,
  // A chance of nothing is left out.
  "furniture.bash.items.ammo": undefined,
  "furniture.bash.items.magazine": undefined,
};

defaults("what the schemas say is what resolving does", () => {
  const folder = projectFolder({ "core/samples.json": samples });
  const compilation = compilePacks(
    settingsOf(folder, {
      packs: ["core"],
      severity: new Map([["bash-without-strength", "off" as const]]),
    }),
  );
  const compared = new Set<string>();
  const differing: string[] = [];
  const unused = new Set(Object.keys(exceptions));
  for (const sample of samples) {
    const kind = sample["type"] as BuiltInKind;
    const found = compilation.model.records
      .get(kind)
      ?.get((sample["id"] ?? sample["result"]) as string);
    assert.ok(found, `${kind} is there`);
    const shape = shapes[kind];
    compare(sample, found.record, shape.definition, shape.resolved.root, kind, kind);
  }
  none(
    differing,
    "a record must have the default of the schema: mend the resolver, the schema, or exceptions in this file",
  );
  none([...unused], "remove these exceptions: nothing differs there");
  // The walk went where it should: into kinds, parts and entries of lists.
  for (const path of [
    "profession.traits",
    "terrain.bonus_fire_warmth_feet",
    "terrain.digging_result",
    "terrain.pry.pry_bonus_mult",
    "furniture.pry.sound",
    "furniture.bash.furn_set",
    "furniture.hacksaw.result",
    "furniture.plant_data.growth_multiplier",
    "furniture.harvest_by_season[].entries[].max",
    "recipe.result_mult",
    "recipe.qualities[].amount",
    "uncraft.category",
  ]) {
    among(compared, path, "the walk no longer comes here: mend compare in this file");
  }

  function compare(
    written: JsonObject,
    record: JsonObject,
    definition: Shape,
    resolved: Shape,
    path: string,
    kind: BuiltInKind,
  ): void {
    for (const [member, property] of Object.entries(definition.properties ?? {})) {
      const target = resolved.properties?.[member];
      if (!target) continue;
      const at = `${path}.${member}`;
      const value = written[member];
      if (value === undefined) {
        const fallback = property.default ?? follow(property).default;
        if (fallback === undefined) continue;
        compared.add(at);
        unused.delete(at);
        const expected = Object.hasOwn(exceptions, at) ? exceptions[at] : fallback;
        if (JSON.stringify(expected) !== JSON.stringify(record[member])) {
          differing.push(
            `${at}: ${JSON.stringify(fallback)}, not ${JSON.stringify(record[member])}`,
          );
        }
        continue;
      }
      descend(value, record[member], property, target, at);
    }

    function descend(
      value: Json,
      made: Json | undefined,
      property: Shape,
      target: Shape,
      at: string,
    ): void {
      if (
        typeof value !== "object" ||
        value === null ||
        typeof made !== "object" ||
        made === null
      ) {
        return;
      }
      const from = chooseBranch(value, property);
      if (!from) return;
      if (!Array.isArray(value)) {
        for (const to of branchesOf(target)) {
          compare(value as JsonObject, made as JsonObject, from, to, at, kind);
        }
        return;
      }
      const items = follow(from).items as Shape | undefined;
      if (items === undefined || Array.isArray(items)) return;
      for (const to of branchesOf(target)) {
        const inner = to.items as Shape | undefined;
        const [first] = value as Json[];
        const [firstMade] = made as Json[];
        if (inner && !Array.isArray(inner) && first !== undefined) {
          descend(first, firstMade, items, inner, `${at}[]`);
        }
      }
    }
  }
});

defaults.run();
