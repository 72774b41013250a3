/**
 * The plugin for Vite 7 and 8: compiles content when Vite starts, and in the development server after every edit;
 * changed records reach the running game without a reload.
 *
 * ```ts
 * import { defineConfig } from "vite";
 * import defwright from "defwright/vite";
 *
 * export default defineConfig({ plugins: [defwright()] });
 * ```
 */
import type { Plugin } from "vite";
import { developmentPlugin } from "./vite/development.ts";
import type { DefwrightOptions } from "./bundlers/options.ts";
import { productionPlugin } from "./vite/production.ts";

export type { DefwrightOptions } from "./bundlers/options.ts";

/** @param options Where the settings come from; if absent, the configuration file in the Vite root or above. */
export default function defwright(options: DefwrightOptions = {}): Plugin[] {
  return [productionPlugin(options), developmentPlugin(options)];
}

/** What `require` returns (Node's name for it): CommonJS configurations take it as it is. */
export { defwright as "module.exports" };
