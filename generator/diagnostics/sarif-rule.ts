import { definitionOf } from "./code.ts";

/** A code as SARIF describes the rules of a tool: meaning, section, severity, and what to do for more. */
export function sarifRule(code: string): object {
  const definition = definitionOf(code);
  const meaning = definition?.meaning ?? code;
  const severity = definition?.severity ?? "error";
  const { spec } = definition ?? {};
  const sentences = [
    meaning,
    ...(spec === undefined ? [] : [`The rule stands in §${spec} of the specification.`]),
    ...(typeof severity === "string"
      ? []
      : [
          `In dialect "spec" ${article(severity.spec)}, in "bright-nights" ${article(severity["bright-nights"])}.`,
        ]),
  ];
  const more = `defwright explain ${code}`;
  return {
    id: code,
    shortDescription: { text: meaning },
    fullDescription: { text: sentences.join(" ") },
    help: {
      text: `${sentences.join(" ")} "${more}" shows a wrong and a right example.`,
      markdown: `${sentences.join(" ")} \`${more}\` shows a wrong and a right example.`,
    },
    defaultConfiguration: { level: typeof severity === "string" ? severity : severity.spec },
    ...(spec === undefined ? {} : { properties: { section: spec } }),
  };
}

function article(severity: string): string {
  return severity === "error" ? "an error" : `a ${severity}`;
}
