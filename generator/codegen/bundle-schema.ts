/**
 * Makes one self-contained schema of a kind from the files in its folder: references to other files become local
 * `definitions`, and `allOf` of object schemas, which draft-07 cannot close with `additionalProperties: false`, becomes
 * one object. `"x-ref": "own-kind"` becomes the kind that includes the part.
 */
import { byCodeUnit } from "../text/code-unit.ts";
import { readFileSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";
import { follow } from "../schema/choose-branch.ts";
import { link, type Bundle } from "../schema/link-shapes.ts";
import { mapChildren, mapMembers, target, type Definitions, type Shape } from "../schema/shape.ts";

interface File extends Shape {
  readonly $schema?: string;
  readonly $id?: string;
}

const comment: Definitions = { "^//": {} };

export function bundleSchema(
  file: string,
  kind: string,
  { comments }: { readonly comments: boolean },
): Bundle {
  const kindsFolder = resolve(dirname(file), "..");
  const definitions = new Map<string, Shape>();
  const root = expand(load(file), file, { kind, comments, kindsFolder, definitions });
  const sorted = Object.fromEntries([...definitions].sort(([a], [b]) => byCodeUnit(a, b)));
  link([root, ...definitions.values()], sorted);
  return { root, definitions: sorted };
}

interface Bundling {
  readonly kind: string;
  /** Whether every object may have members that begin with `//`. */
  readonly comments: boolean;
  readonly kindsFolder: string;
  /** The targets of references, by their names in the bundle. */
  readonly definitions: Map<string, Shape>;
}

function load(path: string): Shape {
  return JSON.parse(readFileSync(path, "utf8")) as Shape;
}

/** The schema to which a `$ref` refers, with the file to which its own references are relative. */
function referred(
  ref: string,
  from: string,
  kindsFolder: string,
): { shape: Shape; file: string; name: string } {
  const [path = "", fragment = ""] = ref.split("#");
  const at = path === "" ? from : resolve(dirname(from), path);
  let shape: Shape = load(at);
  for (const step of fragment.split("/").filter((part) => part !== "")) {
    const next = (shape as Readonly<Record<string, unknown>>)[step];
    if (next === undefined) throw new Error(`${from}: "${ref}" names nothing`);
    shape = next as Shape;
  }
  const folder = relative(kindsFolder, dirname(at))
    .split(sep)
    .filter((each) => each !== "parts")
    .join("_");
  const last = fragment.split("/").at(-1) ?? "";
  return { shape, file: at, name: last === "" ? folder : `${folder}_${last}` };
}

/** Merges all parts of an `allOf` and its sibling keywords into one object schema. */
function merge(shape: Shape, from: string, bundling: Bundling): Shape {
  const { allOf = [], ...own } = shape;
  const properties = new Map<string, Shape>();
  const required = new Set<string>();
  const add = (part: Shape, at: string): void => {
    for (const [name, property] of Object.entries(part.properties ?? {})) {
      const included = properties.get(name);
      const expanded = expand(property, at, bundling);
      // A property with nothing but a description describes the included one.
      const describes = Object.keys(expanded).every((key) => key === "description");
      properties.set(name, included && describes ? { ...included, ...expanded } : expanded);
    }
    for (const name of part.required ?? []) required.add(name);
  };
  for (const part of allOf) {
    const { shape: included, file } =
      part.$ref === undefined
        ? { shape: part, file: from }
        : referred(part.$ref, from, bundling.kindsFolder);
    add(included.allOf ? merge(included, file, bundling) : included, file);
  }
  add(own, from);
  return {
    ...own,
    properties: Object.fromEntries(properties),
    ...(required.size > 0 && { required: [...required] }),
  };
}

/** Returns the schema with every reference leading into the bundle. */
function expand(shape: Shape, from: string, bundling: Bundling): Shape {
  if (shape.$ref !== undefined) {
    // What was merged is already expanded.
    return shape[target] ? shape : expandReference(shape, shape.$ref, from, bundling);
  }
  const own = shape.allOf ? merge(shape, from, bundling) : shape;
  const { $schema: _, $id: __, definitions: ___, ...kept }: File = own;
  const expanded = mapChildren(kept, (each) => expand(each, from, bundling));
  const { type, properties, patternProperties } = expanded;
  return {
    ...expanded,
    ...(expanded["x-ref"] === "own-kind" && { "x-ref": bundling.kind }),
    ...(bundling.comments &&
      type === "object" &&
      properties && { patternProperties: { ...patternProperties, ...comment } }),
  };
}

function expandReference(shape: Shape, ref: string, from: string, bundling: Bundling): Shape {
  const { definitions, kindsFolder } = bundling;
  const found = referred(ref, from, kindsFolder);
  if (!definitions.has(found.name)) {
    definitions.set(found.name, {});
    definitions.set(found.name, expand(found.shape, found.file, bundling));
  }
  // Keywords beside a reference (a description, a default) are kept; draft-07 ignores them, editors read them.
  const { $ref: _, ...beside } = shape;
  return { ...beside, $ref: `#/definitions/${found.name}`, [target]: found.shape };
}

/**
 * Documents resolved members like the author's members: each gets the description of the definition's member with the
 * same name, or of the one that `x-from` names, unless it has its own.
 */
export function describeResolved(resolved: Bundle, authored: Bundle): Bundle {
  return {
    root: describe(resolved.root, authored.root),
    definitions: mapMembers(resolved.definitions, (shape, name) =>
      describe(shape, authored.definitions[name]),
    ),
  };
}

function describe(shape: Shape, source: Shape | undefined): Shape {
  if (!shape.properties) return shape;
  const properties = mapMembers(shape.properties, (property, name) => {
    const member = source?.properties?.[property["x-from"] ?? name];
    const description =
      property.description ?? member?.description ?? (member && follow(member).description);
    return description === undefined ? property : { ...property, description };
  });
  return { ...shape, properties };
}
