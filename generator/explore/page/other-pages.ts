/** The pages that are not about one thing: the beginning, kinds, findings, the audit, changes. */
import type { Shown, Thing } from "./content.ts";
import { element, plural, type Part } from "./element.ts";
import { changeList, linkTo } from "./thing-page.ts";

/** How many things of a kind are listed at first. */
const first = 500;

function article(title: string, ...children: readonly Part[]): HTMLElement {
  return element("article", element("h1", title), children);
}

function list(items: readonly Part[]): HTMLElement {
  return element(
    "ul",
    items.map((each) => element("li", each)),
  );
}

export function homePage(content: Shown): HTMLElement {
  const { site } = content;
  const counts = new Map<number, number>();
  for (const kind of site.things.kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const kinds = (ours: boolean): Part =>
    list(
      site.kinds.flatMap(({ name, ours: own }, index): Part[] => {
        const count = counts.get(index) ?? 0;
        if (own !== ours || count === 0) return [];
        return [
          [element("a", { href: `#${encodeURIComponent(name)}` }, name), ` ${String(count)}`],
        ];
      }),
    );
  return article(
    site.title,
    element(
      "p",
      "Type to search; ",
      element("kbd", "/"),
      " goes to the search, arrows move, Enter opens.",
    ),
    element("h2", "Kinds"),
    kinds(true),
    element("h2", "Ids of other kinds"),
    kinds(false),
  );
}

export function kindPage(
  content: Shown,
  name: string,
  hides: (thing: Thing) => boolean,
): HTMLElement | undefined {
  const kind = content.site.kinds.findIndex((each) => each.name === name);
  if (kind === -1) return undefined;
  const things = [...content.site.things.kind.keys()].filter(
    (each) => content.site.things.kind[each] === kind && !hides(each),
  );
  const shown = element("div", list(things.slice(0, first).map((each) => linkTo(content, each))));
  const more = element("button", { type: "button" }, `show all ${String(things.length)}`);
  more.addEventListener("click", () => {
    shown.replaceChildren(list(things.map((each) => linkTo(content, each))));
    more.remove();
  });
  return article(
    name,
    element("p", plural(things.length, "definition")),
    shown,
    things.length > first && more,
  );
}

export function findingsPage({ site }: Shown): HTMLElement {
  const counts = new Map<string, number>();
  for (const { severity } of site.findings) counts.set(severity, (counts.get(severity) ?? 0) + 1);
  const said = [...counts].map(([severity, count]) => plural(count, severity)).join(", ");
  return article(
    "Findings",
    element("p", said === "" ? "None." : said),
    site.findings.map(({ severity, code, at, text }, index) =>
      element(
        "details",
        { open: index < 30, class: severity },
        element("summary", element("b", severity), ` ${code} `, element("code", at)),
        element("pre", { tabindex: 0 }, text),
      ),
    ),
  );
}

export function auditPage(content: Shown): HTMLElement {
  const { rules, entries, assumed } = content.site.audit;
  return article(
    "Audit",
    element("p", "What is well formed and may still be wrong."),
    entries.length === 0 && element("p", "Nothing was found."),
    Object.entries(rules).map(([rule, title]) => {
      const own = entries.filter(([each]) => each === rule);
      return (
        own.length > 0 &&
        element(
          "section",
          element("h2", title, ` (${String(own.length)})`),
          list(
            own.map(([, thing, at, detail]) => [
              linkTo(content, thing),
              " ",
              element("small", at),
              detail !== "" && [" ", detail],
            ]),
          ),
        )
      );
    }),
    element("h2", "What this takes for granted"),
    list([...assumed]),
  );
}

export function changesPage(content: Shown): HTMLElement {
  const { since } = content.site;
  if (!since) return article("Changes", element("p", "The page was made without --since."));
  return article(
    `Changes since ${since.since}`,
    element(
      "section",
      { id: "s-added" },
      element("h2", `Added (${String(since.added.length)})`),
      list(since.added.map((each) => linkTo(content, each))),
    ),
    element(
      "section",
      { id: "s-gone" },
      element("h2", `Gone (${String(since.gone.length)})`),
      list(
        since.gone.map(([kind, id, now]) => [
          kind,
          " ",
          element("code", id),
          now !== undefined && [" is now ", element("code", now)],
        ]),
      ),
    ),
    element(
      "section",
      { id: "s-changed" },
      element("h2", `Changed (${String(since.changed.length)})`),
      list(
        since.changed.map(({ thing, members }) => [linkTo(content, thing), changeList(members)]),
      ),
    ),
  );
}
