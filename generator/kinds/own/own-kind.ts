/** Makes a kind of its schema: what the stages know about a kind, and nothing that other kinds have. */
import { isList, isObject } from "../../json/containers.ts";
import { layeringMembers } from "../../compiled/own-kinds.ts";
import type { JsonObject } from "../../model/json.ts";
import { authorSchema } from "../../schema/author-schema.ts";
import { link, type Bundle, type KindShapes } from "../../schema/link-shapes.ts";
import { visitReferences } from "../../schema/references.ts";
import type { Shape } from "../../schema/shape.ts";
import { defineKind, type Kind } from "../kind.ts";
import type { Definition } from "../../model/definition.ts";
import type { Lookups } from "../lookups.ts";
import type { Naming } from "../naming.ts";
import { namedById } from "../parts/naming/named-by-id.ts";
import type { KindSchema } from "./read-kind-schema.ts";
import { resolvedBundle } from "./resolved-shape.ts";
import { resolveValue } from "./resolve-record.ts";
import { callsOf, type ModuleOfKind } from "./call-module.ts";
import { ownRules } from "./own-rules.ts";

export interface OwnKind extends Kind {
  readonly shapes: KindShapes;
  /** The type words of its objects. */
  readonly types: readonly string[];
  /** The name of the type of its records. */
  readonly typeName: string;
}

/** Members that tell nothing of the kind: objects of any type have them. */
const common: ReadonlySet<string> = new Set([
  "name",
  "description",
  "flags",
  "symbol",
  "color",
  "looks_like",
]);

/**
 * @param types the type words of its objects; at least one
 * @param code of the module that defines it, if one does
 */
export function ownKind(
  schema: KindSchema,
  types: readonly string[],
  code?: ModuleOfKind,
): OwnKind {
  const { kind, bundle, idMember, saved, transitions, vocabularies, notInherited, typeName } =
    schema;
  const shapes = shapesOf(schema, types);
  const { properties = {} } = bundle.root;
  const named = idMember === undefined ? undefined : { naming: namedBy(idMember) };
  const written = ({ id, value }: Pick<Definition, "id" | "value">): JsonObject => {
    const record = resolveValue(value, recordShape);
    return { ...(named && { id }), ...(isObject(record) && record) };
  };
  const {
    rules = [],
    transitions: others = [],
    lookups: answers,
    ...calls
  } = code ? callsOf({ kind, ...code, shape: shapes.resolved.root, written }) : {};
  const lookups = lookupsBy(properties, answers);
  const turns = [
    ...transitions.map(({ member, ...able }) => ({
      verb: member,
      ...able,
      successor: (record: JsonObject) => record[member],
    })),
    ...others,
  ];
  const made = defineKind({
    name: kind,
    ...named,
    ...(saved && { savedIds: { rule: "saved games contain it", meaning: saved } }),
    ...(notInherited.length > 0 && { notInherited }),
    tellingMembers: Object.keys(properties).filter(
      (name) => name !== idMember && !common.has(name),
    ),
    ...{ resolve: written, ...calls },
    rules: [...ownRules(bundle.root), ...rules],
    ...(vocabularies.length > 0 && { vocabularies }),
    output: named
      ? { form: "table" }
      : {
          ...{ form: "list", maker: "createList", type: "RecordList" },
          about: `${bundle.root.description ?? `Every ${kind}`} In load order.`,
          subjectsOf: (record) => subjectsOf(record, shapes.resolved.root),
        },
    ...(turns.length > 0 && { transitions: turns }),
    ...(lookups && { lookups }),
  });
  const { [idMember ?? ""]: _, ...own } = properties;
  const recordShape = { ...bundle.root, properties: own };
  return { ...made, shapes, types, typeName };
}

/** What authors write in an object, and what game code reads. */
function shapesOf(
  { kind, bundle, idMember, typeName }: KindSchema,
  types: readonly string[],
): KindShapes {
  const { root, definitions } = bundle;
  const [type, ...others] = types;
  const id: Shape = { description: "The id.", type: "string", minLength: 1 };
  const written: Bundle = {
    root: {
      ...root,
      properties: {
        type: {
          description: "What the object defines.",
          ...(others.length === 0 ? { const: type ?? kind } : { enum: types }),
        },
        ...(idMember !== undefined && {
          [idMember]: { ...id, ...root.properties?.[idMember] },
        }),
        ...layeringMembers,
        override: {
          description: "Whether the object replaces an earlier definition of its id (extension).",
          type: "boolean",
          "x-extension": true,
        },
        ...withoutMember(root.properties, idMember),
      },
      required: [
        ...new Set([...(idMember === undefined ? [] : [idMember]), ...(root.required ?? [])]),
      ],
    },
    definitions,
  };
  const authored = authorSchema(written, idMember);
  link([authored.definition, ...Object.values(authored.definitions)], authored.definitions);
  return { ...authored, resolved: resolvedBundle(kind, typeName, bundle, idMember) };
}

function withoutMember(
  properties: Shape["properties"] = {},
  member: string | undefined,
): NonNullable<Shape["properties"]> {
  const { [member ?? ""]: _, ...others } = properties;
  return others;
}

function namedBy(member: string): Naming {
  if (member === namedById.member) return namedById;
  return {
    member,
    members: [member, "alias", "abstract"],
    idsOf: ({ [member]: id }) => {
      if (typeof id === "string") return [id];
      return isList(id) ? id.filter((each) => typeof each === "string") : [];
    },
  };
}

/** The look-ups by members that say so; a member that is a list is found by each of its entries. */
function lookupsBy(
  properties: NonNullable<Shape["properties"]>,
  others: Lookups = { keys: [], answersOf: () => undefined },
): Lookups | undefined {
  const keys = Object.keys(properties).filter((name) => properties[name]?.["x-index"] === true);
  const all = [...new Set([...keys, ...others.keys])];
  if (all.length === 0) return undefined;
  return {
    keys: all,
    answersOf: (record, answer) => {
      others.answersOf(record, answer);
      for (const key of keys) {
        for (const value of [record[key] ?? []].flat()) {
          if (typeof value === "string") answer(key, value);
        }
      }
    },
  };
}

/** What people call a record without an id: the ids that it refers to. */
function subjectsOf(record: JsonObject, root: Shape): readonly string[] {
  const found = new Set<string>();
  visitReferences(root, record, (_kind, id) => found.add(id));
  return [...found];
}
