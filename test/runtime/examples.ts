/** The examples in the runtime's docstrings, as modules that can be compiled and run. */
import { sourcesIn, textOf } from "../architecture/imports.ts";

export interface Example {
  /** The exported function whose docstring it is in. */
  readonly of: string;
  /** Such as `tiles/open.ts:52`, where the example starts. */
  readonly place: string;
  readonly code: string;
  /** What the docstring says before its examples. */
  readonly about: string;
}

const docstring = /\/\*\*(?<text>(?:(?!\*\/)[\s\S])*)\*\/\s*export function (?<name>\w+)/gu;
const fenced = /@example\s+```ts\n(?<code>[\s\S]*?)\n```/gu;

export function examplesOfRuntime(): Example[] {
  return sourcesIn("runtime").flatMap((path) =>
    examplesIn(textOf(path), path.slice("runtime/".length)),
  );
}

function examplesIn(source: string, file: string): Example[] {
  const examples: Example[] = [];
  for (const { index, groups } of source.matchAll(docstring)) {
    const text = groups!["text"]!.replaceAll(/^ \* ?/gmu, "");
    for (const found of text.matchAll(fenced)) {
      const before = source.slice(0, index) + text.slice(0, found.index);
      const line = before.split("\n").length + 2;
      examples.push({
        of: groups!["name"]!,
        place: `${file}:${line}`,
        code: found.groups!["code"]!,
        about: text.slice(0, text.indexOf("@example")),
      });
    }
  }
  return examples;
}

export interface Claim {
  readonly place: string;
  readonly actual: unknown;
  readonly expected: unknown;
}

/** Compiled with the examples as `claim.ts`; what they claim is kept for the test to compare. */
export const claimModule = `
export const claims: { place: string; actual: unknown; expected: unknown }[] = [];
export function claim(place: string, actual: unknown, expected: unknown): void {
  claims.push({ place, actual, expected });
}
`;

/** A line `expression; // => value` says what the expression gives; any other line is only run. */
export function asModule({ code, place }: Pick<Example, "code" | "place">): string {
  const lines = code.split("\n").map((line) => {
    const claim = /^(?<expression>.+); \/\/ => (?<value>.+)$/u.exec(line);
    if (claim === null) return line;
    const { expression, value } = claim.groups!;
    return `claim(${JSON.stringify(place)}, (${expression!}), (${value!}));`;
  });
  return `import { claim } from "../claim.js";\n${lines.join("\n")}\n`;
}
