/** Asks what members are in the end, and compares with what the JSON of all packs comes to. */
import { parse, parseTree } from "jsonc-parser";
import type { Random } from "../search/random.ts";
import type { Answers } from "./ask-places.ts";
import type { Authored, Content } from "./oracle/content.ts";
import { memberOf, membersOf } from "./oracle/paths.ts";
import { Resolved } from "./oracle/resolve.ts";
import { millilitres, moves } from "./oracle/units.ts";
import { positionAt } from "./places.ts";
import { uriOf, type Position, type Server } from "./server.ts";

/** Members of §2 with one value each, and lists of words; by kind. */
const tile = [
  ...["name", "symbol", "color", "flags", "connects_to", "looks_like", "comfort", "open", "close"],
  ...[
    "floor_bedding_warmth",
    "bonus_fire_warmth_feet",
    "max_volume",
    "light_emitted",
    "examine_action",
  ],
  ...["description", "coverage"],
];
const craft = [
  ...[
    "result",
    "id_suffix",
    "category",
    "subcategory",
    "difficulty",
    "time",
    "skill_used",
    "reversible",
  ],
  ...["charges", "result_mult", "contained", "container", "flags", "delete_flags"],
  ...["never_learn", "construction_blueprint"],
];
const checked: ReadonlyMap<string, readonly string[]> = new Map([
  ["terrain", [...tile, "move_cost", "trap", "transforms_into", "roof"]],
  ["furniture", [...tile, "move_cost_mod", "required_str", "crafting_pseudo_item"]],
  ["profession", ["name", "description", "points", "flags", "traits", "vehicle"]],
  ["recipe", craft],
  ["uncraft", craft],
]);
/** The strengths and sounds of §2.7. */
const bash = [
  "str_min",
  "str_max",
  "str_min_supported",
  "sound",
  "sound_fail",
  "sound_vol",
  "ter_set",
  "furn_set",
];

interface Place {
  readonly object: Authored;
  /** Of the member; of one that is only inherited, the whole resolved definition says what it is. */
  readonly path: readonly string[];
  readonly expected: unknown;
}

interface Hover {
  readonly contents: { readonly value: string };
}

/** What the command answers that shows a whole resolved definition. */
interface Whole {
  readonly text: string;
}

export async function askHovers(
  server: Server,
  content: Content,
  { count, random }: { readonly count: number; readonly random: Random },
): Promise<Answers> {
  const places = samplesOf(content, count, random);
  const wrong: string[] = [];
  for (const { object, path, expected } of places) {
    const { file, node, kind, ids } = object;
    let token = parseTree(file.text.slice(node.start, node.end));
    for (const name of path.slice(0, -1)) token = token && memberOf(token, name);
    const members = membersOf(token);
    const at =
      members.find(({ name }) => name === path.at(-1))?.nameToken ??
      members.find(({ name }) => name === "id" || name === "result")?.value;
    const position = positionAt(file.text, node.start + (at?.offset ?? 0) + 1);
    await server.open(file.path, file.text);
    const isWritten = path.length > 1 || (path[0] ?? "") in object.value;
    const said = isWritten
      ? valueIn(await server.at<Hover | null>("hover", file.path, position), path)
      : memberIn(await server.ask<Whole | null>(...wholeAt(file.path, position)), path);
    await server.close(file.path);
    // An empty text is none.
    if (said === undefined ? expected === "" : isSame(said, forms(path, expected))) continue;
    const where = `${file.path}:${String(position.line + 1)}:${String(position.character + 1)}`;
    wrong.push(
      `hover on ${path.join(".")} of ${kind} "${ids[0] ?? ""}" at ${where}: ` +
        `${said ?? "no value"} instead of ${JSON.stringify(expected)}`,
    );
  }
  return { asked: places.length, wrong };
}

/** As many places of each member as of any other. */
function samplesOf(content: Content, count: number, random: Random): readonly Place[] {
  const resolved = new Resolved(content);
  const groups = new Map<string, Place[]>();
  const add = (object: Authored, path: readonly string[], expected: unknown): void => {
    const layers = resolved.layers(object.kind, object.ids[0] ?? "").length;
    const sort = "copy-from" in object.value ? "child" : layers > 1 ? "layered" : "alone";
    const key = `${object.kind} ${path.join(".")} ${sort} ${String((path[0] ?? "") in object.value)}`;
    groups.set(key, [...(groups.get(key) ?? []), { object, path, expected }]);
  };
  for (const object of random.sample(content.authored, Math.max(3000, count * 10))) {
    const [id] = object.ids;
    const value = id === undefined || object.isTemplate ? undefined : resolved.of(object.kind, id);
    const last = resolved.layers(object.kind, id ?? "").at(-1);
    // An obsolete recipe has nothing but its id.
    if (!value || last?.value["obsolete"] === true || object.value["obsolete"] === true) continue;
    for (const name of checked.get(object.kind) ?? []) {
      const isInherited = object === last && isTile(object) && "id" in object.value;
      if (name in value && (name in object.value || isInherited)) add(object, [name], value[name]);
    }
    const part = value["bash"];
    if (object !== last || "copy-from" in object.value || typeof part !== "object" || part === null)
      continue;
    for (const [name, inner] of Object.entries(part))
      if (bash.includes(name)) add(object, ["bash", name], inner);
  }
  const lists = [...groups.values()];
  const found = new Set<Place>();
  const most = Math.min(
    count,
    lists.reduce((sum, { length }) => sum + length, 0),
  );
  while (found.size < most) {
    const place = random.pick(random.pick(lists) ?? []);
    if (place) found.add(place);
  }
  return [...found];
}

function isTile({ kind }: Authored): boolean {
  return kind === "terrain" || kind === "furniture";
}

/** The value that a hover says a member has, as JSON. */
function valueIn(hover: Hover | null, path: readonly string[]): string | undefined {
  const name = path.join(String.raw`\.`);
  const said = new RegExp(`\`${name}(?:_[a-z]+)?\` is (\`+)(.*?)\\1:`, "su");
  return said.exec(hover?.contents.value ?? "")?.[2]?.trim();
}

function wholeAt(path: string, position: Position): readonly [method: string, parameters: object] {
  const command = "defwright.resolved";
  return ["workspace/executeCommand", { command, arguments: [uriOf(path), position] }];
}

/** The value of a member, whose name a record may end with its unit. */
function memberIn(whole: Whole | null, [name = ""]: readonly string[]): string | undefined {
  const record = parse(whole?.text ?? "{}") as Readonly<Record<string, unknown>>;
  const [, value] =
    Object.entries(record).find(([each]) => each === name || each.startsWith(`${name}_`)) ?? [];
  return value === undefined ? value : JSON.stringify(value);
}

/** How a value may be shown: as it is written, or as a record has it. */
function forms(path: readonly string[], value: unknown): readonly unknown[] {
  const name = path.at(-1) ?? "";
  if (name === "symbol" || name === "color") {
    const list = [value].flat();
    return [value, list.length === 1 ? [list[0], list[0], list[0], list[0]] : list];
  }
  if (
    name === "flags" ||
    name === "traits" ||
    name === "crafting_pseudo_item" ||
    name === "delete_flags"
  )
    return [value, [...new Set([value].flat())]];
  if (name === "name" && typeof value === "string") return [value, { male: value, female: value }];
  if (name === "max_volume") return [value, millilitres(value)];
  if (name === "time") return [value, moves(value)];
  // A record says that it can be taken apart; how long that takes is said of the uncraft.
  if (name === "reversible") return [value, value !== false];
  if (name === "examine_action") return [value, (value as { readonly type?: string }).type];
  if (typeof value === "object" && value !== null) {
    const { str, str_sp: same } = value as { readonly str?: string; readonly str_sp?: string };
    return [value, str ?? same];
  }
  return [value];
}

/** Hovers cut long values off. */
function isSame(said: string, forms: readonly unknown[]): boolean {
  return forms.some((form) => {
    const text = JSON.stringify(form);
    return said.endsWith("…") ? text.startsWith(said.slice(0, -1)) : said === text;
  });
}
