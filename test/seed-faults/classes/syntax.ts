/** Mistakes of JSON as such, and of what stands at a file's top level (§1). */
import type { Edit } from "../../search/edit.ts";
import { at, insert, insertedAt, replace } from "../../search/edit.ts";
import { atEntries, atSpots, isPlain, spots, type FaultClass } from "../fault-class.ts";
import { builtInKinds, type BuiltInKind } from "../../../generator/model/kind-names.ts";
import { wrongValuesOf } from "../tables.ts";
import type { Entry, Spot } from "../../search/world.ts";

const isMember = ({ property, pattern }: Spot): boolean =>
  property !== undefined && pattern !== "type" && !naming.test(pattern);

/** Members by which others know the object: with one of them gone, the mistake is another one. */
const naming = /^(?:id|ident|result|abstract|alias|id_suffix)\b/u;

function syntax(
  name: string,
  wanted: (spot: Spot) => boolean,
  change: (spot: Spot) => { readonly edit: Edit; readonly offset?: number } | undefined,
): FaultClass {
  return atSpots(
    `syntax: ${name}`,
    (spot) => spot.pattern !== "" && isMember(spot) && wanted(spot),
    (spot) => {
      const changed = change(spot);
      if (!changed) return undefined;
      const { edit, offset = edit.from } = changed;
      return {
        edits: [edit],
        expected: [{ code: "invalid-json", at: { file: edit.file, offset } }],
      };
    },
  );
}

const inserted = (spot: Spot, offset: number, text: string): Edit => ({
  file: spot.entry.file,
  from: offset,
  to: offset,
  text,
});
const endOf = ({ value }: Spot): number => value.offset + value.length;
const isLast = ({ property, parent }: Spot): boolean => parent?.children?.at(-1) === property;
const isText = ({ value }: Spot): boolean =>
  value.type === "string" && String(value.value).length > 2;
const isContainer = (type: string): boolean => type === "object" || type === "array";
const isNumber = ({ value }: Spot): boolean => value.type === "number" && Number(value.value) > 0;

export const syntaxClasses: readonly FaultClass[] = [
  syntax("a comma behind the last member", isLast, (spot) => ({
    edit: inserted(spot, endOf(spot), ","),
  })),
  syntax(
    "a comma too many",
    (spot) => !isLast(spot),
    (spot) => ({
      edit: inserted(spot, endOf(spot), ","),
      offset: endOf(spot),
    }),
  ),
  syntax(
    "no comma between members",
    (spot) => !isLast(spot),
    (spot) => {
      const { text } = spot.entry.file;
      const comma = text.indexOf(",", endOf(spot));
      if (text.slice(endOf(spot), comma).trim() !== "") return undefined;
      return {
        edit: { file: spot.entry.file, from: comma, to: comma + 1, text: "" },
        offset: endOf(spot),
      };
    },
  ),
  syntax(
    "no colon",
    () => true,
    (spot) => {
      const { text } = spot.entry.file;
      const key = spot.property?.children?.[0];
      if (!key) return undefined;
      const colon = text.indexOf(":", key.offset + key.length);
      return {
        edit: { file: spot.entry.file, from: colon, to: colon + 1, text: "" },
        offset: key.offset,
      };
    },
  ),
  syntax(
    "a name without quotes",
    (spot) => /^\w+$/u.test(nameOf(spot)),
    (spot) => {
      const key = spot.property?.children?.[0];
      return key && { edit: replace(spot.entry, key, nameOf(spot)) };
    },
  ),
  syntax(
    "a value without quotes",
    (spot) => isText(spot) && /^[a-z_]+$/u.test(String(spot.value.value)),
    (spot) => ({
      edit: replace(spot.entry, spot.value, String(spot.value.value)),
    }),
  ),
  syntax(
    "single quotes",
    (spot) => isText(spot) && /^[a-z_ ]+$/u.test(String(spot.value.value)),
    (spot) => ({
      edit: replace(spot.entry, spot.value, `'${String(spot.value.value)}'`),
    }),
  ),
  syntax("a line end inside a string", isText, (spot) => ({
    edit: inserted(spot, spot.value.offset + 2, "\n"),
  })),
  syntax("a tab inside a string", isText, (spot) => ({
    edit: inserted(spot, spot.value.offset + 2, "\t"),
  })),
  syntax("an escape that does not exist", isText, (spot) => ({
    edit: inserted(spot, spot.value.offset + 1, "\\x"),
  })),
  syntax(
    "a string without its end",
    (spot) => isText(spot) && endsLine(spot),
    (spot) => ({
      edit: { file: spot.entry.file, from: endOf(spot) - 1, to: endOf(spot), text: "" },
      offset: spot.value.offset,
    }),
  ),
  syntax("a leading zero", isNumber, (spot) => ({
    edit: inserted(spot, spot.value.offset, "0"),
  })),
  syntax(
    "commas between digits",
    (spot) => isNumber(spot) && Number.isInteger(spot.value.value),
    (spot) => ({ edit: inserted(spot, endOf(spot), ",000") }),
  ),
  syntax(
    "a closing bracket of the other sort",
    ({ value }) => isContainer(value.type),
    (spot) => {
      const { text } = spot.entry.file;
      const from = endOf(spot) - 1;
      const edit = { ...inserted(spot, from, text[from] === "}" ? "]" : "}"), to: from + 1 };
      return { edit, offset: from };
    },
  ),
  syntax(
    "an opening bracket of the other sort",
    ({ value }) => isContainer(value.type) && (value.children?.length ?? 0) > 1,
    (spot) => {
      const from = spot.value.offset;
      const bracket = spot.value.type === "array" ? "{" : "[";
      return { edit: { ...inserted(spot, from, bracket), to: from + 1 } };
    },
  ),
  atEntries(
    "syntax: a merge conflict",
    builtInKinds,
    ({ file, node }) => standsAlone(file.text, node),
    ({ file, node }) => {
      const from = file.text.lastIndexOf("\n", node.offset) + 1;
      const to = file.text.indexOf("\n", node.offset + node.length) + 1;
      const lines = file.text.slice(from, to);
      const text = `<<<<<<< HEAD\n${lines}=======\n${lines}>>>>>>> other\n`;
      return {
        edits: [{ file, from, to, text }],
        expected: [{ code: "invalid-json", at: { file, offset: from }, says: "A merge conflict" }],
      };
    },
  ),
  syntax("a plus sign", isNumber, (spot) => ({ edit: inserted(spot, spot.value.offset, "+") })),
  syntax("a number that is none", isNumber, (spot) => ({
    edit: replace(spot.entry, spot.value, "NaN"),
  })),
  syntax(
    "a constant in capitals",
    ({ value }) => value.type === "boolean",
    (spot) => ({
      edit: replace(spot.entry, spot.value, spot.value.value === true ? "True" : "False"),
    }),
  ),
  syntax(
    "a comment of another language",
    () => true,
    (spot) => ({
      edit: inserted(spot, spot.property?.offset ?? 0, "// as before\n"),
    }),
  ),
  atEntries(
    "syntax: no bracket at the end",
    builtInKinds,
    () => true,
    ({ file }) => {
      const end = file.text.lastIndexOf("]");
      if (!file.text.startsWith("[") || end < 0) return undefined;
      return {
        edits: [{ file, from: end, to: end + 1, text: "" }],
        // The bracket that was opened, which the last line leaves open.
        expected: [{ code: "invalid-json", at: { file, offset: 0 } }],
      };
    },
  ),
  atEntries(
    "syntax: text behind the end",
    builtInKinds,
    () => true,
    ({ file }) => ({
      edits: [{ file, from: file.text.length, to: file.text.length, text: "\nend" }],
      expected: [{ code: "invalid-json", at: { file, offset: file.text.length, inside: 2 } }],
    }),
  ),
  atEntries(
    "syntax: nesting too deep",
    builtInKinds,
    () => true,
    (entry) => ({
      edits: [
        {
          file: entry.file,
          from: entry.node.offset + 1,
          to: entry.node.offset + 1,
          text: `\n "//": ${"[".repeat(2000)}${"]".repeat(2000)},`,
        },
      ],
      expected: [
        {
          code: "nesting-too-deep",
          at: { ...at(entry, entry.node), offset: entry.node.offset + 1, inside: 3 },
        },
      ],
    }),
  ),
  {
    name: "a member twice",
    sites: (world) =>
      spots(world)
        .filter((spot) => isMember(spot))
        .map((spot) => ({
          where: `${spot.entry.kind} ${spot.pattern}`,
          plant: () => {
            const { file } = spot.entry;
            const { offset = 0, length = 0 } = spot.property ?? {};
            const text = file.text.slice(offset, offset + length);
            const end = offset + length;
            return {
              edits: [{ file, from: end, to: end, text: `,\n${text}` }],
              expected: [{ code: "duplicate-member", at: { file, offset: end, inside: 2 } }],
            };
          },
        })),
  },
  atEntries(
    "an entry that is no object",
    builtInKinds,
    ({ file }) => file.text.startsWith("["),
    ({ file, node }, random) => {
      const text = random.pick(["7", '"terrain"', "null", "[]", "true"]) ?? "7";
      return {
        edits: [{ file, from: node.offset, to: node.offset, text: `${text},\n  ` }],
        expected: [{ code: "not-an-object", at: { file, offset: node.offset } }],
      };
    },
  ),
  atSpots(
    "type: misspelt",
    ({ pattern }) => pattern === "type",
    (spot, random) => {
      const type = String(spot.value.value);
      const index = 1 + random.below(type.length - 2);
      const typo = type.slice(0, index) + type.slice(index + 1);
      return {
        edits: [replace(spot.entry, spot.value, JSON.stringify(typo))],
        expected: [{ code: "near-miss-type", at: at(spot.entry, spot.value) }],
      };
    },
  ),
  {
    name: "type: one that nobody knows",
    kinds: ["furniture", "terrain"],
    sites: (world) =>
      spots(world)
        .filter(
          ({ entry, pattern }) =>
            (entry.kind === "furniture" || entry.kind === "terrain") &&
            pattern === "type" &&
            isWhole(entry) &&
            isPlain(entry, world),
        )
        .map(({ entry, value }) => ({
          where: entry.kind,
          plant: (random) => ({
            edits: [replace(entry, value, random.pick(['"furn"', '"tile"', '"ter"']) ?? "")],
            expected: [
              { code: "unknown-type", at: at(entry, value), says: `"type": ${rightType(entry)}` },
            ],
          }),
        })),
  },
  atSpots(
    "type: in capitals",
    ({ pattern }) => pattern === "type",
    (spot) => ({
      edits: [
        replace(spot.entry, spot.value, JSON.stringify(String(spot.value.value).toUpperCase())),
      ],
      expected: [{ code: "near-miss-type", at: at(spot.entry, spot.value) }],
    }),
  ),
  {
    name: "type: of another kind",
    kinds: builtInKinds,
    sites: (world) =>
      spots(world)
        .filter(({ entry, pattern }) => pattern === "type" && isWhole(entry))
        .flatMap(({ entry, value }) =>
          builtInKinds
            .filter((type) => !fitsAs(type, entry.kind))
            .map((type) => ({
              where: `${entry.kind} as ${type}`,
              plant: () => ({
                edits: [replace(entry, value, JSON.stringify(type))],
                expected: [
                  { code: "other-kind", at: at(entry, value), says: `"type": ${rightType(entry)}` },
                ],
              }),
            })),
        ),
  },
  atSpots(
    "type: not a string",
    ({ pattern }) => pattern === "type",
    (spot, random) => ({
      edits: [replace(spot.entry, spot.value, random.pick(["1", "null", '["terrain"]']) ?? "1")],
      expected: [{ code: "missing-type", at: at(spot.entry, spot.value) }],
    }),
  ),
  atSpots(
    "type: misspelt as a member",
    ({ pattern }) => pattern === "type",
    (spot) => {
      const key = spot.property?.children?.[0];
      return (
        key && {
          edits: [replace(spot.entry, key, '"typ"')],
          expected: [{ code: "missing-type", at: at(spot.entry, spot.entry.node) }],
        }
      );
    },
  ),
  atEntries(
    "an object without a type",
    builtInKinds,
    () => true,
    (entry) => ({
      edits: [
        {
          file: entry.file,
          from: entry.node.offset,
          to: entry.node.offset,
          text: '{ "id": "nameless" },\n  ',
        },
      ],
      expected: [{ code: "missing-type", at: at(entry, entry.node) }],
    }),
  ),
  atSpots(
    "a member that nobody knows",
    ({ value, pattern }) => value.type === "object" && closed.test(pattern),
    (spot) => ({
      edits: [insert(spot.entry, spot.value, { xyzzy_quux: 1 })],
      expected: [{ code: "unknown-member", at: insertedAt(spot.entry, spot.value) }],
    }),
  ),
];

/** Objects of the format; others are free (comments, `extend` and the like). */
const closed =
  /^(?:|bash|deconstruct|pry|workbench|plant_data|oxytorch|boltcut|hacksaw|(?:oxytorch|boltcut|hacksaw)\.byproducts\[\]|(?:bash|deconstruct)\.items\[\]|pry\.break_items\[\]|addictions\[\]|skills\[\]|items|qualities\[\]|sub\[\]|sub\[\]\.new\[\])$/u;

/** Crafting and taking apart have the same members (§2.10). */
function fitsAs(type: BuiltInKind, kind: BuiltInKind): boolean {
  const crafts: readonly BuiltInKind[] = ["recipe", "uncraft"];
  return type === kind || (crafts.includes(type) && crafts.includes(kind));
}

function rightType({ kind }: Entry): string {
  return kind === "recipe" || kind === "uncraft" ? '"recipe" or "uncraft"' : `"${kind}"`;
}

/** Members of tiles beside those that have a table of wrong values (§2.3). */
const ofTiles: ReadonlySet<string> = new Set([
  ...["description", "symbol", "color", "bgcolor", "max_volume"],
]);

/** A definition by itself, and of members that the kit knows: what it is follows from them alone. */
function isWhole({ kind, value }: Entry): boolean {
  const members = Object.keys(value).filter((name) => name !== "type" && !name.startsWith("//"));
  const isTile = kind === "furniture" || kind === "terrain";
  const isKnown = (name: string): boolean =>
    Object.hasOwn(wrongValuesOf(kind), name) || (isTile && ofTiles.has(name));
  return (
    value["abstract"] === undefined &&
    members.some(isKnown) &&
    members.every((name) => naming.test(name) || isKnown(name))
  );
}

function nameOf({ property }: Spot): string {
  return String(property?.children?.[0]?.value);
}

/** Nothing but a comma beside it on its lines. */
function standsAlone(text: string, { offset, length }: Entry["node"]): boolean {
  const before = text.slice(text.lastIndexOf("\n", offset) + 1, offset);
  return (
    before.trim() === "" && /^,?[ \t]*\n/u.test(text.slice(offset + length, offset + length + 40))
  );
}

/** Nothing but a comma behind it on its line: the string then ends there. */
function endsLine(spot: Spot): boolean {
  const { text } = spot.entry.file;
  const end = endOf(spot);
  return /^,?\s*\n/u.test(text.slice(end, end + 40));
}
