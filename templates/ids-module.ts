/**
 * Sample:
 *
 *   export type TerrainKey = "t_null" | "t_door_c" | "t_door_o";
 *   export type TerrainId = Branded<"terrain">;
 *   export type KnownTerrainId<K extends string> = TerrainId & Keyed<K>;
 *   export type TerrainIds = IdConstants<TerrainId, TerrainKey>;
 *   export const TerrainId: TerrainIds = /* @__PURE__ *\/ idConstants<TerrainIds>({
 *     t_null: "t_null",
 *     …
 *   });
 *
 *   export type ItemKey = "brass_key" | "rope";
 *   export type ItemId = Branded<"item">;
 *   export function itemId(key: ItemKey): ItemId {
 *     return brandKey<string, ItemId>(key);
 *   }
 *
 * In shape "packed":
 *
 *   /** Ids that recipe and item have in common. *\/
 *   type RecipeAndItemKey = "rope" | …;
 *   export type RecipeKey = RecipeAndItemKey | "brass_key_spare";
 *   export const RecipeId: RecipeIds = /* @__PURE__ *\/ idView<RecipeIds>(recipe);
 */
import { groupBy } from "../generator/model/maps.ts";
import { writeEntry } from "../generator/print/print-value.ts";
import type { TextWriter } from "../generator/print/text-writer.ts";
import { printUnion } from "../generator/print/print-union.ts";
import { printKey } from "../generator/print/print-key.ts";
import { printString } from "../generator/print/print-string.ts";
import { fits, importLine, moduleStart, oneLine } from "./header.ts";
import { article } from "../generator/text/article.ts";
import { camelCase, pascalCase } from "../generator/text/names.ts";
import { pure } from "./packed-data.ts";

export interface OwnIds {
  readonly kind: string;
  readonly ids: readonly string[];
  /** Constants that new code should not use: obsolete ids, and ids of earlier releases with their replacements. */
  readonly deprecated: readonly { readonly name: string; readonly id: string }[];
}

export interface IdsModuleInput {
  /** Our own kinds, with their ids in index order. */
  readonly own: readonly OwnIds[];
  /** Other kinds; `keys` are the known ids that content uses, or `undefined` if none is known. */
  readonly external: readonly {
    readonly kind: string;
    readonly keys: readonly string[] | undefined;
  }[];
  /**
   * If present, views of the tables, imported with this extension, are emitted instead of objects of constants, and key
   * unions share their common part: less for a compiler to read, but harder for a person.
   */
  readonly views?: { readonly extension: string };
}

export function idsModule(out: TextWriter, { own, external, views }: IdsModuleInput): void {
  let text = moduleStart(
    ["brandKey", views ? "idView" : "idConstants"],
    ["Branded", "IdConstants", "Keyed"],
  );
  if (views) {
    for (const { kind } of own)
      text += importLine([camelCase(kind)], `./${kind}${views.extension}`);
  }
  const all = [
    ...own.map(({ kind, ids }) => ({ kind, keys: ids })),
    ...external.map(({ kind, keys }) => ({ kind, keys: keys ?? [] })),
  ];
  const shared = views ? sharedKeys(all) : [];
  for (const { name, kinds, keys } of shared) {
    text += `\n/** Ids that ${kinds.map(words).join(" and ")} have in common. */\n`;
    text += printUnion(name, keys, { exported: false });
  }
  out.write(text);
  for (const each of own) {
    out.write(ownIds(each, shared));
    if (views) out.write(idView(each.kind));
    else writeIdConstants(out, each);
  }
  for (const { kind, keys } of external) out.write(externalIds(kind, keys, shared));
}

function keyUnion(kind: string, keys: readonly string[], shared: readonly SharedKeys[]): string {
  const name = `${pascalCase(kind)}Key`;
  const parts = shared.filter(({ kinds }) => kinds.includes(kind));
  if (parts.length === 0) return printUnion(name, keys);
  const elsewhere = new Set(parts.flatMap((part) => part.keys));
  const rest = keys.filter((key) => !elsewhere.has(key));
  return printUnion(name, rest, { names: parts.map((part) => part.name) });
}

function ownIds({ kind, ids, deprecated }: OwnIds, shared: readonly SharedKeys[]): string {
  const name = pascalCase(kind);
  let text = `\n/** Every existing ${words(kind)} id, as a string. */\n`;
  text += keyUnion(kind, ids, shared);
  text += `/** Id of ${article(kind)} ${words(kind)}: not every string is one. */\n`;
  text += `export type ${name}Id = Branded<${JSON.stringify(kind)}>;\n`;
  text += `/** Id of the ${words(kind)} \`K\`, which is known to exist. */\n`;
  text += `export type Known${name}Id<K extends string> = ${name}Id & Keyed<K>;\n`;
  const constants = `export type ${name}Ids = IdConstants<${name}Id, ${name}Key>`;
  if (deprecated.length === 0) return `${text}${constants};\n`;
  text += `/** Constants that new code should not use. */\nexport interface Deprecated${name}Ids {\n`;
  for (const { name: constant, id } of deprecated) {
    // An obsolete id is among the constants, which its type is intersected with: repeating the type would instantiate
    // it for each id.
    const [why, type] =
      constant === id
        ? ["Obsolete, only for saved games (§9.2).", "unknown"]
        : [`Now ${quoted(id)} (§9.1).`, `Known${name}Id<${printString(id)}>`];
    text += `  /** @deprecated ${why} */\n  readonly ${printKey(constant)}: ${type};\n`;
  }
  const flat = `${constants} & Deprecated${name}Ids;\n`;
  return `${text}}\n${fits(flat) ? flat : `${constants} &\n  Deprecated${name}Ids;\n`}`;
}

/** Quotes an id for a comment, which it must not end. */
function quoted(id: string): string {
  return oneLine(JSON.stringify(id)).replaceAll("*/", "*\\/");
}

function idView(kind: string): string {
  const name = pascalCase(kind);
  const head = `export const ${name}Id: ${name}Ids =`;
  const call = `${pure} idView<${name}Ids>(${camelCase(kind)});`;
  return `${head}${head.length + call.length < 80 ? " " : "\n  "}${call}\n`;
}

/** Formats as Prettier does: if the beginning is too long for one line, all of it moves to the next. */
function writeIdConstants(out: TextWriter, { kind, ids, deprecated }: OwnIds): void {
  const name = pascalCase(kind);
  const former = deprecated.filter((each) => each.name !== each.id);
  const before = `export const ${name}Id: ${name}Ids =`;
  const call = `${pure} idConstants<${name}Ids>(`;
  if (ids.length + former.length === 0) {
    out.write(noConstants(before, call));
    return;
  }
  const isFlat = fits(`${before} ${call}{\n`);
  const [start, indent] = isFlat ? [`${before} ${call}`, ""] : [`${before}\n  ${call}`, "  "];
  out.write(`${start}{\n`);
  for (const id of ids) writeEntry(out, id, id, indent.length + 2);
  for (const each of former) writeEntry(out, each.name, each.id, indent.length + 2);
  out.write(`${indent}});\n`);
}

function noConstants(before: string, call: string): string {
  if (fits(`${before} ${call}{});\n`)) return `${before} ${call}{});\n`;
  if (fits(`${before} ${call}\n`)) return `${before} ${call}\n  {},\n);\n`;
  return `${before}\n  ${call}{});\n`;
}

function externalIds(
  kind: string,
  keys: readonly string[] | undefined,
  shared: readonly SharedKeys[],
): string {
  const name = pascalCase(kind);
  const about =
    keys === undefined
      ? `Any ${words(kind)} id: none is known to defwright.`
      : `Every known ${words(kind)} id that the content uses.`;
  let text = `\n/** ${about} */\n`;
  text += keys === undefined ? `export type ${name}Key = string;\n` : keyUnion(kind, keys, shared);
  text += `/** Id of ${article(kind)} ${words(kind)}, a kind defined outside this content. */\n`;
  text += `export type ${name}Id = Branded<${JSON.stringify(kind)}>;\n`;
  text += `/** Brands a known key. */\n`;
  text += `export function ${camelCase(kind)}Id(key: ${name}Key): ${name}Id {\n`;
  // Spelled out, rather than with its own keys, because the compiler would compare each key with its constraint.
  text += `  return brandKey<string, ${name}Id>(key);\n}\n`;
  return text;
}

function words(kind: string): string {
  return kind.replaceAll("_", " ");
}

/**
 * Keys that several kinds have: most recipes are named after the item that they make. Each key is written once, in a
 * union that the kinds then refer to, because a compiler's cost depends on the number of literals.
 */
interface SharedKeys {
  /** Name of the union. */
  readonly name: string;
  readonly kinds: readonly string[];
  readonly keys: readonly string[];
}

/** For fewer keys, a separate union makes them harder to find and saves nothing. */
const fewest = 16;

/** Unions of the keys that exactly the same two or more kinds have, in the order of kinds and keys. */
function sharedKeys(
  kinds: readonly { readonly kind: string; readonly keys: readonly string[] }[],
): readonly SharedKeys[] {
  const uses = kinds.flatMap(({ kind, keys }) => keys.map((key) => ({ kind, key })));
  const kindsOf = [...groupBy(uses, ({ key }) => key)].map(([key, having]) => ({
    ...{ key, kinds: having.map(({ kind }) => kind) },
  }));
  const nameOf = (having: readonly string[]): string => `${having.map(pascalCase).join("And")}Key`;
  const shared = kindsOf.filter((each) => each.kinds.length > 1);
  return [...groupBy(shared, (each) => nameOf(each.kinds))]
    .map(([name, group]) => ({
      ...{ name, kinds: group[0]?.kinds ?? [], keys: group.map(({ key }) => key) },
    }))
    .filter(({ keys }) => keys.length >= fewest);
}
