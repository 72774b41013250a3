import { definitionOf } from "./code.ts";

/** A code as a SARIF rule: meaning, section, severity, and how to learn more. */
export function sarifRule(code: string): object {
  const definition = definitionOf(code);
  const meaning = definition?.meaning ?? code;
  const severity = definition?.severity ?? "error";
  const { spec } = definition ?? {};
  const sentences = [
    meaning,
    ...(spec === undefined ? [] : [`The rule is in §${spec} of the specification.`]),
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
