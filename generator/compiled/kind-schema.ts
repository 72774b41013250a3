// @generated from generator/kinds by "npm run codegen"; do not edit.
import type { WrittenBundle } from "../schema/link-shapes.ts";

/** What a schema of a kind may say. */
export const kindSchema: WrittenBundle = {
  root: {
    title: "Schema of a kind",
    description:
      "Describes what an author may write in an object of a kind of your own: JSON Schema, restricted to what can be decided and explained, with words of defwright's own.",
    type: "object",
    additionalProperties: false,
    properties: {
      title: {
        description:
          "A name for people; at the top, if it is a name in TypeScript, that of the type.",
        type: "string",
      },
      description: { description: "What it is; shown by editors and in types.", type: "string" },
      $comment: { description: "A remark for those who read the schema.", type: "string" },
      examples: { description: "Values that are valid, for messages and editors.", type: "array" },
      default: {
        description:
          "The value of a member that is not written; records always have the member. It stands at members only, and ids in it have to be defined.",
      },
      type: {
        description: "What a value is in JSON: one type or several.",
        anyOf: [
          { $ref: "#/definitions/own_type" },
          { type: "array", minItems: 1, items: { $ref: "#/definitions/own_type" } },
        ],
      },
      properties: {
        description: "The members of an object, by name; it has no others.",
        type: "object",
        additionalProperties: { $ref: "#/definitions/own_schema" },
      },
      required: {
        description:
          "Members that an object must have. A definition must have them once it has inherited from others.",
        $ref: "#/definitions/own_names",
      },
      additionalProperties: {
        description:
          "The values of an object whose members have any name; false if it has only those of `properties`.",
        anyOf: [{ type: "boolean" }, { $ref: "#/definitions/own_schema" }],
      },
      propertyNames: {
        description: "The names in an object whose members have any name.",
        $ref: "#/definitions/own_schema",
      },
      items: {
        description:
          "The entries of a list; as a list of schemas, those of a tuple, place by place.",
        anyOf: [{ $ref: "#/definitions/own_schema" }, { $ref: "#/definitions/own_schemas" }],
      },
      prefixItems: {
        description: "The entries of a tuple, place by place; it has no more.",
        $ref: "#/definitions/own_schemas",
      },
      additionalItems: { description: "A tuple has no further entries.", const: false },
      minItems: { description: "The least number of entries.", $ref: "#/definitions/own_length" },
      maxItems: {
        description: "The greatest number of entries.",
        $ref: "#/definitions/own_length",
      },
      enum: {
        description: "The only values.",
        type: "array",
        minItems: 1,
        items: { $ref: "#/definitions/own_scalar" },
      },
      const: { description: "The only value.", $ref: "#/definitions/own_scalar" },
      pattern: {
        description:
          "The form of a text: a regular expression that is decided from left to right without going back.",
        type: "string",
      },
      minLength: {
        description: "The least number of characters.",
        $ref: "#/definitions/own_length",
      },
      maxLength: {
        description: "The greatest number of characters.",
        $ref: "#/definitions/own_length",
      },
      minimum: { description: "The least number.", type: "number" },
      maximum: { description: "The greatest number.", type: "number" },
      exclusiveMinimum: { description: "Every number is above this one.", type: "number" },
      anyOf: {
        description:
          "Alternatives, told apart by their JSON type, a member that only one of them has, or a constant.",
        $ref: "#/definitions/own_schemas",
      },
      oneOf: { description: "The same as `anyOf`.", $ref: "#/definitions/own_schemas" },
      allOf: {
        description: "Schemas of objects whose members this one has, too.",
        $ref: "#/definitions/own_schemas",
      },
      $ref: {
        description:
          "The schema to use here: `#/definitions/<name>`, or that of another file. Beside it stand only words about the member: `title`, `description`, `examples`, `default`, `deprecated`, `x-instead`, `x-also`, `x-index`.",
        type: "string",
        minLength: 1,
      },
      "x-ref": {
        description: "The text is an id of this kind: it is checked, typed, followed and renamed.",
        type: "string",
        minLength: 1,
      },
      "x-ref-list": {
        description: 'The kind of the id if its list also contains the word "LIST".',
        type: "string",
        minLength: 1,
      },
      "x-unit": {
        description:
          'A text with units, such as "250 ml"; records have a number of millilitres, grams, seconds, millimetres, cents, millijoules or milliwatts.',
        enum: ["volume", "mass", "time", "length", "money", "energy", "power"],
      },
      "x-text": {
        description:
          "Players read the text: it is collected for translation. Without a type it may have the forms of translated texts, too.",
        const: true,
      },
      "x-also": {
        description: "Names of the member that people use who do not remember its own.",
        $ref: "#/definitions/own_names",
      },
      "x-range": {
        description: "Least and greatest plausible number; others get a warning.",
        type: "array",
        minItems: 2,
        items: [{ type: "number" }, { type: "number" }],
        additionalItems: false,
      },
      deprecated: {
        description: "The member has no effect any more: a warning says so to whoever writes it.",
        type: "boolean",
      },
      "x-instead": {
        description: "The member to write instead of this deprecated one.",
        type: "string",
        minLength: 1,
      },
      "x-requires": {
        description: "Member by member, the other one that must be there if the first is true.",
        type: "object",
        additionalProperties: { type: "string", minLength: 1 },
      },
      "x-not-items": {
        description: "Least and greatest of the numbers of entries that the list must not have.",
        type: "array",
        minItems: 2,
        items: [{ $ref: "#/definitions/own_length" }, { $ref: "#/definitions/own_length" }],
        additionalItems: false,
      },
      "x-set": {
        description:
          "The list is a set: an entry counts once however often it is given, and removing it leaves none; a repetition gets a warning.",
        const: true,
      },
      "x-format": {
        description:
          'What the `pattern` means, in a word for messages: with `date`, "a date string".',
        type: "string",
        minLength: 1,
      },
      "x-index": {
        description: "Of a member at the top: definitions can be looked up by its values.",
        const: true,
      },
      $schema: {
        description:
          "The location of the schema of such schemas, for editors; defwright ignores it.",
        type: "string",
      },
      $id: {
        description: "The address of this schema, for other programs; defwright ignores it.",
        type: "string",
      },
      definitions: {
        description: "Schemas to which `$ref` leads, by name.",
        type: "object",
        additionalProperties: { $ref: "#/definitions/own_schema" },
      },
      $defs: {
        description: "The same as `definitions`.",
        type: "object",
        additionalProperties: { $ref: "#/definitions/own_schema" },
      },
      "x-id": {
        description:
          "The member that contains the id of a definition; false if definitions have no ids and are a list in load order.",
        anyOf: [{ type: "string", minLength: 1 }, { const: false }],
        default: "id",
      },
      "x-saved": {
        description:
          "Saved games contain the ids. A list names the members that tell what a definition is: if they change, the id probably stands for something else.",
        anyOf: [{ const: true }, { $ref: "#/definitions/own_names" }],
      },
      "x-transitions": {
        description:
          'Members that name what a definition turns into, each an id of the kind itself; as an object, with the name for ids that have the member, such as "Openable".',
        anyOf: [
          { $ref: "#/definitions/own_names" },
          { type: "object", additionalProperties: { type: "string", minLength: 1 } },
        ],
      },
      "x-flags": {
        description:
          "The words of `flags` that the game knows; as an object, those of each member. Other words are accepted, but looked at for misspellings.",
        anyOf: [
          { $ref: "#/definitions/own_names" },
          { type: "object", additionalProperties: { $ref: "#/definitions/own_names" } },
        ],
      },
      "x-not-inherited": {
        description: "Members that a child (`copy-from`) does not get from its parent.",
        $ref: "#/definitions/own_names",
      },
    },
    patternProperties: { "^//": {} },
  },
  definitions: {
    own_length: { type: "integer", minimum: 0 },
    own_names: { type: "array", items: { type: "string", minLength: 1 } },
    own_scalar: { type: ["null", "boolean", "number", "string"] },
    own_schema: {
      type: "object",
      additionalProperties: false,
      properties: {
        title: {
          description:
            "A name for people; at the top, if it is a name in TypeScript, that of the type.",
          type: "string",
        },
        description: { description: "What it is; shown by editors and in types.", type: "string" },
        $comment: { description: "A remark for those who read the schema.", type: "string" },
        examples: {
          description: "Values that are valid, for messages and editors.",
          type: "array",
        },
        default: {
          description:
            "The value of a member that is not written; records always have the member. It stands at members only, and ids in it have to be defined.",
        },
        type: {
          description: "What a value is in JSON: one type or several.",
          anyOf: [
            { $ref: "#/definitions/own_type" },
            { type: "array", minItems: 1, items: { $ref: "#/definitions/own_type" } },
          ],
        },
        properties: {
          description: "The members of an object, by name; it has no others.",
          type: "object",
          additionalProperties: { $ref: "#/definitions/own_schema" },
        },
        required: {
          description:
            "Members that an object must have. A definition must have them once it has inherited from others.",
          $ref: "#/definitions/own_names",
        },
        additionalProperties: {
          description:
            "The values of an object whose members have any name; false if it has only those of `properties`.",
          anyOf: [{ type: "boolean" }, { $ref: "#/definitions/own_schema" }],
        },
        propertyNames: {
          description: "The names in an object whose members have any name.",
          $ref: "#/definitions/own_schema",
        },
        items: {
          description:
            "The entries of a list; as a list of schemas, those of a tuple, place by place.",
          anyOf: [{ $ref: "#/definitions/own_schema" }, { $ref: "#/definitions/own_schemas" }],
        },
        prefixItems: {
          description: "The entries of a tuple, place by place; it has no more.",
          $ref: "#/definitions/own_schemas",
        },
        additionalItems: { description: "A tuple has no further entries.", const: false },
        minItems: { description: "The least number of entries.", $ref: "#/definitions/own_length" },
        maxItems: {
          description: "The greatest number of entries.",
          $ref: "#/definitions/own_length",
        },
        enum: {
          description: "The only values.",
          type: "array",
          minItems: 1,
          items: { $ref: "#/definitions/own_scalar" },
        },
        const: { description: "The only value.", $ref: "#/definitions/own_scalar" },
        pattern: {
          description:
            "The form of a text: a regular expression that is decided from left to right without going back.",
          type: "string",
        },
        minLength: {
          description: "The least number of characters.",
          $ref: "#/definitions/own_length",
        },
        maxLength: {
          description: "The greatest number of characters.",
          $ref: "#/definitions/own_length",
        },
        minimum: { description: "The least number.", type: "number" },
        maximum: { description: "The greatest number.", type: "number" },
        exclusiveMinimum: { description: "Every number is above this one.", type: "number" },
        anyOf: {
          description:
            "Alternatives, told apart by their JSON type, a member that only one of them has, or a constant.",
          $ref: "#/definitions/own_schemas",
        },
        oneOf: { description: "The same as `anyOf`.", $ref: "#/definitions/own_schemas" },
        allOf: {
          description: "Schemas of objects whose members this one has, too.",
          $ref: "#/definitions/own_schemas",
        },
        $ref: {
          description:
            "The schema to use here: `#/definitions/<name>`, or that of another file. Beside it stand only words about the member: `title`, `description`, `examples`, `default`, `deprecated`, `x-instead`, `x-also`, `x-index`.",
          type: "string",
          minLength: 1,
        },
        "x-ref": {
          description:
            "The text is an id of this kind: it is checked, typed, followed and renamed.",
          type: "string",
          minLength: 1,
        },
        "x-ref-list": {
          description: 'The kind of the id if its list also contains the word "LIST".',
          type: "string",
          minLength: 1,
        },
        "x-unit": {
          description:
            'A text with units, such as "250 ml"; records have a number of millilitres, grams, seconds, millimetres, cents, millijoules or milliwatts.',
          enum: ["volume", "mass", "time", "length", "money", "energy", "power"],
        },
        "x-text": {
          description:
            "Players read the text: it is collected for translation. Without a type it may have the forms of translated texts, too.",
          const: true,
        },
        "x-also": {
          description: "Names of the member that people use who do not remember its own.",
          $ref: "#/definitions/own_names",
        },
        "x-range": {
          description: "Least and greatest plausible number; others get a warning.",
          type: "array",
          minItems: 2,
          items: [{ type: "number" }, { type: "number" }],
          additionalItems: false,
        },
        deprecated: {
          description: "The member has no effect any more: a warning says so to whoever writes it.",
          type: "boolean",
        },
        "x-instead": {
          description: "The member to write instead of this deprecated one.",
          type: "string",
          minLength: 1,
        },
        "x-requires": {
          description: "Member by member, the other one that must be there if the first is true.",
          type: "object",
          additionalProperties: { type: "string", minLength: 1 },
        },
        "x-not-items": {
          description: "Least and greatest of the numbers of entries that the list must not have.",
          type: "array",
          minItems: 2,
          items: [{ $ref: "#/definitions/own_length" }, { $ref: "#/definitions/own_length" }],
          additionalItems: false,
        },
        "x-set": {
          description:
            "The list is a set: an entry counts once however often it is given, and removing it leaves none; a repetition gets a warning.",
          const: true,
        },
        "x-format": {
          description:
            'What the `pattern` means, in a word for messages: with `date`, "a date string".',
          type: "string",
          minLength: 1,
        },
        "x-index": {
          description: "Of a member at the top: definitions can be looked up by its values.",
          const: true,
        },
      },
      patternProperties: { "^//": {} },
    },
    own_schemas: { type: "array", minItems: 1, items: { $ref: "#/definitions/own_schema" } },
    own_type: { enum: ["null", "boolean", "integer", "number", "string", "array", "object"] },
  },
};
