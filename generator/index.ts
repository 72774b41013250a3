/** Public interface of the compiler, for scripts and bundlers; game code imports `defwright/runtime`. */
export { build } from "./build/build.ts";
export type { BuildResult } from "./build/build.ts";
export { check } from "./build/check-current.ts";
export type { CheckResult, StaleModule } from "./build/check-current.ts";
export { compile } from "./compile.ts";
export type { Compilation } from "./compile.ts";
export { defineConfig } from "./config/configuration.ts";
export type { Configuration, PackConfiguration } from "./config/configuration.ts";
export { loadSettings } from "./config/load-config.ts";
export type { LoadedSettings, LoadOptions } from "./config/load-config.ts";
export type { Overrides } from "./config/overrides.ts";
export type { Settings } from "./config/settings.ts";
export type { Dialect, DialectRules } from "./model/dialect.ts";
export type { Diagnostic, Note, Range, Severity } from "./diagnostics/diagnostic.ts";
export type { KindName, Pack } from "./model/model.ts";
export { createWatcher } from "./watch/watch.ts";
export type { Rebuild, Watcher, WatchEvents, WatchOptions } from "./watch/watch.ts";
export type { ChangedDefinition, ContentChanges } from "./watch/content-changes.ts";
