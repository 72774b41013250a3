/**
 * index: ContentModel -> Tables. What game code would otherwise work out at start-up: into what each piece of
 * furniture and terrain can turn (§3.1), and which recipes answer to a result, a component, a tool … (§2.10).
 */
import { harvestSource } from "../../runtime/harvest-source.ts";
import type { Dialect } from "../model/dialect.ts";
import { indexOrder } from "./index-order.ts";
import { indexRecipes, patchPostings } from "./index-recipes.ts";
import type { Edges, RecipePostings, Tables } from "../model/tables.ts";
import { noFurniture } from "../kinds/parts/common-members/tile-kind.ts";
import type { ResolvedDefinition } from "../model/definition.ts";
import type { JsonArray, JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import { isSameList, noMemo, type Memo } from "../model/memo.ts";
import type { ContentModel } from "../resolve/content-model.ts";

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

const noRecords: ReadonlyMap<string, ResolvedDefinition> = new Map();

/** @param memo keeps what is made of each table of records, so that the next run begins with it */
export function indexTables(
  { records }: Pick<ContentModel, "records">,
  dialect: Dialect,
  memo: Memo = noMemo,
): Tables {
  const order = new Map<KindName, readonly string[]>();
  for (const [kind, table] of records) {
    const ids = memo.part<readonly string[]>(`order of ${kind}`, [table], (before) => {
      const now = indexOrder(kind, table.keys());
      return before && isSameList(before, now) ? before : now;
    });
    order.set(kind, ids);
  }
  const edges = new Map<KindName, Edges>();
  for (const kind of tileKinds) {
    const table = records.get(kind) ?? noRecords;
    const successors = memo.part<Successors>(`successors of ${kind}`, [table], (before) =>
      successorsOf(table, { kind, dialect }, before),
    );
    edges.set(kind, successors.edges);
  }
  const recipes = (kind: "recipe" | "uncraft"): RecipePostings => {
    const ids = order.get(kind) ?? [];
    const table = records.get(kind) ?? noRecords;
    const indexed = memo.part<Indexed>(`postings of ${kind}`, [ids, table], (before) => ({
      ids,
      table,
      postings:
        before?.ids === ids
          ? patchPostings(before.postings, ids, before.table, table)
          : indexRecipes(ids, table),
    }));
    return indexed.postings;
  };
  return { order, edges, recipes: recipes("recipe"), uncrafts: recipes("uncraft") };
}

interface Indexed {
  readonly ids: readonly string[];
  readonly table: ReadonlyMap<string, ResolvedDefinition>;
  readonly postings: RecipePostings;
}

interface Successors {
  /** Of each record, one for each verb. */
  readonly byRecord: ReadonlyMap<JsonObject, readonly (string | undefined)[]>;
  /** Ids in the order of the records, each with its successors. */
  readonly all: readonly (string | undefined)[];
  readonly edges: Edges;
}

/** @param before of another table; what it says of the same records holds, and its edges where all are the same */
function successorsOf(
  table: ReadonlyMap<string, ResolvedDefinition>,
  context: TransitionContext,
  before: Successors | undefined,
): Successors {
  const byRecord = new Map<JsonObject, readonly (string | undefined)[]>();
  const all: (string | undefined)[] = [];
  for (const [id, { record }] of table) {
    const own = before?.byRecord.get(record) ?? verbs.map((each) => successorBy(each, record));
    byRecord.set(record, own);
    all.push(id, ...own);
  }
  const edges = before && isSameList(before.all, all) ? before.edges : edgesOf(table, byRecord);
  return { byRecord, all, edges };

  function successorBy({ successor }: (typeof verbs)[number], record: JsonObject) {
    const next = successor(record, context);
    return typeof next === "string" ? next : undefined;
  }
}

function edgesOf(
  table: ReadonlyMap<string, ResolvedDefinition>,
  successors: Successors["byRecord"],
): Edges {
  const byVerb = new Map<string, Map<string, string>>();
  for (const [at, { verb }] of verbs.entries()) {
    const map = new Map<string, string>();
    for (const [id, { record }] of table) {
      const next = successors.get(record)?.[at];
      if (next !== undefined) map.set(id, next);
    }
    byVerb.set(verb, map);
  }
  return byVerb;
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
