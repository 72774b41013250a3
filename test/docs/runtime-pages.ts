/** Builds the pages of verbs and `results.md` in `docs/runtime`, of docstrings whose examples a test runs. */
import { sourcesIn, textOf } from "../architecture/imports.ts";
import { examplesOfRuntime } from "../runtime/examples.ts";
import { paragraphs } from "../../generator/explain/markdown.ts";

/** Folders of the runtime, in the order of the page of results. */
const groups: Readonly<Record<string, string>> = {
  tiles: "Furniture and terrain",
  items: "Item groups",
  character: "Characters",
  crafting: "Crafting and taking apart",
  learning: "Learning recipes",
  ids: "Ids",
  numbers: "Chance",
  tables: "Tables, look-ups and saves",
  texts: "Texts in other languages",
  hot: "Content that changes while the game runs",
};

/** The pages of verbs, by task: the files that each is about, or else folders. The first page that fits is taken. */
const tasks: readonly (readonly [name: string, title: string, of: RegExp])[] = [
  ["doors", "Open, close, pick, pry", /^tiles\/(?:open|close|hinge|lockpick|pry)/u],
  ["breaking", "Bash, cut, take down", /^tiles\/(?:bash|destroy|cutting|deconstruct|tents)/u],
  ["plants", "Harvest, grow, dig, seasons", /^tiles\/(?:harvest|reversion|plants|digging|season)/u],
  ["looks", "Draw and light the map", /^tiles\/(?:look|connections|light)/u],
  ["tiles", "Walk, store, rest; what is where", /^tiles\//u],
  ["characters", "Characters, and what they start with", /^(?:character|items)\//u],
  ["crafting", "Craft, take apart, learn recipes", /^(?:crafting|learning)\//u],
  ["saves", "Ids, tables, saves", /^(?:ids|tables)\//u],
  ["playing", "Chance, languages, content that changes", /^/u],
];

interface Exported {
  readonly name: string;
  readonly file: string;
  /** The docstring without its stars. */
  readonly text: string;
  readonly declaration: string;
}

const documented =
  /\/\*\*(?<text>(?:(?!\*\/)[\s\S])*)\*\/\s*export (?<sort>function|type|interface) (?<name>\w+)/gu;

function exportsOf(sorts: readonly string[]): Exported[] {
  return sourcesIn("runtime").flatMap((path) => {
    const source = textOf(path);
    return [...source.matchAll(documented)].flatMap(({ index, 0: whole, groups: found = {} }) => {
      const { text = "", sort = "", name = "" } = found;
      if (!sorts.includes(sort)) return [];
      const start = index + whole.lastIndexOf(`export ${sort} ${name}`);
      const file = path.slice("runtime/".length);
      return [{ name, file, text: plain(text), declaration: declared(source.slice(start), sort) }];
    });
  });
}

function plain(text: string): string {
  return text
    .replaceAll(/^ *\* ?/gmu, "")
    .replaceAll(/\{@link (\w+)\}/gu, "`$1`")
    .trim();
}

/** Returns the declaration: a function without its body, a type or an interface in full. */
function declared(source: string, sort: string): string {
  const end = {
    function: /^(?:[)>]|export).*(?:;| \{)$/mu,
    type: /;\n(?=\n|$|\/\*\*|export)/u,
    interface: /\{\}|^\}$/mu,
  };
  const found = end[sort as keyof typeof end].exec(source);
  const whole = source.slice(0, found ? found.index + found[0].length : undefined).trimEnd();
  return sort === "function" ? whole.replace(/ \{$|;$/u, "") : whole;
}

/** Returns the names that `defwright/runtime` exports. */
function publicNames(): ReadonlySet<string> {
  const text = textOf("runtime/index.ts");
  return new Set(
    [...text.matchAll(/export (?:type )?\{([^}]*)\}/gu)].flatMap(([, names = ""]) =>
      names.split(",").map((name) => name.replace(/^\s*type /u, "").trim()),
    ),
  );
}

/** Returns the path and the text of each page of verbs: one for each task, and the list of all. */
export function verbsPages(): ReadonlyMap<string, string> {
  const given = publicNames();
  const functions = exportsOf(["function"]).filter(({ name }) => given.has(name));
  const pageOf = (file: string): string => tasks.find(([, , of]) => of.test(file))?.[0] ?? "";
  const examples = examplesOfRuntime();
  const results = new Set(resultTypes().map(({ name }) => name));
  const own = (task: string): Exported[] => functions.filter(({ file }) => pageOf(file) === task);
  const list = tasks.map(([task, title]) => {
    const names = own(task).map(({ name }) => `[${name}](verbs-${task}.md#${name.toLowerCase()})`);
    return `- **[${title}](verbs-${task}.md)**: ${names.join(", ")}`;
  });
  return new Map([
    [
      "docs/runtime/verbs.md",
      paragraphs(
        "# Every verb",
        'Every function that `import … from "defwright/runtime"` provides, by task. Each example on these pages is compiled and run by `test/runtime/examples.test.ts`; after `// =>` follows the value of the expression. [Results](results.md) describes the types that verbs return.',
        list.join("\n"),
      ),
    ],
    ...tasks.map(([task, title]): [string, string] => [
      `docs/runtime/verbs-${task}.md`,
      paragraphs(
        `# ${title}`,
        ...own(task).flatMap(({ name, text, declaration }) => [
          `## ${name}`,
          ...describe(text),
          fenced(declaration),
          ...resultLine(declaration, results),
          ...examples.filter(({ of }) => of === name).map(({ code }) => fenced(code)),
        ]),
      ),
    ]),
  ]);
}

function resultLine(declaration: string, results: ReadonlySet<string>): string[] {
  const answer = declaration.slice(declaration.lastIndexOf("):"));
  const named = [...new Set(answer.match(/\b[A-Z]\w+/gu) ?? [])].filter((each) =>
    results.has(each),
  );
  const links = named.map((each) => `[\`${each}\`](results.md#${each.toLowerCase()})`);
  return links.length > 0 ? [`Returns ${links.join(", ")}.`] : [];
}

/** Returns the result types of verbs, and the types that they contain. */
function resultTypes(): Exported[] {
  const types = exportsOf(["type", "interface"]);
  const named = new Map(types.map((each) => [each.name, each]));
  const ends = new Set(types.filter(({ declaration }) => declaration.includes("readonly ok: ")));
  // A type that is built from a result type is a result type as well.
  for (let before = -1; before < ends.size;) {
    before = ends.size;
    for (const each of types) {
      if (namesIn(each).some((name) => ends.has(named.get(name)!))) ends.add(each);
    }
  }
  const given = publicNames();
  const found = new Set(
    types.filter(
      (each) => given.has(each.name) && (ends.has(each) || each.name.endsWith("Result")),
    ),
  );
  // The types that they contain are included, directly or indirectly.
  for (const each of found) {
    for (const name of namesIn(each)) {
      const part = named.get(name);
      if (part && !notTold.test(name)) found.add(part);
    }
  }
  return [...found];
}

/** Returns the names of other types in a declaration. */
function namesIn({ name, declaration }: Exported): string[] {
  return (declaration.match(/\b[A-Z]\w+/gu) ?? []).filter((each) => each !== name);
}

/** The types that most verbs of the map return, in the order of the page. */
const shared = ["Change", "Refusal", "Failure", "Happenings", "MapObject", "Sound"];

/** Helper types, which say nothing about results. */
const notTold = /^(?:Branded|KindOf|Known)$/u;

export function resultsPage(): string {
  return paragraphs(
    "# Results",
    "No verb throws for a game situation, and none changes anything: a verb returns data, and the game applies it. `ok` tells whether the action succeeded. If it did not, `reason` tells why, as one of the words that its type lists. If something on the map was attempted, successfully or not, the result has `messages`, `sounds`, `items` and `duration_seconds`.",
    "A single function can apply everything that happens on the map. This is the one in `test/client`:",
    "<!-- client game.ts apply -->\n<!-- /client -->",
    ...resultSections().flatMap(([title, types]) => [
      `## ${title}`,
      ...types.flatMap(({ name, text, declaration }) => [
        `### ${name}`,
        ...describe(text),
        fenced(declaration),
      ]),
    ]),
  );
}

function resultSections(): [title: string, types: readonly Exported[]][] {
  const types = resultTypes().sort(
    (a, b) => shared.indexOf(a.name) - shared.indexOf(b.name) || (a.name < b.name ? -1 : 1),
  );
  const isShared = ({ name }: Exported): boolean => shared.includes(name);
  const sections = Object.entries(groups).map(([folder, title]): [string, readonly Exported[]] => [
    title,
    types.filter((each) => !isShared(each) && each.file.startsWith(`${folder}/`)),
  ]);
  const all: typeof sections = [
    ["Types that several verbs share", types.filter(isShared)],
    ...sections,
  ];
  return all.filter(([, list]) => list.length > 0);
}

/** Returns the text, followed by a list of its parameters, results and errors. */
function describe(text: string): string[] {
  const [about = "", ...tags] = text.split(/^@(?=\w)/mu);
  const lines = tags.flatMap((tag) => {
    const [, word = "", rest = ""] = /^(\w+)\s+([\s\S]*)$/u.exec(tag.trim()) ?? [];
    const line = prose(rest.replaceAll(/\s+/gu, " ").trim());
    if (word === "param") return [`- ${line.replace(/^([\w.]+)\s*/u, "`$1`: ")}`];
    if (word === "returns")
      return [`- returns ${line.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}`];
    return word === "throws" ? [`- throws ${line}`] : [];
  });
  return [prose(about.trim()), ...(lines.length > 0 ? [lines.join("\n")] : [])];
}

/** Links § numbers to the format reference, and escapes `<…>` so that it is not read as HTML. */
function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/u)
    .map((part) =>
      part.startsWith("`")
        ? part
        : part
            .replaceAll(/[<>*{}]/gu, "\\$&")
            .replaceAll(/§(\d+(?:\.\d+)?)/gu, "[§$1](../format/README.md#s$1)"),
    )
    .join("");
}

function fenced(code: string): string {
  return `\`\`\`ts\n${code}\n\`\`\``;
}
