/** Values that people understand, and the format does not. */
import { json, rewritten, textOf, type RemedyClass } from "../remedy.ts";
import type { Spot } from "../../search/world.ts";

const isTime = (spot: Spot): boolean =>
  /^time$|\.duration$/u.test(spot.pattern) && /^"\d+ (?:m|minutes?|h|hours?)"$/u.test(textOf(spot));

function minutesOf(spot: Spot): number {
  const [, number = "", unit = ""] = /^"(\d+) (\w)/u.exec(textOf(spot)) ?? [];
  return Number(number) * (unit === "h" ? 60 : 1);
}

/** Of 1 and more, which are whole and take no other words. */
const isCount = ({ pattern, value }: Spot): boolean =>
  /^(?:light_emitted|required_str|points|difficulty|charges|result_mult|move_cost|bash\.str_min|bash\.str_max)$/u.test(
    pattern,
  ) &&
  value.type === "number" &&
  Number(value.value) > 0;

function time(name: string, write: (hours: number, minutes: string) => string): RemedyClass {
  return rewritten(name, isTime, (spot) => {
    const minutes = minutesOf(spot);
    const text = write(Math.floor(minutes / 60), String(minutes % 60).padStart(2, "0"));
    return { text: json(text), says: ["minutes", "hours", textOf(spot)] };
  });
}

const isColour = ({ pattern, value }: Spot): boolean =>
  /^(?:color|bgcolor)$/u.test(pattern) && value.type === "string";

export const valueRemedies: readonly RemedyClass[] = [
  time("value: a time as on a clock", (hours, minutes) => `${String(hours)}:${minutes}`),
  time("value: a time by ISO 8601", (hours, minutes) => `PT${String(hours)}H${minutes}M`),
  rewritten("value: a unit behind a number", isCount, (spot, random) => ({
    text: json(`${textOf(spot)} ${random.pick(["points", "units", "x"]) ?? ""}`),
    says: [textOf(spot)],
    mends: true,
  })),
  rewritten("value: a number in words", isCount, (spot) =>
    Number(spot.value.value) > 3
      ? undefined
      : {
          text: json(["zero", "one", "two", "three"][Number(spot.value.value)] ?? ""),
          says: [textOf(spot)],
        },
  ),
  rewritten("value: a number in a list", isCount, (spot) => ({
    text: `[${textOf(spot)}]`,
    says: [textOf(spot)],
    mends: true,
  })),
  rewritten("value: two numbers for one", isCount, (spot) => ({
    text: `[${textOf(spot)}, ${textOf(spot)}9]`,
  })),
  rewritten("value: an object around a number", isCount, (spot) => ({
    text: `{ "value": ${textOf(spot)} }`,
    says: [textOf(spot)],
  })),
  rewritten("value: half a number too many", isCount, (spot) => ({ text: `${textOf(spot)}.5` })),
  rewritten(
    "value: a list around a word",
    /^(?:looks_like|open|close|skill_used|category|container|examine_action|roof)$/u,
    (spot) => ({
      text: `[${textOf(spot)}]`,
      says: [textOf(spot)],
      mends: true,
    }),
  ),
  rewritten("value: the season by another name", /^harvest_season$/u, (spot) => {
    const season = String(spot.value.value);
    if (season !== "AUTUMN") return undefined;
    return { text: '"FALL"', says: ['"AUTUMN"'], mends: true };
  }),
  rewritten("value: a season in small letters with a capital", /^harvest_season$/u, (spot) => {
    const season = String(spot.value.value);
    return {
      text: json(season.slice(0, 1) + season.slice(1).toLowerCase()),
      says: [textOf(spot)],
      mends: true,
    };
  }),
  rewritten("value: a colour in another style", isColour, (spot, random) => {
    const colour = String(spot.value.value);
    const text = colour.includes("gray")
      ? colour.replace("gray", "grey")
      : colour.includes("_")
        ? colour.replace("_", random.pick([" ", "-", ""]) ?? " ")
        : undefined;
    return text === undefined
      ? undefined
      : { text: json(text), says: [json(colour)], mends: true, note: true };
  }),
  rewritten("value: a colour in hexadecimal", isColour, () => ({ text: '"#a0522d"', note: true })),
  rewritten("value: a connection in small letters", /^connects_to$/u, (spot) => ({
    text: textOf(spot).toLowerCase(),
    says: [textOf(spot)],
    mends: true,
  })),
  rewritten(
    "value: a volume in another unit",
    /^(?:max_volume|workbench\.volume)$/u,
    (spot, random) => ({
      text: json(
        `${/\d+/u.exec(textOf(spot))?.[0] ?? "1"} ${random.pick(["gallons", "m3", "cubic meters"]) ?? ""}`,
      ),
      says: ["ml", "L"],
    }),
  ),
  rewritten("value: a mass in words", /^workbench\.mass$/u, (spot) => ({
    text: json(`${textOf(spot).replaceAll('"', "")} stone`),
  })),
  rewritten("value: a symbol by its name", /^symbol$/u, (spot, random) => {
    if (spot.value.type !== "string") return undefined;
    return {
      text: random.pick(['"hash"', '"LINE"', '"##"']) ?? '"##"',
      says: ["one character", "1 character"],
    };
  }),
  rewritten(
    "value: null for what is absent",
    /^(?:bash|looks_like|flags|items|open|tools|components|description|max_volume)$/u,
    () => ({
      text: "null",
    }),
  ),
];
