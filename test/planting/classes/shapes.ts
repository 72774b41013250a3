/** Values of the wrong JSON type, and lists and pairs of the wrong depth, length or order. */
import type { Mistake } from "../mistake.ts";
import type { MemberFacts } from "../places.ts";
import { atPlaces, instead, rawOf } from "./places-for-mistakes.ts";

const isScalar = ({ type }: MemberFacts): boolean =>
  type !== "list" && type !== "object" && type !== "color" && type !== "symbol";
const isList = (_: string, { type }: MemberFacts): boolean => type === "list";
const isNumber = (_: string, { type }: MemberFacts): boolean =>
  type === "integer" || type === "number";
const isBoolean = (_: string, { type }: MemberFacts): boolean => type === "boolean";
const isPair = (place: string): boolean =>
  /(?:components|tools)\[\]\[\]$|(?:skills_required|book_learn)\[\]$/u.test(place);

export const shapes: readonly Mistake[] = [
  ...atPlaces("number as text", isNumber, ({ node, ...site }, text) =>
    node.type === "number"
      ? instead({ ...site, node }, text, JSON.stringify(String(node.value)), [String(node.value)])
      : undefined,
  ),
  ...atPlaces(
    "fraction for a whole number",
    (_, { type }) => type === "integer",
    (site, text) =>
      site.node.type === "number" ? instead(site, text, `${String(site.node.value)}.5`) : undefined,
  ),
  ...atPlaces("word for a number", isNumber, (site, text) =>
    site.node.type === "number" ? instead(site, text, '"many"') : undefined,
  ),
  ...atPlaces("boolean for a number", isNumber, (site, text) =>
    site.node.type === "number" ? instead(site, text, "true") : undefined,
  ),
  ...atPlaces("object for a number", isNumber, (site, text) =>
    site.node.type === "number"
      ? instead(site, text, `{ "value": ${rawOf(site.node, text)} }`)
      : undefined,
  ),
  ...atPlaces(
    "number for a text",
    (_, { type }) => type === "text" || type.startsWith("id of"),
    (site, text) => (site.node.type === "string" ? instead(site, text, "7") : undefined),
  ),
  ...atPlaces(
    "object for a text",
    (_, { type }) => type.startsWith("id of"),
    (site, text) => {
      const raw = rawOf(site.node, text);
      return site.node.type === "string"
        ? instead(site, text, `{ "id": ${raw} }`, [
            raw,
            ...(/(?:pets|new)\[\]$/u.test(site.place) ? ["name", "item"] : []),
          ])
        : undefined;
    },
  ),
  ...atPlaces(
    "empty text",
    (_, { type }) => type.startsWith("id of") && !/(?:mapgen_update|look)$/u.test(type),
    (site, text) => (site.node.type === "string" ? instead(site, text, '""') : undefined),
  ),
  ...atPlaces(
    "value in a list",
    (place, facts) =>
      isScalar(facts) &&
      facts.alsoSingle !== true &&
      !place.endsWith("]") &&
      // A list of one is a pair of numbers, a list of skills, or item ids of its own form there.
      !/\.(?:count|charges|autolearn|decomp_learn)$/u.test(place),
    (site, text) => {
      if (site.node.type === "array" || site.node.type === "object") return undefined;
      const raw = rawOf(site.node, text);
      const begin = raw.length > 80 ? raw.slice(0, raw.lastIndexOf(" ", 60)) : raw;
      return instead(site, text, `[${raw}]`, [begin, String(site.node.value)]);
    },
  ),
  ...atPlaces(
    "null",
    (place) => !place.endsWith(".charges"),
    (site, text) => instead(site, text, "null"),
  ),
  ...atPlaces("boolean as text", isBoolean, (site, text) => {
    const raw = rawOf(site.node, text);
    return site.node.type === "boolean" ? instead(site, text, `"${raw}"`, [raw]) : undefined;
  }),
  ...atPlaces("boolean as number", isBoolean, (site, text) => {
    const raw = rawOf(site.node, text);
    return site.node.type === "boolean"
      ? instead(site, text, raw === "true" ? "1" : "0", [raw])
      : undefined;
  }),
  ...atPlaces("yes or no for a boolean", isBoolean, (site, text) => {
    const raw = rawOf(site.node, text);
    return site.node.type === "boolean"
      ? instead(site, text, raw === "true" ? '"yes"' : '"no"', [raw])
      : undefined;
  }),
  ...atPlaces(
    "list without brackets",
    (place, facts) =>
      isList(place, facts) &&
      facts.alsoSingle !== true &&
      // The id of an item group is a text there; other lists hold lists.
      !/items$|entries|\[\]$|components|tools|using|book_learn|skills_required|collection|distribution|batch/u.test(
        place,
      ),
    (site, text) => {
      const [only] = site.node.children ?? [];
      if (!only || site.node.children?.length !== 1) return undefined;
      return instead(site, text, rawOf(only, text), [
        `[${rawOf(only, text)}]`,
        rawOf(site.node, text),
      ]);
    },
  ),
  ...atPlaces(
    "list as text",
    (place, facts) => isList(place, facts) && place !== "profession.flags",
    (site, text) => {
      const children = site.node.children ?? [];
      if (site.node.type !== "array" || children.length < 2) return undefined;
      if (children.some(({ type }) => type !== "string")) return undefined;
      return instead(
        site,
        text,
        JSON.stringify(children.map(({ value }) => String(value)).join(", ")),
      );
    },
  ),
  ...atPlaces("list in a list too many", isList, (site, text) => {
    const children = site.node.children ?? [];
    // What results is another valid form: alternatives, one pair, an item with its snippet.
    if (site.node.type !== "array" || children.length === 0) return undefined;
    if (site.place.endsWith("qualities")) return undefined;
    if (site.place.endsWith("skills_required") && children[0]?.type === "string") return undefined;
    if (/items\.(?:both|male|female)$/u.test(site.place) && children.length === 2) return undefined;
    const raw = rawOf(site.node, text);
    return { ...instead(site, text, `[${raw}]`), meant: text };
  }),
  ...atPlaces("map for a list of objects", isList, (site, text) => {
    if (site.node.type !== "array" || !site.node.children?.length) return undefined;
    const entries = site.node.children.map((node) => JSON.parse(rawOf(node, text)) as unknown);
    const map: Record<string, unknown> = {};
    for (const entry of entries) {
      if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return undefined;
      const values = Object.values(entry);
      if (values.length !== 2 || typeof values[0] !== "string") return undefined;
      map[values[0]] = values[1];
    }
    return instead(site, text, JSON.stringify(map), [
      rawOf(
        entries.length === 1 && site.node.children[0] ? site.node.children[0] : site.node,
        text,
      ),
    ]);
  }),
  ...atPlaces("number for a list", isList, (site, text) =>
    site.node.type === "array" ? instead(site, text, "3") : undefined,
  ),
  ...atPlaces(
    "true for an object",
    (_, { type }) => type === "object",
    (site, text) => instead(site, text, "true"),
  ),
  ...atPlaces(
    "text for an object",
    (_, { type }) => type === "object",
    (site, text) => instead(site, text, '"yes"'),
  ),
  ...atPlaces(
    "object in a list",
    (_, { type }) => type === "object",
    (site, text) => {
      const raw = rawOf(site.node, text);
      return { ...instead(site, text, `[${raw}]`), meant: text };
    },
  ),
  ...atPlaces("pair in the wrong order", isPair, (site, text) => {
    const [id, count] = site.node.children ?? [];
    if (site.node.children?.length !== 2 || id?.type !== "string" || count?.type !== "number")
      return undefined;
    const pair = `[${rawOf(id, text)}, ${rawOf(count, text)}]`;
    return instead(site, text, `[${rawOf(count, text)}, ${rawOf(id, text)}]`, [
      pair,
      pair.replace(", ", ","),
    ]);
  }),
  ...atPlaces("pair as an object", isPair, (site, text) => {
    const [id, count] = site.node.children ?? [];
    if (site.node.children?.length !== 2 || id?.type !== "string" || count?.type !== "number")
      return undefined;
    const pair = `[${rawOf(id, text)}, ${rawOf(count, text)}]`;
    return instead(site, text, `{ "id": ${rawOf(id, text)}, "count": ${rawOf(count, text)} }`, [
      pair,
    ]);
  }),
  ...atPlaces(
    "pair without its number",
    (place) => /components\[\]\[\]$|skills_required\[\]$/u.test(place),
    (site, text) => {
      const [id, count] = site.node.children ?? [];
      return site.node.children?.length === 2 && id && count?.type === "number"
        ? instead(site, text, `[${rawOf(id, text)}]`)
        : undefined;
    },
  ),
  ...atPlaces("pair with an entry too many", isPair, (site, text) => {
    const [id, count] = site.node.children ?? [];
    return site.node.children?.length === 2 && id?.type === "string" && count?.type === "number"
      ? instead(site, text, `[${rawOf(id, text)}, ${rawOf(count, text)}, 3, 4]`)
      : undefined;
  }),
  ...atPlaces(
    "groups without their inner brackets",
    (place) => /\.(?:components|tools)$/u.test(place),
    (site, text) => {
      const groups = site.node.children ?? [];
      if (groups.length === 0 || groups.some(({ children }) => children?.length !== 1))
        return undefined;
      const flat = groups.map(({ children }) => (children?.[0] ? rawOf(children[0], text) : ""));
      return flat.every((pair) => pair.startsWith("["))
        ? { ...instead(site, text, `[${flat.join(", ")}]`), meant: text }
        : undefined;
    },
  ),
  ...atPlaces(
    "map for groups",
    (place) => /\.(?:components|tools)$/u.test(place),
    (site, text) => {
      const groups = site.node.children ?? [];
      const map: Record<string, unknown> = {};
      for (const { children } of groups) {
        const pair = children?.length === 1 ? children[0]?.children : undefined;
        if (pair?.length !== 2) return undefined;
        map[String(pair[0]?.value)] = pair[1]?.value;
      }
      return groups.length > 0
        ? instead(site, text, JSON.stringify(map), [rawOf(site.node, text)])
        : undefined;
    },
  ),
];
