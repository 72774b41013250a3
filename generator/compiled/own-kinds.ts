// @generated from generator/kinds by "npm run codegen"; do not edit.
import type { Definitions } from "../schema/shape.ts";

/** The members of every kind, for layering. */
export const layeringMembers: Definitions = {
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
  },
  delete: {
    description: "Entries to remove from inherited lists, by member (extension).",
    "x-beside": "copy-from",
    type: "object",
    "x-extension": true,
  },
  relative: {
    description:
      "Amounts to add to inherited numbers, and to volumes, masses and times as texts with units; by member, and in a part by its members, among which its texts may be repeated; in a list by entries, whose texts say which ones are meant, and others are added (extension).",
    "x-beside": "copy-from",
    type: "object",
    properties: {},
    additionalProperties: { $ref: "#/definitions/layering-amount" },
    "x-extension": true,
    patternProperties: { "^//": {} },
  },
  proportional: {
    description:
      "Factors by which to multiply inherited numbers, volumes, masses and times, by member, and in a part by its members, among which its texts may be repeated, and in a list by entries, whose texts say which ones are meant; integers and quantities are truncated (extension).",
    "x-beside": "copy-from",
    type: "object",
    properties: {},
    additionalProperties: { $ref: "#/definitions/layering-factor" },
    "x-extension": true,
    patternProperties: { "^//": {} },
  },
};

/** The definitions to which they refer. */
export const layeringDefinitions: Definitions = {
  "layering-amount": {
    anyOf: [
      { type: "number" },
      { type: "string" },
      {
        type: "object",
        properties: {},
        additionalProperties: { type: ["number", "string"] },
        patternProperties: { "^//": {} },
      },
      {
        type: "array",
        items: {
          anyOf: [
            {
              type: "array",
              items: [{ type: "string" }, { type: "number" }],
              minItems: 2,
              additionalItems: false,
            },
            {
              type: "object",
              properties: {},
              additionalProperties: { type: ["number", "string"] },
              patternProperties: { "^//": {} },
            },
          ],
        },
      },
    ],
  },
  "layering-factor": {
    anyOf: [
      { type: "number", exclusiveMinimum: 0 },
      {
        type: "object",
        properties: {},
        additionalProperties: { type: ["number", "string"], exclusiveMinimum: 0 },
        patternProperties: { "^//": {} },
      },
      {
        type: "array",
        items: {
          anyOf: [
            {
              type: "array",
              items: [{ type: "string" }, { type: "number", exclusiveMinimum: 0 }],
              minItems: 2,
              additionalItems: false,
            },
            {
              type: "object",
              properties: {},
              additionalProperties: { type: ["number", "string"], exclusiveMinimum: 0 },
              patternProperties: { "^//": {} },
            },
          ],
        },
      },
    ],
  },
};
