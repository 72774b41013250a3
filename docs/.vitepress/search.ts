/** The search of the site: what of each page is found, by which other words, and what counts more. */
import type { Options, SearchOptions } from "minisearch";

/** A heading, with the text below it. */
export interface Section {
  readonly anchor: string;
  /** The headings that it is under, and its own. */
  readonly titles: string[];
  readonly text: string;
}

/** What people look for, where a page calls it otherwise; by the page's path below `docs`. */
const words: Readonly<Record<string, string>> = {
  "guide/first-game": "start tutorial install begin quick",
  "guide/first-mod": "mod mods modding modinfo MOD_INFO tutorial designer",
  "guide/layering":
    "copy-from copy inherit inheritance parent override overrides extend delete relative proportional edit-mode abstract alias replace merge patch",
  "guide/packs": "mods pack dependencies load order",
  "guide/cookbook": "examples recipes howto door plant lock kit",
  "guide/own-kinds": "own kind custom kinds items monsters spells schema type",
  "guide/watch": "hot reload hmr live edit watch",
  "guide/bundlers": "webpack vite esbuild rollup rolldown plugin",
  "guide/build-tools": "monorepo turbo turborepo nx workspace make bazel",
  "guide/ci": "ci github actions gitlab continuous integration pipeline",
  "guide/findings": "warnings errors lint severity baseline suppress ignore",
  "guide/questions": "explain blame diff provenance why who conflicts",
  "guide/performance": "speed slow fast memory bundle size",
  "guide/real-data": "cataclysm dda bright nights existing content",
  "guide/player-mods": "player mods image link browser worker runtime modding",
  "guide/uploads": "upload user content server sandbox",
  releases: "save game saves savegame saved games rename id migration compatibility",
  translation: "i18n l10n translate translation localization localisation gettext po language",
  editors: "vscode autocomplete completion lsp intellisense rename",
  "diagnostics/README": "error code codes message messages warning",
  "runtime/verbs-crafting": "crafting craft craftable inventory disassembly uncraft",
  "runtime/verbs-characters": "starting items character profession kit",
  "runtime/verbs-plants": "seasons season harvest plant farming",
  "runtime/verbs-looks": "sprite sprites tileset picture glyph draw tiles",
  "reference/generated-code": "output modules types",
  "reference/words": "flags units actions",
  "reference/configuration": "config settings options defwright.config.json",
  "reference/command-line": "cli command terminal exit codes",
};

/** Members that every kind has; one guide explains them for all. */
const common = new Set(
  [
    "copy-from",
    "abstract",
    "extend",
    "delete",
    "relative",
    "proportional",
    "edit-mode",
    "alias",
  ].concat(...["type", "id", "override"]),
);

/** @param path of the page, below `docs`, without `.md` */
export function sectionsOf(path: string, source: string): Section[] {
  const titles: string[] = [];
  const seen = new Map<string, number>();
  return source
    .replaceAll(/<!--[^]*?-->/gu, "")
    .replaceAll(/^```(?:\w+)?\n[^]*?^```$/gmu, "")
    .split(/^(?=#{1,3} )/mu)
    .flatMap((part) => {
      const [, level = "", heading] = /^(#+) (.*)$/mu.exec(part) ?? [];
      if (heading === undefined) return [];
      const title = plain(heading);
      titles.splice(level.length - 1, titles.length, title);
      if (path.startsWith("format/") && common.has(title)) return [];
      const text = plain(part.slice(part.indexOf("\n") + 1));
      const slug = slugify(heading);
      const before = seen.get(slug) ?? 0;
      seen.set(slug, before + 1);
      const anchor = before === 0 ? slug : `${slug}-${String(before)}`;
      return [{ anchor, titles: titles.filter(Boolean), text }];
    });
}

function plain(markdown: string): string {
  return markdown
    .replaceAll(/\]\([^)]*\)|[[\]`*|\\]|^-+$/gmu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** Fragments of addresses as GitHub makes them. */
export function slugify(heading: string): string {
  return heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, "$1")
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
}

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly titles: readonly string[];
  readonly text: string;
}

export const indexOptions: Pick<Options<Entry>, "fields" | "storeFields" | "extractField"> = {
  fields: ["title", "titles", "text", "words"],
  storeFields: ["title", "titles"],
  // The words stand with the first heading of a page.
  extractField: (entry, field) => {
    if (field !== "words") return entry[field as keyof Entry] as string;
    const page = entry.id.replace(/(?:\.html)?(?:#.*)?$/u, "").replace(/^\//u, "");
    return entry.titles.length > 0 ? "" : (words[page.replace(/\/$/u, "/README")] ?? "");
  },
};

/** Sent to browsers as text, so that it may refer to nothing outside of it. */
export const searchOptions: SearchOptions = {
  prefix: true,
  fuzzy: 0.15,
  boost: { words: 8, title: 4, text: 1, titles: 1 },
  boostDocument: (id: string) => {
    if (/\/guide\/|\/(?:releases|translation|editors)\./u.test(id)) return 2;
    return /\/diagnostics\/[^#]+#|\/adding-|\/architecture|results/u.test(id) ? 0.5 : 1;
  },
};
