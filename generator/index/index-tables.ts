/**
 * index: ContentModel -> Tables. What game code would otherwise work out at start-up: into what each piece of
 * furniture and terrain can turn (§3.1), and which recipes answer to a result, a component, a tool … (§2.10).
 */
import { harvestSource } from "../../runtime/tiles/harvest-source.ts";
import type { Dialect } from "../model/dialect.ts";
import { indexOrder } from "./index-order.ts";
import { indexRecipes, patchPostings } from "./index-recipes.ts";
import type { Edges, RecipePostings, Tables } from "../model/tables.ts";
import { noFurniture } from "../kinds/parts/common-members/tile-kind.ts";
import type { ResolvedDefinition } from "../model/definition.ts";
import type { JsonArray, JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import type { ContentModel } from "../resolve/resolve.ts";

/** What transitions depend on beside the record. */
interface TransitionContext {
  readonly kind: KindName;
  readonly dialect: Dialect;
}

/** Verbs with one successor, in the order of §3.1, and the member of a record that names it. */
export const verbs: readonly {
  readonly verb: string;
  /** What ids are called that the verb can be done to; absent for a part of another verb, which nobody asks for. */
  readonly able?: string;
  readonly successor: (record: JsonObject, of: TransitionContext) => unknown;
}[] = [
  { verb: "open", able: "Openable", successor: (record) => record["open"] },
  { verb: "close", able: "Closable", successor: (record) => record["close"] },
  { verb: "lockpick", able: "Lockpickable", successor: (record) => record["lockpick_result"] },
  { verb: "oxytorch", able: "Oxytorchable", successor: inside("oxytorch", "result") },
  { verb: "boltcut", able: "Boltcuttable", successor: inside("boltcut", "result") },
  { verb: "hacksaw", able: "Hacksawable", successor: inside("hacksaw", "result") },
  { verb: "bash", able: "Bashable", successor: inside("bash", "ter_set", "furn_set") },
  {
    verb: "deconstruct",
    able: "Deconstructible",
    successor: inside("deconstruct", "ter_set", "furn_set"),
  },
  { verb: "pry", able: "Pryable", successor: inside("pry", "new_ter_type", "new_furn_type") },
  {
    verb: "pry_break",
    able: "Breakable",
    successor: (record) =>
      objectIn(record, "pry")?.["breakable"] === true
        ? inside("pry", "break_ter_type", "break_furn_type")(record)
        : undefined,
  },
  {
    verb: "harvest",
    able: "Harvestable",
    successor: (record, of) =>
      harvestOf(record, of) === undefined ? undefined : harvestedForm(record, of),
  },
  {
    // Those of them that ask for the season.
    verb: "harvest_by_season",
    successor: (record, of) =>
      harvestOf(record, of) === "harvest_by_season" ? harvestedForm(record, of) : undefined,
  },
  {
    verb: "revert",
    able: "Reverting",
    successor: (record, { kind, dialect }) =>
      kind === "terrain" &&
      isHarvested(record) &&
      (record["harvest_season"] !== undefined || dialect === "bright-nights")
        ? record["transforms_into"]
        : undefined,
  },
];

/** Kinds of map tiles: those that turn into others of their kind. */
export const tileKinds: readonly KindName[] = ["furniture", "terrain"];

/** Tables that an earlier run made of another model. */
export interface EarlierTables {
  readonly tables: Tables;
  readonly records: ContentModel["records"];
}

export function indexTables(
  { records }: ContentModel,
  dialect: Dialect,
  earlier?: EarlierTables,
): Tables {
  const order = new Map<KindName, readonly string[]>();
  const edges = new Map<KindName, Edges>();
  for (const [kind, table] of records) {
    const before = earlier?.tables.order.get(kind);
    if (before && earlier?.records.get(kind) === table) {
      order.set(kind, before);
      continue;
    }
    order.set(kind, before && sameKeys(before, table) ? before : indexOrder(kind, table.keys()));
  }
  for (const kind of tileKinds) {
    const before = earlier?.tables.edges.get(kind);
    const table = records.get(kind) ?? new Map<string, ResolvedDefinition>();
    const same = sameRecords(earlier?.records.get(kind), table);
    edges.set(kind, before && same ? before : edgesOf(table, { kind, dialect }));
  }
  const recipes = (kind: "recipe" | "uncraft"): RecipePostings => {
    const list = order.get(kind) ?? [];
    const table = records.get(kind) ?? new Map<string, ResolvedDefinition>();
    const before = earlier?.tables[kind === "recipe" ? "recipes" : "uncrafts"];
    const old = earlier?.records.get(kind);
    if (before && old === table) return before;
    return before && old && list === earlier.tables.order.get(kind)
      ? patchPostings(before, list, old, table)
      : indexRecipes(list, table);
  };
  return { order, edges, recipes: recipes("recipe"), uncrafts: recipes("uncraft") };
}

function edgesOf(
  table: ReadonlyMap<string, ResolvedDefinition>,
  context: TransitionContext,
): Edges {
  const byVerb = new Map<string, Map<string, string>>();
  for (const { verb, successor } of verbs) {
    const map = new Map<string, string>();
    for (const { definition, record } of table.values()) {
      const next = successor(record, context);
      if (typeof next === "string") map.set(definition.id, next);
    }
    byVerb.set(verb, map);
  }
  return byVerb;
}

function sameKeys(order: readonly string[], table: ReadonlyMap<string, unknown>): boolean {
  return order.length === table.size && order.every((id) => table.has(id));
}

function sameRecords(
  before: ReadonlyMap<string, ResolvedDefinition> | undefined,
  now: ReadonlyMap<string, ResolvedDefinition>,
): boolean {
  if (before === now) return true;
  if (before?.size !== now.size) return false;
  const old = before.values();
  for (const { record } of now.values()) if (old.next().value?.record !== record) return false;
  return true;
}

function listOf(value: unknown): JsonArray {
  return Array.isArray(value) ? (value as JsonArray) : [];
}

function inside(part: string, ...members: string[]): (record: JsonObject) => unknown {
  return (record) => {
    const object = objectIn(record, part);
    return object && members.map((member) => object[member]).find((each) => each !== undefined);
  };
}

function objectIn(record: JsonObject, member: string): JsonObject | undefined {
  const value = record[member];
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : undefined;
}

/** By which member a record is harvested, if at all (§2.6, §3.1). */
function harvestOf(
  record: JsonObject,
  { dialect }: TransitionContext,
): ReturnType<typeof harvestSource> {
  return isHarvested(record) ? undefined : harvestSource(record, dialect);
}

/** Without a successor terrain yields and stays; furniture is gone, as the harvested plant is in the real game. */
function harvestedForm(record: JsonObject, { kind }: TransitionContext): unknown {
  return record["transforms_into"] ?? (kind === "furniture" ? noFurniture : record["id"]);
}

function isHarvested(record: JsonObject): boolean {
  return listOf(record["flags"]).includes("HARVESTED");
}
