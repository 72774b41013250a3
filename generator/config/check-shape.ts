/** Validates a configuration by `config.schema.json`, with the walker that also explains definitions. */
import { typeWords } from "../schema/describe-shape.ts";
import { readFileSync } from "node:fs";
import { suggest } from "../diagnostics/suggest.ts";
import type { Json } from "../model/json.ts";
import { explain } from "../schema/explain.ts";
import type { Shape } from "../schema/shape.ts";
import type { Configuration } from "./configuration.ts";
import type { ConfigurationSource, ReportProblem } from "./problem.ts";

/** The configuration, when its shape is right; else reports and returns `undefined`. */
export function checkShape(
  value: Json,
  source: ConfigurationSource,
  report: ReportProblem,
): Configuration | undefined {
  const findings = explain(value, configurationSchema(), {});
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
        report("configuration-missing-member", span, { where, member });
        break;
      }
      case "not-in-list": {
        const { where, found, allowed } = finding.data;
        report("configuration-value", span, {
          where,
          found: JSON.stringify(found),
          expected: allowed.map((word) => JSON.stringify(word)),
          suggestion: suggest(found, allowed)[0],
        });
        break;
      }
      case "wrong-type": {
        const { where, found, expected } = finding.data;
        report("configuration-value", span, {
          where,
          found: typeWords[found] ?? found,
          expected,
          suggestion: undefined,
        });
        break;
      }
      default:
        report("configuration-value", span, {
          where: finding.data.where,
          found: "empty",
          expected: ["at least one entry or character"],
          suggestion: undefined,
        });
    }
  }
  return findings.length === 0 ? (value as unknown as Configuration) : undefined;
}

let schema: Shape | undefined;

/** Read when first needed; it stands beside this module in the sources and in the package. */
export function configurationSchema(): Shape {
  schema ??= JSON.parse(
    readFileSync(new URL("./config.schema.json", import.meta.url), "utf8"),
  ) as Shape;
  return schema;
}
