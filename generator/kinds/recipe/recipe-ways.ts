/** How recipes are learned, and what is made by them (§2.10, §3.3). */
import type { Complete } from "../../compiled/authored-types.ts";
import { textsIn } from "../../json/containers.ts";
import type { Definition } from "../../model/definition.ts";
import { booksOf } from "../parts/craft/books.ts";
import { needsOf } from "../parts/craft/needs.ts";
import type { KindWay, ContentTables } from "../ways.ts";
import { areTaught, isSecret, isTakenApart } from "./unlearnable.ts";

/** None if nobody ever makes it. */
export function recipeWays(
  definition: Definition<Complete<"recipe">>,
  tables: ContentTables,
): readonly KindWay[] {
  const { key } = tables;
  const { id, value, obsolete } = definition;
  const { result, autolearn = false, decomp_learn, container, byproducts = [] } = value;
  // What a place provides that is built is known only where the recipe is written.
  const provided = textsIn(definition.origin.value["blueprint_resources"]);
  const built = { verb: "provides", needs: [], gives: provided.map((item) => key("item", item)) };
  if (obsolete || value.never_learn === true) return provided.length > 0 ? [built] : [];
  const { rules, find } = tables.context;
  const gives = [key("recipe", id)];
  const learned: KindWay[] = [];
  const isKnown =
    autolearn !== false || (rules.new_characters_know === "recipes" && !isSecret(value));
  if (isKnown || !areTaught(tables))
    learned.push({ verb: "is learned without a teacher", needs: [], gives });
  const books = booksOf(value).map(({ book }) => key("item", book));
  if (books.length > 0) learned.push({ verb: "is learned from a book", needs: [books], gives });
  if (decomp_learn !== undefined && isTakenApart(result, find)) {
    learned.push({ verb: "is learned by taking apart", needs: [[key("item", result)]], gives });
  }
  const items = [
    result,
    ...(container === undefined ? [] : [container]),
    ...byproducts.map(([item]) => item),
    ...provided,
  ];
  const made = items.map((item) => key("item", item));
  return [
    ...learned,
    { verb: "makes", needs: [gives, ...needsOf(definition, tables)], gives: made },
  ];
}
