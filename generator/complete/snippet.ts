/** JSON with tab stops for the parts to be filled in, in the snippet syntax of the Language Server Protocol. */
import { isList, isObject } from "../json/containers.ts";
import type { Json } from "../model/json.ts";

export function snippetOf(value: Json): string {
  let stop = 0;
  return print(value, "");

  function print(at: Json, before: string): string {
    if (isList(at)) {
      const entries = at.map((each) => print(each, before));
      return entries.length === 0 ? `[${next("")}]` : `[${entries.join(", ")}]`;
    }
    if (isObject(at)) {
      const inner = `${before}  `;
      const members = Object.entries(at).map(([name, each]) =>
        name === "type"
          ? `${JSON.stringify(name)}: ${escaped(JSON.stringify(each))}`
          : `${escaped(JSON.stringify(name))}: ${print(each, inner)}`,
      );
      if (members.length === 0) return `{${next("")}}`;
      return `{\n${members.map((each) => `${inner}${each}`).join(",\n")}\n${before}\\}`.replace(
        /\\\}$/u,
        "}",
      );
    }
    if (typeof at === "string") return `"${next(escaped(JSON.stringify(at).slice(1, -1)))}"`;
    return next(String(at));
  }

  function next(text: string): string {
    stop += 1;
    return `\${${String(stop)}:${text}}`;
  }
}

function escaped(text: string): string {
  return text.replaceAll(/[\\$}]/gu, "\\$&");
}

/** The same JSON without tab stops. */
export function plainOf(value: Json): string {
  return JSON.stringify(value, undefined, 2);
}
