/** Values out of their range, and members that contradict each other or need another one. */
import type { Mistake } from "../mistake.ts";
import { kinds } from "../places.ts";
import { standsAlone, type Site, type Written } from "../sites.ts";
import { addObjects, setAt } from "../text-edits.ts";
import {
  atOne,
  atPlaces,
  firstOf,
  inDefinition,
  inFile,
  instead,
  isWord,
  rawOf,
  textOf,
  withMembers,
} from "./places-for-mistakes.ts";

const numbers: readonly [operation: string, place: string, value: string][] = [
  ["difficulty above 10", "recipe.difficulty", "11"],
  ["negative difficulty", "recipe.difficulty", "-1"],
  ["difficulty above 10", "uncraft.difficulty", "12"],
  ["no result", "recipe.result_mult", "0"],
  ["negative result", "recipe.result_mult", "-2"],
  ["negative charges", "recipe.charges", "-5"],
  ["negative move cost", "terrain.move_cost", "-1"],
  ["no components", "recipe.components[][][1]", "0"],
  ["negative components", "recipe.components[][][1]", "-3"],
  ["no components", "uncraft.components[][][1]", "0"],
  ["no components", "requirement.components[][][1]", "0"],
  ["no charges of a tool", "recipe.tools[][][1]", "0"],
  ["no charges of a tool", "requirement.tools[][][1]", "0"],
  ["no tool of a quality", "recipe.qualities[].amount", "0"],
  ["negative tools of a quality", "uncraft.qualities[].amount", "-1"],
  ["no multiple of a requirement", "recipe.using[][1]", "0"],
  ["ratio of nothing", "profession_item_substitutions.sub[].new[].ratio", "0"],
  ["negative ratio", "profession_item_substitutions.sub[].new[].ratio", "-1"],
  ["no pets", "profession.pets[].amount", "0"],
  ["negative count", "group.count", "-1"],
  ["chance above 100 percent", "group.prob", "250"],
  ["negative chance", "group.prob", "-5"],
  ["negative workbench multiplier", "furniture.workbench.multiplier", "-1"],
  ["no growth", "furniture.plant_data.growth_multiplier", "0"],
  ["no harvest", "furniture.plant_data.harvest_multiplier", "0"],
  ["impossible skill", "recipe.skills_required[][1]", "50"],
  ["impossible skill", "recipe.book_learn[][1]", "50"],
  ["impossible skill", "recipe.decomp_learn", "50"],
  ["impossible skill", "profession.skills[].level", "500"],
  ["negative collapse radius", "furniture.bash.collapse_radius", "-1"],
  ["negative light", "terrain.light_emitted", "-5"],
];

/** Whether a probability is one of a distribution, where only its size beside others counts. */
function isWeight({ path, node }: Site): boolean {
  if (path.includes("distribution")) return true;
  const group = node.parent?.parent?.parent?.parent?.parent;
  const subtype = group?.children?.find(({ children }) => children?.[0]?.value === "subtype");
  return subtype !== undefined && subtype.children?.[1]?.value !== "collection";
}

const ranges: Mistake[] = [
  ...numbers.map(([operation, place, value]) =>
    atOne(`${operation}: ${place}`, place, (site, text) =>
      site.node.type === "number" && !(place === "group.prob" && isWeight(site))
        ? instead(site, text, value)
        : undefined,
    ),
  ),
  ...atPlaces(
    "more than 32 bits",
    (_, { type }) => type === "integer",
    (site, text) => (site.node.type === "number" ? instead(site, text, "99999999999") : undefined),
  ),
  ...[
    "group.count",
    "group.charges",
    "terrain.boltcut.byproducts[].count",
    "terrain.hacksaw.byproducts[].count",
  ].flatMap((place) => [
    atOne(`range in the wrong order: ${place}`, place, (site, text) => {
      const [low, high] = site.node.children ?? [];
      if (!low || !high || low.value === high.value) return undefined;
      return instead(site, text, `[${rawOf(high, text)}, ${rawOf(low, text)}]`, [
        rawOf(site.node, text),
      ]);
    }),
    atOne(`range of three: ${place}`, place, (site, text) => {
      const [low, high] = site.node.children ?? [];
      return low && high && instead(site, text, `[${rawOf(low, text)}, ${rawOf(high, text)}, 99]`);
    }),
    atOne(`range of one: ${place}`, place, (site, text) =>
      site.node.type === "array" ? instead(site, text, "[2]") : undefined,
    ),
    atOne(`range as text: ${place}`, place, (site, text) => {
      const [low, high] = site.node.children ?? [];
      return low && high && instead(site, text, `"${rawOf(low, text)}-${rawOf(high, text)}"`);
    }),
  ]),
  ...[
    "recipe.time",
    "uncraft.time",
    "terrain.hacksaw.duration",
    "terrain.boltcut.duration",
    "furniture.boltcut.duration",
  ].map((place) =>
    atOne(`negative time: ${place}`, place, (site, text) =>
      isWord(site) ? instead(site, text, '"-5 minutes"') : undefined,
    ),
  ),
  ...["terrain", "furniture"].flatMap((kind) => [
    atOne(`negative volume: ${kind}`, `${kind}.max_volume`, (site, text) =>
      instead(site, text, '"-5 L"'),
    ),
    atOne(`symbol of two characters: ${kind}`, `${kind}.symbol`, (site, text) =>
      instead(site, text, '"ab"'),
    ),
    atOne(`empty symbol: ${kind}`, `${kind}.symbol`, (site, text) => instead(site, text, '""')),
    atOne(`two symbols: ${kind}`, `${kind}.symbol`, (site, text) =>
      instead(site, text, '["a", "b"]'),
    ),
    atOne(`five symbols: ${kind}`, `${kind}.symbol`, (site, text) =>
      instead(site, text, '["a", "b", "c", "d", "e"]'),
    ),
    atOne(`symbol outside ASCII: ${kind}`, `${kind}.symbol`, (site, text) =>
      instead(site, text, '"\u00e9"'),
    ),
    atOne(`three colours: ${kind}`, `${kind}.color`, (site, text) =>
      instead(site, text, '["red", "red", "red"]'),
    ),
    atOne(`no colours: ${kind}`, `${kind}.color`, (site, text) => instead(site, text, "[]")),
    atOne(`colour and background: ${kind}`, `${kind}.color`, (site, text) =>
      withMembers(site.in, text, { bgcolor: "red" }),
    ),
    atOne(`neither colour nor background: ${kind}`, `${kind}.color`, (site, text) =>
      standsAlone(site.in) ? withMembers(site.in, text, { color: undefined }) : undefined,
    ),
  ]),
  ...["recipe", "uncraft"].flatMap((kind) => [
    atOne(
      `saving of more than everything: ${kind}`,
      `${kind}.batch_time_factors[0]`,
      (site, text) => instead(site, text, "150"),
    ),
    atOne(`one factor: ${kind}`, `${kind}.batch_time_factors`, (site, text) =>
      instead(site, text, "[50]"),
    ),
  ]),
];

type Members = Readonly<Record<string, unknown>>;
const part = (value: Members, name: string): Members =>
  typeof value[name] === "object" && value[name] !== null ? (value[name] as Members) : {};
const flagsOf = (value: Members): readonly unknown[] =>
  Array.isArray(value["flags"]) ? (value["flags"] as unknown[]) : [];
const withoutFlag = (value: Members, flag: string): readonly unknown[] =>
  flagsOf(value).filter((one) => one !== flag);

/** A definition for which something holds, and the members that it gets: `undefined` removes one. */
function rule(
  operation: string,
  kind: string,
  when: (value: Members, written: Written) => boolean,
  then: (value: Members) => Members,
  was?: readonly string[],
): Mistake {
  return inDefinition(`${operation}: ${kind}`, kind, (written, text) =>
    standsAlone(written) && when(written.value, written)
      ? withMembers(written, text, then(written.value), was)
      : undefined,
  );
}

/** A trait that the first replacement asks for. */
function traitIn(value: Members): unknown {
  const [first] = Array.isArray(value["sub"]) ? (value["sub"] as Members[]) : [];
  return Array.isArray(first?.["present"]) ? (first["present"] as unknown[])[0] : undefined;
}

/** The first component of a recipe, if it is an item. */
function componentIn(value: Members): unknown {
  const [[[id, , list] = []] = []] = Array.isArray(value["components"])
    ? (value["components"] as unknown[][][])
    : [];
  return list === undefined ? id : undefined;
}

const always = (): boolean => true;
const tiles = ["terrain", "furniture"];
const crafts = ["recipe", "uncraft"];
const pair = (id: unknown): readonly [unknown, number] => [id, 1];

const needs: Mistake[] = [
  rule(
    "workbench without its action",
    "furniture",
    (value) => "workbench" in value && value["examine_action"] === "workbench",
    () => ({ examine_action: undefined }),
    ["workbench"],
  ),
  rule(
    "liquid without its action",
    "furniture",
    (value) => "provides_liquids" in value,
    () => ({ examine_action: undefined }),
    ["liquid_source"],
  ),
  rule(
    "harvest without its action",
    "terrain",
    (value) => "harvestable" in value,
    () => ({ examine_action: undefined }),
    ["harvest_"],
  ),
  rule(
    "harvest with another action",
    "terrain",
    (value) => "harvestable" in value,
    () => ({ examine_action: "workbench" }),
    ["harvest_"],
  ),
  ...tiles.flatMap((kind) => [
    rule(
      "message of a lock that nothing opens",
      kind,
      (value) => !("lockpick_result" in value),
      () => ({ lockpick_message: "Click." }),
      ["lockpick_result"],
    ),
    rule(
      "breaking without breakable",
      kind,
      (value) => part(value, "pry")["breakable"] === true,
      () => ({ "pry/breakable": undefined }),
      ["breakable"],
    ),
    rule(
      "opens to itself",
      kind,
      (value) => typeof value["id"] === "string",
      ({ id }) => ({ open: id }),
    ),
    rule(
      "closes to itself",
      kind,
      (value) => typeof value["id"] === "string",
      ({ id }) => ({ close: id }),
    ),
    rule(
      "lock leads to itself",
      kind,
      (value) => typeof value["id"] === "string",
      ({ id }) => ({ lockpick_result: id }),
    ),
    rule(
      "looks like itself",
      kind,
      (value) => typeof value["id"] === "string",
      ({ id }) => ({ looks_like: id }),
    ),
    rule(
      "bashing without strength",
      kind,
      (value) => "str_min" in part(value, "bash") && !("str_max_blocked" in part(value, "bash")),
      () => ({ "bash/str_min": undefined, "bash/str_max": undefined }),
      ["str_min"],
    ),
    rule(
      "own id with a space behind it",
      kind,
      (value) => typeof value["id"] === "string" && !("alias" in value),
      ({ id }) => ({ id: `${String(id)} ` }),
    ),
    rule(
      "id with an invisible character",
      kind,
      (value) => typeof value["id"] === "string" && !("alias" in value),
      ({ id }) => ({ id: `${String(id)}\u200b` }),
    ),
    rule(
      "id with a letter of another alphabet",
      kind,
      (value) => typeof value["id"] === "string" && value["id"].includes("o"),
      ({ id }) => ({ id: String(id).replace("o", "\u043e") }),
    ),
    rule(
      "empty id",
      kind,
      (value) => typeof value["id"] === "string",
      () => ({ id: "" }),
    ),
    rule(
      "id as a number",
      kind,
      (value) => typeof value["id"] === "string",
      () => ({ id: 17 }),
    ),
    rule(
      "built-in id",
      kind,
      (value) => typeof value["id"] === "string",
      () => ({ id: kind === "terrain" ? "t_null" : "f_null" }),
    ),
  ]),
  rule(
    "message of breaking missing",
    "terrain",
    (value) =>
      ["breakable", "break_message", "break_ter_type"].every((name) =>
        Boolean(part(value, "pry")[name]),
      ),
    () => ({ "pry/break_message": undefined }),
    ["break_message"],
  ),
  rule(
    "becomes itself",
    "terrain",
    (value) => typeof value["id"] === "string" && "transforms_into" in value,
    ({ id }) => ({ transforms_into: id }),
  ),
  rule(
    "what becomes of a broken one missing",
    "terrain",
    (value) => part(value, "pry")["breakable"] === true,
    () => ({ "pry/break_ter_type": undefined }),
    ["break_ter_type"],
  ),
  rule(
    "digging without its flag",
    "terrain",
    (value) => "digging_result" in value && flagsOf(value).includes("DIGGABLE"),
    (value) => ({ flags: withoutFlag(value, "DIGGABLE") }),
    ["DIGGABLE"],
  ),
  rule(
    "season without its flag",
    "terrain",
    (value) => "harvest_season" in value && flagsOf(value).includes("HARVESTED"),
    (value) => ({ flags: withoutFlag(value, "HARVESTED") }),
    ["HARVESTED"],
  ),
  rule(
    "season without what comes back",
    "terrain",
    (value) =>
      "harvest_season" in value &&
      flagsOf(value).includes("HARVESTED") &&
      "transforms_into" in value,
    () => ({ transforms_into: undefined }),
    ["transforms_into"],
  ),
  rule(
    "plant multiplier without its flag",
    "furniture",
    (value) =>
      "harvest_multiplier" in part(value, "plant_data") ||
      "growth_multiplier" in part(value, "plant_data"),
    (value) => ({ flags: withoutFlag(value, "GROWTH_HARVEST") }),
    ["GROWTH_HARVEST"],
  ),
  rule(
    "radius without centers",
    "furniture",
    (value) => "collapse_radius" in part(value, "bash"),
    () => ({ "bash/tent_centers": undefined }),
    ["tent_centers"],
  ),
  rule(
    "centers without radius that are not known",
    "furniture",
    (value) => "tent_centers" in part(value, "bash"),
    () => ({ "bash/tent_centers": ["f_no_such_center"] }),
  ),
  ...crafts.flatMap((kind) => [
    rule(
      "difficulty without a skill",
      kind,
      (value) => Number(value["difficulty"] ?? 0) > 0 && "skill_used" in value,
      () => ({ skill_used: undefined }),
      ["skill_used"],
    ),
    rule(
      "learning by taking apart without a skill",
      kind,
      (value) => !Array.isArray(value["decomp_learn"]),
      () => ({
        skill_used: undefined,
        difficulty: undefined,
        decomp_learn: 2,
        book_learn: undefined,
      }),
      ["skill_used"],
    ),
    rule("several charges and several results", kind, always, () => ({
      charges: 5,
      result_mult: 3,
    })),
    rule(
      "empty group of components",
      kind,
      (value) => Array.isArray(value["components"]),
      ({ components }) => ({ components: [...(components as unknown[]), []] }),
    ),
    rule("empty group of tools", kind, always, ({ tools }) => ({
      tools: [...((tools as unknown[] | undefined) ?? []), []],
    })),
    rule(
      "container but not contained",
      kind,
      (value) => typeof value["result"] === "string",
      ({ result }) => ({ container: result, contained: false }),
      ["contained"],
    ),
  ]),
  rule(
    "book without a skill",
    "recipe",
    (value) =>
      Array.isArray(value["book_learn"]) &&
      value["book_learn"].some((entry: unknown) => Array.isArray(entry) && Number(entry[1]) > 0),
    () => ({ skill_used: undefined, difficulty: undefined, decomp_learn: undefined }),
    ["skill_used"],
  ),
  rule(
    "reversible with byproducts",
    "recipe",
    (value) => "time" in value && !("byproducts" in value),
    ({ result }) => ({ reversible: true, byproducts: [[result]] }),
  ),
  rule(
    "reversible without time",
    "recipe",
    (value) => "components" in value && !("construction_blueprint" in value),
    () => ({ reversible: true, time: undefined }),
    ["time"],
  ),
  rule(
    "reversible with several results",
    "recipe",
    (value) => "components" in value && "time" in value,
    () => ({ reversible: true, result_mult: 4, charges: undefined }),
  ),
  rule(
    "too complex",
    "recipe",
    (value) => componentIn(value) !== undefined && componentIn(value) !== value["result"],
    (value) => ({
      components: Array.from({ length: 8 }, () => [
        pair(value["result"]),
        pair(componentIn(value)),
      ]),
    }),
  ),
  rule(
    "requirement that needs itself",
    "requirement",
    (value) => typeof value["id"] === "string",
    ({ id }) => ({ components: [[[id, 1, "LIST"]]] }),
  ),
  rule(
    "item as a list of alternatives",
    "recipe",
    (value) => typeof value["result"] === "string" && Array.isArray(value["components"]),
    ({ result }) => ({ components: [[[result, 1, "LIST"]]] }),
  ),
  rule(
    "name for one gender only",
    "profession",
    (value) => typeof value["name"] === "string",
    ({ name }) => ({ name: { male: name } }),
    ["female"],
  ),
  rule(
    "both spellings of cbms",
    "profession",
    (value) => "cbms" in value,
    ({ cbms }) => ({ CBMs: cbms }),
  ),
  rule(
    "snippet pair of three",
    "profession",
    (value) => typeof (part(value, "items")["both"] as unknown[] | undefined)?.[0] === "string",
    (value) => {
      const [id] = part(value, "items")["both"] as unknown[];
      return { "items/both": [[id, id, id]] };
    },
  ),
  rule("unknown group of starting items", "profession", always, () => ({ items: { all: [] } }), [
    "both",
  ]),
  rule(
    "two subjects",
    "profession_item_substitutions",
    (value) => "item" in value && traitIn(value) !== undefined,
    (value) => ({ trait: traitIn(value) }),
  ),
  rule(
    "no subject",
    "profession_item_substitutions",
    (value) => "item" in value,
    () => ({ item: undefined }),
    ["item"],
  ),
  rule(
    "no replacements",
    "profession_item_substitutions",
    (value) => "sub" in value && !("bonus" in value),
    () => ({ sub: undefined }),
    ["sub"],
  ),
  rule(
    "replaced by itself",
    "profession_item_substitutions",
    (value) => "item" in value && Array.isArray(value["sub"]) && value["sub"].length > 0,
    ({ item }) => ({ sub: [{ new: [item] }] }),
  ),
  rule(
    "condition that cannot hold",
    "profession_item_substitutions",
    (value) =>
      Array.isArray(value["sub"]) &&
      value["sub"].some(
        (entry: Members) => Array.isArray(entry["present"]) && entry["present"].length > 0,
      ) &&
      "item" in value,
    (value) => ({
      sub: (value["sub"] as Members[]).map((entry) => ({ ...entry, absent: entry["present"] })),
    }),
  ),
];

/** Mistakes in what another definition replaces. */
const replaced: Mistake[] = [...tiles, ...crafts].map((kind) => ({
  name: `in a replaced definition: ${kind}`,
  plant: (ground) =>
    firstOf(ground.random, ground.sites.byKind.get(kind), (written) => {
      if (!written.isReplaced) return undefined;
      const members = tiles.includes(kind)
        ? { open: written.value["id"] }
        : { skill_used: "zq_vhwb" };
      return inFile(written.file, withMembers(written, textOf(ground, written.file), members));
    }),
}));

/** The same definition again, under the same id. */
const twice: Mistake[] = kinds.flatMap((kind) => {
  if (kind === "profession_item_substitutions") return [];
  return [
    inDefinition(`definition twice: ${kind}`, kind, (written, text, { dialect }) => {
      if (!standsAlone(written) || "id_suffix" in written.value) return undefined;
      return dialect === "spec" ||
        kind === "furniture" ||
        kind === "terrain" ||
        kind === "profession"
        ? {
            text: addObjects(text, [written.value]),
            about: `${kind} ${String(written.value["id"] ?? written.value["result"])} twice`,
          }
        : undefined;
    }),
  ];
});

const overlaps: Mistake = inDefinition(
  "item substituted twice: profession_item_substitutions",
  "profession_item_substitutions",
  (written, text) =>
    "item" in written.value && "sub" in written.value
      ? { text: addObjects(text, [written.value]), about: "the same substitution twice" }
      : undefined,
);

/** Two that look like each other. */
const looks: Mistake[] = tiles.map((kind) => ({
  name: `look like each other: ${kind}`,
  plant: (ground) =>
    firstOf(ground.random, ground.sites.byKind.get(kind), (one) => {
      const other = firstOf(ground.random, ground.sites.byKind.get(kind), (each) =>
        each.file === one.file && each !== one ? each : undefined,
      );
      const [id, otherId] = [one.value["id"], other?.value["id"]];
      if (!other || typeof id !== "string" || typeof otherId !== "string") return undefined;
      let text = textOf(ground, one.file);
      for (const [written, look] of [
        [one, otherId],
        [other, id],
      ] as const)
        text = setAt(text, [...written.path, "looks_like"], look);
      return inFile(one.file, { text, about: `"${id}" and "${otherId}" look like each other` });
    }),
}));

const sortsInPairs: Mistake[] = crafts.map((kind) =>
  atOne(
    `alternatives of different sorts in a pair: ${kind}`,
    `${kind}.components[][][1]`,
    (site, text) => (site.node.type === "number" ? instead(site, text, '"LIST"') : undefined),
  ),
);

export const rules: readonly Mistake[] = [
  ...ranges,
  ...needs,
  ...replaced,
  ...twice,
  overlaps,
  ...looks,
  ...sortsInPairs,
];
