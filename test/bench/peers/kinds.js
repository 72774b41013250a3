// The six kinds as zod schemas, for both peers: every member that definitions have, plain ones by their type, nested
// ones as "any"; comments and the like pass through.

const copied = { "copy-from": "string", abstract: "string", extend: "any", delete: "any" };
const tile = {
  ...{ name: "any", description: "any", symbol: "string", color: "any", bgcolor: "any" },
  ...{ looks_like: "string", coverage: "number", light_emitted: "number", flags: "strings" },
  ...{ connects_to: "any", open: "string", close: "string", max_volume: "string", bash: "any" },
  ...{ deconstruct: "any", pry: "any", examine_action: "any", harvest_by_season: "any" },
  ...{ alias: "any", emissions: "strings" },
};
const making = {
  ...{ activity_level: "string", skill_used: "string", difficulty: "number", time: "any" },
  ...{ skills_required: "any", decomp_learn: "any", components: "any", tools: "any" },
  ...{ qualities: "any", using: "any", flags: "strings" },
};

/** Members by type. */
const members = {
  profession: {
    required: { id: "string", description: "any", points: "number" },
    optional: {
      ...{ name: "any", items: "any", skills: "any", traits: "any", addictions: "any" },
      ...{ proficiencies: "strings", pets: "any", vehicle: "string", flags: "strings" },
    },
  },
  profession_item_substitutions: {
    required: {},
    optional: { trait: "string", item: "string", sub: "any", group: "any", bonus: "any" },
  },
  furniture: {
    required: { id: "string" },
    optional: {
      ...tile,
      ...copied,
      ...{ move_cost_mod: "number", required_str: "number", comfort: "number" },
      ...{ floor_bedding_warmth: "number", bonus_fire_warmth_feet: "number", plant_data: "any" },
      ...{ crafting_pseudo_item: "string", deployed_item: "string", workbench: "any" },
      ...{ keg_capacity: "number", surgery_skill_multiplier: "number" },
    },
  },
  terrain: {
    required: { id: "string" },
    optional: {
      ...tile,
      ...copied,
      ...{ move_cost: "number", roof: "string", trap: "string", transforms_into: "string" },
      ...{ heat_radiation: "number", allowed_template_ids: "strings", curtain_transform: "string" },
    },
  },
  recipe: {
    required: { result: "string" },
    optional: {
      ...making,
      ...copied,
      ...{ id_suffix: "string", category: "string", subcategory: "string", obsolete: "boolean" },
      ...{ autolearn: "any", book_learn: "any", never_learn: "boolean", reversible: "boolean" },
      ...{ charges: "number", batch_time_factors: "any", byproducts: "any", container: "string" },
      ...{ contained: "boolean", result_mult: "number", proficiencies: "any" },
      ...{ description: "any", construction_blueprint: "string", blueprint_name: "any" },
      ...{ blueprint_requires: "any", blueprint_provides: "any", blueprint_excludes: "any" },
      ...{ blueprint_resources: "any", blueprint_needs: "any", check_blueprint_needs: "boolean" },
    },
  },
  uncraft: { required: {}, optional: { result: "string", ...making, ...copied } },
};

/** Kind -> schema of one object; velite brings a zod of its own, so it is handed in. */
export function schemas(z) {
  const types = {
    any: () => z.any(),
    boolean: () => z.boolean(),
    number: () => z.number(),
    string: () => z.string(),
    strings: () => z.array(z.string()),
  };
  return Object.fromEntries(
    Object.entries(members).map(([kind, { required, optional }]) => {
      const shape = {};
      for (const [name, type] of Object.entries(required)) shape[name] = types[type]();
      for (const [name, type] of Object.entries(optional)) shape[name] = types[type]().optional();
      return [kind, z.object(shape).passthrough()];
    }),
  );
}
