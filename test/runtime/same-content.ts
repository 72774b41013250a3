/** Holds the outputs of two shapes against each other: whatever can be asked of them has the same answers. */
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { pathToFileURL } from "node:url";
import * as assert from "uvu/assert";
import type * as Generated from "../../generated/index.ts";
import type { Table, Texts } from "../../runtime/index.ts";

type Content = typeof Generated;
type AnyTable = Table<unknown, string, string>;
type Objects = Readonly<Record<string, unknown>>;

/**
 * @param first Folder of generated modules, shape "literal".
 * @param second The same content in another shape.
 */
export async function sameContent(first: string, second: string): Promise<void> {
  const [a, b] = [await load(first), await load(second)];
  assert.equal(Object.keys(b), Object.keys(a));
  for (const kind of ["profession", "furniture", "terrain", "recipe", "uncraft"] as const) {
    sameTable(kind, a[kind], b[kind]);
  }
  assert.ok(isDeepStrictEqual(await textsIn(second), await textsIn(first)));
  const constants = ["ProfessionId", "FurnitureId", "TerrainId", "RecipeId", "UncraftId"] as const;
  for (const name of constants) sameObject(name, a[name], b[name]);
  assert.ok(
    isDeepStrictEqual(b.professionItemSubstitutions.all(), a.professionItemSubstitutions.all()),
  );
  for (const name of ["recipeLookups", "uncraftLookups"] as const) {
    assert.equal(Object.keys(b[name]), Object.keys(a[name]));
    for (const by of Object.keys(a[name]) as (keyof Content["recipeLookups"])[]) {
      sameObject(`${name}.${by}`, a[name][by], b[name][by]);
    }
  }
}

/** Modules that are imported by themselves. */
async function textsIn(folder: string): Promise<unknown> {
  const { texts } = (await import(pathToFileURL(join(folder, "texts.ts")).href)) as {
    texts: Texts;
  };
  return { ...texts };
}

async function load(folder: string): Promise<Content> {
  return (await import(pathToFileURL(join(folder, "index.ts")).href)) as Content;
}

function sameTable(kind: string, a: AnyTable, b: AnyTable): void {
  assert.is(b.kind, a.kind);
  assert.is(b.size, a.size);
  assert.equal(b.ids(), a.ids());
  for (const [index, id] of a.ids().entries()) {
    assert.ok(isDeepStrictEqual(b.at(index), a.at(index)), `${kind} ${id}`);
    // Members stand in the same order as well.
    assert.is(JSON.stringify(b.at(index)), JSON.stringify(a.at(index)), `${kind} ${id}`);
    assert.is(b.get(id), b.at(index), `${kind} ${id}`);
    assert.is(b.index(id), index, `${kind} ${id}`);
    assert.is(b.has(id), true, `${kind} ${id}`);
  }
  for (const id of ["", "constructor", "__proto__", "no such id"]) {
    assert.is(b.has(id), a.has(id));
    assert.is(b.index(id), a.index(id));
    assert.ok(isDeepStrictEqual(b.get(id), a.get(id)));
  }
  for (const index of [-1, 0.5, NaN, a.size]) assert.is(b.at(index), undefined);
}

function sameObject(name: string, a: object, b: object): void {
  assert.equal(Object.keys(b).sort(), Object.keys(a).sort(), name);
  for (const key of Object.keys(a)) {
    assert.ok(key in b, `${name} ${key}`);
    assert.ok(Object.hasOwn(b, key), `${name} ${key}`);
    assert.ok(isDeepStrictEqual((b as Objects)[key], (a as Objects)[key]), `${name} ${key}`);
  }
  for (const key of ["constructor", "toString", "no such id"]) {
    assert.is((b as Objects)[key], (a as Objects)[key]);
    assert.is(key in b, key in a);
  }
}
