/**
 * Makes one self-contained schema of a kind from the files in its folder: references to other files become local
 * `definitions`, and `allOf` of object schemas, which draft-07 cannot close with `additionalProperties: false`, becomes
 * one object. `"x-ref": "own-kind"` becomes the kind that includes the part.
 */
import { isList } from "../json/containers.ts";
import { byCodeUnit } from "../text/code-unit.ts";
import { readFileSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";
import type { Shape } from "../schema/shape.ts";

export interface Bundle {
  readonly root: Shape;
  readonly definitions: Readonly<Record<string, Shape>>;
}

type Draft = { -readonly [K in keyof Shape]: Shape[K] };

const comment: Readonly<Record<string, Shape>> = { "^//": {} };

export function bundleSchema(
  file: string,
  kind: string,
  { comments }: { readonly comments: boolean },
): Bundle {
  const kindsFolder = resolve(dirname(file), "..");
  const definitions = new Map<string, Shape>();
  const root = expand(load(file), file, { kind, comments, kindsFolder, definitions });
  return {
    root,
    definitions: Object.fromEntries([...definitions].sort(([a], [b]) => byCodeUnit(a, b))),
  };
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
function target(
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
function merge(shape: Shape, from: string, bundling: Bundling): Draft {
  const { allOf, ...own } = shape;
  const merged: Draft = {};
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
  for (const part of allOf ?? []) {
    if (part.$ref === undefined) {
      add(merge(part, from, bundling), from);
      continue;
    }
    const included = target(part.$ref, from, bundling.kindsFolder);
    if (included.shape.allOf) {
      const inner = merge(included.shape, included.file, bundling);
      for (const [name, property] of Object.entries(inner.properties ?? {})) {
        properties.set(name, property);
      }
      for (const name of inner.required ?? []) required.add(name);
    } else add(included.shape, included.file);
  }
  add(own, from);
  Object.assign(merged, own);
  merged.properties = Object.fromEntries(properties);
  if (required.size > 0) merged.required = [...required];
  return merged;
}

/** Returns the schema with every reference leading into the bundle. */
function expand(shape: Shape, from: string, bundling: Bundling): Shape {
  if (shape.$ref !== undefined) {
    const { $ref, ...beside } = shape;
    return expandReference($ref, beside, from, bundling);
  }
  const composed = shape.allOf !== undefined;
  const draft: Draft = composed ? merge(shape, from, bundling) : { ...shape };
  delete (draft as { $schema?: string }).$schema;
  delete (draft as { $id?: string }).$id;
  delete draft.definitions;
  if (draft["x-ref"] === "own-kind") draft["x-ref"] = bundling.kind;
  const inside = (each: Shape): Shape => expand(each, from, bundling);
  if (!composed && draft.properties) draft.properties = mapMembers(draft.properties, inside);
  if (draft.patternProperties) {
    draft.patternProperties = mapMembers(draft.patternProperties, inside);
  }
  if (draft.items)
    draft.items = isList(draft.items) ? draft.items.map(inside) : inside(draft.items);
  if (typeof draft.additionalProperties === "object") {
    draft.additionalProperties = inside(draft.additionalProperties);
  }
  if (draft.anyOf) draft.anyOf = draft.anyOf.map(inside);
  if (bundling.comments && draft.type === "object" && draft.properties) {
    draft.patternProperties = { ...draft.patternProperties, ...comment };
  }
  return draft;
}

function expandReference(ref: string, beside: Shape, from: string, bundling: Bundling): Shape {
  const { definitions, kindsFolder } = bundling;
  const found = target(ref, from, kindsFolder);
  if (!definitions.has(found.name)) {
    definitions.set(found.name, {});
    definitions.set(found.name, expand(found.shape, found.file, bundling));
  }
  // Keywords beside a reference (a description, a default) are kept; draft-07 ignores them, editors read them.
  return { ...beside, $ref: `#/definitions/${found.name}` };
}

function mapMembers(
  shapes: Readonly<Record<string, Shape>>,
  map: (shape: Shape) => Shape,
): Readonly<Record<string, Shape>> {
  return Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, map(shape)]));
}
