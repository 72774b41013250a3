/**
 * emit: ContentModel + Tables -> EmittedModule[]. One data module per kind and source file, one table per kind,
 * and the modules that all share. The templates say what each looks like.
 */
import type { Settings } from "../config/settings.ts";
import { externalKinds } from "../model/external-kind-names.ts";
import { byCodeUnit } from "../text/code-unit.ts";
import { noMemo, type ModuleMemo } from "./module-memo.ts";
import { createModuleNames, identifiers } from "./module-names.ts";
import { pack } from "../print/pack/pack.ts";
import { packRecords } from "../print/pack/pack-records.ts";
import { originLine, sourcePath } from "./source-path.ts";
import { verbs } from "../index/index-tables.ts";
import type { Tables } from "../model/tables.ts";
import type { KnownIds } from "../layer/known-ids.ts";
import { nullIds } from "../kinds/null-definitions.ts";
import type { ResolvedDefinition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import type { SourceFile } from "../model/source-file.ts";
import type { ContentModel } from "../resolve/content-model.ts";
import { emittedKinds } from "../resolve/resolve.ts";
import { dataModule } from "../../templates/data-module.ts";
import { edgesModule } from "../../templates/edges-module.ts";
import { idsModule } from "../../templates/ids-module.ts";
import { indexModule } from "../../templates/index-module.ts";
import { lookupsModule } from "../../templates/lookups-module.ts";
import { camelCase } from "../../templates/names.ts";
import { parseIdsModule } from "../../templates/parse-ids-module.ts";
import { packedLookupsModule } from "../../templates/packed-lookups-module.ts";
import { packedSubstitutionsModule } from "../../templates/packed-substitutions-module.ts";
import { packedTableModule } from "../../templates/packed-table-module.ts";
import { substitutionsModule } from "../../templates/substitutions-module.ts";
import { substitutionDataModule } from "../../templates/substitution-data-module.ts";
import { tableModule } from "../../templates/table-module.ts";
import { dataTypesModule, typesModule } from "../../templates/types-modules.ts";

export interface EmittedModule {
  /** Path below the output folder, with `/`. */
  readonly path: string;
  readonly text: string;
}

const substitutionKind = "profession_item_substitutions";
export const tableKinds: readonly KindName[] = emittedKinds.filter(
  (kind) => kind !== substitutionKind,
);

interface ShapeInput {
  readonly model: ContentModel;
  readonly tables: Tables;
  /** Kinds with a table, and their ids in index order. */
  readonly own: readonly { readonly kind: KindName; readonly ids: readonly string[] }[];
  readonly settings: Pick<Settings, "root" | "importExtension" | "dialect">;
  readonly memo: ModuleMemo;
}

export function emit(
  model: ContentModel,
  tables: Tables,
  known: KnownIds,
  settings: Pick<Settings, "root" | "importExtension" | "shape" | "dialect">,
  memo: ModuleMemo = noMemo,
): EmittedModule[] {
  const extension = settings.importExtension;
  const packed = settings.shape === "packed";
  const modules: EmittedModule[] = [];

  const own = tableKinds.map((kind) => ({ kind, ids: tables.order.get(kind) ?? [] }));
  const mentioned = externalKinds.map((kind) => model.mentions.of(kind));
  const ids = memo.text("ids.ts", [...own.map((each) => each.ids), known, ...mentioned], () => {
    const external = externalKinds.map((kind) => ({
      kind,
      keys: externalKeys(kind, model, known),
    }));
    return idsModule({ own, external, ...(packed ? { views: { extension } } : {}) });
  });
  const edges = memo.text("edges.ts", [...tables.edges.values()], () =>
    edgesModule({
      kinds: [...tables.edges].map(([kind, edges]) => ({ kind, edges })),
      verbs,
      extension,
      bySuccessor: packed,
    }),
  );
  modules.push(
    {
      path: "index.ts",
      text: memo.text("index.ts", [], () => indexModule({ tables: tableKinds, extension })),
    },
    { path: "ids.ts", text: ids },
    {
      path: "parse-ids.ts",
      text: memo.text("parse-ids.ts", [], () => parseIdsModule({ tables: tableKinds, extension })),
    },
    { path: "types.ts", text: memo.text("types.ts", [], () => typesModule(extension)) },
    { path: "edges.ts", text: edges },
  );

  modules.push(
    ...(packed ? packedModules : literalModules)({ model, tables, own, settings, memo }),
  );
  return modules.sort((a, b) => byCodeUnit(a.path, b.path));
}

/** What the shapes of the output differ in: tables, records and look-ups. */
function literalModules({ model, tables, own, settings, memo }: ShapeInput): EmittedModule[] {
  const extension = settings.importExtension;
  const dataTypes = memo.text("data-types.ts", [], () => dataTypesModule(extension));
  const { recipes, uncrafts } = tables;
  const lookups = memo.text("recipe-lookups.ts", [recipes, uncrafts], () =>
    lookupsModule(recipes, uncrafts, extension),
  );
  const modules: EmittedModule[] = [
    { path: "data-types.ts", text: dataTypes },
    { path: "recipe-lookups.ts", text: lookups },
  ];
  for (const { kind, ids } of own) {
    const table = model.records.get(kind);
    const data = memo.part(`data of ${kind}`, [table], () =>
      dataModules(kind, bySourceFile(table?.values() ?? []), settings, memo),
    );
    modules.push(...data.modules);
    const path = `${kind}.ts`;
    const names = data.imports.flatMap((each) => [each.name, each.path]);
    const text = memo.text(path, [ids, ...names], () =>
      tableModule({
        kind,
        order: ids,
        modules: data.imports,
        dialect: settings.dialect,
        edges: tables.edges.has(kind),
        extension,
      }),
    );
    modules.push({ path, text });
  }

  const data = dataModules(substitutionKind, bySourceFile(model.substitutions), settings, memo);
  modules.push(...data.modules);
  modules.push({
    path: `${substitutionKind}.ts`,
    text: substitutionsModule({ modules: data.imports, extension }),
  });
  return modules;
}

function packedModules({ model, tables, own, settings, memo }: ShapeInput): EmittedModule[] {
  const extension = settings.importExtension;
  const substitutions = [...bySourceFile(model.substitutions).values()].flat();
  const { recipes, uncrafts } = tables;
  const lookups = memo.text("recipe-lookups.ts", [recipes, uncrafts], () =>
    packedLookupsModule(recipes, uncrafts, extension),
  );
  const packedTables = own.map(({ kind, ids }) => {
    const path = `${kind}.ts`;
    const records = model.records.get(kind);
    const values = [...(records?.values() ?? [])].map(({ record }) => record);
    const text = memo.text(path, [ids, ...values], () =>
      packedTableModule({
        kind,
        pack: packRecords(ids, records, memo.packer(path)),
        dialect: settings.dialect,
        edges: tables.edges.has(kind),
        extension,
      }),
    );
    return { path, text };
  });
  const path = `${substitutionKind}.ts`;
  const values = substitutions.map(({ record }) => record);
  const text = memo.text(path, values, () =>
    packedSubstitutionsModule(pack(values.map((value) => ({ value }))), extension),
  );
  return [{ path: "recipe-lookups.ts", text: lookups }, ...packedTables, { path, text }];
}

/** Ids of an external kind that content uses and that are known; `undefined` while none is known. */
function externalKeys(kind: string, model: ContentModel, known: KnownIds): string[] | undefined {
  const ids = known.ids(kind);
  if (ids.size === 0) return undefined;
  return [...model.mentions.of(kind)].filter((id) => ids.has(id)).sort(byCodeUnit);
}

type FileGroups = Map<SourceFile, ResolvedDefinition[]>;

/** Records by the file of the object that defined them last, files in load order, records in source order. */
function bySourceFile(records: Iterable<ResolvedDefinition>): FileGroups {
  const groups: FileGroups = new Map();
  for (const record of records) {
    const { file } = record.definition.origin;
    const group = groups.get(file);
    if (group) group.push(record);
    else groups.set(file, [record]);
  }
  for (const group of groups.values()) {
    group.sort((a, b) => (a.definition.origin.index ?? 0) - (b.definition.origin.index ?? 0));
  }
  return groups;
}

function dataModules(
  kind: KindName,
  files: FileGroups,
  settings: Pick<Settings, "root" | "importExtension">,
  memo: ModuleMemo,
): { modules: EmittedModule[]; imports: { name: string; path: string }[] } {
  const moduleName = createModuleNames();
  const modules: EmittedModule[] = [];
  const paths: string[] = [];
  for (const [file, records] of files) {
    const builtIn = file.path === "";
    const path = builtIn ? `${kind}/built-in` : moduleName(kind, file);
    const text = memo.text(`${path}.ts`, [file, ...records], () => {
      const input = {
        kind,
        from: builtIn ? "what is built in" : sourcePath(file, settings.root),
        dataTypes: `${"../".repeat(path.split("/").length - 1)}data-types${settings.importExtension}`,
        records: records.map(({ definition, record }) => ({
          id: definition.id,
          origin: builtIn
            ? `the null id ${nullIds[kind] ?? ""}`
            : originLine(definition, settings.root),
          record,
        })),
      };
      return kind === substitutionKind ? substitutionDataModule(input) : dataModule(input);
    });
    modules.push({ path: `${path}.ts`, text });
    paths.push(path);
  }
  // What table modules name themselves.
  const spoken = ["createTable", "createSubstitutions", camelCase(kind)];
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
