/** Modules of records in shape "literal": one per kind and source file. */
import { ofKinds, type Kinds } from "../kinds/kinds.ts";
import type { KindName } from "../model/kind-names.ts";
import { dataModule } from "../../templates/data-module.ts";
import { recordType } from "../print/interfaces.ts";
import { camelCase } from "../text/names.ts";
import type { TableModuleInput } from "../../templates/table-module.ts";
import type { EmittedModule } from "./emitted-module.ts";
import type { ModuleMemo } from "./module-memo.ts";
import { recordFiles, type RecordFile } from "./record-files.ts";
import { originLine, sourcePath } from "../layer/source-path.ts";
import type { Entry, ResolvedDefinition } from "../model/definition.ts";

/**
 * Module paths for source files: `<kind>/<pack>/<file>`. File names are data; a module path may contain only characters
 * that every file system and import resolver treats alike, and no two paths may differ only in case.
 */
export function createModuleNames(): (kind: string, file: Pick<Entry, "pack" | "path">) => string {
  const taken = new Set<string>();
  return (kind, file) => {
    const steps = [file.pack.name, ...file.path.replace(/\.json$/u, "").split("/")].map(plain);
    const path = [kind, ...steps].join("/");
    let name = path;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1)
      name = `${path}-${String(count)}`;
    taken.add(name.toLowerCase());
    return name;
  };
}

/** File systems limit names to 255 bytes; a module's name gets an extension, and another while it is written. */
const longest = 100;

/** Windows treats these names as devices, whatever their extension. */
const device = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/iu;

function plain(step: string): string {
  const name = step.replaceAll(/[^A-Za-z0-9_-]/gu, "_").slice(0, longest);
  return name === "" || device.test(name) ? `${name}_` : name;
}

/** Returns one identifier per path, all different and none of them in `spoken`. */
export function identifiers(paths: readonly string[], spoken: Iterable<string> = []): string[] {
  const taken = new Set(spoken);
  return paths.map((path) => {
    const words = path.split(/[^A-Za-z0-9]+/u).filter((word) => word !== "");
    const [first = "data", ...rest] = words;
    const joined = first.charAt(0).toLowerCase() + first.slice(1) + rest.map(capital).join("");
    // An identifier cannot begin with a digit, and a single word may be reserved.
    const base = /^[0-9]/u.test(joined) || rest.length === 0 ? `data${capital(joined)}` : joined;
    let name = base;
    for (let count = 2; taken.has(name); count += 1) name = `${base}_${String(count)}`;
    taken.add(name);
    return name;
  });
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** What the module of a kind takes its records from; as long as the inputs are the same, it stays as it is. */
export interface TableRecords {
  readonly inputs: readonly unknown[];
  readonly records: () => TableModuleInput["records"];
  /** Further modules that contain the records. */
  readonly modules: readonly EmittedModule[];
}

export function dataSource(
  kinds: Kinds,
  kind: KindName,
  records: Iterable<ResolvedDefinition>,
  extension: string,
  memo: ModuleMemo,
): TableRecords {
  const files = recordFiles(kind, records, memo);
  const named = files.flatMap(({ pack, path, builtIn }) => [pack, path, builtIn]);
  const { paths, names } = memo.part(`module names of ${kind}`, named, () => {
    const moduleName = createModuleNames();
    const all = files.map((file) => (file.builtIn ? `${kind}/built-in` : moduleName(kind, file)));
    const below = all.map((path) => path.slice(kind.length + 1));
    return { paths: all, names: identifiers(below, [...ownNames(kinds), camelCase(kind)]) };
  });
  const modules = files.map((file, at) =>
    recordsModule(kinds, kind, file, paths[at] ?? "", extension, memo),
  );
  const imports = names.map((name, at) => ({ name, path: `./${paths[at] ?? ""}${extension}` }));
  const inputs = imports.flatMap(({ name, path }) => [name, path]);
  return { inputs, records: () => imports, modules };
}

export function recordTypeOf(kinds: Kinds, kind: KindName): string {
  return recordType(kind, kinds.of(kind).shapes.resolved.root);
}

/** Names that modules of kinds use themselves. */
const ownNames = ofKinds((kinds) => [
  "createTable",
  ...kinds.all.flatMap(({ output }) => (output?.form === "list" ? [output.maker] : [])),
]);

function recordsModule(
  kinds: Kinds,
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
      ...{ from, recordType: recordTypeOf(kinds, kind) },
      dataTypes: `${"../".repeat(path.split("/").length - 1)}data-types${extension}`,
      records: records.map(({ definition, record }) => ({
        id: definition.id,
        origin: builtIn ? undefined : originLine(definition),
        record,
      })),
    };
    dataModule(out, input, kinds.of(kind).output?.form);
  });
}
