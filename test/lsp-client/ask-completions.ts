/** Types two letters of what an author wrote, and looks at what is offered. */
import type { Random } from "../search/random.ts";
import type { Answers } from "./ask-places.ts";
import { samplePlaces, told } from "./ask-places.ts";
import { knownIds, type Content, type Mention } from "./oracle/content.ts";
import { Ids } from "./oracle/ids.ts";
import { listedFlags } from "./oracle/listed-flags.ts";
import { positionAt } from "./places.ts";
import type { Server } from "./server.ts";

interface Item {
  readonly label: string;
  readonly sortText?: string;
  readonly textEdit?: { readonly newText: string };
}

export interface Completions extends Answers {
  /** Of those asked at which the word is offered, how often it is among the first ten. */
  readonly first: number;
  /** Where it comes later, with its place in the list. */
  readonly late: readonly string[];
}

/** What most ids of a kind begin with, which says nothing. */
const shared: ReadonlyMap<string, RegExp> = new Map([
  ["terrain", /^t_/u],
  ["furniture", /^f_/u],
  ["monster", /^mon_/u],
  ["trap", /^tr_/u],
  ["emission", /^emit_/u],
  ["proficiency", /^prof_/u],
]);

export async function askCompletions(
  server: Server,
  content: Content,
  { count, random }: { readonly count: number; readonly random: Random },
): Promise<Completions> {
  const ids = new Ids(content);
  const all = samplePlaces(content, ids, count * 3, random).filter(isTyped);
  const replaced = random.sample(
    all.filter((place) => isReplacedLater(place, ids)),
    Math.round(count / 5),
  );
  const places = [...new Set([...replaced, ...random.sample(all, count)])].slice(0, count);
  const exist = visibleIds(content);
  // Code gives flags a meaning, too, and what other definitions use is likely such a flag.
  const flagsInUse = new Set(
    content.mentions.filter(({ kind }) => kind === "flag").map(({ id }) => id),
  );
  const wrong: string[] = [];
  const late: string[] = [];
  let first = 0;
  for (const place of places) {
    const { kind, id, file, start, end } = place;
    const typed = typedOf(kind, id);
    await server.open(file.path, file.text);
    const range = { start: positionAt(file.text, start), end: positionAt(file.text, end) };
    await server.change(file.path, [{ range, text: `"${typed}"` }]);
    const position = {
      line: range.start.line,
      character: range.start.character + 1 + typed.length,
    };
    const answer = await server.at<{ readonly items: readonly Item[] } | readonly Item[] | null>(
      "completion",
      file.path,
      position,
    );
    await server.close(file.path);
    const list =
      "items" in (answer ?? []) ? (answer as { items: Item[] }).items : (answer as Item[]);
    const items = [...list].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    const at = items.findIndex((item) => item.textEdit?.newText === JSON.stringify(id));
    const where = `completion of "${typed}" for ${told(place)}`;
    if (at < 0) wrong.push(`${where}: is not among ${String(items.length)} offered`);
    else if (at < 10) first += 1;
    else late.push(`${where}: number ${String(at + 1)} of ${String(items.length)}`);
    const isFlag = (label: string): boolean =>
      kind === "flag" && (flagsInUse.has(label) || listedFlags(place.where).includes(label));
    const strange = items.filter(
      ({ label }) =>
        !isFlag(label) && !place.among.some((each) => exist(each, file.pack).has(label)),
    );
    if (strange.length > 0)
      wrong.push(
        `${where}: offers what does not exist there: ${strange
          .slice(0, 5)
          .map(({ label }) => label)
          .join(", ")}`,
      );
  }
  return { asked: places.length, wrong, first, late };
}

function keyOf({ sortText, label }: Item): string {
  return sortText ?? label;
}

function typedOf(kind: string, id: string): string {
  const prefix = shared.get(kind)?.exec(id)?.[0] ?? "";
  return id.slice(0, prefix.length + 2);
}

/** Names of members are typed elsewhere; where a definition stands, its id is new. */
function isTyped({ role, kind, id, file, end, where }: Mention): boolean {
  const isName = /^\s*:/u.test(file.text.slice(end, end + 20));
  // Two letters say little about which of all items a migration leads to.
  if (/migration /iu.test(where)) return false;
  return role === "refers" && !isName && typedOf(kind, id).length < id.length;
}

/** Whether the id is defined in the place's own pack and again in a later one. */
function isReplacedLater(place: Mention, ids: Ids): boolean {
  const packs = ids.of(place)?.layers.map(({ file }) => file.pack) ?? [];
  return packs.includes(place.file.pack) && packs.some((pack) => pack > place.file.pack);
}

/** What a pack can name: what is built in, and what it and earlier packs define. */
function visibleIds(content: Content): (kind: string, pack: number) => ReadonlySet<string> {
  const kept = new Map<number, ReadonlyMap<string, ReadonlySet<string>>>();
  const none = new Set<string>();
  return (kind, pack) => {
    let known = kept.get(pack);
    if (!known) {
      const seen = content.mentions.filter(({ file }) => file.pack <= pack);
      kept.set(pack, (known = knownIds(seen, content.builtIn)));
    }
    return known.get(kind) ?? none;
  };
}
