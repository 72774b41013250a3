/**
 * Generates TypeScript interfaces from the resolved schemas, twice: `Terrain`, which game code reads, with branded ids,
 * and `TerrainData`, with which the generated data is annotated, with ids as plain strings, so that literals need no
 * casts. Unions of keys there would prove nothing (references were checked) and would make the type checker scan the
 * whole union for every id in the data.
 */
import { follow, reaches } from "../schema/choose-branch.ts";
import {
  childrenOf,
  itemsOf,
  mapMembers,
  nameIn,
  type Definitions,
  type Shape,
} from "../schema/shape.ts";
import { Bundle } from "../schema/link-shapes.ts";
import { printInPlace, printType, type TypePrinting } from "./type-printer.ts";
import { pascalCase } from "../text/names.ts";

export interface InterfaceTexts {
  /** Interfaces of records, documented. */
  readonly records: string;
  /** Interfaces of data, for kinds and the parts that contain ids; for all others those of records are used. */
  readonly data: string;
  /** Names that `data` imports from `records`. */
  readonly shared: readonly string[];
  /** Types that `records` omits, by name: the words that a dialect closes, or any string. */
  readonly words: Readonly<Record<string, ClosedWords>>;
}

export interface ClosedWords {
  readonly about: string;
  readonly words: readonly string[];
}

/** The shapes with types of their own by their titles, and the definitions to which they refer. */
type Declared = Map<string, Bundle>;

/** @throws If two different parts have the same title. */
export function interfacesText(bundles: ReadonlyMap<string, Bundle>): InterfaceTexts {
  const declared: Declared = new Map();
  for (const [kind, { root, definitions }] of bundles) {
    const titled = withTitles(definitions);
    const wholes = { ...titled, [kind]: { ...root, title: recordType(kind, root) } };
    for (const shape of Object.values(wholes)) declare(shape, titled, declared);
  }
  const all = [...declared];
  const types = all.filter(([, { root }]) => root.enum === undefined);
  const ofKinds = [...bundles].map(([kind, { root }]) => recordType(kind, root));
  const withData = new Set([
    ...ofKinds,
    ...types.flatMap(([title, { root }]) => (reaches(root, isId) ? [title] : [])),
  ]);
  const data = textOf(types, withData);
  return {
    records: textOf(types),
    data,
    shared: [...declared.keys()]
      .filter((title) => !withData.has(title) && new RegExp(`\\b${title}\\b`, "u").test(data))
      .sort(),
    words: Object.fromEntries(
      all.flatMap(
        ([
          title,
          {
            root: { description = "", enum: words },
          },
        ]) => (words ? [[title, { about: description, words: words.map(String) }]] : []),
      ),
    ),
  };
}

/** The name of the type of a kind's records; that of their data ends with "Data". */
export function recordType(
  kind: string,
  { title = pascalCase(kind) }: Pick<Shape, "title">,
): string {
  return title;
}

/** Gives a title to the shapes that have none, except lists of words, which no dialect closes: their names. */
function withTitles(shapes: Definitions): Definitions {
  return mapMembers(shapes, (shape, name) =>
    shape.enum ? shape : { title: pascalCase(name.replaceAll("-", "_")), ...shape },
  );
}

/** Adds the titled shapes inside a shape, and then the shape itself. */
function declare(shape: Shape, definitions: Definitions, declared: Declared): void {
  for (const inner of childrenOf(shape)) declare(inner, definitions, declared);
  const title = nameOf(shape);
  if (title === undefined) return;
  const before = declared.get(title)?.root ?? shape;
  if (JSON.stringify(before) !== JSON.stringify(shape)) {
    throw new Error(`two different resolved parts are titled "${title}"`);
  }
  declared.set(title, new Bundle({ root: shape, definitions }));
}

/** The name of a shape's own type: titled shapes have one; others, and plain texts, are written inline. */
function nameOf({ title, type, enum: words }: Shape): string | undefined {
  return type !== "string" || words ? title : undefined;
}

function isId(shape: Shape): boolean {
  return shape["x-ref"] !== undefined;
}

/**
 * The declarations of all shapes, types before interfaces.
 * @param data the shapes whose data differs from their records, if declarations of data are wanted
 */
function textOf(all: Iterable<readonly [string, Bundle]>, data?: ReadonlySet<string>): string {
  const named = (title: string): string => (data?.has(title) ? `${title}Data` : title);
  let [types, interfaces] = ["", ""];
  for (const [title, { root: shape, definitions }] of all) {
    const printing: TypePrinting = {
      named: (inner) => {
        if (inner["x-ref"] !== undefined)
          return data ? "string" : `${pascalCase(inner["x-ref"])}Id`;
        const part = inner.$ref === undefined ? inner : (definitions[nameIn(inner.$ref)] ?? {});
        const own = nameOf(part);
        if (own !== undefined) return named(own);
        return part === inner ? undefined : printType(part, printing);
      },
      ...(data ? {} : { about: (member) => aboutMember(member) }),
      nonEmpty: true,
    };
    const isInterface = shape.type === "object";
    const isShared = data !== undefined && !data.has(title);
    const about =
      data || shape.description === undefined ? "" : `/** ${inComment(shape.description, "")} */\n`;
    const head = isInterface ? `interface ${named(title)}` : `type ${named(title)} =`;
    const text = isShared ? "" : `${about}export ${head} ${printInPlace(shape, printing)}`;
    // An empty line stands for an interface that data takes from the records.
    if (isInterface) interfaces += `${text}\n`;
    else if (!isShared) types += `${text};\n`;
  }
  return [types, interfaces].filter((each) => each !== "").join("\n");
}

/** The comment on a member: what it is, and what the entries of a list are. */
function aboutMember(member: Shape): string {
  const [own, entries] = [member, itemsOf(member)].map(
    (shape) => shape && (shape.description ?? follow(shape).description),
  );
  const paragraphs = [own ?? [], entries === undefined ? [] : `Items: ${entries}`].flat();
  return paragraphs.length === 0
    ? ""
    : `  /**\n   * ${inComment(paragraphs.join("\n\n"), "  ")}\n   */\n`;
}

/** A text as part of a comment, which no character of it ends. */
function inComment(text: string, indent: string): string {
  const lines = text.replaceAll("*/", "*\\/").split(/\r\n|[\n\r\u2028\u2029]/u);
  return lines.join(`\n${indent} * `).replaceAll(/ \* $/gmu, " *");
}
