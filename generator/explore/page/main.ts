/** The page of the explorer: unpacks its data, and shows what its address names. */
import { Shown, type Thing } from "./content.ts";
import { element } from "./element.ts";
import { auditPage, changesPage, findingsPage, homePage, kindPage } from "./other-pages.ts";
import { thingPage } from "./thing-page.ts";
import { unpack } from "./unpack.ts";

function found<T extends Element>(id: string, type: new () => T): T {
  const one = document.getElementById(id);
  if (!(one instanceof type)) throw new Error(`the page has no "${id}"`);
  return one;
}

const main = found("main", HTMLElement);
const input = found("search", HTMLInputElement);
const results = found("results", HTMLElement);
const packs = found("packs", HTMLElement);

const content = new Shown(await unpack(found("data", HTMLScriptElement).textContent));
const hidden = new Set<number>();
const hides = (thing: Thing): boolean => hidden.has(content.pack(thing));

function show(): void {
  const [kind = "", id] = location.hash.slice(1).split("/").map(decoded);
  const thing = id === undefined ? undefined : content.find(kind, id);
  const page =
    location.hash.length < 2
      ? homePage(content)
      : thing !== undefined
        ? thingPage(content, thing)
        : ((id === undefined ? special(kind) : undefined) ?? nothing(id ?? kind));
  main.replaceChildren(page);
  document.title = `${page.querySelector("h1")?.textContent ?? ""} – ${content.site.title}`;
  closeResults();
  scrollTo(0, 0);
  main.dataset["shown"] = location.hash;
}

function special(name: string): HTMLElement | undefined {
  if (name === "!findings") return findingsPage(content);
  if (name === "!audit") return auditPage(content);
  if (name === "!changes") return changesPage(content);
  // An id alone leads to the first thing that has it.
  const own = content.site.things.id.indexOf(name);
  return kindPage(content, name, hides) ?? (own === -1 ? undefined : thingPage(content, own));
}

function nothing(id: string): HTMLElement {
  return element(
    "article",
    element("h1", "Nothing here"),
    element("p", `Nothing is called ${id}.`),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

let chosen = 0;

function search(): void {
  const things = content.search(input.value, hides);
  chosen = 0;
  results.replaceChildren(
    ...things.map((thing, index) => {
      const name = content.name(thing);
      const option = element(
        "a",
        {
          ...{
            role: "option",
            id: `r${String(index)}`,
            href: content.address(thing),
            tabindex: -1,
            "aria-selected": String(index === 0),
          },
        },
        element("span", { class: "kind" }, content.kind(thing).name),
        " ",
        name,
        " ",
        name !== content.id(thing) && element("code", content.id(thing)),
      );
      option.addEventListener("click", closeResults);
      return option;
    }),
  );
  const open = input.value.trim() !== "";
  if (open && things.length === 0)
    results.append(
      element(
        "span",
        { class: "none", role: "option", "aria-disabled": "true", "aria-selected": "false" },
        "nothing found",
      ),
    );
  results.hidden = !open;
  input.setAttribute("aria-expanded", String(open));
  mark(0);
}

function closeResults(): void {
  results.hidden = true;
  input.setAttribute("aria-expanded", "false");
  input.removeAttribute("aria-activedescendant");
}

function mark(index: number): void {
  const options = [...results.querySelectorAll("a")];
  if (options.length === 0) {
    input.removeAttribute("aria-activedescendant");
    return;
  }
  chosen = (index + options.length) % options.length;
  options.forEach((each, at) => {
    each.setAttribute("aria-selected", String(at === chosen));
  });
  options[chosen]?.scrollIntoView({ block: "nearest" });
  input.setAttribute("aria-activedescendant", `r${String(chosen)}`);
}

input.addEventListener("input", search);
input.addEventListener("focus", () => {
  if (input.value !== "") search();
});
input.addEventListener("keydown", (event) => {
  if (event.key === "ArrowDown") mark(chosen + 1);
  else if (event.key === "ArrowUp") mark(chosen - 1);
  else if (event.key === "Escape") closeResults();
  else if (event.key === "Enter") {
    const option = results.querySelectorAll("a")[chosen];
    if (!option || results.hidden) return;
    const address = option.getAttribute("href") ?? "";
    if (address === location.hash) closeResults();
    location.hash = address;
    main.focus();
  } else return;
  event.preventDefault();
});
document.addEventListener("keydown", (event) => {
  const isTyping =
    event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  if (event.key !== "/" || isTyping) return;
  event.preventDefault();
  input.focus();
  input.select();
});
document.addEventListener("click", ({ target }) => {
  if (target instanceof Node && !results.contains(target) && target !== input) closeResults();
});

for (const [index, { name, neededBy }] of content.site.packs.entries()) {
  const box = element("input", { type: "checkbox", checked: true, disabled: neededBy.length > 0 });
  box.addEventListener("change", () => {
    if (box.checked) hidden.delete(index);
    else hidden.add(index);
    if (input.value === "") show();
    else search();
  });
  const why =
    neededBy.length > 0
      ? ` (${neededBy.join(", ")} ${neededBy.length > 1 ? "need" : "needs"} it)`
      : "";
  packs.append(element("label", box, " ", name, why));
}
found("changes", HTMLElement).hidden = content.site.since === undefined;
addEventListener("hashchange", show);
show();
document.documentElement.dataset["ready"] = "true";
