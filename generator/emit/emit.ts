/**
 * emit: ContentModel + Tables -> EmittedModule[]. One data module per kind and source file, one table per kind,
 * and the modules that all share. The templates define what each looks like.
 */
import type { Fact } from "../diagnostics/diagnostic.ts";
import { usualSeverity } from "../diagnostics/to-diagnostics.ts";
import { playedAs } from "../kinds/dialects.ts";
import { byCodeUnit } from "../text/code-unit.ts";
import type { EmittedModule } from "./emitted-module.ts";
import { kindTexts, listTexts } from "./kind-texts.ts";
import { createNoMemo, fromTable, type ModuleMemo } from "./module-memo.ts";
import { noRecords, type RecordTable } from "../resolve/resolved.ts";
import { dataSource, recordTypeOf } from "./data-modules.ts";
import { packedList, packedTable } from "./packed-source.ts";
import type { Tables } from "../model/tables.ts";
import { formerItems, type FormerIdTables } from "../layer/former-ids.ts";
import { once } from "../model/once.ts";
import { facetsOf, type Facets } from "../resolve/facets.ts";
import type { TextWriter } from "../print/text-writer.ts";
import { isSameList } from "../model/memo.ts";
import type { KnownIds } from "../layer/known-ids.ts";
import { ofKinds, type Kinds } from "../kinds/kinds.ts";
import type { CompileSettings } from "../kinds/compile-settings.ts";
import type { ResolvedDefinition } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import { isBuiltIn } from "../model/kind-names.ts";
import { Bundle } from "../schema/link-shapes.ts";
import { mapMembers, type Shape } from "../schema/shape.ts";
import { interfacesText, type ClosedWords, type InterfaceTexts } from "../print/interfaces.ts";
import type { KindName } from "../model/kind-names.ts";
import type { ContentModel } from "../resolve/content-model.ts";
import { edgesModule } from "../../templates/edges-module.ts";
import { idsModule, type OwnIds } from "../../templates/ids-module.ts";
import { formerItemsModule } from "../../templates/former-items-module.ts";
import { indexModule } from "../../templates/index-module.ts";
import { lookupsModule } from "../../templates/lookups-module.ts";
import { parseIdsModule } from "../../templates/parse-ids-module.ts";
import { listModule, type ListModuleInput } from "../../templates/list-module.ts";
import { tableModule } from "../../templates/table-module.ts";
import { textsModule } from "../../templates/texts-module.ts";
import { dataTypesModule, typesModule, unchangedTypes } from "../../templates/types-modules.ts";

/** The kinds by what is made from them. */
const outputsOf = ofKinds((kinds) => {
  const tables = kinds.where(({ output }) => output?.form === "table");
  return {
    tables,
    lists: kinds.all.flatMap(({ name: kind, output }) =>
      output?.form === "list" ? [{ kind, ...output }] : [],
    ),
    /** External kinds that have no table of their own. */
    foreign: kinds.external.filter((kind) => !tables.includes(kind)),
  };
});

/** The interfaces of all kinds; those of built-in ones come first. */
const typesOf = ofKinds((kinds): InterfaceTexts => {
  const others = kinds.all.filter(({ name, output }) => output && !isBuiltIn(name));
  const own = interfacesText(new Map(others.map(({ name, shapes }) => [name, shapes.resolved])));
  const { records, data, shared, words } = builtInTypes(kinds);
  return {
    records: `${records}\n${own.records}`,
    data: `${data}\n${own.data}`,
    shared: [...shared, ...own.shared].sort(),
    words,
  };
});

/** The interfaces of built-in kinds: printed if a dialect adds members, else with the words of the dialect. */
function builtInTypes(kinds: Kinds): InterfaceTexts {
  const own = kinds.all.filter(({ name, output }) => output && isBuiltIn(name));
  const words: Record<string, ClosedWords> = {};
  for (const { shapes } of own) {
    for (const { title = "", enum: list = [] } of Object.values(
      shapes.resolved.root.properties ?? {},
    )) {
      const usual = unchangedTypes.words[title];
      if (!usual) continue;
      // One type for all kinds that have such a list; it is open if one of them has an open one.
      const all = new Set([...(words[title]?.words ?? []), ...list.map(String)]);
      words[title] = { ...usual, words: list.length === 0 ? [] : [...all] };
    }
  }
  if (!Object.values(kinds.dialect.kinds).some((all) => all.some(({ schema }) => schema))) {
    return { ...unchangedTypes, words: { ...unchangedTypes.words, ...words } };
  }
  const withWords = (shape: Shape): Shape => {
    const list = words[shape.title ?? ""]?.words;
    return list ? { ...shape, enum: list } : shape;
  };
  return interfacesText(
    new Map(
      own.map(({ name, shapes: { resolved } }) => {
        const { root, definitions } = resolved;
        const properties = mapMembers(root.properties ?? {}, withWords);
        return [name, new Bundle({ root: { ...root, properties }, definitions })];
      }),
    ),
  );
}

interface OwnTable extends OwnIds {
  readonly kind: KindName;
  readonly former: FormerIdTables;
  readonly records: RecordTable;
  readonly keys: readonly string[];
  readonly facets: readonly Facets[];
}

/** The definitions of a kind without ids, in load order. */
interface OwnList extends Pick<ListModuleInput, "kind" | "maker" | "type" | "about"> {
  readonly listed: readonly ResolvedDefinition[];
  readonly facets: readonly Facets[];
}

type EmitSettings = Pick<CompileSettings, "kinds" | "importExtension" | "shape" | "severity">;

/** @param facts what was found in the content, none of which fails the build */
export function emit(
  model: ContentModel,
  tables: Tables,
  known: KnownIds,
  settings: EmitSettings,
  facts: readonly Fact[],
  memo: ModuleMemo = createNoMemo(),
): EmittedModule[] {
  const extension = settings.importExtension;
  const isPacked = settings.shape === "packed";
  const closed = closesWords(settings, facts);
  const { kinds } = settings;
  const { tables: tableKinds, foreign } = outputsOf(kinds);
  const own = ownTables(model, tables, kinds, memo);
  const external = once(() =>
    foreign.map((kind) => ({ kind, keys: externalKeys(kind, model, known, memo) })),
  );
  const listed = ownLists(model, kinds);
  const idsOf = own.flatMap(({ ids, deprecated }) => [ids, deprecated]);
  const having = (what: "transitions" | "lookups"): OwnTable[] =>
    own.filter(({ kind }) => kinds.of(kind)[what] !== undefined);
  const items = memo.part("former items", [known], () => formerItems(known));
  const modules = [
    memo.module(
      "ids.ts",
      [...idsOf, known, ...[...own, ...listed].map(({ facets }) => facets)],
      (out) => {
        idsModule(out, {
          own,
          external: external(),
          ...(isPacked ? { views: { extension } } : {}),
        });
      },
      () => [...idsOf, ...external().map(({ keys }) => keys)],
    ),
    memo.text(
      "edges.ts",
      having("transitions").flatMap(({ keys, facets }) => [keys, facets]),
      () => {
        const edges = [...tables.edges].map(([kind, each]) => ({
          ...{ kind, edges: each, verbs: kinds.of(kind).transitions ?? [] },
        }));
        return edgesModule({ kinds: edges, extension, bySuccessor: isPacked });
      },
      () => [...tables.edges.values()],
    ),
    memo.module("former-items.ts", [items], (out) => {
      formerItemsModule(out, items);
    }),
    memo.text("index.ts", [], () => {
      const lookups = having("lookups").map(({ kind }) => kind);
      const names = listed.map(({ kind }) => kind);
      return indexModule({ tables: tableKinds, lists: names, lookups, extension });
    }),
    memo.text("parse-ids.ts", [], () => parseIdsModule({ tables: tableKinds, extension })),
    memo.module(
      "recipe-lookups.ts",
      having("lookups").flatMap(({ ids, keys, facets }) => [ids, keys, facets]),
      (out) => {
        lookupsModule(out, tables.lookups, extension, isPacked);
      },
      () => [...tables.lookups.values()],
    ),
    textsModuleOf(settings, own, listed, memo),
    memo.text("types.ts", [closed], () => typesModule(typesOf(kinds), closed, extension)),
    ...(isPacked
      ? []
      : [memo.text("data-types.ts", [], () => dataTypesModule(typesOf(kinds), extension))]),
    ...tableModules(own, settings, memo),
    ...listModules(listed, settings, memo),
  ];
  return modules.sort((a, b) => byCodeUnit(a.path, b.path));
}

function ownTables(
  model: ContentModel,
  tables: Tables,
  kinds: Kinds,
  memo: ModuleMemo,
): readonly OwnTable[] {
  return outputsOf(kinds).tables.map((kind): OwnTable => {
    const ids = tables.order.get(kind) ?? [];
    const former = model.former(kind);
    const records = model.records.get(kind) ?? noRecords;
    const obsolete = fromTable(`obsolete ids of ${kind}`, ids, records, memo, {
      read: isObsolete,
      make: () => ids.filter((id) => isObsolete(records.get(id))),
    });
    const deprecated = memo.part(`deprecated ids of ${kind}`, [obsolete, former], () =>
      deprecatedIds(obsolete, former),
    );
    // The same lists for the same records, which are many.
    const keys = memo.part(`keys of ${kind}`, [records], () => [...records.keys()]);
    const facets = memo.part(`facets of ${kind}`, [records], () =>
      [...records.values()].map((each) => facetsOf(kinds, each)),
    );
    return { kind, ids, former, deprecated, records, keys, facets };
  });
}

function ownLists({ substitutions }: ContentModel, kinds: Kinds): readonly OwnList[] {
  return outputsOf(kinds).lists.map((list): OwnList => {
    const listed = substitutions.filter(({ definition }) => definition.kind === list.kind);
    return { ...list, listed, facets: listed.map((each) => facetsOf(kinds, each)) };
  });
}

function tableModules(
  own: readonly OwnTable[],
  settings: EmitSettings,
  memo: ModuleMemo,
): EmittedModule[] {
  const { importExtension: extension, shape } = settings;
  const dialect = playedAs(settings.kinds.rules);
  return own.flatMap(({ kind, ids, former, records }) => {
    const source =
      shape === "packed"
        ? packedTable(kind, ids, records, memo)
        : memo.part(`data of ${kind}`, [records], () =>
            dataSource(settings.kinds, kind, records.values(), extension, memo),
          );
    const edges = settings.kinds.of(kind).transitions !== undefined;
    const main = memo.module(`${kind}.ts`, [ids, ...source.inputs, former], (out) => {
      tableModule(out, {
        ...{ kind, recordType: recordTypeOf(settings.kinds, kind) },
        ...{ ids, records: source.records(), dialect, edges, former, extension },
      });
    });
    return [...source.modules, main];
  });
}

function listModules(
  lists: readonly OwnList[],
  settings: EmitSettings,
  memo: ModuleMemo,
): EmittedModule[] {
  const { importExtension: extension, shape } = settings;
  return lists.flatMap(({ kind, listed, maker, type, about }) => {
    const source =
      shape === "packed"
        ? packedList(listed)
        : dataSource(settings.kinds, kind, listed, extension, memo);
    const main = memo.text(`${kind}.ts`, source.inputs, () =>
      listModule({
        ...{ kind, maker, type, about, recordType: recordTypeOf(settings.kinds, kind) },
        ...{ records: source.records(), extension },
      }),
    );
    return [...source.modules, main];
  });
}

/**
 * Whether a word outside the lists of §2 is an error and there is none, so that no emitted record can contain one. One
 * that is there was accepted, whatever accepted it.
 */
function closesWords(
  { kinds: { dialect }, severity }: EmitSettings,
  facts: readonly Fact[],
): boolean {
  const decided = severity.get("not-in-list") ?? usualSeverity("not-in-list", dialect);
  return decided === "error" && !facts.some(({ code }) => code === "not-in-list");
}

/** No other module imports the texts, so that a game without translations does not load them. */
function textsModuleOf(
  { kinds, shape }: EmitSettings,
  own: readonly OwnTable[],
  lists: readonly OwnList[],
  memo: ModuleMemo,
): EmittedModule {
  const found = once(() =>
    [
      ...own.map(({ kind, ids, records }) => {
        return { kind, texts: kindTexts(kinds, kind, ids, records, memo) };
      }),
      ...lists.map(({ kind, listed }) => ({ kind, texts: listTexts(kinds, listed) })),
    ].filter(({ texts }) => texts.length > 0),
  );
  const inputs = [
    ...own.flatMap(({ ids, keys, facets }) => [ids, keys, facets]),
    ...lists.map(({ facets }) => facets),
  ];
  const write = (out: TextWriter): void => {
    const all = found().map(({ kind, texts }): [string, JsonObject] => [
      kind,
      // `fromEntries` defines members, so that an id "__proto__" is like any other.
      Object.fromEntries(texts.map(({ id, members }) => [id, members])),
    ]);
    textsModule(out, Object.fromEntries(all), shape === "packed");
  };
  return memo.module("texts.ts", inputs, write, () =>
    found().flatMap(({ kind, texts }) => [kind, texts]),
  );
}

function isObsolete(found: ResolvedDefinition | undefined): boolean {
  return found?.definition.obsolete === true;
}

/** Obsolete ids, in index order; then those of earlier content, by code unit. */
function deprecatedIds(
  obsolete: readonly string[],
  { current }: FormerIdTables,
): OwnIds["deprecated"] {
  return [
    ...obsolete.map((id) => ({ name: id, id })),
    ...[...current].map(([name, id]) => ({ name, id })),
  ];
}

/** The known ids of an external kind that content uses; `undefined` if no id of the kind is known. */
function externalKeys(
  kind: string,
  model: ContentModel,
  known: KnownIds,
  memo: ModuleMemo,
): readonly string[] | undefined {
  const ids = known.ids(kind);
  if (ids.size === 0) return undefined;
  const used = model.references.of(kind);
  return memo.part<readonly string[]>(`used ids of ${kind}`, [used, ids], (before) => {
    const keys = [...used].filter((id) => ids.has(id)).sort(byCodeUnit);
    return before && isSameList(before, keys) ? before : keys;
  });
}
