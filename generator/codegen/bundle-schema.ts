/**
 * Makes one self-contained schema of a kind from its folder's files: references to other files become local
 * `definitions`, and `allOf` of object schemas, which draft-07 cannot close with `additionalProperties: false`,
 * becomes one object. `"x-ref": "own-kind"` becomes the kind that includes the part.
 */
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
  options: { readonly comments: boolean },
): Bundle {
  const kindsFolder = resolve(dirname(file), "..");
  const definitions = new Map<string, Shape>();

  function load(path: string): Shape {
    return JSON.parse(readFileSync(path, "utf8")) as Shape;
  }

  /** The schema a `$ref` names, with the file that its own references are relative to. */
  function target(ref: string, from: string): { shape: Shape; file: string; name: string } {
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

  function merge(shape: Shape, from: string): Draft {
    const { allOf, ...own } = shape;
    const merged: Draft = {};
    const properties = new Map<string, Shape>();
    const required = new Set<string>();
    const add = (part: Shape, at: string): void => {
      for (const [name, property] of Object.entries(part.properties ?? {})) {
        properties.set(name, expand(property, at));
      }
      for (const name of part.required ?? []) required.add(name);
    };
    for (const part of allOf ?? []) {
      if (part.$ref === undefined) {
        add(merge(part, from), from);
        continue;
      }
      const included = target(part.$ref, from);
      if (included.shape.allOf) {
        const inner = merge(included.shape, included.file);
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

  function expand(shape: Shape, from: string): Shape {
    if (shape.$ref !== undefined) {
      const { $ref, ...beside } = shape;
      const found = target($ref, from);
      if (!definitions.has(found.name)) {
        definitions.set(found.name, {});
        definitions.set(found.name, expand(found.shape, found.file));
      }
      // Words beside a reference (a description, a default) stay beside it; draft-07 ignores them, editors read them.
      return { ...beside, $ref: `#/definitions/${found.name}` };
    }
    const composed = shape.allOf !== undefined;
    const draft: Draft = composed ? merge(shape, from) : { ...shape };
    delete (draft as { $schema?: string }).$schema;
    delete (draft as { $id?: string }).$id;
    delete draft.definitions;
    if (draft["x-ref"] === "own-kind") draft["x-ref"] = kind;
    if (!composed && draft.properties) draft.properties = each(draft.properties, from);
    if (draft.patternProperties) draft.patternProperties = each(draft.patternProperties, from);
    if (draft.items) {
      draft.items = isList(draft.items)
        ? draft.items.map((item) => expand(item, from))
        : expand(draft.items, from);
    }
    if (typeof draft.additionalProperties === "object") {
      draft.additionalProperties = expand(draft.additionalProperties, from);
    }
    if (draft.anyOf) draft.anyOf = draft.anyOf.map((branch) => expand(branch, from));
    if (options.comments && draft.type === "object" && draft.properties) {
      draft.patternProperties = { ...draft.patternProperties, ...comment };
    }
    return draft;
  }

  function each(
    shapes: Readonly<Record<string, Shape>>,
    from: string,
  ): Readonly<Record<string, Shape>> {
    return Object.fromEntries(
      Object.entries(shapes).map(([name, shape]) => [name, expand(shape, from)]),
    );
  }

  const root = expand(load(file), file);
  return {
    root,
    definitions: Object.fromEntries([...definitions].sort(([a], [b]) => byCodeUnit(a, b))),
  };
}

function isList(items: Shape | readonly Shape[]): items is readonly Shape[] {
  return Array.isArray(items);
}
