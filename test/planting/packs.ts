/** Mistakes in how packs are put together: their MOD_INFO, their order, their files, and the configuration. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compilePacks, loadSettings, type Diagnostic } from "../../generator/index.ts";
import type { Content } from "./grounds.ts";

export interface PackMistake {
  readonly name: string;
  readonly about: string;
  /** Changes the folder of a content; what it changes is put back by name. */
  readonly plant: (folder: PackFolder) => void;
  readonly was?: readonly string[];
}

/** A folder of packs whose files are put back as they were. */
export interface PackFolder {
  readonly packs: readonly string[];
  readonly read: (path: string) => string;
  readonly write: (path: string, content: string | Buffer | undefined) => void;
  readonly rename: (from: string, to: string) => void;
  readonly configure: (configuration: object) => void;
}

/** What is found in the folder with the mistake, or that it cannot be read at all. */
export async function judgePacks(
  content: Content,
  mistake: PackMistake,
): Promise<readonly Diagnostic[]> {
  const { folder } = content;
  const before = new Map<string, Buffer | undefined>();
  const keep = (path: string): void => {
    if (before.has(path)) return;
    try {
      before.set(path, readFileSync(join(folder, path)));
    } catch {
      before.set(path, undefined);
    }
  };
  const write: PackFolder["write"] = (path, text) => {
    keep(path);
    if (text === undefined) rmSync(join(folder, path), { force: true });
    else {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  };
  const configuration = { packs: content.packs, dialect: content.dialect };
  try {
    mistake.plant({
      packs: content.packs,
      read: (path) => readFileSync(join(folder, path), "utf8"),
      write,
      rename: (from, to) => {
        keep(from);
        keep(to);
        renameSync(join(folder, from), join(folder, to));
      },
      configure: (more) => {
        write("defwright.config.json", JSON.stringify({ ...configuration, ...more }));
      },
    });
    const { settings, problems } = await loadSettings({ workingDirectory: folder });
    if (!settings) return problems;
    const keys = new Set(
      content.unplanted.diagnostics.map(({ code, message }) => `${code} ${message}`),
    );
    return compilePacks(settings, { emit: false }).diagnostics.filter(
      ({ code, message }) => !keys.has(`${code} ${message}`),
    );
  } finally {
    for (const [path, bytes] of before) {
      if (bytes === undefined) rmSync(join(folder, path), { force: true });
      else writeFileSync(join(folder, path), bytes);
    }
  }
}

const infoOf = (pack: string): string => `${pack}/modinfo.json`;

/** Changes the MOD_INFO of the last pack. */
function info(
  name: string,
  about: string,
  change: (info: Readonly<Record<string, unknown>>, packs: readonly string[]) => object,
  was?: readonly string[],
): PackMistake {
  return {
    name: `pack: ${name}`,
    about,
    plant: ({ packs, read, write }) => {
      const path = infoOf(packs.at(-1) ?? "");
      write(path, JSON.stringify([change(firstObject(read(path)), packs)]));
    },
    ...(was && { was }),
  };
}

function firstObject(text: string): Readonly<Record<string, unknown>> {
  const value = JSON.parse(text) as Readonly<Record<string, unknown>> | unknown[];
  return (Array.isArray(value) ? value[0] : value) as Readonly<Record<string, unknown>>;
}

function without(object: Readonly<Record<string, unknown>>, name: string): object {
  return Object.fromEntries(Object.entries(object).filter(([member]) => member !== name));
}

const configured = (
  name: string,
  about: string,
  more: (packs: readonly string[]) => object,
  was?: readonly string[],
): PackMistake => ({
  name: `configuration: ${name}`,
  about,
  plant: ({ packs, configure }) => {
    configure(more(packs));
  },
  ...(was && { was }),
});

/** A file of the pack that defines terrain to which another file refers. */
function fileThatOthersNeed({ sites, texts }: Content, pack: string): string {
  const needed = sites.byKind
    .get("terrain")
    ?.find(
      ({ file, name, isReplaced }) =>
        file.startsWith(`${pack}/`) &&
        !isReplaced &&
        [...texts].some(([path, text]) => path !== file && text.includes(`"${name}"`)),
    );
  if (!needed) throw new Error(`no file of "${pack}" defines what others need`);
  return needed.file;
}

/** @param content Content of several packs, the last of which depends on the first. */
export function packMistakes(content: Content): readonly PackMistake[] {
  const [first = "", last = ""] = [content.packs[0], content.packs.at(-1)];
  const file = fileThatOthersNeed(content, first);
  const coreId = String(
    firstObject(readFileSync(join(content.folder, infoOf(first)), "utf8"))["id"],
  );
  return [
    info(
      "misspelt dependency",
      "a letter of the dependency is missing",
      (mod) => ({ ...mod, dependencies: [coreId.slice(0, -1)] }),
      [coreId],
    ),
    info("dependency that nothing defines", "dependency zq_vhwb", (mod) => ({
      ...mod,
      dependencies: [coreId, "zq_vhwb"],
    })),
    info("depends on itself", "the id of the pack itself", (mod) => ({
      ...mod,
      dependencies: [coreId, mod["id"]],
    })),
    info("misspelt dependency without a list", "dependencies is a text", (mod) => ({
      ...mod,
      dependencies: coreId.slice(0, -1),
    })),
    info("dependencies as objects", "dependencies are objects", (mod) => ({
      ...mod,
      dependencies: [{ id: coreId }],
    })),
    info(
      "misspelt dependencies",
      "dependancies",
      (mod) => ({ ...without(mod, "dependencies"), dependancies: [coreId] }),
      ["dependencies"],
    ),
    info(
      "dependency in the singular",
      "dependency",
      (mod) => ({ ...without(mod, "dependencies"), dependency: [coreId] }),
      ["dependencies"],
    ),
    info("without id", "no id", (mod) => without(mod, "id"), ["id"]),
    info("misspelt type", "type MOD_INFOO", (mod) => ({ ...mod, type: "MOD_INFOO" }), ["MOD_INFO"]),
    info("type in lower case", "type mod_info", (mod) => ({ ...mod, type: "mod_info" }), [
      "MOD_INFO",
    ]),
    info("path that leads nowhere", "path data/none", (mod) => ({ ...mod, path: "data/none" })),
    info("id of another pack", "the id of the core", (mod) => ({
      ...mod,
      id: coreId,
      dependencies: [],
    })),
    {
      name: "pack: dependencies in a circle",
      about: "the core depends on the last pack",
      plant: ({ read, write }) => {
        const [core, mod] = [firstObject(read(infoOf(first))), firstObject(read(infoOf(last)))];
        write(infoOf(first), JSON.stringify([{ ...core, dependencies: [mod["id"]] }]));
      },
    },
    configured("packs in the wrong order", "the last pack first", (packs) => ({
      packs: [...packs].reverse(),
    })),
    configured("first pack missing", "without the core", (packs) => ({ packs: packs.slice(1) })),
    configured(
      "misspelt pack",
      "a letter of the directory is missing",
      (packs) => ({ packs: [first.slice(0, -1), ...packs.slice(1)] }),
      [first],
    ),
    configured("pack twice", "the core twice", (packs) => ({ packs: [first, ...packs] })),
    configured("misspelt dialect", "dialect spce", () => ({ dialect: "spce" }), ["spec"]),
    configured("misspelt member", "pakcs", (packs) => ({ packs: undefined, pakcs: packs }), [
      "packs",
    ]),
    configured("packs as a text", "packs is a text", () => ({ packs: first })),
    configured(
      "severity of a misspelt code",
      "unknown-refrence",
      () => ({ severity: { "unknown-refrence": "error" } }),
      ["unknown-reference"],
    ),
    configured("misspelt severity", "eror", () => ({ severity: { "unknown-member": "eror" } }), [
      "error",
    ]),
    configured("list of known ids that is not there", "known/none.json", () => ({
      known: { item: ["known/none.json"] },
    })),
    configured("misspelt kind of known ids", "known itm", () => ({ known: { itm: ["a"] } }), [
      "item",
    ]),
    configured("strict as a text", "strict is a text", () => ({ strict: "yes" })),
    configured("shape that does not exist", "shape small", () => ({ shape: "small" })),
    {
      name: "file: empty",
      about: `${file} is empty`,
      plant: ({ write }) => {
        write(file, "");
      },
    },
    {
      name: "file: removed",
      about: `no ${file}`,
      plant: ({ write }) => {
        write(file, undefined);
      },
    },
    {
      name: "file: without its extension",
      about: `${file} is called .txt`,
      plant: ({ rename }) => {
        rename(file, `${file}.txt`);
      },
    },
    {
      name: "file: copied",
      about: `a copy of ${file}`,
      plant: ({ read, write }) => {
        write(file.replace(/\.json$/u, "-copy.json"), read(file));
      },
    },
    {
      name: "file: not UTF-8",
      about: `${file} with a byte of Latin-1`,
      plant: ({ read, write }) => {
        write(file, Buffer.from(read(file).replace(/[aeiou](?=[a-z]*")/u, "\u00e9"), "latin1"));
      },
    },
    {
      name: "file: UTF-16",
      about: `${file} in UTF-16`,
      plant: ({ read, write }) => {
        write(file, Buffer.from(`\ufeff${read(file)}`, "utf16le"));
      },
    },
    {
      name: "file: list of definitions in an object",
      about: `{ "terrain": [...] } in ${file}`,
      plant: ({ read, write }) => {
        write(file, `{ "terrain": ${read(file)} }`);
      },
    },
    {
      name: "file: not a list",
      about: `only a number in ${file}`,
      plant: ({ write }) => {
        write(file, "5");
      },
    },
    {
      name: "file: entries that are no objects",
      about: `a text in ${file}`,
      plant: ({ read, write }) => {
        write(file, read(file).replace("[", '[ "t_floor",'));
      },
    },
  ];
}
