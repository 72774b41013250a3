/**
 * index: ContentModel -> Tables. What game code would otherwise work out at start-up: into what each piece of
 * furniture and terrain can turn (§3.1), and which recipes answer to a result, a component, a tool … (§2.10).
 */
import type { JsonArray, JsonObject, KindName } from "./model.ts";
import { indexOrder } from "./emit/index-order.ts";
import type { ContentModel } from "./resolve.ts";

/** Verbs with one successor, in the order of §3.1, and the member of a record that names it. */
export const verbs: readonly {
  readonly verb: string;
  /** What ids are called that the verb can be done to. */
  readonly able: string;
  readonly successor: (record: JsonObject) => unknown;
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
    successor: (record) => (isHarvestable(record) ? record["transforms_into"] : undefined),
  },
  {
    verb: "revert",
    able: "Reverting",
    successor: (record) =>
      isHarvested(record) && record["harvest_season"] !== undefined
        ? record["transforms_into"]
        : undefined,
  },
];

/** Kinds of map tiles: those that turn into others of their kind. */
export const tileKinds: readonly KindName[] = ["furniture", "terrain"];

/** id -> successor, per verb. */
export type Edges = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** What recipes are looked up by; each gives positions in the recipe table, ascending. */
export const recipeKeys = [
  "result",
  "category",
  "subcategory",
  "component",
  "tool",
  "quality",
  "skill",
  "book",
] as const;
export type RecipeKey = (typeof recipeKeys)[number];
export type Postings = ReadonlyMap<string, readonly number[]>;

export interface Tables {
  readonly edges: ReadonlyMap<KindName, Edges>;
  readonly recipes: Readonly<Record<RecipeKey, Postings>>;
  /** The same for uncrafts; there the result is what is taken apart, components what comes back. */
  readonly uncrafts: Readonly<Record<RecipeKey, Postings>>;
}

export function indexTables(model: ContentModel): Tables {
  const edges = new Map<KindName, Edges>();
  for (const kind of tileKinds) {
    const byVerb = new Map<string, Map<string, string>>();
    for (const { verb, successor } of verbs) {
      const map = new Map<string, string>();
      for (const { definition, record } of model.records.get(kind)?.values() ?? []) {
        const next = successor(record);
        if (typeof next === "string") map.set(definition.id, next);
      }
      byVerb.set(verb, map);
    }
    edges.set(kind, byVerb);
  }
  return {
    edges,
    recipes: indexRecipes(model, "recipe"),
    uncrafts: indexRecipes(model, "uncraft"),
  };
}

/** Obsolete recipes answer by id only (§9.2). */
function indexRecipes(
  model: ContentModel,
  kind: "recipe" | "uncraft",
): Readonly<Record<RecipeKey, Postings>> {
  const postings = Object.fromEntries(
    recipeKeys.map((key) => [key, new Map<string, number[]>()]),
  ) as Record<RecipeKey, Map<string, number[]>>;
  const table = model.records.get(kind);
  indexOrder(kind, table?.keys() ?? []).forEach((id, position) => {
    const found = table?.get(id);
    if (!found || found.definition.obsolete) return;
    const { record } = found;
    for (const key of recipeKeys) {
      for (const value of new Set(keysOf(record, key))) {
        const list = postings[key].get(value);
        if (list) list.push(position);
        else postings[key].set(value, [position]);
      }
    }
  });
  return postings;
}

function keysOf(record: JsonObject, key: RecipeKey): string[] {
  switch (key) {
    case "result":
    case "category":
    case "subcategory":
      return stringsOf([record[key]]);
    case "component":
    case "tool":
      return stringsOf(
        listOf(record[`${key}s`]).flatMap((group) =>
          listOf(group).map((alternative) => listOf(alternative)[0]),
        ),
      );
    case "quality":
      return stringsOf(
        listOf(record["qualities"])
          .flatMap((each) => [each, ...listOf((each as JsonObject)["or"])])
          .map((each) => (each as JsonObject)["id"]),
      );
    case "skill":
      return stringsOf([
        record["skill_used"],
        ...listOf(record["skills_required"]).map((pair) => listOf(pair)[0]),
      ]);
    case "book":
      return stringsOf(listOf(record["book_learn"]).map((each) => (each as JsonObject)["book"]));
  }
}

function listOf(value: unknown): JsonArray {
  return Array.isArray(value) ? (value as JsonArray) : [];
}

function stringsOf(values: readonly unknown[]): string[] {
  return values.filter((value): value is string => typeof value === "string" && value !== "");
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

/** Harvesting takes a yield and one of the examine actions for it (§2.6, §3.1). */
function isHarvestable(record: JsonObject): boolean {
  const { harvestable, examine_action: action } = record;
  return (
    harvestable !== undefined &&
    typeof action === "string" &&
    action.startsWith("harvest_") &&
    !isHarvested(record)
  );
}

function isHarvested(record: JsonObject): boolean {
  return listOf(record["flags"]).includes("HARVESTED");
}
