/**
 * Kinds of a project's own with the places of their types: where it is known that ids stand, they are ids as far as the
 * schema of the kind says nothing else of the values.
 */
import { followed, typesOf } from "../schema/choose-branch.ts";
import { isList, present } from "../json/containers.ts";
import { mapMembers, restOf, type JsonType, type Shape } from "../schema/shape.ts";
import type { Kind } from "./kind.ts";
import { kindOfId, placesIn, type KnownKinds, type PlaceNode } from "./placed.ts";

/** The same kind if no place of its types is known. */
export function withPlaces(kind: Kind, kinds: KnownKinds): Kind {
  const { own, shapes } = kind;
  const types = kind.types.filter((type) => Object.hasOwn(kinds.dialect.places, type));
  if (!own || types.length === 0) return kind;
  const root = placesIn(types, kinds);
  const mapped = (shape: Shape): Shape => shapeWith(shape, root, () => undefined);
  const authored = own.authored(mapped);
  return {
    ...kind,
    // Some members that every kind has are only in what authors write.
    shapes: { ...shapes, ...authored, definition: mapped(authored.definition) },
    referenceKind: (_value, _member, declared, id) => kindOfId(kinds, declared, id),
  };
}

/** Whether values of the shape can have ids at one of the places. */
export function hasPlaceIn(shape: Shape, places: PlaceNode): boolean {
  let found = false;
  shapeWith(shape, places, () => (found = true));
  return found;
}

/** @param hold is called for each place at which ids are */
function shapeWith(shape: Shape, node: PlaceNode, hold: () => void): Shape {
  const at = followed(shape);
  if (at.anyOf) return { ...at, anyOf: at.anyOf.map((each) => shapeWith(each, node, hold)) };
  const types = typesOf(at);
  const [type, ...others] = types;
  const wanted = types.filter((each) => isAsked(each, node));
  if (type === undefined || wanted.length === 0) return shape;
  if (others.length === 0) return formWith(at, type, node, hold);
  if (at.enum) return shape;
  const { title, description, default: given, deprecated, ...form } = at;
  const rest = types.filter((each) => !wanted.includes(each));
  const forms = [
    ...wanted.map((each) => formWith({ ...form, type: each }, each, node, hold)),
    ...(rest.length === 0 ? [] : [{ ...form, type: rest }]),
  ];
  const { "x-also": also, "x-instead": instead, "x-index": index } = form;
  return {
    ...present({ title, description, default: given, deprecated }),
    ...present({ "x-also": also, "x-instead": instead, "x-index": index }),
    anyOf: forms,
  };
}

/** Whether ids may be in values of the type. */
function isAsked(type: JsonType, node: PlaceNode): boolean {
  const { ref, listed, members, any, keys, entries } = node;
  if (type === "string") return (ref ?? listed) !== undefined;
  if (type === "array") return entries !== undefined;
  return type === "object" && (members.size > 0 || (any ?? keys) !== undefined);
}

function formWith(at: Shape, type: JsonType, node: PlaceNode, hold: () => void): Shape {
  if (type === "array") return listWith(at, node, hold);
  return type === "object" ? objectWith(at, node, hold) : textWith(at, node, hold);
}

function textWith(at: Shape, { ref, listed }: PlaceNode, hold: () => void): Shape {
  const { "x-ref": known, "x-ref-list": other, "x-text": isText, "x-format": format } = at;
  const isFree = (known ?? isText ?? format ?? at.enum ?? at.const) === undefined;
  if (isFree || (ref === undefined ? other === listed : known === ref)) hold();
  if (!isFree || ref === undefined) return at;
  return { ...at, "x-ref": ref, ...present({ "x-ref-list": listed }) };
}

function listWith(at: Shape, { entries }: PlaceNode, hold: () => void): Shape {
  if (!entries) return at;
  const { items = {} } = at;
  const entry = (shape: Shape, index = 0): Shape =>
    // Only the first entry of one with the word "LIST" is an id (§2.10).
    index > 0 && entries.listed !== undefined ? shape : shapeWith(shape, entries, hold);
  return { ...at, items: isList(items) ? items.map(entry) : entry(items) };
}

function objectWith(at: Shape, { members, any, keys }: PlaceNode, hold: () => void): Shape {
  const { properties = {}, propertyNames: names = {}, additionalProperties } = at;
  const isOpen = additionalProperties !== false;
  const rest = restOf(at) ?? {};
  const further = [...members].filter(([name]) => isOpen && !Object.hasOwn(properties, name));
  const all = {
    ...mapMembers(properties, (shape, name) => {
      const node = members.get(name) ?? any;
      return node ? shapeWith(shape, node, hold) : shape;
    }),
    ...Object.fromEntries(further.map(([name, node]) => [name, shapeWith(rest, node, hold)])),
  };
  return {
    ...at,
    ...(Object.keys(all).length > 0 && { properties: all }),
    ...(isOpen && any && { additionalProperties: shapeWith(rest, any, hold) }),
    ...(isOpen &&
      keys && {
        propertyNames: textWith({ type: "string", ...names }, { ref: keys, members }, hold),
      }),
  };
}
