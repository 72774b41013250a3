// @generated from generator/dialects by "npm run codegen"; do not edit.
import type { DialectName, WrittenDialect } from "../model/dialect.ts";

/** The dialects that defwright ships, as they are written. */
export const shippedDialects: Readonly<Record<DialectName, WrittenDialect<object>>> = {
  spec: {
    rules: {
      recipe_id_separator: "",
      uncraft_id_suffix: "read",
      duplicate_ids: "error",
      break_noise_default: "silent",
      autolearn_requires: "skills_required",
      alternatives_limit: 100,
    },
  },
  "bright-nights": {
    extends: "spec",
    rules: {
      recipe_id_separator: "_",
      uncraft_id_suffix: "unread",
      duplicate_ids: "replace",
      break_noise_default: "noise",
      autolearn_requires: "skills_required_and_difficulty",
    },
    severity: {
      "alias-taken": "warning",
      "book-learn-without-skill": "warning",
      "decomp-learn-without-skill": "warning",
      "difficulty-without-skill": "warning",
      "empty-group": "note",
      "flat-skills": "warning",
      "list-without-group": "warning",
      "misspelt-definition": "warning",
      "not-in-list": "warning",
      "profession-cbms-spelling": "off",
      "released-id-renamed": "off",
      "reversible-with-byproducts": "warning",
      "seasonal-length": "note",
      "substitution-cycle": "note",
      "unknown-look": "note",
      "unknown-reference": "warning",
      "workbench-without-action": "note",
    },
    kinds: {
      furniture: {
        words: { connects_to: ["CANVAS_WALL", "COUNTER", "PAVEMENT", "POOLWATER", "RAIL"] },
      },
      terrain: {
        words: { connects_to: ["CANVAS_WALL", "COUNTER", "PAVEMENT", "POOLWATER", "RAIL"] },
      },
    },
  },
  dda: {
    extends: "bright-nights",
    rules: { alternatives_limit: 1000 },
    severity: { "harvestable-without-action": "note" },
    kinds: {
      profession: {
        schema: {
          properties: {
            requirement: {
              description: "The achievement after which it can be chosen.",
              type: "string",
            },
            age_lower: {
              description: "The least age of such a character.",
              type: "integer",
              minimum: 0,
            },
            age_upper: {
              description: "The greatest age of such a character.",
              type: "integer",
              minimum: 0,
            },
          },
        },
        unread: [
          "npc_background",
          "subtype",
          "missions",
          "starting_styles_choices",
          "starting_styles_choices_amount",
          "starting_styles",
          "recipes",
          "effect_on_conditions",
          "items.both.entries.variant",
          "items.both.entries.entry-wrapper",
        ],
      },
      furniture: {
        schema: {
          properties: {
            connect_groups: {
              description: "The groups to which it belongs.",
              anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }],
            },
            connects_to: {
              description: "The groups of which it connects to every member.",
              anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }],
            },
            rotates_to: {
              description: "The groups towards which it is turned.",
              anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }],
            },
          },
        },
        unread: [
          "shoot",
          "liquid_source",
          "prying",
          "fall_damage_reduction",
          "bash.hit_field",
          "bash.destroyed_field",
          "deconstruct.skill",
        ],
        not_inherited: [],
      },
      terrain: {
        schema: {
          properties: {
            connect_groups: {
              description: "The groups to which it belongs.",
              anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }],
            },
            connects_to: {
              description: "The groups of which it connects to every member.",
              anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }],
            },
            rotates_to: {
              description: "The groups towards which it is turned.",
              anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }],
            },
            move_cost: {
              description: "Cost of moving over it; 0 or less is impassable.",
              type: "integer",
            },
          },
        },
        unread: [
          "shoot",
          "liquid_source",
          "prying",
          "bash.hit_field",
          "bash.destroyed_field",
          "deconstruct.skill",
        ],
        not_inherited: [],
      },
      recipe: {
        schema: {
          properties: {
            using: {
              description:
                "Requirements that the recipe includes, each as often as its number says; parts of a whole do not count.",
              anyOf: [
                { type: "string", "x-ref": "requirement" },
                {
                  type: "array",
                  items: {
                    anyOf: [
                      { type: "string", "x-ref": "requirement" },
                      {
                        type: "array",
                        items: [{ "x-ref": "requirement" }, { type: "number" }, {}],
                        minItems: 2,
                      },
                    ],
                  },
                },
              ],
            },
            variant: {
              description: "Variant of the item that it makes; a part of its id.",
              type: "string",
              minLength: 1,
            },
          },
        },
        unread: [
          "blueprint_parameter_names",
          "byproduct_group",
          "name",
          "proficiencies.skill_penalty",
        ],
        id: ["result", "variant", "id_suffix"],
      },
      uncraft: {
        schema: {
          properties: {
            using: {
              description:
                "Requirements that the recipe includes, each as often as its number says; parts of a whole do not count.",
              anyOf: [
                { type: "string", "x-ref": "requirement" },
                {
                  type: "array",
                  items: {
                    anyOf: [
                      { type: "string", "x-ref": "requirement" },
                      {
                        type: "array",
                        items: [{ "x-ref": "requirement" }, { type: "number" }, {}],
                        minItems: 2,
                      },
                    ],
                  },
                },
              ],
            },
          },
        },
        unread: ["proficiencies.skill_penalty"],
      },
    },
    mod_folders: ["mod_interactions"],
    unread_files: ["index.json"],
  },
};
