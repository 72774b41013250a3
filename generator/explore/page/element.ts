/** Makes elements. What content says becomes text and never markup: nothing here parses HTML. */
import { isList } from "../../json/containers.ts";

export type Part = Node | string | number | false | undefined | readonly Part[];

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** @param first attributes, or the first child */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  first?: Attributes | Part,
  ...children: readonly Part[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  const isPart = typeof first !== "object" || first instanceof Node || isList(first);
  fill(made, isPart ? {} : first, isPart ? [first, children] : children);
  return made;
}

export function drawn(
  name: keyof SVGElementTagNameMap,
  attributes: Attributes = {},
  ...children: readonly Part[]
): SVGElement {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  fill(made, attributes, children);
  return made;
}

function fill(made: Element, attributes: Attributes, children: readonly Part[]): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) {
      made.setAttribute(name, value === true ? "" : String(value));
    }
  }
  add(made, children);
}

export function add(to: Element, children: Part): void {
  if (children === undefined || children === false) return;
  if (typeof children === "string" || typeof children === "number") to.append(visible(children));
  else if (children instanceof Node) to.append(children);
  else for (const each of children) add(to, each);
}

/** Characters that change how the text around them is shown are shown themselves. */
function visible(text: string | number): string {
  return String(text).replace(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu,
    (each) => `\\u${(each.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`,
  );
}

export function plural(count: number, word: string): string {
  return `${String(count)} ${word}${count === 1 ? "" : "s"}`;
}
