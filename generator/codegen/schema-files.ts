import { readFileSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { SchemaFiles } from "../schema/bundle-schema.ts";
import type { Shape } from "../schema/shape.ts";

const kindsFolder = fileURLToPath(new URL("../kinds", import.meta.url));

/** The schemas in the folders of kinds. The parts of a kind, or of several, are named after their folder. */
export const schemaFiles: SchemaFiles = {
  read: (path) => JSON.parse(readFileSync(path, "utf8")) as Shape,
  resolve: (from, path) => resolve(dirname(from), path),
  nameOf: (path, definition) => {
    const folders = relative(kindsFolder, dirname(path)).split(sep);
    return [...folders.filter((each) => each !== "parts"), definition].filter(Boolean).join("_");
  },
};
