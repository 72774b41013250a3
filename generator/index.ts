/** Public interface of the compiler, for scripts and bundlers; game code imports `defwright/runtime`. */
export { build } from "./build.ts";
export type { BuildResult } from "./build.ts";
export { check } from "./check-current.ts";
export type { CheckResult, StaleModule } from "./check-current.ts";
export { compile } from "./compile.ts";
export type { Compilation } from "./compile.ts";
export { defineConfig } from "./config/configuration.ts";
export type { Configuration, PackConfiguration } from "./config/configuration.ts";
export { loadSettings } from "./config/load-config.ts";
export type { LoadedSettings, LoadOptions } from "./config/load-config.ts";
export type { Overrides } from "./config/overrides.ts";
export type { Settings } from "./config/settings.ts";
export type { Dialect, DialectRules } from "./dialect.ts";
export type { Diagnostic, Note, Range, Severity } from "./diagnostics/diagnostic.ts";
export type { KindName, Pack } from "./model.ts";
export { createWatcher } from "./watch.ts";
export type { Rebuild, Watcher, WatchEvents, WatchOptions } from "./watch.ts";
export type { ChangedDefinition, ContentChanges } from "./watch/content-changes.ts";
