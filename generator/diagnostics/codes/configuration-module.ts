import type { ConfigurationCode, Reason } from "../code-definition.ts";

interface Data {
  readonly reason: string;
  /** The module is not in the project's own folder and was therefore not run. */
  readonly foreign?: boolean;
  /** The module, or one that it imports, has a mistake in its code. */
  readonly failed?: boolean;
}

export const code: ConfigurationCode<Data> = {
  severity: "error",
  theme: "configuration",
  meaning: "The configuration module cannot be loaded, or has no default export.",
  message: ({ reason, foreign }) =>
    foreign === true ? `${reason}.` : `${reason} – expected a module that exports a configuration.`,
  help: ({ foreign, failed }) => {
    if (failed === true) return undefined;
    return foreign === true
      ? `If you trust it, name it with --config; otherwise write the configuration as JSON, which is never run.`
      : `Write "export default defineConfig({ packs: ["content/core"], out: "generated" })".`;
  },
};

export const reason: Reason = {
  why: "A configuration in TypeScript or JavaScript is a module whose default export is the configuration. Either this module failed to run, or it has no default export, or defwright refused to run it. A configuration that is code is run only if it is the project's own, that is, in the folder in whose node_modules this defwright is installed, or if --config names it: a downloaded pack may contain such a module, too.",
  remedy:
    'Fix what the message quotes, and write `export default defineConfig({ … })` with `defineConfig` from "defwright".',
};
