import type { CommonToKinds } from "../../kind.ts";
import { usesRequirements } from "../requirement-parts/named-requirements.ts";
import type { AuthoredCraft } from "./craft.ts";
import type { JsonObject } from "../../../model/json.ts";
import type { RecipeRow } from "../../../../runtime/crafting/recipes.ts";
import type { Lookups } from "../../lookups.ts";

/** The part of a record that is read; `resolved.schema.json` describes it, too. */
interface CraftRecord extends RecipeRow {
  readonly skill_used?: string;
  readonly qualities: readonly {
    readonly id: string;
    readonly or?: readonly { readonly id: string }[];
  }[];
}

/** Look-ups of recipes, or uncrafts, by a result, a component, a tool, a quality, a skill, a book (§2.10). */
const craftLookups: Lookups = {
  keys: [
    "result",
    "category",
    "subcategory",
    "component",
    "tool",
    "quality",
    "skill",
    "book",
    "byproduct",
  ],
  answersOf: (record: JsonObject, answer) => {
    eachAnswer(record as unknown as CraftRecord, answer);
  },
};

function eachAnswer(record: CraftRecord, add: (key: string, value: string) => void): void {
  add("result", record.result);
  add("category", record.category);
  add("subcategory", record.subcategory);
  const addEach = (
    key: string,
    groups: readonly (readonly (readonly [string, ...unknown[]])[])[],
  ): void => {
    groups.forEach((group) => {
      group.forEach((alternative) => {
        add(key, alternative[0]);
      });
    });
  };
  addEach("component", record.components);
  addEach("tool", record.tools);
  for (const { id, or = [] } of record.qualities) {
    add("quality", id);
    for (const other of or) add("quality", other.id);
  }
  if (record.skill_used !== undefined) add("skill", record.skill_used);
  for (const [skill] of record.skills_required) add("skill", skill);
  for (const { book } of record.book_learn) add("book", book);
  for (const [item] of record.byproducts) add("byproduct", item);
}

export const craftMembers = ["components", "using", "tools", "time", "skill_used"] as const;

/** What craft and disassembly recipes have in common, besides their rules (§2.10). */
export const craft: CommonToKinds<AuthoredCraft> = {
  obsoleteMember: "obsolete",
  savedIds: {
    section: "9.2",
    rule: "a recipe is marked obsolete instead of being deleted",
    meaning: ["result"],
  },
  // Real data relies on children to restate these.
  notInherited: ["components", "qualities", "tools"],
  startsWith: ["time", "components"],
  tellingMembers: craftMembers,
  vocabularies: ["flags", "category", "subcategory"].map((member) => ({ member, known: [] })),
  uses: usesRequirements,
  output: { form: "table" },
  lookups: craftLookups,
};
