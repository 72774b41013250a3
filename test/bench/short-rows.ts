/** The rows that the README shows: what a newcomer asks first. */
import type { Row } from "./row.ts";

/** What is measured, and beside what: in the order of the table. */
export const shortRows: readonly (readonly [what: string, baseline: string])[] = [
  ["cold build, literal", "naive build: Ajv, json-schema-to-typescript, ts-morph, prettier"],
  ["cold check", "read and JSON.parse all files"],
  ["unchanged build", "velite, unchanged"],
  ["watch: one file edited → output on disk, literal", "velite's watch"],
  ["save → pixel, the corpus, literal", "file system, Vite and browser alone"],
  ["import + first look-up, packed", "parse the originals"],
  ["type-check of a client, packed, TypeScript 7", "empty project"],
  ["craftable from 200 kinds of items, drawn by demand", "filter, every and some over the records"],
  ["runtime, minified and gzipped", "minified"],
  [
    "peak memory of a cold build, literal",
    "naive build: Ajv, json-schema-to-typescript, ts-morph, prettier",
  ],
];

export function isShort({ what, baseline }: Pick<Row, "what" | "baseline">): boolean {
  return shortRows.some(([ours, beside]) => ours === what && beside === baseline);
}
