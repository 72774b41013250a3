/** Makes a kind of its schema: what the stages know about a kind, and nothing that other kinds have. */
import { present, textsIn } from "../../json/containers.ts";
import { layeringDefinitions, layeringMembers } from "../../compiled/own-kinds.ts";
import type { JsonObject } from "../../model/json.ts";
import { authorSchema } from "../../schema/author-schema.ts";
import { Bundle, type AuthoredShapes, type KindShapes } from "../../schema/link-shapes.ts";
import { visitReferences } from "../../schema/references.ts";
import type { Shape } from "../../schema/shape.ts";
import { defineKind, type Kind, type MapRoot } from "../kind.ts";
import type { Definition } from "../../model/definition.ts";
import { namedBy, namedById } from "../parts/naming/named-by-id.ts";
import type { KindSchema } from "./read-kind-schema.ts";
import { resolvedBundle } from "./resolved-shape.ts";
import { resolveObject } from "./resolve-record.ts";
import { callsOf, type Answer, type Callee } from "./call-module.ts";
import { ownRules } from "./own-rules.ts";

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
  code?: Pick<Callee, "module" | "thrown" | "external">,
): Kind {
  const { kind, bundle, idMember, saved, transitions, vocabularies, notInherited } = schema;
  const { [idMember ?? ""]: id, ...properties } = bundle.root.properties ?? {};
  const root = { ...bundle.root, properties };
  const own = new Bundle({ ...bundle, root });
  const shapes = shapesOf(schema, own, id, types);
  const naming = idMember === "id" ? namedById : idMember && namedBy(idMember);
  const written = ({ id, value }: Pick<Definition, "id" | "value">): JsonObject =>
    resolveObject(value, root, naming ? { id } : {});
  const {
    rules = [],
    answers = [],
    ...calls
  } = code ? callsOf({ kind, ...code, shape: shapes.resolved.root, written }) : {};
  const indexed = Object.keys(properties).filter((name) => properties[name]?.["x-index"] === true);
  const lookups = new Map<string, Answer[1]>([
    ...indexed.map((name): Answer => [name, (record) => textsIn(record[name])]),
    ...answers,
  ]);
  const made = defineKind({
    name: kind,
    ...(naming && { naming }),
    ...(saved && { savedIds: { rule: "saved games contain it", meaning: saved } }),
    ...(notInherited.length > 0 && { notInherited }),
    tellingMembers: Object.keys(properties).filter((name) => !common.has(name)),
    ...{ resolve: written, ...calls },
    rules: [...ownRules(root), ...rules],
    ...(vocabularies.length > 0 && { vocabularies }),
    output: naming
      ? { form: "table" }
      : {
          ...{ form: "list", maker: "createList", type: "RecordList" },
          about: `${root.description ?? `Every ${kind}.`} In load order.`,
          subjectsOf: (record) => subjectsOf(record, shapes.resolved.root),
        },
    ...(transitions.length > 0 && {
      transitions: transitions.map(({ member, able }) => ({
        ...{ verb: member, ...present({ able }) },
        successor: (record: JsonObject) => record[member],
      })),
    }),
    ...(lookups.size > 0 && {
      lookups: {
        keys: [...lookups.keys()],
        answersOf: (record, answer) => {
          for (const [key, textsOf] of lookups) {
            for (const each of textsOf(record)) answer(key, each);
          }
        },
      },
    }),
  });
  const authored = (mapped: MapRoot): AuthoredShapes => shapesOf(schema, own, id, types, mapped);
  return { ...made, shapes, types, own: { schema, isCode: code !== undefined, authored } };
}

/** What authors write in an object, and what game code reads. */
function shapesOf(
  { kind, idMember, typeName, transitions }: KindSchema,
  own: Bundle,
  ownId: Shape | undefined,
  types: readonly string[],
  mapped: MapRoot = (root) => root,
): KindShapes {
  const { root, definitions } = own;
  const [type, ...others] = types;
  const id: Shape = { description: "The id.", type: "string", minLength: 1, ...ownId };
  const written = new Bundle({
    root: mapped({
      ...root,
      properties: {
        type: {
          description: "What the object defines.",
          ...(others.length === 0 ? { const: type ?? kind } : { enum: types }),
        },
        ...(idMember !== undefined && { [idMember]: id }),
        ...layeringMembers,
        override: {
          description: "Whether the object replaces an earlier definition of its id (extension).",
          type: "boolean",
          "x-extension": true,
        },
        ...root.properties,
      },
      required: [...new Set([idMember ?? [], root.required ?? []].flat())],
    }),
    definitions: { ...definitions, ...layeringDefinitions },
  });
  const authored = authorSchema(written, idMember);
  const turned: Shape = { description: "What it becomes.", type: "string", "x-ref": kind };
  const computed = transitions.filter(({ isComputed }) => isComputed).map(({ member }) => member);
  const made = Object.fromEntries(computed.map((member) => [member, turned]));
  const records = { ...root, properties: { ...root.properties, ...made } };
  const read = new Bundle({ definitions, root: records });
  return { ...authored, resolved: resolvedBundle(kind, typeName, read, idMember && id) };
}

/** What people call a record without an id: the ids that it refers to. */
function subjectsOf(record: JsonObject, root: Shape): readonly string[] {
  const found = new Set<string>();
  visitReferences(root, record, (_kind, id) => found.add(id));
  return [...found];
}
