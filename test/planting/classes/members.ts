/** Members that are missing, doubled, exchanged, at the wrong level or of another kind. */
import type { Mistake } from "../mistake.ts";
import { kinds, places } from "../places.ts";
import { standsAlone, type Site } from "../sites.ts";
import { replaceSpan, setAt } from "../text-edits.ts";
import {
  atOne,
  atPlaces,
  inDefinition,
  instead,
  rawOf,
  withMembers,
  type Change,
} from "./places-for-mistakes.ts";

/** Removes a member and everything in it. */
function without(site: Site, text: string): Change {
  const name = String(site.path.at(-1));
  return {
    text: setAt(text, site.path, undefined),
    about: `${site.place}: missing`,
    was: [name],
  };
}

const missing = atPlaces(
  "missing member",
  (_, facts) => facts.mandatory === true,
  (site, text) => (standsAlone(site.in) ? without(site, text) : undefined),
);

const missingKeys: Mistake[] = kinds.flatMap((kind) =>
  ["id", "type", "item", "trait"].map((member) =>
    atOne(`missing key: ${kind}.${member}`, `${kind}.${member}`, (site, text) =>
      site.path.length === 2 && standsAlone(site.in) ? without(site, text) : undefined,
    ),
  ),
);

/** Writes a member a second time, with this value or its own. */
function doubled(site: Site, text: string, value?: string): Change {
  const property = site.node.parent;
  if (property?.type !== "property") return undefined;
  const name = JSON.stringify(site.path.at(-1));
  const again = `${name}: ${value ?? rawOf(site.node, text)}`;
  return {
    text: replaceSpan(text, { offset: property.offset + property.length, length: 0 }, `, ${again}`),
    about: `${site.place}: twice`,
  };
}

const doubles: Mistake[] = kinds.flatMap((kind) => {
  const own = [...places].filter(([place]) => place.startsWith(`${kind}.`) && !place.endsWith("]"));
  const one = (operation: string, value: (site: Site) => string | undefined): Mistake => ({
    name: `${operation}: ${kind}`,
    plant: (ground) => {
      const [place] = ground.random.pick(own) ?? [""];
      return atOne("", place, (site, text) => doubled(site, text, value(site))).plant(ground);
    },
  });
  return [
    one("member twice", () => undefined),
    one("member twice with different values", ({ node }) =>
      node.type === "number"
        ? String(Number(node.value) + 1)
        : node.type === "string"
          ? '"other"'
          : "null",
    ),
  ];
});

const containers = [
  "bash",
  "deconstruct",
  "pry",
  "workbench",
  "plant_data",
  "boltcut",
  "hacksaw",
  "oxytorch",
];

/** A member of a part that stands beside it. */
const outside = atPlaces(
  "member beside the part it belongs in",
  (place) => {
    const [kind, part, name, ...rest] = place.split(".");
    return (
      (kind === "furniture" || kind === "terrain") &&
      containers.includes(part ?? "") &&
      name !== undefined &&
      !name.endsWith("]") &&
      // Both levels have one, though of another meaning.
      name !== "message" &&
      // Both levels have a member of this name.
      !places.has(`${kind}.${name}`) &&
      rest.length === 0
    );
  },
  (site, text) => {
    const [index, part, name] = site.path;
    if (site.path.length !== 3 || index === undefined) return undefined;
    const value = JSON.parse(rawOf(site.node, text)) as unknown;
    const moved = setAt(setAt(text, site.path, undefined), [index, String(name)], value);
    return { text: moved, about: `${site.place}: beside ${String(part)}`, was: [String(part)] };
  },
);

/** A member that stands inside a part of the definition. */
const inside = atPlaces(
  "member inside a part instead of beside it",
  (place) => {
    const [kind, name, ...rest] = place.split(".");
    return (
      (kind === "furniture" || kind === "terrain") &&
      rest.length === 0 &&
      name !== undefined &&
      !name.endsWith("]") &&
      !places.has(`${kind}.bash.${name}`)
    );
  },
  (site, text) => {
    const part = containers.find((name) => {
      const value = site.in.value[name];
      return typeof value === "object" && value !== null && name !== site.path.at(-1);
    });
    const [index, name] = site.path;
    if (part === undefined || index === undefined) return undefined;
    const value = JSON.parse(rawOf(site.node, text)) as unknown;
    const moved = setAt(setAt(text, site.path, undefined), [index, part, String(name)], value);
    return { text: moved, about: `${site.place}: inside ${part}` };
  },
);

const besideItems: Mistake[] = ["both", "male", "female"].map((who) =>
  atOne(
    `member beside the part it belongs in: profession.items.${who}`,
    `profession.items.${who}`,
    (site, text) => {
      const [index] = site.path;
      if (index === undefined) return undefined;
      const value = JSON.parse(rawOf(site.node, text)) as unknown;
      const moved = setAt(setAt(text, site.path, undefined), [index, who], value);
      return { text: moved, about: `${site.place}: beside items`, was: ["items"] };
    },
  ),
);

/** The name that the other kind of tile has for the same. */
const otherNames: readonly [place: string, name: string][] = [
  ["furniture.move_cost_mod", "move_cost"],
  ["terrain.move_cost", "move_cost_mod"],
  ["furniture.bash.furn_set", "ter_set"],
  ["terrain.bash.ter_set", "furn_set"],
  ["furniture.deconstruct.furn_set", "ter_set"],
  ["terrain.deconstruct.ter_set", "furn_set"],
  ["furniture.pry.new_furn_type", "new_ter_type"],
  ["terrain.pry.new_ter_type", "new_furn_type"],
  ["terrain.pry.break_ter_type", "break_furn_type"],
  ["furniture.boltcut.result", "ter_set"],
  ["terrain.boltcut.result", "ter_set"],
  ["terrain.hacksaw.result", "new_ter_type"],
  ["terrain.bash.ter_set", "result"],
  ["profession.skills[].name", "id"],
  ["profession.skills[].level", "intensity"],
  ["profession.addictions[].type", "id"],
  ["profession.addictions[].intensity", "level"],
  ["profession.pets[].amount", "count"],
  ["recipe.qualities[].amount", "count"],
  ["recipe.qualities[].id", "quality"],
  ["recipe.skill_used", "skill"],
  ["recipe.skills_required", "skills"],
  ["recipe.result_mult", "count"],
  ["recipe.using", "requirements"],
  ["recipe.components", "ingredients"],
  ["furniture.hacksaw.duration", "time"],
  ["terrain.hacksaw.duration", "time"],
  ["recipe.time", "duration"],
  ["uncraft.time", "duration"],
  ["group.count", "amount"],
  ["group.prob", "chance"],
  ["group.item", "id"],
  ["profession_item_substitutions.sub[].new[].ratio", "count"],
  ["profession_item_substitutions.sub[].present", "traits"],
];

const exchangedNames = otherNames.map(([place, name]) =>
  atOne(`name of another member: ${place} as ${name}`, place, (site, text) => {
    const holder = site.node.parent?.parent;
    if (holder?.children?.some(({ children }) => children?.[0]?.value === name)) return undefined;
    const key = site.node.parent?.children?.[0];
    return (
      key && {
        text: replaceSpan(text, key, JSON.stringify(name)),
        about: `${site.place}: the member is called "${name}"`,
        was: [String(site.path.at(-1))],
      }
    );
  }),
);

/** Two members that have each other's value. */
const exchanges: readonly [kind: string, part: string, one: string, other: string][] = [
  ["furniture", "bash", "str_min", "str_max"],
  ["terrain", "bash", "str_min", "str_max"],
  ["terrain", "bash", "str_min_blocked", "str_max_blocked"],
  ["furniture", "", "symbol", "color"],
  ["terrain", "", "symbol", "color"],
  ["furniture", "", "name", "symbol"],
  ["terrain", "", "move_cost", "color"],
  ["furniture", "", "flags", "name"],
  ["recipe", "", "result", "category"],
  ["recipe", "", "time", "difficulty"],
  ["recipe", "", "skill_used", "result"],
  ["recipe", "", "components", "tools"],
  ["recipe", "", "components", "qualities"],
  ["recipe", "", "tools", "qualities"],
  ["uncraft", "", "components", "qualities"],
  ["requirement", "", "components", "qualities"],
  ["profession", "", "points", "name"],
  ["profession", "", "traits", "skills"],
  ["profession", "", "traits", "cbms"],
  ["profession", "", "addictions", "skills"],
];

const exchanged = exchanges.map(([kind, part, one, other]) => {
  const name = `values exchanged: ${[kind, part, `${one} and ${other}`].filter(Boolean).join(".")}`;
  return inDefinition(name, kind, (written, text) => {
    const holder = (part === "" ? written.value : written.value[part]) as
      Readonly<Record<string, unknown>> | undefined;
    const [first, second] = [holder?.[one], holder?.[other]];
    if (first === undefined || second === undefined) return undefined;
    const isSame = JSON.stringify(first) === JSON.stringify(second);
    if (
      isSame ||
      (Array.isArray(first) && first.length === 0) ||
      (Array.isArray(second) && second.length === 0)
    )
      return undefined;
    // The result is a place in a camp then, and no item.
    if (one === "result" && "construction_blueprint" in written.value) return undefined;
    // Two groups of tools may be two groups of components as well.
    if (one === "components" && other === "tools" && !JSON.stringify(second).includes("-1"))
      return undefined;
    const prefix = part === "" ? "" : `${part}/`;
    const change = withMembers(written, text, { [prefix + one]: second, [prefix + other]: first });
    return change && { ...change, places: part === "" ? 2 : 1 };
  });
});

/** Members of other kinds, which mean nothing here. */
const foreign: readonly [kind: string, members: Readonly<Record<string, unknown>>][] = [
  ["terrain", { required_str: 5 }],
  ["terrain", { move_cost_mod: 2 }],
  ["terrain", { workbench: { multiplier: 1.2 } }],
  ["terrain", { plant_data: { transform: "f_null" } }],
  ["terrain", { crafting_pseudo_item: "anvil" }],
  ["terrain", { provides_liquids: "water" }],
  ["terrain", { points: 2 }],
  ["furniture", { move_cost: 2 }],
  ["furniture", { roof: "t_null" }],
  ["furniture", { trap: "tr_pit" }],
  ["furniture", { digging_result: "stones" }],
  ["furniture", { harvest_season: "SUMMER" }],
  ["furniture", { skills: [] }],
  ["furniture", { weight: 500 }],
  ["profession", { move_cost: 2 }],
  ["profession", { skill_used: "cooking" }],
  ["profession", { difficulty: 3 }],
  ["recipe", { points: 2 }],
  ["recipe", { skills: [] }],
  ["recipe", { name: "a recipe" }],
  ["uncraft", { symbol: "#" }],
  ["requirement", { time: "5 m" }],
  ["requirement", { skill_used: "cooking" }],
  ["profession_item_substitutions", { items: { both: [] } }],
];

const foreignMembers = foreign.map(([kind, members]) =>
  inDefinition(
    `member of another kind: ${kind} with ${Object.keys(members).join()}`,
    kind,
    (written, text) =>
      Object.keys(members).some((name) => name in written.value)
        ? undefined
        : withMembers(written, text, members),
  ),
);

const emptyParts = [
  "terrain.bash",
  "terrain.deconstruct",
  "terrain.pry",
  "furniture.pry",
  "terrain.boltcut",
  "terrain.hacksaw",
  "furniture.plant_data",
].map((place) =>
  atOne(`empty part: ${place}`, place, (site, text) =>
    standsAlone(site.in) ? instead(site, text, "{}") : undefined,
  ),
);

const wrongKinds: readonly [from: string, to: string][] = [
  ["terrain", "furniture"],
  ["furniture", "terrain"],
  ["recipe", "requirement"],
  ["requirement", "recipe"],
  ["profession", "furniture"],
  ["uncraft", "terrain"],
  ["terrain", "recipe"],
  ["profession_item_substitutions", "profession"],
];

const mistakenKinds = wrongKinds.map(([from, to]) =>
  inDefinition(`type of another kind: ${from} as ${to}`, from, (written, text) =>
    standsAlone(written) ? withMembers(written, text, { type: to }, [from]) : undefined,
  ),
);

export const members: readonly Mistake[] = [
  ...missing,
  ...missingKeys,
  ...doubles,
  ...outside,
  ...inside,
  ...besideItems,
  ...exchangedNames,
  ...exchanged,
  ...foreignMembers,
  ...emptyParts,
  ...mistakenKinds,
];
