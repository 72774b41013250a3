import { defineConfig, s } from "velite";
import { schemas } from "./kinds.js";

export default defineConfig({
  root: "content",
  output: { data: ".velite", assets: "assets", clean: true },
  collections: Object.fromEntries(
    Object.entries(schemas(s)).map(([kind, schema]) => [
      kind,
      { name: kind, pattern: `${kind}/**/*.json`, schema },
    ]),
  ),
});
