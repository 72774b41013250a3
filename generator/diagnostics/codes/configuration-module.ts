import type { ConfigurationCode, Reason } from "../code-definition.ts";

interface Data {
  readonly reason: string;
}

export const code: ConfigurationCode<Data> = {
  severity: "error",
  theme: "configuration",
  meaning: "The configuration module cannot be loaded, or has no default export.",
  message: ({ reason }) => `${reason} – expected a module that exports a configuration.`,
  help: () => `Write "export default defineConfig({ packs: ["content/core"], out: "generated" })".`,
};

export const reason: Reason = {
  why: "A configuration in TypeScript or JavaScript is a module whose default export is the configuration. This one cannot be run, or exports nothing by that name.",
  remedy:
    'Mend what the message quotes, and write `export default defineConfig({ … })` with `defineConfig` from "defwright".',
};
