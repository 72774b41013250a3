/**
 * emit: ContentModel + Tables -> EmittedModule[]. One data module per kind and source file, one table per kind,
 * and the modules that all share. The templates say what each looks like.
 */
import { externalKinds, type ExternalKind } from "../model/external-kind-names.ts";
import { byCodeUnit } from "../text/code-unit.ts";
import type { EmittedModule } from "./emitted-module.ts";
import { kindTexts } from "./kind-texts.ts";
import { createNoMemo, type ModuleMemo } from "./module-memo.ts";
import { createModuleNames, identifiers } from "./module-names.ts";
import { pack } from "../print/pack/pack.ts";
import { packRecords } from "../print/pack/pack-records.ts";
import { originLine, sourcePath } from "./source-path.ts";
import type { Tables } from "../model/tables.ts";
import { formerItems, type FormerIds } from "../layer/former-ids.ts";
import type { KnownIds } from "../layer/known-ids.ts";
import { kinds } from "../kinds/registry.ts";
import type { CompileSettings } from "../model/compile-settings.ts";
import type { Entry, ResolvedDefinition } from "../model/definition.ts";
import { isKindName, kindNames, type KindName } from "../model/kind-names.ts";
import type { Pack } from "../model/pack.ts";
import type { ContentModel } from "../resolve/content-model.ts";
import { dataModule } from "../../templates/data-module.ts";
import { edgesModule } from "../../templates/edges-module.ts";
import { idsModule, type OwnIds } from "../../templates/ids-module.ts";
import { formerItemsModule } from "../../templates/former-items-module.ts";
import { indexModule } from "../../templates/index-module.ts";
import { lookupsModule, type KindLookups } from "../../templates/lookups-module.ts";
import { camelCase } from "../../templates/names.ts";
import { parseIdsModule } from "../../templates/parse-ids-module.ts";
import { packedLookupsModule } from "../../templates/packed-lookups-module.ts";
import { packedListModule } from "../../templates/packed-list-module.ts";
import { packedTableModule } from "../../templates/packed-table-module.ts";
import { listModule, type MadeOfList } from "../../templates/list-module.ts";
import { listDataModule } from "../../templates/list-data-module.ts";
import { tableModule } from "../../templates/table-module.ts";
import { packedTextsModule, textsModule } from "../../templates/texts-module.ts";
import { dataTypesModule, typesModule } from "../../templates/types-modules.ts";

export const tableKinds: readonly KindName[] = kindNames.filter(
  (kind) => kinds[kind].output?.form === "table",
);

/** Kinds without ids, and what is made of them. */
const lists: readonly (MadeOfList & { readonly kind: KindName })[] = kindNames.flatMap((kind) => {
  const { output } = kinds[kind];
  return output?.form === "list" ? [{ kind, ...output }] : [];
});
/** Those that have no table of their own. */
const foreignKinds: readonly ExternalKind[] = externalKinds.filter(
  (kind) => !isKindName(kind) || !tableKinds.includes(kind),
);

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

export function emit(
  model: ContentModel,
  tables: Tables,
  known: KnownIds,
  settings: Pick<CompileSettings, "importExtension" | "shape" | "dialect">,
  memo: ModuleMemo = createNoMemo(),
): EmittedModule[] {
  const extension = settings.importExtension;
  const packed = settings.shape === "packed";
  const own = tableKinds.map((kind): OwnTable => {
    const ids = tables.order.get(kind) ?? [];
    const former = model.former(kind);
    const table = model.records.get(kind);
    const obsolete = memo.part(`obsolete ids of ${kind}`, [ids, table], () =>
      ids.filter((id) => table?.get(id)?.definition.obsolete === true),
    );
    return { kind, ids, former, deprecated: deprecatedIds(obsolete, former) };
  });
  const deprecated = own.flatMap((each) => each.deprecated.flatMap(({ name, id }) => [name, id]));
  const mentioned = foreignKinds.map((kind) => model.references.of(kind));
  const items = formerItems(known);
  const modules = [
    memo.module(
      "ids.ts",
      [...own.map((each) => each.ids), known, ...mentioned, ...deprecated],
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
    memo.module("former-items.ts", [JSON.stringify(items)], (out) => {
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
    memo.module("types.ts", [], (out) => {
      out.write(typesModule(extension));
    }),
    ...(packed ? packedModules : literalModules)({ model, tables, own, settings, memo }),
  ];
  return modules.sort((a, b) => byCodeUnit(a.path, b.path));
}

/** Nothing else imports it, so that who does not translate does not load it. */
function textsModuleOf(
  { records }: ContentModel,
  own: readonly OwnTable[],
  packed: boolean,
  memo: ModuleMemo,
): EmittedModule {
  const found = own.flatMap(({ kind, ids }) => {
    const texts = kindTexts(kind, ids, records.get(kind), memo);
    return texts.length === 0 ? [] : [{ kind, texts }];
  });
  const inputs = found.flatMap(({ kind, texts }) => [kind, texts]);
  return memo.module("texts.ts", inputs, (out) => {
    const kinds = found.map(({ kind, texts }) => ({
      kind,
      // `fromEntries` defines members, so that an id "__proto__" is one like others.
      ids: Object.fromEntries(texts.map(({ id, members }) => [id, members])),
    }));
    if (packed) out.write(packedTextsModule(kinds));
    else textsModule(out, kinds);
  });
}

/** What the shapes of the output differ in: tables, records and look-ups. */
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
      dataModules(kind, bySourceFile(table?.values() ?? []), settings, memo),
    );
    modules.push(...data.modules);
    const path = `${kind}.ts`;
    const names = data.imports.flatMap((each) => [each.name, each.path]);
    modules.push(
      memo.module(path, [ids, ...names, ...textsOf(former)], (out) => {
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
    const data = dataModules(kind, bySourceFile(listed(kind, model)), settings, memo);
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
    const records = model.records.get(kind);
    const values = [...(records?.values() ?? [])].map(({ record }) => record);
    return memo.module(path, [ids, ...values, ...textsOf(former)], (out) => {
      packedTableModule(out, {
        kind,
        pack: packRecords(ids, records, memo.packer(path)),
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

/** Distinguishes former ids from those of another run. */
function textsOf({ aliases, migrations }: FormerIds): readonly string[] {
  return [JSON.stringify(aliases), JSON.stringify(migrations)];
}

/** Obsolete ids, in index order; then those of earlier content, by code unit. */
function deprecatedIds(obsolete: readonly string[], { current }: FormerIds): OwnIds["deprecated"] {
  return [
    ...obsolete.map((id) => ({ name: id, id })),
    ...[...current].map(([name, id]) => ({ name, id })),
  ];
}

/** Ids of an external kind that content uses and that are known; `undefined` while none is known. */
function externalKeys(kind: string, model: ContentModel, known: KnownIds): string[] | undefined {
  const ids = known.ids(kind);
  if (ids.size === 0) return undefined;
  return [...model.references.of(kind)].filter((id) => ids.has(id)).sort(byCodeUnit);
}

/** What the objects of one file define. */
interface FileGroup extends Pick<Entry, "pack" | "path" | "sourcePath" | "builtIn"> {
  readonly records: ResolvedDefinition[];
}

/** Records, which come in load order, by the file of the object that defined them last. */
function bySourceFile(records: Iterable<ResolvedDefinition>): readonly FileGroup[] {
  const groups = new Map<Pack, Map<string, FileGroup>>();
  const ordered: FileGroup[] = [];
  for (const record of records) {
    const { pack, path, sourcePath, builtIn } = record.definition.origin.entry;
    let ofPack = groups.get(pack);
    if (!ofPack) groups.set(pack, (ofPack = new Map<string, FileGroup>()));
    let group = ofPack.get(path);
    if (!group) {
      group = { pack, path, sourcePath, ...(builtIn ? { builtIn } : {}), records: [] };
      ofPack.set(path, group);
      ordered.push(group);
    }
    group.records.push(record);
  }
  return ordered;
}

function dataModules(
  kind: KindName,
  files: readonly FileGroup[],
  settings: Pick<CompileSettings, "importExtension">,
  memo: ModuleMemo,
): { modules: EmittedModule[]; imports: { name: string; path: string }[] } {
  const form = kinds[kind].output?.form;
  const moduleName = createModuleNames();
  const modules: EmittedModule[] = [];
  const paths: string[] = [];
  for (const file of files) {
    const { builtIn, records } = file;
    const path = builtIn ? `${kind}/built-in` : moduleName(kind, file);
    const from = builtIn ? "what is built in" : sourcePath(file);
    const module = memo.module(`${path}.ts`, [from, ...records], (out) => {
      const input = {
        kind,
        from,
        dataTypes: `${"../".repeat(path.split("/").length - 1)}data-types${settings.importExtension}`,
        records: records.map(({ definition, record }) => ({
          id: definition.id,
          origin: builtIn ? undefined : originLine(definition),
          record,
        })),
      };
      (form === "list" ? listDataModule : dataModule)(out, input);
    });
    modules.push(module);
    paths.push(path);
  }
  // What table modules name themselves.
  const spoken = ["createTable", ...lists.map(({ maker }) => maker), camelCase(kind)];
  const names = identifiers(
    paths.map((path) => path.slice(kind.length + 1)),
    spoken,
  );
  const imports = names.map((name, index) => ({
    name,
    path: `./${paths[index] ?? ""}${settings.importExtension}`,
  }));
  return { modules, imports };
}
