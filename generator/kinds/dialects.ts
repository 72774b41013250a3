/** The dialects that defwright ships, and those that extend them. */
import { shippedDialects } from "../compiled/dialects.ts";
import type {
  DialectName,
  DialectRules,
  KindChanges,
  PlaceTable,
  WrittenDialect,
} from "../model/dialect.ts";
import { playRules, type Dialect, type PlayRules } from "../../runtime/tables/dialect.ts";
import { sameJson } from "../json/same-json.ts";
import { readKindSchema, type KindSchema } from "./own/read-kind-schema.ts";

/** What a dialect changes in a kind, with its schema read. */
export type ReadChanges = KindChanges<KindSchema>;

/** A dialect with everything that it extends. */
export interface DialectData<Schema = KindSchema> extends Required<
  Pick<WrittenDialect, "severity" | "places" | "defines" | "built_in" | "types">
> {
  readonly rules: DialectRules;
  /** Kind -> what is changed in it, in the order in which dialects extend each other. */
  readonly kinds: Readonly<Record<string, readonly KindChanges<Schema>[]>>;
}

const made = new Map<DialectName, DialectData>();

/** Always the same object for the same name. */
export function shippedDialect(name: DialectName): DialectData {
  const known = made.get(name);
  if (known) return known;
  const { kinds = {}, ...written } = shippedDialects[name];
  const read = Object.entries(kinds).map(([kind, { schema, ...changes }]) => {
    const text = JSON.stringify(schema);
    const input = { kind: `dialect_${kind}`, path: `${name}/${kind}.json`, read: () => text };
    const found = schema && readKindSchema(input).schema;
    return [kind, { ...changes, ...(found && { schema: found }) }] as const;
  });
  const rules = { ...written.rules, ...playRules[name] };
  const dialect = extendedDialect({ ...written, rules, kinds: Object.fromEntries(read) });
  made.set(name, dialect);
  return dialect;
}

/** Every chain of dialects begins with one that states all rules. */
export function extendedDialect(written: WrittenDialect<KindSchema>): DialectData {
  const { extends: parent, rules, severity, kinds = {} } = written;
  const base = parent && shippedDialect(parent);
  const changes = Object.entries(kinds).map(([kind, own]) => [kind, [own]] as const);
  return {
    rules: { ...base?.rules, ...rules } as DialectRules,
    severity: { ...base?.severity, ...severity },
    kinds: joined(base?.kinds, Object.fromEntries(changes)),
    places: mergedPlaces(base?.places ?? {}, written.places),
    defines: { ...base?.defines, ...written.defines },
    built_in: joined(base?.built_in, written.built_in),
    types: [...(base?.types ?? []), ...(written.types ?? [])],
  };
}

/** The dialect with another form of its schemas. */
export function withSchemas<From, To>(
  dialect: DialectData<From>,
  formOf: (schema: From) => To,
): DialectData<To> {
  const kinds = Object.entries(dialect.kinds).map(([kind, changes]) => {
    const changed = changes.map(({ schema, ...own }) => ({
      ...own,
      ...(schema !== undefined && { schema: formOf(schema) }),
    }));
    return [kind, changed] as const;
  });
  return { ...dialect, kinds: Object.fromEntries(kinds) };
}

type Lists<Entry> = Readonly<Record<string, readonly Entry[]>>;

function joined<Entry>(one: Lists<Entry> = {}, other: Lists<Entry> = {}): Lists<Entry> {
  const lists = new Map(Object.entries(one));
  for (const [name, list] of Object.entries(other)) {
    lists.set(name, [...(lists.get(name) ?? []), ...list]);
  }
  return Object.fromEntries(lists);
}

/** The places of two tables; of one place in both, the second says what is there. */
export function mergedPlaces(one: PlaceTable, other: PlaceTable = {}): PlaceTable {
  const merged = new Map(Object.entries(one));
  for (const [type, places] of Object.entries(other)) {
    merged.set(type, { ...merged.get(type), ...places });
  }
  return Object.fromEntries(merged);
}

/** What tables say about the rules that verbs follow: the dialect that has the same, or the rules. */
export function playedAs(rules: DialectRules): Dialect {
  const { negative_move_cost, harvest_from, ripe_in, reverts, tent_falls } = rules;
  const play: PlayRules = { negative_move_cost, harvest_from, ripe_in, reverts, tent_falls };
  const isName = (name: string): name is DialectName => Object.hasOwn(playRules, name);
  return (
    Object.keys(playRules)
      .filter(isName)
      .find((name) => sameJson(playRules[name], play)) ?? play
  );
}
