/**
 * Derives from a kind's own schema the schema of what an author may write in one object: nothing is mandatory
 * (modifications and children omit what their base has), ids may be lists, and `extend`, `add:` and `remove:` accept
 * the kind's list members. The mandatory members become a separate list, checked after layering.
 */
import { present } from "../json/containers.ts";
import {
  isOpenList,
  mapChildren,
  mapMembers,
  typesIn,
  type Definitions,
  type Shape,
} from "./shape.ts";
import { changeMembers, withSharedLists } from "./change-members.ts";
import { branchesOf } from "./choose-branch.ts";
import { Bundle, type AuthoredShapes } from "./link-shapes.ts";

/** The numbers that the game can store: signed 32-bit integers. */
const held: readonly [least: number, greatest: number] = [-(2 ** 31), 2 ** 31 - 1];

/** Returns the shape with a range for every number in it: its own, or else what the game can store. */
function withRanges(shape: Shape): Shape {
  const mapped = mapChildren(shape, withRanges);
  const isNumber = typesIn(shape).some((type) => type === "integer" || type === "number");
  return isNumber && shape["x-range"] === undefined ? { ...mapped, "x-range": held } : mapped;
}

/** @param idMember the member that names a definition and may be a list of names, each of which is an id */
export function authorSchema(bundle: Bundle, idMember = "id"): AuthoredShapes {
  const { required = [], ...root } = bundle.root;
  const { properties, definitions } = withSharedLists(root, bundle.definitions);
  const own = { ...properties };
  const id = properties[idMember];
  if (id) {
    properties[idMember] = {
      ...present({ description: id.description }),
      anyOf: [id, { type: "array", items: id, minItems: 1, "x-extension": true }],
    };
    if (idMember === "id") {
      properties["ident"] = {
        description: "Older spelling of `id` (extension).",
        type: "string",
        minLength: 1,
        "x-extension": true,
      };
    }
    properties["alias"] = {
      description: "Further ids that name the same definition (extension).",
      anyOf: [
        { type: "string", minLength: 1 },
        { type: "array", items: { type: "string", minLength: 1 } },
      ],
      "x-extension": true,
    };
  }
  const lists = listMembers(own, idMember);
  // The entries of a removal are looked up in the list, or reported as not found.
  const removed = mapMembers(lists, (_, name) => ({
    description: `Entries to remove from the inherited \`${name}\`, by id or as whole entries.`,
  }));
  for (const [editor, members] of Object.entries({ extend: lists, delete: removed })) {
    const given = properties[editor];
    const inside = { additionalProperties: false, properties: members };
    if (given) properties[editor] = { ...given, ...inside, patternProperties: { "^//": {} } };
  }
  if (properties["edit-mode"]) Object.assign(properties, changeMembers(own));
  const authored = new Bundle({
    root: withRanges({ ...root, properties }),
    definitions: mapMembers(definitions, withRanges),
  });
  return {
    definition: authored.root,
    definitions: authored.definitions,
    required: required.filter((member) => member !== "type"),
  };
}

function listMembers(properties: Definitions, idMember: string): Record<string, Shape> {
  return Object.fromEntries(
    Object.entries(properties).filter(
      ([name, shape]) =>
        name !== idMember &&
        !/^(?:alias|(?:add|remove):.*)$/u.test(name) &&
        (branchesOf(shape).some(isOpenList) || name === "items"),
    ),
  );
}
