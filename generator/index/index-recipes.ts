/** Which recipes, or uncrafts, answer to a result, a component, a tool, a quality, a skill, a book (§2.10). */
import type { ResolvedDefinition } from "../model/definition.ts";
import { recipeKeys, type RecipeKey, type RecipePostings } from "../model/tables.ts";

/** What is read of a record; `resolved.schema.json` of the kind says the same. */
interface RecipeRecord {
  readonly result: string;
  readonly category: string;
  readonly subcategory: string;
  readonly skill_used?: string;
  readonly skills_required: readonly (readonly [skill: string, level: number])[];
  readonly book_learn: readonly { readonly book: string }[];
  readonly qualities: readonly {
    readonly id: string;
    readonly or?: readonly { readonly id: string }[];
  }[];
  readonly tools: Groups;
  readonly components: Groups;
}
type Groups = readonly (readonly (readonly [item: string, ...rest: unknown[]])[])[];

/**
 * Obsolete recipes answer by id only (§9.2).
 * @param order the ids of the table in index order
 */
export function indexRecipes(
  order: readonly string[],
  table: ReadonlyMap<string, ResolvedDefinition>,
): RecipePostings {
  const postings = Object.fromEntries(
    recipeKeys.map((key) => [key, new Map<string, number[]>()]),
  ) as Record<RecipeKey, Map<string, number[]>>;
  order.forEach((id, position) => {
    answersOf(table.get(id), (key, value) => {
      const list = postings[key].get(value);
      if (!list) postings[key].set(value, [position]);
      // What a recipe mentions twice it still answers to once.
      else if (list.at(-1) !== position) list.push(position);
    });
  });
  return postings;
}

/** Postings of a table of the same ids in which some records are others now; the same where no answer changes. */
export function patchPostings(
  before: RecipePostings,
  order: readonly string[],
  old: ReadonlyMap<string, ResolvedDefinition>,
  now: ReadonlyMap<string, ResolvedDefinition>,
): RecipePostings {
  const patched: Partial<Record<RecipeKey, Map<string, readonly number[]>>> = {};
  const writable = (key: RecipeKey): Map<string, readonly number[]> =>
    (patched[key] ??= new Map(before[key]));
  order.forEach((id, position) => {
    const [earlier, later] = [old.get(id), now.get(id)];
    if (earlier?.record === later?.record) return;
    const [gone, fresh] = [answerSet(earlier), answerSet(later)];
    for (const [text, { key, value }] of gone) {
      if (fresh.has(text)) continue;
      const list = (writable(key).get(value) ?? []).filter((each) => each !== position);
      if (list.length === 0) writable(key).delete(value);
      else writable(key).set(value, list);
    }
    for (const [text, { key, value }] of fresh) {
      if (gone.has(text)) continue;
      const list = [...(writable(key).get(value) ?? []), position];
      writable(key).set(
        value,
        list.sort((a, b) => a - b),
      );
    }
  });
  return Object.keys(patched).length === 0 ? before : { ...before, ...patched };
}

function answerSet(
  found: ResolvedDefinition | undefined,
): ReadonlyMap<string, { readonly key: RecipeKey; readonly value: string }> {
  const answers = new Map<string, { key: RecipeKey; value: string }>();
  answersOf(found, (key, value) => answers.set(`${key}\n${value}`, { key, value }));
  return answers;
}

function answersOf(
  found: ResolvedDefinition | undefined,
  add: (key: RecipeKey, value: string) => void,
): void {
  if (!found || found.definition.obsolete) return;
  addRecipe(found.record as unknown as RecipeRecord, (key, value) => {
    if (value !== "") add(key, value);
  });
}

function addRecipe(record: RecipeRecord, add: (key: RecipeKey, value: string) => void): void {
  add("result", record.result);
  add("category", record.category);
  add("subcategory", record.subcategory);
  for (const group of record.components) for (const [item] of group) add("component", item);
  for (const group of record.tools) for (const [item] of group) add("tool", item);
  for (const { id, or = [] } of record.qualities) {
    add("quality", id);
    for (const other of or) add("quality", other.id);
  }
  if (record.skill_used !== undefined) add("skill", record.skill_used);
  for (const [skill] of record.skills_required) add("skill", skill);
  for (const { book } of record.book_learn) add("book", book);
}
