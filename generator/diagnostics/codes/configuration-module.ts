import type { ConfigurationCode, Reason } from "../code-definition.ts";

interface Data {
  readonly reason: string;
  /** It stands in a folder that is not the project's own, so that it was not run. */
  readonly foreign?: boolean;
}

export const code: ConfigurationCode<Data> = {
  severity: "error",
  theme: "configuration",
  meaning: "The configuration module cannot be loaded, or has no default export.",
  message: ({ reason, foreign }) =>
    foreign === true ? `${reason}.` : `${reason} – expected a module that exports a configuration.`,
  help: ({ foreign }) =>
    foreign === true
      ? `If you trust it, name it with --config; or write the configuration as JSON, which is never run.`
      : `Write "export default defineConfig({ packs: ["content/core"], out: "generated" })".`,
};

export const reason: Reason = {
  why: "A configuration in TypeScript or JavaScript is a module whose default export is the configuration. This one cannot be run, or exports nothing by that name. Or it was not run: a configuration that is code runs only where it is the project's own, which is the folder in whose node_modules this defwright is installed, or where --config names it. A downloaded pack may bring one, too.",
  remedy:
    'Mend what the message quotes, and write `export default defineConfig({ … })` with `defineConfig` from "defwright".',
};
