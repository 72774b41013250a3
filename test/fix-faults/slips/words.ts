/** Members, words of lists, units and numbers written wrongly. */
import { insert, remove, replace } from "../../search/edit.ts";
import type { Json } from "../../../generator/model/json.ts";
import { misspellings, slipsOfLetters } from "../misspell.ts";
import { slipAtEntries, slipAtSpots, type SlipClass } from "../slip.ts";
import { propertyOf, type Spot } from "../../search/world.ts";

/** Members that are taken for each other, or for what they are called elsewhere. */
const alike: readonly (readonly [string, string])[] = [
  ["open", "close"],
  ["ter_set", "furn_set"],
  ["new_ter_type", "new_furn_type"],
  ["break_ter_type", "break_furn_type"],
  ["str_min", "str_max"],
  ["sound", "sound_fail"],
  ["color", "colour"],
  ["color", "bgcolor"],
  ["symbol", "symbols"],
  ["flags", "flag"],
  ["looks_like", "looks-like"],
  ["looks_like", "look_like"],
  ["copy-from", "copy_from"],
  ["copy-from", "copyfrom"],
  ["edit-mode", "edit_mode"],
  ["move_cost", "move_cost_mod"],
  ["move_cost", "movecost"],
  ["skill_used", "skills_used"],
  ["skills_required", "skill_required"],
  ["components", "component"],
  ["tools", "tool"],
  ["qualities", "quality"],
  ["result", "results"],
  ["id_suffix", "suffix"],
  ["extend", "extends"],
  ["delete", "remove"],
  ["lockpick_result", "lockpick_results"],
  ["lockpick_message", "lockpick_result"],
  ["roof", "roofs"],
  ["item", "items"],
  ["present", "absent"],
  ["new", "sub"],
  ["traits", "trait"],
  ["cbms", "CBMs"],
  ["male", "female"],
  ["id", "ident"],
  ["abstract", "id"],
];

const listed =
  /^(?:harvest_season|connects_to|examine_action|edit-mode|category|subcategory|(?:color|bgcolor|flags|add:flags)(?:\[\])?|extend\.flags\[\]|.*\.subtype)$/u;
const measured = /^(?:time|max_volume|.*\.duration|workbench\.(?:mass|volume))$/u;

function textOf({ entry, value }: Spot): string {
  return entry.file.text.slice(value.offset, value.offset + value.length);
}

function renamed(spot: Spot, name: string): ReturnType<typeof replace>[] | undefined {
  const key = spot.property?.children?.[0];
  return key && [replace(spot.entry, key, JSON.stringify(name))];
}

export const wordSlips: readonly SlipClass[] = [
  ...slipsOfLetters.map(({ name, of }) =>
    slipAtSpots(`member: ${name}`, (spot, random) => {
      const key = spot.property?.children?.[0];
      const word = key && of(String(key.value), random);
      return word === undefined ? undefined : renamed(spot, word);
    }),
  ),
  slipAtSpots("member: one taken for another", (spot, random) => {
    const name: unknown = spot.property?.children?.[0]?.value;
    const others = alike.flatMap((pair) =>
      pair.includes(String(name)) ? pair.filter((each) => each !== name) : [],
    );
    const other = random.pick(others);
    return other === undefined ? undefined : renamed(spot, other);
  }),
  slipAtSpots("member lost", (spot) => {
    const name: unknown = spot.property?.children?.[0]?.value;
    const edit = spot.parent && remove(spot.entry, spot.parent, String(name));
    return spot.property && edit ? [edit] : undefined;
  }),
  ...["the same", "another"].map((which) =>
    slipAtSpots(`member twice, with ${which} value`, (spot, random) => {
      const name: unknown = spot.property?.children?.[0]?.value;
      if (!spot.parent || typeof name !== "string") return undefined;
      const value: Json = JSON.parse(textOf(spot)) as Json;
      const other = random.pick<Json>([7, "word", []]) ?? 7;
      return [insert(spot.entry, spot.parent, { [name]: which === "the same" ? value : other })];
    }),
  ),
  ...slipsOfLetters.slice(0, 7).map(({ name, of }) =>
    slipAtSpots(`word of a list: ${name}`, (spot, random) => {
      if (!listed.test(spot.pattern) || spot.value.type !== "string") return undefined;
      const word = of(String(spot.value.value), random);
      return word === undefined
        ? undefined
        : [replace(spot.entry, spot.value, JSON.stringify(word))];
    }),
  ),
  ...[
    ["modify", "override"],
    ["modify", "modfy"],
    ["override", "overide"],
    ["create", "crate"],
  ].map(([right, wrong]) =>
    slipAtSpots(`edit-mode: ${String(wrong)} for ${String(right)}`, (spot) =>
      spot.pattern === "edit-mode" && spot.value.value === right
        ? [replace(spot.entry, spot.value, JSON.stringify(wrong))]
        : undefined,
    ),
  ),
  slipAtEntries("edit-mode lost", (entry) => {
    const edit = propertyOf(entry.node, "edit-mode") && remove(entry, entry.node, "edit-mode");
    return edit && [edit];
  }),
  slipAtSpots("unit misspelt", (spot, random) => {
    if (!measured.test(spot.pattern) || spot.value.type !== "string") return undefined;
    const [, count = "", unit = ""] = /^([\d. ]+)(.*)$/u.exec(String(spot.value.value)) ?? [];
    const word = random.pick(misspellings)?.of(unit, random);
    return word === undefined
      ? undefined
      : [replace(spot.entry, spot.value, JSON.stringify(count + word))];
  }),
  slipAtSpots("unit lost", (spot, random) => {
    if (!measured.test(spot.pattern) || spot.value.type !== "string") return undefined;
    const [count = "1"] = /[\d.]+/u.exec(String(spot.value.value)) ?? [];
    return [replace(spot.entry, spot.value, random.below(2) === 0 ? count : JSON.stringify(count))];
  }),
  slipAtSpots("number changed", (spot, random) => {
    if (spot.value.type !== "number") return undefined;
    // Of another form it is the same number: which one it was, nobody can tell by another.
    const forms = [JSON.stringify(textOf(spot)), `[${textOf(spot)}]`];
    const others = ["-1", "0", "1e9", "2.5", "null", "true"];
    return [replace(spot.entry, spot.value, random.pick([...others, ...forms]) ?? "-1")];
  }),
  slipAtSpots("range reversed", (spot) => {
    const [from, to, ...rest] = spot.value.children ?? [];
    if (spot.value.type !== "array" || rest.length > 0 || !from || !to) return undefined;
    if (from.type !== "number" || to.type !== "number" || from.value === to.value) return undefined;
    return [
      replace(spot.entry, from, String(to.value)),
      replace(spot.entry, to, String(from.value)),
    ];
  }),
  slipAtSpots("a string for a list, a list for a string", (spot) => {
    if (spot.pattern === "" || spot.property === undefined) return undefined;
    const text = textOf(spot);
    if (spot.value.type !== "array") return [replace(spot.entry, spot.value, `[${text}]`)];
    const [only, ...rest] = spot.value.children ?? [];
    if (!only || rest.length > 0) return undefined;
    return [
      replace(
        spot.entry,
        spot.value,
        spot.entry.file.text.slice(only.offset, only.offset + only.length),
      ),
    ];
  }),
];
