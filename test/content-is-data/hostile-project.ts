/** A project whose packs hold every hostile string in every place where a text can stand. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hostileIds, hostileStrings } from "./hostile-strings.ts";

/** Pack directories below the project, in load order; their names are data as well. */
export const packs: readonly string[] = [
  "content/profession",
  "content/create",
  "content/@ts-expect-error",
  "content/a pack's #1 `${2}`",
  "@ts-expect-error",
];

/** Names of files below each pack; some cannot exist on every system. */
const fileNames: readonly string[] = [
  "item_substitutions.json",
  "table.json",
  "index.json",
  "con.json",
  "NUL.json",
  "a.d.json",
  "a_d.json",
  "Case.json",
  "case.json",
  "CASE/case.json",
  "case/CASE.json",
  "with space.json",
  "100% #1.json",
  `quote'"\`.json`,
  "star*.json",
  "new\nline.json",
  "new\u2028line.json",
  "\u202eevil.json",
  "folder.json/inner.json",
  "folder.json/.json",
  ".hidden.json",
  "..json",
  "__proto__.json",
  "constructor.json",
  "class.json",
  "10.json",
  "-2.json",
  "case-2.json",
  "門.json",
  "🦊.json",
  "${x}.json",
  "*`/.json",
  `${"n".repeat(250)}.json`,
  `${"deep/".repeat(12)}file.json`,
];

const count = hostileStrings.length;
const at = (index: number): string => hostileStrings[index % count]!;
const idAt = (index: number): string => hostileIds[index % count]!;

/** The definitions that stand for one hostile string. */
function definitions(text: string, index: number): object[] {
  const id = idAt(index);
  const next = at(index + 1);
  const other = at(index + 7);
  const nextId = idAt(index + 1);
  const otherId = idAt(index + 7);
  const tile = {
    id,
    name: other,
    description: next,
    symbol: ".",
    color: "white",
    flags: [next, other],
    looks_like: otherId,
    open: nextId,
    close: otherId,
    examine_action: other,
    [`//${other}`]: text,
  };
  const bash = { str_min: 1, str_max: 2, sound: next, sound_fail: other, items: [{ item: other }] };
  return [
    { type: "terrain", ...tile, move_cost: 2, trap: other, bash: { ...bash, ter_set: nextId } },
    {
      type: "furniture",
      ...tile,
      move_cost_mod: 1,
      required_str: 1,
      bash: { ...bash, furn_set: nextId },
    },
    {
      type: "profession",
      id,
      name: { male: next, female: other },
      description: other,
      points: 1,
      flags: [next],
      traits: [text, other],
      skills: [{ name: next, level: 1 }],
      items: { both: [other, next], male: { items: [text] } },
    },
    { type: "profession_item_substitutions", item: text, sub: [{ present: [other], new: [next] }] },
    {
      type: "recipe",
      result: id,
      category: `CC_${next}`,
      subcategory: `CSC_${other}`,
      flags: [other],
      time: "1 m",
      reversible: true,
      using: [[otherId, 1]],
      skill_used: next,
      // A literal would take "__proto__" for its prototype.
      book_learn: Object.fromEntries([[other, { skill_level: 1, recipe_name: next }]]),
      components: [[[next, 1]]],
    },
    { type: "recipe", result: id, id_suffix: otherId, time: "1 m", components: [[[other, 2]]] },
    {
      type: "requirement",
      id,
      tools: [
        [
          [next, 1],
          [other, 2],
        ],
      ],
    },
  ];
}

/** Writes the packs below `folder`; gives the number of files that this system could take. */
export function writeHostileProject(folder: string): number {
  const contents = new Map<string, object[]>();
  const paths = packs.flatMap((pack) => fileNames.map((name) => `${pack}/${name}`));
  const possible = paths.filter((path) => canBeWritten(join(folder, path)));
  hostileStrings.forEach((text, index) => {
    definitions(text, index).forEach((definition, position) => {
      const path = possible[(index * 7 + position) % possible.length]!;
      contents.set(path, [...(contents.get(path) ?? []), definition]);
    });
  });
  for (const [path, objects] of contents) {
    writeFileSync(join(folder, path), JSON.stringify(objects));
  }
  return contents.size;
}

function canBeWritten(path: string): boolean {
  try {
    mkdirSync(dirname(path), { recursive: true });
    // Where names differ in case alone, the second must not take the place of the first.
    writeFileSync(path, "[]", { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}
