/** What linked mods change in the content that a game ships, as data for `applyContent`. */
import type { FormerIds } from "../../runtime/ids/former-ids.ts";
import type { ContentName, ModChanges } from "../../runtime/hot/apply-content.ts";
import type { TextEntry, Texts } from "../../runtime/texts/game-text.ts";
import type { Compilation } from "../compile.ts";
import { contentChanges } from "../diff/content-changes.ts";
import { indexTables } from "../index/index-tables.ts";
import { isObject } from "../json/containers.ts";
import { sameJson } from "../json/same-json.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { Json, JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Tables } from "../model/tables.ts";
import { isSameList, type Memo } from "../model/memo.ts";
import type { ResolvedDefinition } from "../model/definition.ts";
import { facetsOf } from "../resolve/facets.ts";
import { noRecords } from "../resolve/resolved.ts";
import { camelCase, pascalCase } from "../text/names.ts";

/** Linked content, and what is made of its records for look-ups. */
export interface Linked {
  readonly kinds: Kinds;
  readonly model: Compilation["model"];
  readonly tables: Tables;
}

/** @param memo keeps what is the same in the next content */
export function linkedOf(kinds: Kinds, { model }: Pick<Compilation, "model">, memo: Memo): Linked {
  return { kinds, model, tables: indexTables(kinds, model, memo) };
}

/** @param shipped the content of the game's own packs alone, and the kinds that the game has */
export function changesOf(shipped: Linked, linked: Linked, content: ContentName): ModChanges {
  const { kinds, model, tables } = linked;
  const { added, changed, removed } = contentChanges(shipped.model.records, model.records);
  const written = new Map<KindName, string[]>();
  for (const { kind, id } of [...added, ...changed]) {
    written.set(kind, [...(written.get(kind) ?? []), id]);
  }
  const touched = new Set<string>([...written.keys(), ...removed.map(({ kind }) => kind)]);
  const formerOf = (kind: KindName): FormerIds => formerIn(linked, kind);
  const changedTables = kinds
    .where(({ output }) => output?.form === "table")
    .filter((kind) => {
      const isShipped = shipped.kinds.has(kind);
      if (touched.has(kind) || !isShipped) return isShipped && touched.has(kind);
      return !sameJson(formerIn(shipped, kind), formerOf(kind));
    })
    .map((kind) => ({
      ...{ kind, name: camelCase(kind), constants: `${pascalCase(kind)}Id` },
      order: tables.order.get(kind) ?? [],
      records: (written.get(kind) ?? []).map((id) => {
        const found = (model.records.get(kind) ?? noRecords).get(id);
        return [id, found?.record] as const;
      }),
      removed: removed.flatMap((each) => (each.kind === kind ? each.id : [])),
      former: formerOf(kind),
    }));
  const lists = kinds
    .where(({ output }) => output?.form === "list")
    .filter((kind) => shipped.kinds.has(kind))
    .flatMap((kind) => {
      const [before, now] = [listed(shipped.model, kind), listed(model, kind)];
      if (isSameList(before, now)) return [];
      const [old, records] = [before, now].map((list) => list.map(({ record }) => record));
      return sameJson(old, records)
        ? []
        : [{ kind, name: camelCase(kind), records: records ?? [] }];
    });
  const lookups = kinds
    .where((kind) => kind.lookups)
    .filter((kind) => shipped.kinds.has(kind) && touched.has(kind))
    .map((kind) => ({
      ...{ name: `${camelCase(kind)}Lookups`, table: camelCase(kind) },
      answers: (written.get(kind) ?? []).map((id) => {
        const found = (model.records.get(kind) ?? noRecords).get(id);
        return [id, found ? facetsOf(kinds, found).answers : []] as const;
      }),
    }));
  const brought = kinds.names
    .filter((kind) => !shipped.kinds.has(kind))
    .map((kind) => ({ kind, records: recordsOf(kinds, model, kind) }));
  const texts = changedTexts(shipped, linked);
  return {
    ...{ content, tables: changedTables, lists, lookups },
    ...(brought.length > 0 && { kinds: brought }),
    ...(Object.keys(texts).length > 0 && { texts }),
  };
}

/** All records of a kind in load order, by their ids, or by their positions if the kind has no ids. */
export function recordsOf(
  kinds: Kinds,
  model: Compilation["model"],
  kind: KindName,
): readonly (readonly [key: string, record: unknown])[] {
  return kinds.get(kind)?.output?.form === "list"
    ? listed(model, kind).map(({ record }, at) => [String(at), record])
    : [...(model.records.get(kind) ?? noRecords)].map(([id, { record }]) => [id, record]);
}

/**
 * The texts of definitions whose texts are not the shipped ones, by kind and id; without ids, by position. Plural and
 * context are no part of records, and may change alone.
 */
function changedTexts(shipped: Linked, linked: Linked): Texts {
  const { kinds } = linked;
  const changed = kinds.all.flatMap(({ name, output }): [string, Texts[string]][] => {
    const [before, now] = [shipped, linked].map(({ model }) =>
      output?.form === "list"
        ? new Map(listed(model, name).map((each, at) => [String(at), each]))
        : (model.records.get(name) ?? noRecords),
    );
    const own = [...(now ?? [])].flatMap(([id, found]) => {
      const was = before?.get(id);
      if (was === found) return [];
      const { texts } = facetsOf(kinds, found);
      const isSame = sameJson(texts, was ? facetsOf(shipped.kinds, was).texts : {});
      return isSame ? [] : [[id, entriesIn(texts)] as const];
    });
    return own.length === 0 ? [] : [[name, Object.fromEntries(own)]];
  });
  return Object.fromEntries(changed);
}

function entriesIn(texts: JsonObject): Texts[string][string] {
  const entries = Object.entries(texts).flatMap(([member, entry]) =>
    isTextEntry(entry) ? [[member, entry] as const] : [],
  );
  return Object.fromEntries(entries);
}

function isTextEntry(value: Json): value is Json & TextEntry {
  return isObject(value) && typeof value["file"] === "string";
}

function listed(model: Compilation["model"], kind: KindName): readonly ResolvedDefinition[] {
  return model.substitutions.filter(({ definition }) => definition.kind === kind);
}

function formerIn({ model }: Linked, kind: KindName): FormerIds {
  const { aliases, migrations, history } = model.former(kind);
  return { aliases, migrations, ...history } as FormerIds;
}
