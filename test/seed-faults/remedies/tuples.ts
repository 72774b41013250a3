/** Pairs and lists of recipes and requirements in other shapes (§2.10). */
import type { Json } from "../../../generator/model/json.ts";
import { json, partsOf, plain, rewritten, textOf, type RemedyClass } from "../remedy.ts";
import type { Spot } from "../../search/world.ts";

const alternative = /^(?:components|tools)\[\]\[\]$/u;
const component = /^components\[\]\[\]$/u;
const levels = /^(?:skills_required|autolearn|decomp_learn)$/u;

/** An entry `["id", 2]` and nothing behind it. */
const isPair = ({ value }: Spot): boolean =>
  value.type === "array" &&
  value.children?.length === 2 &&
  value.children[0]?.type === "string" &&
  value.children[1]?.type === "number";

const isListOfPairs = ({ value }: Spot): boolean =>
  value.type === "array" &&
  (value.children ?? []).length > 0 &&
  (value.children ?? []).every((child) => child.type === "array" && child.children?.length === 2);

const valuesOf = ({ value }: Pick<Spot, "value">): Json[] =>
  (value.children ?? []).map((child) => child.value as Json);

/** Pairs written in another way; what is due is the pair. */
function pairs(
  name: string,
  where: RegExp,
  write: (id: Json, count: Json) => string | undefined,
  mends = true,
): RemedyClass {
  return rewritten(name, where, (spot) => {
    const [id = "", count = 0] = valuesOf(spot);
    const text = isPair(spot) ? write(id, count) : undefined;
    return text === undefined
      ? undefined
      : { text, says: [`[${json(id)}, ${json(count)}]`], ...(mends ? { mends } : {}) };
  });
}

/** All pairs of a member as one list or object. */
function whole(
  name: string,
  where: RegExp,
  write: (pairs: readonly (readonly [Json, Json])[]) => string | undefined,
  /** Of a single pair: "[" where what is wrong is inside of it. */
  inner: "[[" | "[" = "[[",
  mends = true,
): RemedyClass {
  return rewritten(name, where, (spot) => {
    if (!isListOfPairs(spot)) return undefined;
    const list = (spot.value.children ?? []).map((value) => {
      const [id = "", count = 0] = valuesOf({ value });
      return [id, count] as const;
    });
    const text = write(list);
    const [id, count] = list[0] ?? ["", 0];
    return text === undefined
      ? undefined
      : {
          text,
          says: [`${list.length === 1 ? inner : "[["}${json(id)}, ${json(count)}]`],
          ...(mends ? { mends } : {}),
        };
  });
}

const asObject = (list: readonly (readonly [Json, Json])[]): string =>
  json(Object.fromEntries(list.map(([id, count]) => [plain(id), count])));
const oneAfterAnother = (list: readonly (readonly [Json, Json])[]): string => json(list.flat());

export const tupleRemedies: readonly RemedyClass[] = [
  rewritten("tuple: two brackets too few", /^(?:components|tools)$/u, (spot) => {
    const [group, ...others] = spot.value.children ?? [];
    const [pair, ...alternatives] = group?.children ?? [];
    if (pair?.type !== "array" || others.length + alternatives.length > 0) return undefined;
    const text = textOf({ entry: spot.entry, value: pair });
    return { text, says: [`[[${text}]]`], mends: true };
  }),
  rewritten("tuple: two brackets too many", /^(?:components|tools)$/u, (spot) => ({
    text: `[[${textOf(spot)}]]`,
    mends: true,
  })),
  pairs("tuple: an object for a component", component, (item, count) => json({ item, count })),
  pairs("tuple: an object for a tool", /^tools\[\]\[\]$/u, (id, charges) => json({ id, charges })),
  pairs("tuple: a map for a pair", alternative, (id, count) => json({ [plain(id)]: count })),
  pairs("tuple: an id alone for a pair of 1", component, (id, count) =>
    count === 1 ? json(id) : undefined,
  ),
  // The number alone takes the place of the one in quotes.
  rewritten("tuple: the count in quotes", alternative, (spot) => {
    const [id = "", count = 0] = valuesOf(spot);
    if (!isPair(spot)) return undefined;
    const says = [`Write ${json(count)}.`, json([id, count])];
    return { text: json([id, plain(count)]), says, mends: true };
  }),
  pairs("tuple: the count before the id, as text", component, (id, count) =>
    json(`${plain(count)} ${plain(id)}`),
  ),
  pairs("tuple: id and count in one string", alternative, (id, count) =>
    json([`${plain(id)}:${plain(count)}`]),
  ),
  rewritten("tuple: no comma between id and count", alternative, (spot) => {
    const [id = "", count = 0] = valuesOf(spot);
    if (!isPair(spot) || Number(count) < 0) return undefined;
    return { text: `[${json(id)} ${json(count)}]`, says: ["a comma"], mends: true };
  }),
  rewritten("tuple: alternatives run together", /^(?:components|tools)\[\]$/u, (spot) => {
    if (!isListOfPairs(spot) || (spot.value.children ?? []).length < 2) return undefined;
    const [first = ""] = partsOf(spot);
    const text = `[${(spot.value.children ?? []).map((value) => valuesOf({ value }).map(json).join(", ")).join(", ")}]`;
    return { text, says: [first], mends: true };
  }),
  rewritten("tuple: tools as a list of ids", /^tools$/u, (spot) => {
    const groups = spot.value.children ?? [];
    const ids = groups.map((group) => group.children?.[0]?.children?.[0]?.value as Json);
    if (groups.length === 0 || groups.some((group) => group.children?.length !== 1))
      return undefined;
    // A tool by its id is one that has to be there, a form that the format has.
    return { text: json(ids), says: [`[${json(ids[0] ?? "")}`] };
  }),
  whole("tuple: levels as an object", levels, asObject),
  whole("tuple: levels one after another", levels, (list) =>
    list.length < 2 ? undefined : oneAfterAnother(list),
  ),
  whole(
    "tuple: levels as objects of a profession",
    levels,
    (list) => json(list.map(([name, level]) => ({ name, level }))),
    "[",
  ),
  whole("tuple: one pair of levels without its list", /^(?:autolearn|decomp_learn)$/u, (list) =>
    list.length === 1 ? oneAfterAnother(list) : undefined,
  ),
  whole("tuple: the level of a skill in quotes", levels, (list) =>
    list.length < 2 ? undefined : json(list.map(([id, level]) => [id, plain(level)])),
  ),
  whole("tuple: one book without its list", /^book_learn$/u, (list) =>
    list.length === 1 ? oneAfterAnother(list) : undefined,
  ),
  whole(
    "tuple: books as objects",
    /^book_learn$/u,
    (list) => json(list.map(([book, level]) => ({ book, level }))),
    "[",
  ),
  pairs("tuple: level before the book", /^book_learn\[\]$/u, (id, level) => json([level, id])),
  whole("tuple: one requirement without its list", /^using$/u, (list) =>
    list.length === 1 ? oneAfterAnother(list) : undefined,
  ),
  whole("tuple: requirements as an object", /^using$/u, asObject),
  pairs("tuple: a requirement as an object", /^using\[\]$/u, (id, count) => json({ id, count })),
  rewritten("tuple: batch factors as percentages", /^batch_time_factors\[\]$/u, (spot) => {
    if (spot.value !== spot.parent?.children?.[0]) return undefined;
    return { text: json(`${textOf(spot)}%`), says: [textOf(spot)], mends: true };
  }),
  rewritten("tuple: batch factors as an object", /^batch_time_factors$/u, (spot) => {
    const [percent = 0, size = 0] = valuesOf(spot);
    return {
      text: json({ reduction: percent, batch: size }),
      says: [json([percent, size]), `[${json(percent)}, ${json(size)}]`],
    };
  }),
  rewritten("tuple: a quality as a pair", /^qualities\[\]$/u, (spot) => {
    const { id, level } = JSON.parse(textOf(spot)) as Record<string, Json>;
    if (id === undefined || level === undefined) return undefined;
    return { text: json([id, level]), says: [`"id": ${json(id)}, "level": ${json(level)}`] };
  }),
  rewritten("tuple: a quality as its id", /^qualities\[\]$/u, (spot) => {
    const { id } = JSON.parse(textOf(spot)) as Record<string, Json>;
    return id === undefined ? undefined : { text: json(id), says: [`"id": ${json(id)}`] };
  }),
  rewritten("tuple: qualities as an object", /^qualities$/u, (spot) => {
    if (spot.value.type !== "array") return undefined;
    const list = JSON.parse(textOf(spot)) as Record<string, Json>[];
    const [first] = list;
    // Of alternatives in a list of their own nothing is left in an object.
    if (first?.["id"] === undefined) return undefined;
    const text = json(
      Object.fromEntries(list.map(({ id, level }) => [plain(id ?? ""), level ?? 1])),
    );
    return { text, says: [`"id": ${json(first["id"] ?? "")}`] };
  }),
];
