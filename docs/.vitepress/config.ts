/** The site: these pages as they are, with search, light and dark, and no tracking. `npm run docs` builds it. */
import { readdirSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type DefaultTheme, type UserConfig } from "vitepress";
import { drawFlowchart } from "./picture.ts";
import { indexOptions, searchOptions, sectionsOf, slugify } from "./search.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

const page = (text: string, link: string): DefaultTheme.SidebarItem => ({ text, link });
const group = (text: string, items: DefaultTheme.SidebarItem[]): DefaultTheme.SidebarItem => ({
  text,
  items,
  collapsed: items.length > 30,
});
const pagesIn = (folder: string): DefaultTheme.SidebarItem[] =>
  readdirSync(new URL(`../${folder}/`, import.meta.url))
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .sort()
    .map((name) => page(name.replace(/\.md$/u, ""), `/${folder}/${name.replace(/\.md$/u, "")}`));

const style = [
  // Markdown has no table without a head, so that some have one with nothing in it.
  ".vp-doc thead:not(:has(th:not(:empty))) { display: none; }",
  // Names in first cells are not broken at their hyphens.
  ".vp-doc td:first-child code { white-space: nowrap; }",
  // Nor are short ones in the text, such as options.
  ".vp-doc .short { white-space: nowrap; }",
  // Pictures have the colours of the text, by day and by night.
  ".picture svg { max-width: 100%; height: auto; }",
  ".picture :is(path, polygon) { stroke: currentColor; }",
  ".picture :is(.edge polygon, text) { fill: currentColor; }",
  ".picture text { font-family: var(--vp-font-family-base); }",
].join("\n");

const base = process.env["DOCS_BASE"] ?? "/";

/** The page that an environment of the renderer is about. */
function pathIn(environment: unknown): unknown {
  return typeof environment === "object" && environment !== null && "relativePath" in environment
    ? environment.relativePath
    : undefined;
}

/** The address of the playground holds the content. */
function playgroundLink(content: string): string {
  const held = Buffer.from(content.trimEnd()).toString("base64url");
  return `<p><a href="${base}playground.html#${held}" target="_self">Open in the playground</a></p>`;
}

const config: UserConfig<DefaultTheme.Config> = defineConfig({
  title: "defwright",
  description: "Game-content definition JSON becomes typed TypeScript modules.",
  rewrites: { "README.md": "index.md", ":folder/README.md": ":folder/index.md" },
  base,
  buildEnd: async ({ outDir }) => {
    const { playgroundPage } = await import("../../generator/explore/playground-page.ts");
    writeFileSync(join(outDir, "playground.html"), await playgroundPage());
  },
  // The index of the search, loaded when somebody searches.
  vite: { build: { chunkSizeWarningLimit: 1000 } },
  markdown: {
    // Fragments as GitHub makes them, which a test checks.
    anchor: { slugify },
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    languageAlias: { ninja: "make", starlark: "python" },
    config: (markdown) => {
      const { fence, code_inline: inline } = markdown.renderer.rules;
      markdown.renderer.rules.code_inline = (tokens, index, ...rest) => {
        const token = tokens[index];
        if (token && token.content.length <= 30) token.attrJoin("class", "short");
        return inline?.(tokens, index, ...rest) ?? "";
      };
      markdown.renderer.rules.fence = (tokens, index, ...rest) => {
        const { info = "", content = "" } = tokens[index] ?? {};
        const shown = fence?.(tokens, index, ...rest) ?? "";
        const isRecipe = info === "json" && pathIn(rest[1]) === "guide/cookbook.md";
        if (info !== "mermaid") return isRecipe ? `${shown}${playgroundLink(content)}` : shown;
        return `<div class="picture">${drawFlowchart(content)}</div>`;
      };
    },
  },
  head: [
    ["style", {}, style],
    // Without one, browsers ask for a picture that is not there.
    ["link", { rel: "icon", href: "data:," }],
  ],
  themeConfig: {
    search: {
      provider: "local",
      options: {
        // Sections are made of the source: examples of code are not searched.
        _render: (source) => source,
        miniSearch: {
          options: indexOptions,
          searchOptions,
          _splitIntoSections: (file, source) => {
            const path = relative(root, file).split(sep).join("/").slice(0, -".md".length);
            return sectionsOf(path, source);
          },
        },
      },
    },
    outline: [2, 3],
    nav: [
      { text: "Guide", link: "/guide/first-game" },
      { text: "Playground", link: "/playground.html", target: "_self" },
      { text: "Format", link: "/format/" },
      { text: "Runtime", link: "/runtime/" },
      { text: "Reference", link: "/reference/command-line" },
      { text: "Diagnostics", link: "/diagnostics/" },
    ],
    sidebar: [
      group("Guide", [
        page("Your first game", "/guide/first-game"),
        page("Your first mod", "/guide/first-mod"),
        page("How packs change each other", "/guide/layering"),
        page("Cookbook", "/guide/cookbook"),
        page("A small game, whole", "/guide/small-game"),
        page("Packs, mods and dialects", "/guide/packs"),
        page("A real game's data", "/guide/real-data"),
        page("Your own kinds", "/guide/own-kinds"),
        page("Editors", "/editors"),
        page("Hot replacement", "/guide/watch"),
        page("Bundlers", "/guide/bundlers"),
        page("Build tools", "/guide/build-tools"),
        page("Content that players upload", "/guide/uploads"),
        page("Mods in the running game", "/guide/player-mods"),
        page("CI", "/guide/ci"),
        page("Findings", "/guide/findings"),
        page("Who set this, and what changed", "/guide/questions"),
        page("What content means", "/guide/audit"),
        page("The content as a page", "/guide/explore"),
        page("Records side by side", "/guide/tables"),
        page("Performance", "/guide/performance"),
        page("Releases and saved games", "/releases"),
        page("Translation", "/translation"),
      ]),
      group("Format", [page("The format, every member", "/format/"), ...pagesIn("format")]),
      group("Runtime", [
        page("The runtime", "/runtime/"),
        page("Every verb", "/runtime/verbs"),
        page("Open, close, pick, pry", "/runtime/verbs-doors"),
        page("Bash, cut, take down", "/runtime/verbs-breaking"),
        page("Harvest, grow, dig, seasons", "/runtime/verbs-plants"),
        page("Draw and light the map", "/runtime/verbs-looks"),
        page("Walk, store, rest", "/runtime/verbs-tiles"),
        page("Characters", "/runtime/verbs-characters"),
        page("Craft, take apart, learn", "/runtime/verbs-crafting"),
        page("Ids, tables, saves", "/runtime/verbs-saves"),
        page("Chance, languages, changes", "/runtime/verbs-playing"),
        page("Results", "/runtime/results"),
        page("Rule by rule", "/runtime/rules"),
      ]),
      group("Reference", [
        page("Command line", "/reference/command-line"),
        page("Every command", "/reference/commands"),
        page("Configuration", "/reference/configuration"),
        page("Schemas of your own kinds", "/reference/kinds"),
        page("Dialects and places", "/reference/dialects"),
        page("Use from scripts", "/reference/api"),
        page("Generated modules", "/reference/generated-code"),
        page("Flags, examine actions, units", "/reference/words"),
        page("Colours", "/reference/colours"),
        page("Where the specification is silent", "/reference/decisions"),
        page("Glossary", "/reference/glossary"),
        page("Figures", "/reference/figures"),
      ]),
      group("Diagnostics", [page("Every diagnostic", "/diagnostics/"), ...pagesIn("diagnostics")]),
      group("Contributing", [
        page("Architecture", "/architecture"),
        page("Adding a member", "/adding-a-member"),
        page("Adding a kind", "/adding-a-kind"),
        page("Adding a diagnostic", "/adding-a-diagnostic"),
        page("Adding a verb", "/adding-a-verb"),
        page("Adding a format of findings", "/adding-a-format"),
      ]),
    ],
  },
});

export default config;
