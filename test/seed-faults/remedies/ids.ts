/** Ids that are nearly right, or right elsewhere: what is suggested must be what was meant. */
import type { JsonObject } from "../../../generator/model/json.ts";
import { builtInKinds, type BuiltInKind } from "../../../generator/model/kind-names.ts";
import { namesOf, survives } from "../fault-class.ts";
import { json, rewritten, type Change, type RemedyClass } from "../remedy.ts";
import { referenceKind } from "../tables.ts";
import type { Spot, World } from "../../search/world.ts";

/** Ids of a kind, defined in the world or known to it. */
function idsOf(kind: string, { entries, known }: World): ReadonlySet<string> {
  const own = entries.filter((entry) => entry.kind === kind).flatMap(namesOf);
  return new Set([...own, ...(known.get(kind) ?? [])]);
}

/** Another text for a used id, which must be no id itself; the right one is due. */
function near(
  name: string,
  write: (id: string, kind: string, world: World) => string | undefined,
  wanted: (spot: Spot) => boolean = () => true,
): RemedyClass {
  return rewritten(
    name,
    (spot, world) => {
      const kind = referenceKind(spot);
      return (
        kind !== undefined && kind !== "requirement" && wanted(spot) && idsOf(kind, world).size > 0
      );
    },
    (spot, _random, world): Change | undefined => {
      const id = String(spot.value.value);
      const kind = referenceKind(spot) ?? "";
      // A definition is never suggested to itself.
      if (kind === spot.entry.kind && namesOf(spot.entry).includes(id)) return undefined;
      const ids = idsOf(kind, world);
      const text = ids.has(id) ? write(id, kind, world) : undefined;
      if (text === undefined || ids.has(text)) return undefined;
      return { text: json(text), says: [json(id)], mends: true };
    },
  );
}

/** An id of one kind where another kind is meant; that is said, and nothing is suggested instead. */
function elsewhere(
  name: string,
  wanted: RegExp,
  kind: string,
  ...says: readonly string[]
): RemedyClass {
  return rewritten(name, wanted, (spot, random, world): Change | undefined => {
    const right = referenceKind(spot);
    if (right === undefined || right === kind) return undefined;
    const ids = idsOf(right, world);
    const id = random.pick([...idsOf(kind, world)].filter((each) => !ids.has(each)));
    if (id === undefined || ids.size === 0) return undefined;
    return { text: json(id), says };
  });
}

const isTile = (kind: string): kind is BuiltInKind => kind === "furniture" || kind === "terrain";

/** The name under which an id is displayed, where no other has it. */
function displayed(id: string, kind: string, { entries }: World): string | undefined {
  const own = entries.filter((entry) => entry.kind === kind);
  const nameOf = (value: JsonObject): string | undefined =>
    typeof value["name"] === "string" ? value["name"] : undefined;
  const entry = own.find((each) => namesOf(each).includes(id));
  const name = entry && nameOf(entry.value);
  const bearers = own.filter((each) => nameOf(each.value) === name);
  return bearers.length === 1 ? name : undefined;
}

export const idRemedies: readonly RemedyClass[] = [
  near("id: the displayed name of a tile", displayed),
  near("id: words in place of underscores", (id) =>
    id.includes("_") ? id.replaceAll("_", " ") : undefined,
  ),
  near("id: hyphens in place of underscores", (id) =>
    id.includes("_") ? id.replaceAll("_", "-") : undefined,
  ),
  near("id: no underscores", (id) =>
    id.replace(/^[ft]_/u, "").includes("_") ? id.replaceAll(/(?<!^[ft])_/gu, "") : undefined,
  ),
  near("id: no prefix", (id, kind) => (isTile(kind) ? id.replace(/^[ft]_/u, "") : undefined)),
  near("id: the prefix of the other kind", (id, kind, world) => {
    const other = id.replace(/^([ft])_/u, (_all, letter: string) => (letter === "f" ? "t_" : "f_"));
    const taken = [...idsOf("furniture", world), ...idsOf("terrain", world)].includes(other);
    return isTile(kind) && other !== id && !taken ? other : undefined;
  }),
  near("id: in plural", (id) => (id.endsWith("s") ? undefined : `${id}s`)),
  near("id: its words exchanged", (id) => {
    const [first = "", second = "", ...more] = id.split("_");
    const prefixed = /^[ft]$/u.test(first);
    return second === "" || more.length > 0 || prefixed || first === second
      ? undefined
      : `${second}_${first}`;
  }),
  near("id: in capitals", (id) => (id === id.toUpperCase() ? undefined : id.toUpperCase())),
  near("id: two letters exchanged", (id) =>
    id.length < 6 || id[3] === id[4] || id.slice(3, 5).includes("_")
      ? undefined
      : id.slice(0, 3) + (id[4] ?? "") + (id[3] ?? "") + id.slice(5),
  ),
  rewritten("id: a result misspelt", /^result$/u, (spot, _random, world) => {
    const id = String(spot.value.value);
    const items = world.known.get("item") ?? new Set();
    const typo = `${id.slice(0, 2)}${id.slice(3)}`;
    if (
      !items.has(id) ||
      id.length < 6 ||
      items.has(typo) ||
      spot.entry.value["construction_blueprint"] !== undefined
    )
      return undefined;
    return { text: json(typo), says: [json(id)], mends: true };
  }),
  rewritten("id: a parent misspelt", /^copy-from$/u, (spot, _random, world) => {
    const id = String(spot.value.value);
    const typo = `${id.slice(0, 2)}${id.slice(3)}`;
    if (id.length < 6 || idsOf(spot.entry.kind, world).has(typo)) return undefined;
    return { text: json(typo), says: [json(id)], mends: true };
  }),
  rewritten("id: a parent of another kind", /^copy-from$/u, (spot, random, world) => {
    const other =
      random.pick(builtInKinds.filter((kind) => isTile(kind) && kind !== spot.entry.kind)) ??
      "terrain";
    const own = idsOf(spot.entry.kind, world);
    const id = random.pick(
      world.entries
        .filter((entry) => entry.kind === other && survives(entry, world))
        .flatMap(namesOf)
        .filter((each) => !own.has(each)),
    );
    return id === undefined ? undefined : { text: json(id), says: [other] };
  }),
  elsewhere(
    "id: a terrain where furniture is meant",
    /^(?:open|close|looks|bash\.furn_set|deconstruct\.furn_set|pry\.new_furn_type)$/u,
    "terrain",
    "terrain",
  ),
  elsewhere(
    "id: furniture where a terrain is meant",
    /^(?:open|close|roof|bash\.ter_set|deconstruct\.ter_set|pry\.new_ter_type|transforms_into)$/u,
    "furniture",
    "furniture",
  ),
  elsewhere(
    "id: an item where a skill is meant",
    /^skill_used$|^skills\[\]\.name$|^skills_required\[\]\[\]$/u,
    "item",
    "item",
  ),
  elsewhere(
    "id: a skill where an item is meant",
    /^components\[\]\[\]\[\]$|^items\.both\[\]$/u,
    "skill",
    "skill",
  ),
  elsewhere("id: a trait where a cbm is meant", /^cbms\[\]$/iu, "trait", "trait"),
  elsewhere("id: a skill where a trait is meant", /^traits\[\]$/u, "skill", "skill"),
  elsewhere("id: an item where a quality is meant", /^qualities\[\]\.id$/u, "item", "item"),
  elsewhere(
    "id: a quality where a tool is meant",
    /^tools\[\]\[\]\[\]$/u,
    "quality",
    "quality",
    "qualities",
  ),
  elsewhere(
    "id: an item where an item group is meant",
    /^(?:digging_result|bash\.items\[\]\.group)$/u,
    "item",
    "item",
  ),
  elsewhere(
    "id: an item group where an item is meant",
    /^(?:bash|deconstruct)\.items\[\]\.item$|\.byproducts\[\]\.item$/u,
    "item_group",
    "group",
  ),
  elsewhere(
    "id: a requirement where an item is meant",
    /^components\[\]\[\]\[\]$/u,
    "requirement",
    '"LIST"',
  ),
];
