/** Makes elements. What content says becomes text and never markup: nothing here parses HTML. */
import { isList } from "../../json/containers.ts";

/** What an element is made of; an object is attributes. */
export type Part = Node | string | number | false | undefined | Attributes | readonly Part[];

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...parts: readonly Part[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  add(made, parts);
  return made;
}

export function draw(name: keyof SVGElementTagNameMap, ...parts: readonly Part[]): SVGElement {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  add(made, parts);
  return made;
}

export function add(to: Element, part: Part): void {
  if (part === undefined || part === false) return;
  if (typeof part === "string" || typeof part === "number") to.append(visible(part));
  else if (part instanceof Node) to.append(part);
  else if (isList(part)) for (const each of part) add(to, each);
  else {
    for (const [name, value] of Object.entries(part)) {
      if (value !== undefined && value !== false)
        to.setAttribute(name, value === true ? "" : String(value));
    }
  }
}

/** Characters that change how the text around them is shown are shown themselves. */
function visible(text: string | number): string {
  return String(text).replace(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu,
    (each) => `\\u${(each.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`,
  );
}

export function plural(count: number, word: string, more = `${word}s`): string {
  return `${String(count)} ${count === 1 ? word : more}`;
}

export function between(separator: string, parts: readonly Part[]): Part {
  return parts.map((each, index) => [index > 0 && separator, each]);
}

export function fold(summary: Part, ...parts: readonly Part[]): HTMLElement {
  return make("details", make("summary", summary), parts);
}

/** A list, folded if it is long. */
export function list(items: readonly Part[], unfolded = 12): HTMLElement {
  const all = make(
    "ul",
    items.map((each) => make("li", each)),
  );
  return items.length <= unfolded ? all : fold(plural(items.length, "entry", "entries"), all);
}

/** Terms, each with a list of what there is about it. */
export function terms(entries: Iterable<readonly [string, readonly Part[]]>): HTMLElement {
  return make(
    "dl",
    [...entries].map(([term, items]) => [make("dt", term), make("dd", list(items))]),
  );
}

export function section(id: string, title: string, ...parts: readonly Part[]): HTMLElement {
  const about = { id: `s-${id}`, "aria-label": title };
  return make("section", about, make("h2", title), parts);
}

/** What may be wider than the page, and is moved with the arrow keys. */
export function wide(about: string, part: Part): HTMLElement {
  return make("div", { class: "wide", tabindex: 0, role: "group", "aria-label": about }, part);
}

export function code(text: string): HTMLElement {
  return make("code", text);
}

export function article(title: Part, ...parts: readonly Part[]): HTMLElement {
  return make("article", make("h1", title), parts);
}

/** @throws if the page has no such element */
export function found<T extends Element>(id: string, type: new () => T): T {
  const one = document.getElementById(id);
  if (!(one instanceof type)) throw new Error(`the page has no "${id}"`);
  return one;
}
