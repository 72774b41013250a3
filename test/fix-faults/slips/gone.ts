/** Definitions that are no longer there: gone, unreadable, or something else now. */
import { parseTree } from "jsonc-parser";
import { builtInKinds } from "../../../generator/model/kind-names.ts";
import { remove, replace, type Edit } from "../../search/edit.ts";
import type { Random } from "../../search/random.ts";
import { propertyOf, valueOf, type Entry, type WorldFile } from "../../search/world.ts";
import { misspellings } from "../misspell.ts";
import { slipAtEntries, slipInFiles, type SlipClass } from "../slip.ts";
import { tokensOf } from "../tokens.ts";
import { nameNodes, usesOf, withoutObject, write } from "./places.ts";

function insert(file: WorldFile, at: number, text: string): Edit {
  return { file, from: at, to: at, text };
}

function cut(file: WorldFile, from: number, to: number): Edit {
  return { file, from, to, text: "" };
}

/** A sign of an object goes or comes: a quote, a comma, a bracket. */
const breaks: Readonly<Record<string, (entry: Entry, random: Random) => Edit | undefined>> = {
  "a quote lost": (entry, random) => {
    const token = random.pick(tokensIn(entry).filter(({ text }) => text.startsWith('"')));
    if (!token) return undefined;
    const at = random.below(2) === 0 ? token.from : token.to - 1;
    return cut(entry.file, at, at + 1);
  },
  "a comma lost": (entry, random) => {
    const token = random.pick(tokensIn(entry).filter(({ text }) => text === ","));
    return token && cut(entry.file, token.from, token.to);
  },
  "a colon lost": (entry, random) => {
    const token = random.pick(tokensIn(entry).filter(({ text }) => text === ":"));
    return token && cut(entry.file, token.from, token.to);
  },
  "a bracket lost": (entry, random) => {
    const token = random.pick(tokensIn(entry).filter(({ text }) => /^[{}[\]]$/u.test(text)));
    return token && cut(entry.file, token.from, token.to);
  },
  "a stray sign": (entry, random) => {
    const token = random.pick(tokensIn(entry));
    const sign = random.pick(["[", "]", "{", "}", ",", ":", '"', "x"]);
    return token && insert(entry.file, token.from, sign ?? "[");
  },
};

function tokensIn({ file, node }: Entry): ReturnType<typeof tokensOf> {
  return tokensOf(file.text.slice(node.offset, node.offset + node.length)).map((token) => ({
    ...token,
    from: token.from + node.offset,
    to: token.to + node.offset,
  }));
}

/** What people and other formats call the kinds. */
const wrongTypes: readonly string[] = [
  ...["furn", "furnitures", "Furniture", "terain", "ter", "Terrain", "TERRAIN", "terrains"],
  ...["craft", "recipes", "Recipe", "uncrft", "disassembly", "decraft", "un_craft", "uncrafts"],
  ...[
    "profession_item_substitution",
    "substitution",
    "professions",
    "profesion",
    "job",
    "scenario",
  ],
  ...["requirements", "req", "GENERIC", "item", "tile", "door", "construction"],
];

const kindOf = (entry: Entry): ReturnType<typeof valueOf> =>
  valueOf(propertyOf(entry.node, "type"));

export const goneSlips: readonly SlipClass[] = [
  slipAtEntries("definition deleted", (entry, random, world) => {
    if (random.below(4) > 0 && usesOf(entry, world).length === 0) return;
    const edit = withoutObject(entry);
    return edit && [edit];
  }),
  {
    name: "file deleted",
    plant: (world, random) => {
      const file = random.pick(world.files);
      return file && { edits: [], removed: [file] };
    },
  },
  slipInFiles("file emptied", (file) => [{ file, from: 0, to: file.text.length, text: "" }]),
  slipInFiles("file cut off", (file, random) => [
    cut(file, random.below(file.text.length), file.text.length),
  ]),
  ...["[]", "{}", '["furniture"]', '"terrain"', "[[]]", "[null]", '[{"type":"terrain"}]'].map(
    (text): SlipClass => ({
      name: `file added: ${text}`,
      plant: (world, random) => ({
        edits: [],
        added: [{ path: `${random.pick(world.packs) ?? ""}/zz-added.json`, text }],
      }),
    }),
  ),
  slipAtEntries("object replaced by a word", (entry) => [
    replace(entry, entry.node, JSON.stringify(entry.kind)),
  ]),
  ...Object.entries(breaks).map(([name, of]) =>
    slipAtEntries(name, (entry, random) => {
      const edit = of(entry, random);
      return edit && [edit];
    }),
  ),
  slipAtEntries("definition broken and a use of it misspelt", (entry, random, world) => {
    const use = random.pick(usesOf(entry, world).filter((spot) => spot.entry !== entry));
    const word = use && random.pick(misspellings)?.of(String(use.value.value), random);
    const broken = random.pick(Object.values(breaks))?.(entry, random);
    return use && word !== undefined && broken ? [broken, write(use, word)] : undefined;
  }),
  slipAtEntries("definition deleted and a use of it misspelt", (entry, random, world) => {
    const use = random.pick(usesOf(entry, world).filter((spot) => spot.entry !== entry));
    const word = use && random.pick(misspellings)?.of(String(use.value.value), random);
    const edit = withoutObject(entry);
    return use && word !== undefined && edit ? [edit, write(use, word)] : undefined;
  }),
  ...misspellings.slice(0, 5).map(({ name, of }) =>
    slipAtEntries(`type: ${name}`, (entry, random) => {
      const node = kindOf(entry);
      const word = node && of(entry.kind, random);
      return node && word !== undefined ? [replace(entry, node, JSON.stringify(word))] : undefined;
    }),
  ),
  slipAtEntries("type: a wrong word", (entry, random) => {
    const node = kindOf(entry);
    return node && [replace(entry, node, JSON.stringify(random.pick(wrongTypes)))];
  }),
  slipAtEntries("type: of another kind", (entry, random) => {
    const node = kindOf(entry);
    const other = random.pick(builtInKinds.filter((kind) => kind !== entry.kind));
    return node && [replace(entry, node, JSON.stringify(other))];
  }),
  slipAtEntries("type lost", (entry) => edited(remove(entry, entry.node, "type"))),
  slipAtEntries("id lost", (entry) => {
    const member = ["id", "result", "abstract"].find((name) => Object.hasOwn(entry.value, name));
    return member === undefined ? undefined : edited(remove(entry, entry.node, member));
  }),
  slipAtEntries("id lost and the parent unknown", (entry) => {
    const parent = valueOf(propertyOf(entry.node, "copy-from"));
    const without = remove(entry, entry.node, "id");
    return parent && without ? [without, replace(entry, parent, '"no_such_parent"')] : undefined;
  }),
  slipAtEntries("id of another type", (entry, random) => {
    const [node] = nameNodes(entry);
    return node && [replace(entry, node, random.pick(["7", "null", '""', "{}", "true"]) ?? "7")];
  }),
  {
    name: "known id forgotten",
    plant: (world, random) => {
      const kind = random.pick([...world.known.keys()]);
      const id = kind === undefined ? undefined : random.pick([...(world.known.get(kind) ?? [])]);
      if (kind === undefined || id === undefined) return undefined;
      return { edits: [], forgotten: { kind, id } };
    },
  },
  ...(["id", "type"] as const).map((member) =>
    slipInFiles(`${member} of another kind's object misspelt`, (file, random) => {
      const object = random.pick(foreignObjects(file));
      const node = object && valueOf(propertyOf(object, member));
      if (typeof node?.value !== "string") return undefined;
      const word = random.pick(misspellings)?.of(node.value, random);
      const [from, to] = [node.offset, node.offset + node.length];
      return word === undefined ? undefined : [{ file, from, to, text: JSON.stringify(word) }];
    }),
  ),
  slipInFiles("another kind's object deleted", (file, random) => {
    const node = random.pick(foreignObjects(file));
    return node && edited(withoutObject({ file, node }));
  }),
];

function edited(edit: Edit | undefined): readonly Edit[] | undefined {
  return edit && [edit];
}

function foreignObjects(file: WorldFile): Entry["node"][] {
  const root = parseTree(file.text);
  const nodes = root?.type === "array" ? (root.children ?? []) : [];
  return nodes.filter((node) => {
    const type: unknown = valueOf(propertyOf(node, "type"))?.value;
    return typeof type === "string" && !(builtInKinds as readonly string[]).includes(type);
  });
}
