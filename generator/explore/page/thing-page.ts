/** The page of a thing. */
import { isList, isObject } from "../../json/containers.ts";
import type { Json } from "../../model/json.ts";
import { addTo } from "../../model/maps.ts";
import type { SiteChanges, SitePlace } from "../site.ts";
import { makes, needsOf, type Setter, type Shown, type ShownWay, type Thing } from "./content.ts";
import { article, between, code, fold, list, make, plural, section, terms } from "./element.ts";
import { wide, type Part } from "./element.ts";
import { drawing } from "./graph.ts";
import { ancestors, inheritance, makeable, needed, neededFor, turning } from "./graphs.ts";
import { tileOf } from "./tile.ts";

export function linkTo({ name, id, kind, address }: Thing): HTMLElement {
  const title = `${kind.name} ${id}`;
  return make("a", { href: address, title }, name === id ? id : [name, " ", code(id)]);
}

function links(things: readonly Thing[], separator = ", "): Part {
  return between(separator, things.map(linkTo));
}

export function thingPage(thing: Thing): HTMLElement {
  const { kind, content } = thing;
  const placed = (at: SitePlace): string =>
    `${content.packName(content.packOf(at[0]))} ${content.placeOf(at)}`;
  const places = (words: string, all: readonly SitePlace[] = []): Part =>
    all.length > 0 && [words, all.map(placed).join("; ")];
  const page = article([thing.name, " ", code(thing.id)]);
  const home = make("a", { href: `#${encodeURIComponent(kind.name)}` }, kind.name);
  page.prepend(make("p", { class: "kind" }, home, thing.get("template") && " template"));
  const pack = make("b", content.packName(thing.pack));
  page.append(
    tileOf(thing) ?? "",
    make(
      "p",
      thing.pack >= 0 && [pack, " ", thing.place],
      places("; also from ", thing.get("also")),
      places("; replaces ", thing.get("was")),
    ),
    make(
      "div",
      content.site.changes.map((each) => changesOf(each, thing)),
      ...[becoming, recipes, beginning, references, users, relatives, members].map((part) =>
        part(thing),
      ),
    ),
  );
  return page;
}

function members(thing: Thing): Part {
  const inside = Object.entries(thing.get("in") ?? {});
  const within = (name: string): Part =>
    inside
      .filter(([path]) => path.replace(/^−/u, "").split(/[.[ ]/u)[0] === name)
      .slice(0, 20)
      .map(([path, origin]) =>
        make("div", { class: "inside" }, code(path), " ", setter(thing.setter(origin))),
      );
  const rows = thing
    .members()
    .map(([name, value, by]) =>
      make(
        "tr",
        { class: by.how },
        make("th", { scope: "row" }, name),
        make("td", valueOf(thing.content, value)),
        make("td", setter(by), within(name)),
      ),
    );
  const head = ["member", "value", "who set it"].map((each) => make("th", { scope: "col" }, each));
  const table = make("table", make("thead", make("tr", head)), make("tbody", rows));
  return rows.length > 0 && section("members", "Members", wide("members", table));
}

function setter({ how, at, pack, via, was }: Setter): Part {
  if (how === "default") return make("span", { class: "how" }, how);
  return [
    how !== "defined" && [make("b", { class: "how" }, how), " "],
    via !== "" && `via ${via} `,
    pack !== "" && `${pack} `,
    code(at),
    was !== "" && [", was ", code(was)],
  ];
}

/** A value as text, with its things as links. */
function valueOf(content: Shown, value: Json): Part {
  if (typeof value === "string") {
    const thing = content.linked(value);
    return thing ? linkTo(thing) : value.replace(/^~~/u, "~");
  }
  if (isObject(value)) {
    const parts = Object.entries(value).map(([name, each]) =>
      make("div", make("span", { class: "name" }, name), " ", valueOf(content, each)),
    );
    return make("div", { class: "record" }, parts);
  }
  if (!isList(value)) return String(value);
  if (value.length === 0) return "–";
  const parts = value.map((each) => valueOf(content, each));
  return value.some((each) => typeof each === "object") ? list(parts) : between(", ", parts);
}

function becoming(thing: Thing): Part {
  const rows = thing.turns.map(({ from, verb, to }): Part => {
    const word = make("b", verb);
    return from === thing ? [word, " → ", linkTo(to)] : [linkTo(from), " → ", word, " → this"];
  });
  const graph = drawing(turning(thing), "what it becomes");
  return rows.length > 0 && section("becomes", "What it becomes", list(rows), graph);
}

function wayText(way: ShownWay): Part {
  const amounts = makes(way) ? way.of.amounts() : new Map<Thing, string>();
  const link = (each: Thing): Part => {
    const amount = amounts.get(each);
    return [linkTo(each), amount !== undefined && ` ${amount}`];
  };
  const groups = needsOf(way).map((group) =>
    make(
      "li",
      group.length > 1 && make("b", "one of "),
      between(" or ", group.slice(0, 30).map(link)),
      group.length > 30 && ` or ${String(group.length - 30)} others`,
    ),
  );
  const needs = groups.length > 0 && make("ul", { "aria-label": "needs" }, groups);
  return [make("b", way.verb), " ", links(way.gives), " by ", linkTo(way.of), needs];
}

/** Steps on the way to a thing, as a list in a list: what the graph draws. */
function tree(thing: Thing, depth: number, above: readonly Thing[] = []): Part {
  const ways = thing.made.slice(0, 3);
  if (depth === 0 || ways.length === 0 || above.includes(thing)) return undefined;
  const step = (each: Thing): Part => [
    linkTo(each),
    each.made.length === 0 && make("span", { class: "note" }, " raw"),
    tree(each, depth - 1, [...above, thing]),
  ];
  return make(
    "ul",
    ways.flatMap(needsOf).map((group) => {
      const one = group.length > 1 && make("b", "one of ");
      return make("li", one, between(" or ", group.slice(0, 8).map(step)));
    }),
  );
}

function recipes(thing: Thing): Part {
  const { made, learned } = thing;
  const needs = thing.needed.filter(({ of }) => of !== thing);
  const worked = thing.worked().map(([name, value, title]) => {
    const parts = typeof value === "string" ? value.split(/(; | )/u) : [value];
    const texts = parts.map((each) => valueOf(thing.content, each));
    return make("tr", make("th", { scope: "row", title }, name), make("td", texts));
  });
  const uses = needs.map(({ verb, gives, of }): Part => {
    const by = !gives.includes(of) && [" by ", linkTo(of)];
    return [make("b", verb), " ", links(gives), by];
  });
  const part = (id: string, title: string, items: readonly Part[]): Part =>
    items.length > 0 && section(id, title, list(items));
  return [
    worked.length > 0 && section("worked", "Worked out", make("table", make("tbody", worked))),
    part("made", "How it is made", made.map(wayText)),
    part("learned", "How it is learned", learned.map(wayText)),
    part("needed", "What it is needed for", uses),
    made.length + needs.length > 0 && crafting(thing),
  ];
}

/** What is needed for it and what it is needed for, to the depth that the reader chooses. */
function crafting(thing: Thing): Part {
  const options = [1, 2, 3, 4].map((value) =>
    make("option", { value, selected: value === 2 }, value),
  );
  const depth = make("select", options);
  const shown = make("div");
  const show = (): void => {
    const steps = Number(depth.value);
    const down = tree(thing, steps);
    const parts = make(
      "div",
      drawing(needed(thing, steps), "what is needed for it"),
      down && fold("Down to raw things, as a list", down),
      drawing(neededFor(thing, steps), "what it is needed for"),
    );
    shown.replaceChildren(parts);
  };
  depth.addEventListener("change", show);
  show();
  return section("crafting", "Crafting, drawn", make("label", "steps ", depth), shown);
}

function beginning(thing: Thing): Part {
  const { ours, holds } = thing.kind;
  const ways = ours && holds ? makeable(thing.content.ways(), thing) : [];
  const items = ways.map(({ gives, of }): Part => [links(gives), " by ", linkTo(of)]);
  const note =
    "With what it holds; tools with a quality are taken to be at hand, and skills to be high enough.";
  const about = make("p", { class: "note" }, note);
  return ways.length > 0 && section("start", "What it can make at once", about, list(items));
}

function references(thing: Thing): Part {
  const all = [...thing.links()].map(([member, things]) => {
    return [member, things.map((each): Part => [linkTo(each), held(each)])] as const;
  });
  return all.length > 0 && section("refers", "What it refers to", terms(all));
}

/** What a group holds, one step further. */
function held(thing: Thing): Part {
  const { ours, holds } = thing.kind;
  const inside = ours && holds ? [...thing.links().values()].flat() : [];
  const title = [plural(inside.length, "thing"), " in it"];
  return inside.length > 0 && fold(title, links(inside.slice(0, 100)));
}

function users(thing: Thing): Part {
  const uses = thing.uses.filter(({ by }) => by !== thing);
  const groups = new Map<string, Part[]>();
  for (const { by, name, kind, member, place } of uses) {
    const title = member === "" ? kind : `${kind}: ${member}`;
    const link = by ? linkTo(by) : name !== "" && code(name);
    addTo(groups, title, [link, " ", make("small", place)]);
  }
  const note =
    uses.length > 0
      ? `${plural(uses.length, "place")} would break without it.`
      : "Nothing: nothing else breaks without it.";
  return section("users", "What refers to it", make("p", { class: "note" }, note), terms(groups));
}

function relatives(thing: Thing): Part {
  const [parents, { children }] = [ancestors(thing), thing];
  const above =
    parents.length > 0 && make("p", "Copies from ", links(parents, ", which copies from "));
  const below = children.length > 0 && [
    make("p", plural(children.length, "child", "children"), ":"),
    list(children.map(linkTo)),
  ];
  const graph = drawing(inheritance(thing), "inheritance");
  return (above || below) && section("family", "Inheritance", above, below, graph);
}

function changesOf({ since, added, changed }: SiteChanges, { number }: Thing): Part {
  const own = changed.find((each) => each.thing === number);
  const what = own ? changeList(own.members) : added.includes(number) && make("p", "New.");
  return what && section("changes", `Since ${since}`, what);
}

export function changeList(members: SiteChanges["changed"][number]["members"]): HTMLElement {
  const text = (value: Json | null | undefined): string =>
    value === undefined || value === null ? "–" : JSON.stringify(value);
  return list(members.map(([path, was, is]) => [code(path), " ", text(was), " → ", text(is)]));
}
