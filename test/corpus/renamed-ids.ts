/**
 * How well `migrate` finds renamed ids: a copy of a game's tiles in which some are renamed, some of them changed as
 * well, some removed, and some added that are like others.
 */
import { readFileSync } from "node:fs";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import type { Compilation } from "../../generator/compile.ts";
import type { Settings } from "../../generator/config/settings.ts";
import { isList, isObject } from "../../generator/json/containers.ts";
import { planMigrations, type ContentState } from "../../generator/migrate/plan-migrations.ts";
import type { Json, JsonObject } from "../../generator/model/json.ts";
import type { BuiltInKind } from "../../generator/model/kind-names.ts";
import { createRandom, type Random } from "../search/random.ts";

export interface RenamedIds {
  readonly renamed: number;
  /** Renamed ids for which the right successor is proposed, surely or likely. */
  readonly right: number;
  /** Of those, the sure ones. */
  readonly sure: number;
  /** What would be written without being asked for, and is wrong. */
  readonly wrong: readonly string[];
}

const counts = { renamed: 500, removed: 50, added: 50 };
/** One part of the renamed tiles also has another name, and other values in some members. */
const changed = { tiles: 0.4, members: 0.3 };

const kinds: readonly BuiltInKind[] = ["furniture", "terrain"];

/** A tile that one object in a list makes, and that has no other name. */
interface Tile {
  readonly kind: BuiltInKind;
  readonly id: string;
  readonly value: JsonObject;
}

export function findRenamed(settings: Settings, seed: number): RenamedIds {
  const before = compilePacks(settings, { emit: false });
  const random = createRandom(seed);
  const chosen = random.sample(tilesOf(before), counts.renamed + counts.removed + counts.added);
  const renamed = chosen.slice(0, counts.renamed);
  const removed = chosen.slice(counts.renamed, counts.renamed + counts.removed);
  const copied = chosen.slice(counts.renamed + counts.removed);
  const names = new Map(renamed.map(({ kind, id }, at) => [id, `${kind}_r${String(at)}`]));
  // What referred to a removed tile refers to one that stays.
  const others = copied.map((tile) => [tile.kind, tile.id] as const);
  const instead = new Map(
    removed.map(({ kind, id }) => [id, others.find(([of]) => of === kind)?.[1] ?? id]),
  );
  const changes = new Map(
    renamed
      .slice(0, counts.renamed * changed.tiles)
      .map((tile) => [tile.id, changedMembers(tile, chosen, random)]),
  );
  const isRemoved = new Set(removed.map(({ id }) => id));
  const additions = new Map(
    copied.map((tile, at) => [
      tile.id,
      { ...tile.value, ...changedMembers(tile, chosen, random), id: `${tile.kind}_n${String(at)}` },
    ]),
  );
  const reworded = (value: Json): Json => {
    if (typeof value === "string") return names.get(value) ?? instead.get(value) ?? value;
    if (isList(value)) return value.map(reworded);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, reworded(each)]));
  };
  const edited = (value: Json): readonly Json[] => {
    const id = isObject(value) && kinds.some((kind) => kind === value["type"]) ? value["id"] : "";
    if (!isObject(value) || typeof id !== "string") return [reworded(value)];
    if (isRemoved.has(id)) return [];
    const added = additions.get(id);
    return [reworded({ ...value, ...changes.get(id) }), ...(added ? [reworded(added)] : [])];
  };
  const readFile = (path: string): Uint8Array => {
    const bytes = readFileSync(path);
    if (!path.endsWith(".json")) return bytes;
    const value = JSON.parse(bytes.toString("utf8")) as Json;
    return Buffer.from(JSON.stringify(isList(value) ? value.flatMap(edited) : reworded(value)));
  };
  const after = compilePacks(settings, { emit: false, readFile });
  const errors = after.diagnostics.filter(({ severity }) => severity === "error");
  if (before.diagnostics.filter(({ severity }) => severity === "error").length < errors.length)
    throw new Error(`the copy has errors of its own: ${errors.at(0)?.message ?? ""}`);
  const plan = planMigrations(settings.kinds, stateOf(before), stateOf(after), {
    released: new Map(),
    decideAll: false,
  });
  const pairs = plan.flatMap(({ id, becomes }) => ("to" in becomes ? [{ id, ...becomes }] : []));
  const isRight = ({ id, to }: { readonly id: string; readonly to: string }): boolean =>
    names.get(id) === to;
  return {
    renamed: renamed.length,
    right: pairs.filter(isRight).length,
    sure: pairs.filter((pair) => isSure(pair) && isRight(pair)).length,
    wrong: pairs
      .filter((pair) => isSure(pair) && !isRight(pair))
      .map(({ id, to, likeness }) => `${id} → ${to} (${likeness.toFixed(2)})`),
  };
}

function isSure({ confidence }: { readonly confidence: string }): boolean {
  return confidence === "sure";
}

function stateOf({ model, idStates }: Compilation): ContentState {
  return { definitions: model.records, states: idStates() };
}

function tilesOf({ layers }: Compilation): readonly Tile[] {
  const parents = new Set<Json | undefined>(
    kinds.flatMap((kind) =>
      [...layers.registry.all(kind)].map(({ origin }) => origin.value["copy-from"]),
    ),
  );
  return kinds.flatMap((kind) =>
    [...layers.registry.all(kind)].flatMap((definition): Tile[] => {
      const { id, origin, contributors } = definition;
      const { value } = origin;
      const isPlain = value["id"] === id && value["type"] === kind && value["alias"] === undefined;
      if (!isPlain || contributors.length > 1 || parents.has(id)) return [];
      return layers.registry.isBuiltIn(definition) ? [] : [{ kind, id, value }];
    }),
  );
}

/** Another name, and values of other tiles for some of the members. */
function changedMembers(tile: Tile, tiles: readonly Tile[], random: Random): JsonObject {
  const free = Object.keys(tile.value).filter(
    (member) => !["type", "id", "name", "copy-from"].includes(member),
  );
  const members = random.sample(free, Math.ceil(free.length * changed.members));
  const values = members.flatMap((member) => {
    const donors = tiles.filter(
      ({ kind, value }) =>
        kind === tile.kind &&
        value[member] !== undefined &&
        JSON.stringify(value[member]) !== JSON.stringify(tile.value[member]),
    );
    const value = random.pick(donors)?.value[member];
    return value === undefined ? [] : [[member, value] as const];
  });
  return { ...Object.fromEntries(values), name: `thing ${String(random.below(1_000_000))}` };
}
