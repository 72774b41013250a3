/**
 * Content on pages for those who write it: below each heading, files (a path in backticks, then a block of JSON) and
 * what becomes of them (`*becomes* terrain` and an id in backticks, then the members that a test compares).
 */
import { isList, isObject } from "../../generator/json/containers.ts";

export interface PageExample {
  readonly title: string;
  /** Path -> text, in the order of the page. */
  readonly files: ReadonlyMap<string, string>;
  /** TypeScript, with claims as in the docstrings of the runtime. */
  readonly code: readonly string[];
  readonly results: readonly {
    readonly kind: string;
    readonly id: string;
    readonly value: unknown;
  }[];
}

const file = /^`([^`\n]+)`\n\n```json\n([^]*?)```/gmu;
const code = /^```ts\n([^]*?)\n```/gmu;
const result = /^\*becomes\* (\w+) `([^`\n]+)`\n\n```json\n([^]*?)```/gmu;

export function examplesOn(text: string): PageExample[] {
  return text.split(/^## /mu).flatMap((section) => {
    const files = [...section.matchAll(file)].map(
      ([, path = "", content = ""]) => [path, content] as const,
    );
    if (files.length === 0) return [];
    const results = [...section.matchAll(result)].map(([, kind = "", id = "", json = ""]) => {
      const value: unknown = JSON.parse(json);
      return { kind, id, value };
    });
    const played = [...section.matchAll(code)].map(([, each = ""]) => each);
    return [{ title: section.split("\n")[0] ?? "", files: new Map(files), code: played, results }];
  });
}

/** The members of `found` that `wanted` has, at every depth. */
export function sameMembers(found: unknown, wanted: unknown): unknown {
  if (isList(found) && isList(wanted))
    return found.map((each, at) => sameMembers(each, wanted[at]));
  if (!isObject(found) || !isObject(wanted)) return found;
  return Object.fromEntries(
    Object.keys(wanted).map((name) => [name, sameMembers(found[name], wanted[name])]),
  );
}
