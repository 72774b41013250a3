/**
 * Records content as released, edits it at random, one object at a time, and compares what is refused with what breaks.
 */
import { readFileSync } from "node:fs";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { createBuildSession } from "../../generator/build/session.ts";
import type { Compilation } from "../../generator/compile.ts";
import type { Settings } from "../../generator/config/settings.ts";
import type { Json, JsonObject } from "../../generator/model/json.ts";
import { nextRecord, noRecord } from "../../generator/release/next-record.ts";
import { printRecord } from "../../generator/release/print-record.ts";
import { addTo } from "../../generator/model/maps.ts";
import { contentFiles } from "../bench/subject.ts";
import { createRandom } from "../search/random.ts";
import { aliasesOf, classes, type EditClass, type Released } from "./classes.ts";

export interface Tried {
  readonly name: string;
  edits: number;
  /** Edits of which exactly the broken id was refused, or nothing where nothing breaks. */
  right: number;
  /** What was said instead, of some. */
  readonly wrong: string[];
}

interface Site extends Released {
  /** Ids that migrations lead to it. */
  readonly former: readonly string[];
  readonly file: string;
  readonly index: number;
}

/** @param settings without a record */
export function tryEdits(settings: Settings, edits: number, seed: number): readonly Tried[] {
  const first = compilePacks(settings, { emit: false });
  if (first.failed) throw new Error("the content has errors to begin with");
  const next = nextRecord(settings.kinds, noRecord, [], first.idStates(), "1");
  const text = printRecord(next.ids, next.releases);
  const record = { source: { displayPath: "defwright.lock.json", text }, own: true };
  const released = { ...settings, records: [record] };
  const sites = sitesOf(first, settings);
  const session = createBuildSession();
  const override = new Map<string, Uint8Array>();
  const touched = new Set<string>();
  const run = (): Compilation =>
    compilePacks(released, {
      session,
      touched,
      emit: false,
      readFile: (path) => override.get(path) ?? readFileSync(path),
    });
  run();
  const random = createRandom(seed);
  return classes.map((each): Tried => {
    const own = sites.filter(({ kind }) => each.kinds.includes(kind));
    const tried: Tried = { name: each.name, edits: 0, right: 0, wrong: [] };
    for (let number = 0; number < edits; number += 1) {
      const site = random.pick(own);
      if (!site) break;
      // What was edited before is as it was again.
      touched.clear();
      for (const path of override.keys()) touched.add(path);
      override.clear();
      override.set(site.file, edited(site, each));
      touched.add(site.file);
      judge(run(), site, each, tried);
    }
    return tried;
  });
}

function judge(
  { diagnostics, failed }: Compilation,
  site: Site,
  each: EditClass,
  tried: Tried,
): void {
  tried.edits += 1;
  const refused = diagnostics
    .filter(({ code, severity }) => code === "released-id-vanished" && severity === "error")
    .map(({ message }) => /^The (?:\w+) ("(?:[^"\\]|\\.)*")/u.exec(message)?.[1] ?? message);
  // Its aliases were released with it, and go with it where nothing bears them any more.
  const borne = each.edit(site).flatMap(aliasesOf);
  const lost = [
    site.id,
    ...site.former,
    ...aliasesOf(site.value).filter((alias) => !borne.includes(alias)),
  ];
  // The disassembly that was generated from it goes with it.
  if (site.isReversed) lost.push(site.id);
  const expected = each.breaks ? lost.map((id) => JSON.stringify(id)).sort() : [];
  if (String(refused.sort()) === String(expected) && (!each.breaks || failed)) tried.right += 1;
  else tried.wrong.push(`${site.kind} ${site.id}: refused ${String(refused) || "nothing"}`);
}

/** Definitions that a single object makes, which stands in a list and has one id. */
function sitesOf({ layers, locations }: Compilation, { packs }: Settings): Site[] {
  const objects = new Map<string, number>();
  const keyOf = (kind: string, value: JsonObject): string =>
    JSON.stringify([kind, value["id"], value["result"], value["id_suffix"]]);
  for (const { kind, value } of layers.outcomes.keys()) {
    const key = keyOf(kind, value);
    objects.set(key, (objects.get(key) ?? 0) + 1);
  }
  const kinds = new Set(classes.flatMap((each) => each.kinds));
  const migrations = new Map<string, string[]>();
  for (const { objects: all } of contentFiles(packs.map(({ directory }) => directory))) {
    for (const { type, id, replace } of all as readonly Partial<Record<string, string>>[]) {
      const kind = /^(.*)_migration$/u.exec(type ?? "")?.[1];
      if (kind !== undefined && id !== undefined) addTo(migrations, `${kind} ${replace ?? ""}`, id);
    }
  }
  const directories = new Map(packs.map((pack) => [pack.name, pack.directory]));
  return [...kinds].flatMap((kind) =>
    [...layers.registry.all(kind)].flatMap((definition): Site[] => {
      const { id, origin, obsolete } = definition;
      const { value } = origin;
      if (obsolete || layers.registry.isBuiltIn(definition)) return [];
      if (objects.get(keyOf(kind, value)) !== 1 || Object.hasOwn(value, "ident")) return [];
      const { file, index } = locations.of(origin.entry);
      if (index === undefined) return [];
      const path = `${directories.get(file.pack.name) ?? ""}/${file.path}`;
      // What an author wrote about taking it apart wins over what is generated.
      const apart = kind === "recipe" ? layers.registry.get("uncraft", id) : undefined;
      const isReversed = apart?.origin.value["type"] === "recipe";
      const former = migrations.get(`${kind} ${id}`) ?? [];
      return [{ kind, id, value, former, file: path, index, isReversed }];
    }),
  );
}

function edited(site: Site, { edit }: EditClass): Uint8Array {
  const list = JSON.parse(readFileSync(site.file, "utf8")) as Json[];
  list.splice(site.index, 1, ...edit(site));
  return Buffer.from(JSON.stringify(list));
}
