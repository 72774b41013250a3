/** The page of the explorer: unpacks its data, and shows what its address names. */
import { Shown, type Thing } from "./content.ts";
import { add, article, code, found, make, type Part } from "./element.ts";
import { auditPage, changesPage, findingsPage, homePage, kindPage } from "./other-pages.ts";
import { Search } from "./search.ts";
import { thingPage } from "./thing-page.ts";
import { unpack } from "./unpack.ts";

const main = found("main", HTMLElement);
const input = found("search", HTMLInputElement);
const results = found("results", HTMLElement);
const language = found("language", HTMLSelectElement);

const content = new Shown(await unpack(found("data", HTMLScriptElement).textContent));
const { site } = content;
let search = new Search(content);
const hidden = new Set<number>();
const hides = (thing: Thing): boolean => hidden.has(thing.pack);

const pages: Readonly<Record<string, (content: Shown) => HTMLElement>> = {
  ...{ "": homePage, "#": homePage, "#!findings": findingsPage },
  ...{ "#!audit": auditPage, "#!changes": changesPage },
};

function pageAt(address: string): HTMLElement {
  const name = decoded(address.slice(1));
  // An id alone leads to the first thing that has it.
  const thing = content.at(name);
  if (thing) return thingPage(thing);
  const own = content.things.find(({ id }) => id === name);
  return (
    pages[address]?.(content) ??
    kindPage(content, name, hides) ??
    (own ? thingPage(own) : nothingPage(name))
  );
}

/** A definition with errors is no part of the content. */
function nothingPage(name: string): HTMLElement {
  if (!site.findings.some(({ severity }) => severity === "error"))
    return article("Nothing here", make("p", `Nothing is called ${name}.`));
  const wrong = make("a", { href: "#!findings" }, "what is wrong");
  const known = `Nothing without errors is called ${name}; `;
  return article(
    "Nothing here",
    make("p", known, wrong, " is what ", code("defwright check"), " shows."),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function show(): void {
  const page = pageAt(location.hash);
  main.replaceChildren(page);
  document.title = `${page.querySelector("h1")?.textContent ?? ""} – ${site.title}`;
  closeResults();
  scrollTo(0, 0);
  main.dataset["shown"] = location.hash;
}

let chosen = 0;
let finding = search.find("", hides);
let isDone = true;

function look(): void {
  finding = search.find(input.value, hides);
  [chosen, isDone] = [0, false];
  goOn(finding);
  requestAnimationFrame(() => {
    results.scrollTop = 0;
  });
}

/** Shows what is found in a short time, and goes on later unless something else is typed. */
function goOn(own: typeof finding, before = -1): void {
  if (own !== finding || isDone) return;
  const { done, value } = own.next();
  isDone = done === true;
  if (isDone || value.length !== before) showResults(value);
  if (!isDone) setTimeout(goOn, 0, own, value.length);
}

function showResults(things: readonly Thing[]): void {
  const isOpen = input.value.trim() !== "";
  const options = things.map(({ name, id, kind, address }, index) => {
    const about = { role: "option", id: `r${String(index)}`, href: address, tabindex: -1 };
    const label = make("span", { class: "kind" }, kind.name);
    return make("a", about, label, ` ${name} `, name !== id && code(id));
  });
  const none = { class: "none", role: "option", "aria-disabled": "true", "aria-selected": "false" };
  results.replaceChildren(...options);
  if (options.length === 0) results.append(make("span", none, isDone ? "nothing found" : "…"));
  results.hidden = !isOpen;
  input.setAttribute("aria-expanded", String(isOpen));
  mark(chosen);
}

function closeResults(): void {
  results.hidden = true;
  input.setAttribute("aria-expanded", "false");
  input.removeAttribute("aria-activedescendant");
}

function mark(index: number): void {
  const options = [...results.querySelectorAll("a")];
  chosen = (index + options.length) % Math.max(options.length, 1);
  options.forEach((each, at) => {
    each.setAttribute("aria-selected", String(at === chosen));
  });
  if (options.length > 0) input.setAttribute("aria-activedescendant", `r${String(chosen)}`);
  else input.removeAttribute("aria-activedescendant");
}

function move(step: number): void {
  mark(chosen + step);
  results.querySelectorAll("a")[chosen]?.scrollIntoView({ block: "nearest" });
}

function open(): void {
  if (results.hidden) return;
  while (!isDone) goOn(finding);
  results.querySelectorAll("a")[chosen]?.click();
  main.focus();
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

input.addEventListener("input", look);
input.addEventListener("focus", look);
input.addEventListener("keydown", (event) => {
  const { key } = event;
  if (key === "Enter") open();
  else if (key === "Escape") closeResults();
  else if (Object.hasOwn(steps, key)) move(steps[key] ?? 0);
  else return;
  event.preventDefault();
});
document.addEventListener("keydown", (event) => {
  const { target } = event;
  const isTyping = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  if (event.key !== "/" || isTyping) return;
  event.preventDefault();
  input.focus();
  input.select();
});
document.addEventListener("click", ({ target }) => {
  if (target !== input) closeResults();
});

for (const [index, { name, neededBy }] of site.packs.entries()) {
  const isNeeded = neededBy.length > 0;
  const box = make("input", { type: "checkbox", checked: true, disabled: isNeeded });
  box.addEventListener("change", () => {
    if (box.checked) hidden.delete(index);
    else hidden.add(index);
    if (input.value === "") show();
    else look();
  });
  const why: Part = isNeeded && ` (needed by ${neededBy.join(", ")})`;
  add(found("packs", HTMLElement), make("label", box, " ", name, why));
}
for (const [index, [name]] of site.languages.entries()) {
  add(language, make("option", { value: index }, name));
}
language.hidden = site.languages.length === 0;
language.addEventListener("change", () => {
  content.names = site.languages[Number(language.value)]?.[1] ?? [];
  search = new Search(content);
  show();
});
found("changes", HTMLElement).hidden = site.changes.length === 0;
addEventListener("hashchange", show);
show();
document.documentElement.dataset["ready"] = "true";
performance.mark("ready");
// In small steps: typing may begin at any time.
requestIdleCallback(function prepare() {
  if (search.prepare()) requestIdleCallback(prepare);
});
const { edition } = document.documentElement.dataset;
if (edition !== undefined) {
  new EventSource(`events?${edition}`).addEventListener("message", () => {
    location.reload();
  });
}
