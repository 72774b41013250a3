/** Checks own kinds beside each other and beside those that are built in: names, types, and what they refer to. */
import { suggest } from "../../diagnostics/suggest.ts";
import { camelCase, pascalCase } from "../../text/names.ts";
import { migrationTypeOf } from "../saved-ids.ts";
import { inside, type KindProblem, type SchemaPlace } from "./problem.ts";
import type { KindReference, KindSchema } from "./read-kind-schema.ts";

/** A kind as the configuration names it. */
export interface NamedKind {
  readonly name: string;
  readonly types: readonly string[];
  /** Where it is named. */
  readonly place: SchemaPlace;
  /** Where each of its types is named, in their order. */
  readonly typePlaces: readonly SchemaPlace[];
  /** Absent if its schema has problems. */
  readonly schema?: KindSchema;
}

/** What is there without own kinds. */
export interface BuiltInKinds {
  readonly names: ReadonlySet<string>;
  /** The kinds that content refers to but nothing defines; an own kind may take the place of one. */
  readonly external: readonly string[];
  /** The type words of built-in kinds. */
  readonly types: ReadonlyMap<string, string>;
  /** Types of objects that mean something else. */
  readonly otherTypes: ReadonlySet<string>;
  /** The names of types in generated modules. */
  readonly typeNames: ReadonlySet<string>;
  /** Of the built-in kinds, those whose definitions have ids. */
  readonly withIds: readonly string[];
  /** Types of objects that were compiled without the kinds. */
  readonly usedTypes?: ReadonlySet<string>;
}

export function checkKinds(kinds: readonly NamedKind[], builtIn: BuiltInKinds): KindProblem[] {
  return [
    ...takenNames(kinds, builtIn),
    ...sharedTypes(kinds, builtIn),
    ...unknownReferences(kinds, builtIn),
  ];
}

/** A type of a kind in generated modules. */
interface TypeName {
  readonly type: string;
  /** What it is named after besides the kind: a transition, a word for ids or a definition. */
  readonly word?: string;
  /** Where that is written. */
  readonly place?: SchemaPlace;
}

function typeNamesOf({ kind, typeName, bundle, transitions, place }: KindSchema): TypeName[] {
  const name = pascalCase(kind);
  const parts = Object.keys(bundle.definitions).filter((each) => each.startsWith(`${kind}_`));
  return [
    { type: typeName },
    ...["Id", "Ids", "Key", "Table", "Edges"].map((end) => ({ type: name + end })),
    ...transitions.flatMap(({ member, able: word, isComputed }): TypeName[] => [
      { type: `${name}${pascalCase(member)}Edges`, word: member },
      ...(word === undefined
        ? []
        : [
            {
              ...{ type: `${word}${name}Id`, word },
              ...(!isComputed && { place: inside(place, "x-transitions", member) }),
            },
          ]),
    ]),
    ...parts.map((each) => ({
      ...{ type: pascalCase(each.replaceAll("-", "_")), word: each.slice(kind.length + 1) },
    })),
  ];
}

/** Words that TypeScript reserves in modules, modules of every output, and what generated modules import or declare. */
const takenValues = `
arguments await break case catch class const continue debugger default delete do else enum eval export extends false
finally for function if implements import in instanceof interface let new null package private protected public return
static super switch this throw true try typeof undefined var void while with yield
edges ids index texts types
brandKey createList createSubstitutions createTable idConstants idView lazyMembers parseId unpack
data records rows text
`
  .trim()
  .split(/\s+/u);

/** Types that generated modules import, or that the language has. */
const takenTypes = `
Branded Can EdgesInto FormerIds HasEdges IdConstants Keyed Known Json JsonArray JsonObject LookupsOf PackedRows
RecipeLookups RecordList Substitutions Table TableData Texts Readonly Record
`
  .trim()
  .split(/\s+/u);

function takenNames(kinds: readonly NamedKind[], builtIn: BuiltInKinds): KindProblem[] {
  const owners = new Map<string, string | undefined>();
  for (const name of [...builtIn.typeNames, ...takenTypes]) owners.set(name, undefined);
  const values = new Map<string, string | undefined>();
  for (const name of takenValues) values.set(name, undefined);
  for (const kind of builtIn.names) for (const value of valuesOf(kind)) values.set(value, kind);
  const problems: KindProblem[] = [];
  const names = new Set<string>();
  for (const { name: kind, place, schema } of kinds) {
    if (builtIn.names.has(kind) || names.has(kind)) {
      const data = { kind, ...(names.has(kind) && { by: kind }) };
      problems.push({ code: "kind-name-taken", place, data });
      continue;
    }
    names.add(kind);
    const value = valuesOf(kind).find((each) => values.has(each));
    if (value !== undefined) {
      const data = { kind, value, by: values.get(value) };
      problems.push({ code: "kind-name-taken", place, data });
      continue;
    }
    for (const each of valuesOf(kind)) values.set(each, kind);
    if (!schema) continue;
    const [taken] = typeNamesOf(schema).filter(({ type }) => {
      // Types of ids have many names that end so.
      const isTaken = owners.has(type) || (type === schema.typeName && type.endsWith("Id"));
      if (!isTaken) owners.set(type, kind);
      return isTaken;
    });
    if (!taken) continue;
    const { type, word } = taken;
    const by = owners.get(type);
    if (by === kind && word !== undefined) {
      // With another name of the kind they would be one as well.
      const data = { problem: "type-twice", subject: word, other: type } as const;
      problems.push({ code: "kind-schema", place: taken.place ?? schema.place, data });
    } else {
      const isTitle = type === schema.typeName;
      const data = { kind, type, by, ...(isTitle && { isTitle }) };
      problems.push({ code: "kind-name-taken", place, data });
    }
  }
  return problems;
}

/** The names of the values of a kind in generated modules. */
function valuesOf(kind: string): string[] {
  const name = camelCase(kind);
  return [name, `${name}Lookups`];
}

function sharedTypes(kinds: readonly NamedKind[], builtIn: BuiltInKinds): KindProblem[] {
  const owners = new Map(builtIn.types);
  const migrated = new Set(
    kinds.flatMap(({ name, schema }) => (schema?.saved ? [migrationTypeOf(name)] : [])),
  );
  const problems: KindProblem[] = [];
  for (const { name: kind, types, typePlaces, place } of kinds) {
    types.forEach((type, index) => {
      const by = owners.get(type);
      const isOther = builtIn.otherTypes.has(type) || migrated.has(type);
      const isFree = builtIn.usedTypes?.has(type) !== true && (by ?? kind) === kind;
      if (isFree && !isOther) owners.set(type, kind);
      else {
        const data = { type, kind, by, ...(isOther && { isOther }) };
        problems.push({ code: "kind-type-taken", place: typePlaces[index] ?? place, data });
      }
    });
  }
  return problems;
}

/** @param others schemas that are no kinds */
export function unknownReferences(
  kinds: readonly Pick<NamedKind, "name" | "schema">[],
  builtIn: BuiltInKinds,
  others: readonly KindSchema[] = [],
): KindProblem[] {
  const hasNoIds = ({ schema }: Pick<NamedKind, "schema">): boolean =>
    schema !== undefined && schema.idMember === undefined;
  const idless = new Set(kinds.filter(hasNoIds).map(({ name }) => name));
  for (const name of builtIn.names) if (!builtIn.withIds.includes(name)) idless.add(name);
  const own = kinds.map(({ name }) => name);
  const known = new Set(
    [...builtIn.withIds, ...builtIn.external, ...own].filter((name) => !idless.has(name)),
  );
  const problemOf = ({ kind: found, place }: KindReference): readonly KindProblem[] => {
    if (known.has(found)) return [];
    const [suggestion] = suggest(found, known);
    const data = { found, suggestion, ...(idless.has(found) && { withoutIds: true }) };
    return [{ code: "kind-reference-unknown", place, data }];
  };
  return [...kinds.map(({ schema }) => schema), ...others].flatMap((schema) =>
    (schema?.references ?? []).flatMap(problemOf),
  );
}
