// @generated from generator/kinds by "npm run codegen"; do not edit.
import type { BuiltInKind } from "../model/kind-names.ts";
import type { ShapeTable } from "../schema/link-shapes.ts";

export const shapeTable: ShapeTable<BuiltInKind> = {
  parts: {
    inheritance_amount: {
      anyOf: [
        { type: "number", "x-range": [-2147483648, 2147483647] },
        { type: "string" },
        {
          type: "object",
          properties: {},
          additionalProperties: {
            type: ["number", "string"],
            "x-range": [-2147483648, 2147483647],
          },
          patternProperties: { "^//": {} },
        },
        {
          type: "array",
          items: {
            anyOf: [
              {
                type: "array",
                items: [
                  { type: "string" },
                  { type: "number", "x-range": [-2147483648, 2147483647] },
                ],
                minItems: 2,
                additionalItems: false,
              },
              {
                type: "object",
                properties: {},
                additionalProperties: {
                  type: ["number", "string"],
                  "x-range": [-2147483648, 2147483647],
                },
                patternProperties: { "^//": {} },
              },
            ],
          },
        },
      ],
    },
    inheritance_factor: {
      anyOf: [
        { type: "number", exclusiveMinimum: 0, "x-range": [-2147483648, 2147483647] },
        {
          type: "object",
          properties: {},
          additionalProperties: {
            type: ["number", "string"],
            exclusiveMinimum: 0,
            "x-range": [-2147483648, 2147483647],
          },
          patternProperties: { "^//": {} },
        },
        {
          type: "array",
          items: {
            anyOf: [
              {
                type: "array",
                items: [
                  { type: "string" },
                  { type: "number", exclusiveMinimum: 0, "x-range": [-2147483648, 2147483647] },
                ],
                minItems: 2,
                additionalItems: false,
              },
              {
                type: "object",
                properties: {},
                additionalProperties: {
                  type: ["number", "string"],
                  exclusiveMinimum: 0,
                  "x-range": [-2147483648, 2147483647],
                },
                patternProperties: { "^//": {} },
              },
            ],
          },
        },
      ],
    },
    "item-group_collection-entry": {
      type: "object",
      additionalProperties: false,
      required: ["collection"],
      properties: {
        prob: {
          description:
            "In a collection the chance in percent, in a distribution the weight (§2.9).",
          "x-also": ["chance", "probability"],
          default: 100,
          $ref: "#/definitions/item-group_probability",
        },
        count: {
          description:
            "How often the entry is spawned: an exact amount, or a range with both ends included (§2.9).",
          "x-also": ["amount", "quantity", "number"],
          default: 1,
          $ref: "#/definitions/item-group_range",
        },
        "count-min": {
          description: "Minimum number of times the entry is spawned (extension).",
          type: "integer",
          minimum: 0,
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        "count-max": {
          description: "Maximum number of times the entry is spawned (extension).",
          type: "integer",
          minimum: 0,
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        charges: {
          description:
            "Charges of each spawned item: an exact amount, or a range with both ends included (§2.9).",
          $ref: "#/definitions/item-group_range",
        },
        "charges-min": {
          description: "Minimum number of charges (extension).",
          type: "integer",
          minimum: 0,
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        "charges-max": {
          description: "Maximum number of charges (extension).",
          type: "integer",
          minimum: 0,
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        damage: {
          description: "Damage level of each spawned item: an exact level, or a range (extension).",
          "x-extension": true,
          $ref: "#/definitions/item-group_range",
        },
        "damage-min": {
          description: "Minimum damage level (extension).",
          type: "integer",
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        "damage-max": {
          description: "Maximum damage level (extension).",
          type: "integer",
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        dirt: {
          description: "Fouling of each spawned weapon: an exact amount, or a range (extension).",
          "x-extension": true,
          $ref: "#/definitions/item-group_range",
        },
        "contents-item": {
          description: "Ids of items put inside each spawned item (extension).",
          anyOf: [
            { type: "string", minLength: 1, "x-ref": "item" },
            { type: "array", items: { type: "string", minLength: 1, "x-ref": "item" } },
          ],
          "x-extension": true,
        },
        "contents-group": {
          description: "Ids of item groups put inside each spawned item (extension).",
          anyOf: [
            { type: "string", minLength: 1, "x-ref": "item_group" },
            { type: "array", items: { type: "string", minLength: 1, "x-ref": "item_group" } },
          ],
          "x-extension": true,
        },
        "container-item": {
          description: "Id of the container that each item is put into (extension).",
          type: "string",
          "x-ref": "item",
          "x-extension": true,
        },
        "container-group": {
          description: "Id of the item group that the container is taken from (extension).",
          type: "string",
          "x-ref": "item_group",
          "x-extension": true,
        },
        "ammo-item": {
          description: "Id of the ammunition that each weapon is loaded with (extension).",
          type: "string",
          "x-ref": "item",
          "x-extension": true,
        },
        "ammo-group": {
          description: "Id of the item group that the ammunition is taken from (extension).",
          type: "string",
          "x-ref": "item_group",
          "x-extension": true,
        },
        "custom-flags": {
          description: "Flags set on each spawned item, or a single flag (extension).",
          anyOf: [
            { type: "string", minLength: 1, "x-ref": "flag" },
            { type: "array", items: { type: "string", minLength: 1, "x-ref": "flag" } },
          ],
          "x-extension": true,
        },
        active: {
          description: "Whether the spawned item is switched on (extension).",
          type: "boolean",
          "x-extension": true,
        },
        snippets: {
          description:
            "Snippets that describe the spawned item, of which one is picked (extension).",
          anyOf: [
            { type: "string", minLength: 1, "x-ref": "snippet" },
            { type: "array", items: { type: "string", minLength: 1, "x-ref": "snippet" } },
          ],
          "x-extension": true,
        },
        collection: {
          description: "Entries of a nested group, each tried by itself (extension).",
          type: "array",
          items: { $ref: "#/definitions/item-group_listed-item" },
          "x-extension": true,
        },
      },
      patternProperties: { "^//": {} },
    },
    "item-group_distribution-entry": {
      type: "object",
      additionalProperties: false,
      required: ["distribution"],
      properties: {
        prob: {
          description:
            "In a collection the chance in percent, in a distribution the weight (§2.9).",
          "x-also": ["chance", "probability"],
          default: 100,
          $ref: "#/definitions/item-group_probability",
        },
        count: {
          description:
            "How often the entry is spawned: an exact amount, or a range with both ends included (§2.9).",
          "x-also": ["amount", "quantity", "number"],
          default: 1,
          $ref: "#/definitions/item-group_range",
        },
        "count-min": {
          description: "Minimum number of times the entry is spawned (extension).",
          type: "integer",
          minimum: 0,
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        "count-max": {
          description: "Maximum number of times the entry is spawned (extension).",
          type: "integer",
          minimum: 0,
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        charges: {
          description:
            "Charges of each spawned item: an exact amount, or a range with both ends included (§2.9).",
          $ref: "#/definitions/item-group_range",
        },
        "charges-min": {
          description: "Minimum number of charges (extension).",
          type: "integer",
          minimum: 0,
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        "charges-max": {
          description: "Maximum number of charges (extension).",
          type: "integer",
          minimum: 0,
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        damage: {
          description: "Damage level of each spawned item: an exact level, or a range (extension).",
          "x-extension": true,
          $ref: "#/definitions/item-group_range",
        },
        "damage-min": {
          description: "Minimum damage level (extension).",
          type: "integer",
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        "damage-max": {
          description: "Maximum damage level (extension).",
          type: "integer",
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        dirt: {
          description: "Fouling of each spawned weapon: an exact amount, or a range (extension).",
          "x-extension": true,
          $ref: "#/definitions/item-group_range",
        },
        "contents-item": {
          description: "Ids of items put inside each spawned item (extension).",
          anyOf: [
            { type: "string", minLength: 1, "x-ref": "item" },
            { type: "array", items: { type: "string", minLength: 1, "x-ref": "item" } },
          ],
          "x-extension": true,
        },
        "contents-group": {
          description: "Ids of item groups put inside each spawned item (extension).",
          anyOf: [
            { type: "string", minLength: 1, "x-ref": "item_group" },
            { type: "array", items: { type: "string", minLength: 1, "x-ref": "item_group" } },
          ],
          "x-extension": true,
        },
        "container-item": {
          description: "Id of the container that each item is put into (extension).",
          type: "string",
          "x-ref": "item",
          "x-extension": true,
        },
        "container-group": {
          description: "Id of the item group that the container is taken from (extension).",
          type: "string",
          "x-ref": "item_group",
          "x-extension": true,
        },
        "ammo-item": {
          description: "Id of the ammunition that each weapon is loaded with (extension).",
          type: "string",
          "x-ref": "item",
          "x-extension": true,
        },
        "ammo-group": {
          description: "Id of the item group that the ammunition is taken from (extension).",
          type: "string",
          "x-ref": "item_group",
          "x-extension": true,
        },
        "custom-flags": {
          description: "Flags set on each spawned item, or a single flag (extension).",
          anyOf: [
            { type: "string", minLength: 1, "x-ref": "flag" },
            { type: "array", items: { type: "string", minLength: 1, "x-ref": "flag" } },
          ],
          "x-extension": true,
        },
        active: {
          description: "Whether the spawned item is switched on (extension).",
          type: "boolean",
          "x-extension": true,
        },
        snippets: {
          description:
            "Snippets that describe the spawned item, of which one is picked (extension).",
          anyOf: [
            { type: "string", minLength: 1, "x-ref": "snippet" },
            { type: "array", items: { type: "string", minLength: 1, "x-ref": "snippet" } },
          ],
          "x-extension": true,
        },
        distribution: {
          description:
            "Entries of a nested group, of which exactly one is picked by weight (extension).",
          type: "array",
          items: { $ref: "#/definitions/item-group_listed-item" },
          "x-extension": true,
        },
      },
      patternProperties: { "^//": {} },
    },
    "item-group_entry": {
      description: "What may be spawned: an item, a group by id, or an inline group (§2.9).",
      anyOf: [
        { $ref: "#/definitions/item-group_group-entry" },
        { $ref: "#/definitions/item-group_collection-entry" },
        { $ref: "#/definitions/item-group_distribution-entry" },
        { $ref: "#/definitions/item-group_item-entry" },
      ],
    },
    "item-group_group": {
      description: "A group written inline (§2.7).",
      type: "object",
      additionalProperties: false,
      properties: {
        type: {
          description: "Has no effect inside an inline group (extension).",
          type: "string",
          "x-extension": true,
        },
        id: {
          description: "Has no effect inside an inline group (extension).",
          type: "string",
          "x-extension": true,
        },
        subtype: {
          description:
            'How entries are chosen: "collection" tries every entry by itself, "distribution" picks exactly one by weight; "old" is a distribution that reads only "items" (§2.7).',
          type: "string",
          enum: ["collection", "distribution", "old"],
          default: "collection",
        },
        ammo: {
          description: "Chance in percent that a spawned weapon is loaded (extension).",
          type: "integer",
          minimum: 0,
          maximum: 100,
          default: 0,
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        magazine: {
          description: "Chance in percent that a spawned weapon comes with a magazine (extension).",
          type: "integer",
          minimum: 0,
          maximum: 100,
          default: 0,
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        entries: {
          description: "Entries of the group (§2.7).",
          "x-also": ["contents"],
          type: "array",
          items: { $ref: "#/definitions/item-group_listed-item" },
          default: [],
        },
        items: {
          description:
            "Further entries; a bare string, or a string with its probability, is an item (§2.7).",
          type: "array",
          items: { $ref: "#/definitions/item-group_listed-item" },
          default: [],
        },
        groups: {
          description:
            "Further entries; a bare string, or a string with its probability, is a group (extension).",
          type: "array",
          items: { $ref: "#/definitions/item-group_listed-group" },
          default: [],
          "x-extension": true,
        },
      },
      patternProperties: { "^//": {} },
    },
    "item-group_group-entry": {
      type: "object",
      additionalProperties: false,
      required: ["group"],
      properties: {
        prob: {
          description:
            "In a collection the chance in percent, in a distribution the weight (§2.9).",
          "x-also": ["chance", "probability"],
          default: 100,
          $ref: "#/definitions/item-group_probability",
        },
        count: {
          description:
            "How often the entry is spawned: an exact amount, or a range with both ends included (§2.9).",
          "x-also": ["amount", "quantity", "number"],
          default: 1,
          $ref: "#/definitions/item-group_range",
        },
        "count-min": {
          description: "Minimum number of times the entry is spawned (extension).",
          type: "integer",
          minimum: 0,
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        "count-max": {
          description: "Maximum number of times the entry is spawned (extension).",
          type: "integer",
          minimum: 0,
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        charges: {
          description:
            "Charges of each spawned item: an exact amount, or a range with both ends included (§2.9).",
          $ref: "#/definitions/item-group_range",
        },
        "charges-min": {
          description: "Minimum number of charges (extension).",
          type: "integer",
          minimum: 0,
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        "charges-max": {
          description: "Maximum number of charges (extension).",
          type: "integer",
          minimum: 0,
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        damage: {
          description: "Damage level of each spawned item: an exact level, or a range (extension).",
          "x-extension": true,
          $ref: "#/definitions/item-group_range",
        },
        "damage-min": {
          description: "Minimum damage level (extension).",
          type: "integer",
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        "damage-max": {
          description: "Maximum damage level (extension).",
          type: "integer",
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        dirt: {
          description: "Fouling of each spawned weapon: an exact amount, or a range (extension).",
          "x-extension": true,
          $ref: "#/definitions/item-group_range",
        },
        "contents-item": {
          description: "Ids of items put inside each spawned item (extension).",
          anyOf: [
            { type: "string", minLength: 1, "x-ref": "item" },
            { type: "array", items: { type: "string", minLength: 1, "x-ref": "item" } },
          ],
          "x-extension": true,
        },
        "contents-group": {
          description: "Ids of item groups put inside each spawned item (extension).",
          anyOf: [
            { type: "string", minLength: 1, "x-ref": "item_group" },
            { type: "array", items: { type: "string", minLength: 1, "x-ref": "item_group" } },
          ],
          "x-extension": true,
        },
        "container-item": {
          description: "Id of the container that each item is put into (extension).",
          type: "string",
          "x-ref": "item",
          "x-extension": true,
        },
        "container-group": {
          description: "Id of the item group that the container is taken from (extension).",
          type: "string",
          "x-ref": "item_group",
          "x-extension": true,
        },
        "ammo-item": {
          description: "Id of the ammunition that each weapon is loaded with (extension).",
          type: "string",
          "x-ref": "item",
          "x-extension": true,
        },
        "ammo-group": {
          description: "Id of the item group that the ammunition is taken from (extension).",
          type: "string",
          "x-ref": "item_group",
          "x-extension": true,
        },
        "custom-flags": {
          description: "Flags set on each spawned item, or a single flag (extension).",
          anyOf: [
            { type: "string", minLength: 1, "x-ref": "flag" },
            { type: "array", items: { type: "string", minLength: 1, "x-ref": "flag" } },
          ],
          "x-extension": true,
        },
        active: {
          description: "Whether the spawned item is switched on (extension).",
          type: "boolean",
          "x-extension": true,
        },
        snippets: {
          description:
            "Snippets that describe the spawned item, of which one is picked (extension).",
          anyOf: [
            { type: "string", minLength: 1, "x-ref": "snippet" },
            { type: "array", items: { type: "string", minLength: 1, "x-ref": "snippet" } },
          ],
          "x-extension": true,
        },
        group: {
          description: "Id of an item group to spawn in turn (extension).",
          "x-also": ["item_group"],
          type: "string",
          minLength: 1,
          "x-ref": "item_group",
          "x-extension": true,
        },
      },
      patternProperties: { "^//": {} },
    },
    "item-group_item-entry": {
      type: "object",
      additionalProperties: false,
      required: ["item"],
      properties: {
        prob: {
          description:
            "In a collection the chance in percent, in a distribution the weight (§2.9).",
          "x-also": ["chance", "probability"],
          default: 100,
          $ref: "#/definitions/item-group_probability",
        },
        count: {
          description:
            "How often the entry is spawned: an exact amount, or a range with both ends included (§2.9).",
          "x-also": ["amount", "quantity", "number"],
          default: 1,
          $ref: "#/definitions/item-group_range",
        },
        "count-min": {
          description: "Minimum number of times the entry is spawned (extension).",
          type: "integer",
          minimum: 0,
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        "count-max": {
          description: "Maximum number of times the entry is spawned (extension).",
          type: "integer",
          minimum: 0,
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        charges: {
          description:
            "Charges of each spawned item: an exact amount, or a range with both ends included (§2.9).",
          $ref: "#/definitions/item-group_range",
        },
        "charges-min": {
          description: "Minimum number of charges (extension).",
          type: "integer",
          minimum: 0,
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        "charges-max": {
          description: "Maximum number of charges (extension).",
          type: "integer",
          minimum: 0,
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        damage: {
          description: "Damage level of each spawned item: an exact level, or a range (extension).",
          "x-extension": true,
          $ref: "#/definitions/item-group_range",
        },
        "damage-min": {
          description: "Minimum damage level (extension).",
          type: "integer",
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        "damage-max": {
          description: "Maximum damage level (extension).",
          type: "integer",
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        dirt: {
          description: "Fouling of each spawned weapon: an exact amount, or a range (extension).",
          "x-extension": true,
          $ref: "#/definitions/item-group_range",
        },
        "contents-item": {
          description: "Ids of items put inside each spawned item (extension).",
          anyOf: [
            { type: "string", minLength: 1, "x-ref": "item" },
            { type: "array", items: { type: "string", minLength: 1, "x-ref": "item" } },
          ],
          "x-extension": true,
        },
        "contents-group": {
          description: "Ids of item groups put inside each spawned item (extension).",
          anyOf: [
            { type: "string", minLength: 1, "x-ref": "item_group" },
            { type: "array", items: { type: "string", minLength: 1, "x-ref": "item_group" } },
          ],
          "x-extension": true,
        },
        "container-item": {
          description: "Id of the container that each item is put into (extension).",
          type: "string",
          "x-ref": "item",
          "x-extension": true,
        },
        "container-group": {
          description: "Id of the item group that the container is taken from (extension).",
          type: "string",
          "x-ref": "item_group",
          "x-extension": true,
        },
        "ammo-item": {
          description: "Id of the ammunition that each weapon is loaded with (extension).",
          type: "string",
          "x-ref": "item",
          "x-extension": true,
        },
        "ammo-group": {
          description: "Id of the item group that the ammunition is taken from (extension).",
          type: "string",
          "x-ref": "item_group",
          "x-extension": true,
        },
        "custom-flags": {
          description: "Flags set on each spawned item, or a single flag (extension).",
          anyOf: [
            { type: "string", minLength: 1, "x-ref": "flag" },
            { type: "array", items: { type: "string", minLength: 1, "x-ref": "flag" } },
          ],
          "x-extension": true,
        },
        active: {
          description: "Whether the spawned item is switched on (extension).",
          type: "boolean",
          "x-extension": true,
        },
        snippets: {
          description:
            "Snippets that describe the spawned item, of which one is picked (extension).",
          anyOf: [
            { type: "string", minLength: 1, "x-ref": "snippet" },
            { type: "array", items: { type: "string", minLength: 1, "x-ref": "snippet" } },
          ],
          "x-extension": true,
        },
        item: {
          description: "Id of the item to spawn (§2.9).",
          "x-also": ["id", "name"],
          type: "string",
          minLength: 1,
          "x-ref": "item",
        },
      },
      patternProperties: { "^//": {} },
    },
    "item-group_listed-group": {
      description: "A group id, a group id with its probability, or an entry object (extension).",
      anyOf: [
        { type: "string", minLength: 1, "x-ref": "item_group" },
        {
          type: "array",
          items: [
            { type: "string", minLength: 1, "x-ref": "item_group" },
            { $ref: "#/definitions/item-group_probability" },
          ],
          minItems: 2,
          maxItems: 2,
          additionalItems: false,
        },
        { $ref: "#/definitions/item-group_entry" },
      ],
    },
    "item-group_listed-item": {
      description: "An item id, an item id with its probability, or an entry object (§2.7).",
      anyOf: [
        { type: "string", minLength: 1, "x-ref": "item" },
        {
          type: "array",
          items: [
            { type: "string", minLength: 1, "x-ref": "item" },
            { $ref: "#/definitions/item-group_probability" },
          ],
          minItems: 2,
          maxItems: 2,
          additionalItems: false,
        },
        { $ref: "#/definitions/item-group_entry" },
      ],
    },
    "item-group_probability": {
      description: "Chance in percent, or weight (§2.9).",
      type: "integer",
      "x-chance": true,
      "x-range": [-2147483648, 2147483647],
    },
    "item-group_range": {
      description: "An exact amount, or [minimum, maximum], both included (§2.9).",
      anyOf: [
        { type: "integer", minimum: 0, "x-range": [-2147483648, 2147483647] },
        {
          type: "array",
          items: [
            { type: "integer", minimum: 0, "x-range": [-2147483648, 2147483647] },
            { type: "integer", minimum: 0, "x-range": [-2147483648, 2147483647] },
          ],
          minItems: 2,
          maxItems: 2,
          additionalItems: false,
          "x-positions": ["min", "max"],
        },
      ],
    },
    profession_addiction: {
      type: "object",
      additionalProperties: false,
      required: ["type", "intensity"],
      properties: {
        type: {
          description: "Id of the addiction (§2.1).",
          "x-also": ["id", "name", "addiction"],
          type: "string",
          minLength: 1,
          "x-ref": "addiction",
        },
        intensity: {
          description: "How strong it is at the start (§2.1).",
          "x-also": ["level", "strength"],
          type: "integer",
          "x-range": [0, 100],
        },
      },
      patternProperties: { "^//": {} },
    },
    profession_item_list: {
      description: "Item ids, or pairs of an item id and a snippet id (§2.1).",
      type: "array",
      items: {
        anyOf: [
          { type: "string", minLength: 1, "x-ref": "item" },
          {
            type: "array",
            items: [
              { type: "string", minLength: 1, "x-ref": "item" },
              { type: "string", minLength: 1, "x-ref": "snippet" },
            ],
            minItems: 2,
            maxItems: 2,
            additionalItems: false,
            description:
              "Item id, and id of the snippet that describes this particular item (§2.1).",
          },
        ],
      },
    },
    profession_items: {
      type: "object",
      additionalProperties: false,
      properties: {
        both: {
          description:
            "What every character starts with: a list in which every occurrence of an id counts, or an item group (extension) (§2.1).",
          "x-also": ["all", "any", "everyone", "everybody"],
          anyOf: [
            { $ref: "#/definitions/profession_item_list" },
            { $ref: "#/definitions/item-group_group" },
          ],
          default: [],
        },
        male: {
          description:
            "What male characters start with: a list in which every occurrence of an id counts, or an item group (extension) (§2.1).",
          "x-also": ["men", "man", "boys"],
          anyOf: [
            { $ref: "#/definitions/profession_item_list" },
            { $ref: "#/definitions/item-group_group" },
          ],
          default: [],
        },
        female: {
          description:
            "What female characters start with: a list in which every occurrence of an id counts, or an item group (extension) (§2.1).",
          "x-also": ["women", "woman", "girls"],
          anyOf: [
            { $ref: "#/definitions/profession_item_list" },
            { $ref: "#/definitions/item-group_group" },
          ],
          default: [],
        },
        "add:both": {
          description: 'Appended to "both" of the modified profession (§2.1).',
          $ref: "#/definitions/profession_item_list",
        },
        "remove:both": {
          description:
            'Item ids, each of which removes one occurrence from "both" of the modified profession (§2.1).',
          type: "array",
          items: { type: "string", minLength: 1, "x-ref": "item" },
        },
        "add:male": {
          description: 'Appended to "male" of the modified profession (§2.1).',
          $ref: "#/definitions/profession_item_list",
        },
        "remove:male": {
          description:
            'Item ids, each of which removes one occurrence from "male" of the modified profession (§2.1).',
          type: "array",
          items: { type: "string", minLength: 1, "x-ref": "item" },
        },
        "add:female": {
          description: 'Appended to "female" of the modified profession (§2.1).',
          $ref: "#/definitions/profession_item_list",
        },
        "remove:female": {
          description:
            'Item ids, each of which removes one occurrence from "female" of the modified profession (§2.1).',
          type: "array",
          items: { type: "string", minLength: 1, "x-ref": "item" },
        },
      },
      patternProperties: { "^//": {} },
    },
    profession_name: {
      description: "A name for each gender (§2.1), or a translated text (extension).",
      "x-text": true,
      type: "object",
      additionalProperties: false,
      "x-positions": ["male", "female"],
      properties: {
        male: {
          description: 'Name for male characters, given together with "female" (§2.1).',
          "x-also": ["masculine", "man"],
          type: "string",
        },
        female: {
          description: 'Name for female characters, given together with "male" (§2.1).',
          "x-also": ["feminine", "woman"],
          type: "string",
        },
        str: {
          description: "Text for everybody (extension).",
          type: "string",
          "x-extension": true,
        },
        str_sp: {
          description: "Text for everybody that is the same in singular and plural (extension).",
          type: "string",
          "x-extension": true,
        },
        str_pl: {
          description: 'Plural of "str" (extension).',
          type: "string",
          "x-extension": true,
        },
        ctxt: {
          description: "Tells translators which of several meanings the text has (extension).",
          type: "string",
          "x-extension": true,
        },
      },
      patternProperties: { "^//": {} },
    },
    profession_pet: {
      description: "Several pets of one kind (extension).",
      type: "object",
      additionalProperties: false,
      required: ["name"],
      "x-extension": true,
      properties: {
        name: {
          description: "Id of the monster (extension).",
          "x-also": ["id", "monster", "type"],
          type: "string",
          minLength: 1,
          "x-ref": "monster",
          "x-extension": true,
        },
        amount: {
          description: "Number of pets (extension).",
          "x-also": ["count", "quantity", "number"],
          type: "integer",
          minimum: 1,
          "x-range": [1, 1000],
          default: 1,
          "x-extension": true,
        },
      },
      patternProperties: { "^//": {} },
    },
    profession_skill: {
      type: "object",
      additionalProperties: false,
      required: ["name", "level"],
      properties: {
        name: {
          description: "Id of the skill (§2.1).",
          "x-also": ["id", "skill"],
          type: "string",
          minLength: 1,
          "x-ref": "skill",
        },
        level: {
          description: "Levels added to the one chosen for the character (§2.1).",
          "x-also": ["amount", "value"],
          type: "integer",
          "x-range": [-10, 10],
        },
      },
      patternProperties: { "^//": {} },
    },
    profession_spell: {
      description: "A spell and how well it is known (extension).",
      type: "object",
      additionalProperties: false,
      required: ["id", "level"],
      "x-extension": true,
      properties: {
        id: {
          description: "Id of the spell (extension).",
          "x-also": ["name", "spell"],
          type: "string",
          minLength: 1,
          "x-ref": "spell",
          "x-extension": true,
        },
        level: {
          description: "Level at which it is known (extension).",
          type: "integer",
          minimum: 0,
          "x-range": [0, 100],
          "x-extension": true,
        },
      },
      patternProperties: { "^//": {} },
    },
    profession_texts_by_gender: {
      description: "A text for each gender (extension).",
      "x-text": true,
      "x-extension": true,
      type: "object",
      additionalProperties: false,
      required: ["male", "female"],
      properties: {
        male: { description: "Text for male characters (extension).", type: "string" },
        female: { description: "Text for female characters (extension).", type: "string" },
        npc_background: {
          description: "Text for characters whom nobody plays (extension).",
          type: "string",
        },
      },
      patternProperties: { "^//": {} },
    },
    "translated-text": {
      title: "Translated text",
      description:
        "Text that is shown to the player: a string, or an object with additional information for translators (extension).",
      "x-text": true,
      anyOf: [
        { type: "string" },
        { $ref: "#/definitions/translated-text_uncountable" },
        { $ref: "#/definitions/translated-text_countable" },
      ],
    },
    "translated-text_countable": {
      type: "object",
      additionalProperties: false,
      required: ["str"],
      properties: {
        str: {
          description: "The text, in the singular (extension).",
          "x-also": ["text", "string", "value"],
          type: "string",
          "x-extension": true,
        },
        str_pl: {
          description: "The text in the plural (extension).",
          type: "string",
          "x-extension": true,
        },
        ctxt: {
          description: "Context for translators (extension).",
          type: "string",
          "x-extension": true,
        },
      },
      patternProperties: { "^//": {} },
    },
    "translated-text_uncountable": {
      type: "object",
      additionalProperties: false,
      required: ["str_sp"],
      properties: {
        str_sp: {
          description: "The text, if singular and plural are the same (extension).",
          type: "string",
          "x-extension": true,
        },
        ctxt: {
          description: "Context for translators (extension).",
          type: "string",
          "x-extension": true,
        },
      },
      patternProperties: { "^//": {} },
    },
    list_addictions: { type: "array", items: { $ref: "#/definitions/profession_addiction" } },
    list_skills: { type: "array", items: { $ref: "#/definitions/profession_skill" } },
    list_pets: {
      type: "array",
      items: {
        anyOf: [
          { type: "string", minLength: 1, "x-ref": "monster" },
          { $ref: "#/definitions/profession_pet" },
        ],
      },
    },
    list_spells: { type: "array", items: { $ref: "#/definitions/profession_spell" } },
    "resolved_item-group_entry": {
      title: "ItemGroupEntry",
      description: "One entry: an item, a group by id, or a nested group (§2.7).",
      anyOf: [
        { $ref: "#/definitions/item-group_item-entry" },
        { $ref: "#/definitions/item-group_group-entry" },
        { $ref: "#/definitions/item-group_nested-entry" },
      ],
    },
    "resolved_item-group_group-entry": {
      title: "GroupEntry",
      description: "A group to spawn in turn; the host resolves it (extension).",
      type: "object",
      additionalProperties: false,
      required: ["prob", "count", "group"],
      properties: {
        prob: {
          description:
            "In a collection the chance in percent (0 or less means never, 100 or more always); in a distribution the weight (§2.9).",
          type: "integer",
        },
        count: {
          description: "How often the entry is spawned (§2.9).",
          $ref: "#/definitions/item-group_range",
        },
        charges: {
          description: "Charges of each spawned item (§2.9).",
          $ref: "#/definitions/item-group_range",
        },
        damage: {
          description: "Damage level of each spawned item (extension).",
          $ref: "#/definitions/item-group_range",
        },
        dirt: {
          description: "Fouling of each spawned weapon (extension).",
          $ref: "#/definitions/item-group_range",
        },
        contents_items: {
          description: "Ids of items put inside each spawned item (extension).",
          type: "array",
          items: { type: "string", "x-ref": "item" },
          "x-from": "contents-item",
        },
        contents_groups: {
          description: "Ids of item groups put inside each spawned item (extension).",
          type: "array",
          items: { type: "string", "x-ref": "item_group" },
          "x-from": "contents-group",
        },
        container_item: {
          description: "Id of the container that each item is put into (extension).",
          type: "string",
          "x-ref": "item",
          "x-from": "container-item",
        },
        container_group: {
          description: "Id of the item group that the container is taken from (extension).",
          type: "string",
          "x-ref": "item_group",
          "x-from": "container-group",
        },
        ammo_item: {
          description: "Id of the ammunition that each weapon is loaded with (extension).",
          type: "string",
          "x-ref": "item",
          "x-from": "ammo-item",
        },
        ammo_group: {
          description: "Id of the item group that the ammunition is taken from (extension).",
          type: "string",
          "x-ref": "item_group",
          "x-from": "ammo-group",
        },
        custom_flags: {
          description: "Flags set on each spawned item (extension).",
          type: "array",
          items: { type: "string" },
          "x-from": "custom-flags",
        },
        active: {
          description: "Whether the spawned item is switched on (extension).",
          type: "boolean",
        },
        snippets: {
          description:
            "Snippets that describe the spawned item, of which one is picked (extension).",
          type: "array",
          items: { type: "string", "x-ref": "snippet" },
        },
        group: {
          description: "Id of the item group (extension).",
          type: "string",
          "x-ref": "item_group",
        },
      },
    },
    "item-group_inline": {
      title: "InlineItemGroup",
      description:
        'A group with its entries in the order written: "entries", then "items", then "groups" (§2.7).',
      type: "object",
      additionalProperties: false,
      required: ["subtype", "entries"],
      properties: {
        subtype: {
          description:
            'A collection tries every entry by itself, with "prob" percent; a distribution picks exactly one, with "prob" as weight (§2.7).',
          type: "string",
          enum: ["collection", "distribution"],
        },
        ammo: {
          description: "Chance in percent that a spawned weapon is loaded; absent: 0 (extension).",
          type: "integer",
        },
        magazine: {
          description:
            "Chance in percent that a spawned weapon comes with a magazine; absent: 0 (extension).",
          type: "integer",
        },
        entries: {
          description:
            'What may be spawned; check for "item", "group" or "nested" to tell the entries apart (§2.7).',
          type: "array",
          items: { $ref: "#/definitions/item-group_entry" },
        },
      },
    },
    "resolved_item-group_item-entry": {
      title: "ItemEntry",
      description: "An item to spawn (§2.9).",
      type: "object",
      additionalProperties: false,
      required: ["prob", "count", "item"],
      properties: {
        prob: {
          description:
            "In a collection the chance in percent (0 or less means never, 100 or more always); in a distribution the weight (§2.9).",
          type: "integer",
        },
        count: {
          description: "How often the entry is spawned (§2.9).",
          $ref: "#/definitions/item-group_range",
        },
        charges: {
          description: "Charges of each spawned item (§2.9).",
          $ref: "#/definitions/item-group_range",
        },
        damage: {
          description: "Damage level of each spawned item (extension).",
          $ref: "#/definitions/item-group_range",
        },
        dirt: {
          description: "Fouling of each spawned weapon (extension).",
          $ref: "#/definitions/item-group_range",
        },
        contents_items: {
          description: "Ids of items put inside each spawned item (extension).",
          type: "array",
          items: { type: "string", "x-ref": "item" },
          "x-from": "contents-item",
        },
        contents_groups: {
          description: "Ids of item groups put inside each spawned item (extension).",
          type: "array",
          items: { type: "string", "x-ref": "item_group" },
          "x-from": "contents-group",
        },
        container_item: {
          description: "Id of the container that each item is put into (extension).",
          type: "string",
          "x-ref": "item",
          "x-from": "container-item",
        },
        container_group: {
          description: "Id of the item group that the container is taken from (extension).",
          type: "string",
          "x-ref": "item_group",
          "x-from": "container-group",
        },
        ammo_item: {
          description: "Id of the ammunition that each weapon is loaded with (extension).",
          type: "string",
          "x-ref": "item",
          "x-from": "ammo-item",
        },
        ammo_group: {
          description: "Id of the item group that the ammunition is taken from (extension).",
          type: "string",
          "x-ref": "item_group",
          "x-from": "ammo-group",
        },
        custom_flags: {
          description: "Flags set on each spawned item (extension).",
          type: "array",
          items: { type: "string" },
          "x-from": "custom-flags",
        },
        active: {
          description: "Whether the spawned item is switched on (extension).",
          type: "boolean",
        },
        snippets: {
          description:
            "Snippets that describe the spawned item, of which one is picked (extension).",
          type: "array",
          items: { type: "string", "x-ref": "snippet" },
        },
        item: { description: "Id of the item to spawn (§2.9).", type: "string", "x-ref": "item" },
      },
    },
    "item-group_nested-entry": {
      title: "NestedEntry",
      description: "An inline group inside another (extension).",
      type: "object",
      additionalProperties: false,
      required: ["prob", "count", "nested"],
      properties: {
        prob: {
          description:
            "In a collection the chance in percent (0 or less means never, 100 or more always); in a distribution the weight (§2.9).",
          type: "integer",
        },
        count: {
          description: "How often the entry is spawned (§2.9).",
          $ref: "#/definitions/item-group_range",
        },
        charges: {
          description: "Charges of each spawned item (§2.9).",
          $ref: "#/definitions/item-group_range",
        },
        damage: {
          description: "Damage level of each spawned item (extension).",
          $ref: "#/definitions/item-group_range",
        },
        dirt: {
          description: "Fouling of each spawned weapon (extension).",
          $ref: "#/definitions/item-group_range",
        },
        contents_items: {
          description: "Ids of items put inside each spawned item (extension).",
          type: "array",
          items: { type: "string", "x-ref": "item" },
          "x-from": "contents-item",
        },
        contents_groups: {
          description: "Ids of item groups put inside each spawned item (extension).",
          type: "array",
          items: { type: "string", "x-ref": "item_group" },
          "x-from": "contents-group",
        },
        container_item: {
          description: "Id of the container that each item is put into (extension).",
          type: "string",
          "x-ref": "item",
          "x-from": "container-item",
        },
        container_group: {
          description: "Id of the item group that the container is taken from (extension).",
          type: "string",
          "x-ref": "item_group",
          "x-from": "container-group",
        },
        ammo_item: {
          description: "Id of the ammunition that each weapon is loaded with (extension).",
          type: "string",
          "x-ref": "item",
          "x-from": "ammo-item",
        },
        ammo_group: {
          description: "Id of the item group that the ammunition is taken from (extension).",
          type: "string",
          "x-ref": "item_group",
          "x-from": "ammo-group",
        },
        custom_flags: {
          description: "Flags set on each spawned item (extension).",
          type: "array",
          items: { type: "string" },
          "x-from": "custom-flags",
        },
        active: {
          description: "Whether the spawned item is switched on (extension).",
          type: "boolean",
        },
        snippets: {
          description:
            "Snippets that describe the spawned item, of which one is picked (extension).",
          type: "array",
          items: { type: "string", "x-ref": "snippet" },
        },
        nested: {
          description: 'The group that "collection" or "distribution" contains (extension).',
          $ref: "#/definitions/item-group_inline",
        },
      },
    },
    "resolved_item-group_range": {
      title: "CountRange",
      description: "Minimum and maximum, both included (§2.9).",
      type: "array",
      items: [{ type: "integer" }, { type: "integer" }],
      minItems: 2,
      maxItems: 2,
      additionalItems: false,
    },
    profession_starting_item_list: {
      type: "object",
      title: "StartingItemList",
      additionalProperties: false,
      required: ["list"],
      properties: {
        list: {
          description: "Items one by one, with repetitions and in order (§2.1).",
          type: "array",
          items: {
            type: "object",
            title: "StartingItem",
            additionalProperties: false,
            required: ["item"],
            properties: {
              item: { description: "Id of the item (§2.1).", type: "string", "x-ref": "item" },
              snippet: {
                description: "Snippet that describes this particular item (§2.1).",
                type: "string",
                "x-ref": "snippet",
              },
            },
          },
        },
        group: {
          description: "Item group that is rolled once, in addition to the list (extension).",
          "x-extension": true,
          $ref: "#/definitions/item-group_inline",
        },
      },
    },
    "item-group": {
      title: "Item group",
      description: "Id of an item group, a list of entries, or a group written inline (§2.7).",
      anyOf: [
        { $ref: "#/definitions/item-group_reference" },
        { $ref: "#/definitions/item-group_list" },
        { $ref: "#/definitions/item-group_group" },
      ],
    },
    "item-group_list": {
      description: 'Entries of a group of subtype "collection" (§2.7).',
      type: "array",
      items: { $ref: "#/definitions/item-group_listed-item" },
    },
    "item-group_reference": {
      description: "Id of an item group that is defined elsewhere (§2.7).",
      type: "string",
      minLength: 1,
      "x-ref": "item_group",
    },
    profession_item_substitutions_condition: {
      description: "Traits on which the condition depends (extension).",
      type: "object",
      additionalProperties: false,
      "x-extension": true,
      properties: {
        present: {
          description: "Traits that the character must have, all of them (extension).",
          type: "array",
          items: { type: "string", minLength: 1, "x-ref": "trait" },
          default: [],
          "x-extension": true,
        },
        absent: {
          description: "Traits of which the character must have none (extension).",
          type: "array",
          items: { type: "string", minLength: 1, "x-ref": "trait" },
          default: [],
          "x-extension": true,
        },
      },
      patternProperties: { "^//": {} },
    },
    profession_item_substitutions_replacement: {
      description: "An item and its number (§2.2).",
      type: "object",
      additionalProperties: false,
      required: ["item", "ratio"],
      properties: {
        item: {
          description: "Id of the new item (§2.2).",
          "x-also": ["id", "name"],
          type: "string",
          minLength: 1,
          "x-ref": "item",
        },
        ratio: {
          description:
            "Number of new items for each replaced item; above 0. A fraction is rounded per stack, to at least one (extension) (§2.2).",
          "x-also": ["count", "amount", "quantity"],
          type: "number",
          exclusiveMinimum: 0,
          "x-range": [0, 10000],
        },
      },
      patternProperties: { "^//": {} },
    },
    profession_item_substitutions_substitution: {
      type: "object",
      additionalProperties: false,
      required: ["new"],
      properties: {
        item: {
          description: "Trait form: the item to replace (§2.2).",
          type: "string",
          minLength: 1,
          "x-ref": "item",
        },
        present: {
          description: "Item form: traits that the character must have, all of them (§2.2).",
          type: "array",
          items: { type: "string", minLength: 1, "x-ref": "trait" },
          default: [],
        },
        absent: {
          description: "Item form: traits of which the character must have none (extension).",
          type: "array",
          items: { type: "string", minLength: 1, "x-ref": "trait" },
          default: [],
          "x-extension": true,
        },
        new: {
          description: "What replaces each item (§2.2).",
          "x-also": ["replacement", "instead", "with"],
          type: "array",
          items: {
            anyOf: [
              { type: "string", minLength: 1, "x-ref": "item" },
              { $ref: "#/definitions/profession_item_substitutions_replacement" },
            ],
          },
        },
      },
      patternProperties: { "^//": {} },
    },
    list_sub: {
      type: "array",
      items: { $ref: "#/definitions/profession_item_substitutions_substitution" },
    },
    "resolved_item-group": {
      title: "ItemGroup",
      description:
        "What is spawned: a group that the host knows by id, or a group written inline. Nothing is rolled at build time (§2.7).",
      anyOf: [
        { $ref: "#/definitions/item-group_reference" },
        { $ref: "#/definitions/item-group_inline" },
      ],
    },
    "resolved_item-group_reference": {
      title: "ItemGroupReference",
      description: "A group defined outside the content; the host resolves it (§2.7).",
      type: "object",
      additionalProperties: false,
      required: ["group"],
      properties: {
        group: {
          description: "Id of the item group (§2.7).",
          type: "string",
          "x-ref": "item_group",
        },
      },
    },
    bash_furniture: {
      description: "What bashing a furniture does; without it, it cannot be bashed (§2.7).",
      type: "object",
      additionalProperties: false,
      properties: {
        str_min: {
          description: "Strength below which bashing cannot destroy it (§2.7).",
          "x-also": ["min_str", "strength_min", "min_strength", "minimum_strength"],
          type: "integer",
          "x-range": [-1, 1000000],
          default: 0,
        },
        str_max: {
          description: "Strength from which bashing always destroys it (§2.7).",
          "x-also": ["max_str", "strength_max", "max_strength", "maximum_strength"],
          type: "integer",
          "x-range": [-1, 1000000],
          default: 0,
        },
        str_min_blocked: {
          description: 'Replaces "str_min" while something blocks it from behind (§2.7).',
          type: "integer",
          "x-range": [-1, 1000000],
        },
        str_max_blocked: {
          description: 'Replaces "str_max" while something blocks it from behind (§2.7).',
          type: "integer",
          "x-range": [-1, 1000000],
        },
        str_min_supported: {
          description: 'Replaces "str_min" while something below supports it (§2.7).',
          type: "integer",
          "x-range": [-1, 1000000],
        },
        str_max_supported: {
          description: 'Replaces "str_max" while something below supports it (§2.7).',
          type: "integer",
          "x-range": [-1, 1000000],
        },
        sound: {
          description: "Text of the sound when it is destroyed (§2.7).",
          "x-also": ["noise", "message"],
          default: "smash!",
          $ref: "#/definitions/translated-text",
        },
        sound_fail: {
          description: "Text of the sound when an attempt to destroy it fails (§2.7).",
          "x-also": ["fail_sound", "sound_failure", "failure_sound"],
          default: "thump!",
          $ref: "#/definitions/translated-text",
        },
        sound_vol: {
          description:
            "Volume of the sound when it is destroyed: roughly the distance in tiles at which it is heard; the game decides if absent (§2.7).",
          "x-also": ["volume", "noise_volume"],
          anyOf: [
            { type: "integer", "x-range": [-1, 1000] },
            {
              description:
                'A volume in decibels, such as "60 dB" (extension), converted to tiles: the distance at which it has fallen to 45 dB, 10^((dB - 45) / 20).',
              type: "string",
              pattern: "^[0-9]{1,4} ?dB$",
              examples: ["60 dB"],
              "x-extension": true,
            },
          ],
        },
        sound_fail_vol: {
          description:
            "Volume of the sound when an attempt fails: roughly the distance in tiles at which it is heard; the game decides if absent (§2.7).",
          anyOf: [
            { type: "integer", "x-range": [-1, 1000] },
            {
              description:
                'A volume in decibels, such as "60 dB" (extension), converted to tiles: the distance at which it has fallen to 45 dB, 10^((dB - 45) / 20).',
              type: "string",
              pattern: "^[0-9]{1,4} ?dB$",
              examples: ["60 dB"],
              "x-extension": true,
            },
          ],
        },
        explosive: {
          description: "If above 0, destroying it causes an explosion of this strength (§2.7).",
          type: "integer",
          "x-range": [-1, 100000],
          default: 0,
        },
        destroy_only: {
          description:
            "Whether it withstands bashing and yields only to destruction, such as an explosion (§2.7).",
          type: "boolean",
          default: false,
        },
        bash_below: {
          description: "Whether destroying it continues with the object on the level below (§2.7).",
          type: "boolean",
          default: false,
        },
        items: {
          description: "Item group, or its id, spawned on success; a list is a collection (§2.7).",
          "x-also": ["drops", "loot", "byproducts"],
          $ref: "#/definitions/item-group",
        },
        ranged: {
          description:
            "What shots do to it; read, but not part of the generated record (extension).",
          type: "object",
          additionalProperties: false,
          properties: {
            reduction: {
              description: "Damage that a shot loses: an exact amount, or a range (extension).",
              anyOf: [
                { type: "number", "x-range": [-2147483648, 2147483647] },
                {
                  type: "array",
                  items: [
                    { type: "number", "x-range": [-2147483648, 2147483647] },
                    { type: "number", "x-range": [-2147483648, 2147483647] },
                  ],
                  minItems: 2,
                  maxItems: 2,
                  additionalItems: false,
                },
              ],
              "x-extension": true,
            },
            reduction_laser: {
              description:
                "Damage that a laser shot loses: an exact amount, or a range (extension).",
              anyOf: [
                { type: "number", "x-range": [-2147483648, 2147483647] },
                {
                  type: "array",
                  items: [
                    { type: "number", "x-range": [-2147483648, 2147483647] },
                    { type: "number", "x-range": [-2147483648, 2147483647] },
                  ],
                  minItems: 2,
                  maxItems: 2,
                  additionalItems: false,
                },
              ],
              "x-extension": true,
            },
            destroy_threshold: {
              description: "Damage that destroys it: an exact amount, or a range (extension).",
              anyOf: [
                { type: "number", "x-range": [-2147483648, 2147483647] },
                {
                  type: "array",
                  items: [
                    { type: "number", "x-range": [-2147483648, 2147483647] },
                    { type: "number", "x-range": [-2147483648, 2147483647] },
                  ],
                  minItems: 2,
                  maxItems: 2,
                  additionalItems: false,
                },
              ],
              "x-extension": true,
            },
            flammable: {
              description: "Whether a hot shot sets it on fire (extension).",
              type: "boolean",
              "x-extension": true,
            },
            block_unaimed_chance: {
              description:
                'Chance to stop a shot that was aimed at something else, such as "25%" (extension).',
              type: ["string", "number"],
              "x-extension": true,
              "x-range": [-2147483648, 2147483647],
            },
          },
          "x-extension": true,
          patternProperties: { "^//": {} },
        },
        furn_set: {
          description:
            "Id of the furniture that is left when it is destroyed; none if absent (§2.7).",
          "x-also": ["furniture_set", "furniture", "becomes", "result", "new_furniture"],
          type: "string",
          minLength: 1,
          "x-ref": "furniture",
          default: "f_null",
        },
        tent_centers: {
          description:
            "Ids of the furniture that may be the centre of this tent, which falls with its parts (§2.7).",
          type: "array",
          items: { type: "string", minLength: 1, "x-ref": "furniture" },
          default: [],
        },
        collapse_radius: {
          description:
            "Distance within which the centre is searched; it should match the tent (§2.7).",
          type: "integer",
          minimum: 0,
          "x-range": [0, 100],
          default: 1,
        },
        ter_set: {
          description: "Belongs to terrain entries and has no effect here (§2.7).",
          deprecated: true,
          "x-instead": "furn_set",
          type: "string",
        },
      },
      patternProperties: { "^//": {} },
    },
    "common-members_harvest": {
      description:
        "What can be harvested in some seasons, written inline or by the id of a list (extension).",
      anyOf: [
        { $ref: "#/definitions/common-members_harvest-in-place" },
        { $ref: "#/definitions/common-members_harvest-list" },
      ],
    },
    "common-members_harvest-entry": {
      description: "One thing to harvest (extension).",
      type: "object",
      additionalProperties: false,
      required: ["drop"],
      properties: {
        drop: {
          description: "Id of the item (extension).",
          type: "string",
          minLength: 1,
          "x-ref": "item",
          "x-extension": true,
        },
        type: {
          description: "Part of an animal that it is; has no meaning for plants (extension).",
          type: "string",
          "x-extension": true,
        },
        base_num: {
          description: "Number without any skill: an exact number, or a range (extension).",
          type: "array",
          items: [
            { type: "number", "x-range": [-2147483648, 2147483647] },
            { type: "number", "x-range": [-2147483648, 2147483647] },
          ],
          minItems: 2,
          maxItems: 2,
          additionalItems: false,
          default: [1, 1],
          "x-extension": true,
        },
        scale_num: {
          description:
            "Number added for each level of survival skill: an exact number, or a range (extension).",
          type: "array",
          items: [
            { type: "number", "x-range": [-2147483648, 2147483647] },
            { type: "number", "x-range": [-2147483648, 2147483647] },
          ],
          minItems: 2,
          maxItems: 2,
          additionalItems: false,
          default: [0, 0],
          "x-extension": true,
        },
        max: {
          description: "Maximum number (extension).",
          type: "number",
          default: 1000,
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
        mass_ratio: {
          description: "Fraction of the mass of an animal; has no meaning for plants (extension).",
          type: "number",
          "x-range": [0, 1],
          "x-extension": true,
        },
      },
      patternProperties: { "^//": {} },
    },
    "common-members_harvest-in-place": {
      description: "A harvest written inline (extension).",
      type: "object",
      additionalProperties: false,
      required: ["seasons", "entries"],
      properties: {
        seasons: {
          description: "Seasons in which this harvest is ripe (extension).",
          type: "array",
          items: { type: "string", enum: ["spring", "summer", "autumn", "winter"] },
          "x-extension": true,
        },
        entries: {
          description: "What is harvested, written inline (extension).",
          type: "array",
          items: { $ref: "#/definitions/common-members_harvest-entry" },
          "x-extension": true,
        },
      },
      patternProperties: { "^//": {} },
    },
    "common-members_harvest-list": {
      description: "A harvest by the id of its list (extension).",
      type: "object",
      additionalProperties: false,
      required: ["seasons", "id"],
      properties: {
        seasons: {
          description: "Seasons in which this harvest is ripe (extension).",
          type: "array",
          items: { type: "string", enum: ["spring", "summer", "autumn", "winter"] },
          "x-extension": true,
        },
        id: {
          description: "Id of a harvest list, which is defined outside this content (extension).",
          type: "string",
          minLength: 1,
          "x-ref": "harvest",
          "x-extension": true,
        },
      },
      patternProperties: { "^//": {} },
    },
    cutting_byproduct: {
      description: "An item that cutting leaves behind (§2.5).",
      type: "object",
      additionalProperties: false,
      required: ["item"],
      properties: {
        item: {
          description: "Id of the item to spawn (§2.5).",
          "x-also": ["id", "name"],
          type: "string",
          minLength: 1,
          "x-ref": "item",
        },
        count: {
          description: "How many: an exact amount, or a range with both ends included (§2.5).",
          "x-also": ["amount", "quantity", "number"],
          default: 1,
          $ref: "#/definitions/item-group_range",
        },
      },
      patternProperties: { "^//": {} },
    },
    cutting_furniture: {
      description: "What cutting a furniture with a tool does (§2.5).",
      type: "object",
      additionalProperties: false,
      properties: {
        duration: {
          description: "Time that the cutting takes (§2.5).",
          "x-also": ["time"],
          default: "1 second",
          $ref: "#/definitions/units_time",
        },
        message: {
          description: "Text shown when the cutting is finished (§2.5).",
          $ref: "#/definitions/translated-text",
        },
        sound: {
          description: "Description of the sound heard when the cutting is finished (§2.5).",
          "x-also": ["noise"],
          $ref: "#/definitions/translated-text",
        },
        byproducts: {
          description: "Items spawned when the cutting is finished (§2.5).",
          "x-also": ["items", "drops", "loot"],
          type: "array",
          items: { $ref: "#/definitions/cutting_byproduct" },
          default: [],
        },
        result: {
          description: "Id of the furniture it becomes (§2.5).",
          "x-also": ["furn_set", "becomes", "furniture"],
          type: "string",
          minLength: 1,
          "x-ref": "furniture",
          default: "f_null",
        },
      },
      patternProperties: { "^//": {} },
    },
    deconstruct_furniture: {
      description:
        "What taking a furniture apart does; without it, it cannot be taken apart (§2.8).",
      type: "object",
      additionalProperties: false,
      properties: {
        items: {
          description:
            "Item group, or its id, spawned on taking it apart; a list is a collection (§2.8).",
          "x-also": ["drops", "loot", "byproducts"],
          $ref: "#/definitions/item-group",
        },
        deconstruct_above: {
          description: "Whether taking it apart also removes the roof above (extension).",
          type: "boolean",
          "x-extension": true,
        },
        furn_set: {
          description: "Id of the furniture that is left; none if absent (§2.8).",
          "x-also": ["furniture", "becomes", "result"],
          type: "string",
          minLength: 1,
          "x-ref": "furniture",
          default: "f_null",
        },
        ter_set: {
          description: "Belongs to terrain entries and has no effect here (§2.8).",
          deprecated: true,
          "x-instead": "furn_set",
          type: "string",
        },
      },
      patternProperties: { "^//": {} },
    },
    furniture_plant: {
      description: "A plant and what it grows into (§2.4).",
      type: "object",
      additionalProperties: false,
      required: ["transform"],
      properties: {
        transform: {
          description: "Id of the furniture that it becomes by planting or growing (§2.4).",
          "x-also": ["transforms_into", "becomes", "next"],
          type: "string",
          minLength: 1,
          "x-ref": "furniture",
        },
        base: {
          description:
            "Id of the furniture that it was before planting and becomes when eaten or harvested (§2.4).",
          type: "string",
          minLength: 1,
          "x-ref": "furniture",
        },
        growth_multiplier: {
          description:
            'Factor applied to the time of growth; used with the flag "GROWTH_HARVEST" (§2.4).',
          "x-also": ["growth"],
          type: "number",
          exclusiveMinimum: 0,
          "x-range": [0, 1000],
          default: 1,
        },
        harvest_multiplier: {
          description:
            'Factor applied to the amount harvested; used with the flag "GROWTH_HARVEST" (§2.4).',
          "x-also": ["harvest", "yield"],
          type: "number",
          exclusiveMinimum: 0,
          "x-range": [0, 1000],
          default: 1,
        },
      },
      patternProperties: { "^//": {} },
    },
    furniture_workbench: {
      description: "A place to craft at (§2.4).",
      type: "object",
      additionalProperties: false,
      properties: {
        multiplier: {
          description: "Factor applied to crafting speed (§2.4).",
          "x-also": ["speed", "speed_multiplier", "mult"],
          type: "number",
          exclusiveMinimum: 0,
          "x-range": [0, 1000],
          default: 1,
        },
        mass: {
          description:
            "Mass up to which crafting is not slowed, in grams or as text; any mass if absent (§2.4).",
          "x-also": ["weight", "max_mass", "max_weight"],
          anyOf: [
            { type: "number", minimum: 0, "x-range": [-2147483648, 2147483647] },
            { $ref: "#/definitions/units_mass" },
          ],
        },
        volume: {
          description: "Volume up to which crafting is not slowed; any volume if absent (§2.4).",
          "x-also": ["max_volume", "capacity", "storage"],
          $ref: "#/definitions/units_volume",
        },
      },
      patternProperties: { "^//": {} },
    },
    pry_furniture: {
      description: "What prying a furniture open does; without it, it cannot be pried (§2.9).",
      type: "object",
      additionalProperties: false,
      properties: {
        success_message: {
          description: "Text shown when prying succeeds (§2.9).",
          "x-also": ["message", "success"],
          default: "",
          $ref: "#/definitions/translated-text",
        },
        fail_message: {
          description: "Text shown when prying fails (§2.9).",
          "x-also": ["failure_message", "failed_message", "failure"],
          default: "",
          $ref: "#/definitions/translated-text",
        },
        break_message: {
          description: "Text shown when a failed attempt breaks it (§2.9).",
          default: "",
          $ref: "#/definitions/translated-text",
        },
        pry_quality: {
          description: "Minimum prying quality that a tool needs (§2.9).",
          "x-also": ["quality", "prying_quality"],
          type: "integer",
          "x-range": [0, 100],
        },
        pry_bonus_mult: {
          description:
            'How much easier prying becomes with each level of the tool above "pry_quality" (§2.9).',
          type: "integer",
          "x-range": [-100, 100],
          default: 1,
        },
        difficulty: {
          description: "How hard it is to pry, compared with the character's strength (§2.9).",
          "x-also": ["strength", "level"],
          type: "integer",
          "x-range": [0, 1000],
        },
        noise: {
          description: "Volume of the sound of success; silent if absent (§2.9).",
          "x-also": ["volume"],
          type: "integer",
          "x-range": [0, 1000],
        },
        break_noise: {
          description: "Volume of the sound of breaking; silent if absent (§2.9).",
          type: "integer",
          "x-range": [0, 1000],
        },
        sound: {
          description: "Text of the sound of success (§2.9).",
          default: "crunch!",
          $ref: "#/definitions/translated-text",
        },
        break_sound: {
          description: "Text of the sound of breaking (§2.9).",
          default: "crack!",
          $ref: "#/definitions/translated-text",
        },
        breakable: {
          description: "Whether a failed attempt may break it (§2.9).",
          type: "boolean",
          default: false,
        },
        break_items: {
          description:
            "Item group, or its id, spawned when it breaks; a list is a collection (§2.9).",
          "x-also": ["items", "drops"],
          $ref: "#/definitions/item-group",
        },
        pry_items: {
          description: "Item group, or its id, spawned when prying succeeds (extension).",
          "x-extension": true,
          $ref: "#/definitions/item-group",
        },
        alarm: {
          description: "Whether prying sets off an alarm (extension).",
          type: "boolean",
          "x-extension": true,
        },
        new_furn_type: {
          description: "Id of the furniture that prying leaves; none if absent (§2.9).",
          "x-also": ["furn_set", "becomes", "result", "furniture"],
          type: "string",
          minLength: 1,
          "x-ref": "furniture",
          default: "f_null",
        },
        break_furn_type: {
          description: "Id of the furniture that breaking leaves; none if absent (§2.9).",
          type: "string",
          minLength: 1,
          "x-ref": "furniture",
          default: "f_null",
        },
        new_ter_type: {
          description: "Belongs to terrain entries and has no effect here (§2.9).",
          deprecated: true,
          "x-instead": "new_furn_type",
          type: "string",
        },
        break_ter_type: {
          description: "Belongs to terrain entries and has no effect here (§2.9).",
          deprecated: true,
          "x-instead": "break_furn_type",
          type: "string",
        },
      },
      required: ["pry_quality", "difficulty"],
      patternProperties: { "^//": {} },
    },
    seasonal_color: {
      description: "One colour name all year, or four: spring, summer, autumn, winter (§2.3).",
      anyOf: [
        {
          type: "string",
          minLength: 1,
          examples: [
            "black",
            "white",
            "light_gray",
            "dark_gray",
            "red",
            "green",
            "blue",
            "cyan",
            "magenta",
            "brown",
            "light_red",
            "light_green",
            "light_blue",
            "light_cyan",
            "pink",
            "yellow",
          ],
        },
        {
          type: "array",
          items: {
            type: "string",
            minLength: 1,
            examples: [
              "black",
              "white",
              "light_gray",
              "dark_gray",
              "red",
              "green",
              "blue",
              "cyan",
              "magenta",
              "brown",
              "light_red",
              "light_green",
              "light_blue",
              "light_cyan",
              "pink",
              "yellow",
            ],
          },
          minItems: 1,
          maxItems: 4,
          "x-not-items": [2, 3],
          "x-positions": ["spring", "summer", "autumn", "winter"],
        },
      ],
    },
    seasonal_symbol: {
      description: "One character all year, or four: spring, summer, autumn, winter (§2.3).",
      anyOf: [
        {
          description: "A line-drawing character that adapts to its neighbours (extension).",
          type: "string",
          enum: ["LINE_XOXO", "LINE_OXOX"],
          "x-extension": true,
        },
        {
          description: "Exactly one character (§2.3).",
          type: "string",
          minLength: 1,
          maxLength: 1,
        },
        {
          type: "array",
          items: {
            anyOf: [
              {
                description: "A line-drawing character that adapts to its neighbours (extension).",
                type: "string",
                enum: ["LINE_XOXO", "LINE_OXOX"],
                "x-extension": true,
              },
              {
                description: "Exactly one character (§2.3).",
                type: "string",
                minLength: 1,
                maxLength: 1,
              },
            ],
          },
          minItems: 1,
          maxItems: 4,
          "x-not-items": [2, 3],
          "x-positions": ["spring", "summer", "autumn", "winter"],
        },
      ],
    },
    units_mass: {
      description:
        'One or more whole numbers, each with "mg", "g" or "kg", which are added up (extension).',
      type: "string",
      "x-format": "mass",
      pattern: "^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:mg|g|kg)[ \\t]*)+$",
      examples: ["500 g", "1 kg 500 g"],
      "x-extension": true,
    },
    units_time: {
      description:
        "One or more whole numbers, each with a unit, which are added up: turns and seconds (t, s), minutes (m), hours (h), days (d) (§2.5).",
      type: "string",
      "x-format": "time",
      pattern:
        "^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:turns|turn|t|seconds|second|s|minutes|minute|m|hours|hour|h|days|day|d)[ \\t]*)+$",
      examples: ["1 second", "10 minutes", "1 h 30 m"],
    },
    units_volume: {
      description: 'One or more whole numbers, each with "ml" or "L", which are added up (§2.3).',
      type: "string",
      "x-format": "volume",
      pattern: "^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:ml|L)[ \\t]*)+$",
      examples: ["250 ml", "2 L"],
    },
    list_harvest_by_season: {
      type: "array",
      items: { $ref: "#/definitions/common-members_harvest" },
    },
    list_active: {
      type: "array",
      items: { type: ["string", "integer"], "x-range": [-2147483648, 2147483647] },
    },
    resolved_bash_furniture: {
      title: "FurnitureBash",
      description: "What bashing a furniture does (§2.7).",
      type: "object",
      additionalProperties: false,
      required: [
        "str_min",
        "str_max",
        "sound",
        "sound_fail",
        "explosive",
        "destroy_only",
        "bash_below",
        "furn_set",
        "tent_centers",
        "collapse_radius",
      ],
      properties: {
        str_min: {
          type: "integer",
          description: "Strength below which bashing cannot destroy it (§2.7).",
        },
        str_max: {
          type: "integer",
          description: "Strength from which bashing always destroys it (§2.7).",
        },
        str_min_blocked: {
          type: "integer",
          description: 'Replaces "str_min" while something blocks it from behind (§2.7).',
        },
        str_max_blocked: {
          type: "integer",
          description: 'Replaces "str_max" while something blocks it from behind (§2.7).',
        },
        str_min_supported: {
          type: "integer",
          description: 'Replaces "str_min" while something below supports it (§2.7).',
        },
        str_max_supported: {
          type: "integer",
          description: 'Replaces "str_max" while something below supports it (§2.7).',
        },
        sound: { type: "string", description: "Text of the sound when it is destroyed (§2.7)." },
        sound_fail: {
          type: "string",
          description: "Text of the sound when an attempt to destroy it fails (§2.7).",
        },
        sound_vol: {
          type: "integer",
          description:
            "Volume of the sound when it is destroyed: roughly the distance in tiles at which it is heard; the game decides if absent (§2.7).",
        },
        sound_fail_vol: {
          type: "integer",
          description:
            "Volume of the sound when an attempt fails: roughly the distance in tiles at which it is heard; the game decides if absent (§2.7).",
        },
        explosive: {
          type: "integer",
          description: "If above 0, destroying it causes an explosion of this strength (§2.7).",
        },
        destroy_only: {
          type: "boolean",
          description:
            "Whether it withstands bashing and yields only to destruction, such as an explosion (§2.7).",
        },
        bash_below: {
          type: "boolean",
          description: "Whether destroying it continues with the object on the level below (§2.7).",
        },
        items: {
          $ref: "#/definitions/item-group",
          description: "Item group, or its id, spawned on success; a list is a collection (§2.7).",
        },
        furn_set: {
          type: "string",
          "x-ref": "furniture",
          description:
            "Id of the furniture that is left when it is destroyed; none if absent (§2.7).",
        },
        tent_centers: {
          type: "array",
          items: { type: "string", "x-ref": "furniture" },
          description:
            "Ids of the furniture that may be the centre of this tent, which falls with its parts (§2.7).",
        },
        collapse_radius: {
          type: "integer",
          description:
            "Distance within which the centre is searched; it should match the tent (§2.7).",
        },
      },
    },
    "resolved_common-members_harvest": {
      title: "SeasonalHarvest",
      description:
        "What can be harvested in some seasons, written inline or by the id of a list (extension).",
      anyOf: [
        { $ref: "#/definitions/common-members_harvest-in-place" },
        { $ref: "#/definitions/common-members_harvest-list" },
      ],
    },
    "resolved_common-members_harvest-entry": {
      title: "HarvestEntry",
      description: "One thing to harvest (extension).",
      type: "object",
      additionalProperties: false,
      required: ["drop", "base_num", "scale_num", "max"],
      properties: {
        drop: { type: "string", "x-ref": "item", description: "Id of the item (extension)." },
        type: {
          type: "string",
          description: "Part of an animal that it is; has no meaning for plants (extension).",
        },
        base_num: {
          $ref: "#/definitions/common-members_number-range",
          description: "Number without any skill: an exact number, or a range (extension).",
        },
        scale_num: {
          $ref: "#/definitions/common-members_number-range",
          description:
            "Number added for each level of survival skill: an exact number, or a range (extension).",
        },
        max: { type: "number", description: "Maximum number (extension)." },
        mass_ratio: {
          type: "number",
          description: "Fraction of the mass of an animal; has no meaning for plants (extension).",
        },
      },
    },
    "resolved_common-members_harvest-in-place": {
      title: "HarvestInPlace",
      description: "A harvest written inline (extension).",
      type: "object",
      additionalProperties: false,
      required: ["seasons", "entries"],
      properties: {
        seasons: {
          type: "array",
          items: { type: "string", enum: ["spring", "summer", "autumn", "winter"] },
          description: "Seasons in which this harvest is ripe (extension).",
        },
        entries: {
          type: "array",
          items: { $ref: "#/definitions/common-members_harvest-entry" },
          description: "What is harvested, written inline (extension).",
        },
      },
    },
    "resolved_common-members_harvest-list": {
      title: "HarvestList",
      description: "A harvest by the id of its list (extension).",
      type: "object",
      additionalProperties: false,
      required: ["seasons", "id"],
      properties: {
        seasons: {
          type: "array",
          items: { type: "string", enum: ["spring", "summer", "autumn", "winter"] },
          description: "Seasons in which this harvest is ripe (extension).",
        },
        id: {
          type: "string",
          "x-ref": "harvest",
          description: "Id of a harvest list, which is defined outside this content (extension).",
        },
      },
    },
    "common-members_number-range": {
      title: "NumberRange",
      description: "Minimum and maximum, both included (extension).",
      type: "array",
      items: [{ type: "number" }, { type: "number" }],
      minItems: 2,
      maxItems: 2,
      additionalItems: false,
    },
    resolved_cutting_byproduct: {
      title: "Byproduct",
      description: "An item that cutting leaves behind (§2.5).",
      type: "object",
      additionalProperties: false,
      required: ["item", "count"],
      properties: {
        item: { description: "Id of the item to spawn (§2.5).", type: "string", "x-ref": "item" },
        count: { description: "How many (§2.5).", $ref: "#/definitions/item-group_range" },
      },
    },
    resolved_cutting_furniture: {
      title: "FurnitureCutting",
      description: "What cutting a furniture with a tool does (§2.5).",
      type: "object",
      additionalProperties: false,
      required: ["duration_seconds", "byproducts", "result"],
      properties: {
        duration_seconds: {
          description: "Time that the cutting takes, in seconds (§2.5).",
          type: "number",
          "x-from": "duration",
        },
        message: { type: "string", description: "Text shown when the cutting is finished (§2.5)." },
        sound: {
          type: "string",
          description: "Description of the sound heard when the cutting is finished (§2.5).",
        },
        byproducts: {
          type: "array",
          items: { $ref: "#/definitions/cutting_byproduct" },
          description: "Items spawned when the cutting is finished (§2.5).",
        },
        result: {
          type: "string",
          "x-ref": "furniture",
          description: "Id of the furniture it becomes (§2.5).",
        },
      },
    },
    resolved_deconstruct_furniture: {
      title: "FurnitureDeconstruct",
      description: "What taking a furniture apart does (§2.8).",
      type: "object",
      additionalProperties: false,
      required: ["furn_set"],
      properties: {
        items: {
          $ref: "#/definitions/item-group",
          description:
            "Item group, or its id, spawned on taking it apart; a list is a collection (§2.8).",
        },
        deconstruct_above: {
          type: "boolean",
          description: "Whether taking it apart also removes the roof above (extension).",
        },
        furn_set: {
          type: "string",
          "x-ref": "furniture",
          description: "Id of the furniture that is left; none if absent (§2.8).",
        },
      },
    },
    resolved_furniture_plant: {
      title: "PlantData",
      description: "A plant and what it grows into (§2.4).",
      type: "object",
      additionalProperties: false,
      required: ["transform", "growth_multiplier", "harvest_multiplier"],
      properties: {
        transform: {
          description: "Id of the furniture that it becomes by planting or growing (§2.4).",
          type: "string",
          "x-ref": "furniture",
        },
        base: {
          description:
            "Id of the furniture that it was before planting and becomes when eaten or harvested (§2.4).",
          type: "string",
          "x-ref": "furniture",
        },
        growth_multiplier: {
          description: "Factor applied to the time of growth (§2.4).",
          type: "number",
        },
        harvest_multiplier: {
          description: "Factor applied to the amount harvested (§2.4).",
          type: "number",
        },
      },
    },
    resolved_furniture_workbench: {
      title: "Workbench",
      description: "A place to craft at (§2.4).",
      type: "object",
      additionalProperties: false,
      required: ["multiplier"],
      properties: {
        multiplier: { description: "Factor applied to crafting speed (§2.4).", type: "number" },
        mass_grams: {
          description: "Mass up to which crafting is not slowed, in grams (§2.4).",
          type: "number",
          "x-from": "mass",
        },
        volume_ml: {
          description: "Volume up to which crafting is not slowed, in millilitres (§2.4).",
          type: "number",
          "x-from": "volume",
        },
      },
    },
    resolved_pry_furniture: {
      title: "FurniturePry",
      description: "What prying a furniture open does (§2.9).",
      type: "object",
      additionalProperties: false,
      required: [
        "success_message",
        "fail_message",
        "break_message",
        "pry_quality",
        "pry_bonus_mult",
        "difficulty",
        "sound",
        "break_sound",
        "breakable",
        "new_furn_type",
        "break_furn_type",
      ],
      properties: {
        success_message: { type: "string", description: "Text shown when prying succeeds (§2.9)." },
        fail_message: { type: "string", description: "Text shown when prying fails (§2.9)." },
        break_message: {
          type: "string",
          description: "Text shown when a failed attempt breaks it (§2.9).",
        },
        pry_quality: {
          type: "integer",
          description: "Minimum prying quality that a tool needs (§2.9).",
        },
        pry_bonus_mult: {
          type: "integer",
          description:
            'How much easier prying becomes with each level of the tool above "pry_quality" (§2.9).',
        },
        difficulty: {
          type: "integer",
          description: "How hard it is to pry, compared with the character's strength (§2.9).",
        },
        noise: {
          type: "integer",
          description: "Volume of the sound of success; silent if absent (§2.9).",
        },
        break_noise: {
          type: "integer",
          description: "Volume of the sound of breaking; silent if absent (§2.9).",
        },
        sound: { type: "string", description: "Text of the sound of success (§2.9)." },
        break_sound: { type: "string", description: "Text of the sound of breaking (§2.9)." },
        breakable: {
          type: "boolean",
          description: "Whether a failed attempt may break it (§2.9).",
        },
        break_items: {
          $ref: "#/definitions/item-group",
          description:
            "Item group, or its id, spawned when it breaks; a list is a collection (§2.9).",
        },
        pry_items: {
          $ref: "#/definitions/item-group",
          description: "Item group, or its id, spawned when prying succeeds (extension).",
        },
        alarm: { type: "boolean", description: "Whether prying sets off an alarm (extension)." },
        new_furn_type: {
          type: "string",
          "x-ref": "furniture",
          description: "Id of the furniture that prying leaves; none if absent (§2.9).",
        },
        break_furn_type: {
          type: "string",
          "x-ref": "furniture",
          description: "Id of the furniture that breaking leaves; none if absent (§2.9).",
        },
      },
    },
    seasonal: {
      title: "Seasons",
      description: "One value for each season: spring, summer, autumn, winter (§2.3).",
      type: "array",
      items: [{ type: "string" }, { type: "string" }, { type: "string" }, { type: "string" }],
      minItems: 4,
      maxItems: 4,
      additionalItems: false,
    },
    bash_terrain: {
      description: "What bashing a terrain does; without it, it cannot be bashed (§2.7).",
      type: "object",
      additionalProperties: false,
      required: ["ter_set"],
      properties: {
        str_min: {
          description: "Strength below which bashing cannot destroy it (§2.7).",
          "x-also": ["min_str", "strength_min", "min_strength", "minimum_strength"],
          type: "integer",
          "x-range": [-1, 1000000],
          default: 0,
        },
        str_max: {
          description: "Strength from which bashing always destroys it (§2.7).",
          "x-also": ["max_str", "strength_max", "max_strength", "maximum_strength"],
          type: "integer",
          "x-range": [-1, 1000000],
          default: 0,
        },
        str_min_blocked: {
          description: 'Replaces "str_min" while something blocks it from behind (§2.7).',
          type: "integer",
          "x-range": [-1, 1000000],
        },
        str_max_blocked: {
          description: 'Replaces "str_max" while something blocks it from behind (§2.7).',
          type: "integer",
          "x-range": [-1, 1000000],
        },
        str_min_supported: {
          description: 'Replaces "str_min" while something below supports it (§2.7).',
          type: "integer",
          "x-range": [-1, 1000000],
        },
        str_max_supported: {
          description: 'Replaces "str_max" while something below supports it (§2.7).',
          type: "integer",
          "x-range": [-1, 1000000],
        },
        sound: {
          description: "Text of the sound when it is destroyed (§2.7).",
          "x-also": ["noise", "message"],
          default: "smash!",
          $ref: "#/definitions/translated-text",
        },
        sound_fail: {
          description: "Text of the sound when an attempt to destroy it fails (§2.7).",
          "x-also": ["fail_sound", "sound_failure", "failure_sound"],
          default: "thump!",
          $ref: "#/definitions/translated-text",
        },
        sound_vol: {
          description:
            "Volume of the sound when it is destroyed: roughly the distance in tiles at which it is heard; the game decides if absent (§2.7).",
          "x-also": ["volume", "noise_volume"],
          anyOf: [
            { type: "integer", "x-range": [-1, 1000] },
            {
              description:
                'A volume in decibels, such as "60 dB" (extension), converted to tiles: the distance at which it has fallen to 45 dB, 10^((dB - 45) / 20).',
              type: "string",
              pattern: "^[0-9]{1,4} ?dB$",
              examples: ["60 dB"],
              "x-extension": true,
            },
          ],
        },
        sound_fail_vol: {
          description:
            "Volume of the sound when an attempt fails: roughly the distance in tiles at which it is heard; the game decides if absent (§2.7).",
          anyOf: [
            { type: "integer", "x-range": [-1, 1000] },
            {
              description:
                'A volume in decibels, such as "60 dB" (extension), converted to tiles: the distance at which it has fallen to 45 dB, 10^((dB - 45) / 20).',
              type: "string",
              pattern: "^[0-9]{1,4} ?dB$",
              examples: ["60 dB"],
              "x-extension": true,
            },
          ],
        },
        explosive: {
          description: "If above 0, destroying it causes an explosion of this strength (§2.7).",
          type: "integer",
          "x-range": [-1, 100000],
          default: 0,
        },
        destroy_only: {
          description:
            "Whether it withstands bashing and yields only to destruction, such as an explosion (§2.7).",
          type: "boolean",
          default: false,
        },
        bash_below: {
          description: "Whether destroying it continues with the object on the level below (§2.7).",
          type: "boolean",
          default: false,
        },
        items: {
          description: "Item group, or its id, spawned on success; a list is a collection (§2.7).",
          "x-also": ["drops", "loot", "byproducts"],
          $ref: "#/definitions/item-group",
        },
        ranged: {
          description:
            "What shots do to it; read, but not part of the generated record (extension).",
          type: "object",
          additionalProperties: false,
          properties: {
            reduction: {
              description: "Damage that a shot loses: an exact amount, or a range (extension).",
              anyOf: [
                { type: "number", "x-range": [-2147483648, 2147483647] },
                {
                  type: "array",
                  items: [
                    { type: "number", "x-range": [-2147483648, 2147483647] },
                    { type: "number", "x-range": [-2147483648, 2147483647] },
                  ],
                  minItems: 2,
                  maxItems: 2,
                  additionalItems: false,
                },
              ],
              "x-extension": true,
            },
            reduction_laser: {
              description:
                "Damage that a laser shot loses: an exact amount, or a range (extension).",
              anyOf: [
                { type: "number", "x-range": [-2147483648, 2147483647] },
                {
                  type: "array",
                  items: [
                    { type: "number", "x-range": [-2147483648, 2147483647] },
                    { type: "number", "x-range": [-2147483648, 2147483647] },
                  ],
                  minItems: 2,
                  maxItems: 2,
                  additionalItems: false,
                },
              ],
              "x-extension": true,
            },
            destroy_threshold: {
              description: "Damage that destroys it: an exact amount, or a range (extension).",
              anyOf: [
                { type: "number", "x-range": [-2147483648, 2147483647] },
                {
                  type: "array",
                  items: [
                    { type: "number", "x-range": [-2147483648, 2147483647] },
                    { type: "number", "x-range": [-2147483648, 2147483647] },
                  ],
                  minItems: 2,
                  maxItems: 2,
                  additionalItems: false,
                },
              ],
              "x-extension": true,
            },
            flammable: {
              description: "Whether a hot shot sets it on fire (extension).",
              type: "boolean",
              "x-extension": true,
            },
            block_unaimed_chance: {
              description:
                'Chance to stop a shot that was aimed at something else, such as "25%" (extension).',
              type: ["string", "number"],
              "x-extension": true,
              "x-range": [-2147483648, 2147483647],
            },
          },
          "x-extension": true,
          patternProperties: { "^//": {} },
        },
        ter_set: {
          description: "Id of the terrain that is left when it is destroyed (§2.7).",
          "x-also": ["terrain_set", "terrain", "becomes", "result", "new_terrain"],
          type: "string",
          minLength: 1,
          "x-ref": "terrain",
        },
        ter_set_bashed_from_above: {
          description:
            'Id of the terrain that is left when it is destroyed from the level above; that of "ter_set" if absent (extension).',
          type: "string",
          minLength: 1,
          "x-ref": "terrain",
          "x-extension": true,
        },
        furn_set: {
          description: "Belongs to furniture entries and has no effect here (§2.7).",
          deprecated: true,
          "x-instead": "ter_set",
          type: "string",
        },
        tent_centers: {
          description: "Belongs to furniture entries and has no effect here (§2.7).",
          deprecated: true,
          type: "array",
          items: { type: "string" },
        },
        collapse_radius: {
          description: "Belongs to furniture entries and has no effect here (§2.7).",
          deprecated: true,
          type: "integer",
          "x-range": [0, 100],
        },
      },
      patternProperties: { "^//": {} },
    },
    cutting_terrain: {
      description: "What cutting a terrain with a tool does (§2.5).",
      type: "object",
      additionalProperties: false,
      required: ["result"],
      properties: {
        duration: {
          description: "Time that the cutting takes (§2.5).",
          "x-also": ["time"],
          default: "1 second",
          $ref: "#/definitions/units_time",
        },
        message: {
          description: "Text shown when the cutting is finished (§2.5).",
          $ref: "#/definitions/translated-text",
        },
        sound: {
          description: "Description of the sound heard when the cutting is finished (§2.5).",
          "x-also": ["noise"],
          $ref: "#/definitions/translated-text",
        },
        byproducts: {
          description: "Items spawned when the cutting is finished (§2.5).",
          "x-also": ["items", "drops", "loot"],
          type: "array",
          items: { $ref: "#/definitions/cutting_byproduct" },
          default: [],
        },
        result: {
          description: "Id of the terrain it becomes (§2.5).",
          "x-also": ["ter_set", "becomes", "terrain"],
          type: "string",
          minLength: 1,
          "x-ref": "terrain",
        },
      },
      patternProperties: { "^//": {} },
    },
    deconstruct_terrain: {
      description: "What taking a terrain apart does; without it, it cannot be taken apart (§2.8).",
      type: "object",
      additionalProperties: false,
      required: ["ter_set"],
      properties: {
        items: {
          description:
            "Item group, or its id, spawned on taking it apart; a list is a collection (§2.8).",
          "x-also": ["drops", "loot", "byproducts"],
          $ref: "#/definitions/item-group",
        },
        deconstruct_above: {
          description: "Whether taking it apart also removes the roof above (extension).",
          type: "boolean",
          "x-extension": true,
        },
        ter_set: {
          description: "Id of the terrain that is left (§2.8).",
          "x-also": ["terrain", "becomes", "result"],
          type: "string",
          minLength: 1,
          "x-ref": "terrain",
        },
        furn_set: {
          description: "Belongs to furniture entries and has no effect here (§2.8).",
          deprecated: true,
          "x-instead": "ter_set",
          type: "string",
        },
      },
      patternProperties: { "^//": {} },
    },
    pry_terrain: {
      description: "What prying a terrain open does; without it, it cannot be pried (§2.9).",
      type: "object",
      additionalProperties: false,
      required: ["pry_quality", "difficulty", "new_ter_type"],
      "x-requires": { breakable: "break_ter_type" },
      properties: {
        success_message: {
          description: "Text shown when prying succeeds (§2.9).",
          "x-also": ["message", "success"],
          default: "",
          $ref: "#/definitions/translated-text",
        },
        fail_message: {
          description: "Text shown when prying fails (§2.9).",
          "x-also": ["failure_message", "failed_message", "failure"],
          default: "",
          $ref: "#/definitions/translated-text",
        },
        break_message: {
          description: "Text shown when a failed attempt breaks it (§2.9).",
          default: "",
          $ref: "#/definitions/translated-text",
        },
        pry_quality: {
          description: "Minimum prying quality that a tool needs (§2.9).",
          "x-also": ["quality", "prying_quality"],
          type: "integer",
          "x-range": [0, 100],
        },
        pry_bonus_mult: {
          description:
            'How much easier prying becomes with each level of the tool above "pry_quality" (§2.9).',
          type: "integer",
          "x-range": [-100, 100],
          default: 1,
        },
        difficulty: {
          description: "How hard it is to pry, compared with the character's strength (§2.9).",
          "x-also": ["strength", "level"],
          type: "integer",
          "x-range": [0, 1000],
        },
        noise: {
          description: "Volume of the sound of success; silent if absent (§2.9).",
          "x-also": ["volume"],
          type: "integer",
          "x-range": [0, 1000],
        },
        break_noise: {
          description: "Volume of the sound of breaking; silent if absent (§2.9).",
          type: "integer",
          "x-range": [0, 1000],
        },
        sound: {
          description: "Text of the sound of success (§2.9).",
          default: "crunch!",
          $ref: "#/definitions/translated-text",
        },
        break_sound: {
          description: "Text of the sound of breaking (§2.9).",
          default: "crack!",
          $ref: "#/definitions/translated-text",
        },
        breakable: {
          description: "Whether a failed attempt may break it (§2.9).",
          type: "boolean",
          default: false,
        },
        break_items: {
          description:
            "Item group, or its id, spawned when it breaks; a list is a collection (§2.9).",
          "x-also": ["items", "drops"],
          $ref: "#/definitions/item-group",
        },
        pry_items: {
          description: "Item group, or its id, spawned when prying succeeds (extension).",
          "x-extension": true,
          $ref: "#/definitions/item-group",
        },
        alarm: {
          description: "Whether prying sets off an alarm (extension).",
          type: "boolean",
          "x-extension": true,
        },
        new_ter_type: {
          description: "Id of the terrain that prying leaves (§2.9).",
          "x-also": ["ter_set", "becomes", "result", "terrain"],
          type: "string",
          minLength: 1,
          "x-ref": "terrain",
        },
        break_ter_type: {
          description: 'Id of the terrain that breaking leaves; mandatory if "breakable" (§2.9).',
          type: "string",
          minLength: 1,
          "x-ref": "terrain",
        },
        new_furn_type: {
          description: "Belongs to furniture entries and has no effect here (§2.9).",
          deprecated: true,
          "x-instead": "new_ter_type",
          type: "string",
        },
        break_furn_type: {
          description: "Belongs to furniture entries and has no effect here (§2.9).",
          deprecated: true,
          "x-instead": "break_ter_type",
          type: "string",
        },
      },
      patternProperties: { "^//": {} },
    },
    resolved_bash_terrain: {
      title: "TerrainBash",
      description: "What bashing a terrain does (§2.7).",
      type: "object",
      additionalProperties: false,
      required: [
        "str_min",
        "str_max",
        "sound",
        "sound_fail",
        "explosive",
        "destroy_only",
        "bash_below",
        "ter_set",
      ],
      properties: {
        str_min: {
          type: "integer",
          description: "Strength below which bashing cannot destroy it (§2.7).",
        },
        str_max: {
          type: "integer",
          description: "Strength from which bashing always destroys it (§2.7).",
        },
        str_min_blocked: {
          type: "integer",
          description: 'Replaces "str_min" while something blocks it from behind (§2.7).',
        },
        str_max_blocked: {
          type: "integer",
          description: 'Replaces "str_max" while something blocks it from behind (§2.7).',
        },
        str_min_supported: {
          type: "integer",
          description: 'Replaces "str_min" while something below supports it (§2.7).',
        },
        str_max_supported: {
          type: "integer",
          description: 'Replaces "str_max" while something below supports it (§2.7).',
        },
        sound: { type: "string", description: "Text of the sound when it is destroyed (§2.7)." },
        sound_fail: {
          type: "string",
          description: "Text of the sound when an attempt to destroy it fails (§2.7).",
        },
        sound_vol: {
          type: "integer",
          description:
            "Volume of the sound when it is destroyed: roughly the distance in tiles at which it is heard; the game decides if absent (§2.7).",
        },
        sound_fail_vol: {
          type: "integer",
          description:
            "Volume of the sound when an attempt fails: roughly the distance in tiles at which it is heard; the game decides if absent (§2.7).",
        },
        explosive: {
          type: "integer",
          description: "If above 0, destroying it causes an explosion of this strength (§2.7).",
        },
        destroy_only: {
          type: "boolean",
          description:
            "Whether it withstands bashing and yields only to destruction, such as an explosion (§2.7).",
        },
        bash_below: {
          type: "boolean",
          description: "Whether destroying it continues with the object on the level below (§2.7).",
        },
        items: {
          $ref: "#/definitions/item-group",
          description: "Item group, or its id, spawned on success; a list is a collection (§2.7).",
        },
        ter_set: {
          type: "string",
          "x-ref": "terrain",
          description: "Id of the terrain that is left when it is destroyed (§2.7).",
        },
        ter_set_bashed_from_above: {
          type: "string",
          "x-ref": "terrain",
          description:
            'Id of the terrain that is left when it is destroyed from the level above; that of "ter_set" if absent (extension).',
        },
      },
    },
    resolved_cutting_terrain: {
      title: "TerrainCutting",
      description: "What cutting a terrain with a tool does (§2.5).",
      type: "object",
      additionalProperties: false,
      required: ["duration_seconds", "byproducts", "result"],
      properties: {
        duration_seconds: {
          description: "Time that the cutting takes, in seconds (§2.5).",
          type: "number",
          "x-from": "duration",
        },
        message: { type: "string", description: "Text shown when the cutting is finished (§2.5)." },
        sound: {
          type: "string",
          description: "Description of the sound heard when the cutting is finished (§2.5).",
        },
        byproducts: {
          type: "array",
          items: { $ref: "#/definitions/cutting_byproduct" },
          description: "Items spawned when the cutting is finished (§2.5).",
        },
        result: {
          type: "string",
          "x-ref": "terrain",
          description: "Id of the terrain it becomes (§2.5).",
        },
      },
    },
    resolved_deconstruct_terrain: {
      title: "TerrainDeconstruct",
      description: "What taking a terrain apart does (§2.8).",
      type: "object",
      additionalProperties: false,
      required: ["ter_set"],
      properties: {
        items: {
          $ref: "#/definitions/item-group",
          description:
            "Item group, or its id, spawned on taking it apart; a list is a collection (§2.8).",
        },
        deconstruct_above: {
          type: "boolean",
          description: "Whether taking it apart also removes the roof above (extension).",
        },
        ter_set: {
          type: "string",
          "x-ref": "terrain",
          description: "Id of the terrain that is left (§2.8).",
        },
      },
    },
    resolved_pry_terrain: {
      title: "TerrainPry",
      description: "What prying a terrain open does (§2.9).",
      type: "object",
      additionalProperties: false,
      required: [
        "success_message",
        "fail_message",
        "break_message",
        "pry_quality",
        "pry_bonus_mult",
        "difficulty",
        "sound",
        "break_sound",
        "breakable",
        "new_ter_type",
      ],
      properties: {
        success_message: { type: "string", description: "Text shown when prying succeeds (§2.9)." },
        fail_message: { type: "string", description: "Text shown when prying fails (§2.9)." },
        break_message: {
          type: "string",
          description: "Text shown when a failed attempt breaks it (§2.9).",
        },
        pry_quality: {
          type: "integer",
          description: "Minimum prying quality that a tool needs (§2.9).",
        },
        pry_bonus_mult: {
          type: "integer",
          description:
            'How much easier prying becomes with each level of the tool above "pry_quality" (§2.9).',
        },
        difficulty: {
          type: "integer",
          description: "How hard it is to pry, compared with the character's strength (§2.9).",
        },
        noise: {
          type: "integer",
          description: "Volume of the sound of success; silent if absent (§2.9).",
        },
        break_noise: {
          type: "integer",
          description: "Volume of the sound of breaking; silent if absent (§2.9).",
        },
        sound: { type: "string", description: "Text of the sound of success (§2.9)." },
        break_sound: { type: "string", description: "Text of the sound of breaking (§2.9)." },
        breakable: {
          type: "boolean",
          description: "Whether a failed attempt may break it (§2.9).",
        },
        break_items: {
          $ref: "#/definitions/item-group",
          description:
            "Item group, or its id, spawned when it breaks; a list is a collection (§2.9).",
        },
        pry_items: {
          $ref: "#/definitions/item-group",
          description: "Item group, or its id, spawned when prying succeeds (extension).",
        },
        alarm: { type: "boolean", description: "Whether prying sets off an alarm (extension)." },
        new_ter_type: {
          type: "string",
          "x-ref": "terrain",
          description: "Id of the terrain that prying leaves (§2.9).",
        },
        break_ter_type: {
          type: "string",
          "x-ref": "terrain",
          description: 'Id of the terrain that breaking leaves; mandatory if "breakable" (§2.9).',
        },
      },
    },
    recipe_blueprint_feature: {
      description: "A camp feature and its amount (extension).",
      type: "object",
      additionalProperties: false,
      required: ["id"],
      properties: {
        id: {
          description: "Name of the feature (extension).",
          type: "string",
          minLength: 1,
          "x-extension": true,
        },
        amount: {
          description: "Its amount (extension).",
          type: "integer",
          default: 1,
          "x-extension": true,
          "x-range": [-2147483648, 2147483647],
        },
      },
      "x-extension": true,
      patternProperties: { "^//": {} },
    },
    recipe_blueprint_needs: {
      description: "What a camp building requires (extension).",
      type: "object",
      additionalProperties: false,
      properties: {
        time: {
          description: "Time to build it (extension).",
          "x-extension": true,
          $ref: "#/definitions/units_time",
        },
        skills: {
          description: "Skill levels to build it (extension).",
          "x-extension": true,
          $ref: "#/definitions/requirement-parts_skill_levels",
        },
        inline: {
          description: "Qualities, tools and components to build it (extension).",
          "x-extension": true,
          $ref: "#/definitions/requirement-parts",
        },
      },
      "x-extension": true,
      patternProperties: { "^//": {} },
    },
    recipe_book: {
      description: "How one book teaches the recipe (extension).",
      type: "object",
      additionalProperties: false,
      properties: {
        skill_level: {
          description:
            "Level of the used skill at which the book teaches it; the difficulty if absent (extension).",
          "x-also": ["level"],
          type: "integer",
          "x-range": [-1, 10],
          "x-extension": true,
        },
        recipe_name: {
          description: "Name of the recipe in the book's description; empty hides it (extension).",
          "x-also": ["name"],
          "x-extension": true,
          $ref: "#/definitions/translated-text",
        },
        hidden: {
          description: "Whether the book's description omits the recipe (extension).",
          type: "boolean",
          default: false,
          "x-extension": true,
        },
      },
      "x-extension": true,
      patternProperties: { "^//": {} },
    },
    recipe_proficiency: {
      description: "One proficiency and its effect on crafting (extension).",
      type: "object",
      additionalProperties: false,
      required: ["proficiency"],
      properties: {
        proficiency: {
          description: "Proficiency id (extension).",
          type: "string",
          minLength: 1,
          "x-ref": "proficiency",
          "x-extension": true,
        },
        required: {
          description: "Whether crafting is impossible without it (extension).",
          type: "boolean",
          "x-extension": true,
        },
        time_multiplier: {
          description: "Factor applied to the time without it (extension).",
          type: "number",
          "x-range": [0, 1000],
          "x-extension": true,
        },
        fail_multiplier: {
          description: "Factor applied to failures without it (extension).",
          type: "number",
          "x-range": [0, 1000],
          "x-extension": true,
        },
        learning_time_multiplier: {
          description: "Factor applied to how fast crafting teaches it (extension).",
          type: "number",
          "x-range": [0, 1000],
          "x-extension": true,
        },
        max_experience: {
          description: "Maximum that crafting can teach of it, as a time (extension).",
          anyOf: [{ type: "string" }, { type: "integer", "x-range": [-2147483648, 2147483647] }],
          "x-extension": true,
        },
      },
      "x-extension": true,
      patternProperties: { "^//": {} },
    },
    "requirement-parts": {
      title: "Requirement members",
      type: "object",
      additionalProperties: false,
      properties: {
        qualities: {
          description:
            "Generic tool qualities that are needed, each with its id, minimum level and number of tools; an entry may itself be a list, of which any one suffices (§2.10).",
          "x-also": ["quality", "tool_qualities"],
          type: "array",
          items: {
            anyOf: [
              { $ref: "#/definitions/requirement-parts_quality" },
              {
                type: "array",
                minItems: 1,
                items: { $ref: "#/definitions/requirement-parts_quality" },
              },
            ],
          },
          default: [],
        },
        tools: {
          description:
            "Specific tools that are needed, as groups; any one alternative of a group is enough, and every group has to be met (§2.10).",
          "x-also": ["required_tools", "tools_required"],
          type: "array",
          items: {
            type: "array",
            "x-any": true,
            items: {
              anyOf: [
                {
                  description:
                    "Tool that only has to be present; short for a pair with -1 (extension).",
                  type: "string",
                  minLength: 1,
                  "x-ref": "item",
                  "x-extension": true,
                },
                { $ref: "#/definitions/requirement-parts_tool" },
              ],
            },
          },
          default: [],
        },
        components: {
          description:
            "Items that are consumed, as groups of interchangeable alternatives; every group has to be met (§2.10).",
          "x-also": ["ingredients", "materials", "parts"],
          type: "array",
          items: {
            type: "array",
            "x-any": true,
            items: { $ref: "#/definitions/requirement-parts_component" },
          },
          default: [],
        },
      },
      patternProperties: { "^//": {} },
    },
    "requirement-parts_component": {
      description:
        'An item id and the number of items or charges, then whether disassembly returns it; the words "NO_RECOVER" (not returned) and "LIST" (the id is that of a requirement, whose first component group is inserted here) are also accepted (§2.10).',
      type: "array",
      minItems: 2,
      maxItems: 4,
      items: [
        {
          description: 'Item id, or requirement id with "LIST" (§2.10).',
          type: "string",
          minLength: 1,
          "x-ref": "item",
          "x-ref-list": "requirement",
        },
        {
          description: "Number of items, or of charges if the item is counted by charges (§2.10).",
          type: "integer",
          minimum: 1,
          "x-range": [-2147483648, 2147483647],
        },
        { $ref: "#/definitions/requirement-parts_component_word" },
        { $ref: "#/definitions/requirement-parts_component_word" },
      ],
      additionalItems: false,
    },
    "requirement-parts_component_word": {
      description:
        'Recoverability as true or false, or one of the words "NO_RECOVER" and "LIST" (§2.10).',
      anyOf: [
        { type: "boolean" },
        { type: "string", enum: ["NO_RECOVER", "LIST"], "x-extension": true },
      ],
      default: true,
    },
    "requirement-parts_quality": {
      description: "One tool quality (§2.10).",
      type: "object",
      additionalProperties: false,
      required: ["id"],
      properties: {
        id: {
          description: "Id of the tool quality (§2.10).",
          "x-also": ["quality", "name"],
          type: "string",
          minLength: 1,
          "x-ref": "quality",
        },
        level: {
          description: "Minimum level of the quality that a tool must have (§2.10).",
          type: "integer",
          "x-range": [-100, 100],
          default: 1,
        },
        amount: {
          description: "Number of tools with that quality (§2.10).",
          "x-also": ["count", "quantity"],
          type: "integer",
          minimum: 1,
          default: 1,
          "x-range": [-2147483648, 2147483647],
        },
      },
      patternProperties: { "^//": {} },
    },
    "requirement-parts_skill_level": {
      description: "A skill id and a level (§2.10).",
      type: "array",
      minItems: 2,
      maxItems: 2,
      items: [
        { description: "Skill id (§2.10).", type: "string", minLength: 1, "x-ref": "skill" },
        { description: "Level of that skill (§2.10).", type: "integer", "x-range": [0, 10] },
      ],
      additionalItems: false,
    },
    "requirement-parts_skill_levels": {
      description: "Pairs of skill id and level (§2.10).",
      type: "array",
      items: { $ref: "#/definitions/requirement-parts_skill_level" },
    },
    "requirement-parts_tool": {
      description:
        'A tool id and the charges that one craft consumes; a negative number means that this many pieces must be present and nothing is consumed (§2.10). A third element "LIST" makes the id that of a requirement, whose first tool group is inserted here.',
      type: "array",
      minItems: 2,
      maxItems: 3,
      items: [
        {
          description: 'Tool id, or requirement id with "LIST" (§2.10).',
          type: "string",
          minLength: 1,
          "x-ref": "item",
          "x-ref-list": "requirement",
        },
        {
          description: "Charges consumed; negative if only presence is required (§2.10).",
          type: "integer",
          "x-range": [-2147483648, 2147483647],
        },
        {
          description: "Marks the id as that of a requirement (extension).",
          type: "string",
          enum: ["LIST"],
          "x-extension": true,
        },
      ],
      additionalItems: false,
    },
    "requirement-parts_using": {
      description:
        "Requirements defined elsewhere that are needed besides the ones listed here: one id, or a list of ids or of pairs of id and multiplier (§2.10).",
      anyOf: [
        { type: "string", minLength: 1, "x-ref": "requirement" },
        {
          type: "array",
          items: {
            anyOf: [
              { type: "string", minLength: 1, "x-ref": "requirement" },
              {
                type: "array",
                minItems: 2,
                maxItems: 3,
                items: [
                  {
                    description: "Requirement id (§2.10).",
                    type: "string",
                    minLength: 1,
                    "x-ref": "requirement",
                  },
                  {
                    description:
                      "Factor applied to its component counts and tool charges (extension).",
                    type: "integer",
                    "x-extension": true,
                    "x-range": [-2147483648, 2147483647],
                  },
                  {
                    description: "Accepted, but without effect (extension).",
                    type: "string",
                    enum: ["LIST"],
                    "x-extension": true,
                  },
                ],
                additionalItems: false,
                "x-extension": true,
              },
            ],
          },
        },
      ],
      default: [],
    },
    list_qualities: {
      type: "array",
      items: {
        anyOf: [
          { $ref: "#/definitions/requirement-parts_quality" },
          {
            type: "array",
            minItems: 1,
            items: { $ref: "#/definitions/requirement-parts_quality" },
          },
        ],
      },
    },
    list_tools: {
      type: "array",
      items: {
        type: "array",
        "x-any": true,
        items: {
          anyOf: [
            {
              description:
                "Tool that only has to be present; short for a pair with -1 (extension).",
              type: "string",
              minLength: 1,
              "x-ref": "item",
              "x-extension": true,
            },
            { $ref: "#/definitions/requirement-parts_tool" },
          ],
        },
      },
    },
    list_components: {
      type: "array",
      items: {
        type: "array",
        "x-any": true,
        items: { $ref: "#/definitions/requirement-parts_component" },
      },
    },
    list_book_learn: {
      type: "array",
      items: {
        type: "array",
        minItems: 1,
        maxItems: 3,
        items: [
          {
            description: "Item id of the book (§2.10).",
            type: "string",
            minLength: 1,
            "x-ref": "item",
          },
          {
            description:
              "Level of the used skill at which the book teaches it; the difficulty if absent (§2.10).",
            type: "integer",
            "x-range": [-1, 10],
          },
          {
            "x-text": true,
            description: "Name of the recipe in the book's description; empty hides it (§2.10).",
            type: "string",
          },
        ],
        additionalItems: false,
      },
    },
    list_byproducts: {
      type: "array",
      items: {
        type: "array",
        minItems: 1,
        maxItems: 2,
        items: [
          {
            description: "Id of the item (extension).",
            type: "string",
            minLength: 1,
            "x-ref": "item",
          },
          {
            description: "Number of items or charges (extension).",
            type: "integer",
            minimum: 1,
            default: 1,
            "x-range": [-2147483648, 2147483647],
          },
        ],
        additionalItems: false,
      },
    },
    list_proficiencies: { type: "array", items: { $ref: "#/definitions/recipe_proficiency" } },
    list_blueprint_requires: {
      type: "array",
      items: { $ref: "#/definitions/recipe_blueprint_feature" },
    },
    list_blueprint_provides: {
      type: "array",
      items: { $ref: "#/definitions/recipe_blueprint_feature" },
    },
    list_blueprint_excludes: {
      type: "array",
      items: { $ref: "#/definitions/recipe_blueprint_feature" },
    },
    recipe_batch_time_factors: {
      title: "BatchTimeFactors",
      type: "object",
      additionalProperties: false,
      required: ["max_reduction_percent", "min_batch_size"],
      properties: {
        max_reduction_percent: {
          description: "Maximum saving of time, in percent (§2.10).",
          type: "number",
        },
        min_batch_size: { description: "Smallest batch that reaches it (§2.10).", type: "number" },
      },
    },
    resolved_recipe_book: {
      title: "BookLearn",
      type: "object",
      additionalProperties: false,
      required: ["book", "level"],
      properties: {
        book: { description: "Item id of the book (§2.10).", type: "string", "x-ref": "item" },
        level: {
          description: "Level of the used skill at which the book teaches the recipe (§2.10).",
          type: "integer",
        },
        name: {
          description:
            "Name of the recipe in the book's description; absent if it is the result's name (§2.10).",
          type: "string",
        },
        hidden: {
          description: "Set if the book's description omits the recipe; absent otherwise (§2.10).",
          const: true,
          type: "boolean",
        },
      },
    },
    recipe_byproduct: {
      description: "An item and its number (extension).",
      type: "array",
      minItems: 2,
      maxItems: 2,
      additionalItems: false,
      items: [
        { description: "Id of the item (extension).", type: "string", "x-ref": "item" },
        { type: "integer" },
      ],
    },
    "resolved_requirement-parts_component": {
      title: "ComponentAlternative",
      description:
        "An item, its number (charges if it is counted by charges), and whether taking the product apart returns it (§2.10).",
      type: "array",
      minItems: 3,
      maxItems: 3,
      additionalItems: false,
      items: [
        { description: "Id of the item (§2.10).", type: "string", "x-ref": "item" },
        { type: "integer", minimum: 1 },
        { type: "boolean" },
      ],
    },
    "resolved_requirement-parts_quality": {
      title: "QualityRequirement",
      type: "object",
      additionalProperties: false,
      required: ["id", "level", "amount"],
      properties: {
        id: { description: "Id of the tool quality (§2.10).", type: "string", "x-ref": "quality" },
        level: {
          description: "Minimum level of the quality that a tool must have (§2.10).",
          type: "integer",
        },
        amount: {
          description: "Number of tools with that quality (§2.10).",
          type: "integer",
          minimum: 1,
        },
        or: {
          description:
            "Qualities of which any one is accepted instead; absent if there are none (extension).",
          type: "array",
          minItems: 1,
          items: { $ref: "#/definitions/requirement-parts_quality_alternative" },
        },
      },
    },
    "requirement-parts_quality_alternative": {
      title: "QualityAlternative",
      type: "object",
      additionalProperties: false,
      required: ["id", "level", "amount"],
      properties: {
        id: { description: "Id of the tool quality (§2.10).", type: "string", "x-ref": "quality" },
        level: {
          description: "Minimum level of the quality that a tool must have (§2.10).",
          type: "integer",
        },
        amount: {
          description: "Number of tools with that quality (§2.10).",
          type: "integer",
          minimum: 1,
        },
      },
    },
    "resolved_requirement-parts_skill_level": {
      title: "SkillLevel",
      description: "A skill and its level (§2.10).",
      type: "array",
      minItems: 2,
      maxItems: 2,
      additionalItems: false,
      items: [
        { description: "Skill id (§2.10).", type: "string", "x-ref": "skill" },
        { type: "integer" },
      ],
    },
    "resolved_requirement-parts_skill_levels": {
      title: "SkillLevels",
      type: "array",
      items: { $ref: "#/definitions/requirement-parts_skill_level" },
    },
    "resolved_requirement-parts_tool": {
      title: "ToolAlternative",
      description:
        "A tool, and the charges that one craft consumes; if negative, that many pieces must be present and none is consumed: -1 means presence (§2.10).",
      type: "array",
      minItems: 2,
      maxItems: 2,
      additionalItems: false,
      items: [
        { description: "Id of the item (§2.10).", type: "string", "x-ref": "item" },
        { type: "integer" },
      ],
    },
    uncraft_list_components: {
      type: "array",
      items: {
        type: "array",
        minItems: 1,
        items: { $ref: "#/definitions/requirement-parts_component" },
      },
    },
  },
  kinds: {
    profession: {
      definition: {
        title: "Profession",
        description:
          "A profession that a new character can start with, or a modification of one (§2.1).",
        type: "object",
        additionalProperties: false,
        properties: {
          "edit-mode": {
            description:
              'What the object does: "create" a new definition, "modify" an earlier one with its id, or "override" that completely (§2.1).',
            type: "string",
            enum: ["create", "modify", "override"],
            default: "create",
          },
          "copy-from": {
            description:
              'Id of a definition, or name of a template ("abstract"), of the same kind, whose members this object starts with (extension).',
            "x-also": ["inherits", "inherits_from", "extends", "parent", "based_on", "base"],
            type: "string",
            minLength: 1,
            "x-extension": true,
          },
          abstract: {
            description:
              "Name of a template that others copy from; it replaces the id, and the template never becomes content (extension).",
            "x-also": ["template"],
            type: "string",
            minLength: 1,
            "x-extension": true,
          },
          extend: {
            description: "Entries to append to inherited lists, by member (extension).",
            "x-beside": "copy-from",
            type: "object",
            "x-extension": true,
            additionalProperties: false,
            properties: {
              addictions: {
                description:
                  "Addictions that the character starts with; a single one may be given without a list (§2.1).",
                default: [],
                anyOf: [
                  { $ref: "#/definitions/list_addictions" },
                  { $ref: "#/definitions/profession_addiction" },
                ],
              },
              skills: {
                description:
                  "Skill levels that are added to those chosen for the character; a single one may be given without a list (§2.1).",
                default: [],
                anyOf: [
                  { $ref: "#/definitions/list_skills" },
                  { $ref: "#/definitions/profession_skill" },
                ],
              },
              items: {
                description: "What the character starts with, by gender; nothing if absent (§2.1).",
                "x-also": ["starting_items", "inventory", "equipment"],
                default: {},
                $ref: "#/definitions/profession_items",
              },
              pets: {
                description: "Monsters that start as the tamed pets of the character (§2.1).",
                "x-also": ["animals", "companions"],
                default: [],
                $ref: "#/definitions/list_pets",
              },
              flags: {
                description:
                  'Flags that game code checks for, such as "SCEN_ONLY"; any word is allowed (§2.1).',
                "x-also": ["tags", "properties"],
                default: [],
                anyOf: [
                  { type: "array", "x-set": true, items: { type: "string", "x-ref": "flag" } },
                  {
                    type: "string",
                    description: "One value in place of a list (extension).",
                    "x-ref": "flag",
                    "x-extension": true,
                  },
                ],
              },
              cbms: {
                description: "Bionics built into the character (§2.1).",
                "x-also": ["bionics", "implants"],
                default: [],
                anyOf: [
                  { type: "array", items: { type: "string", minLength: 1, "x-ref": "cbm" } },
                  {
                    type: "string",
                    minLength: 1,
                    "x-ref": "cbm",
                    description: "One value in place of a list (extension).",
                    "x-extension": true,
                  },
                ],
              },
              CBMs: {
                description:
                  'Another spelling of "cbms"; an object uses one of the two (extension).',
                anyOf: [
                  { type: "array", items: { type: "string", minLength: 1, "x-ref": "cbm" } },
                  {
                    type: "string",
                    minLength: 1,
                    "x-ref": "cbm",
                    description: "One value in place of a list (extension).",
                    "x-extension": true,
                  },
                ],
                "x-extension": true,
              },
              traits: {
                description: "Traits and mutations that the character has (§2.1).",
                "x-also": ["mutations", "starting_traits"],
                default: [],
                anyOf: [
                  { type: "array", items: { type: "string", minLength: 1, "x-ref": "trait" } },
                  {
                    type: "string",
                    minLength: 1,
                    "x-ref": "trait",
                    description: "One value in place of a list (extension).",
                    "x-extension": true,
                  },
                ],
              },
              spells: {
                description: "Spells that the character knows (extension).",
                default: [],
                "x-extension": true,
                $ref: "#/definitions/list_spells",
              },
              proficiencies: {
                description: "Proficiencies that the character has (extension).",
                type: "array",
                default: [],
                items: { type: "string", minLength: 1, "x-ref": "proficiency" },
                "x-extension": true,
              },
              forbidden_traits: {
                description: "Traits that a character of this profession cannot have (extension).",
                type: "array",
                default: [],
                items: { type: "string", minLength: 1, "x-ref": "trait" },
                "x-extension": true,
              },
              allowed_traits: {
                description:
                  "Traits that a character of this profession may have even if they are not offered otherwise (extension).",
                type: "array",
                items: { type: "string", minLength: 1, "x-ref": "trait" },
                "x-extension": true,
              },
              forbidden_bionics: {
                description:
                  "Bionics that a character of this profession cannot start with (extension).",
                type: "array",
                items: { type: "string", minLength: 1, "x-ref": "cbm" },
                "x-extension": true,
              },
              allowed_bionics: {
                description:
                  "Bionics that a character of this profession may start with even if they are not offered otherwise (extension).",
                type: "array",
                items: { type: "string", minLength: 1, "x-ref": "cbm" },
                "x-extension": true,
              },
              npcs: {
                description: "Characters that start with the player (extension).",
                type: "array",
                items: { type: "string" },
                "x-extension": true,
              },
            },
            patternProperties: { "^//": {} },
          },
          delete: {
            description: "Entries to remove from inherited lists, by member (extension).",
            "x-beside": "copy-from",
            type: "object",
            "x-extension": true,
            additionalProperties: false,
            properties: {
              addictions: {
                description:
                  "Entries to remove from the inherited `addictions`, by id or as whole entries.",
              },
              skills: {
                description:
                  "Entries to remove from the inherited `skills`, by id or as whole entries.",
              },
              items: {
                description:
                  "Entries to remove from the inherited `items`, by id or as whole entries.",
              },
              pets: {
                description:
                  "Entries to remove from the inherited `pets`, by id or as whole entries.",
              },
              flags: {
                description:
                  "Entries to remove from the inherited `flags`, by id or as whole entries.",
              },
              cbms: {
                description:
                  "Entries to remove from the inherited `cbms`, by id or as whole entries.",
              },
              CBMs: {
                description:
                  "Entries to remove from the inherited `CBMs`, by id or as whole entries.",
              },
              traits: {
                description:
                  "Entries to remove from the inherited `traits`, by id or as whole entries.",
              },
              spells: {
                description:
                  "Entries to remove from the inherited `spells`, by id or as whole entries.",
              },
              proficiencies: {
                description:
                  "Entries to remove from the inherited `proficiencies`, by id or as whole entries.",
              },
              forbidden_traits: {
                description:
                  "Entries to remove from the inherited `forbidden_traits`, by id or as whole entries.",
              },
              allowed_traits: {
                description:
                  "Entries to remove from the inherited `allowed_traits`, by id or as whole entries.",
              },
              forbidden_bionics: {
                description:
                  "Entries to remove from the inherited `forbidden_bionics`, by id or as whole entries.",
              },
              allowed_bionics: {
                description:
                  "Entries to remove from the inherited `allowed_bionics`, by id or as whole entries.",
              },
              npcs: {
                description:
                  "Entries to remove from the inherited `npcs`, by id or as whole entries.",
              },
            },
            patternProperties: { "^//": {} },
          },
          relative: {
            description:
              "Amounts to add to inherited numbers, and to volumes, masses and times as texts with units; by member, and in a part by its members, among which its texts may be repeated; in a list by entries, whose texts say which ones are meant, and others are added (extension).",
            "x-beside": "copy-from",
            type: "object",
            properties: {},
            additionalProperties: { $ref: "#/definitions/inheritance_amount" },
            "x-extension": true,
            patternProperties: { "^//": {} },
          },
          proportional: {
            description:
              "Factors by which to multiply inherited numbers, volumes, masses and times, by member, and in a part by its members, among which its texts may be repeated, and in a list by entries, whose texts say which ones are meant; integers and quantities are truncated (extension).",
            "x-beside": "copy-from",
            type: "object",
            properties: {},
            additionalProperties: { $ref: "#/definitions/inheritance_factor" },
            "x-extension": true,
            patternProperties: { "^//": {} },
          },
          type: {
            description: "Marks an object that defines or modifies a profession (§2.1).",
            const: "profession",
          },
          id: {
            description: "Unique id of the profession (§2.1).",
            anyOf: [
              { description: "Unique id of the profession (§2.1).", type: "string", minLength: 1 },
              {
                type: "array",
                items: {
                  description: "Unique id of the profession (§2.1).",
                  type: "string",
                  minLength: 1,
                },
                minItems: 1,
                "x-extension": true,
              },
            ],
          },
          name: {
            description:
              "Name in the game: one text for everybody, or one each for male and female characters (§2.1).",
            "x-also": ["title", "label", "display_name"],
            anyOf: [{ type: "string", "x-text": true }, { $ref: "#/definitions/profession_name" }],
          },
          description: {
            description: "Description of the profession in the game (§2.1).",
            "x-also": ["desc", "descr", "text", "info"],
            "x-text": true,
            anyOf: [
              { $ref: "#/definitions/translated-text" },
              { $ref: "#/definitions/profession_texts_by_gender" },
            ],
          },
          points: {
            description:
              "Number of points that choosing the profession costs; if negative, it grants points (§2.1).",
            "x-also": ["cost", "point_cost", "price"],
            type: "integer",
            "x-range": [-1000, 1000],
          },
          addictions: {
            description:
              "Addictions that the character starts with; a single one may be given without a list (§2.1).",
            default: [],
            anyOf: [
              { $ref: "#/definitions/list_addictions" },
              { $ref: "#/definitions/profession_addiction" },
            ],
          },
          skills: {
            description:
              "Skill levels that are added to those chosen for the character; a single one may be given without a list (§2.1).",
            default: [],
            anyOf: [
              { $ref: "#/definitions/list_skills" },
              { $ref: "#/definitions/profession_skill" },
            ],
          },
          items: {
            description: "What the character starts with, by gender; nothing if absent (§2.1).",
            "x-also": ["starting_items", "inventory", "equipment"],
            default: {},
            $ref: "#/definitions/profession_items",
          },
          pets: {
            description: "Monsters that start as the tamed pets of the character (§2.1).",
            "x-also": ["animals", "companions"],
            default: [],
            $ref: "#/definitions/list_pets",
          },
          vehicle: {
            description:
              "Vehicle that is on the nearest road at the start and is marked on the overmap (§2.1).",
            "x-also": ["car", "starting_vehicle"],
            type: "string",
            minLength: 1,
            "x-ref": "vehicle",
          },
          flags: {
            description:
              'Flags that game code checks for, such as "SCEN_ONLY"; any word is allowed (§2.1).',
            "x-also": ["tags", "properties"],
            default: [],
            anyOf: [
              { type: "array", "x-set": true, items: { type: "string", "x-ref": "flag" } },
              {
                type: "string",
                description: "One value in place of a list (extension).",
                "x-ref": "flag",
                "x-extension": true,
              },
            ],
          },
          cbms: {
            description: "Bionics built into the character (§2.1).",
            "x-also": ["bionics", "implants"],
            default: [],
            anyOf: [
              { type: "array", items: { type: "string", minLength: 1, "x-ref": "cbm" } },
              {
                type: "string",
                minLength: 1,
                "x-ref": "cbm",
                description: "One value in place of a list (extension).",
                "x-extension": true,
              },
            ],
          },
          CBMs: {
            description: 'Another spelling of "cbms"; an object uses one of the two (extension).',
            anyOf: [
              { type: "array", items: { type: "string", minLength: 1, "x-ref": "cbm" } },
              {
                type: "string",
                minLength: 1,
                "x-ref": "cbm",
                description: "One value in place of a list (extension).",
                "x-extension": true,
              },
            ],
            "x-extension": true,
          },
          traits: {
            description: "Traits and mutations that the character has (§2.1).",
            "x-also": ["mutations", "starting_traits"],
            default: [],
            anyOf: [
              { type: "array", items: { type: "string", minLength: 1, "x-ref": "trait" } },
              {
                type: "string",
                minLength: 1,
                "x-ref": "trait",
                description: "One value in place of a list (extension).",
                "x-extension": true,
              },
            ],
          },
          spells: {
            description: "Spells that the character knows (extension).",
            default: [],
            "x-extension": true,
            $ref: "#/definitions/list_spells",
          },
          proficiencies: {
            description: "Proficiencies that the character has (extension).",
            type: "array",
            default: [],
            items: { type: "string", minLength: 1, "x-ref": "proficiency" },
            "x-extension": true,
          },
          forbidden_traits: {
            description: "Traits that a character of this profession cannot have (extension).",
            type: "array",
            default: [],
            items: { type: "string", minLength: 1, "x-ref": "trait" },
            "x-extension": true,
          },
          allowed_traits: {
            description:
              "Traits that a character of this profession may have even if they are not offered otherwise (extension).",
            type: "array",
            items: { type: "string", minLength: 1, "x-ref": "trait" },
            "x-extension": true,
          },
          forbidden_bionics: {
            description:
              "Bionics that a character of this profession cannot start with (extension).",
            type: "array",
            items: { type: "string", minLength: 1, "x-ref": "cbm" },
            "x-extension": true,
          },
          allowed_bionics: {
            description:
              "Bionics that a character of this profession may start with even if they are not offered otherwise (extension).",
            type: "array",
            items: { type: "string", minLength: 1, "x-ref": "cbm" },
            "x-extension": true,
          },
          no_bonus: {
            description:
              'Item that a "bonus" of the item substitutions does not give to this profession (extension).',
            type: "string",
            minLength: 1,
            "x-ref": "item",
            "x-extension": true,
          },
          starting_cash: {
            description: "Money of the character at the start, in cents (extension).",
            type: "integer",
            "x-extension": true,
            "x-range": [-2147483648, 2147483647],
          },
          npcs: {
            description: "Characters that start with the player (extension).",
            type: "array",
            items: { type: "string" },
            "x-extension": true,
          },
          "add:addictions": {
            description: "Appended to the addictions of the modified profession (§2.1).",
            anyOf: [
              { type: "array", items: { $ref: "#/definitions/profession_addiction" } },
              { $ref: "#/definitions/profession_addiction" },
            ],
          },
          "remove:addictions": {
            description:
              "Removed from the addictions of the modified profession, named by id (§2.1).",
            anyOf: [
              { type: "array", items: { type: "string", minLength: 1, "x-ref": "addiction" } },
              {
                type: "string",
                minLength: 1,
                "x-ref": "addiction",
                description: "One value in place of a list (extension).",
                "x-extension": true,
              },
            ],
          },
          "add:skills": {
            description: "Appended to the skills of the modified profession (§2.1).",
            anyOf: [
              { type: "array", items: { $ref: "#/definitions/profession_skill" } },
              { $ref: "#/definitions/profession_skill" },
            ],
          },
          "remove:skills": {
            description: "Removed from the skills of the modified profession, named by id (§2.1).",
            anyOf: [
              { type: "array", items: { type: "string", minLength: 1, "x-ref": "skill" } },
              {
                type: "string",
                minLength: 1,
                "x-ref": "skill",
                description: "One value in place of a list (extension).",
                "x-extension": true,
              },
            ],
          },
          "add:flags": {
            description: "Appended to the flags of the modified profession (§2.1).",
            anyOf: [
              { type: "array", items: { type: "string" } },
              {
                type: "string",
                description: "One value in place of a list (extension).",
                "x-extension": true,
              },
            ],
          },
          "remove:flags": {
            description: "Removed from the flags of the modified profession (§2.1).",
            anyOf: [
              { type: "array", items: { type: "string" } },
              {
                type: "string",
                description: "One value in place of a list (extension).",
                "x-extension": true,
              },
            ],
          },
          "add:CBMs": {
            description: "Appended to the bionics of the modified profession (§2.1).",
            anyOf: [
              { type: "array", items: { type: "string", minLength: 1, "x-ref": "cbm" } },
              {
                type: "string",
                minLength: 1,
                "x-ref": "cbm",
                description: "One value in place of a list (extension).",
                "x-extension": true,
              },
            ],
          },
          "remove:CBMs": {
            description:
              "Removed from the bionics of the modified profession; each entry removes one (§2.1).",
            anyOf: [
              { type: "array", items: { type: "string", minLength: 1, "x-ref": "cbm" } },
              {
                type: "string",
                minLength: 1,
                "x-ref": "cbm",
                description: "One value in place of a list (extension).",
                "x-extension": true,
              },
            ],
          },
          "add:cbms": {
            description: 'Another spelling of "add:CBMs" (extension).',
            anyOf: [
              { type: "array", items: { type: "string", minLength: 1, "x-ref": "cbm" } },
              {
                type: "string",
                minLength: 1,
                "x-ref": "cbm",
                description: "One value in place of a list (extension).",
                "x-extension": true,
              },
            ],
            "x-extension": true,
          },
          "remove:cbms": {
            description: 'Another spelling of "remove:CBMs" (extension).',
            anyOf: [
              { type: "array", items: { type: "string", minLength: 1, "x-ref": "cbm" } },
              {
                type: "string",
                minLength: 1,
                "x-ref": "cbm",
                description: "One value in place of a list (extension).",
                "x-extension": true,
              },
            ],
            "x-extension": true,
          },
          "add:traits": {
            description: "Appended to the traits of the modified profession (§2.1).",
            anyOf: [
              { type: "array", items: { type: "string", minLength: 1, "x-ref": "trait" } },
              {
                type: "string",
                minLength: 1,
                "x-ref": "trait",
                description: "One value in place of a list (extension).",
                "x-extension": true,
              },
            ],
          },
          "remove:traits": {
            description:
              "Removed from the traits of the modified profession; each entry removes one (§2.1).",
            anyOf: [
              { type: "array", items: { type: "string", minLength: 1, "x-ref": "trait" } },
              {
                type: "string",
                minLength: 1,
                "x-ref": "trait",
                description: "One value in place of a list (extension).",
                "x-extension": true,
              },
            ],
          },
          ident: {
            description: "Older spelling of `id` (extension).",
            type: "string",
            minLength: 1,
            "x-extension": true,
          },
          alias: {
            description: "Further ids that name the same definition (extension).",
            anyOf: [
              { type: "string", minLength: 1 },
              { type: "array", items: { type: "string", minLength: 1 } },
            ],
            "x-extension": true,
          },
          "add:pets": {
            description: "Appended to `pets` of the modified definition (extension).",
            $ref: "#/definitions/list_pets",
            "x-extension": true,
          },
          "remove:pets": {
            description:
              "Entries to remove from `pets` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "object"], "x-ref": "monster" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:spells": {
            description: "Appended to `spells` of the modified definition (extension).",
            "x-extension": true,
            $ref: "#/definitions/list_spells",
          },
          "remove:spells": {
            description:
              "Entries to remove from `spells` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "object"], "x-ref": "spell" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:proficiencies": {
            description: "Appended to `proficiencies` of the modified definition (extension).",
            type: "array",
            items: { type: "string", minLength: 1, "x-ref": "proficiency" },
            "x-extension": true,
          },
          "remove:proficiencies": {
            description:
              "Entries to remove from `proficiencies` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string"], "x-ref": "proficiency" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:forbidden_traits": {
            description: "Appended to `forbidden_traits` of the modified definition (extension).",
            type: "array",
            items: { type: "string", minLength: 1, "x-ref": "trait" },
            "x-extension": true,
          },
          "remove:forbidden_traits": {
            description:
              "Entries to remove from `forbidden_traits` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string"], "x-ref": "trait" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:allowed_traits": {
            description: "Appended to `allowed_traits` of the modified definition (extension).",
            type: "array",
            items: { type: "string", minLength: 1, "x-ref": "trait" },
            "x-extension": true,
          },
          "remove:allowed_traits": {
            description:
              "Entries to remove from `allowed_traits` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string"], "x-ref": "trait" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:forbidden_bionics": {
            description: "Appended to `forbidden_bionics` of the modified definition (extension).",
            type: "array",
            items: { type: "string", minLength: 1, "x-ref": "cbm" },
            "x-extension": true,
          },
          "remove:forbidden_bionics": {
            description:
              "Entries to remove from `forbidden_bionics` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string"], "x-ref": "cbm" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:allowed_bionics": {
            description: "Appended to `allowed_bionics` of the modified definition (extension).",
            type: "array",
            items: { type: "string", minLength: 1, "x-ref": "cbm" },
            "x-extension": true,
          },
          "remove:allowed_bionics": {
            description:
              "Entries to remove from `allowed_bionics` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string"], "x-ref": "cbm" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:npcs": {
            description: "Appended to `npcs` of the modified definition (extension).",
            type: "array",
            items: { type: "string" },
            "x-extension": true,
          },
          "remove:npcs": {
            description:
              "Entries to remove from `npcs` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string"] } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
        },
        patternProperties: { "^//": {} },
      },
      definitions: {
        inheritance_amount: "inheritance_amount",
        inheritance_factor: "inheritance_factor",
        "item-group_collection-entry": "item-group_collection-entry",
        "item-group_distribution-entry": "item-group_distribution-entry",
        "item-group_entry": "item-group_entry",
        "item-group_group": "item-group_group",
        "item-group_group-entry": "item-group_group-entry",
        "item-group_item-entry": "item-group_item-entry",
        "item-group_listed-group": "item-group_listed-group",
        "item-group_listed-item": "item-group_listed-item",
        "item-group_probability": "item-group_probability",
        "item-group_range": "item-group_range",
        profession_addiction: "profession_addiction",
        profession_item_list: "profession_item_list",
        profession_items: "profession_items",
        profession_name: "profession_name",
        profession_pet: "profession_pet",
        profession_skill: "profession_skill",
        profession_spell: "profession_spell",
        profession_texts_by_gender: "profession_texts_by_gender",
        "translated-text": "translated-text",
        "translated-text_countable": "translated-text_countable",
        "translated-text_uncountable": "translated-text_uncountable",
        list_addictions: "list_addictions",
        list_skills: "list_skills",
        list_pets: "list_pets",
        list_spells: "list_spells",
      },
      required: ["id", "name", "description", "points"],
      resolved: {
        root: {
          title: "Profession",
          description: "A profession that a new character can start with (§2.1).",
          type: "object",
          additionalProperties: false,
          required: [
            "id",
            "name",
            "description",
            "points",
            "addictions",
            "skills",
            "items",
            "pets",
            "flags",
            "cbms",
            "traits",
            "spells",
            "proficiencies",
            "forbidden_traits",
          ],
          properties: {
            id: {
              type: "string",
              "x-ref": "profession",
              description: "Unique id of the profession (§2.1).",
            },
            name: {
              description: "The name for each gender; a neutral name is used for both (§2.1).",
              type: "object",
              title: "ProfessionName",
              additionalProperties: false,
              required: ["male", "female"],
              properties: {
                male: { description: "Name for male characters (§2.1).", type: "string" },
                female: { description: "Name for female characters (§2.1).", type: "string" },
              },
            },
            description: {
              type: "string",
              description: "Description of the profession in the game (§2.1).",
            },
            points: {
              type: "integer",
              description:
                "Number of points that choosing the profession costs; if negative, it grants points (§2.1).",
            },
            addictions: {
              description: "Addictions that the character starts with (§2.1).",
              type: "array",
              items: {
                type: "object",
                title: "StartingAddiction",
                additionalProperties: false,
                required: ["type", "intensity"],
                properties: {
                  type: {
                    description: "Id of the addiction (§2.1).",
                    type: "string",
                    "x-ref": "addiction",
                  },
                  intensity: {
                    description: "How strong it is at the start (§2.1).",
                    type: "integer",
                  },
                },
              },
            },
            skills: {
              description: "Skill levels that are added to those chosen for the character (§2.1).",
              type: "array",
              items: {
                type: "object",
                title: "StartingSkill",
                additionalProperties: false,
                required: ["name", "level"],
                properties: {
                  name: {
                    description: "Id of the skill (§2.1).",
                    type: "string",
                    "x-ref": "skill",
                  },
                  level: {
                    description: "Levels added to the one chosen for the character (§2.1).",
                    type: "integer",
                  },
                },
              },
            },
            items: {
              description:
                'What the character starts with, by gender: always "both", and one of the others (§2.1).',
              type: "object",
              title: "StartingItems",
              additionalProperties: false,
              required: ["both", "male", "female"],
              properties: {
                both: {
                  description: "What every character starts with (§2.1).",
                  $ref: "#/definitions/profession_starting_item_list",
                },
                male: {
                  description: "What male characters start with (§2.1).",
                  $ref: "#/definitions/profession_starting_item_list",
                },
                female: {
                  description: "What female characters start with (§2.1).",
                  $ref: "#/definitions/profession_starting_item_list",
                },
              },
            },
            pets: {
              type: "array",
              items: {
                type: "object",
                title: "StartingPet",
                additionalProperties: false,
                required: ["monster", "amount"],
                properties: {
                  monster: {
                    description: "Id of the monster (§2.1).",
                    type: "string",
                    "x-ref": "monster",
                    "x-from": "name",
                  },
                  amount: {
                    description: "Number of pets, 1 or more (§2.1).",
                    type: "integer",
                    minimum: 1,
                  },
                },
              },
              description: "Monsters that start as the tamed pets of the character (§2.1).",
            },
            vehicle: {
              type: "string",
              "x-ref": "vehicle",
              description:
                "Vehicle that is on the nearest road at the start and is marked on the overmap (§2.1).",
            },
            flags: {
              description:
                "Flags that game code checks for, each once, in the order written (§2.1).",
              type: "array",
              items: { type: "string" },
            },
            cbms: {
              type: "array",
              items: { type: "string", "x-ref": "cbm" },
              description: "Bionics built into the character (§2.1).",
            },
            traits: {
              type: "array",
              items: { type: "string", "x-ref": "trait" },
              description: "Traits and mutations that the character has (§2.1).",
            },
            spells: {
              type: "array",
              items: {
                type: "object",
                title: "StartingSpell",
                additionalProperties: false,
                required: ["id", "level"],
                properties: {
                  id: {
                    description: "Id of the spell (extension).",
                    type: "string",
                    "x-ref": "spell",
                  },
                  level: {
                    description: "Level at which it is known (extension).",
                    type: "integer",
                  },
                },
              },
              description: "Spells that the character knows (extension).",
            },
            proficiencies: {
              type: "array",
              items: { type: "string", "x-ref": "proficiency" },
              description: "Proficiencies that the character has (extension).",
            },
            forbidden_traits: {
              type: "array",
              items: { type: "string", "x-ref": "trait" },
              description: "Traits that a character of this profession cannot have (extension).",
            },
            allowed_traits: {
              type: "array",
              items: { type: "string", "x-ref": "trait" },
              description:
                "Traits that a character of this profession may have even if they are not offered otherwise (extension).",
            },
            forbidden_bionics: {
              type: "array",
              items: { type: "string", "x-ref": "cbm" },
              description:
                "Bionics that a character of this profession cannot start with (extension).",
            },
            allowed_bionics: {
              type: "array",
              items: { type: "string", "x-ref": "cbm" },
              description:
                "Bionics that a character of this profession may start with even if they are not offered otherwise (extension).",
            },
            no_bonus: {
              type: "string",
              "x-ref": "item",
              description:
                'Item that a "bonus" of the item substitutions does not give to this profession (extension).',
            },
            starting_cash: {
              type: "integer",
              description: "Money of the character at the start, in cents (extension).",
            },
            npcs: {
              type: "array",
              items: { type: "string" },
              description: "Characters that start with the player (extension).",
            },
          },
        },
        definitions: {
          "item-group_entry": "resolved_item-group_entry",
          "item-group_group-entry": "resolved_item-group_group-entry",
          "item-group_inline": "item-group_inline",
          "item-group_item-entry": "resolved_item-group_item-entry",
          "item-group_nested-entry": "item-group_nested-entry",
          "item-group_range": "resolved_item-group_range",
          profession_starting_item_list: "profession_starting_item_list",
        },
      },
    },
    profession_item_substitutions: {
      definition: {
        title: "Profession item substitutions",
        description: "Replacement of starting items by the traits of the character (§2.2).",
        type: "object",
        additionalProperties: false,
        properties: {
          type: {
            description: "Marks an object that replaces starting items (§2.2).",
            const: "profession_item_substitutions",
          },
          item: {
            description:
              "Item form: the item to replace; every such item of the character is replaced (§2.2).",
            type: "string",
            minLength: 1,
            "x-ref": "item",
          },
          trait: {
            description: "Trait form: the trait under which the replacements apply (§2.2).",
            type: "string",
            minLength: 1,
            "x-ref": "trait",
          },
          group: {
            description: 'Bonus form: the items that "bonus" gives (extension).',
            "x-beside": "bonus",
            "x-extension": true,
            $ref: "#/definitions/item-group",
          },
          sub: {
            description:
              "The replacements: in the item form the first whose condition holds applies, in the trait form each has its own item (§2.2).",
            $ref: "#/definitions/list_sub",
          },
          bonus: {
            description:
              'Condition under which the character additionally gets "item", or the items of "group" (extension).',
            "x-extension": true,
            $ref: "#/definitions/profession_item_substitutions_condition",
          },
        },
        patternProperties: { "^//": {} },
      },
      definitions: {
        "item-group": "item-group",
        "item-group_collection-entry": "item-group_collection-entry",
        "item-group_distribution-entry": "item-group_distribution-entry",
        "item-group_entry": "item-group_entry",
        "item-group_group": "item-group_group",
        "item-group_group-entry": "item-group_group-entry",
        "item-group_item-entry": "item-group_item-entry",
        "item-group_list": "item-group_list",
        "item-group_listed-group": "item-group_listed-group",
        "item-group_listed-item": "item-group_listed-item",
        "item-group_probability": "item-group_probability",
        "item-group_range": "item-group_range",
        "item-group_reference": "item-group_reference",
        profession_item_substitutions_condition: "profession_item_substitutions_condition",
        profession_item_substitutions_replacement: "profession_item_substitutions_replacement",
        profession_item_substitutions_substitution: "profession_item_substitutions_substitution",
        list_sub: "list_sub",
      },
      required: [],
      resolved: {
        root: {
          title: "ProfessionItemSubstitutions",
          description:
            "Replacement of starting items by the traits of the character, in one shape for both forms (§2.2).",
          type: "object",
          additionalProperties: false,
          required: ["replacements"],
          properties: {
            replacements: {
              description:
                "One entry for each item that is replaced, in the order in which they are first named; empty if there is only a bonus (§2.2).",
              type: "array",
              items: {
                type: "object",
                title: "ItemReplacement",
                additionalProperties: false,
                required: ["item", "sub"],
                properties: {
                  item: {
                    description: "The item to replace; every such item is replaced (§2.2).",
                    type: "string",
                    "x-ref": "item",
                  },
                  sub: {
                    description:
                      "The ways to replace it; the first whose condition holds applies (§2.2).",
                    type: "array",
                    items: {
                      type: "object",
                      title: "ConditionalReplacement",
                      additionalProperties: false,
                      required: ["present", "absent", "new"],
                      properties: {
                        present: {
                          description:
                            "Traits that the character must have, all of them; includes the trait of the trait form (§2.2).",
                          type: "array",
                          items: { type: "string", "x-ref": "trait" },
                        },
                        absent: {
                          description: "Traits of which the character must have none (extension).",
                          type: "array",
                          items: { type: "string", "x-ref": "trait" },
                        },
                        new: {
                          description: "What replaces each item (§2.2).",
                          type: "array",
                          items: {
                            type: "object",
                            title: "NewItem",
                            additionalProperties: false,
                            required: ["item", "ratio"],
                            properties: {
                              item: {
                                description: "Id of the new item (§2.2).",
                                type: "string",
                                "x-ref": "item",
                              },
                              ratio: {
                                description:
                                  "Number of new items for each replaced item; above 0, and 1 for a bare id. A fraction is rounded per stack, to at least one (§2.2).",
                                type: "number",
                                exclusiveMinimum: 0,
                              },
                            },
                          },
                        },
                      },
                    },
                  },
                },
              },
            },
            bonus: {
              description:
                'What the character additionally gets if the condition holds: either "item" or "group" (extension).',
              type: "object",
              title: "ItemBonus",
              additionalProperties: false,
              required: ["present", "absent"],
              properties: {
                item: {
                  description: "The item to give; one piece (extension).",
                  type: "string",
                  "x-ref": "item",
                },
                group: {
                  description: "The items to give (extension).",
                  $ref: "#/definitions/item-group",
                },
                present: {
                  description: "Traits that the character must have, all of them (extension).",
                  type: "array",
                  items: { type: "string", "x-ref": "trait" },
                },
                absent: {
                  description: "Traits of which the character must have none (extension).",
                  type: "array",
                  items: { type: "string", "x-ref": "trait" },
                },
              },
            },
          },
        },
        definitions: {
          "item-group": "resolved_item-group",
          "item-group_entry": "resolved_item-group_entry",
          "item-group_group-entry": "resolved_item-group_group-entry",
          "item-group_inline": "item-group_inline",
          "item-group_item-entry": "resolved_item-group_item-entry",
          "item-group_nested-entry": "item-group_nested-entry",
          "item-group_range": "resolved_item-group_range",
          "item-group_reference": "resolved_item-group_reference",
        },
      },
    },
    furniture: {
      definition: {
        title: "Furniture",
        description: "A kind of furniture placed on map tiles (§2.4).",
        type: "object",
        additionalProperties: false,
        properties: {
          "edit-mode": {
            description:
              'What the object does: "create" a new definition, "modify" an earlier one with its id, or "override" that completely (§2.1).',
            type: "string",
            enum: ["create", "modify", "override"],
            default: "create",
          },
          "copy-from": {
            description:
              'Id of a definition, or name of a template ("abstract"), of the same kind, whose members this object starts with (extension).',
            "x-also": ["inherits", "inherits_from", "extends", "parent", "based_on", "base"],
            type: "string",
            minLength: 1,
            "x-extension": true,
          },
          abstract: {
            description:
              "Name of a template that others copy from; it replaces the id, and the template never becomes content (extension).",
            "x-also": ["template"],
            type: "string",
            minLength: 1,
            "x-extension": true,
          },
          extend: {
            description: "Entries to append to inherited lists, by member (extension).",
            "x-beside": "copy-from",
            type: "object",
            "x-extension": true,
            additionalProperties: false,
            properties: {
              flags: {
                description: "Flags that have a meaning for the game (§2.3).",
                "x-also": ["tags", "properties"],
                type: "array",
                "x-set": true,
                items: { type: "string", minLength: 1, "x-ref": "flag" },
                default: [],
              },
              emissions: {
                description: "Ids of what it emits (extension).",
                type: "array",
                items: { type: "string", minLength: 1, "x-ref": "emission" },
                "x-extension": true,
              },
              harvest_by_season: {
                description:
                  'What can be harvested by examining it, by season; it then becomes its "transforms_into". If several entries name a season, the last one counts (extension).',
                "x-extension": true,
                $ref: "#/definitions/list_harvest_by_season",
              },
              nail_pull_items: {
                description:
                  "Numbers of nails and planks that pulling its nails yields; read, but not part of the generated record (extension).",
                type: "array",
                items: { type: "integer", "x-range": [-2147483648, 2147483647] },
                "x-extension": true,
              },
              crafting_pseudo_item: {
                description:
                  "Id or ids of the tools that it stands in for when crafting near it (§2.4).",
                "x-also": ["pseudo_item", "crafting_item"],
                anyOf: [
                  { type: "string", minLength: 1, "x-ref": "item" },
                  { type: "array", items: { type: "string", minLength: 1, "x-ref": "item" } },
                ],
                default: [],
              },
              allowed_template_ids: {
                description: "Ids of the templates that a machine accepts (extension).",
                type: "array",
                items: { type: "string", minLength: 1, "x-ref": "item" },
                "x-extension": true,
              },
              active: {
                description:
                  "Name and values of what it does while the area around it is loaded; read, but not part of the generated record (extension).",
                "x-extension": true,
                $ref: "#/definitions/list_active",
              },
            },
            patternProperties: { "^//": {} },
          },
          delete: {
            description: "Entries to remove from inherited lists, by member (extension).",
            "x-beside": "copy-from",
            type: "object",
            "x-extension": true,
            additionalProperties: false,
            properties: {
              flags: {
                description:
                  "Entries to remove from the inherited `flags`, by id or as whole entries.",
              },
              emissions: {
                description:
                  "Entries to remove from the inherited `emissions`, by id or as whole entries.",
              },
              harvest_by_season: {
                description:
                  "Entries to remove from the inherited `harvest_by_season`, by id or as whole entries.",
              },
              nail_pull_items: {
                description:
                  "Entries to remove from the inherited `nail_pull_items`, by id or as whole entries.",
              },
              crafting_pseudo_item: {
                description:
                  "Entries to remove from the inherited `crafting_pseudo_item`, by id or as whole entries.",
              },
              allowed_template_ids: {
                description:
                  "Entries to remove from the inherited `allowed_template_ids`, by id or as whole entries.",
              },
              active: {
                description:
                  "Entries to remove from the inherited `active`, by id or as whole entries.",
              },
            },
            patternProperties: { "^//": {} },
          },
          relative: {
            description:
              "Amounts to add to inherited numbers, and to volumes, masses and times as texts with units; by member, and in a part by its members, among which its texts may be repeated; in a list by entries, whose texts say which ones are meant, and others are added (extension).",
            "x-beside": "copy-from",
            type: "object",
            properties: {},
            additionalProperties: { $ref: "#/definitions/inheritance_amount" },
            "x-extension": true,
            patternProperties: { "^//": {} },
          },
          proportional: {
            description:
              "Factors by which to multiply inherited numbers, volumes, masses and times, by member, and in a part by its members, among which its texts may be repeated, and in a list by entries, whose texts say which ones are meant; integers and quantities are truncated (extension).",
            "x-beside": "copy-from",
            type: "object",
            properties: {},
            additionalProperties: { $ref: "#/definitions/inheritance_factor" },
            "x-extension": true,
            patternProperties: { "^//": {} },
          },
          name: {
            description: "Displayed name; translated (§2.3).",
            "x-also": ["title", "label", "display_name"],
            $ref: "#/definitions/translated-text",
          },
          description: {
            description: "Text shown when it is looked at (extension).",
            "x-also": ["desc", "descr", "text", "info"],
            "x-extension": true,
            $ref: "#/definitions/translated-text",
          },
          flags: {
            description: "Flags that have a meaning for the game (§2.3).",
            "x-also": ["tags", "properties"],
            type: "array",
            "x-set": true,
            items: { type: "string", minLength: 1, "x-ref": "flag" },
            default: [],
          },
          connects_to: {
            description:
              "Group of terrains that it connects to, by which tiles and line symbols are rotated (§2.3).",
            type: "string",
            enum: ["CHAINFENCE", "RAILING", "WALL", "WATER", "WOODFENCE", "GUTTER"],
          },
          symbol: {
            description: "Character drawn for it, all year or one for each season (§2.3).",
            "x-also": ["sym", "glyph", "char", "character", "ascii"],
            $ref: "#/definitions/seasonal_symbol",
          },
          color: {
            description:
              'Foreground colour without a background, all year or one for each season; use exactly one of "color" and "bgcolor" (§2.3).',
            "x-also": ["colour", "fg", "foreground"],
            $ref: "#/definitions/seasonal_color",
          },
          bgcolor: {
            description:
              'Solid background colour, all year or one for each season; use exactly one of "color" and "bgcolor" (§2.3).',
            "x-also": ["background", "bg", "bg_color", "bgcolour", "background_color"],
            $ref: "#/definitions/seasonal_color",
          },
          looks_like: {
            description:
              "Id of something similar, whose tile is drawn if this one has none (§2.3).",
            "x-also": ["similar_to", "like", "tile_like"],
            type: "string",
          },
          comfort: {
            description:
              "How well one falls asleep on it, as a number or the name of a level (§2.3).",
            "x-also": ["comfort_level"],
            anyOf: [
              { type: "integer", "x-range": [-999, 999] },
              {
                description: "Name of a level (extension).",
                type: "string",
                enum: [
                  "uncomfortable",
                  "neutral",
                  "slightly_comfortable",
                  "comfortable",
                  "very_comfortable",
                ],
                "x-extension": true,
              },
            ],
            default: 0,
          },
          floor_bedding_warmth: {
            description: "Warmth it adds when slept on (§2.3).",
            type: "number",
            "x-range": [-10000, 10000],
            default: 0,
          },
          bonus_fire_warmth_feet: {
            description: "Warmth that a fire nearby adds to the feet (§2.3).",
            type: "number",
            "x-range": [-10000, 10000],
            default: 300,
          },
          max_volume: {
            description: "Maximum volume of items that can lie here (§2.3).",
            "x-also": ["volume", "capacity", "storage"],
            anyOf: [
              { $ref: "#/definitions/units_volume" },
              {
                description: "A number of legacy units of 250 ml (extension).",
                type: "integer",
                minimum: 0,
                "x-extension": true,
                "x-range": [-2147483648, 2147483647],
              },
            ],
            default: "1000 L",
          },
          examine_action: {
            description: "Name of the function called when it is examined (§2.3).",
            "x-also": ["on_examine", "action", "examine"],
            anyOf: [
              { type: "string", minLength: 1 },
              {
                description: "The function with what it needs to know (extension).",
                type: "object",
                required: ["type"],
                "x-extension": true,
                properties: {
                  type: {
                    description: "Name of the function (extension).",
                    type: "string",
                    minLength: 1,
                  },
                  furn_set: {
                    description: "Id of the furniture that takes its place (extension).",
                    type: "string",
                    "x-ref": "furniture",
                  },
                  item: {
                    description: "Id of the item that it becomes (extension).",
                    type: "string",
                    "x-ref": "item",
                  },
                  terrain_changes: {
                    description: "Ids of terrain nearby, with what each becomes (extension).",
                    type: "object",
                    propertyNames: { "x-ref": "terrain" },
                    additionalProperties: { type: "string", "x-ref": "terrain" },
                  },
                },
                patternProperties: { "^//": {} },
              },
            ],
          },
          open: {
            description: "Id of the object of the same kind that it becomes when opened (§2.3).",
            "x-also": ["opens", "opens_to", "opens_into"],
            type: "string",
            minLength: 1,
            "x-ref": "furniture",
          },
          close: {
            description: "Id of the object of the same kind that it becomes when closed (§2.3).",
            "x-also": ["closes", "closes_to", "closes_into"],
            type: "string",
            minLength: 1,
            "x-ref": "furniture",
          },
          light_emitted: {
            description:
              "Light that it emits: 10 lights its own tile brightly, 15 also the tiles around it (§2.6).",
            "x-also": ["light", "luminance", "light_level", "brightness"],
            type: "integer",
            "x-range": [0, 1000],
            default: 0,
          },
          lockpick_result: {
            description:
              "Id of the object of the same kind that it becomes when its lock is picked (§2.4).",
            type: "string",
            minLength: 1,
            "x-ref": "furniture",
          },
          lockpick_message: {
            description: "Text shown when its lock is picked; a generic message if absent (§2.4).",
            $ref: "#/definitions/translated-text",
          },
          coverage: {
            description: "How much of the view it hides, in percent (extension).",
            type: "integer",
            "x-range": [0, 100],
            default: 0,
            "x-extension": true,
          },
          emissions: {
            description: "Ids of what it emits (extension).",
            type: "array",
            items: { type: "string", minLength: 1, "x-ref": "emission" },
            "x-extension": true,
          },
          harvest_by_season: {
            description:
              'What can be harvested by examining it, by season; it then becomes its "transforms_into". If several entries name a season, the last one counts (extension).',
            "x-extension": true,
            $ref: "#/definitions/list_harvest_by_season",
          },
          heat_radiation: {
            description: "Heat that it emits (extension).",
            type: "number",
            "x-extension": true,
            "x-range": [-2147483648, 2147483647],
          },
          message: {
            description: "Text shown when examining transforms it (extension).",
            "x-extension": true,
            $ref: "#/definitions/translated-text",
          },
          prompt: {
            description: "Question asked before examining transforms it (extension).",
            "x-extension": true,
            $ref: "#/definitions/translated-text",
          },
          fill_result: {
            description:
              "Id of what it becomes when filled up; read, but not part of the generated record (extension).",
            type: "string",
            minLength: 1,
            "x-ref": "furniture",
            "x-extension": true,
          },
          fill_minutes: {
            description:
              "Number of minutes that filling it up takes; read, but not part of the generated record (extension).",
            type: "integer",
            "x-extension": true,
            "x-range": [-2147483648, 2147483647],
          },
          nail_pull_result: {
            description:
              "Id of what it becomes when its nails are pulled; read, but not part of the generated record (extension).",
            type: "string",
            minLength: 1,
            "x-ref": "furniture",
            "x-extension": true,
          },
          nail_pull_items: {
            description:
              "Numbers of nails and planks that pulling its nails yields; read, but not part of the generated record (extension).",
            type: "array",
            items: { type: "integer", "x-range": [-2147483648, 2147483647] },
            "x-extension": true,
          },
          fluid_grid: {
            description:
              "Its part in a network of pipes; read, but not part of the generated record (extension).",
            type: "object",
            "x-extension": true,
          },
          type: { description: 'Fixed: "furniture" (§2.4).', const: "furniture" },
          id: {
            description:
              "Unique among furniture; it must never change, or saved games break (§2.3).",
            anyOf: [
              {
                description:
                  "Unique among furniture; it must never change, or saved games break (§2.3).",
                type: "string",
                minLength: 1,
              },
              {
                type: "array",
                items: {
                  description:
                    "Unique among furniture; it must never change, or saved games break (§2.3).",
                  type: "string",
                  minLength: 1,
                },
                minItems: 1,
                "x-extension": true,
              },
            ],
          },
          bash: {
            description: "What bashing it does; without it, it cannot be bashed (§2.3).",
            "x-also": ["smash", "break"],
            $ref: "#/definitions/bash_furniture",
          },
          deconstruct: {
            description: "What taking it apart does; without it, it cannot be taken apart (§2.3).",
            "x-also": ["disassemble", "dismantle"],
            $ref: "#/definitions/deconstruct_furniture",
          },
          pry: {
            description: "What prying it open does; without it, it cannot be pried (§2.3).",
            "x-also": ["prying"],
            $ref: "#/definitions/pry_furniture",
          },
          oxytorch: {
            description: "What cutting it with an oxygen torch does (§2.5).",
            $ref: "#/definitions/cutting_furniture",
          },
          boltcut: {
            description: "What cutting it with a bolt cutter does (§2.5).",
            "x-also": ["boltcutter", "bolt_cutter", "boltcutters"],
            $ref: "#/definitions/cutting_furniture",
          },
          hacksaw: {
            description: "What cutting it with a hacksaw does (§2.5).",
            $ref: "#/definitions/cutting_furniture",
          },
          move_cost_mod: {
            description:
              "Added to the move cost of the terrain below; -10 is impassable, 0 changes nothing (§2.4).",
            "x-also": ["move_cost", "move_cost_modifier", "movecost_mod", "movement_cost"],
            type: "integer",
            "x-range": [-1000, 1000],
          },
          required_str: {
            description: "Strength needed to move it; below 0, it cannot be moved (§2.4).",
            "x-also": [
              "strength",
              "strength_required",
              "str_required",
              "required_strength",
              "min_strength",
            ],
            type: "integer",
            "x-range": [-1000, 1000],
          },
          crafting_pseudo_item: {
            description:
              "Id or ids of the tools that it stands in for when crafting near it (§2.4).",
            "x-also": ["pseudo_item", "crafting_item"],
            anyOf: [
              { type: "string", minLength: 1, "x-ref": "item" },
              { type: "array", items: { type: "string", minLength: 1, "x-ref": "item" } },
            ],
            default: [],
          },
          workbench: {
            description: "Makes it a place to craft at (§2.4).",
            $ref: "#/definitions/furniture_workbench",
          },
          plant_data: {
            description: "Makes it a plant (§2.4).",
            "x-also": ["plant"],
            $ref: "#/definitions/furniture_plant",
          },
          surgery_skill_multiplier: {
            description: "Factor applied to the surgery skill of somebody next to it (§2.4).",
            type: "number",
            "x-range": [-2147483648, 2147483647],
          },
          provides_liquids: {
            description:
              'Id of the liquid that it dispenses endlessly; needs the examine action "liquid_source" (§2.4).',
            type: "string",
            minLength: 1,
            "x-ref": "item",
          },
          transforms_into: {
            description:
              "Id of the furniture that it becomes when examined or harvested; without one, it disappears when harvested (extension).",
            type: "string",
            minLength: 1,
            "x-ref": "furniture",
            "x-extension": true,
          },
          deployed_item: {
            description: "Id of the item that taking it down returns (extension).",
            "x-also": ["deploys", "item"],
            type: "string",
            minLength: 1,
            "x-ref": "item",
            "x-extension": true,
          },
          keg_capacity: {
            description:
              "Volume of liquid it holds, as text or in legacy units of 250 ml (extension).",
            anyOf: [
              { $ref: "#/definitions/units_volume" },
              { type: "integer", minimum: 0, "x-range": [-2147483648, 2147483647] },
            ],
            "x-extension": true,
          },
          curtain_transform: {
            description:
              "Id of the furniture that it becomes when its curtains are torn down (extension).",
            type: "string",
            minLength: 1,
            "x-ref": "furniture",
            "x-extension": true,
          },
          allowed_template_ids: {
            description: "Ids of the templates that a machine accepts (extension).",
            type: "array",
            items: { type: "string", minLength: 1, "x-ref": "item" },
            "x-extension": true,
          },
          active: {
            description:
              "Name and values of what it does while the area around it is loaded; read, but not part of the generated record (extension).",
            "x-extension": true,
            $ref: "#/definitions/list_active",
          },
          ident: {
            description: "Older spelling of `id` (extension).",
            type: "string",
            minLength: 1,
            "x-extension": true,
          },
          alias: {
            description: "Further ids that name the same definition (extension).",
            anyOf: [
              { type: "string", minLength: 1 },
              { type: "array", items: { type: "string", minLength: 1 } },
            ],
            "x-extension": true,
          },
          "add:flags": {
            description: "Appended to `flags` of the modified definition (extension).",
            type: "array",
            "x-set": true,
            items: { type: "string", minLength: 1, "x-ref": "flag" },
            "x-extension": true,
          },
          "remove:flags": {
            description:
              "Entries to remove from `flags` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string"], "x-ref": "flag" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:emissions": {
            description: "Appended to `emissions` of the modified definition (extension).",
            type: "array",
            items: { type: "string", minLength: 1, "x-ref": "emission" },
            "x-extension": true,
          },
          "remove:emissions": {
            description:
              "Entries to remove from `emissions` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string"], "x-ref": "emission" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:harvest_by_season": {
            description: "Appended to `harvest_by_season` of the modified definition (extension).",
            "x-extension": true,
            $ref: "#/definitions/list_harvest_by_season",
          },
          "remove:harvest_by_season": {
            description:
              "Entries to remove from `harvest_by_season` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "object"], "x-ref": "harvest" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:crafting_pseudo_item": {
            description:
              "Appended to `crafting_pseudo_item` of the modified definition (extension).",
            anyOf: [
              { type: "string", minLength: 1, "x-ref": "item" },
              { type: "array", items: { type: "string", minLength: 1, "x-ref": "item" } },
            ],
            "x-extension": true,
          },
          "remove:crafting_pseudo_item": {
            description:
              "Entries to remove from `crafting_pseudo_item` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string"], "x-ref": "item" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:allowed_template_ids": {
            description:
              "Appended to `allowed_template_ids` of the modified definition (extension).",
            type: "array",
            items: { type: "string", minLength: 1, "x-ref": "item" },
            "x-extension": true,
          },
          "remove:allowed_template_ids": {
            description:
              "Entries to remove from `allowed_template_ids` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string"], "x-ref": "item" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:active": {
            description: "Appended to `active` of the modified definition (extension).",
            "x-extension": true,
            $ref: "#/definitions/list_active",
          },
          "remove:active": {
            description:
              "Entries to remove from `active` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              {
                type: "array",
                items: { type: ["string", "integer"], "x-range": [-2147483648, 2147483647] },
              },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
        },
        patternProperties: { "^//": {} },
      },
      definitions: {
        bash_furniture: "bash_furniture",
        "common-members_harvest": "common-members_harvest",
        "common-members_harvest-entry": "common-members_harvest-entry",
        "common-members_harvest-in-place": "common-members_harvest-in-place",
        "common-members_harvest-list": "common-members_harvest-list",
        cutting_byproduct: "cutting_byproduct",
        cutting_furniture: "cutting_furniture",
        deconstruct_furniture: "deconstruct_furniture",
        furniture_plant: "furniture_plant",
        furniture_workbench: "furniture_workbench",
        inheritance_amount: "inheritance_amount",
        inheritance_factor: "inheritance_factor",
        "item-group": "item-group",
        "item-group_collection-entry": "item-group_collection-entry",
        "item-group_distribution-entry": "item-group_distribution-entry",
        "item-group_entry": "item-group_entry",
        "item-group_group": "item-group_group",
        "item-group_group-entry": "item-group_group-entry",
        "item-group_item-entry": "item-group_item-entry",
        "item-group_list": "item-group_list",
        "item-group_listed-group": "item-group_listed-group",
        "item-group_listed-item": "item-group_listed-item",
        "item-group_probability": "item-group_probability",
        "item-group_range": "item-group_range",
        "item-group_reference": "item-group_reference",
        pry_furniture: "pry_furniture",
        seasonal_color: "seasonal_color",
        seasonal_symbol: "seasonal_symbol",
        "translated-text": "translated-text",
        "translated-text_countable": "translated-text_countable",
        "translated-text_uncountable": "translated-text_uncountable",
        units_mass: "units_mass",
        units_time: "units_time",
        units_volume: "units_volume",
        list_harvest_by_season: "list_harvest_by_season",
        list_active: "list_active",
      },
      required: ["name", "symbol", "id", "move_cost_mod", "required_str"],
      resolved: {
        root: {
          title: "Furniture",
          description: "A kind of furniture placed on map tiles (§2.4).",
          type: "object",
          additionalProperties: false,
          required: [
            "id",
            "name",
            "flags",
            "symbol",
            "comfort",
            "floor_bedding_warmth",
            "bonus_fire_warmth_feet",
            "max_volume_ml",
            "light_emitted",
            "move_cost_mod",
            "required_str",
            "crafting_pseudo_item",
          ],
          properties: {
            id: { description: "Its id (§2.3).", type: "string", "x-ref": "furniture" },
            name: { type: "string", description: "Displayed name; translated (§2.3)." },
            description: {
              type: "string",
              description: "Text shown when it is looked at (extension).",
            },
            flags: {
              type: "array",
              items: { type: "string" },
              description: "Flags that have a meaning for the game (§2.3).",
            },
            connects_to: {
              title: "ConnectGroup",
              type: "string",
              enum: ["CHAINFENCE", "RAILING", "WALL", "WATER", "WOODFENCE", "GUTTER"],
              description:
                "Group of terrains that it connects to, by which tiles and line symbols are rotated (§2.3).",
            },
            symbol: {
              description: "Character drawn for it in each season (§2.3).",
              $ref: "#/definitions/seasonal",
            },
            color: {
              description:
                "Foreground colour in each season, without a background; absent if it has a background colour (§2.3).",
              $ref: "#/definitions/seasonal",
            },
            bgcolor: {
              description:
                "Solid background colour in each season; absent if it has a foreground colour (§2.3).",
              $ref: "#/definitions/seasonal",
            },
            looks_like: {
              type: "string",
              description:
                "Id of something similar, whose tile is drawn if this one has none (§2.3).",
            },
            comfort: {
              description:
                "How well one falls asleep on it; a level's name is resolved to its number (§2.3).",
              type: "integer",
            },
            floor_bedding_warmth: {
              type: "number",
              description: "Warmth it adds when slept on (§2.3).",
            },
            bonus_fire_warmth_feet: {
              type: "number",
              description: "Warmth that a fire nearby adds to the feet (§2.3).",
            },
            max_volume_ml: {
              description: "Maximum volume of items that can lie here, in millilitres (§2.3).",
              type: "number",
              "x-from": "max_volume",
            },
            examine_action: {
              type: "string",
              description: "Name of the function called when it is examined (§2.3).",
            },
            open: {
              type: "string",
              "x-ref": "furniture",
              description: "Id of the object of the same kind that it becomes when opened (§2.3).",
            },
            close: {
              type: "string",
              "x-ref": "furniture",
              description: "Id of the object of the same kind that it becomes when closed (§2.3).",
            },
            light_emitted: {
              type: "integer",
              description:
                "Light that it emits: 10 lights its own tile brightly, 15 also the tiles around it (§2.6).",
            },
            lockpick_result: {
              type: "string",
              "x-ref": "furniture",
              description:
                "Id of the object of the same kind that it becomes when its lock is picked (§2.4).",
            },
            lockpick_message: {
              type: "string",
              description:
                "Text shown when its lock is picked; a generic message if absent (§2.4).",
            },
            coverage: {
              type: "integer",
              description: "How much of the view it hides, in percent (extension).",
            },
            emissions: {
              type: "array",
              items: { type: "string", "x-ref": "emission" },
              description: "Ids of what it emits (extension).",
            },
            harvest_by_season: {
              type: "array",
              items: { $ref: "#/definitions/common-members_harvest" },
              description:
                'What can be harvested by examining it, by season; it then becomes its "transforms_into". If several entries name a season, the last one counts (extension).',
            },
            heat_radiation: { type: "number", description: "Heat that it emits (extension)." },
            message: {
              type: "string",
              description: "Text shown when examining transforms it (extension).",
            },
            prompt: {
              type: "string",
              description: "Question asked before examining transforms it (extension).",
            },
            bash: {
              $ref: "#/definitions/bash_furniture",
              description: "What bashing it does; without it, it cannot be bashed (§2.3).",
            },
            deconstruct: {
              $ref: "#/definitions/deconstruct_furniture",
              description:
                "What taking it apart does; without it, it cannot be taken apart (§2.3).",
            },
            pry: {
              $ref: "#/definitions/pry_furniture",
              description: "What prying it open does; without it, it cannot be pried (§2.3).",
            },
            oxytorch: {
              $ref: "#/definitions/cutting_furniture",
              description: "What cutting it with an oxygen torch does (§2.5).",
            },
            boltcut: {
              $ref: "#/definitions/cutting_furniture",
              description: "What cutting it with a bolt cutter does (§2.5).",
            },
            hacksaw: {
              $ref: "#/definitions/cutting_furniture",
              description: "What cutting it with a hacksaw does (§2.5).",
            },
            move_cost_mod: {
              type: "integer",
              description:
                "Added to the move cost of the terrain below; -10 is impassable, 0 changes nothing (§2.4).",
            },
            required_str: {
              type: "integer",
              description: "Strength needed to move it; below 0, it cannot be moved (§2.4).",
            },
            crafting_pseudo_item: {
              type: "array",
              items: { type: "string", "x-ref": "item" },
              description:
                "Id or ids of the tools that it stands in for when crafting near it (§2.4).",
            },
            workbench: {
              $ref: "#/definitions/furniture_workbench",
              description: "Makes it a place to craft at (§2.4).",
            },
            plant_data: {
              $ref: "#/definitions/furniture_plant",
              description: "Makes it a plant (§2.4).",
            },
            surgery_skill_multiplier: {
              type: "number",
              description: "Factor applied to the surgery skill of somebody next to it (§2.4).",
            },
            provides_liquids: {
              type: "string",
              "x-ref": "item",
              description:
                'Id of the liquid that it dispenses endlessly; needs the examine action "liquid_source" (§2.4).',
            },
            transforms_into: {
              type: "string",
              "x-ref": "furniture",
              description:
                "Id of the furniture that it becomes when examined or harvested; without one, it disappears when harvested (extension).",
            },
            deployed_item: {
              type: "string",
              "x-ref": "item",
              description: "Id of the item that taking it down returns (extension).",
            },
            keg_capacity_ml: {
              description: "Volume of liquid it holds, in millilitres (extension).",
              type: "number",
              "x-from": "keg_capacity",
            },
            curtain_transform: {
              type: "string",
              "x-ref": "furniture",
              description:
                "Id of the furniture that it becomes when its curtains are torn down (extension).",
            },
            allowed_template_ids: {
              type: "array",
              items: { type: "string", "x-ref": "item" },
              description: "Ids of the templates that a machine accepts (extension).",
            },
          },
        },
        definitions: {
          bash_furniture: "resolved_bash_furniture",
          "common-members_harvest": "resolved_common-members_harvest",
          "common-members_harvest-entry": "resolved_common-members_harvest-entry",
          "common-members_harvest-in-place": "resolved_common-members_harvest-in-place",
          "common-members_harvest-list": "resolved_common-members_harvest-list",
          "common-members_number-range": "common-members_number-range",
          cutting_byproduct: "resolved_cutting_byproduct",
          cutting_furniture: "resolved_cutting_furniture",
          deconstruct_furniture: "resolved_deconstruct_furniture",
          furniture_plant: "resolved_furniture_plant",
          furniture_workbench: "resolved_furniture_workbench",
          "item-group": "resolved_item-group",
          "item-group_entry": "resolved_item-group_entry",
          "item-group_group-entry": "resolved_item-group_group-entry",
          "item-group_inline": "item-group_inline",
          "item-group_item-entry": "resolved_item-group_item-entry",
          "item-group_nested-entry": "item-group_nested-entry",
          "item-group_range": "resolved_item-group_range",
          "item-group_reference": "resolved_item-group_reference",
          pry_furniture: "resolved_pry_furniture",
          seasonal: "seasonal",
        },
      },
    },
    terrain: {
      definition: {
        title: "Terrain",
        description: "A kind of terrain of map tiles (§2.6).",
        type: "object",
        additionalProperties: false,
        properties: {
          "edit-mode": {
            description:
              'What the object does: "create" a new definition, "modify" an earlier one with its id, or "override" that completely (§2.1).',
            type: "string",
            enum: ["create", "modify", "override"],
            default: "create",
          },
          "copy-from": {
            description:
              'Id of a definition, or name of a template ("abstract"), of the same kind, whose members this object starts with (extension).',
            "x-also": ["inherits", "inherits_from", "extends", "parent", "based_on", "base"],
            type: "string",
            minLength: 1,
            "x-extension": true,
          },
          abstract: {
            description:
              "Name of a template that others copy from; it replaces the id, and the template never becomes content (extension).",
            "x-also": ["template"],
            type: "string",
            minLength: 1,
            "x-extension": true,
          },
          extend: {
            description: "Entries to append to inherited lists, by member (extension).",
            "x-beside": "copy-from",
            type: "object",
            "x-extension": true,
            additionalProperties: false,
            properties: {
              flags: {
                description: "Flags that have a meaning for the game (§2.3).",
                "x-also": ["tags", "properties"],
                type: "array",
                "x-set": true,
                items: { type: "string", minLength: 1, "x-ref": "flag" },
                default: [],
              },
              emissions: {
                description: "Ids of what it emits (extension).",
                type: "array",
                items: { type: "string", minLength: 1, "x-ref": "emission" },
                "x-extension": true,
              },
              harvest_by_season: {
                description:
                  'What can be harvested by examining it, by season; it then becomes its "transforms_into". If several entries name a season, the last one counts (extension).',
                "x-extension": true,
                $ref: "#/definitions/list_harvest_by_season",
              },
              nail_pull_items: {
                description:
                  "Numbers of nails and planks that pulling its nails yields; read, but not part of the generated record (extension).",
                type: "array",
                items: { type: "integer", "x-range": [-2147483648, 2147483647] },
                "x-extension": true,
              },
              allowed_template_ids: {
                description: "Ids of the templates that a machine accepts (extension).",
                type: "array",
                items: { type: "string", minLength: 1, "x-ref": "item" },
                "x-extension": true,
              },
            },
            patternProperties: { "^//": {} },
          },
          delete: {
            description: "Entries to remove from inherited lists, by member (extension).",
            "x-beside": "copy-from",
            type: "object",
            "x-extension": true,
            additionalProperties: false,
            properties: {
              flags: {
                description:
                  "Entries to remove from the inherited `flags`, by id or as whole entries.",
              },
              emissions: {
                description:
                  "Entries to remove from the inherited `emissions`, by id or as whole entries.",
              },
              harvest_by_season: {
                description:
                  "Entries to remove from the inherited `harvest_by_season`, by id or as whole entries.",
              },
              nail_pull_items: {
                description:
                  "Entries to remove from the inherited `nail_pull_items`, by id or as whole entries.",
              },
              allowed_template_ids: {
                description:
                  "Entries to remove from the inherited `allowed_template_ids`, by id or as whole entries.",
              },
            },
            patternProperties: { "^//": {} },
          },
          relative: {
            description:
              "Amounts to add to inherited numbers, and to volumes, masses and times as texts with units; by member, and in a part by its members, among which its texts may be repeated; in a list by entries, whose texts say which ones are meant, and others are added (extension).",
            "x-beside": "copy-from",
            type: "object",
            properties: {},
            additionalProperties: { $ref: "#/definitions/inheritance_amount" },
            "x-extension": true,
            patternProperties: { "^//": {} },
          },
          proportional: {
            description:
              "Factors by which to multiply inherited numbers, volumes, masses and times, by member, and in a part by its members, among which its texts may be repeated, and in a list by entries, whose texts say which ones are meant; integers and quantities are truncated (extension).",
            "x-beside": "copy-from",
            type: "object",
            properties: {},
            additionalProperties: { $ref: "#/definitions/inheritance_factor" },
            "x-extension": true,
            patternProperties: { "^//": {} },
          },
          name: {
            description: "Displayed name; translated (§2.3).",
            "x-also": ["title", "label", "display_name"],
            $ref: "#/definitions/translated-text",
          },
          description: {
            description: "Text shown when it is looked at (extension).",
            "x-also": ["desc", "descr", "text", "info"],
            "x-extension": true,
            $ref: "#/definitions/translated-text",
          },
          flags: {
            description: "Flags that have a meaning for the game (§2.3).",
            "x-also": ["tags", "properties"],
            type: "array",
            "x-set": true,
            items: { type: "string", minLength: 1, "x-ref": "flag" },
            default: [],
          },
          connects_to: {
            description:
              "Group of terrains that it connects to, by which tiles and line symbols are rotated (§2.3).",
            type: "string",
            enum: ["CHAINFENCE", "RAILING", "WALL", "WATER", "WOODFENCE", "GUTTER"],
          },
          symbol: {
            description: "Character drawn for it, all year or one for each season (§2.3).",
            "x-also": ["sym", "glyph", "char", "character", "ascii"],
            $ref: "#/definitions/seasonal_symbol",
          },
          color: {
            description:
              'Foreground colour without a background, all year or one for each season; use exactly one of "color" and "bgcolor" (§2.3).',
            "x-also": ["colour", "fg", "foreground"],
            $ref: "#/definitions/seasonal_color",
          },
          bgcolor: {
            description:
              'Solid background colour, all year or one for each season; use exactly one of "color" and "bgcolor" (§2.3).',
            "x-also": ["background", "bg", "bg_color", "bgcolour", "background_color"],
            $ref: "#/definitions/seasonal_color",
          },
          looks_like: {
            description:
              "Id of something similar, whose tile is drawn if this one has none (§2.3).",
            "x-also": ["similar_to", "like", "tile_like"],
            type: "string",
          },
          comfort: {
            description:
              "How well one falls asleep on it, as a number or the name of a level (§2.3).",
            "x-also": ["comfort_level"],
            anyOf: [
              { type: "integer", "x-range": [-999, 999] },
              {
                description: "Name of a level (extension).",
                type: "string",
                enum: [
                  "uncomfortable",
                  "neutral",
                  "slightly_comfortable",
                  "comfortable",
                  "very_comfortable",
                ],
                "x-extension": true,
              },
            ],
            default: 0,
          },
          floor_bedding_warmth: {
            description: "Warmth it adds when slept on (§2.3).",
            type: "number",
            "x-range": [-10000, 10000],
            default: 0,
          },
          bonus_fire_warmth_feet: {
            description: "Warmth that a fire nearby adds to the feet (§2.3).",
            type: "number",
            "x-range": [-10000, 10000],
            default: 300,
          },
          max_volume: {
            description: "Maximum volume of items that can lie here (§2.3).",
            "x-also": ["volume", "capacity", "storage"],
            anyOf: [
              { $ref: "#/definitions/units_volume" },
              {
                description: "A number of legacy units of 250 ml (extension).",
                type: "integer",
                minimum: 0,
                "x-extension": true,
                "x-range": [-2147483648, 2147483647],
              },
            ],
            default: "1000 L",
          },
          examine_action: {
            description: "Name of the function called when it is examined (§2.3).",
            "x-also": ["on_examine", "action", "examine"],
            anyOf: [
              { type: "string", minLength: 1 },
              {
                description: "The function with what it needs to know (extension).",
                type: "object",
                required: ["type"],
                "x-extension": true,
                properties: {
                  type: {
                    description: "Name of the function (extension).",
                    type: "string",
                    minLength: 1,
                  },
                  furn_set: {
                    description: "Id of the furniture that takes its place (extension).",
                    type: "string",
                    "x-ref": "furniture",
                  },
                  item: {
                    description: "Id of the item that it becomes (extension).",
                    type: "string",
                    "x-ref": "item",
                  },
                  terrain_changes: {
                    description: "Ids of terrain nearby, with what each becomes (extension).",
                    type: "object",
                    propertyNames: { "x-ref": "terrain" },
                    additionalProperties: { type: "string", "x-ref": "terrain" },
                  },
                },
                patternProperties: { "^//": {} },
              },
            ],
          },
          open: {
            description: "Id of the object of the same kind that it becomes when opened (§2.3).",
            "x-also": ["opens", "opens_to", "opens_into"],
            type: "string",
            minLength: 1,
            "x-ref": "terrain",
          },
          close: {
            description: "Id of the object of the same kind that it becomes when closed (§2.3).",
            "x-also": ["closes", "closes_to", "closes_into"],
            type: "string",
            minLength: 1,
            "x-ref": "terrain",
          },
          light_emitted: {
            description:
              "Light that it emits: 10 lights its own tile brightly, 15 also the tiles around it (§2.6).",
            "x-also": ["light", "luminance", "light_level", "brightness"],
            type: "integer",
            "x-range": [0, 1000],
            default: 0,
          },
          lockpick_result: {
            description:
              "Id of the object of the same kind that it becomes when its lock is picked (§2.4).",
            type: "string",
            minLength: 1,
            "x-ref": "terrain",
          },
          lockpick_message: {
            description: "Text shown when its lock is picked; a generic message if absent (§2.4).",
            $ref: "#/definitions/translated-text",
          },
          coverage: {
            description: "How much of the view it hides, in percent (extension).",
            type: "integer",
            "x-range": [0, 100],
            default: 0,
            "x-extension": true,
          },
          emissions: {
            description: "Ids of what it emits (extension).",
            type: "array",
            items: { type: "string", minLength: 1, "x-ref": "emission" },
            "x-extension": true,
          },
          harvest_by_season: {
            description:
              'What can be harvested by examining it, by season; it then becomes its "transforms_into". If several entries name a season, the last one counts (extension).',
            "x-extension": true,
            $ref: "#/definitions/list_harvest_by_season",
          },
          heat_radiation: {
            description: "Heat that it emits (extension).",
            type: "number",
            "x-extension": true,
            "x-range": [-2147483648, 2147483647],
          },
          message: {
            description: "Text shown when examining transforms it (extension).",
            "x-extension": true,
            $ref: "#/definitions/translated-text",
          },
          prompt: {
            description: "Question asked before examining transforms it (extension).",
            "x-extension": true,
            $ref: "#/definitions/translated-text",
          },
          fill_result: {
            description:
              "Id of what it becomes when filled up; read, but not part of the generated record (extension).",
            type: "string",
            minLength: 1,
            "x-ref": "terrain",
            "x-extension": true,
          },
          fill_minutes: {
            description:
              "Number of minutes that filling it up takes; read, but not part of the generated record (extension).",
            type: "integer",
            "x-extension": true,
            "x-range": [-2147483648, 2147483647],
          },
          nail_pull_result: {
            description:
              "Id of what it becomes when its nails are pulled; read, but not part of the generated record (extension).",
            type: "string",
            minLength: 1,
            "x-ref": "terrain",
            "x-extension": true,
          },
          nail_pull_items: {
            description:
              "Numbers of nails and planks that pulling its nails yields; read, but not part of the generated record (extension).",
            type: "array",
            items: { type: "integer", "x-range": [-2147483648, 2147483647] },
            "x-extension": true,
          },
          fluid_grid: {
            description:
              "Its part in a network of pipes; read, but not part of the generated record (extension).",
            type: "object",
            "x-extension": true,
          },
          type: { description: 'Fixed: "terrain" (§2.6).', const: "terrain" },
          id: {
            description: "Unique among terrain; it must never change, or saved games break (§2.3).",
            anyOf: [
              {
                description:
                  "Unique among terrain; it must never change, or saved games break (§2.3).",
                type: "string",
                minLength: 1,
              },
              {
                type: "array",
                items: {
                  description:
                    "Unique among terrain; it must never change, or saved games break (§2.3).",
                  type: "string",
                  minLength: 1,
                },
                minItems: 1,
                "x-extension": true,
              },
            ],
          },
          bash: {
            description: "What bashing it does; without it, it cannot be bashed (§2.3).",
            "x-also": ["smash", "break"],
            $ref: "#/definitions/bash_terrain",
          },
          deconstruct: {
            description: "What taking it apart does; without it, it cannot be taken apart (§2.3).",
            "x-also": ["disassemble", "dismantle"],
            $ref: "#/definitions/deconstruct_terrain",
          },
          pry: {
            description: "What prying it open does; without it, it cannot be pried (§2.3).",
            "x-also": ["prying"],
            $ref: "#/definitions/pry_terrain",
          },
          oxytorch: {
            description: "What cutting it with an oxygen torch does (§2.5).",
            $ref: "#/definitions/cutting_terrain",
          },
          boltcut: {
            description: "What cutting it with a bolt cutter does (§2.5).",
            "x-also": ["boltcutter", "bolt_cutter", "boltcutters"],
            $ref: "#/definitions/cutting_terrain",
          },
          hacksaw: {
            description: "What cutting it with a hacksaw does (§2.5).",
            $ref: "#/definitions/cutting_terrain",
          },
          move_cost: {
            description:
              "Cost of moving through it in steps of 50 move points; 0 is impassable (§2.6).",
            "x-also": ["movement_cost", "movecost", "walk_cost", "move_cost_mod"],
            type: "integer",
            minimum: 0,
            "x-range": [0, 1000],
          },
          digging_result: {
            description:
              'Id of the item group that digging a pit here yields; used with the flag "DIGGABLE" (§2.6).',
            type: "string",
            minLength: 1,
            "x-ref": "item_group",
            default: "digging_soil_loam_50L",
          },
          trap: {
            description: "Id of the trap that is part of the terrain (§2.6).",
            type: "string",
            minLength: 1,
            "x-ref": "trap",
          },
          harvestable: {
            description:
              'Id of the item that harvesting yields; needs a "harvest_…" examine action (§2.6).',
            "x-also": ["harvest", "fruit"],
            type: "string",
            minLength: 1,
            "x-ref": "item",
          },
          transforms_into: {
            description:
              'Id of the terrain that it becomes when harvested, or that it turns back into in "harvest_season" (§2.6).',
            "x-also": ["transform", "becomes"],
            type: "string",
            minLength: 1,
            "x-ref": "terrain",
          },
          harvest_season: {
            description: 'Season in which a terrain with the flag "HARVESTED" turns back (§2.6).',
            "x-also": ["season"],
            type: "string",
            enum: ["SUMMER", "AUTUMN", "WINTER", "SPRING"],
          },
          roof: {
            description: "Id of the terrain on top of it (§2.6).",
            "x-also": ["ceiling"],
            type: "string",
            minLength: 1,
            "x-ref": "terrain",
          },
          curtain_transform: {
            description:
              "Id of the terrain that it becomes when its curtains are torn down (extension).",
            type: "string",
            minLength: 1,
            "x-ref": "terrain",
            "x-extension": true,
          },
          allowed_template_ids: {
            description: "Ids of the templates that a machine accepts (extension).",
            type: "array",
            items: { type: "string", minLength: 1, "x-ref": "item" },
            "x-extension": true,
          },
          digging_results: {
            description:
              "What digging here does, in the newer form; read, but not part of the generated record (extension).",
            type: "object",
            additionalProperties: false,
            properties: {
              digging_min: {
                description: "Minimum digging quality of the tool (extension).",
                type: "integer",
                "x-extension": true,
                "x-range": [-2147483648, 2147483647],
              },
              result_ter: {
                description: "Id of the terrain that digging leaves (extension).",
                type: "string",
                minLength: 1,
                "x-ref": "terrain",
                "x-extension": true,
              },
              num_minutes: {
                description: "Number of minutes that digging takes (extension).",
                type: "integer",
                "x-extension": true,
                "x-range": [-2147483648, 2147483647],
              },
              items: {
                description: "Item group, or its id, that digging yields (extension).",
                "x-extension": true,
                $ref: "#/definitions/item-group",
              },
            },
            "x-extension": true,
            patternProperties: { "^//": {} },
          },
          ident: {
            description: "Older spelling of `id` (extension).",
            type: "string",
            minLength: 1,
            "x-extension": true,
          },
          alias: {
            description: "Further ids that name the same definition (extension).",
            anyOf: [
              { type: "string", minLength: 1 },
              { type: "array", items: { type: "string", minLength: 1 } },
            ],
            "x-extension": true,
          },
          "add:flags": {
            description: "Appended to `flags` of the modified definition (extension).",
            type: "array",
            "x-set": true,
            items: { type: "string", minLength: 1, "x-ref": "flag" },
            "x-extension": true,
          },
          "remove:flags": {
            description:
              "Entries to remove from `flags` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string"], "x-ref": "flag" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:emissions": {
            description: "Appended to `emissions` of the modified definition (extension).",
            type: "array",
            items: { type: "string", minLength: 1, "x-ref": "emission" },
            "x-extension": true,
          },
          "remove:emissions": {
            description:
              "Entries to remove from `emissions` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string"], "x-ref": "emission" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:harvest_by_season": {
            description: "Appended to `harvest_by_season` of the modified definition (extension).",
            "x-extension": true,
            $ref: "#/definitions/list_harvest_by_season",
          },
          "remove:harvest_by_season": {
            description:
              "Entries to remove from `harvest_by_season` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "object"], "x-ref": "harvest" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:allowed_template_ids": {
            description:
              "Appended to `allowed_template_ids` of the modified definition (extension).",
            type: "array",
            items: { type: "string", minLength: 1, "x-ref": "item" },
            "x-extension": true,
          },
          "remove:allowed_template_ids": {
            description:
              "Entries to remove from `allowed_template_ids` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string"], "x-ref": "item" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
        },
        patternProperties: { "^//": {} },
      },
      definitions: {
        bash_terrain: "bash_terrain",
        "common-members_harvest": "common-members_harvest",
        "common-members_harvest-entry": "common-members_harvest-entry",
        "common-members_harvest-in-place": "common-members_harvest-in-place",
        "common-members_harvest-list": "common-members_harvest-list",
        cutting_byproduct: "cutting_byproduct",
        cutting_terrain: "cutting_terrain",
        deconstruct_terrain: "deconstruct_terrain",
        inheritance_amount: "inheritance_amount",
        inheritance_factor: "inheritance_factor",
        "item-group": "item-group",
        "item-group_collection-entry": "item-group_collection-entry",
        "item-group_distribution-entry": "item-group_distribution-entry",
        "item-group_entry": "item-group_entry",
        "item-group_group": "item-group_group",
        "item-group_group-entry": "item-group_group-entry",
        "item-group_item-entry": "item-group_item-entry",
        "item-group_list": "item-group_list",
        "item-group_listed-group": "item-group_listed-group",
        "item-group_listed-item": "item-group_listed-item",
        "item-group_probability": "item-group_probability",
        "item-group_range": "item-group_range",
        "item-group_reference": "item-group_reference",
        pry_terrain: "pry_terrain",
        seasonal_color: "seasonal_color",
        seasonal_symbol: "seasonal_symbol",
        "translated-text": "translated-text",
        "translated-text_countable": "translated-text_countable",
        "translated-text_uncountable": "translated-text_uncountable",
        units_time: "units_time",
        units_volume: "units_volume",
        list_harvest_by_season: "list_harvest_by_season",
      },
      required: ["name", "symbol", "id", "move_cost"],
      resolved: {
        root: {
          title: "Terrain",
          description: "A kind of terrain of map tiles (§2.6).",
          type: "object",
          additionalProperties: false,
          required: [
            "id",
            "name",
            "flags",
            "symbol",
            "comfort",
            "floor_bedding_warmth",
            "bonus_fire_warmth_feet",
            "max_volume_ml",
            "light_emitted",
            "move_cost",
          ],
          properties: {
            id: { description: "Its id (§2.3).", type: "string", "x-ref": "terrain" },
            name: { type: "string", description: "Displayed name; translated (§2.3)." },
            description: {
              type: "string",
              description: "Text shown when it is looked at (extension).",
            },
            flags: {
              type: "array",
              items: { type: "string" },
              description: "Flags that have a meaning for the game (§2.3).",
            },
            connects_to: {
              title: "ConnectGroup",
              type: "string",
              enum: ["CHAINFENCE", "RAILING", "WALL", "WATER", "WOODFENCE", "GUTTER"],
              description:
                "Group of terrains that it connects to, by which tiles and line symbols are rotated (§2.3).",
            },
            symbol: {
              description: "Character drawn for it in each season (§2.3).",
              $ref: "#/definitions/seasonal",
            },
            color: {
              description:
                "Foreground colour in each season, without a background; absent if it has a background colour (§2.3).",
              $ref: "#/definitions/seasonal",
            },
            bgcolor: {
              description:
                "Solid background colour in each season; absent if it has a foreground colour (§2.3).",
              $ref: "#/definitions/seasonal",
            },
            looks_like: {
              type: "string",
              description:
                "Id of something similar, whose tile is drawn if this one has none (§2.3).",
            },
            comfort: {
              description:
                "How well one falls asleep on it; a level's name is resolved to its number (§2.3).",
              type: "integer",
            },
            floor_bedding_warmth: {
              type: "number",
              description: "Warmth it adds when slept on (§2.3).",
            },
            bonus_fire_warmth_feet: {
              type: "number",
              description: "Warmth that a fire nearby adds to the feet (§2.3).",
            },
            max_volume_ml: {
              description: "Maximum volume of items that can lie here, in millilitres (§2.3).",
              type: "number",
              "x-from": "max_volume",
            },
            examine_action: {
              type: "string",
              description: "Name of the function called when it is examined (§2.3).",
            },
            open: {
              type: "string",
              "x-ref": "terrain",
              description: "Id of the object of the same kind that it becomes when opened (§2.3).",
            },
            close: {
              type: "string",
              "x-ref": "terrain",
              description: "Id of the object of the same kind that it becomes when closed (§2.3).",
            },
            light_emitted: {
              type: "integer",
              description:
                "Light that it emits: 10 lights its own tile brightly, 15 also the tiles around it (§2.6).",
            },
            lockpick_result: {
              type: "string",
              "x-ref": "terrain",
              description:
                "Id of the object of the same kind that it becomes when its lock is picked (§2.4).",
            },
            lockpick_message: {
              type: "string",
              description:
                "Text shown when its lock is picked; a generic message if absent (§2.4).",
            },
            coverage: {
              type: "integer",
              description: "How much of the view it hides, in percent (extension).",
            },
            emissions: {
              type: "array",
              items: { type: "string", "x-ref": "emission" },
              description: "Ids of what it emits (extension).",
            },
            harvest_by_season: {
              type: "array",
              items: { $ref: "#/definitions/common-members_harvest" },
              description:
                'What can be harvested by examining it, by season; it then becomes its "transforms_into". If several entries name a season, the last one counts (extension).',
            },
            heat_radiation: { type: "number", description: "Heat that it emits (extension)." },
            message: {
              type: "string",
              description: "Text shown when examining transforms it (extension).",
            },
            prompt: {
              type: "string",
              description: "Question asked before examining transforms it (extension).",
            },
            bash: {
              $ref: "#/definitions/bash_terrain",
              description: "What bashing it does; without it, it cannot be bashed (§2.3).",
            },
            deconstruct: {
              $ref: "#/definitions/deconstruct_terrain",
              description:
                "What taking it apart does; without it, it cannot be taken apart (§2.3).",
            },
            pry: {
              $ref: "#/definitions/pry_terrain",
              description: "What prying it open does; without it, it cannot be pried (§2.3).",
            },
            oxytorch: {
              $ref: "#/definitions/cutting_terrain",
              description: "What cutting it with an oxygen torch does (§2.5).",
            },
            boltcut: {
              $ref: "#/definitions/cutting_terrain",
              description: "What cutting it with a bolt cutter does (§2.5).",
            },
            hacksaw: {
              $ref: "#/definitions/cutting_terrain",
              description: "What cutting it with a hacksaw does (§2.5).",
            },
            move_cost: {
              type: "integer",
              description:
                "Cost of moving through it in steps of 50 move points; 0 is impassable (§2.6).",
            },
            digging_result: {
              description:
                'Id of the item group that digging a pit here yields; always present with the flag "DIGGABLE" (§2.6).',
              type: "string",
              "x-ref": "item_group",
            },
            trap: {
              type: "string",
              "x-ref": "trap",
              description: "Id of the trap that is part of the terrain (§2.6).",
            },
            harvestable: {
              type: "string",
              "x-ref": "item",
              description:
                'Id of the item that harvesting yields; needs a "harvest_…" examine action (§2.6).',
            },
            transforms_into: {
              type: "string",
              "x-ref": "terrain",
              description:
                'Id of the terrain that it becomes when harvested, or that it turns back into in "harvest_season" (§2.6).',
            },
            harvest_season: {
              type: "string",
              enum: ["SUMMER", "AUTUMN", "WINTER", "SPRING"],
              description: 'Season in which a terrain with the flag "HARVESTED" turns back (§2.6).',
            },
            roof: {
              type: "string",
              "x-ref": "terrain",
              description: "Id of the terrain on top of it (§2.6).",
            },
            curtain_transform: {
              type: "string",
              "x-ref": "terrain",
              description:
                "Id of the terrain that it becomes when its curtains are torn down (extension).",
            },
            allowed_template_ids: {
              type: "array",
              items: { type: "string", "x-ref": "item" },
              description: "Ids of the templates that a machine accepts (extension).",
            },
          },
        },
        definitions: {
          bash_terrain: "resolved_bash_terrain",
          "common-members_harvest": "resolved_common-members_harvest",
          "common-members_harvest-entry": "resolved_common-members_harvest-entry",
          "common-members_harvest-in-place": "resolved_common-members_harvest-in-place",
          "common-members_harvest-list": "resolved_common-members_harvest-list",
          "common-members_number-range": "common-members_number-range",
          cutting_byproduct: "resolved_cutting_byproduct",
          cutting_terrain: "resolved_cutting_terrain",
          deconstruct_terrain: "resolved_deconstruct_terrain",
          "item-group": "resolved_item-group",
          "item-group_entry": "resolved_item-group_entry",
          "item-group_group-entry": "resolved_item-group_group-entry",
          "item-group_inline": "item-group_inline",
          "item-group_item-entry": "resolved_item-group_item-entry",
          "item-group_nested-entry": "item-group_nested-entry",
          "item-group_range": "resolved_item-group_range",
          "item-group_reference": "resolved_item-group_reference",
          pry_terrain: "resolved_pry_terrain",
          seasonal: "seasonal",
        },
      },
    },
    recipe: {
      definition: {
        title: "Recipe definition",
        description: "A craft recipe (§2.10).",
        type: "object",
        additionalProperties: false,
        properties: {
          "edit-mode": {
            description:
              'What the object does: "create" a new definition, "modify" an earlier one with its id, or "override" that completely (§2.1).',
            type: "string",
            enum: ["create", "modify", "override"],
            default: "create",
          },
          "copy-from": {
            description:
              'Id of a definition, or name of a template ("abstract"), of the same kind, whose members this object starts with (extension).',
            "x-also": ["inherits", "inherits_from", "extends", "parent", "based_on", "base"],
            type: "string",
            minLength: 1,
            "x-extension": true,
          },
          abstract: {
            description:
              "Name of a template that others copy from; it replaces the id, and the template never becomes content (extension).",
            "x-also": ["template"],
            type: "string",
            minLength: 1,
            "x-extension": true,
          },
          extend: {
            description: "Entries to append to inherited lists, by member (extension).",
            "x-beside": "copy-from",
            type: "object",
            "x-extension": true,
            additionalProperties: false,
            properties: {
              qualities: {
                description:
                  "Generic tool qualities that are needed, each with its id, minimum level and number of tools; an entry may itself be a list, of which any one suffices (§2.10).",
                "x-also": ["quality", "tool_qualities"],
                default: [],
                $ref: "#/definitions/list_qualities",
              },
              tools: {
                description:
                  "Specific tools that are needed, as groups; any one alternative of a group is enough, and every group has to be met (§2.10).",
                "x-also": ["required_tools", "tools_required"],
                default: [],
                $ref: "#/definitions/list_tools",
              },
              components: {
                description:
                  "Items that are consumed, as groups of interchangeable alternatives; every group has to be met (§2.10).",
                "x-also": ["ingredients", "materials", "parts"],
                default: [],
                $ref: "#/definitions/list_components",
              },
              delete_flags: {
                description:
                  "Flags that the crafted item loses even if it would inherit them; those of its item type are kept (§2.10).",
                type: "array",
                "x-set": true,
                items: { type: "string", minLength: 1, "x-ref": "flag" },
                default: [],
              },
              skills_required: {
                description:
                  "Skill levels that unlock the recipe, as pairs of skill id and level; a single pair may be given without the outer list, of which further entries are ignored in `bright-nights` (§2.10).",
                "x-also": ["required_skills", "needed_skills", "skill_requirements", "skills"],
                anyOf: [
                  { $ref: "#/definitions/requirement-parts_skill_levels" },
                  {
                    type: "array",
                    minItems: 2,
                    items: [
                      {
                        description: "Skill id (§2.10).",
                        type: "string",
                        minLength: 1,
                        "x-ref": "skill",
                      },
                      {
                        description: "Level of that skill (§2.10).",
                        type: "integer",
                        "x-range": [0, 10],
                      },
                    ],
                    additionalItems: true,
                  },
                ],
                default: [],
              },
              book_learn: {
                description:
                  "Books that teach the recipe, each with the required skill level and optionally the recipe's name in the book; an empty name hides it there (§2.10). An object from book id to level and name is also accepted.",
                "x-also": ["books", "book", "learned_from"],
                anyOf: [
                  { $ref: "#/definitions/list_book_learn" },
                  {
                    type: "object",
                    properties: {},
                    propertyNames: { type: "string", minLength: 1, "x-ref": "item" },
                    additionalProperties: { $ref: "#/definitions/recipe_book" },
                    "x-extension": true,
                    patternProperties: { "^//": {} },
                  },
                ],
                default: [],
              },
              autolearn: {
                description:
                  "Whether the recipe is learned automatically once the required skills are reached, or the skill levels at which it is (§2.10, §3.3).",
                "x-also": ["auto", "auto_learn", "autolearned"],
                anyOf: [
                  { type: "boolean" },
                  { $ref: "#/definitions/requirement-parts_skill_levels" },
                ],
                default: false,
              },
              decomp_learn: {
                description:
                  "Level of the used skill, or the skill levels, at which taking apart an item of the result's type teaches the recipe (§2.10, §3.3).",
                "x-also": ["disassembly_learn"],
                anyOf: [
                  { type: "integer", "x-range": [0, 10] },
                  { $ref: "#/definitions/requirement-parts_skill_levels" },
                ],
              },
              flags: {
                description: "Boolean features of the recipe (§2.10).",
                "x-also": ["tags", "properties"],
                type: "array",
                "x-set": true,
                items: { type: "string", minLength: 1, "x-ref": "flag" },
                default: [],
              },
              using: {
                description:
                  "Requirements defined elsewhere that are needed besides the ones listed here: one id, or a list of ids or of pairs of id and multiplier (§2.10).",
                "x-also": ["uses", "requirements"],
                $ref: "#/definitions/requirement-parts_using",
              },
              byproducts: {
                description:
                  "Items that crafting makes besides the result, each with its number, 1 if absent (extension).",
                default: [],
                "x-extension": true,
                $ref: "#/definitions/list_byproducts",
              },
              proficiencies: {
                description:
                  "Proficiencies that help or are required; accepted, but not used (extension).",
                default: [],
                "x-extension": true,
                $ref: "#/definitions/list_proficiencies",
              },
              nested_category_data: {
                description:
                  "Recipes nested under this one in the listing; accepted, but not used (extension).",
                type: "array",
                items: { type: "string" },
                "x-extension": true,
              },
              blueprint_requires: {
                description:
                  "Camp features that a building needs; accepted, but not used (extension).",
                "x-extension": true,
                $ref: "#/definitions/list_blueprint_requires",
              },
              blueprint_provides: {
                description:
                  "Camp features that a building adds; accepted, but not used (extension).",
                "x-extension": true,
                $ref: "#/definitions/list_blueprint_provides",
              },
              blueprint_excludes: {
                description:
                  "Camp features that must not be present; accepted, but not used (extension).",
                "x-extension": true,
                $ref: "#/definitions/list_blueprint_excludes",
              },
              blueprint_resources: {
                description:
                  "Items that a camp building provides for crafting; accepted, but not used (extension).",
                type: "array",
                items: { type: "string" },
                "x-extension": true,
              },
            },
            patternProperties: { "^//": {} },
          },
          delete: {
            description: "Entries to remove from inherited lists, by member (extension).",
            "x-beside": "copy-from",
            type: "object",
            "x-extension": true,
            additionalProperties: false,
            properties: {
              qualities: {
                description:
                  "Entries to remove from the inherited `qualities`, by id or as whole entries.",
              },
              tools: {
                description:
                  "Entries to remove from the inherited `tools`, by id or as whole entries.",
              },
              components: {
                description:
                  "Entries to remove from the inherited `components`, by id or as whole entries.",
              },
              delete_flags: {
                description:
                  "Entries to remove from the inherited `delete_flags`, by id or as whole entries.",
              },
              skills_required: {
                description:
                  "Entries to remove from the inherited `skills_required`, by id or as whole entries.",
              },
              book_learn: {
                description:
                  "Entries to remove from the inherited `book_learn`, by id or as whole entries.",
              },
              autolearn: {
                description:
                  "Entries to remove from the inherited `autolearn`, by id or as whole entries.",
              },
              decomp_learn: {
                description:
                  "Entries to remove from the inherited `decomp_learn`, by id or as whole entries.",
              },
              flags: {
                description:
                  "Entries to remove from the inherited `flags`, by id or as whole entries.",
              },
              using: {
                description:
                  "Entries to remove from the inherited `using`, by id or as whole entries.",
              },
              byproducts: {
                description:
                  "Entries to remove from the inherited `byproducts`, by id or as whole entries.",
              },
              proficiencies: {
                description:
                  "Entries to remove from the inherited `proficiencies`, by id or as whole entries.",
              },
              nested_category_data: {
                description:
                  "Entries to remove from the inherited `nested_category_data`, by id or as whole entries.",
              },
              blueprint_requires: {
                description:
                  "Entries to remove from the inherited `blueprint_requires`, by id or as whole entries.",
              },
              blueprint_provides: {
                description:
                  "Entries to remove from the inherited `blueprint_provides`, by id or as whole entries.",
              },
              blueprint_excludes: {
                description:
                  "Entries to remove from the inherited `blueprint_excludes`, by id or as whole entries.",
              },
              blueprint_resources: {
                description:
                  "Entries to remove from the inherited `blueprint_resources`, by id or as whole entries.",
              },
            },
            patternProperties: { "^//": {} },
          },
          relative: {
            description:
              "Amounts to add to inherited numbers, and to volumes, masses and times as texts with units; by member, and in a part by its members, among which its texts may be repeated; in a list by entries, whose texts say which ones are meant, and others are added (extension).",
            "x-beside": "copy-from",
            type: "object",
            properties: {},
            additionalProperties: { $ref: "#/definitions/inheritance_amount" },
            "x-extension": true,
            patternProperties: { "^//": {} },
          },
          proportional: {
            description:
              "Factors by which to multiply inherited numbers, volumes, masses and times, by member, and in a part by its members, among which its texts may be repeated, and in a list by entries, whose texts say which ones are meant; integers and quantities are truncated (extension).",
            "x-beside": "copy-from",
            type: "object",
            properties: {},
            additionalProperties: { $ref: "#/definitions/inheritance_factor" },
            "x-extension": true,
            patternProperties: { "^//": {} },
          },
          qualities: {
            description:
              "Generic tool qualities that are needed, each with its id, minimum level and number of tools; an entry may itself be a list, of which any one suffices (§2.10).",
            "x-also": ["quality", "tool_qualities"],
            default: [],
            $ref: "#/definitions/list_qualities",
          },
          tools: {
            description:
              "Specific tools that are needed, as groups; any one alternative of a group is enough, and every group has to be met (§2.10).",
            "x-also": ["required_tools", "tools_required"],
            default: [],
            $ref: "#/definitions/list_tools",
          },
          components: {
            description:
              "Items that are consumed, as groups of interchangeable alternatives; every group has to be met (§2.10).",
            "x-also": ["ingredients", "materials", "parts"],
            default: [],
            $ref: "#/definitions/list_components",
          },
          type: { description: "Marks the object as a craft recipe (§2.10).", const: "recipe" },
          result: {
            description:
              "Id of the item that the recipe makes; together with the suffix it forms the recipe's id (§2.10).",
            "x-also": ["product", "output", "makes", "id"],
            type: "string",
            minLength: 1,
            "x-ref": "item",
          },
          id_suffix: {
            description:
              "Joined to the result to form the recipe id, so that one item can have several recipes (§2.10).",
            "x-also": ["suffix"],
            type: "string",
            default: "",
          },
          reversible: {
            description:
              "Whether an uncraft that undoes this recipe is generated, or how long taking it apart takes (§2.10).",
            anyOf: [
              { type: "boolean" },
              {
                type: "object",
                additionalProperties: false,
                required: ["time"],
                "x-extension": true,
                properties: {
                  time: {
                    description: "How long taking the result apart takes (extension).",
                    $ref: "#/definitions/units_time",
                  },
                },
                patternProperties: { "^//": {} },
              },
            ],
            default: false,
          },
          category: {
            description:
              'Category under which the recipe is listed; "CC_NONCRAFT" is that of disassembly (§2.10).',
            type: "string",
            default: "",
          },
          subcategory: {
            description: "Subcategory under which the recipe is listed (§2.10).",
            type: "string",
            default: "",
          },
          override: {
            description:
              "Whether this recipe replaces another one with the same id instead of conflicting with it (§2.10, §7).",
            type: "boolean",
            default: false,
          },
          obsolete: {
            description:
              "Whether the recipe is kept only so that saved games still find its id (§2.10, §9.2).",
            type: "boolean",
            default: false,
          },
          delete_flags: {
            description:
              "Flags that the crafted item loses even if it would inherit them; those of its item type are kept (§2.10).",
            type: "array",
            "x-set": true,
            items: { type: "string", minLength: 1, "x-ref": "flag" },
            default: [],
          },
          contained: {
            description:
              "Whether the product appears in a container; naming a container implies it (§2.10).",
            type: "boolean",
            default: false,
          },
          container: {
            description:
              "Item id of the container that is used instead of the product's default one (§2.10).",
            type: "string",
            minLength: 1,
            "x-ref": "item",
          },
          charges: {
            description:
              "Charges of the product, for items counted by charges, instead of its default; null is the same as absent (§2.10).",
            type: ["integer", "null"],
            minimum: 0,
            default: null,
            "x-range": [-2147483648, 2147483647],
          },
          result_mult: {
            description:
              "Number of items, or of stacks for items counted by charges, that one craft makes (§2.10).",
            "x-also": ["result_count", "amount", "count", "yield", "quantity"],
            type: "integer",
            minimum: 1,
            default: 1,
            "x-range": [-2147483648, 2147483647],
          },
          skill_used: {
            description: "Skill that success checks use and that crafting trains (§2.10).",
            "x-also": ["skill", "primary_skill", "main_skill"],
            type: "string",
            minLength: 1,
            "x-ref": "skill",
          },
          skills_required: {
            description:
              "Skill levels that unlock the recipe, as pairs of skill id and level; a single pair may be given without the outer list, of which further entries are ignored in `bright-nights` (§2.10).",
            "x-also": ["required_skills", "needed_skills", "skill_requirements", "skills"],
            anyOf: [
              { $ref: "#/definitions/requirement-parts_skill_levels" },
              {
                type: "array",
                minItems: 2,
                items: [
                  {
                    description: "Skill id (§2.10).",
                    type: "string",
                    minLength: 1,
                    "x-ref": "skill",
                  },
                  {
                    description: "Level of that skill (§2.10).",
                    type: "integer",
                    "x-range": [0, 10],
                  },
                ],
                additionalItems: true,
              },
            ],
            default: [],
          },
          book_learn: {
            description:
              "Books that teach the recipe, each with the required skill level and optionally the recipe's name in the book; an empty name hides it there (§2.10). An object from book id to level and name is also accepted.",
            "x-also": ["books", "book", "learned_from"],
            anyOf: [
              { $ref: "#/definitions/list_book_learn" },
              {
                type: "object",
                properties: {},
                propertyNames: { type: "string", minLength: 1, "x-ref": "item" },
                additionalProperties: { $ref: "#/definitions/recipe_book" },
                "x-extension": true,
                patternProperties: { "^//": {} },
              },
            ],
            default: [],
          },
          difficulty: {
            description: "Difficulty of the success check (§2.10).",
            "x-also": ["level", "skill_level"],
            type: "integer",
            minimum: 0,
            maximum: 10,
            default: 0,
            "x-range": [-2147483648, 2147483647],
          },
          time: {
            description:
              "Time that one craft takes, as numbers with units; a plain integer is the legacy form and counts moves, 100 per second (§2.10, §9.3).",
            "x-also": ["duration", "craft_time", "time_needed"],
            anyOf: [
              { $ref: "#/definitions/units_time" },
              { type: "integer", "x-range": [-2147483648, 2147483647] },
            ],
            default: 0,
          },
          autolearn: {
            description:
              "Whether the recipe is learned automatically once the required skills are reached, or the skill levels at which it is (§2.10, §3.3).",
            "x-also": ["auto", "auto_learn", "autolearned"],
            anyOf: [{ type: "boolean" }, { $ref: "#/definitions/requirement-parts_skill_levels" }],
            default: false,
          },
          decomp_learn: {
            description:
              "Level of the used skill, or the skill levels, at which taking apart an item of the result's type teaches the recipe (§2.10, §3.3).",
            "x-also": ["disassembly_learn"],
            anyOf: [
              { type: "integer", "x-range": [0, 10] },
              { $ref: "#/definitions/requirement-parts_skill_levels" },
            ],
          },
          never_learn: {
            description: "Whether the player can never learn the recipe in any way (§2.10, §3.3).",
            type: "boolean",
            default: false,
          },
          batch_time_factors: {
            description:
              "Maximum saving of time in percent, and the smallest batch that reaches it (§2.10).",
            "x-also": ["batch_factors", "batch"],
            type: "array",
            minItems: 2,
            maxItems: 2,
            items: [
              {
                description: "Maximum saving, in percent (§2.10).",
                type: "number",
                minimum: 0,
                maximum: 100,
                "x-range": [-2147483648, 2147483647],
              },
              {
                description: "Smallest batch that reaches it (§2.10).",
                type: "number",
                minimum: 0,
                "x-range": [0, 10000],
              },
            ],
            additionalItems: false,
            "x-positions": ["reduction", "batch"],
          },
          flags: {
            description: "Boolean features of the recipe (§2.10).",
            "x-also": ["tags", "properties"],
            type: "array",
            "x-set": true,
            items: { type: "string", minLength: 1, "x-ref": "flag" },
            default: [],
          },
          construction_blueprint: {
            description:
              "Id of the map update with which a faction camp builds this; empty means none (§2.10).",
            type: "string",
            "x-ref": "mapgen_update",
          },
          on_display: {
            description:
              "False for a hidden construction item, which only serves to calculate building times of faction camps (§2.10).",
            type: "boolean",
            default: true,
          },
          using: {
            description:
              "Requirements defined elsewhere that are needed besides the ones listed here: one id, or a list of ids or of pairs of id and multiplier (§2.10).",
            "x-also": ["uses", "requirements"],
            $ref: "#/definitions/requirement-parts_using",
          },
          byproducts: {
            description:
              "Items that crafting makes besides the result, each with its number, 1 if absent (extension).",
            default: [],
            "x-extension": true,
            $ref: "#/definitions/list_byproducts",
          },
          description: {
            description: "Description of the recipe instead of that of its result (extension).",
            "x-also": ["desc", "descr", "text", "info"],
            "x-extension": true,
            $ref: "#/definitions/translated-text",
          },
          activity_level: {
            description: "How strenuous crafting is; accepted, but not used (extension).",
            type: "string",
            "x-extension": true,
          },
          proficiencies: {
            description:
              "Proficiencies that help or are required; accepted, but not used (extension).",
            default: [],
            "x-extension": true,
            $ref: "#/definitions/list_proficiencies",
          },
          nested_name: {
            description:
              "Heading under which the listing nests the recipe; accepted, but not used (extension).",
            "x-extension": true,
            $ref: "#/definitions/translated-text",
          },
          nested_category_data: {
            description:
              "Recipes nested under this one in the listing; accepted, but not used (extension).",
            type: "array",
            items: { type: "string" },
            "x-extension": true,
          },
          blueprint_name: {
            description: "Name of a camp building; accepted, but not used (extension).",
            "x-extension": true,
            $ref: "#/definitions/translated-text",
          },
          blueprint_requires: {
            description: "Camp features that a building needs; accepted, but not used (extension).",
            "x-extension": true,
            $ref: "#/definitions/list_blueprint_requires",
          },
          blueprint_provides: {
            description: "Camp features that a building adds; accepted, but not used (extension).",
            "x-extension": true,
            $ref: "#/definitions/list_blueprint_provides",
          },
          blueprint_excludes: {
            description:
              "Camp features that must not be present; accepted, but not used (extension).",
            "x-extension": true,
            $ref: "#/definitions/list_blueprint_excludes",
          },
          blueprint_resources: {
            description:
              "Items that a camp building provides for crafting; accepted, but not used (extension).",
            type: "array",
            items: { type: "string" },
            "x-extension": true,
          },
          blueprint_needs: {
            description:
              "Time, skills and materials of a camp building; accepted, but not used (extension).",
            "x-extension": true,
            $ref: "#/definitions/recipe_blueprint_needs",
          },
          check_blueprint_needs: {
            description:
              "Whether the stated needs of a camp building are compared with calculated ones; accepted, but not used (extension).",
            type: "boolean",
            "x-extension": true,
          },
          "add:qualities": {
            description: "Appended to `qualities` of the modified definition (extension).",
            $ref: "#/definitions/list_qualities",
            "x-extension": true,
          },
          "remove:qualities": {
            description:
              "Entries to remove from `qualities` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "object", "array"], "x-ref": "quality" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:tools": {
            description: "Appended to `tools` of the modified definition (extension).",
            $ref: "#/definitions/list_tools",
            "x-extension": true,
          },
          "remove:tools": {
            description:
              "Entries to remove from `tools` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["array"] } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:components": {
            description: "Appended to `components` of the modified definition (extension).",
            $ref: "#/definitions/list_components",
            "x-extension": true,
          },
          "remove:components": {
            description:
              "Entries to remove from `components` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["array"] } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:delete_flags": {
            description: "Appended to `delete_flags` of the modified definition (extension).",
            type: "array",
            "x-set": true,
            items: { type: "string", minLength: 1, "x-ref": "flag" },
            "x-extension": true,
          },
          "remove:delete_flags": {
            description:
              "Entries to remove from `delete_flags` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string"], "x-ref": "flag" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:skills_required": {
            description: "Appended to `skills_required` of the modified definition (extension).",
            anyOf: [
              { $ref: "#/definitions/requirement-parts_skill_levels" },
              {
                type: "array",
                minItems: 2,
                items: [
                  {
                    description: "Skill id (§2.10).",
                    type: "string",
                    minLength: 1,
                    "x-ref": "skill",
                  },
                  {
                    description: "Level of that skill (§2.10).",
                    type: "integer",
                    "x-range": [0, 10],
                  },
                ],
                additionalItems: true,
              },
            ],
            "x-extension": true,
          },
          "remove:skills_required": {
            description:
              "Entries to remove from `skills_required` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "array"], "x-ref": "skill" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:book_learn": {
            description: "Appended to `book_learn` of the modified definition (extension).",
            $ref: "#/definitions/list_book_learn",
            "x-extension": true,
          },
          "remove:book_learn": {
            description:
              "Entries to remove from `book_learn` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "array"], "x-ref": "item" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:autolearn": {
            description: "Appended to `autolearn` of the modified definition (extension).",
            $ref: "#/definitions/requirement-parts_skill_levels",
            "x-extension": true,
          },
          "remove:autolearn": {
            description:
              "Entries to remove from `autolearn` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "array"], "x-ref": "skill" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:decomp_learn": {
            description: "Appended to `decomp_learn` of the modified definition (extension).",
            $ref: "#/definitions/requirement-parts_skill_levels",
            "x-extension": true,
          },
          "remove:decomp_learn": {
            description:
              "Entries to remove from `decomp_learn` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "array"], "x-ref": "skill" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:flags": {
            description: "Appended to `flags` of the modified definition (extension).",
            type: "array",
            "x-set": true,
            items: { type: "string", minLength: 1, "x-ref": "flag" },
            "x-extension": true,
          },
          "remove:flags": {
            description:
              "Entries to remove from `flags` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string"], "x-ref": "flag" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:using": {
            description: "Appended to `using` of the modified definition (extension).",
            $ref: "#/definitions/requirement-parts_using",
            "x-extension": true,
          },
          "remove:using": {
            description:
              "Entries to remove from `using` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "array"], "x-ref": "requirement" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:byproducts": {
            description: "Appended to `byproducts` of the modified definition (extension).",
            "x-extension": true,
            $ref: "#/definitions/list_byproducts",
          },
          "remove:byproducts": {
            description:
              "Entries to remove from `byproducts` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "array"], "x-ref": "item" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:proficiencies": {
            description: "Appended to `proficiencies` of the modified definition (extension).",
            "x-extension": true,
            $ref: "#/definitions/list_proficiencies",
          },
          "remove:proficiencies": {
            description:
              "Entries to remove from `proficiencies` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "object"], "x-ref": "proficiency" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:nested_category_data": {
            description:
              "Appended to `nested_category_data` of the modified definition (extension).",
            type: "array",
            items: { type: "string" },
            "x-extension": true,
          },
          "remove:nested_category_data": {
            description:
              "Entries to remove from `nested_category_data` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string"] } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:blueprint_requires": {
            description: "Appended to `blueprint_requires` of the modified definition (extension).",
            "x-extension": true,
            $ref: "#/definitions/list_blueprint_requires",
          },
          "remove:blueprint_requires": {
            description:
              "Entries to remove from `blueprint_requires` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "object"] } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:blueprint_provides": {
            description: "Appended to `blueprint_provides` of the modified definition (extension).",
            "x-extension": true,
            $ref: "#/definitions/list_blueprint_provides",
          },
          "remove:blueprint_provides": {
            description:
              "Entries to remove from `blueprint_provides` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "object"] } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:blueprint_excludes": {
            description: "Appended to `blueprint_excludes` of the modified definition (extension).",
            "x-extension": true,
            $ref: "#/definitions/list_blueprint_excludes",
          },
          "remove:blueprint_excludes": {
            description:
              "Entries to remove from `blueprint_excludes` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "object"] } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:blueprint_resources": {
            description:
              "Appended to `blueprint_resources` of the modified definition (extension).",
            type: "array",
            items: { type: "string" },
            "x-extension": true,
          },
          "remove:blueprint_resources": {
            description:
              "Entries to remove from `blueprint_resources` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string"] } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
        },
        patternProperties: { "^//": {} },
      },
      definitions: {
        inheritance_amount: "inheritance_amount",
        inheritance_factor: "inheritance_factor",
        recipe_blueprint_feature: "recipe_blueprint_feature",
        recipe_blueprint_needs: "recipe_blueprint_needs",
        recipe_book: "recipe_book",
        recipe_proficiency: "recipe_proficiency",
        "requirement-parts": "requirement-parts",
        "requirement-parts_component": "requirement-parts_component",
        "requirement-parts_component_word": "requirement-parts_component_word",
        "requirement-parts_quality": "requirement-parts_quality",
        "requirement-parts_skill_level": "requirement-parts_skill_level",
        "requirement-parts_skill_levels": "requirement-parts_skill_levels",
        "requirement-parts_tool": "requirement-parts_tool",
        "requirement-parts_using": "requirement-parts_using",
        "translated-text": "translated-text",
        "translated-text_countable": "translated-text_countable",
        "translated-text_uncountable": "translated-text_uncountable",
        units_time: "units_time",
        list_qualities: "list_qualities",
        list_tools: "list_tools",
        list_components: "list_components",
        list_book_learn: "list_book_learn",
        list_byproducts: "list_byproducts",
        list_proficiencies: "list_proficiencies",
        list_blueprint_requires: "list_blueprint_requires",
        list_blueprint_provides: "list_blueprint_provides",
        list_blueprint_excludes: "list_blueprint_excludes",
      },
      required: ["result"],
      resolved: {
        root: {
          title: "Recipe",
          description:
            "A craft recipe with every default filled in and every requirement written out (§2.10).",
          type: "object",
          additionalProperties: false,
          required: [
            "qualities",
            "tools",
            "components",
            "result",
            "id_suffix",
            "category",
            "subcategory",
            "obsolete",
            "delete_flags",
            "contained",
            "skills_required",
            "book_learn",
            "difficulty",
            "time_moves",
            "never_learn",
            "flags",
            "on_display",
            "byproducts",
            "id",
            "reversible",
            "result_mult",
          ],
          properties: {
            qualities: {
              description:
                "Tool qualities that are needed, those of every used requirement first; all of them are needed (§2.10).",
              type: "array",
              items: { $ref: "#/definitions/requirement-parts_quality" },
            },
            tools: {
              description:
                "Groups of tools, those of every used requirement first; one alternative of each group is needed (§2.10).",
              type: "array",
              items: { type: "array", items: { $ref: "#/definitions/requirement-parts_tool" } },
            },
            components: {
              description:
                "Groups of components, those of every used requirement first; one alternative of each group is needed. No item occurs twice in one group (§2.10).",
              type: "array",
              items: {
                type: "array",
                items: { $ref: "#/definitions/requirement-parts_component" },
              },
            },
            result: {
              type: "string",
              "x-ref": "item",
              description:
                "Id of the item that the recipe makes; together with the suffix it forms the recipe's id (§2.10).",
            },
            id_suffix: {
              type: "string",
              description:
                "Joined to the result to form the recipe id, so that one item can have several recipes (§2.10).",
            },
            category: {
              type: "string",
              description:
                'Category under which the recipe is listed; "CC_NONCRAFT" is that of disassembly (§2.10).',
            },
            subcategory: {
              type: "string",
              description: "Subcategory under which the recipe is listed (§2.10).",
            },
            obsolete: {
              type: "boolean",
              description:
                "Whether the recipe is kept only so that saved games still find its id (§2.10, §9.2).",
            },
            missing_requirements: {
              description:
                "Requirements that are not part of the content, from `using` or from a group that lists nothing else, so nothing meets them: for each of them, the tools begin with an empty group. Absent if there are none (§2.10).",
              type: "array",
              minItems: 1,
              items: { type: "string", "x-ref": "requirement" },
              "x-from": "using",
            },
            delete_flags: {
              type: "array",
              items: { type: "string" },
              description:
                "Flags that the crafted item loses even if it would inherit them; those of its item type are kept (§2.10).",
            },
            contained: {
              type: "boolean",
              description:
                "Whether the product appears in a container; naming a container implies it (§2.10).",
            },
            container: {
              type: "string",
              "x-ref": "item",
              description:
                "Item id of the container that is used instead of the product's default one (§2.10).",
            },
            charges: {
              description:
                "Charges of the product, for items counted by charges; absent if they are its default (§2.10).",
              type: "integer",
              minimum: 0,
            },
            skill_used: {
              type: "string",
              "x-ref": "skill",
              description: "Skill that success checks use and that crafting trains (§2.10).",
            },
            skills_required: {
              description: "Skill levels that unlock the recipe; all of them are needed (§2.10).",
              $ref: "#/definitions/requirement-parts_skill_levels",
            },
            book_learn: {
              description: "Books that teach the recipe (§2.10).",
              type: "array",
              items: { $ref: "#/definitions/recipe_book" },
            },
            difficulty: {
              type: "integer",
              description: "Difficulty of the success check (§2.10).",
            },
            time_moves: {
              description: "Time that one craft takes, in moves, 100 per second (§2.10).",
              type: "integer",
              "x-from": "time",
            },
            autolearn: {
              description:
                "Skill levels that teach the recipe once all are reached, none if the list is empty; absent if it is not learned automatically (§2.10, §3.3).",
              $ref: "#/definitions/requirement-parts_skill_levels",
            },
            decomp_learn: {
              description:
                "Skill levels at which taking apart an item of the result's type teaches the recipe; absent if that teaches nothing (§2.10, §3.3).",
              $ref: "#/definitions/requirement-parts_skill_levels",
            },
            never_learn: {
              type: "boolean",
              description:
                "Whether the player can never learn the recipe in any way (§2.10, §3.3).",
            },
            batch_time_factors: {
              $ref: "#/definitions/recipe_batch_time_factors",
              description:
                "Maximum saving of time in percent, and the smallest batch that reaches it (§2.10).",
            },
            flags: {
              type: "array",
              items: { type: "string" },
              description: "Boolean features of the recipe (§2.10).",
            },
            construction_blueprint: {
              type: "string",
              "x-ref": "mapgen_update",
              description:
                "Id of the map update with which a faction camp builds this; empty means none (§2.10).",
            },
            on_display: {
              type: "boolean",
              description:
                "False for a hidden construction item, which only serves to calculate building times of faction camps (§2.10).",
            },
            byproducts: {
              type: "array",
              items: { $ref: "#/definitions/recipe_byproduct" },
              description:
                "Items that crafting makes besides the result, each with its number, 1 if absent (extension).",
            },
            description: {
              type: "string",
              description: "Description of the recipe instead of that of its result (extension).",
            },
            id: {
              description: "Id of the recipe: its result and its suffix, joined (§2.10).",
              type: "string",
              "x-ref": "recipe",
            },
            reversible: {
              type: "boolean",
              description:
                "Whether an uncraft that undoes this recipe is generated, or how long taking it apart takes (§2.10).",
            },
            result_mult: {
              type: "integer",
              minimum: 1,
              description:
                "Number of items, or of stacks for items counted by charges, that one craft makes (§2.10).",
            },
            too_complex: {
              description:
                "Present if the component groups overlap in too many ways to be resolved beforehand (§7.3).",
              const: true,
            },
          },
        },
        definitions: {
          recipe_batch_time_factors: "recipe_batch_time_factors",
          recipe_book: "resolved_recipe_book",
          recipe_byproduct: "recipe_byproduct",
          "requirement-parts_component": "resolved_requirement-parts_component",
          "requirement-parts_quality": "resolved_requirement-parts_quality",
          "requirement-parts_quality_alternative": "requirement-parts_quality_alternative",
          "requirement-parts_skill_level": "resolved_requirement-parts_skill_level",
          "requirement-parts_skill_levels": "resolved_requirement-parts_skill_levels",
          "requirement-parts_tool": "resolved_requirement-parts_tool",
        },
      },
    },
    uncraft: {
      definition: {
        title: "Uncraft definition",
        description: "A disassembly recipe; its members are those of a craft recipe (§2.10).",
        type: "object",
        additionalProperties: false,
        properties: {
          "edit-mode": {
            description:
              'What the object does: "create" a new definition, "modify" an earlier one with its id, or "override" that completely (§2.1).',
            type: "string",
            enum: ["create", "modify", "override"],
            default: "create",
          },
          "copy-from": {
            description:
              'Id of a definition, or name of a template ("abstract"), of the same kind, whose members this object starts with (extension).',
            "x-also": ["inherits", "inherits_from", "extends", "parent", "based_on", "base"],
            type: "string",
            minLength: 1,
            "x-extension": true,
          },
          abstract: {
            description:
              "Name of a template that others copy from; it replaces the id, and the template never becomes content (extension).",
            "x-also": ["template"],
            type: "string",
            minLength: 1,
            "x-extension": true,
          },
          extend: {
            description: "Entries to append to inherited lists, by member (extension).",
            "x-beside": "copy-from",
            type: "object",
            "x-extension": true,
            additionalProperties: false,
            properties: {
              qualities: {
                description:
                  "Generic tool qualities that are needed, each with its id, minimum level and number of tools; an entry may itself be a list, of which any one suffices (§2.10).",
                "x-also": ["quality", "tool_qualities"],
                default: [],
                $ref: "#/definitions/list_qualities",
              },
              tools: {
                description:
                  "Specific tools that are needed, as groups; any one alternative of a group is enough, and every group has to be met (§2.10).",
                "x-also": ["required_tools", "tools_required"],
                default: [],
                $ref: "#/definitions/list_tools",
              },
              components: {
                description:
                  "Items that taking apart returns, as groups; one alternative of each group is returned (§2.10).",
                default: [],
                $ref: "#/definitions/list_components",
              },
              delete_flags: {
                description: "Flags of crafted items; not used by taking apart (§2.10).",
                type: "array",
                "x-set": true,
                items: { type: "string", minLength: 1, "x-ref": "flag" },
                default: [],
              },
              skills_required: {
                description:
                  "Skill levels that unlock the recipe, as pairs of skill id and level; a single pair may be given without the outer list, of which further entries are ignored in `bright-nights` (§2.10).",
                "x-also": ["required_skills", "needed_skills", "skill_requirements", "skills"],
                anyOf: [
                  { $ref: "#/definitions/requirement-parts_skill_levels" },
                  {
                    type: "array",
                    minItems: 2,
                    items: [
                      {
                        description: "Skill id (§2.10).",
                        type: "string",
                        minLength: 1,
                        "x-ref": "skill",
                      },
                      {
                        description: "Level of that skill (§2.10).",
                        type: "integer",
                        "x-range": [0, 10],
                      },
                    ],
                    additionalItems: true,
                  },
                ],
                default: [],
              },
              book_learn: {
                description:
                  "Books that teach the recipe, each with the required skill level and optionally the recipe's name in the book; an empty name hides it there (§2.10). An object from book id to level and name is also accepted.",
                "x-also": ["books", "book", "learned_from"],
                anyOf: [
                  { $ref: "#/definitions/list_book_learn" },
                  {
                    type: "object",
                    properties: {},
                    propertyNames: { type: "string", minLength: 1, "x-ref": "item" },
                    additionalProperties: { $ref: "#/definitions/recipe_book" },
                    "x-extension": true,
                    patternProperties: { "^//": {} },
                  },
                ],
                default: [],
              },
              autolearn: {
                description:
                  "Whether the recipe is learned automatically once the required skills are reached, or the skill levels at which it is (§2.10, §3.3).",
                "x-also": ["auto", "auto_learn", "autolearned"],
                anyOf: [
                  { type: "boolean" },
                  { $ref: "#/definitions/requirement-parts_skill_levels" },
                ],
                default: false,
              },
              decomp_learn: {
                description:
                  "Level of the used skill, or the skill levels, at which taking apart an item of the result's type teaches the recipe (§2.10, §3.3).",
                "x-also": ["disassembly_learn"],
                anyOf: [
                  { type: "integer", "x-range": [0, 10] },
                  { $ref: "#/definitions/requirement-parts_skill_levels" },
                ],
              },
              flags: {
                description: "Boolean features of the uncraft (§2.10).",
                "x-also": ["tags", "properties"],
                type: "array",
                "x-set": true,
                items: { type: "string", minLength: 1, "x-ref": "flag" },
                default: [],
              },
              using: {
                description:
                  "Requirements defined elsewhere that are needed besides the ones listed here: one id, or a list of ids or of pairs of id and multiplier (§2.10).",
                "x-also": ["uses", "requirements"],
                $ref: "#/definitions/requirement-parts_using",
              },
              byproducts: {
                description:
                  "Items that taking apart leaves besides the components, each with its number, 1 if absent (extension).",
                default: [],
                "x-extension": true,
                $ref: "#/definitions/list_byproducts",
              },
              proficiencies: {
                description:
                  "Proficiencies that help or are required; accepted, but not used (extension).",
                default: [],
                "x-extension": true,
                $ref: "#/definitions/list_proficiencies",
              },
              nested_category_data: {
                description:
                  "Recipes nested under this one in the listing; accepted, but not used (extension).",
                type: "array",
                items: { type: "string" },
                "x-extension": true,
              },
              blueprint_requires: {
                description:
                  "Camp features that a building needs; accepted, but not used (extension).",
                "x-extension": true,
                $ref: "#/definitions/list_blueprint_requires",
              },
              blueprint_provides: {
                description:
                  "Camp features that a building adds; accepted, but not used (extension).",
                "x-extension": true,
                $ref: "#/definitions/list_blueprint_provides",
              },
              blueprint_excludes: {
                description:
                  "Camp features that must not be present; accepted, but not used (extension).",
                "x-extension": true,
                $ref: "#/definitions/list_blueprint_excludes",
              },
              blueprint_resources: {
                description:
                  "Items that a camp building provides for crafting; accepted, but not used (extension).",
                type: "array",
                items: { type: "string" },
                "x-extension": true,
              },
            },
            patternProperties: { "^//": {} },
          },
          delete: {
            description: "Entries to remove from inherited lists, by member (extension).",
            "x-beside": "copy-from",
            type: "object",
            "x-extension": true,
            additionalProperties: false,
            properties: {
              qualities: {
                description:
                  "Entries to remove from the inherited `qualities`, by id or as whole entries.",
              },
              tools: {
                description:
                  "Entries to remove from the inherited `tools`, by id or as whole entries.",
              },
              components: {
                description:
                  "Entries to remove from the inherited `components`, by id or as whole entries.",
              },
              delete_flags: {
                description:
                  "Entries to remove from the inherited `delete_flags`, by id or as whole entries.",
              },
              skills_required: {
                description:
                  "Entries to remove from the inherited `skills_required`, by id or as whole entries.",
              },
              book_learn: {
                description:
                  "Entries to remove from the inherited `book_learn`, by id or as whole entries.",
              },
              autolearn: {
                description:
                  "Entries to remove from the inherited `autolearn`, by id or as whole entries.",
              },
              decomp_learn: {
                description:
                  "Entries to remove from the inherited `decomp_learn`, by id or as whole entries.",
              },
              flags: {
                description:
                  "Entries to remove from the inherited `flags`, by id or as whole entries.",
              },
              using: {
                description:
                  "Entries to remove from the inherited `using`, by id or as whole entries.",
              },
              byproducts: {
                description:
                  "Entries to remove from the inherited `byproducts`, by id or as whole entries.",
              },
              proficiencies: {
                description:
                  "Entries to remove from the inherited `proficiencies`, by id or as whole entries.",
              },
              nested_category_data: {
                description:
                  "Entries to remove from the inherited `nested_category_data`, by id or as whole entries.",
              },
              blueprint_requires: {
                description:
                  "Entries to remove from the inherited `blueprint_requires`, by id or as whole entries.",
              },
              blueprint_provides: {
                description:
                  "Entries to remove from the inherited `blueprint_provides`, by id or as whole entries.",
              },
              blueprint_excludes: {
                description:
                  "Entries to remove from the inherited `blueprint_excludes`, by id or as whole entries.",
              },
              blueprint_resources: {
                description:
                  "Entries to remove from the inherited `blueprint_resources`, by id or as whole entries.",
              },
            },
            patternProperties: { "^//": {} },
          },
          relative: {
            description:
              "Amounts to add to inherited numbers, and to volumes, masses and times as texts with units; by member, and in a part by its members, among which its texts may be repeated; in a list by entries, whose texts say which ones are meant, and others are added (extension).",
            "x-beside": "copy-from",
            type: "object",
            properties: {},
            additionalProperties: { $ref: "#/definitions/inheritance_amount" },
            "x-extension": true,
            patternProperties: { "^//": {} },
          },
          proportional: {
            description:
              "Factors by which to multiply inherited numbers, volumes, masses and times, by member, and in a part by its members, among which its texts may be repeated, and in a list by entries, whose texts say which ones are meant; integers and quantities are truncated (extension).",
            "x-beside": "copy-from",
            type: "object",
            properties: {},
            additionalProperties: { $ref: "#/definitions/inheritance_factor" },
            "x-extension": true,
            patternProperties: { "^//": {} },
          },
          qualities: {
            description:
              "Generic tool qualities that are needed, each with its id, minimum level and number of tools; an entry may itself be a list, of which any one suffices (§2.10).",
            "x-also": ["quality", "tool_qualities"],
            default: [],
            $ref: "#/definitions/list_qualities",
          },
          tools: {
            description:
              "Specific tools that are needed, as groups; any one alternative of a group is enough, and every group has to be met (§2.10).",
            "x-also": ["required_tools", "tools_required"],
            default: [],
            $ref: "#/definitions/list_tools",
          },
          components: {
            description:
              "Items that taking apart returns, as groups; one alternative of each group is returned (§2.10).",
            default: [],
            $ref: "#/definitions/list_components",
          },
          type: {
            description: "Marks the object as a disassembly recipe (§2.10).",
            const: "uncraft",
          },
          result: {
            description: "Id of the item that is taken apart, and of the uncraft (§2.10).",
            "x-also": ["product", "output", "makes", "item", "id"],
            type: "string",
            minLength: 1,
            "x-ref": "item",
          },
          id_suffix: {
            description:
              "Joined to the item's id in dialects that read it, so that one item can be taken apart in several ways (§2.10).",
            "x-also": ["suffix"],
            type: "string",
            default: "",
          },
          reversible: {
            description:
              "Whether an uncraft that undoes this recipe is generated, or how long taking it apart takes (§2.10).",
            anyOf: [
              { type: "boolean" },
              {
                type: "object",
                additionalProperties: false,
                required: ["time"],
                "x-extension": true,
                properties: {
                  time: {
                    description: "How long taking the result apart takes (extension).",
                    $ref: "#/definitions/units_time",
                  },
                },
                patternProperties: { "^//": {} },
              },
            ],
            default: false,
          },
          category: {
            description: "Category under which taking apart is listed (§2.10).",
            type: "string",
            default: "CC_NONCRAFT",
          },
          subcategory: {
            description: "Subcategory under which taking apart is listed (§2.10).",
            type: "string",
            default: "",
          },
          override: {
            description:
              "Whether this uncraft replaces another one with the same id instead of conflicting with it (§2.10, §7).",
            type: "boolean",
            default: false,
          },
          obsolete: {
            description:
              "Whether the uncraft is kept only so that saved games still find its id (§2.10, §9.2).",
            type: "boolean",
            default: false,
          },
          delete_flags: {
            description: "Flags of crafted items; not used by taking apart (§2.10).",
            type: "array",
            "x-set": true,
            items: { type: "string", minLength: 1, "x-ref": "flag" },
            default: [],
          },
          contained: {
            description:
              "Whether the item that is taken apart comes in a container; naming a container implies it (§2.10).",
            type: "boolean",
            default: false,
          },
          container: {
            description:
              "Item id of the container that the item comes in, instead of its default one (§2.10).",
            type: "string",
            minLength: 1,
            "x-ref": "item",
          },
          charges: {
            description:
              "Charges of the product, for items counted by charges, instead of its default; null is the same as absent (§2.10).",
            type: ["integer", "null"],
            minimum: 0,
            default: null,
            "x-range": [-2147483648, 2147483647],
          },
          result_mult: {
            description:
              "Number of items, or of stacks for items counted by charges, that are taken apart at once (§2.10).",
            "x-also": ["result_multiplier", "yield"],
            type: "integer",
            minimum: 1,
            default: 1,
            "x-range": [-2147483648, 2147483647],
          },
          skill_used: {
            description: "Skill that success checks use and that taking apart trains (§2.10).",
            "x-also": ["skill", "primary_skill", "main_skill"],
            type: "string",
            minLength: 1,
            "x-ref": "skill",
          },
          skills_required: {
            description:
              "Skill levels that unlock the recipe, as pairs of skill id and level; a single pair may be given without the outer list, of which further entries are ignored in `bright-nights` (§2.10).",
            "x-also": ["required_skills", "needed_skills", "skill_requirements", "skills"],
            anyOf: [
              { $ref: "#/definitions/requirement-parts_skill_levels" },
              {
                type: "array",
                minItems: 2,
                items: [
                  {
                    description: "Skill id (§2.10).",
                    type: "string",
                    minLength: 1,
                    "x-ref": "skill",
                  },
                  {
                    description: "Level of that skill (§2.10).",
                    type: "integer",
                    "x-range": [0, 10],
                  },
                ],
                additionalItems: true,
              },
            ],
            default: [],
          },
          book_learn: {
            description:
              "Books that teach the recipe, each with the required skill level and optionally the recipe's name in the book; an empty name hides it there (§2.10). An object from book id to level and name is also accepted.",
            "x-also": ["books", "book", "learned_from"],
            anyOf: [
              { $ref: "#/definitions/list_book_learn" },
              {
                type: "object",
                properties: {},
                propertyNames: { type: "string", minLength: 1, "x-ref": "item" },
                additionalProperties: { $ref: "#/definitions/recipe_book" },
                "x-extension": true,
                patternProperties: { "^//": {} },
              },
            ],
            default: [],
          },
          difficulty: {
            description: "Difficulty of the success check of taking apart (§2.10).",
            "x-also": ["level", "skill_level"],
            type: "integer",
            minimum: 0,
            maximum: 10,
            default: 0,
            "x-range": [-2147483648, 2147483647],
          },
          time: {
            description:
              "Time that one craft takes, as numbers with units; a plain integer is the legacy form and counts moves, 100 per second (§2.10, §9.3).",
            "x-also": ["duration", "craft_time", "time_needed"],
            anyOf: [
              { $ref: "#/definitions/units_time" },
              { type: "integer", "x-range": [-2147483648, 2147483647] },
            ],
            default: 0,
          },
          autolearn: {
            description:
              "Whether the recipe is learned automatically once the required skills are reached, or the skill levels at which it is (§2.10, §3.3).",
            "x-also": ["auto", "auto_learn", "autolearned"],
            anyOf: [{ type: "boolean" }, { $ref: "#/definitions/requirement-parts_skill_levels" }],
            default: false,
          },
          decomp_learn: {
            description:
              "Level of the used skill, or the skill levels, at which taking apart an item of the result's type teaches the recipe (§2.10, §3.3).",
            "x-also": ["disassembly_learn"],
            anyOf: [
              { type: "integer", "x-range": [0, 10] },
              { $ref: "#/definitions/requirement-parts_skill_levels" },
            ],
          },
          never_learn: {
            description:
              "Whether the player can never learn to take the item apart from a recipe (§2.10, §3.3).",
            type: "boolean",
            default: false,
          },
          batch_time_factors: {
            description:
              "Maximum saving of time in percent when several are taken apart, and the smallest batch that reaches it (§2.10).",
            "x-also": ["batch_factors", "batch"],
            type: "array",
            minItems: 2,
            maxItems: 2,
            items: [
              {
                description: "Maximum saving, in percent (§2.10).",
                type: "number",
                minimum: 0,
                maximum: 100,
                "x-range": [-2147483648, 2147483647],
              },
              {
                description: "Smallest batch that reaches it (§2.10).",
                type: "number",
                minimum: 0,
                "x-range": [0, 10000],
              },
            ],
            additionalItems: false,
            "x-positions": ["reduction", "batch"],
          },
          flags: {
            description: "Boolean features of the uncraft (§2.10).",
            "x-also": ["tags", "properties"],
            type: "array",
            "x-set": true,
            items: { type: "string", minLength: 1, "x-ref": "flag" },
            default: [],
          },
          construction_blueprint: {
            description:
              "Id of the map update with which a faction camp builds this; empty means none (§2.10).",
            type: "string",
            "x-ref": "mapgen_update",
          },
          on_display: {
            description:
              "False for a hidden construction item, which only serves to calculate building times of faction camps (§2.10).",
            type: "boolean",
            default: true,
          },
          using: {
            description:
              "Requirements defined elsewhere that are needed besides the ones listed here: one id, or a list of ids or of pairs of id and multiplier (§2.10).",
            "x-also": ["uses", "requirements"],
            $ref: "#/definitions/requirement-parts_using",
          },
          byproducts: {
            description:
              "Items that taking apart leaves besides the components, each with its number, 1 if absent (extension).",
            default: [],
            "x-extension": true,
            $ref: "#/definitions/list_byproducts",
          },
          description: {
            description: "Description of taking apart instead of that of the item (extension).",
            "x-also": ["desc", "descr", "text", "info"],
            "x-extension": true,
            $ref: "#/definitions/translated-text",
          },
          activity_level: {
            description: "How strenuous crafting is; accepted, but not used (extension).",
            type: "string",
            "x-extension": true,
          },
          proficiencies: {
            description:
              "Proficiencies that help or are required; accepted, but not used (extension).",
            default: [],
            "x-extension": true,
            $ref: "#/definitions/list_proficiencies",
          },
          nested_name: {
            description:
              "Heading under which the listing nests the recipe; accepted, but not used (extension).",
            "x-extension": true,
            $ref: "#/definitions/translated-text",
          },
          nested_category_data: {
            description:
              "Recipes nested under this one in the listing; accepted, but not used (extension).",
            type: "array",
            items: { type: "string" },
            "x-extension": true,
          },
          blueprint_name: {
            description: "Name of a camp building; accepted, but not used (extension).",
            "x-extension": true,
            $ref: "#/definitions/translated-text",
          },
          blueprint_requires: {
            description: "Camp features that a building needs; accepted, but not used (extension).",
            "x-extension": true,
            $ref: "#/definitions/list_blueprint_requires",
          },
          blueprint_provides: {
            description: "Camp features that a building adds; accepted, but not used (extension).",
            "x-extension": true,
            $ref: "#/definitions/list_blueprint_provides",
          },
          blueprint_excludes: {
            description:
              "Camp features that must not be present; accepted, but not used (extension).",
            "x-extension": true,
            $ref: "#/definitions/list_blueprint_excludes",
          },
          blueprint_resources: {
            description:
              "Items that a camp building provides for crafting; accepted, but not used (extension).",
            type: "array",
            items: { type: "string" },
            "x-extension": true,
          },
          blueprint_needs: {
            description:
              "Time, skills and materials of a camp building; accepted, but not used (extension).",
            "x-extension": true,
            $ref: "#/definitions/recipe_blueprint_needs",
          },
          check_blueprint_needs: {
            description:
              "Whether the stated needs of a camp building are compared with calculated ones; accepted, but not used (extension).",
            type: "boolean",
            "x-extension": true,
          },
          "add:qualities": {
            description: "Appended to `qualities` of the modified definition (extension).",
            $ref: "#/definitions/list_qualities",
            "x-extension": true,
          },
          "remove:qualities": {
            description:
              "Entries to remove from `qualities` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "object", "array"], "x-ref": "quality" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:tools": {
            description: "Appended to `tools` of the modified definition (extension).",
            $ref: "#/definitions/list_tools",
            "x-extension": true,
          },
          "remove:tools": {
            description:
              "Entries to remove from `tools` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["array"] } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:components": {
            description: "Appended to `components` of the modified definition (extension).",
            $ref: "#/definitions/list_components",
            "x-extension": true,
          },
          "remove:components": {
            description:
              "Entries to remove from `components` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["array"] } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:delete_flags": {
            description: "Appended to `delete_flags` of the modified definition (extension).",
            type: "array",
            "x-set": true,
            items: { type: "string", minLength: 1, "x-ref": "flag" },
            "x-extension": true,
          },
          "remove:delete_flags": {
            description:
              "Entries to remove from `delete_flags` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string"], "x-ref": "flag" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:skills_required": {
            description: "Appended to `skills_required` of the modified definition (extension).",
            anyOf: [
              { $ref: "#/definitions/requirement-parts_skill_levels" },
              {
                type: "array",
                minItems: 2,
                items: [
                  {
                    description: "Skill id (§2.10).",
                    type: "string",
                    minLength: 1,
                    "x-ref": "skill",
                  },
                  {
                    description: "Level of that skill (§2.10).",
                    type: "integer",
                    "x-range": [0, 10],
                  },
                ],
                additionalItems: true,
              },
            ],
            "x-extension": true,
          },
          "remove:skills_required": {
            description:
              "Entries to remove from `skills_required` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "array"], "x-ref": "skill" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:book_learn": {
            description: "Appended to `book_learn` of the modified definition (extension).",
            $ref: "#/definitions/list_book_learn",
            "x-extension": true,
          },
          "remove:book_learn": {
            description:
              "Entries to remove from `book_learn` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "array"], "x-ref": "item" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:autolearn": {
            description: "Appended to `autolearn` of the modified definition (extension).",
            $ref: "#/definitions/requirement-parts_skill_levels",
            "x-extension": true,
          },
          "remove:autolearn": {
            description:
              "Entries to remove from `autolearn` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "array"], "x-ref": "skill" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:decomp_learn": {
            description: "Appended to `decomp_learn` of the modified definition (extension).",
            $ref: "#/definitions/requirement-parts_skill_levels",
            "x-extension": true,
          },
          "remove:decomp_learn": {
            description:
              "Entries to remove from `decomp_learn` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "array"], "x-ref": "skill" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:flags": {
            description: "Appended to `flags` of the modified definition (extension).",
            type: "array",
            "x-set": true,
            items: { type: "string", minLength: 1, "x-ref": "flag" },
            "x-extension": true,
          },
          "remove:flags": {
            description:
              "Entries to remove from `flags` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string"], "x-ref": "flag" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:using": {
            description: "Appended to `using` of the modified definition (extension).",
            $ref: "#/definitions/requirement-parts_using",
            "x-extension": true,
          },
          "remove:using": {
            description:
              "Entries to remove from `using` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "array"], "x-ref": "requirement" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:byproducts": {
            description: "Appended to `byproducts` of the modified definition (extension).",
            "x-extension": true,
            $ref: "#/definitions/list_byproducts",
          },
          "remove:byproducts": {
            description:
              "Entries to remove from `byproducts` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "array"], "x-ref": "item" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:proficiencies": {
            description: "Appended to `proficiencies` of the modified definition (extension).",
            "x-extension": true,
            $ref: "#/definitions/list_proficiencies",
          },
          "remove:proficiencies": {
            description:
              "Entries to remove from `proficiencies` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "object"], "x-ref": "proficiency" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:nested_category_data": {
            description:
              "Appended to `nested_category_data` of the modified definition (extension).",
            type: "array",
            items: { type: "string" },
            "x-extension": true,
          },
          "remove:nested_category_data": {
            description:
              "Entries to remove from `nested_category_data` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string"] } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:blueprint_requires": {
            description: "Appended to `blueprint_requires` of the modified definition (extension).",
            "x-extension": true,
            $ref: "#/definitions/list_blueprint_requires",
          },
          "remove:blueprint_requires": {
            description:
              "Entries to remove from `blueprint_requires` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "object"] } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:blueprint_provides": {
            description: "Appended to `blueprint_provides` of the modified definition (extension).",
            "x-extension": true,
            $ref: "#/definitions/list_blueprint_provides",
          },
          "remove:blueprint_provides": {
            description:
              "Entries to remove from `blueprint_provides` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "object"] } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:blueprint_excludes": {
            description: "Appended to `blueprint_excludes` of the modified definition (extension).",
            "x-extension": true,
            $ref: "#/definitions/list_blueprint_excludes",
          },
          "remove:blueprint_excludes": {
            description:
              "Entries to remove from `blueprint_excludes` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "object"] } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:blueprint_resources": {
            description:
              "Appended to `blueprint_resources` of the modified definition (extension).",
            type: "array",
            items: { type: "string" },
            "x-extension": true,
          },
          "remove:blueprint_resources": {
            description:
              "Entries to remove from `blueprint_resources` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string"] } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
        },
        patternProperties: { "^//": {} },
      },
      definitions: {
        inheritance_amount: "inheritance_amount",
        inheritance_factor: "inheritance_factor",
        recipe_blueprint_feature: "recipe_blueprint_feature",
        recipe_blueprint_needs: "recipe_blueprint_needs",
        recipe_book: "recipe_book",
        recipe_proficiency: "recipe_proficiency",
        "requirement-parts": "requirement-parts",
        "requirement-parts_component": "requirement-parts_component",
        "requirement-parts_component_word": "requirement-parts_component_word",
        "requirement-parts_quality": "requirement-parts_quality",
        "requirement-parts_skill_level": "requirement-parts_skill_level",
        "requirement-parts_skill_levels": "requirement-parts_skill_levels",
        "requirement-parts_tool": "requirement-parts_tool",
        "requirement-parts_using": "requirement-parts_using",
        "translated-text": "translated-text",
        "translated-text_countable": "translated-text_countable",
        "translated-text_uncountable": "translated-text_uncountable",
        units_time: "units_time",
        list_qualities: "list_qualities",
        list_tools: "list_tools",
        list_components: "uncraft_list_components",
        list_book_learn: "list_book_learn",
        list_byproducts: "list_byproducts",
        list_proficiencies: "list_proficiencies",
        list_blueprint_requires: "list_blueprint_requires",
        list_blueprint_provides: "list_blueprint_provides",
        list_blueprint_excludes: "list_blueprint_excludes",
      },
      required: ["result"],
      resolved: {
        root: {
          title: "Uncraft",
          description:
            "A disassembly recipe, written by an author or generated from a reversible recipe (§2.10).",
          type: "object",
          additionalProperties: false,
          required: [
            "qualities",
            "tools",
            "components",
            "result",
            "id_suffix",
            "category",
            "subcategory",
            "obsolete",
            "delete_flags",
            "contained",
            "skills_required",
            "book_learn",
            "difficulty",
            "time_moves",
            "never_learn",
            "flags",
            "on_display",
            "byproducts",
            "id",
            "items_taken_apart",
          ],
          properties: {
            qualities: {
              description:
                "Tool qualities that are needed, those of every used requirement first; all of them are needed (§2.10).",
              type: "array",
              items: { $ref: "#/definitions/requirement-parts_quality" },
            },
            tools: {
              description:
                "Groups of tools, those of every used requirement first; one alternative of each group is needed (§2.10).",
              type: "array",
              items: { type: "array", items: { $ref: "#/definitions/requirement-parts_tool" } },
            },
            components: {
              description:
                "Groups of items that taking apart returns, those of every used requirement first; one alternative of each group is returned (§2.10).",
              type: "array",
              items: {
                type: "array",
                items: { $ref: "#/definitions/requirement-parts_component" },
              },
            },
            result: {
              type: "string",
              "x-ref": "item",
              description: "Id of the item that is taken apart, and of the uncraft (§2.10).",
            },
            id_suffix: {
              type: "string",
              description:
                "Joined to the item's id in dialects that read it, so that one item can be taken apart in several ways (§2.10).",
            },
            category: {
              type: "string",
              description: "Category under which taking apart is listed (§2.10).",
            },
            subcategory: {
              type: "string",
              description: "Subcategory under which taking apart is listed (§2.10).",
            },
            obsolete: {
              type: "boolean",
              description:
                "Whether the uncraft is kept only so that saved games still find its id (§2.10, §9.2).",
            },
            missing_requirements: {
              description:
                "Requirements that are not part of the content, from `using` or from a group that lists nothing else, so nothing meets them: for each of them, the tools begin with an empty group. Absent if there are none (§2.10).",
              type: "array",
              minItems: 1,
              items: { type: "string", "x-ref": "requirement" },
              "x-from": "using",
            },
            delete_flags: {
              type: "array",
              items: { type: "string" },
              description: "Flags of crafted items; not used by taking apart (§2.10).",
            },
            contained: {
              type: "boolean",
              description:
                "Whether the item that is taken apart comes in a container; naming a container implies it (§2.10).",
            },
            container: {
              type: "string",
              "x-ref": "item",
              description:
                "Item id of the container that the item comes in, instead of its default one (§2.10).",
            },
            charges: {
              description:
                "Charges of the item that is taken apart, for items counted by charges; absent if they are its default (§2.10).",
              type: "integer",
              minimum: 0,
            },
            skill_used: {
              type: "string",
              "x-ref": "skill",
              description: "Skill that success checks use and that taking apart trains (§2.10).",
            },
            skills_required: {
              description: "Skill levels that unlock taking apart; all of them are needed (§2.10).",
              $ref: "#/definitions/requirement-parts_skill_levels",
            },
            book_learn: {
              description: "Books that teach taking apart (§2.10).",
              type: "array",
              items: { $ref: "#/definitions/recipe_book" },
            },
            difficulty: {
              type: "integer",
              description: "Difficulty of the success check of taking apart (§2.10).",
            },
            time_moves: {
              description: "Time that taking apart takes, in moves, 100 per second (§2.10).",
              type: "integer",
              "x-from": "time",
            },
            autolearn: {
              description:
                "Skill levels that teach taking apart once all are reached, none if the list is empty; absent if it is not learned automatically (§2.10, §3.3).",
              $ref: "#/definitions/requirement-parts_skill_levels",
            },
            decomp_learn: {
              description:
                "Skill levels at which taking the item apart teaches how to; absent if that teaches nothing (§2.10, §3.3).",
              $ref: "#/definitions/requirement-parts_skill_levels",
            },
            never_learn: {
              type: "boolean",
              description:
                "Whether the player can never learn to take the item apart from a recipe (§2.10, §3.3).",
            },
            batch_time_factors: {
              $ref: "#/definitions/recipe_batch_time_factors",
              description:
                "Maximum saving of time in percent when several are taken apart, and the smallest batch that reaches it (§2.10).",
            },
            flags: {
              type: "array",
              items: { type: "string" },
              description: "Boolean features of the uncraft (§2.10).",
            },
            construction_blueprint: {
              type: "string",
              "x-ref": "mapgen_update",
              description:
                "Id of the map update with which a faction camp builds this; empty means none (§2.10).",
            },
            on_display: {
              type: "boolean",
              description:
                "False for a hidden construction item, which only serves to calculate building times of faction camps (§2.10).",
            },
            byproducts: {
              type: "array",
              items: { $ref: "#/definitions/recipe_byproduct" },
              description:
                "Items that taking apart leaves besides the components, each with its number, 1 if absent (extension).",
            },
            description: {
              type: "string",
              description: "Description of taking apart instead of that of the item (extension).",
            },
            id: {
              description: "Id of the uncraft, which is that of the item it takes apart (§2.10).",
              type: "string",
              "x-ref": "uncraft",
            },
            items_taken_apart: {
              type: "integer",
              minimum: 1,
              "x-from": "result_mult",
              description:
                "Number of items, or of stacks for items counted by charges, that are taken apart at once (§2.10).",
            },
            generated_from: {
              description:
                "Id of the reversible recipe that this one undoes; absent if an author wrote it (§2.10).",
              type: "string",
              "x-ref": "recipe",
            },
          },
        },
        definitions: {
          recipe_batch_time_factors: "recipe_batch_time_factors",
          recipe_book: "resolved_recipe_book",
          recipe_byproduct: "recipe_byproduct",
          "requirement-parts_component": "resolved_requirement-parts_component",
          "requirement-parts_quality": "resolved_requirement-parts_quality",
          "requirement-parts_quality_alternative": "requirement-parts_quality_alternative",
          "requirement-parts_skill_level": "resolved_requirement-parts_skill_level",
          "requirement-parts_skill_levels": "resolved_requirement-parts_skill_levels",
          "requirement-parts_tool": "resolved_requirement-parts_tool",
        },
      },
    },
    requirement: {
      definition: {
        title: "Requirement definition",
        description:
          'Named qualities, tools and components, for recipes that refer to them in "using" or with "LIST" (extension).',
        type: "object",
        additionalProperties: false,
        properties: {
          "edit-mode": {
            description:
              'What the object does: "create" a new definition, "modify" an earlier one with its id, or "override" that completely (§2.1).',
            type: "string",
            enum: ["create", "modify", "override"],
            default: "create",
          },
          "copy-from": {
            description:
              'Id of a definition, or name of a template ("abstract"), of the same kind, whose members this object starts with (extension).',
            "x-also": ["inherits", "inherits_from", "extends", "parent", "based_on", "base"],
            type: "string",
            minLength: 1,
            "x-extension": true,
          },
          abstract: {
            description:
              "Name of a template that others copy from; it replaces the id, and the template never becomes content (extension).",
            "x-also": ["template"],
            type: "string",
            minLength: 1,
            "x-extension": true,
          },
          extend: {
            description: "Entries to append to inherited lists, by member (extension).",
            "x-beside": "copy-from",
            type: "object",
            "x-extension": true,
            additionalProperties: false,
            properties: {
              qualities: {
                description:
                  "Generic tool qualities that are needed, each with its id, minimum level and number of tools; an entry may itself be a list, of which any one suffices (§2.10).",
                "x-also": ["quality", "tool_qualities"],
                default: [],
                $ref: "#/definitions/list_qualities",
              },
              tools: {
                description:
                  "Specific tools that are needed, as groups; any one alternative of a group is enough, and every group has to be met (§2.10).",
                "x-also": ["required_tools", "tools_required"],
                default: [],
                $ref: "#/definitions/list_tools",
              },
              components: {
                description:
                  "Items that are consumed, as groups of interchangeable alternatives; every group has to be met (§2.10).",
                "x-also": ["ingredients", "materials", "parts"],
                default: [],
                $ref: "#/definitions/list_components",
              },
            },
            patternProperties: { "^//": {} },
          },
          delete: {
            description: "Entries to remove from inherited lists, by member (extension).",
            "x-beside": "copy-from",
            type: "object",
            "x-extension": true,
            additionalProperties: false,
            properties: {
              qualities: {
                description:
                  "Entries to remove from the inherited `qualities`, by id or as whole entries.",
              },
              tools: {
                description:
                  "Entries to remove from the inherited `tools`, by id or as whole entries.",
              },
              components: {
                description:
                  "Entries to remove from the inherited `components`, by id or as whole entries.",
              },
            },
            patternProperties: { "^//": {} },
          },
          relative: {
            description:
              "Amounts to add to inherited numbers, and to volumes, masses and times as texts with units; by member, and in a part by its members, among which its texts may be repeated; in a list by entries, whose texts say which ones are meant, and others are added (extension).",
            "x-beside": "copy-from",
            type: "object",
            properties: {},
            additionalProperties: { $ref: "#/definitions/inheritance_amount" },
            "x-extension": true,
            patternProperties: { "^//": {} },
          },
          proportional: {
            description:
              "Factors by which to multiply inherited numbers, volumes, masses and times, by member, and in a part by its members, among which its texts may be repeated, and in a list by entries, whose texts say which ones are meant; integers and quantities are truncated (extension).",
            "x-beside": "copy-from",
            type: "object",
            properties: {},
            additionalProperties: { $ref: "#/definitions/inheritance_factor" },
            "x-extension": true,
            patternProperties: { "^//": {} },
          },
          qualities: {
            description:
              "Generic tool qualities that are needed, each with its id, minimum level and number of tools; an entry may itself be a list, of which any one suffices (§2.10).",
            "x-also": ["quality", "tool_qualities"],
            default: [],
            $ref: "#/definitions/list_qualities",
          },
          tools: {
            description:
              "Specific tools that are needed, as groups; any one alternative of a group is enough, and every group has to be met (§2.10).",
            "x-also": ["required_tools", "tools_required"],
            default: [],
            $ref: "#/definitions/list_tools",
          },
          components: {
            description:
              "Items that are consumed, as groups of interchangeable alternatives; every group has to be met (§2.10).",
            "x-also": ["ingredients", "materials", "parts"],
            default: [],
            $ref: "#/definitions/list_components",
          },
          type: {
            description: "Marks the object as a requirement (extension).",
            const: "requirement",
            "x-extension": true,
          },
          id: {
            description: 'Id by which "using" and "LIST" refer to this requirement (extension).',
            anyOf: [
              {
                description:
                  'Id by which "using" and "LIST" refer to this requirement (extension).',
                type: "string",
                minLength: 1,
                "x-extension": true,
              },
              {
                type: "array",
                items: {
                  description:
                    'Id by which "using" and "LIST" refer to this requirement (extension).',
                  type: "string",
                  minLength: 1,
                  "x-extension": true,
                },
                minItems: 1,
                "x-extension": true,
              },
            ],
          },
          ident: {
            description: "Older spelling of `id` (extension).",
            type: "string",
            minLength: 1,
            "x-extension": true,
          },
          alias: {
            description: "Further ids that name the same definition (extension).",
            anyOf: [
              { type: "string", minLength: 1 },
              { type: "array", items: { type: "string", minLength: 1 } },
            ],
            "x-extension": true,
          },
          "add:qualities": {
            description: "Appended to `qualities` of the modified definition (extension).",
            $ref: "#/definitions/list_qualities",
            "x-extension": true,
          },
          "remove:qualities": {
            description:
              "Entries to remove from `qualities` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["string", "object", "array"], "x-ref": "quality" } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:tools": {
            description: "Appended to `tools` of the modified definition (extension).",
            $ref: "#/definitions/list_tools",
            "x-extension": true,
          },
          "remove:tools": {
            description:
              "Entries to remove from `tools` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["array"] } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
          "add:components": {
            description: "Appended to `components` of the modified definition (extension).",
            $ref: "#/definitions/list_components",
            "x-extension": true,
          },
          "remove:components": {
            description:
              "Entries to remove from `components` of the modified definition, by id or as whole entries (extension).",
            anyOf: [
              { type: "array", items: { type: ["array"] } },
              { type: "string", minLength: 1 },
            ],
            "x-extension": true,
          },
        },
        patternProperties: { "^//": {} },
      },
      definitions: {
        inheritance_amount: "inheritance_amount",
        inheritance_factor: "inheritance_factor",
        "requirement-parts_component": "requirement-parts_component",
        "requirement-parts_component_word": "requirement-parts_component_word",
        "requirement-parts_quality": "requirement-parts_quality",
        "requirement-parts_tool": "requirement-parts_tool",
        list_qualities: "list_qualities",
        list_tools: "list_tools",
        list_components: "list_components",
      },
      required: ["id"],
      resolved: {
        root: {
          title: "Requirement",
          description:
            'Named qualities, tools and components, with every "LIST" written out (extension).',
          type: "object",
          additionalProperties: false,
          required: ["qualities", "tools", "components", "id"],
          properties: {
            qualities: {
              description:
                "Tool qualities that are needed, those of every used requirement first; all of them are needed (§2.10).",
              type: "array",
              items: { $ref: "#/definitions/requirement-parts_quality" },
            },
            tools: {
              description:
                "Groups of tools, those of every used requirement first; one alternative of each group is needed (§2.10).",
              type: "array",
              items: { type: "array", items: { $ref: "#/definitions/requirement-parts_tool" } },
            },
            components: {
              description:
                "Groups of components, those of every used requirement first; one alternative of each group is needed. No item occurs twice in one group (§2.10).",
              type: "array",
              items: {
                type: "array",
                items: { $ref: "#/definitions/requirement-parts_component" },
              },
            },
            id: {
              type: "string",
              "x-ref": "requirement",
              description: 'Id by which "using" and "LIST" refer to this requirement (extension).',
            },
          },
        },
        definitions: {
          "requirement-parts_component": "resolved_requirement-parts_component",
          "requirement-parts_quality": "resolved_requirement-parts_quality",
          "requirement-parts_quality_alternative": "requirement-parts_quality_alternative",
          "requirement-parts_tool": "resolved_requirement-parts_tool",
        },
      },
    },
  },
};
