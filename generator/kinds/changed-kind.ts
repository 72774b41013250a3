/** Built-in kinds as a dialect changes them. */
import { shapeTable } from "../compiled/shape-table.ts";
import { isObject } from "../json/containers.ts";
import type { JsonPath } from "../model/json.ts";
import { authorSchema } from "../schema/author-schema.ts";
import { branchesOf } from "../schema/choose-branch.ts";
import { Bundle, linkShapes, type KindShapes, type Keys } from "../schema/link-shapes.ts";
import {
  itemsOf,
  mapMembers,
  restOf,
  tupleOf,
  type Definitions,
  type Shape,
} from "../schema/shape.ts";
import type { ReadChanges } from "./dialects.ts";
import type { Kind } from "./kind.ts";
import { resolveValue } from "./own/resolve-record.ts";
import { resolvedBundle } from "./own/resolved-shape.ts";
import type { KindSchema } from "./own/read-kind-schema.ts";
import { namedByParts } from "./parts/naming/named-by-result.ts";

/** The kind with these changes, in order. Its shapes are its own. */
export function changedKind(kind: Kind, changes: readonly ReadChanges[]): Kind {
  const entry = Object.entries(shapeTable.kinds).find(([name]) => name === kind.name)?.[1];
  if (!entry) return kind;
  const keys = ({ ...some }: Keys): readonly string[] => Object.values(some);
  const used = [...keys(entry.definitions), ...keys(entry.resolved.definitions)];
  const parts = Object.fromEntries(used.map((key) => [key, shapeTable.parts[key] ?? {}]));
  let made: Kind = { ...kind, shapes: linkShapes(structuredClone(parts), structuredClone(entry)) };
  for (const each of changes) made = changedBy(made, each);
  return made;
}

function changedBy(kind: Kind, changes: ReadChanges): Kind {
  const { schema, words, unread, required = [], not_inherited, id } = changes;
  const made = schema ? withMembers(kind, schema) : kind;
  const { definition, resolved } = made.shapes;
  for (const [path, added] of Object.entries(words ?? {})) {
    for (const shape of [definition, resolved.root].flatMap((root) => shapesAt(root, path))) {
      for (const branch of [shape, itemsOf(shape) ?? []].flat().flatMap(branchesOf)) {
        if (!branch.enum) continue;
        Object.assign(branch, { enum: added === "any" ? undefined : [...branch.enum, ...added] });
      }
    }
  }
  for (const path of unread ?? []) {
    const [last = "", ...outer] = path.split(".").reverse();
    for (const holder of holdersAt(definition, outer.reverse())) {
      const known = { [last]: { description: "The game reads it; records do not have it." } };
      Object.assign(holder, { properties: { ...holder.properties, ...known } });
    }
  }
  return {
    ...made,
    shapes: { ...made.shapes, required: [...new Set([...made.shapes.required, ...required])] },
    ...(not_inherited && { notInherited: not_inherited }),
    ...(id && kind.naming && { naming: namedByParts(kind.naming, id) }),
  };
}

/** A member that is named and that the kind does not have. */
export interface Wanting {
  /** Where it is named, in the changes. */
  readonly path: JsonPath;
  readonly found: string;
  readonly candidates: readonly string[];
}

/** The members that changes name and that are nowhere in the kind. */
export function* wantingMembers({ shapes }: Kind, changes: ReadChanges): Iterable<Wanting> {
  const { definition } = shapes;
  const added = changes.schema?.bundle.root.properties;
  const root = { ...definition, properties: { ...definition.properties, ...added } };
  const named = (["unread", "required", "not_inherited", "id"] as const).flatMap((of) =>
    (changes[of] ?? []).map((name, index) => [of, index, name] as const),
  );
  const words = Object.keys(changes.words ?? {}).map((name) => ["words", name, name] as const);
  for (const [of, at, path] of [...named, ...words]) {
    const steps = path.split(".");
    for (const [index, name] of steps.entries()) {
      const isNew = of === "unread" && index === steps.length - 1;
      const holders = holdersAt(root, steps.slice(0, index));
      if (isNew || holders.some(({ properties = {} }) => Object.hasOwn(properties, name))) continue;
      const candidates = holders.flatMap(({ properties = {} }) => Object.keys(properties));
      yield { path: [of, at], found: name, candidates };
      break;
    }
  }
}

/** The objects that have the members to which a path leads. */
function holdersAt(root: Shape, path: readonly string[]): readonly Shape[] {
  const objectsIn = (shape: Shape): readonly Shape[] =>
    branchesOf(shape).flatMap((branch) => {
      const inner = tupleOf(branch) ?? itemsOf(branch) ?? restOf(branch);
      if (inner) return [inner].flat().flatMap(objectsIn);
      return branch.properties ? [branch] : [];
    });
  return path.reduce<readonly Shape[]>(
    (holders, name) => [
      ...new Set(holders.flatMap(({ properties = {} }) => objectsIn(properties[name] ?? {}))),
    ],
    [root],
  );
}

function shapesAt(root: Shape, path: string): readonly Shape[] {
  const [last = "", ...outer] = path.split(".").reverse();
  return holdersAt(root, outer.reverse()).flatMap(({ properties = {} }) => properties[last] ?? []);
}

/** Adds the members of a schema, or their defaults; records have those that are new as they are written. */
function withMembers(kind: Kind, { bundle, typeName }: KindSchema): Kind {
  const { definition, definitions, required, resolved } = kind.shapes;
  const { properties: own = {} } = bundle.root;
  const { properties: before = {} } = definition;
  const isNew = (name: string): boolean => !Object.hasOwn(before, name);
  const given = Object.entries(own).flatMap(([name, { default: value }]) =>
    isNew(name) || value === undefined ? [] : [[name, value] as const],
  );
  const defaults = Object.fromEntries(given);
  const editors = Object.entries(before)
    .filter(([name]) => ["extend", "delete", "edit-mode"].includes(name))
    .map(([name, shape]) => [name, { ...shape, properties: {} }] as const);
  const properties = { ...Object.fromEntries(editors), ...own };
  const written = new Bundle({ ...bundle, root: { ...bundle.root, properties } });
  const authored = authorSchema(written, "");
  const { "edit-mode": _, ...members } = authored.definition.properties ?? {};
  const added = mapMembers(members, (shape, name) =>
    name === "extend" || name === "delete" ? merged(before[name] ?? {}, shape) : shape,
  );
  const { root, definitions: inRecords } = resolvedBundle(kind.name, typeName, bundle);
  const isRead = (name: string): boolean =>
    isNew(name) || Object.hasOwn(resolved.root.properties ?? {}, name);
  const shape: Shape = { type: "object", properties: filtered(own, isNew) };
  const shapes: KindShapes = {
    definition: merged(definition, { properties: added }),
    definitions: { ...definitions, ...authored.definitions },
    required: [...new Set([...required, ...authored.required])].filter(
      (name) => !Object.hasOwn(defaults, name),
    ),
    resolved: new Bundle({
      root: merged(resolved.root, {
        properties: filtered(root.properties, isRead),
        required: (root.required ?? []).filter(isNew),
      }),
      definitions: { ...resolved.definitions, ...inRecords },
    }),
  };
  return {
    ...kind,
    shapes,
    resolve: (found, context) => {
      const record = resolveValue(found.value, shape);
      const filled = { ...found, value: { ...defaults, ...found.value } };
      const placeOf: typeof context.placeOf = (_, ...at) => context.placeOf(found, ...at);
      return { ...kind.resolve(filled, { ...context, placeOf }), ...(isObject(record) && record) };
    },
  };
}

function filtered(members: Definitions = {}, isWanted: (name: string) => boolean): Definitions {
  return Object.fromEntries(Object.entries(members).filter(([name]) => isWanted(name)));
}

/** An object with the members of another one, too. */
function merged(one: Shape, { properties, required = [] }: Shape): Shape {
  const all = [...new Set([...(one.required ?? []), ...required])];
  return {
    ...one,
    properties: { ...one.properties, ...properties },
    ...(all.length > 0 && { required: all }),
  };
}
