/** Projects whose kinds and whose content are drawn at random, without errors to begin with. */
import { dialectNames } from "../../generator/compiled/dialects.ts";
import type { Json, JsonObject } from "../../generator/model/json.ts";
import { textOf, type Draft } from "../differential/objects.ts";
import type { Snapshot } from "../differential/snapshot.ts";
import type { Random } from "../search/random.ts";
import { randomSchema } from "./random-schema.ts";
import { followed, membersOf, randomObject } from "./random-value.ts";

/** The kinds of every project; one of them takes the place of an external one, and has several types. */
export const kindTypes: Readonly<Record<string, readonly string[]>> = {
  alpha: ["ALPHA"],
  item: ["GENERIC", "TOOL"],
  big_beta: ["BETA"],
};

export const configurationFile = "defwright.config.json";

/** At the top, so that a change of it is one of the settings. */
export function schemaFile(kind: string): string {
  return `${kind}.schema.json`;
}

const files = ["core/a.json", "core/b.json", "mod/c.json"];
const ids = ["one", "two", "with space", "10", "__proto__", 'quo"te', "constructor"];

/** What objects of a kind are drawn with. */
export interface ContentSource {
  readonly random: Random;
  readonly kind: string;
  readonly schema: JsonObject;
  /** Ids that are defined, by kind. */
  readonly idsOf: (kind: string) => readonly string[];
}

export function randomProject(random: Random, shape: "literal" | "packed"): Snapshot {
  const kinds = Object.keys(kindTypes);
  const listed = new Set(random.below(3) === 0 ? [random.pick(kinds)] : []);
  const referable = [...kinds.filter((kind) => !listed.has(kind)), "skill"];
  const schemas = new Map(
    kinds.map((kind) => {
      const isListed = listed.has(kind);
      return [kind, randomSchema({ random, kind, kinds: referable, listed: isListed })] as const;
    }),
  );
  const defined = new Map(
    kinds.map(
      (kind) =>
        [
          kind,
          random
            .sample(ids, 2 + random.below(3))
            .map((id) => `${kind[0] ?? ""}_${id}`.replace(/._(__proto__|10)$/u, "$1")),
        ] as const,
    ),
  );
  const idsOf = (kind: string): readonly string[] => defined.get(kind) ?? ["sk_one"];
  const content = new Map(files.map((path): [string, Draft[]] => [path, []]));
  for (const [kind, schema] of schemas) {
    const source = { random, kind, schema, idsOf };
    let first: Draft = {};
    idsOf(kind).forEach((id, index) => {
      // A parent is read before its children.
      const file = content.get(files[Math.min(index, files.length - 1)] ?? "");
      const isChild = schema["x-id"] !== false && index > 0 && random.below(3) === 0;
      const parent = isChild ? idsOf(kind)[0] : undefined;
      const made = randomDefinition(source, id, parent);
      if (index === 0) first = made;
      file?.push(isChild ? { ...made, ...randomScaling(source, made, first) } : made);
    });
  }
  // An object of a type that no kind describes, with ids of every kind at known places.
  const noted = referable.map((kind) => [kind, [...idsOf(kind)]] as const);
  const places = noted.map(([kind]) => [`${kind}[]`, kind] as const);
  content.get(random.pick(files) ?? "")?.push({ type: "NOTE", ...Object.fromEntries(noted) });
  const configuration = {
    ...{ packs: ["core", "mod"], out: "generated", shape },
    ...{ dialect: random.pick(dialectNames), places: { NOTE: Object.fromEntries(places) } },
    kinds: Object.fromEntries(
      kinds.map((kind) => [kind, { types: kindTypes[kind] ?? [], schema: schemaFile(kind) }]),
    ),
  };
  return new Map([
    [configurationFile, JSON.stringify(configuration, undefined, 2)],
    ...[...schemas].map(([kind, schema]): [string, string] => [
      schemaFile(kind),
      JSON.stringify(schema, undefined, 2),
    ]),
    ...[...content].map(([path, objects]): [string, string] => [path, textOf(objects)]),
  ]);
}

/** How a child changes what it gets from its parent, so that it is still as the schema wants it. */
function randomScaling({ random, schema }: ContentSource, child: Draft, parent: Draft): Draft {
  const [properties] = membersOf(schema, schema);
  const notInherited = (schema["x-not-inherited"] ?? []) as readonly string[];
  const [relative, proportional]: [Draft, Draft] = [{}, {}];
  for (const [name, value] of Object.entries(parent)) {
    if (!Object.hasOwn(properties, name) || Object.hasOwn(child, name)) continue;
    if (notInherited.includes(name) || random.below(2) === 0) continue;
    const shape = followed(properties[name] as JsonObject, schema);
    const says = Object.keys(shape).filter((word) => !besideForms.has(word));
    if (typeof value === "number") {
      const isFree = says.join(" ") === "type" && shape["type"] === "number";
      if (random.below(2) === 0) proportional[name] = 1;
      else relative[name] = isFree ? 0.5 : 0;
    } else if (typeof shape["x-unit"] === "string") {
      if (random.below(2) === 0) proportional[name] = 2;
      else relative[name] = value;
    } else if (says.length === 0) relative[name] = random.pick<Json>(["2 sheep", 3]) ?? 3;
  }
  return {
    ...(Object.keys(relative).length > 0 && { relative }),
    ...(Object.keys(proportional).length > 0 && { proportional }),
  };
}

const besideForms = new Set(["title", "description", "default", "deprecated", "x-also"]);

/** A definition; a child states of what is mandatory only what it does not get from its parent. */
export function randomDefinition(
  { random, kind, schema, idsOf }: ContentSource,
  id: string,
  parent?: string,
): Draft {
  const idOf = (other: string): string => random.pick(idsOf(other)) ?? id;
  const own = randomObject(schema, { random, schema, idOf });
  const [, required] = membersOf(schema, schema);
  const notInherited = (schema["x-not-inherited"] ?? []) as readonly string[];
  const isLeft = (name: string): boolean =>
    parent !== undefined && required.has(name) && !notInherited.includes(name);
  const kept = Object.entries(own).filter(([name]) => !isLeft(name) || random.below(2) === 0);
  const name = schema["x-id"] ?? "id";
  return {
    type: random.pick(kindTypes[kind] ?? []) ?? kind,
    ...(typeof name === "string" && { [name]: id }),
    ...(parent !== undefined && { "copy-from": parent }),
    ...Object.fromEntries<Json>(kept),
  };
}
