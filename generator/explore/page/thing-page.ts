/** The page of a thing. */
import { isObject } from "../../json/containers.ts";
import type { Json } from "../../model/json.ts";
import { thingOf, type Shown, type Setter, type Thing, type ShownWay } from "./content.ts";
import { element, plural, type Part } from "./element.ts";
import { drawing, type Graph } from "./graph.ts";
import {
  inheritance,
  makeable,
  needed,
  neededFor,
  needsOf,
  makes,
  turning,
  waysTo,
} from "./graphs.ts";
import { tileOf } from "./tile.ts";

/** Longer lists are folded. */
const unfolded = 12;

export function linkTo(content: Shown, thing: Thing): HTMLElement {
  const name = content.name(thing);
  const id = content.id(thing);
  return element(
    "a",
    { href: content.address(thing), title: `${content.kind(thing).name} ${id}` },
    name === id ? id : [name, " ", element("code", id)],
  );
}

function linksTo(content: Shown, things: readonly Thing[]): Part {
  return things.map((each, index) => [index > 0 && ", ", linkTo(content, each)]);
}

function list(items: readonly Part[]): HTMLElement {
  const all = element(
    "ul",
    items.map((each) => element("li", each)),
  );
  if (items.length <= unfolded) return all;
  return element(
    "details",
    element("summary", plural(items.length, "entry").replace("entrys", "entries")),
    all,
  );
}

function section(id: string, title: string, ...children: readonly Part[]): HTMLElement {
  return element("section", { id: `s-${id}`, "aria-label": title }, element("h2", title), children);
}

export function thingPage(content: Shown, thing: Thing): HTMLElement {
  const kind = content.kind(thing);
  const changed = content.detail(content.details.also, thing) ?? [];
  const replaced = content.detail(content.details.was, thing) ?? [];
  const place = (places: readonly (readonly [number, number])[]): string =>
    places
      .map(
        ([file, line]) =>
          `${content.packName(content.site.files[file]?.[0] ?? -1)} ${content.placeOf(file, line)}`,
      )
      .join("; ");
  return element(
    "article",
    element(
      "p",
      { class: "kind" },
      element("a", { href: `#${encodeURIComponent(kind.name)}` }, kind.name),
      content.detail(content.details.template, thing) && " template",
    ),
    element("h1", content.name(thing), " ", element("code", content.id(thing))),
    tileOf(content, thing),
    element(
      "p",
      { class: "place" },
      content.pack(thing) >= 0 && [
        element("b", content.packName(content.pack(thing))),
        " ",
        content.place(thing),
      ],
      changed.length > 0 && ["; also from ", place(changed)],
      replaced.length > 0 && ["; replaces ", place(replaced)],
    ),
    changesOf(content, thing),
    becoming(content, thing),
    recipes(content, thing),
    beginning(content, thing),
    references(content, thing),
    users(content, thing),
    relatives(content, thing),
    members(content, thing),
  );
}

function members(content: Shown, thing: Thing): Part {
  const all = content.members(thing);
  if (all.length === 0) return undefined;
  const inside = Object.entries(content.detail(content.details.in, thing) ?? {});
  const rows = all.map(([name, value, by]) =>
    element(
      "tr",
      { class: by.how },
      element("th", { scope: "row" }, name),
      element("td", valueOf(content, value)),
      element(
        "td",
        setterOf(content, by),
        inside
          .filter(([path]) => path.replace(/^−/u, "").split(/[.[ ]/u)[0] === name)
          .slice(0, 20)
          .map(([path, origin]) =>
            element(
              "div",
              { class: "inside" },
              element("code", path),
              " ",
              setterOf(content, content.setter(thing, origin)),
            ),
          ),
      ),
    ),
  );
  const head = ["member", "value", "who set it"].map((each) =>
    element("th", { scope: "col" }, each),
  );
  return section(
    "members",
    "Members",
    element(
      "div",
      { class: "wide", tabindex: 0, role: "group", "aria-label": "members" },
      element("table", element("thead", element("tr", head)), element("tbody", rows)),
    ),
  );
}

function setterOf(content: Shown, { how, at, pack, via, was }: Setter): Part {
  if (how === "default") return element("span", { class: "how" }, "default");
  return [
    how !== "defined" && [element("b", { class: "how" }, how), " "],
    via !== "" && [`via ${via} `],
    pack >= 0 && [element("span", { class: "pack" }, content.packName(pack)), " "],
    element("code", at),
    was !== "" && [", was ", element("code", was)],
  ];
}

/** A value as text, with its things as links. */
export function valueOf(content: Shown, value: Json): Part {
  if (typeof value === "string") {
    const thing = thingOf(value);
    return thing === undefined ? value.replace(/^~~/u, "~") : linkTo(content, thing);
  }
  if (typeof value !== "object" || value === null) return String(value);
  if (isObject(value)) {
    const parts = Object.entries(value).map(([name, each]) =>
      element("div", element("span", { class: "name" }, name), " ", valueOf(content, each)),
    );
    return element("div", { class: "record" }, parts);
  }
  const entries = value;
  if (entries.length === 0) return "–";
  if (entries.every((each) => typeof each !== "object" || each === null)) {
    return entries.map((each, index) => [index > 0 && ", ", valueOf(content, each)]);
  }
  return list(entries.map((each) => valueOf(content, each)));
}

function graphOf(graph: Graph | undefined, about: string): Part {
  return (
    graph &&
    element(
      "div",
      { class: "wide", tabindex: 0, role: "group", "aria-label": about },
      drawing(graph, about),
    )
  );
}

function becoming(content: Shown, thing: Thing): Part {
  const to = content.site.becomes.filter(([from]) => from === thing);
  const from = content.site.becomes.filter(([, , each]) => each === thing);
  if (to.length + from.length === 0) return undefined;
  const rows = [
    ...to.map(([, verb, each]): Part => [
      element("b", content.verb(verb)),
      " → ",
      linkTo(content, each),
    ]),
    ...from.map(([each, verb]): Part => [
      linkTo(content, each),
      " → ",
      element("b", content.verb(verb)),
      " → this",
    ]),
  ];
  return section(
    "becomes",
    "What it becomes",
    list(rows),
    graphOf(turning(content, thing), "what it becomes"),
  );
}

function wayText(content: Shown, way: ShownWay): Part {
  const groups = needsOf(way).map((group) =>
    element(
      "li",
      group.length > 1 && element("b", "one of "),
      group.slice(0, 30).map((each, index) => [index > 0 && " or ", linkTo(content, each)]),
      group.length > 30 && ` or ${String(group.length - 30)} others`,
    ),
  );
  return [
    element("b", way.verb),
    " ",
    linksTo(content, way.gives),
    " by ",
    linkTo(content, way.of),
    groups.length > 0 && element("ul", { "aria-label": "needs" }, groups),
  ];
}

/** Steps on the way to a thing, as a list in a list: what the graph draws. */
function tree(content: Shown, thing: Thing, depth: number, above: ReadonlySet<Thing>): Part {
  const ways = waysTo(content, thing).slice(0, 3);
  if (depth === 0 || ways.length === 0 || above.has(thing)) return undefined;
  const inner = new Set([...above, thing]);
  return element(
    "ul",
    ways.map((way) =>
      needsOf(way).map((group) =>
        element(
          "li",
          group.length > 1 && element("b", "one of "),
          group
            .slice(0, 8)
            .map((each, index) => [
              index > 0 && " or ",
              linkTo(content, each),
              waysTo(content, each).length === 0 && element("span", { class: "raw" }, " raw"),
              tree(content, each, depth - 1, inner),
            ]),
        ),
      ),
    ),
  );
}

function recipes(content: Shown, thing: Thing): Part {
  const to = waysTo(content, thing);
  const learned = content.ways().filter((way) => way.of === thing && !makes(way));
  const of = content.waysFrom(thing).filter((way) => way.of !== thing);
  const worked = content
    .worked(thing)
    .map(([name, value, about]) =>
      element(
        "tr",
        element("th", { scope: "row", title: about }, name),
        element("td", withLinks(content, value)),
      ),
    );
  const depth = element(
    "select",
    { "aria-label": "depth" },
    [1, 2, 3, 4].map((each) => element("option", { value: each, selected: each === 2 }, each)),
  );
  const shown = element("div", {});
  const show = (): void => {
    const steps = Number(depth.value);
    shown.replaceChildren(
      element(
        "div",
        graphOf(needed(content, thing, steps), "what is needed for it"),
        to.length > 0 &&
          element(
            "details",
            element("summary", "Down to raw things, as a list"),
            tree(content, thing, steps, new Set()),
          ),
        graphOf(neededFor(content, thing, steps), "what it is needed for"),
      ),
    );
  };
  depth.addEventListener("change", show);
  show();
  return [
    worked.length > 0 &&
      section("worked", "Worked out", element("table", element("tbody", worked))),
    to.length > 0 &&
      section("made", "How it is made", list(to.map((way) => wayText(content, way)))),
    learned.length > 0 &&
      section("learned", "How it is learned", list(learned.map((way) => wayText(content, way)))),
    of.length > 0 &&
      section(
        "needed",
        "What it is needed for",
        list(
          of.map((way): Part => [
            element("b", way.verb),
            " ",
            linksTo(content, way.gives),
            way.gives.includes(way.of) ? "" : [" by ", linkTo(content, way.of)],
          ]),
        ),
      ),
    to.length + of.length > 0 &&
      section("crafting", "Crafting, drawn", element("label", "steps ", depth), shown),
  ];
}

/** A text with things among its words. */
function withLinks(content: Shown, value: Json): Part {
  return typeof value === "string"
    ? value.split(/(; | )/u).map((word) => valueOf(content, word))
    : valueOf(content, value);
}

function beginning(content: Shown, thing: Thing): Part {
  if (!content.kind(thing).ours || !content.kind(thing).holds) return undefined;
  const ways = makeable(content, thing);
  if (ways.length === 0) return undefined;
  const items = ways.map((way): Part => [
    linksTo(content, way.gives),
    " by ",
    linkTo(content, way.of),
  ]);
  return section(
    "start",
    "What can be made with it at once",
    element(
      "p",
      { class: "note" },
      "With what it holds; tools with a quality are taken to be at hand, and skills to be high enough.",
    ),
    list(items),
  );
}

function references(content: Shown, thing: Thing): Part {
  const links = [...content.links(thing)];
  if (links.length === 0) return undefined;
  return section(
    "refers",
    "What it refers to",
    element(
      "dl",
      links.map(([member, things]) => [
        element("dt", member),
        element("dd", list(things.map((each) => [linkTo(content, each), held(content, each)]))),
      ]),
    ),
  );
}

/** What a group holds, one step further. */
function held(content: Shown, thing: Thing): Part {
  const kind = content.kind(thing);
  if (!kind.ours || !kind.holds) return undefined;
  const inside = [...content.links(thing).values()].flat();
  if (inside.length === 0) return undefined;
  return element(
    "details",
    element("summary", plural(inside.length, "thing"), " in it"),
    inside.slice(0, 100).map((each, index) => [index > 0 && ", ", linkTo(content, each)]),
  );
}

function users(content: Shown, thing: Thing): Part {
  const uses = content.uses(thing).filter(({ by }) => by !== thing);
  if (uses.length === 0)
    return section(
      "users",
      "What refers to it",
      element("p", "Nothing: nothing else breaks without it."),
    );
  const groups = new Map<string, Thing[]>();
  for (const { by, member } of uses) {
    const title = `${content.kind(by).name}: ${member}`;
    groups.set(title, [...(groups.get(title) ?? []), by]);
  }
  return section(
    "users",
    "What refers to it",
    element("p", { class: "note" }, `${plural(uses.length, "place")} would break without it.`),
    element(
      "dl",
      [...groups].map(([title, things]) => [
        element("dt", title),
        element(
          "dd",
          list(
            things.map((each) => [
              linkTo(content, each),
              " ",
              element("small", content.place(each)),
            ]),
          ),
        ),
      ]),
    ),
  );
}

function relatives(content: Shown, thing: Thing): Part {
  const parents: Thing[] = [];
  for (
    let at = content.detail(content.details.from, thing);
    at !== undefined && !parents.includes(at);
    at = content.detail(content.details.from, at)
  )
    parents.push(at);
  const children = content.children(thing);
  if (parents.length + children.length === 0) return undefined;
  return section(
    "family",
    "Inheritance",
    parents.length > 0 &&
      element(
        "p",
        "Copies from ",
        parents.map((each, index) => [index > 0 && ", which copies from ", linkTo(content, each)]),
      ),
    children.length > 0 && [
      element("p", `${plural(children.length, "child").replace("childs", "children")}:`),
      list(children.map((each) => linkTo(content, each))),
    ],
    graphOf(inheritance(content, thing), "inheritance"),
  );
}

function changesOf(content: Shown, thing: Thing): Part {
  const { since } = content.site;
  const changed = since?.changed.find((each) => each.thing === thing);
  if (!since || (!changed && !since.added.includes(thing))) return undefined;
  return section(
    "changes",
    `Since ${since.since}`,
    changed ? changeList(changed.members) : element("p", "New."),
  );
}

export function changeList(
  changes: readonly (readonly [string, Json | null | undefined, Json | null | undefined])[],
): HTMLElement {
  const text = (value: Json | null | undefined): string =>
    value === undefined || value === null ? "–" : JSON.stringify(value);
  return list(
    changes.map(([path, was, is]) => [element("code", path), " ", text(was), " → ", text(is)]),
  );
}
