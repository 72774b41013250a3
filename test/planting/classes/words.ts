/** Ids, members, types, enumerated words, colours and units that are misspelt or mistaken for others. */
import type { Ground, Mistake } from "../mistake.ts";
import { kinds, places } from "../places.ts";
import type { Site } from "../sites.ts";
import { replaceSpan } from "../text-edits.ts";
import {
  atOne,
  atPlaces,
  firstOf,
  inDefinition,
  inFile,
  instead,
  isFree,
  isWord,
  rawOf,
  slip,
  textOf,
  type Change,
} from "./places-for-mistakes.ts";

const memberNames = new Set(
  [...places.keys()].flatMap((place) => place.split(".").map((name) => name.replace(/\[.*$/u, ""))),
);
for (const name of ["id", "type", "copy-from", "abstract", "extend", "delete", "alias", "ident"])
  memberNames.add(name);

const idKindOf = (type: string): string | undefined => /^id of (?<kind>.*)$/u.exec(type)?.[1];

function isChecked({ place }: Site, { knows }: Ground): boolean {
  const kind = idKindOf(places.get(place)?.type ?? "");
  return kind !== undefined && knows(kind);
}

/** Gives the member at the site another name. */
function renamed(site: Site, text: string, name: string): Change {
  const key = site.node.parent?.children?.[0];
  const old = String(site.path.at(-1));
  if (!key) return undefined;
  return {
    text: replaceSpan(text, key, JSON.stringify(name)),
    about: `${site.place}: the member is called ${JSON.stringify(name)}`,
    was: [old],
  };
}

const isMember = (place: string): boolean => !place.endsWith("]");

/** Renames a random member of the kind by a rule. */
function renameMember(operation: string, rule: (name: string) => string | undefined): Mistake[] {
  return kinds.map((kind) => {
    const own = [...places.keys()].filter(
      (place) => place.startsWith(`${kind}.`) && isMember(place),
    );
    return {
      name: `${operation}: ${kind}`,
      plant: (ground) =>
        firstOf(ground.random, own, (place) => {
          const name = rule(/[^.]*$/u.exec(place)?.[0] ?? "");
          if (name === undefined || memberNames.has(name)) return undefined;
          return atOne("", place, (site, text) => renamed(site, text, name)).plant(ground);
        }),
    };
  });
}

const memberTypos = atPlaces("misspelt member", isMember, (site, text, { random }) => {
  const name = slip(String(site.path.at(-1)), random, (word) => memberNames.has(word));
  return name === undefined ? undefined : renamed(site, text, name);
});

const memberForms: Mistake[] = [
  ...renameMember("member in camel case", (name) =>
    name.includes("_")
      ? name.replace(/_(?<letter>.)/gu, (_, letter: string) => letter.toUpperCase())
      : undefined,
  ),
  ...renameMember("member with a capital", (name) =>
    name.replace(/^./u, (letter) => letter.toUpperCase()),
  ),
  ...renameMember("member with hyphens", (name) =>
    name.includes("_") ? name.replaceAll("_", "-") : undefined,
  ),
  ...renameMember("member without its underscore", (name) =>
    name.includes("_") ? name.replace("_", "") : undefined,
  ),
  ...renameMember("member in the wrong number", (name) =>
    name.endsWith("s") ? name.slice(0, -1) : `${name}s`,
  ),
];

const keyTypos: Mistake[] = kinds.flatMap((kind) =>
  ["id", "result", "item", "type"].flatMap((member) =>
    (member === "result") === (kind === "recipe" || kind === "uncraft") || member === "type"
      ? [
          atOne(
            `misspelt key: ${kind}.${member}`,
            `${kind}.${member}`,
            (site, text, { random }) => {
              if (site.path.length !== 2) return undefined;
              const names: Readonly<Record<string, readonly string[]>> = {
                id: ["Id", "idd", "ID", "i"],
                type: ["tpye", "typ", "Type", "tyep"],
                result: ["reslut", "resul", "Result"],
                item: ["itme", "itm", "Item"],
              };
              return renamed(site, text, random.pick(names[member] ?? []) ?? "x");
            },
          ),
        ]
      : [],
  ),
);

const idTypos = atPlaces(
  "misspelt id",
  (_, { type }) => idKindOf(type) !== undefined,
  (site, text, ground) => {
    if (!isWord(site) || !isChecked(site, ground)) return undefined;
    const old = String(site.node.value);
    const id = slip(old, ground.random, isFree(ground));
    return id === undefined ? undefined : instead(site, text, JSON.stringify(id), [old]);
  },
);

/** A rule that makes another id of an id, for references to each kind. */
function idRule(operation: string, rule: (id: string) => string): Mistake[] {
  const kindsOfIds = new Set([...places.values()].flatMap(({ type }) => idKindOf(type) ?? []));
  return [...kindsOfIds].map((kind) => ({
    name: `${operation}: ${kind}`,
    plant: (ground) =>
      firstOf(
        ground.random,
        [...places].filter(([, { type }]) => idKindOf(type) === kind),
        ([place]) =>
          atOne("", place, (site, text) => {
            const old = String(site.node.value);
            const id = rule(old);
            if (!isWord(site) || !isChecked(site, ground)) return undefined;
            if (id === old || isFree(ground)(id)) return undefined;
            return instead(site, text, JSON.stringify(id), [old]);
          }).plant(ground),
      ),
  }));
}

const idForms: Mistake[] = [
  ...idRule("id with a capital", (id) => id.replace(/[a-z]/u, (letter) => letter.toUpperCase())),
  ...idRule("id with spaces", (id) => id.replaceAll("_", " ")),
  ...idRule("id with hyphens", (id) => id.replaceAll("_", "-")),
  ...idRule("id in the plural", (id) => `${id}s`),
  ...idRule("id without its prefix", (id) => id.replace(/^[a-z]+_/u, "")),
  ...idRule("id with a space behind it", (id) => `${id} `),
  ...idRule("id in upper case", (id) => id.toUpperCase()),
];

const otherPrefix: Mistake[] = [...places]
  .filter(([, { type }]) => type === "id of terrain" || type === "id of furniture")
  .map(([place]) =>
    atOne(`prefix of the other kind: ${place}`, place, (site, text, ground) => {
      const old = String(site.node.value);
      const id = old.replace(/^[tf]_/u, (prefix) => (prefix === "t_" ? "f_" : "t_"));
      if (id === old || isFree(ground)(id) || /^._null$/u.test(id)) return undefined;
      return instead(site, text, JSON.stringify(id), [old]);
    }),
  );

/** An id that exists, but is one of another kind. */
const otherKind = atPlaces(
  "id of another kind",
  (_, { type }) => type !== "id of look" && idKindOf(type) !== undefined,
  (site, text, ground) => {
    if (!isWord(site) || !isChecked(site, ground)) return undefined;
    const own = idKindOf(places.get(site.place)?.type ?? "");
    const donor = own === "terrain" ? "furniture" : "terrain";
    const other = ground.random.pick(ground.sites.byKind.get(donor) ?? [])?.value["id"];
    if (typeof other !== "string") return undefined;
    return instead(site, text, JSON.stringify(other));
  },
);

const inventedId = atPlaces(
  "id that nothing defines",
  (_, { type }) => type !== "id of look" && idKindOf(type) !== undefined,
  (site, text, ground) =>
    isWord(site) && isChecked(site, ground)
      ? instead(site, text, JSON.stringify("zq_vhwb_kyx"))
      : undefined,
);

/** The definition's own id is misspelt, and one place refers to it. */
const definitionTypos: Mistake[] = [
  "furniture",
  "terrain",
  "requirement",
  "GENERIC",
  "skill",
  "mutation",
  "item_group",
  "tool_quality",
  "MONSTER",
  "bionic",
  "trap",
  "vehicle",
  "addiction_type",
].map((kind) => ({
  name: `misspelt id of a definition: ${kind}`,
  plant: (ground) =>
    firstOf(ground.random, ground.sites.byKind.get(kind), (written) => {
      const id = written.value["id"];
      if (typeof id !== "string" || ground.sites.words.get(id) !== 2) return undefined;
      if (ground.uses(id) !== 1) return undefined;
      if ("alias" in written.value || "copy-from" in written.value) return undefined;
      const text = textOf(ground, written.file);
      const property = written.node.children?.find(({ children }) => children?.[0]?.value === "id");
      const node = property?.children?.[1];
      const slipped = slip(id, ground.random, isFree(ground));
      if (!node || slipped === undefined) return undefined;
      return inFile(written.file, {
        text: replaceSpan(text, node, JSON.stringify(slipped)),
        about: `${kind} "${id}" is called "${slipped}", and one place refers to it`,
        was: [slipped, id],
      });
    }),
}));

const typeTypos: Mistake[] = kinds.flatMap((kind) => [
  inDefinition(`misspelt type: ${kind}`, kind, (written, text, ground) => {
    const node = written.node.children?.find(({ children }) => children?.[0]?.value === "type")
      ?.children?.[1];
    const type = slip(kind, ground.random, (word) => ground.sites.words.has(word));
    if (!node || type === undefined) return undefined;
    return {
      text: replaceSpan(text, node, JSON.stringify(type)),
      about: `type "${type}"`,
      was: [kind],
    };
  }),
  inDefinition(`type with a capital: ${kind}`, kind, (written, text) => {
    const node = written.node.children?.find(({ children }) => children?.[0]?.value === "type")
      ?.children?.[1];
    const type = kind.replace(/^./u, (letter) => letter.toUpperCase());
    return (
      node && {
        text: replaceSpan(text, node, JSON.stringify(type)),
        about: `type "${type}"`,
        was: [kind],
      }
    );
  }),
  inDefinition(`type in the wrong number: ${kind}`, kind, (written, text) => {
    const node = written.node.children?.find(({ children }) => children?.[0]?.value === "type")
      ?.children?.[1];
    const type = kind.endsWith("s") ? kind.slice(0, -1) : `${kind}s`;
    return (
      node && {
        text: replaceSpan(text, node, JSON.stringify(type)),
        about: `type "${type}"`,
        was: [kind],
      }
    );
  }),
]);

/** Words of closed lists: `place` of the value, or what tells it from others there. */
const closedWords: readonly [place: string, word: RegExp][] = [
  ["terrain.connects_to", /./u],
  ["furniture.connects_to", /./u],
  ["terrain.harvest_season", /./u],
  ["group.subtype", /./u],
  ...kinds.map((kind): [string, RegExp] => [`${kind}.edit-mode`, /./u]),
  ["furniture.comfort", /[a-z]/u],
  ["terrain.comfort", /[a-z]/u],
  ["recipe.components[][][2]", /LIST|NO_RECOVER/u],
  ["recipe.tools[][][2]", /LIST/u],
  ["uncraft.components[][][2]", /LIST|NO_RECOVER/u],
  ["requirement.components[][][2]", /LIST|NO_RECOVER/u],
  ["terrain.symbol", /^LINE_/u],
  ["furniture.symbol", /^LINE_/u],
  ["terrain.harvest_by_season[].seasons[]", /./u],
  ["furniture.harvest_by_season[].seasons[]", /./u],
];

const wordTypos: Mistake[] = closedWords.flatMap(([place, pattern]) => {
  const at = (operation: string, rule: (word: string, site: Site) => string | undefined): Mistake =>
    atOne(`${operation}: ${place}`, place, (site, text, ground) => {
      const old = String(site.node.value);
      if (!isWord(site) || !pattern.test(old)) return undefined;
      const word = rule(old, site) ?? slip(old, ground.random, isFree(ground));
      return word === undefined || word === old
        ? undefined
        : instead(site, text, JSON.stringify(word), [old]);
    });
  return [
    at("misspelt word", () => undefined),
    at("word in the wrong case", (word) =>
      place.includes("season") && !place.includes("by_season")
        ? word
        : word === word.toUpperCase()
          ? word.toLowerCase()
          : word.toUpperCase(),
    ),
    at("word that does not exist", () => "ZQVHWB"),
  ];
});

const colorTypos: Mistake[] = ["terrain", "furniture"].flatMap((kind) =>
  ["color", "bgcolor", "color[]"].flatMap((member) => {
    const place = `${kind}.${member}`;
    const at = (operation: string, rule: (color: string) => string | undefined): Mistake =>
      atOne(`${operation}: ${place}`, place, (site, text, ground) => {
        const old = String(site.node.value);
        if (!isWord(site)) return undefined;
        const color = rule(old) ?? slip(old, ground.random, isFree(ground));
        return color === undefined || color === old
          ? undefined
          : instead(site, text, JSON.stringify(color), [old]);
      });
    return [
      at("misspelt colour", () => undefined),
      at("British colour", (color) => color.replace("gray", "grey")),
      at("colour with a capital", (color) =>
        color.replace(/^./u, (letter) => letter.toUpperCase()),
      ),
      at("colour that does not exist", () => "turquoise"),
    ];
  }),
);

const times = [
  "recipe.time",
  "uncraft.time",
  ...["terrain", "furniture"].flatMap((kind) =>
    ["oxytorch", "boltcut", "hacksaw"].map((tool) => `${kind}.${tool}.duration`),
  ),
];

/** Rules on text such as "30 m": what is written instead. */
function unitRules(
  operation: string,
  at: readonly string[],
  rule: (text: string) => string,
  isKnown = true,
): Mistake[] {
  return at.map((place) =>
    atOne(`${operation}: ${place}`, place, (site, text) => {
      const old = String(site.node.value);
      const by = rule(old);
      if (!isWord(site) || by === old) return undefined;
      return instead(site, text, JSON.stringify(by), isKnown ? [old] : undefined);
    }),
  );
}

const volumes = ["terrain.max_volume", "furniture.max_volume", "furniture.workbench.volume"];

const units: Mistake[] = [
  ...unitRules("minutes as min", times, (time) => time.replace(/(?<=\d\s*)m(?:inutes?)?$/u, "min")),
  ...unitRules("misspelt unit of time", times, (time) =>
    time.replace(/minute|second|hour/u, (unit) => unit.replace(/[uo]/u, "")),
  ),
  ...unitRules("time unit with a capital", times, (time) =>
    time.replace(/(?<=\d\s*)[a-z]/u, (unit) => unit.toUpperCase()),
  ),
  ...unitRules("time without unit", times, (time) => time.replace(/[a-z]+$/u, "").trim(), false),
  ...unitRules("time with a fraction", times, (time) => time.replace(/\d+/u, "$&.5"), false),
  ...unitRules("time without number", times, (time) => time.replace(/\d+/u, ""), false),
  ...unitRules("empty time", times, () => "", false),
  ...unitRules(
    "unit of time that does not exist",
    times,
    (time) => time.replace(/[a-z]+/u, "fortnights"),
    false,
  ),
  ...unitRules("litres in lower case", volumes, (volume) => volume.replace("L", "l")),
  ...unitRules("millilitres as mL", volumes, (volume) => volume.replace("ml", "mL")),
  ...unitRules("litres spelt out", volumes, (volume) => volume.replace(/\s*L$/u, " liters")),
  ...unitRules(
    "volume with a fraction",
    volumes,
    (volume) => volume.replace(/\d+/u, "$&.5"),
    false,
  ),
  ...unitRules(
    "volume without unit",
    volumes,
    (volume) => volume.replace(/\s*[a-zL]+$/u, ""),
    false,
  ),
  ...unitRules(
    "mass for volume",
    volumes,
    (volume) => volume.replace(/\s*[a-zL]+$/u, " kg"),
    false,
  ),
  ...times.map((place) =>
    atOne(`time with a decimal comma: ${place}`, place, (site, text) => {
      const raw = rawOf(site.node, text);
      return /\d/u.test(raw) && isWord(site)
        ? instead(site, text, raw.replace(/\d+/u, "$&,5"))
        : undefined;
    }),
  ),
];

/** Flags without which other members of the definition do nothing (§2.3–§2.6). */
const flagTypos: Mistake[] = (
  [
    ["DIGGABLE", "terrain", "digging_result"],
    ["HARVESTED", "terrain", "harvest_season"],
    ["GROWTH_HARVEST", "furniture", "plant_data"],
  ] as const
).map(([flag, kind, member]) =>
  atOne(`misspelt flag: ${flag}`, `${kind}.flags[]`, (site, text, ground) => {
    if (site.node.value !== flag || !(member in site.in.value)) return undefined;
    const word = slip(flag, ground.random, isFree(ground));
    return word === undefined ? undefined : instead(site, text, JSON.stringify(word), [flag]);
  }),
);

export const words: readonly Mistake[] = [
  ...memberTypos,
  ...memberForms,
  ...keyTypos,
  ...idTypos,
  ...idForms,
  ...otherPrefix,
  ...otherKind,
  ...inventedId,
  ...definitionTypos,
  ...typeTypos,
  ...wordTypos,
  ...colorTypos,
  ...units,
  ...flagTypos,
];
