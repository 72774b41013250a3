/**
 * emit: ContentModel + Tables -> EmittedModule[]. One data module per kind and source file, one table per kind,
 * and the modules that all share. The templates say what each looks like.
 */
import type { Settings } from "./config/settings.ts";
import { externalKinds } from "./external-kinds.ts";
import { byCodeUnit } from "./code-unit.ts";
import { indexOrder } from "./emit/index-order.ts";
import { createModuleNames, identifiers } from "./emit/module-names.ts";
import { pack } from "./emit/pack/pack.ts";
import { packRecords } from "./emit/pack/pack-records.ts";
import { originLine, sourcePath } from "./emit/source-path.ts";
import { verbs, type Tables } from "./index-tables.ts";
import type { KnownIds } from "./known-ids.ts";
import { nullIds } from "./kinds/null-definitions.ts";
import type { KindName, ResolvedDefinition, SourceFile } from "./model.ts";
import { emittedKinds, type ContentModel } from "./resolve.ts";
import { dataModule } from "../templates/data-module.ts";
import { edgesModule } from "../templates/edges-module.ts";
import { idsModule } from "../templates/ids-module.ts";
import { indexModule } from "../templates/index-module.ts";
import { lookupsModule } from "../templates/lookups-module.ts";
import { camelCase } from "../templates/names.ts";
import { packedLookupsModule } from "../templates/packed-lookups-module.ts";
import { packedSubstitutionsModule } from "../templates/packed-substitutions-module.ts";
import { packedTableModule } from "../templates/packed-table-module.ts";
import { substitutionsModule } from "../templates/substitutions-module.ts";
import { substitutionDataModule } from "../templates/substitution-data-module.ts";
import { tableModule } from "../templates/table-module.ts";
import { dataTypesModule, typesModule } from "../templates/types-modules.ts";

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
  readonly settings: Pick<Settings, "root" | "importExtension">;
}

export function emit(
  model: ContentModel,
  tables: Tables,
  known: KnownIds,
  settings: Pick<Settings, "root" | "importExtension" | "shape">,
): EmittedModule[] {
  const extension = settings.importExtension;
  const packed = settings.shape === "packed";
  const modules: EmittedModule[] = [];

  const own = tableKinds.map((kind) => ({
    kind,
    ids: indexOrder(kind, model.records.get(kind)?.keys() ?? []),
  }));
  const external = externalKinds.map((kind) => ({ kind, keys: externalKeys(kind, model, known) }));

  modules.push(
    { path: "index.ts", text: indexModule({ tables: tableKinds, extension }) },
    {
      path: "ids.ts",
      text: idsModule({ own, external, ...(packed ? { views: { extension } } : {}) }),
    },
    { path: "types.ts", text: typesModule(extension) },
    {
      path: "edges.ts",
      text: edgesModule({
        kinds: [...tables.edges].map(([kind, edges]) => ({ kind, edges })),
        verbs,
        extension,
      }),
    },
  );

  modules.push(...(packed ? packedModules : literalModules)({ model, tables, own, settings }));
  return modules.sort((a, b) => byCodeUnit(a.path, b.path));
}

/** What the shapes of the output differ in: tables, records and look-ups. */
function literalModules({ model, tables, own, settings }: ShapeInput): EmittedModule[] {
  const extension = settings.importExtension;
  const modules: EmittedModule[] = [
    { path: "data-types.ts", text: dataTypesModule(extension) },
    { path: "recipe-lookups.ts", text: lookupsModule(tables.recipes, tables.uncrafts) },
  ];
  for (const { kind, ids } of own) {
    const files = bySourceFile(model.records.get(kind)?.values() ?? []);
    const data = dataModules(kind, files, settings);
    modules.push(...data.modules);
    modules.push({
      path: `${kind}.ts`,
      text: tableModule({
        kind,
        order: ids,
        modules: data.imports,
        edges: tables.edges.has(kind),
        extension,
      }),
    });
  }

  const data = dataModules(substitutionKind, bySourceFile(model.substitutions), settings);
  modules.push(...data.modules);
  modules.push({
    path: `${substitutionKind}.ts`,
    text: substitutionsModule({ modules: data.imports, extension }),
  });
  return modules;
}

function packedModules({ model, tables, own, settings }: ShapeInput): EmittedModule[] {
  const extension = settings.importExtension;
  const substitutions = [...bySourceFile(model.substitutions).values()].flat();
  const lookups = packedLookupsModule(tables.recipes, tables.uncrafts);
  return [
    { path: "recipe-lookups.ts", text: lookups },
    ...own.map(({ kind, ids }) => ({
      path: `${kind}.ts`,
      text: packedTableModule({
        kind,
        pack: packRecords(ids, model.records.get(kind)),
        edges: tables.edges.has(kind),
        extension,
      }),
    })),
    {
      path: `${substitutionKind}.ts`,
      text: packedSubstitutionsModule(
        pack(substitutions.map(({ record }) => ({ value: record }))),
        extension,
      ),
    },
  ];
}

/** Ids of an external kind that content uses and that are known; `undefined` while none is known. */
function externalKeys(kind: string, model: ContentModel, known: KnownIds): string[] | undefined {
  const ids = known.ids(kind);
  if (ids.size === 0) return undefined;
  return [...(model.mentioned.get(kind) ?? [])].filter((id) => ids.has(id)).sort(byCodeUnit);
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
): { modules: EmittedModule[]; imports: { name: string; path: string }[] } {
  const moduleName = createModuleNames();
  const modules: EmittedModule[] = [];
  const paths: string[] = [];
  for (const [file, records] of files) {
    const builtIn = file.path === "";
    const path = builtIn ? `${kind}/built-in` : moduleName(kind, file);
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
    modules.push({
      path: `${path}.ts`,
      text: kind === substitutionKind ? substitutionDataModule(input) : dataModule(input),
    });
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
