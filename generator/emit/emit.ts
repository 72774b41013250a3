/**
 * emit: ContentModel + Tables -> EmittedModule[]. One data module per kind and source file, one table per kind,
 * and the modules that all share. The templates define what each looks like.
 */
import { externalKinds, type ExternalKind } from "../model/external-kind-names.ts";
import { codes } from "../diagnostics/code.ts";
import { byCodeUnit } from "../text/code-unit.ts";
import type { EmittedModule } from "./emitted-module.ts";
import { kindTexts } from "./kind-texts.ts";
import { createNoMemo, type ModuleMemo } from "./module-memo.ts";
import { dataModules } from "./data-modules.ts";
import { recordFiles } from "./record-files.ts";
import { pack } from "../print/pack/pack.ts";
import { packedRecords, type PackedRecords } from "../print/pack/pack-records.ts";
import type { Tables } from "../model/tables.ts";
import { formerItems, type FormerIds } from "../layer/former-ids.ts";
import type { KnownIds } from "../layer/known-ids.ts";
import { kinds } from "../kinds/registry.ts";
import { areSameIn } from "../model/changed-values.ts";
import type { CompileSettings } from "../model/compile-settings.ts";
import type { ResolvedDefinition } from "../model/definition.ts";
import { isKindName, kindNames, type KindName } from "../model/kind-names.ts";
import type { ContentModel } from "../resolve/content-model.ts";
import { edgesModule } from "../../templates/edges-module.ts";
import { idsModule, type OwnIds } from "../../templates/ids-module.ts";
import { formerItemsModule } from "../../templates/former-items-module.ts";
import { indexModule } from "../../templates/index-module.ts";
import { lookupsModule, type KindLookups } from "../../templates/lookups-module.ts";
import { parseIdsModule } from "../../templates/parse-ids-module.ts";
import { packedLookupsModule } from "../../templates/packed-lookups-module.ts";
import { packedListModule } from "../../templates/packed-list-module.ts";
import { packedTableModule } from "../../templates/packed-table-module.ts";
import { listModule, type MadeOfList } from "../../templates/list-module.ts";
import { tableModule } from "../../templates/table-module.ts";
import { packedTextsModule, textsModule } from "../../templates/texts-module.ts";
import { dataTypesModule, typesModule } from "../../templates/types-modules.ts";

const tableKinds: readonly KindName[] = kindNames.filter(
  (kind) => kinds[kind].output?.form === "table",
);

/** Kinds without ids, and what is made from them. */
const lists: readonly (MadeOfList & { readonly kind: KindName })[] = kindNames.flatMap((kind) => {
  const { output } = kinds[kind];
  return output?.form === "list" ? [{ kind, ...output }] : [];
});
/** External kinds that have no table of their own. */
const foreignKinds: readonly ExternalKind[] = externalKinds.filter(
  (kind) => !isKindName(kind) || !tableKinds.includes(kind),
);

type Table = ReadonlyMap<string, ResolvedDefinition>;
const noRecords: Table = new Map();

interface OwnTable extends OwnIds {
  readonly kind: KindName;
  readonly former: FormerIds;
}

interface ShapeInput {
  readonly model: ContentModel;
  readonly tables: Tables;
  /** Kinds with a table, and their ids in index order. */
  readonly own: readonly OwnTable[];
  readonly settings: Pick<CompileSettings, "importExtension" | "dialect">;
  readonly memo: ModuleMemo;
}

type EmitSettings = Pick<
  CompileSettings,
  "importExtension" | "shape" | "dialect" | "severity" | "baseline"
>;

export function emit(
  model: ContentModel,
  tables: Tables,
  known: KnownIds,
  settings: EmitSettings,
  memo: ModuleMemo = createNoMemo(),
): EmittedModule[] {
  const extension = settings.importExtension;
  const packed = settings.shape === "packed";
  const closed = closesWords(settings);
  const own = tableKinds.map((kind): OwnTable => {
    const ids = tables.order.get(kind) ?? [];
    const former = model.former(kind);
    const table = model.records.get(kind);
    const obsolete = obsoleteIds(kind, ids, table ?? noRecords, memo);
    const deprecated = memo.part(`deprecated ids of ${kind}`, [obsolete, former], () =>
      deprecatedIds(obsolete, former),
    );
    return { kind, ids, former, deprecated };
  });
  const referenced = foreignKinds.map((kind) => model.references.of(kind));
  const items = memo.part("former items", [known], () => formerItems(known));
  const modules = [
    memo.module(
      "ids.ts",
      [...own.map((each) => each.ids), known, ...referenced, ...own.map((each) => each.deprecated)],
      (out) => {
        const external = foreignKinds.map((kind) => ({
          kind,
          keys: externalKeys(kind, model, known),
        }));
        idsModule(out, { own, external, ...(packed ? { views: { extension } } : {}) });
      },
    ),
    memo.module("edges.ts", [...tables.edges.values()], (out) => {
      out.write(
        edgesModule({
          kinds: [...tables.edges].map(([kind, edges]) => ({
            kind,
            edges,
            verbs: kinds[kind].transitions ?? [],
          })),
          extension,
          bySuccessor: packed,
        }),
      );
    }),
    memo.module("former-items.ts", [items], (out) => {
      formerItemsModule(out, items);
    }),
    memo.module("index.ts", [], (out) => {
      out.write(
        indexModule({
          tables: tableKinds,
          lists: lists.map(({ kind }) => kind),
          lookups: [...tables.lookups.keys()],
          extension,
        }),
      );
    }),
    memo.module("parse-ids.ts", [], (out) => {
      out.write(parseIdsModule({ tables: tableKinds, extension }));
    }),
    textsModuleOf(model, own, packed, memo),
    memo.module("types.ts", [closed], (out) => {
      out.write(typesModule({ extension, closed }));
    }),
    ...(packed ? packedModules : literalModules)({ model, tables, own, settings, memo }),
  ];
  return modules.sort((a, b) => byCodeUnit(a.path, b.path));
}

/** Whether a word outside the lists of §2 is an error, so that no emitted record can contain one. */
function closesWords({ dialect, severity, baseline }: EmitSettings): boolean {
  const decided = codes["not-in-list"].severity;
  const usual = typeof decided === "string" ? decided : decided[dialect];
  return (severity.get("not-in-list") ?? usual) === "error" && baseline === undefined;
}

/** No other module imports the texts, so that a game without translations does not load them. */
function textsModuleOf(
  { records }: ContentModel,
  own: readonly OwnTable[],
  packed: boolean,
  memo: ModuleMemo,
): EmittedModule {
  const found = own.flatMap(({ kind, ids }) => {
    const texts = kindTexts(kind, ids, records.get(kind) ?? noRecords, memo);
    return texts.length === 0 ? [] : [{ kind, texts }];
  });
  const inputs = found.flatMap(({ kind, texts }) => [kind, texts]);
  return memo.module("texts.ts", inputs, (out) => {
    const kinds = found.map(({ kind, texts }) => ({
      kind,
      // `fromEntries` defines members, so that an id "__proto__" is like any other.
      ids: Object.fromEntries(texts.map(({ id, members }) => [id, members])),
    }));
    if (packed) out.write(packedTextsModule(kinds));
    else textsModule(out, kinds);
  });
}

/** The modules in which the output shapes differ: tables, records and look-ups. */
function literalModules({ model, tables, own, settings, memo }: ShapeInput): EmittedModule[] {
  const extension = settings.importExtension;
  const lookups = lookupsOf(tables);
  const modules = [
    memo.module("data-types.ts", [], (out) => {
      out.write(dataTypesModule(extension));
    }),
    memo.module("recipe-lookups.ts", [...tables.lookups.values()], (out) => {
      lookupsModule(out, lookups, extension);
    }),
  ];
  for (const { kind, ids, former } of own) {
    const table = model.records.get(kind);
    const data = memo.part(`data of ${kind}`, [table], () =>
      dataModules(kind, recordFiles(kind, (table ?? noRecords).values(), memo), settings, memo),
    );
    modules.push(...data.modules);
    const path = `${kind}.ts`;
    const names = data.imports.flatMap((each) => [each.name, each.path]);
    modules.push(
      memo.module(path, [ids, ...names, former], (out) => {
        tableModule(out, {
          kind,
          order: ids,
          modules: data.imports,
          dialect: settings.dialect,
          edges: tables.edges.has(kind),
          former,
          extension,
        });
      }),
    );
  }

  for (const list of lists) {
    const { kind } = list;
    const data = dataModules(kind, recordFiles(kind, listed(kind, model), memo), settings, memo);
    modules.push(...data.modules);
    const imported = data.imports.flatMap((each) => [each.name, each.path]);
    modules.push(
      memo.module(`${kind}.ts`, imported, (out) => {
        out.write(listModule({ ...list, modules: data.imports, extension }));
      }),
    );
  }
  return modules;
}

function lookupsOf(tables: Tables): readonly KindLookups[] {
  return [...tables.lookups].map(([kind, postings]) => ({ kind, postings }));
}

/** The records of a kind without ids, in load order. */
function listed(kind: KindName, { substitutions }: ContentModel): readonly ResolvedDefinition[] {
  return substitutions.filter(({ definition }) => definition.kind === kind);
}

function packedModules({ model, tables, own, settings, memo }: ShapeInput): EmittedModule[] {
  const extension = settings.importExtension;
  const lookups = memo.module("recipe-lookups.ts", [...tables.lookups.values()], (out) => {
    out.write(packedLookupsModule(lookupsOf(tables), extension));
  });
  const packedTables = own.map(({ kind, ids, former }) => {
    const path = `${kind}.ts`;
    const records = model.records.get(kind) ?? noRecords;
    const shown = memo.part<Table>(`shown records of ${kind}`, [records], (before) =>
      before && areSameIn(before, records, (found) => found?.record) ? before : records,
    );
    return memo.module(path, [ids, shown, former], (out) => {
      const { inputs } = memo.part<PackedRecords>(`packed ${kind}`, [ids, shown], (before) =>
        packedRecords(ids, shown, before),
      );
      packedTableModule(out, {
        kind,
        pack: memo.packer(path).pack(inputs),
        dialect: settings.dialect,
        edges: tables.edges.has(kind),
        former,
        extension,
      });
    });
  });
  const packedLists = lists.map((list) => {
    const { kind } = list;
    const values = listed(kind, model).map(({ record }) => record);
    return memo.module(`${kind}.ts`, values, (out) => {
      out.write(packedListModule(list, pack(values.map((value) => ({ value }))), extension));
    });
  });
  return [lookups, ...packedTables, ...packedLists];
}

interface Obsolete {
  readonly table: Table;
  readonly ids: readonly string[];
  /** In the order of `ids`. */
  readonly obsolete: readonly string[];
}

function obsoleteIds(
  kind: KindName,
  ids: readonly string[],
  table: Table,
  memo: ModuleMemo,
): readonly string[] {
  return memo.part<Obsolete>(`obsolete ids of ${kind}`, [ids, table], (before) => {
    if (before?.ids === ids && areSameIn(before.table, table, isObsolete))
      return { ...before, table };
    return { ids, table, obsolete: ids.filter((id) => isObsolete(table.get(id))) };
  }).obsolete;
}

function isObsolete(found: ResolvedDefinition | undefined): boolean {
  return found?.definition.obsolete === true;
}

/** Obsolete ids, in index order; then those of earlier content, by code unit. */
function deprecatedIds(obsolete: readonly string[], { current }: FormerIds): OwnIds["deprecated"] {
  return [
    ...obsolete.map((id) => ({ name: id, id })),
    ...[...current].map(([name, id]) => ({ name, id })),
  ];
}

/** The known ids of an external kind that content uses; `undefined` if no id of the kind is known. */
function externalKeys(kind: string, model: ContentModel, known: KnownIds): string[] | undefined {
  const ids = known.ids(kind);
  if (ids.size === 0) return undefined;
  return [...model.references.of(kind)].filter((id) => ids.has(id)).sort(byCodeUnit);
}
