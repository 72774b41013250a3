/** The severities that a configuration gives to codes. */
import { contentCodes, isContentCode } from "../diagnostics/code.ts";
import { alwaysLosesContent } from "../diagnostics/content-losing.ts";
import { suggest } from "../diagnostics/suggest.ts";
import type { JsonPath } from "../model/json.ts";
import type { Severity } from "../model/severity.ts";
import type { Configuration } from "./configuration.ts";
import type { ProjectSearch } from "./named-files.ts";
import { isRemark } from "../json/remark.ts";

export function readSeverity(
  severities: Configuration["severity"],
  path: JsonPath,
  { source, report }: ProjectSearch,
): Map<string, Severity | "off"> {
  const severity = new Map<string, Severity | "off">();
  for (const [code, value] of Object.entries(severities ?? {})) {
    if (isRemark(code)) continue;
    if (isContentCode(code)) {
      severity.set(code, value);
      if (alwaysLosesContent(code) && value !== "error") {
        const span = source.locate([...path, code], "value");
        report("configuration-severity", span, { code, severity: value });
      }
    } else {
      report("configuration-unknown-code", source.locate([...path, code], "key"), {
        found: code,
        suggestion: suggest(code, contentCodes())[0],
      });
    }
  }
  return severity;
}
