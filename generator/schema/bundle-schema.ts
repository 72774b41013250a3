/**
 * Makes one self-contained schema of a kind from the files that it consists of: references to other files become local
 * `definitions`, and `allOf` of object schemas, which draft-07 cannot close with `additionalProperties: false`, becomes
 * one object. `"x-ref": "own-kind"` becomes the kind that includes the part.
 */
import { getOrInsert } from "../model/maps.ts";
import { byCodeUnit } from "../text/code-unit.ts";
import { freeName } from "./change-members.ts";
import { follow } from "./choose-branch.ts";
import { Bundle } from "./link-shapes.ts";
import { mapChildren, mapMembers, nameIn, target, type Definitions, type Shape } from "./shape.ts";

interface File extends Shape {
  readonly $schema?: string;
  readonly $id?: string;
}

/** The files that schemas consist of, which are known to be well formed. */
export interface SchemaFiles {
  readonly read: (path: string) => Shape;
  /** The file to which the path in a reference leads. */
  readonly resolve: (from: string, path: string) => string;
  /** The name that a definition of a file, or the file itself (""), gets in bundles. */
  readonly nameOf: (path: string, definition: string) => string;
}

interface BundleOptions {
  readonly kind: string;
  /** Whether every object may have members that begin with `//`. */
  readonly remarks: boolean;
  readonly files: SchemaFiles;
  /** Receives the schema of a member that an `allOf` merges into another schema of the same member. */
  readonly onClash?: (property: Shape) => void;
}

interface Bundling extends BundleOptions {
  /** The targets of references, by their names in the bundle. */
  readonly definitions: Map<string, Shape>;
  /** The names of these targets, by their files and fragments. */
  readonly names: Map<string, string>;
}

/** What an object may have beside its members. */
export const remarks: Definitions = { "^//": {} };

export function bundleSchema(file: string, options: BundleOptions): Bundle {
  const definitions = new Map<string, Shape>();
  const bundling = { ...options, definitions, names: new Map<string, string>() };
  const root = expand(options.files.read(file), file, bundling);
  const sorted = Object.fromEntries([...definitions].sort(([a], [b]) => byCodeUnit(a, b)));
  return new Bundle({ root, definitions: sorted });
}

/** The schema to which a `$ref` refers, with the file to which its own references are relative. */
function referred(
  ref: string,
  from: string,
  { files }: Bundling,
): { readonly shape: Shape; readonly file: string; readonly fragment: string } {
  const [path = "", fragment = ""] = ref.split("#");
  const file = path === "" ? from : files.resolve(from, path);
  let shape: Shape = files.read(file);
  for (const step of fragment.split("/").filter((part) => part !== "")) {
    const next = (shape as Readonly<Record<string, unknown>>)[step];
    if (next === undefined) throw new Error(`${from}: "${ref}" names nothing`);
    shape = next as Shape;
  }
  return { shape, file, fragment };
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
      if (included && !describes) bundling.onClash?.(expanded);
      properties.set(name, included && describes ? { ...included, ...expanded } : expanded);
    }
    for (const name of part.required ?? []) required.add(name);
  };
  for (const part of allOf) {
    const { shape: included, file } =
      part.$ref === undefined ? { shape: part, file: from } : referred(part.$ref, from, bundling);
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
    // What was merged is already expanded; parts of built-in kinds may be linked elsewhere.
    const isExpanded = shape[target] && bundling.definitions.has(nameIn(shape.$ref));
    return isExpanded ? shape : expandReference(shape, shape.$ref, from, bundling);
  }
  const own = shape.allOf ? merge(shape, from, bundling) : shape;
  const { $schema: _, $id: __, definitions: ___, ...kept }: File = own;
  const expanded = mapChildren(kept, (each) => expand(each, from, bundling));
  const { type, properties, patternProperties } = expanded;
  return {
    ...expanded,
    ...(expanded["x-ref"] === "own-kind" && { "x-ref": bundling.kind }),
    ...(bundling.remarks &&
      type === "object" &&
      properties && { patternProperties: { ...patternProperties, ...remarks } }),
  };
}

function expandReference(shape: Shape, ref: string, from: string, bundling: Bundling): Shape {
  const { definitions, names, files } = bundling;
  const { shape: found, file, fragment } = referred(ref, from, bundling);
  const name = getOrInsert(names, `${file}#${fragment}`, () => {
    const wanted = files.nameOf(file, fragment.split("/").at(-1) ?? "");
    return freeName(wanted, (each) => definitions.has(each));
  });
  if (!definitions.has(name)) {
    definitions.set(name, {});
    definitions.set(name, expand(found, file, bundling));
  }
  // Keywords beside a reference (a description, a default) are kept; draft-07 ignores them, editors read them.
  const { $ref: _, ...beside } = shape;
  return { ...beside, $ref: `#/definitions/${name}`, [target]: found };
}

/**
 * Documents resolved members like the author's members: each gets the description of the definition's member with the
 * same name, or of the one that `x-from` names, unless it has its own.
 */
export function describeResolved(resolved: Bundle, authored: Bundle): Bundle {
  return new Bundle({
    root: describe(resolved.root, authored.root),
    definitions: mapMembers(resolved.definitions, (shape, name) =>
      describe(shape, authored.definitions[name]),
    ),
  });
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
