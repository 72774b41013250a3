/** Small contents for the checks of the decisions, compiled like those of a project. */
import * as assert from "uvu/assert";
import { compilePacks } from "../../../generator/build/compile-packs.ts";
import type { DialectName as Dialect } from "../../../generator/model/dialect.ts";
import type { Diagnostic } from "../../../generator/diagnostics/diagnostic.ts";
import type { JsonObject } from "../../../generator/model/json.ts";
import type { BuiltInKind } from "../../../generator/model/kind-names.ts";
import type { SubstitutionRow } from "../../../runtime/index.ts";
import { settingsOf } from "../../pipeline/settings-of.ts";
import { projectFolder } from "../../project-folder.ts";
import {
  furnitureOf,
  terrainOf,
  type FurnitureTiles,
  type TerrainTiles,
} from "../../runtime/tiles.ts";

/** A row of the table in `docs/reference/decisions.md`: a question that the specification leaves open. */
export interface Decision {
  readonly question: string;
  readonly decision: string;
  /** Throws if the decision does not hold. */
  readonly check: () => void;
}

interface ContentOptions {
  readonly dialect?: Dialect;
  /** Known ids of other kinds; ids of a kind without known ids are not checked. */
  readonly known?: Readonly<Record<string, readonly string[]>>;
  readonly otherTypes?: readonly string[];
  /** Whether to show which references were not checked. */
  readonly unchecked?: boolean;
}

type Pack = readonly object[] | string | Readonly<Record<string, string>>;

function filesOf(pack: Pack, name: string): [path: string, text: unknown][] {
  if (typeof pack === "string" || Array.isArray(pack)) return [[`${name}/a.json`, pack]];
  return Object.entries(pack).map(([path, text]) => [`${name}/${path}`, text]);
}

export class Content {
  readonly diagnostics: readonly Diagnostic[];
  /** The findings as `severity code`, in the order of their places. */
  readonly said: readonly string[];
  readonly #records: (kind: BuiltInKind) => ReadonlyMap<string, { readonly record: JsonObject }>;
  readonly substitutions: readonly SubstitutionRow[];

  /** Paths of the generated modules; empty if there is an error. */
  readonly modules: readonly string[];

  /** @param packs Each is a list of objects, the text of its only file, or its files by path. */
  constructor(packs: readonly Pack[], options: ContentOptions = {}) {
    const { dialect = "spec", known = {}, otherTypes, unchecked = false } = options;
    const names = packs.map((_, index) => `pack-${String(index)}`);
    const root = projectFolder(
      Object.fromEntries(packs.flatMap((pack, index) => filesOf(pack, names[index] ?? ""))),
    );
    const settings = settingsOf(root, {
      dialect,
      packs: names,
      otherTypes: new Set(otherTypes),
      severity: new Map(unchecked ? [["unchecked-references", "note"]] : []),
      known: new Map(Object.entries(known).map(([kind, ids]) => [kind, new Set(ids)])),
    });
    const { diagnostics, model, modules } = compilePacks(settings);
    this.modules = modules.map(({ path }) => path);
    this.diagnostics = diagnostics;
    this.said = diagnostics.map(({ severity, code }) => `${severity} ${code}`);
    this.#records = (kind) => model.records.get(kind) ?? new Map();
    this.substitutions = model.substitutions.map(
      ({ record }) => record as unknown as SubstitutionRow,
    );
  }

  ids(kind: BuiltInKind): string[] {
    return [...this.#records(kind).keys()];
  }

  /** Returns the record as game code reads it; fails if there is none. */
  record<Row = JsonObject>(kind: BuiltInKind, id: string): Row {
    const found = this.#records(kind).get(id);
    assert.ok(found, `${kind} "${id}" is there`);
    return found.record as Row;
  }

  terrain(): TerrainTiles {
    return terrainOf(this.#rows("terrain"));
  }

  furniture(): FurnitureTiles {
    return furnitureOf(this.#rows("furniture"));
  }

  #rows(kind: BuiltInKind): Record<string, object> {
    return Object.fromEntries([...this.#records(kind)].map(([id, { record }]) => [id, record]));
  }
}

/** Compiles one pack with these objects. */
export function content(...objects: readonly object[]): Content {
  return new Content([objects]);
}

/** Returns the findings in both dialects: `[spec, bright-nights]`. */
export function saidInBoth(...objects: readonly object[]): [readonly string[], readonly string[]] {
  return [content(...objects).said, new Content([objects], { dialect: "bright-nights" }).said];
}

export function recipe(result: string, members: object = {}): object {
  return { type: "recipe", result, time: "1 m", ...members };
}

export function profession(id: string, members: object = {}): object {
  return { type: "profession", id, name: id, description: "x", points: 0, ...members };
}

/** A substitution of the item form (§2.2). */
export function swap(item: string, ...sub: readonly object[]): object {
  return { type: "profession_item_substitutions", item, sub };
}

export function modification(type: string, id: string, members: object): object {
  return { type, id, "edit-mode": "modify", ...members };
}
