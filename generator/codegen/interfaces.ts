/**
 * Generates TypeScript interfaces from the resolved schemas, twice: `Terrain`, which game code reads, with branded ids,
 * and `TerrainData`, with which the generated data is annotated, with ids as plain strings, so that literals need no
 * casts. Unions of keys there would prove nothing (references were checked) and would make the type checker scan the
 * whole union for every id in the data. json-schema-to-typescript makes the interfaces, ts-morph makes them readonly,
 * prettier formats them.
 */
import { compile } from "json-schema-to-typescript";
import { format } from "prettier";
import { Project, SyntaxKind, type JSDoc, type SourceFile, type TypeNode } from "ts-morph";
import type { Shape } from "../schema/shape.ts";
import type { Bundle } from "../schema/link-shapes.ts";
import { pascalCase } from "../../templates/names.ts";

/** The named schemas of all kinds, by the names of their interfaces. */
export interface ResolvedSchemas {
  readonly named: ReadonlyMap<string, Shape>;
}

/**
 * Collects the parts of all kinds by their titles.
 * @throws If two different parts have the same title.
 */
export function collectResolved(bundles: ReadonlyMap<string, Bundle>): ResolvedSchemas {
  const named = new Map<string, Shape>();
  for (const [kind, { root, definitions }] of bundles) {
    const titleOf = (name: string): string => {
      const shape = definitions[name];
      if (!shape) throw new Error(`no part "${name}"`);
      return shape.title ?? pascalCase(name.replaceAll("-", "_"));
    };
    const rename = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(rename);
      if (typeof value !== "object" || value === null) return value;
      const renamed = Object.fromEntries(
        Object.entries(value).map(([key, inner]) =>
          key === "$ref" && typeof inner === "string"
            ? [key, `#/definitions/${titleOf(inner.split("/").at(-1) ?? "")}`]
            : [key, key === "properties" ? renameEach(inner as object) : rename(inner)],
        ),
      );
      const { title, description } = renamed as Shape;
      if (title === undefined || !hasName(renamed)) return renamed;
      // A titled part that is defined inline becomes a part like the others.
      addRenamed(title, renamed);
      return {
        ...(description === undefined ? {} : { description }),
        $ref: `#/definitions/${title}`,
      };
    };
    const renameEach = (properties: object): unknown =>
      Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, rename(inner)]));
    const add = (title: string, { title: _title, ...shape }: Shape): void => {
      addRenamed(title, { title, ...(rename(shape) as Shape) });
    };
    const addRenamed = (title: string, renamed: Shape): void => {
      const before = named.get(title);
      if (before && JSON.stringify(before) !== JSON.stringify(renamed)) {
        throw new Error(`two different resolved parts are titled "${title}" (one in ${kind})`);
      }
      named.set(title, renamed);
    };
    for (const [name, shape] of Object.entries(definitions)) add(titleOf(name), shape);
    add(root.title ?? pascalCase(kind), root);
  }
  return { named };
}

/** Titles of the parts that contain an id somewhere; only these differ between data and records. */
function titlesWithIds({ named }: ResolvedSchemas): Set<string> {
  const found = new Set<string>();
  const mentions = (shape: Shape): string => JSON.stringify(shape);
  for (;;) {
    const before = found.size;
    for (const [title, shape] of named) {
      const text = mentions(shape);
      if (
        text.includes('"x-ref"') ||
        [...found].some((other) => text.includes(`"#/definitions/${other}"`))
      ) {
        found.add(title);
      }
    }
    if (found.size === before) return found;
  }
}

export interface InterfaceTexts {
  /** Interfaces of records, documented. */
  readonly records: string;
  /** Interfaces of data, for the parts that contain ids; for all others those of records are used. */
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

export async function interfacesText(schemas: ResolvedSchemas): Promise<InterfaceTexts> {
  const withIds = titlesWithIds(schemas);
  const records = await declarations(
    schemas,
    (kind) => `${pascalCase(kind)}Id`,
    () => "",
    true,
  );
  const data = await declarations(
    schemas,
    () => "string",
    (title) => (withIds.has(title) ? "Data" : ""),
    false,
  );
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  const recordsSource = project.createSourceFile("types.ts", records);
  const dataSource = project.createSourceFile("data.ts", data);
  const words: Record<string, ClosedWords> = {};
  for (const [name, { description = "", enum: listed }] of schemas.named) {
    if (listed === undefined) continue;
    words[name] = { about: description, words: listed.map(String) };
    recordsSource.getTypeAliasOrThrow(name).remove();
  }
  const shared: string[] = [];
  for (const each of [...dataSource.getInterfaces(), ...dataSource.getTypeAliases()]) {
    const name = each.getName();
    const inRecords = recordsSource.getInterface(name) ?? recordsSource.getTypeAlias(name);
    if (!inRecords && !Object.hasOwn(words, name)) continue;
    each.remove();
    if (new RegExp(`\\b${name}\\b`, "u").test(dataSource.getFullText())) shared.push(name);
  }
  return {
    records: await format(withReadonly(recordsSource), { parser: "typescript" }),
    data: await format(withReadonly(dataSource), { parser: "typescript" }),
    shared: shared.sort(),
    words,
  };
}

async function declarations(
  { named }: ResolvedSchemas,
  idType: (kind: string) => string,
  suffix: (title: string) => string,
  documented: boolean,
): Promise<string> {
  const adapt = (value: unknown, key?: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => adapt(each));
    if (typeof value !== "object" || value === null) return value;
    const { default: _default, examples: _examples, ...shape } = value as Record<string, unknown>;
    if (key === "properties" || key === "definitions") return mapValues(value, adapt);
    if (typeof shape["x-ref"] === "string") {
      return { description: shape["description"], tsType: idType(shape["x-ref"]) };
    }
    if (typeof shape["$ref"] === "string") {
      const title = shape["$ref"].split("/").at(-1) ?? "";
      const part = named.get(title);
      if (!part) throw new Error(`no part is titled "${title}"`);
      // `tsType` instead of the reference: json-schema-to-typescript would copy a part that has a description beside
      // it.
      const words = shape["description"] ?? part.description;
      if (hasName(part)) return { description: words, tsType: title + suffix(title) };
      return adapt({ ...part, description: words });
    }
    delete shape["pattern"];
    if (typeof shape["title"] === "string") delete shape["title"];
    return mapValues(shape, (inner, name) =>
      name === "properties" ? mapValues(inner as object, adapt) : adapt(inner),
    );
  };
  const definitions = Object.fromEntries(
    [...named]
      .filter(([, shape]) => hasName(shape))
      .map(([title, shape]) => [title + suffix(title), adapt(shape)]),
  );
  const root = {
    title: "Root",
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.keys(definitions).map((name) => [name, { $ref: `#/definitions/${name}` }]),
    ),
    definitions,
  };
  const compiled = await compile(root as never, "Root", {
    bannerComment: "",
    format: false,
    additionalProperties: false,
    strictIndexSignatures: true,
    ignoreMinAndMaxItems: false,
  });
  // The tuple type already expresses these.
  const text = compiled.replaceAll(/(?:\n *\* *)?(?:\n *\* @(?:min|max)Items \d+)+(?=\n)/gu, "");
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  const source = project.createSourceFile("all.ts", text);
  const edits: Edit[] = [];
  const cutDoc = (doc: JSDoc): void => {
    // Including the line end.
    edits.push({ start: doc.getStart(), end: text.indexOf("\n", doc.getEnd()) + 1, text: "" });
  };
  for (const each of [...source.getInterfaces(), ...source.getTypeAliases()]) {
    if (each.getName() === "Root") {
      edits.push({ start: each.getPos(), end: each.getEnd(), text: "\n" });
      continue;
    }
    // json-schema-to-typescript comments where it found a definition, which readers of the types do not need.
    each.getJsDocs().forEach(cutDoc);
    const description = named.get(each.getName())?.description;
    if (documented && description !== undefined) {
      const start = each.getStart();
      edits.push({ start, end: start, text: `/** ${description} */\n` });
    }
    if (documented || !each.isKind(SyntaxKind.InterfaceDeclaration)) continue;
    for (const property of each.getProperties()) property.getJsDocs().forEach(cutDoc);
  }
  return edited(source, edits);
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies all edits at once: applied one by one, each would cause the whole text to be parsed again. */
function edited(source: SourceFile, edits: readonly Edit[]): string {
  const text = source.getFullText();
  const parts: string[] = [];
  let done = 0;
  for (const edit of [...edits].sort((one, other) => one.start - other.start)) {
    parts.push(text.slice(done, edit.start), edit.text);
    done = edit.end;
  }
  return parts.join("") + text.slice(done);
}

/** Whether a shape gets a type of its own: objects and titled shapes; other lists and scalars are written inline. */
function hasName(shape: Shape): boolean {
  if (shape.type === "object") return true;
  return shape.title !== undefined && (shape.type !== "string" || shape.enum !== undefined);
}

function mapValues<T extends object>(
  value: T,
  map: (inner: unknown, key: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, map(inner, key)]));
}

/** Makes every member, list and tuple readonly, because the records are constants. */
function withReadonly(source: SourceFile): string {
  const edits: Edit[] = [];
  const retype = (type: TypeNode | undefined): void => {
    if (!type) return;
    edits.push({ start: type.getStart(), end: type.getEnd(), text: readonlyType(type) });
  };
  for (const declaration of source.getInterfaces()) {
    for (const property of declaration.getProperties()) {
      const start = property.getStart();
      edits.push({ start, end: start, text: "readonly " });
      retype(property.getTypeNode());
    }
  }
  for (const alias of source.getTypeAliases()) retype(alias.getTypeNode());
  return edited(source, edits);
}

function readonlyType(node: TypeNode): string {
  const list = node.asKind(SyntaxKind.ArrayType);
  if (list) {
    const element = list.getElementTypeNode();
    const inner = readonlyType(element);
    const plain = inner === element.getText() && !element.isKind(SyntaxKind.UnionType);
    return plain ? `readonly ${inner}[]` : `readonly (${inner})[]`;
  }
  const tuple = node.asKind(SyntaxKind.TupleType);
  if (tuple) return `readonly [${tuple.getElements().map(readonlyType).join(", ")}]`;
  const union = node.asKind(SyntaxKind.UnionType);
  if (union) return union.getTypeNodes().map(readonlyType).join(" | ");
  const grouped = node.asKind(SyntaxKind.ParenthesizedType);
  if (grouped) return `(${readonlyType(grouped.getTypeNode())})`;
  if (node.isKind(SyntaxKind.TypeLiteral)) {
    throw new Error(`a resolved object has no "title": ${node.getText().slice(0, 200)}`);
  }
  return node.getText();
}
