/** Lists, objects and words around content that were forgotten, or are too many. */
import { entriesOf } from "../../search/world.ts";
import { referenceKind } from "../tables.ts";
import { atEntries } from "./sites.ts";
import {
  edited,
  endOf,
  inserted,
  json,
  partsOf,
  rewritten,
  textOf,
  type RemedyClass,
} from "../remedy.ts";

const alternative = /^(?:components|tools)\[\]\[\]$/u;

export const wrapperRemedies: readonly RemedyClass[] = [
  rewritten('wrapper: no "LIST"', alternative, (spot) => {
    const parts = partsOf(spot);
    if (parts[2] !== '"LIST"') return undefined;
    return {
      text: `[${parts.slice(0, 2).join(", ")}]`,
      says: ['"LIST"'],
      never: ["known"],
      mends: true,
    };
  }),
  rewritten('wrapper: "LIST" in small letters', alternative, (spot) => {
    const parts = partsOf(spot);
    if (parts[2] !== '"LIST"') return undefined;
    return { text: `[${parts.slice(0, 2).join(", ")}, "list"]`, says: ['"LIST"'], mends: true };
  }),
  rewritten('wrapper: "LIST" in front', alternative, (spot) => {
    const parts = partsOf(spot);
    if (parts[2] !== '"LIST"') return undefined;
    const right = parts.slice(0, 2).join(", ");
    return { text: `["LIST", ${right}]`, says: [`[${right}, "LIST"]`], mends: true };
  }),
  rewritten('wrapper: true for "LIST"', alternative, (spot) => {
    const parts = partsOf(spot);
    if (parts[2] !== '"LIST"') return undefined;
    return { text: `[${parts.slice(0, 2).join(", ")}, true]`, says: ['"LIST"'], never: ["known"] };
  }),
  rewritten("wrapper: an item in using", /^using\[\](?:\[\])?$/u, (spot, random, world) => {
    if (referenceKind(spot) !== "requirement") return undefined;
    const item = random.pick([...(world.known.get("item") ?? [])]);
    return item === undefined ? undefined : { text: json(item), says: ['"components"', "item"] };
  }),
  rewritten("wrapper: deconstruct without its items", /^deconstruct$/u, (spot) => {
    const [property, ...others] = spot.value.children ?? [];
    const value = property?.children?.[1];
    if (property?.children?.[0]?.value !== "items" || value?.type !== "array" || others.length > 0)
      return undefined;
    const text = textOf({ entry: spot.entry, value });
    return { text, says: ['"items": ['], mends: true };
  }),
  rewritten("wrapper: items around items", /^(?:bash|deconstruct)\.items$/u, (spot) => ({
    text: `{ "items": { "items": ${textOf(spot)} } }`,
  })),
  rewritten("wrapper: the result alone for a cut", /^(?:oxytorch|boltcut|hacksaw)$/u, (spot) => {
    const result = (JSON.parse(textOf(spot)) as Record<string, unknown>)["result"];
    if (typeof result !== "string") return undefined;
    return { text: json(result), says: [`{ "result": ${json(result)}`] };
  }),
  rewritten(
    "wrapper: a part around itself",
    ({ pattern, value }) =>
      /^(?:bash|deconstruct|pry|workbench)$/u.test(pattern) && value.type === "object",
    (spot) => ({ text: `{ "${spot.pattern}": ${textOf(spot)} }`, mends: true }),
  ),
  atEntries("wrapper: no list around a file", ({ file }) => {
    const [start, end] = [file.text.indexOf("["), file.text.lastIndexOf("]")];
    if (start !== 0 || entriesOf(file).length < 2) return undefined;
    const first = entriesOf(file)[0]?.node;
    return {
      edits: [
        { file, from: start, to: start + 1, text: "" },
        { file, from: end, to: end + 1, text: "" },
      ],
      says: ["["],
      mends: true,
      at: [
        { file, offset: 1 },
        { file, offset: first?.offset ?? 0 },
        { file, offset: (first?.offset ?? 0) + (first?.length ?? 0) },
      ],
    };
  }),
  atEntries("wrapper: an object around a file", ({ file, kind }) => ({
    edits: [
      { file, from: 0, to: 0, text: `{ "${kind}": ` },
      { file, from: file.text.length, to: file.text.length, text: " }\n" },
    ],
    mends: true,
    at: [{ file, offset: 0 }],
  })),
  atEntries("wrapper: a list around a list", ({ file }) =>
    file.text.startsWith("[")
      ? {
          edits: [
            { file, from: 0, to: 0, text: "[" },
            { file, from: file.text.length, to: file.text.length, text: "]\n" },
          ],
          mends: true,
        }
      : undefined,
  ),
  atEntries("wrapper: two lists in one file", ({ file, node }) => {
    const end = node.offset + node.length;
    const comma = /^\s*,/u.exec(file.text.slice(end))?.[0];
    if (comma === undefined) return undefined;
    const from = end + comma.length - 1;
    return { edits: [{ file, from, to: from + 1, text: "\n]\n[" }], says: [","], mends: true };
  }),
  edited(
    "wrapper: a bracket too many around a member",
    /^(?:bash|deconstruct|pry|workbench|oxytorch|boltcut|hacksaw)$/u,
    (spot) => {
      const { offset = 0 } = spot.property ?? {};
      return {
        edits: [inserted(spot, offset, "{ "), inserted(spot, endOf(spot), " }")],
      };
    },
  ),
];
