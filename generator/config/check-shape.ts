/** Validates a configuration against `config.schema.json`, with the walker that also explains definitions. */
import { fileURLToPath } from "node:url";
import { typeWords } from "../schema/describe-shape.ts";
import { readText } from "../disk/read-bytes.ts";
import { range, textSuchAs } from "../diagnostics/sentence.ts";
import { suggest } from "../diagnostics/suggest.ts";
import type { Json, JsonPath } from "../model/json.ts";
import { isText } from "../json/checked.ts";
import { isList, isObject } from "../json/containers.ts";
import { isRemark } from "../json/remark.ts";
import { nameOf, valueAt } from "../json/path.ts";
import { explain } from "../schema/explain.ts";
import type { Shape } from "../schema/shape.ts";
import type { ShapeFinding } from "../schema/shape-facts.ts";
import type { Span } from "../text/edits.ts";
import type { Configuration } from "./configuration.ts";
import {
  unknownWord,
  type ConfigurationSource,
  type ReportProblem,
} from "../diagnostics/project-problems.ts";

/** Returns the configuration if its shape is right; otherwise reports and returns `undefined`. */
export function checkShape(
  value: Json,
  source: ConfigurationSource,
  report: ReportProblem,
): Configuration | undefined {
  const findings = explain(value, configurationSchema());
  const isMeant = misspeltMembers(findings);
  const reportValue = (
    span: Span,
    where: string,
    found: string,
    expected: readonly string[],
  ): void => {
    report("configuration-value", span, { where, found, expected, suggestion: undefined });
  };
  for (const finding of findings) {
    const span = source.locate(finding.path, finding.target);
    switch (finding.code) {
      case "unknown-member": {
        const { where, member, candidates } = finding.data;
        const [suggestion] = suggest(member, candidates);
        report("configuration-unknown-member", span, { where, member, suggestion });
        break;
      }
      case "missing-member": {
        const { where, member } = finding.data;
        if (isMeant(finding.path, member)) break;
        report("configuration-missing-member", span, { where, member });
        break;
      }
      case "not-in-list": {
        const { where, found, allowed } = finding.data;
        report("configuration-value", span, unknownWord(where, found, allowed));
        break;
      }
      case "wrong-type": {
        const { where, found, expected } = finding.data;
        reportValue(span, where, typeWords[found] ?? found, expected);
        break;
      }
      case "wrong-length": {
        const { where, what } = finding.data;
        const least = `at least one ${what === "entries" ? "entry" : "character"}`;
        reportValue(span, where, "empty", [least]);
        break;
      }
      case "bad-unit": {
        const { where, found, examples, pattern, tooLarge } = finding.data;
        const form = tooLarge ? "fewer digits" : textSuchAs(examples, pattern);
        reportValue(span, where, JSON.stringify(found), [form]);
        break;
      }
      case "out-of-range": {
        const { where, found, minimum, maximum, exclusiveMinimum } = finding.data;
        reportValue(span, where, String(found), [range(minimum, maximum, exclusiveMinimum)]);
        break;
      }
      case "implausible-number": {
        const { where, found, least, greatest } = finding.data;
        reportValue(span, where, String(found), [range(least, greatest)]);
        break;
      }
    }
  }
  const unusable = findings.length > 0 ? [] : textsWithNull(value);
  for (const path of unusable) {
    const found = JSON.stringify(valueAt(value, path));
    const expected = ["text without the character U+0000, which no path and no id has"];
    reportValue(source.locate(path, "value"), nameOf(path), found, expected);
  }
  return findings.length + unusable.length === 0 ? (value as unknown as Configuration) : undefined;
}

/** The places of texts with a character that the system accepts in no path. */
function textsWithNull(value: Json, path: JsonPath = []): readonly JsonPath[] {
  if (isText(value)) return value.includes("\u0000") ? [path] : [];
  return isObject(value) || isList(value)
    ? Object.entries<Json>(value).flatMap(([member, inner]) =>
        isRemark(member)
          ? []
          : textsWithNull(inner, [...path, isList(value) ? Number(member) : member]),
      )
    : [];
}

/** Returns whether a member that an object lacks is there under a misspelt name, which is one mistake. */
function misspeltMembers(
  findings: readonly ShapeFinding[],
): (object: JsonPath, member: string) => boolean {
  const key = (object: JsonPath, member = ""): string => JSON.stringify([object, member]);
  const meant = new Set(
    findings.flatMap(({ code, path, data }) =>
      code === "unknown-member"
        ? [key(path.slice(0, -1), suggest(data.member, data.candidates)[0])]
        : [],
    ),
  );
  return (object, member) => meant.has(key(object, member));
}

let schema: Shape | undefined;

/** Read on first use; it is in the folder of this module both in the sources and in the package. */
export function configurationSchema(): Shape {
  schema ??= JSON.parse(
    readText(fileURLToPath(new URL("./config.schema.json", import.meta.url))),
  ) as Shape;
  return schema;
}
