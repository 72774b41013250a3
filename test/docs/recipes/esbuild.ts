import { build, loadSettings } from "defwright";
import type { Plugin } from "esbuild";

/** Content before code, at every build of `esbuild.build` and `context.watch`. */
export const content: Plugin = {
  name: "defwright",
  setup(bundle) {
    bundle.onStart(async () => {
      const { settings, problems } = await loadSettings();
      const found = settings ? (build(settings).compilation?.diagnostics ?? []) : problems;
      const errors = found.filter(({ severity }) => severity === "error");
      return {
        errors: errors.map(({ message, source, range: { line, column, length } }) => ({
          text: message,
          location: { file: source.displayPath, line, column: column - 1, length },
        })),
      };
    });
  },
};
