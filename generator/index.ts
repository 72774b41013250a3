/** Public interface of the compiler, for scripts and bundlers; game code imports `defwright/runtime`. */
import { ConfigFile } from "./config/config-file.ts";
import { loadSettings as load, type LoadedSettings } from "./config/load-config.ts";
import type { Overrides } from "./config/overrides.ts";

export { build } from "./build/build.ts";
export { check } from "./build/check-current.ts";
export type { CheckResult, StaleModule } from "./build/check-current.ts";
export { compilePacks } from "./build/compile-packs.ts";
export type { CompilePacksOptions } from "./build/compile-packs.ts";
export { compile } from "./compile.ts";
export type { Compilation, CompileOptions, Sources } from "./compile.ts";
export { defineConfig } from "./config/configuration.ts";
export type { Configuration, PackConfiguration } from "./config/configuration.ts";
export type { LoadedSettings } from "./config/load-config.ts";
export type { Overrides } from "./config/overrides.ts";
export type { Settings } from "./config/settings.ts";
export type { Dialect, DialectName, DialectRules, WrittenDialect } from "./model/dialect.ts";
export type { Diagnostic, Note, Range } from "./diagnostics/diagnostic.ts";
export type { Severity } from "./model/severity.ts";
export type { KindName } from "./model/kind-names.ts";
export type { CompileSettings } from "./kinds/compile-settings.ts";
export type { ModInfo, Pack } from "./model/pack.ts";
export type { SourceFile } from "./model/source-file.ts";
export type { PackDirectory } from "./read/pack-directory.ts";
export { defineKind } from "./kinds/own/kind-module.ts";
export type { KindModule, KindRule, RuleFinding, RuleTools } from "./kinds/own/kind-module.ts";
export { createWatcher } from "./watch/watch.ts";
export type { Rebuild, Watcher, WatchEvents, WatchOptions } from "./watch/watch.ts";
export type { ChangedDefinition, ContentChanges } from "./diff/content-changes.ts";
export type { BuildResult } from "./build/build-result.ts";
export { ContentQuery } from "./query/content-query.ts";
export type { PlaceAt } from "./query/place-at.ts";
export type { Audit, AuditEntry, AuditOptions, AuditRule } from "./query/audit.ts";
export type { PlacedStep, Reach } from "./query/reach.ts";
export type { NoTable, PrintedTable } from "./query/table.ts";
export type { DefinedAt, Use } from "./symbols/symbol-index.ts";
export type { NamedId } from "./parse/external-definitions.ts";
export type { Choice, Choices } from "./complete/choice.ts";
export type { Explanation, Member, Origin } from "./explain/explanation.ts";
export type { Difference } from "./diff/compare-content.ts";
export type { ValueChange } from "./diff/compare-values.ts";

export interface LoadOptions {
  /**
   * The directory where the search starts and to which paths in messages are relative; defaults to that of the process.
   */
  readonly workingDirectory?: string;
  /**
   * The configuration file, relative to the working directory. If absent it is searched for, unless the overrides name
   * packs: then they are the only settings.
   */
  readonly configFile?: string;
  readonly overrides?: Overrides;
}

/** Finds and reads the settings. A configuration that the caller names is the user's own: it may be code. */
export async function loadSettings(options: LoadOptions = {}): Promise<LoadedSettings> {
  const { configFile, workingDirectory = process.cwd(), overrides = {} } = options;
  return await load({
    workingDirectory,
    overrides,
    ...(configFile === undefined
      ? {}
      : { configFile: ConfigFile.named(configFile, workingDirectory) }),
  });
}
