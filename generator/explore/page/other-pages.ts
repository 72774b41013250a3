/** The pages that are not about one thing: the beginning, kinds, findings, the audit, changes. */
import { groupBy } from "../../model/maps.ts";
import type { Shown, Thing } from "./content.ts";
import { article, code, list, make, plural, section, type Part } from "./element.ts";
import { changeList, linkTo } from "./thing-page.ts";

/** How many things of a kind are listed at first. */
const first = 500;

export function homePage({ site, things }: Shown): HTMLElement {
  const counts = groupBy(things, ({ kind }) => kind);
  const kinds = (isOurs: boolean): Part =>
    list(
      [...counts].flatMap(([{ name, ours }, own]): Part[] => {
        const link = make("a", { href: `#${encodeURIComponent(name)}` }, name);
        return ours === isOurs ? [[link, ` ${String(own.length)}`]] : [];
      }),
      Infinity,
    );
  const keys = [make("kbd", "/"), " goes to the search, arrows move in it, Enter opens."];
  const headings = [make("h2", "Kinds"), make("h2", "Ids of other kinds")];
  return article(site.title, make("p", keys), headings[0], kinds(true), headings[1], kinds(false));
}

export function kindPage(
  { things }: Shown,
  name: string,
  hides: (thing: Thing) => boolean,
): HTMLElement | undefined {
  const own = things.filter((each) => each.kind.name === name && !hides(each));
  const shown = make("div", list(own.slice(0, first).map(linkTo), Infinity));
  const more = make("button", { type: "button" }, `show all ${String(own.length)}`);
  more.addEventListener("click", () => {
    shown.replaceChildren(list(own.map(linkTo), Infinity));
    more.remove();
  });
  const count = make("p", plural(own.length, "definition"));
  const isKnown = things.some(({ kind }) => kind.name === name);
  return isKnown ? article(name, count, shown, own.length > first && more) : undefined;
}

export function findingsPage({ site: { findings } }: Shown): HTMLElement {
  const said = [...groupBy(findings, ({ severity }) => severity)]
    .map(([severity, own]) => plural(own.length, severity))
    .join(", ");
  return article(
    "Findings",
    make("p", said === "" ? "None." : said),
    findings.map(({ severity, code: name, at, text }, index) =>
      make(
        "details",
        { open: index < 30, class: severity },
        make("summary", make("b", severity), ` ${name} `, code(at)),
        make("pre", { tabindex: 0 }, text),
      ),
    ),
  );
}

export function auditPage({ site: { audit }, things }: Shown): HTMLElement {
  const groups = groupBy(audit.entries, ([rule]) => rule);
  return article(
    "Audit",
    make("p", "What is well formed and may still be wrong."),
    groups.size === 0 && make("p", "Nothing was found."),
    [...groups].map(([rule, own]) => {
      const items = own.map(([, number, at, detail]): Part => {
        const thing = things[number];
        return [thing && linkTo(thing), " ", make("small", at), detail !== "" && ` ${detail}`];
      });
      const title = `${audit.rules[rule] ?? rule} (${String(own.length)})`;
      return section(rule, title, list(items, Infinity));
    }),
    make("h2", "What this takes for granted"),
    list(audit.assumed, Infinity),
  );
}

export function changesPage(content: Shown): HTMLElement {
  const part = (id: string, title: string, items: readonly Part[]): Part =>
    section(id, `${title} (${String(items.length)})`, list(items, Infinity));
  return article(
    "Changes",
    content.site.changes.map(({ since, added, gone, changed }) => {
      const lost = gone.map(([kind, id, now]): Part => {
        return [kind, " ", code(id), now !== undefined && [" is now ", code(now)]];
      });
      const edited = changed.map(({ thing, members }): Part => {
        return [content.all([thing]).map(linkTo), changeList(members)];
      });
      return [
        make("h2", `Since ${since}`),
        part("added", "Added", content.all(added).map(linkTo)),
        part("gone", "Gone", lost),
        part("changed", "Changed", edited),
      ];
    }),
  );
}
