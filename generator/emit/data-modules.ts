/** Modules of records in shape "literal": one per kind and source file. */
import { kinds } from "../kinds/registry.ts";
import type { CompileSettings } from "../model/compile-settings.ts";
import { kindNames, type KindName } from "../model/kind-names.ts";
import { dataModule } from "../../templates/data-module.ts";
import { listDataModule } from "../../templates/list-data-module.ts";
import { camelCase } from "../../templates/names.ts";
import type { EmittedModule } from "./emitted-module.ts";
import type { ModuleMemo } from "./module-memo.ts";
import { createModuleNames, identifiers } from "./module-names.ts";
import type { RecordFile } from "./record-files.ts";
import { originLine, sourcePath } from "./source-path.ts";

export interface DataModules {
  readonly modules: readonly EmittedModule[];
  /** The name and path with which the kind's own module imports each of them. */
  readonly imports: readonly { readonly name: string; readonly path: string }[];
}

export function dataModules(
  kind: KindName,
  files: readonly RecordFile[],
  { importExtension }: Pick<CompileSettings, "importExtension">,
  memo: ModuleMemo,
): DataModules {
  const { paths, names } = moduleNames(kind, files, memo);
  const modules = files.map((file, at) =>
    recordsModule(kind, file, paths[at] ?? "", importExtension, memo),
  );
  const imports = names.map((name, at) => ({
    name,
    path: `./${paths[at] ?? ""}${importExtension}`,
  }));
  return { modules, imports };
}

interface Names {
  readonly paths: readonly string[];
  readonly names: readonly string[];
}

function moduleNames(kind: KindName, files: readonly RecordFile[], memo: ModuleMemo): Names {
  const inputs = files.flatMap(({ pack, path, builtIn }) => [pack, path, builtIn]);
  return memo.part<Names>(`module names of ${kind}`, inputs, () => {
    const moduleName = createModuleNames();
    const paths = files.map((file) => (file.builtIn ? `${kind}/built-in` : moduleName(kind, file)));
    const below = paths.map((path) => path.slice(kind.length + 1));
    return { paths, names: identifiers(below, [...ownNames, camelCase(kind)]) };
  });
}

/** Names that modules of kinds use themselves. */
const ownNames: readonly string[] = [
  "createTable",
  ...kindNames.flatMap((kind) => {
    const { output } = kinds[kind];
    return output?.form === "list" ? [output.maker] : [];
  }),
];

function recordsModule(
  kind: KindName,
  file: RecordFile,
  path: string,
  extension: string,
  memo: ModuleMemo,
): EmittedModule {
  const { builtIn, records } = file;
  const from = builtIn ? "what is built in" : sourcePath(file);
  return memo.module(`${path}.ts`, [from, records], (out) => {
    const input = {
      kind,
      from,
      dataTypes: `${"../".repeat(path.split("/").length - 1)}data-types${extension}`,
      records: records.map(({ definition, record }) => ({
        id: definition.id,
        origin: builtIn ? undefined : originLine(definition),
        record,
      })),
    };
    (kinds[kind].output?.form === "list" ? listDataModule : dataModule)(out, input);
  });
}
