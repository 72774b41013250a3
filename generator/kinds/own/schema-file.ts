/** Reads one file of a kind's schema: its JSON, whether it says only what such schemas may say, and its shape. */
import { kindSchema } from "../../compiled/own-kinds.ts";
import { suggest } from "../../diagnostics/suggest.ts";
import { isObject } from "../../json/containers.ts";
import { jsonFindings } from "../../json/findings.ts";
import { parseJson } from "../../json/parse-json.ts";
import { empty, tooMany } from "../../json/reasons.ts";
import { nameOf } from "../../json/path.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import { once } from "../../model/once.ts";
import type { SourceText } from "../../model/source-text.ts";
import { typeWords } from "../../schema/describe-shape.ts";
import { explain } from "../../schema/explain.ts";
import { link } from "../../schema/link-shapes.ts";
import type { ShapeFinding } from "../../schema/shape-facts.ts";
import type { Shape } from "../../schema/shape.ts";
import { isValid } from "../../schema/validates.ts";
import { list } from "../../diagnostics/sentence.ts";
import type { ReportSchema } from "./problem.ts";

/** The schema of such schemas; it is written in itself. */
export const schemaOfKinds: () => Shape = once(() => {
  const { root, definitions } = kindSchema;
  link([root, ...Object.values(definitions)], definitions);
  return root;
});

/** The same as one JSON Schema, with which editors complete and check schemas of kinds. */
export function publishedSchema(): Shape & { readonly $schema: string } {
  const { root, definitions } = kindSchema;
  return { $schema: "http://json-schema.org/draft-07/schema#", ...root, definitions };
}

/** The value of a file that is a schema of a kind; otherwise reports why not. */
export function readSchemaFile(source: SourceText, report: ReportSchema): JsonObject | undefined {
  const value = parseJson(source.text);
  if (value === undefined) reportSyntax(source, report);
  else if (isValid(value, schemaOfKinds()) && isObject(value)) return value;
  else reportShape(value, source, report);
  return undefined;
}

function reportSyntax(source: SourceText, report: ReportSchema): void {
  for (const finding of jsonFindings(source.text)) {
    const { offset, length } = finding;
    const place = { source, offset, length };
    const expected = "expected one object, the schema of a kind";
    switch (finding.kind) {
      case "syntax": {
        const { reason, help: other } = finding;
        const isAbsent = reason === empty.reason || reason === tooMany.reason;
        const subject = reason === empty.reason ? `Nothing was found – ${expected}.` : reason;
        const more = `More text was found after the end of the first value – ${expected}.`;
        report("syntax", place, {
          subject: reason === tooMany.reason ? more : subject,
          other: isAbsent ? undefined : other,
        });
        break;
      }
      case "duplicate-member": {
        const subject = `Member "${finding.name}" was found twice – expected each name once.`;
        report("syntax", place, { subject, other: "Remove one of the two." });
        break;
      }
      case "too-deep":
        report("too-deep", place, { subject: "" });
        break;
    }
  }
}

function reportShape(value: Json, source: SourceText, report: ReportSchema): void {
  for (const finding of explain(value, schemaOfKinds())) {
    const { path, target } = finding;
    const place = { source, path, target };
    if (finding.code === "unknown-member") {
      const { member, candidates } = finding.data;
      report("keyword", place, { subject: member, other: suggest(member, candidates)[0] });
    } else {
      const [found, other] = foundAndExpected(finding);
      const name = nameOf(path);
      report("value", place, { subject: `${name === "" ? "It" : `"${name}"`} ${found}`, other });
    }
  }
}

/** Of a finding about a value: what it is, and what it should be. */
function foundAndExpected(finding: ShapeFinding): readonly [found: string, expected: string] {
  switch (finding.code) {
    case "wrong-type": {
      const { found, expected } = finding.data;
      return [`is ${typeWords[found] ?? found}`, list(expected, "or")];
    }
    case "not-in-list": {
      const { found, allowed } = finding.data;
      return [
        `is ${JSON.stringify(found)}`,
        list(
          allowed.map((each) => JSON.stringify(each)),
          "or",
        ),
      ];
    }
    case "wrong-length": {
      const { found, least, what } = finding.data;
      return [`has ${String(found)} ${what}`, `at least ${String(least)}`];
    }
    default:
      return ["is out of range", "a number that fits"];
  }
}
