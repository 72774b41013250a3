/** Reads one file of a kind's schema: its JSON, whether it says only what such schemas may say, and its shape. */
import { kindSchema } from "../../compiled/kind-schema.ts";
import { suggest } from "../../diagnostics/suggest.ts";
import { isObject } from "../../json/containers.ts";
import { oneValueFindings } from "../../diagnostics/one-value.ts";
import { parseJson } from "../../json/parse-json.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import { once } from "../../model/once.ts";
import type { SourceText } from "../../model/source-text.ts";
import { explain } from "../../schema/explain.ts";
import { Bundle } from "../../schema/link-shapes.ts";
import type { Shape } from "../../schema/shape.ts";
import { isValid } from "../../schema/validates.ts";
import { sentenceOf } from "../../diagnostics/to-diagnostics.ts";
import type { ReportSchema } from "./problem.ts";

/** The schema of such schemas; it is written in itself. */
export const schemaOfKinds: () => Shape = once(() => new Bundle(kindSchema).root);

/** The same as one JSON Schema, with which editors complete and check schemas of kinds. */
export function publishedSchema(): Shape & { readonly $schema: string } {
  const { root, definitions } = kindSchema;
  return { $schema: "http://json-schema.org/draft-07/schema#", ...root, definitions };
}

/** The value of a file that is a schema of a kind; otherwise reports why not. */
export function readSchemaFile(source: SourceText, report: ReportSchema): JsonObject | undefined {
  const value = parseJson(source.text);
  if (value === undefined) {
    for (const finding of oneValueFindings(source.text, "one object, the schema of a kind")) {
      const { reason: subject, help: other } = finding;
      report("said", { source, ...finding }, { subject, other });
    }
  } else if (isValid(value, schemaOfKinds()) && isObject(value)) return value;
  else reportShape(value, source, report);
  return undefined;
}

function reportShape(value: Json, source: SourceText, report: ReportSchema): void {
  for (const finding of explain(value, schemaOfKinds())) {
    const { path, target } = finding;
    const place = { source, path, target };
    if (finding.code === "unknown-member") {
      const { member, candidates } = finding.data;
      report("keyword", place, { subject: member, other: suggest(member, candidates)[0] });
    } else {
      const words = finding.code === "not-in-list" ? { ...finding.data, others: [] } : finding.data;
      report("said", place, { subject: sentenceOf({ code: finding.code, data: words }) });
    }
  }
}
