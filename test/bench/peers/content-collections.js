import { defineCollection, defineConfig, defineParser } from "@content-collections/core";
import { z } from "zod";
import { schemas } from "./kinds.js";

// One document is one file, so a list of objects is wrapped.
const list = defineParser((text) => ({ objects: JSON.parse(text) }));

export default defineConfig({
  content: Object.entries(schemas(z)).map(([kind, schema]) =>
    defineCollection({
      name: kind,
      directory: `content/${kind}`,
      include: "**/*.json",
      parser: list,
      schema: z.object({ objects: z.array(schema) }),
    }),
  ),
});
