/**
 * What the JSON of a game says, read without the compiler: which object defines which id, and where ids stand. The
 * law is the specification; what a dialect adds as data, the places and the types that define ids, is read as data.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseTree, type Node } from "jsonc-parser";
import { root } from "../../root.ts";
import { kindTables, otherTables } from "./kinds.ts";
import { memberOf, membersOf, Places, stringsOf, type PathTable } from "./paths.ts";

export interface Mention {
  readonly kind: string;
  /** Kinds whose ids may stand there. */
  readonly among: readonly string[];
  readonly id: string;
  readonly file: SourceText;
  /** Of the token, with its quotes. */
  readonly start: number;
  readonly end: number;
  /** `alias` gives a definition a further id, `template` names one that nothing but copies may refer to. */
  readonly role: "defines" | "alias" | "template" | "refers" | "copies";
  /** Path of members, such as `terrain bash.ter_set`. */
  readonly where: string;
}

export interface SourceText {
  readonly path: string;
  /** Index of the pack in load order. */
  readonly pack: number;
  text: string;
}

/** An object of a kind of the specification, as it is written. */
export interface Authored {
  readonly kind: string;
  /** One for each id; of a template its name. */
  readonly ids: readonly string[];
  readonly isTemplate: boolean;
  readonly file: SourceText;
  readonly node: { readonly start: number; readonly end: number };
  readonly value: Readonly<Record<string, unknown>>;
}

interface DialectData {
  readonly extends?: string;
  readonly places?: Readonly<Record<string, PathTable>>;
  readonly defines?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly built_in?: Readonly<Record<string, readonly string[]>>;
}

/** From the one that all others extend to the one that is meant. */
function dialectChain(name: string): readonly DialectData[] {
  const file = join(root, `generator/dialects/${name}.json`);
  const data = JSON.parse(readFileSync(file, "utf8")) as DialectData;
  return [...(data.extends === undefined ? [] : dialectChain(data.extends)), data];
}

const prefixes: ReadonlyMap<string, string> = new Map([
  ["terrain", "t_"],
  ["furniture", "f_"],
]);

export class Content {
  readonly dialect: string;
  readonly files: SourceText[] = [];
  readonly authored: Authored[] = [];
  mentions: Mention[] = [];
  readonly builtIn: Map<string, ReadonlySet<string>> = new Map<string, ReadonlySet<string>>([
    ["terrain", new Set(["t_null"])],
    ["furniture", new Set(["f_null"])],
  ]);
  readonly #places = new Places();
  readonly #defines = new Map<string, readonly (readonly [member: string, kind: string])[]>();

  /** @param packs Folders, in load order. */
  constructor(dialect: string, packs: readonly string[]) {
    this.dialect = dialect;
    for (const [type, table] of [...kindTables, ...otherTables]) this.#places.add(type, table);
    for (const { places = {}, defines = {}, built_in: builtIn = {} } of dialectChain(dialect)) {
      for (const [type, table] of Object.entries(places)) this.#places.add(type, table);
      for (const [type, members] of Object.entries(defines))
        this.#defines.set(type, Object.entries(members));
      for (const [kind, ids] of Object.entries(builtIn))
        this.builtIn.set(kind, new Set([...(this.builtIn.get(kind) ?? []), ...ids]));
    }
    for (const [pack, folder] of packs.entries()) {
      for (const path of filesBelow(folder))
        this.files.push({ path, pack, text: readFileSync(path, "utf8") });
    }
    for (const file of this.files) {
      const { mentions, authored } = this.read(file);
      this.mentions.push(...mentions);
      this.authored.push(...authored);
    }
    const known = knownIds(this.mentions, this.builtIn);
    this.mentions = this.mentions.map((mention) => settled(mention, known));
  }

  /** What a text says by itself; `look` is the kind of a `looks_like` until all ids are known. */
  read(file: SourceText): { readonly mentions: Mention[]; readonly authored: Authored[] } {
    const tree = parseTree(file.text);
    const mentions: Mention[] = [];
    const authored: Authored[] = [];
    for (const object of tree?.type === "array" ? (tree.children ?? []) : tree ? [tree] : []) {
      const type: unknown = object.type === "object" ? memberOf(object, "type")?.value : undefined;
      if (typeof type !== "string") continue;
      const note: Note = (kind, token, role, { id = String(token.value), among = [kind] } = {}) => {
        const [start, end] = [token.offset, token.offset + token.length];
        mentions.push({
          kind,
          among,
          id,
          file,
          start,
          end,
          role,
          where: `${type} ${pathOf(token)}`,
        });
      };
      if (kindTables.has(type)) {
        const own = this.#readOwn(type, object, note);
        const node = { start: object.offset, end: object.offset + object.length };
        const value = JSON.parse(file.text.slice(node.start, node.end)) as Authored["value"];
        authored.push({ kind: type, ...own, file, node, value });
        this.#findIn(type, object, note, typeof value["category"] === "string" ? value : {});
      } else {
        for (const [member, kind] of this.#defines.get(type) ?? [])
          for (const token of stringsOf(memberOf(object, member))) note(kind, token, "defines");
        this.#findIn(type, object, note, {});
      }
    }
    return { mentions, authored };
  }

  #findIn(type: string, object: Node, note: Note, recipe: Authored["value"]): void {
    const isCamp = recipe["category"] === "CC_BUILDING" || "construction_blueprint" in recipe;
    const found = (kinds: readonly string[], token: Node): void => {
      const kind = kindOf(kinds, String(token.value));
      if (kind === "result") note(isCamp ? "camp" : "item", token, "refers");
      else if (kind !== undefined) note(kind, token, "refers", { among: kinds });
    };
    this.#places.find(type, object, found);
    if (!kindTables.has(type)) return;
    for (const { name, value } of membersOf(object)) {
      if (name === "extend" || name === "delete") this.#places.find(type, value, found);
    }
  }

  /** The ids that an object of a kind of the specification has. */
  #readOwn(kind: string, object: Node, note: Note): Pick<Authored, "ids" | "isTemplate"> {
    const parent = memberOf(object, "copy-from");
    if (parent?.type === "string") note(kind, parent, "copies");
    for (const token of stringsOf(memberOf(object, "alias"))) note(kind, token, "alias");
    const name = memberOf(object, "abstract");
    if (name?.type === "string") {
      note(kind, name, "template");
      return { ids: [String(name.value)], isTemplate: true };
    }
    const isCraft = kind === "recipe" || kind === "uncraft";
    const result = isCraft ? memberOf(object, "result") : undefined;
    if (result?.type === "string") {
      const id = this.#craftId(kind, object, String(result.value));
      note(kind, result, "defines", { id });
      return { ids: [id], isTemplate: false };
    }
    const tokens = stringsOf(memberOf(object, "id") ?? memberOf(object, "ident"));
    if (isCraft) return { ids: [], isTemplate: false };
    for (const token of tokens) note(kind, token, "defines");
    return { ids: tokens.map(({ value }) => String(value)), isTemplate: false };
  }

  /** §2.10; games write `_` before what follows the result, and their uncrafts have no suffix. */
  #craftId(kind: string, object: Node, result: string): string {
    if (kind === "uncraft" && this.dialect !== "spec") return result;
    const members = this.dialect === "dda" ? ["variant", "id_suffix"] : ["id_suffix"];
    const more = members
      .map((member): unknown => memberOf(object, member)?.value)
      .filter((value) => typeof value === "string" && value !== "");
    return [result, ...more].join(this.dialect === "spec" ? "" : "_");
  }
}

type Note = (
  kind: string,
  token: Node,
  role: Mention["role"],
  more?: Partial<Pick<Mention, "id" | "among">>,
) => void;

/** Of several kinds that whose prefix the id has, else the one without a prefix. */
function kindOf(kinds: readonly string[], id: string): string | undefined {
  if (kinds.length === 1) return kinds[0];
  const own = kinds.find((kind) => id.startsWith(prefixes.get(kind) ?? "\0"));
  const kind = own ?? kinds.find((each) => !prefixes.has(each));
  return kind === "any" ? undefined : kind;
}

/** What `looks_like` names may be of several kinds; the first that has the id counts, its own before others. */
function settled(mention: Mention, known: ReadonlyMap<string, ReadonlySet<string>>): Mention {
  if (mention.kind !== "look") return mention;
  const own = mention.where.startsWith("furniture") ? "furniture" : "terrain";
  const kinds = [own, "terrain", "furniture", "item", "trap", "monster"];
  const kind = kinds.find((each) => known.get(each)?.has(mention.id)) ?? own;
  return { ...mention, kind, among: kinds };
}

export function knownIds(
  mentions: readonly Mention[],
  builtIn: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map([...builtIn].map(([kind, ids]) => [kind, new Set(ids)]));
  for (const { kind, id, role } of mentions) {
    if (role !== "defines" && role !== "alias") continue;
    const ids = known.get(kind);
    if (ids) ids.add(id);
    else known.set(kind, new Set([id]));
  }
  return known;
}

function pathOf(token: Node): string {
  const names: string[] = [];
  for (let node: Node | undefined = token; node; node = node.parent) {
    const name: unknown = node.type === "property" ? node.children?.[0]?.value : undefined;
    if (typeof name === "string") names.unshift(name);
  }
  return names.join(".");
}

/** Files of a folder before those of its folders, by name (game facts 1.2). */
function filesBelow(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  const files = entries.filter((each) => each.isFile() && each.name.endsWith(".json"));
  const folders = entries.filter((each) => each.isDirectory());
  return [
    ...files.map(({ name }) => join(folder, name)),
    ...folders.flatMap(({ name }) => filesBelow(join(folder, name))),
  ];
}
