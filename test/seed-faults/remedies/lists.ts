/** Lists, pairs and objects of professions, substitutions and tiles in other shapes (§2.1–2.9). */
import type { Json, JsonObject } from "../../../generator/model/json.ts";
import {
  json,
  plain,
  renamed,
  rewritten,
  textOf,
  type Change,
  type RemedyClass,
} from "../remedy.ts";
import type { Spot } from "../../search/world.ts";

const objectAt = (spot: Spot): JsonObject | undefined =>
  spot.value.type === "object" ? (JSON.parse(textOf(spot)) as JsonObject) : undefined;
const listAt = (spot: Spot): readonly Json[] | undefined =>
  spot.value.type === "array" ? (JSON.parse(textOf(spot)) as readonly Json[]) : undefined;
const isText = (value: Json | undefined): value is string => typeof value === "string";
const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An entry of two members as a pair, a map or its first member alone. */
function entry(
  name: string,
  where: RegExp,
  members: readonly [string, string],
  write: (one: Json, other: Json) => string,
  mends = true,
): RemedyClass {
  return rewritten(name, where, (spot): Change | undefined => {
    const value = objectAt(spot);
    const [one, other] = members.map((member) => value?.[member]);
    if (!value || one === undefined || other === undefined) return undefined;
    const says = `"${members[0]}": ${json(one)}${mends ? `, "${members[1]}": ${json(other)}` : ""}`;
    const certain = mends && Object.keys(value).length === 2;
    return { text: write(one, other), says: [says], ...(certain ? { mends: true } : {}) };
  });
}

const pair = (one: Json, other: Json): string => json([one, other]);
const byproduct = /^(?:oxytorch|boltcut|hacksaw)\.byproducts\[\]$/u;
const counts =
  /^(?:bash|deconstruct)\.items\[\]\.count$|\.byproducts\[\]\.count$|^pry\.break_items\[\]\.(?:count|charges)$/u;

function range(name: string, write: (low: Json, high: Json) => string): RemedyClass {
  return rewritten(name, counts, (spot) => {
    const list = listAt(spot);
    const [low, high] = list ?? [];
    if (list?.length !== 2 || low === undefined || high === undefined) return undefined;
    return { text: write(low, high), says: [`[${json(low)}, ${json(high)}]`], mends: true };
  });
}

const seasonal = /^(?:symbol|color|bgcolor)$/u;
const seasons = ["spring", "summer", "autumn", "winter"];

function eachSeason(name: string, write: (values: readonly Json[]) => string): RemedyClass {
  return rewritten(name, seasonal, (spot) => {
    const list = listAt(spot);
    if (list?.length !== 4 || !list.every(isText)) return undefined;
    const says = [`[${list.map(json).join(", ")}]`];
    // That nobody knows a colour is a note, whatever the word.
    return { text: write(list), says, mends: true, note: true };
  });
}

export const listRemedies: readonly RemedyClass[] = [
  entry("list: a skill as a pair", /^skills\[\]$/u, ["name", "level"], pair),
  entry("list: a skill as a map", /^skills\[\]$/u, ["name", "level"], (name, level) =>
    json({ [plain(name)]: level }),
  ),
  entry("list: a skill as its id", /^skills\[\]$/u, ["name", "level"], json, false),
  entry("list: an addiction as a pair", /^addictions\[\]$/u, ["type", "intensity"], pair),
  entry("list: an addiction as its id", /^addictions\[\]$/u, ["type", "intensity"], json, false),
  entry("list: a byproduct as a pair", byproduct, ["item", "count"], pair),
  entry("list: a byproduct as its id", byproduct, ["item", "count"], json, false),
  entry("list: a replacement as a pair", /^sub\[\]\.new\[\]$/u, ["item", "ratio"], pair),
  renamed("list: a skill by id", /^skills\[\]\.name$/u, () => '"id"'),
  renamed("list: an addiction by id", /^addictions\[\]\.type$/u, () => '"id"'),
  renamed("list: an item by id", /\.byproducts\[\]\.item$/u, () => '"id"'),
  renamed("list: a ratio as a count", /^sub\[\]\.new\[\]\.ratio$/u, () => '"count"'),
  renamed("list: a count as an amount", counts, (name) =>
    name === "count" ? '"amount"' : undefined,
  ),
  renamed("list: a chance by another word", /\.prob$/u, (_name, _spot, random) =>
    random.pick(['"chance"', '"probability"']),
  ),
  renamed("list: a quality by another word", /^qualities\[\]\.id$/u, () => '"quality"'),
  rewritten("list: starting items without both", /^items$/u, (spot) => {
    const value = objectAt(spot);
    const both = value?.["both"];
    if (!Array.isArray(both) || Object.keys(value ?? {}).length !== 1) return undefined;
    return { text: json(both as Json), says: ['"both": ['], mends: true };
  }),
  rewritten(
    "list: a described item as an object",
    /^items\.(?:both|male|female)\[\]$/u,
    (spot, _random, { dialect }) => {
      const [item, snippet] = listAt(spot) ?? [];
      if (!isText(item) || !isText(snippet) || dialect !== "spec") return undefined;
      return {
        text: json({ item, snippet }),
        says: [pair(item, snippet), `[${json(item)}, ${json(snippet)}]`],
        mends: true,
      };
    },
  ),
  rewritten("list: an item and how many", /^items\.(?:both|male|female)\[\]$/u, (spot) => {
    if (spot.value.type !== "string") return undefined;
    const id = textOf(spot);
    return { text: `[${id}, 2]`, says: [`${id}, ${id}`], never: ['"2"'] };
  }),
  rewritten("list: one name for each gender as a list", /^name$/u, (spot) => {
    const value = objectAt(spot);
    const [male, female] = [value?.["male"], value?.["female"]];
    if (!isText(male) || !isText(female)) return undefined;
    return { text: json([male, female]), says: [`"male": ${json(male)}`, '"male"'] };
  }),
  rewritten("list: one substitution without its list", /^sub$/u, (spot) => {
    const list = listAt(spot);
    if (list?.length !== 1 || !isObject(list[0])) return undefined;
    return { text: json(list[0]), mends: true };
  }),
  rewritten(
    "list: one byproduct without its list",
    /\.byproducts$/u,
    (spot, _random, { dialect }) => {
      const list = listAt(spot);
      return list?.length === 1 && dialect === "spec"
        ? { text: json(list[0] ?? null), mends: true }
        : undefined;
    },
  ),
  range("list: a range as an object", (min, max) => json({ min, max })),
  range("list: a range as text", (min, max) => json(`${plain(min)}-${plain(max)}`)),
  range("list: a range in quotes", (min, max) => json([plain(min), plain(max)])),
  eachSeason("list: seasons as an object", (values) =>
    json(Object.fromEntries(values.map((value, index) => [seasons[index] ?? "", value]))),
  ),
  eachSeason("list: seasons in one string", (values) => json(values.map(plain).join(", "))),
  rewritten("list: flags in one string", /^flags$/u, (spot, _random, { dialect }) => {
    const list = listAt(spot);
    if (!list || list.length < 2 || !list.every(isText) || dialect !== "spec") return undefined;
    return { text: json(list.join(", ")), says: [`[${list.map(json).join(", ")}]`], mends: true };
  }),
  rewritten("list: flags as an object", /^flags$/u, (spot) => {
    const list = listAt(spot);
    if (!list || list.length === 0 || !list.every(isText)) return undefined;
    return {
      text: json(Object.fromEntries(list.map((flag) => [flag, true]))),
      says: [`[${list.map(json).join(", ")}]`],
      mends: true,
    };
  }),
  rewritten("list: a flag in a list of its own", /^flags\[\]$/u, (spot) => ({
    text: `[${textOf(spot)}]`,
    says: [textOf(spot)],
    mends: true,
  })),
];
