/**
 * What content means as a whole, where it is well formed and may still be wrong: loops that gain, recipes that nobody
 * learns, what nothing leads to and what leads nowhere.
 */
import type { Compilation } from "../compile.ts";
import { playedAs } from "../kinds/dialects.ts";
import { definedKind } from "../kinds/external-kinds.ts";
import { textsWithin } from "../kinds/other-ways.ts";
import { circlesOf } from "../kinds/parts/circles.ts";
import { firstFew } from "../text/first-few.ts";
import type { Transition } from "../kinds/transition.ts";
import { namesOf } from "../layer/loading.ts";
import type { KindName } from "../model/kind-names.ts";
import type { NamedId } from "../parse/external-definitions.ts";
import type { DefinedAt, SymbolContent, SymbolIndex } from "../symbols/symbol-index.ts";
import type { OtherObject } from "./other-objects.ts";
import type { Reach } from "./reach.ts";

/** What is looked for, in the order of the report, with what is said of it. */
export const auditRules = {
  gain: "Loops that make something of nothing",
  unlearnable: "Recipes that nobody can learn",
  unobtainable: "Items that players never get",
  "book-without-source": "Books that teach recipes and that players never get",
  "unused-tile": "Tiles that nothing refers to",
  "one-way": "Tiles that open or close, and never back",
  endless: "Tiles that can be taken apart again and again",
  "dead-flag": "Flags that nothing has",
  "dead-quality": "Qualities that no recipe needs, or that no tool has",
} as const;

export type AuditRule = keyof typeof auditRules;

export interface AuditEntry extends NamedId {
  readonly rule: AuditRule;
  readonly pack: string;
  /** Relative to the working directory, with `/`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** What is found, beyond what its rule says; "" if nothing. */
  readonly detail: string;
}

export interface Audit {
  readonly entries: readonly AuditEntry[];
  /** What the report takes for granted, in sentences. */
  readonly assumed: readonly string[];
}

type Place = Pick<AuditEntry, "pack" | "file" | "line" | "column">;

/** What a report takes for granted. */
export function assumptions(
  from: readonly NamedId[] | undefined,
  inCode: ReadonlySet<string>,
): readonly string[] {
  const used = `Game code uses what its constants and texts name (${String(inCode.size)} words).`;
  if (!from) {
    return [used, "Nothing is said of what players can get: --from says what they begin with."];
  }
  const given = firstFew(from.map(({ kind, id }) => `${kind} ${id}`));
  return [
    used,
    `Players begin with ${given}.`,
    "Maps, missions and other objects that nobody has are in the world, with everything that they name.",
    "Tools of every quality are at hand, and skills rise as high as recipes ask.",
  ];
}

/** Findings that say the same. */
const ofCodes: Readonly<Record<string, AuditRule>> = {
  "craft-gain": "gain",
  "recipe-unlearnable": "unlearnable",
};

export interface AuditOptions extends Pick<Compilation, "diagnostics"> {
  /** What players begin with; absent if nothing is to be said of what they can get. */
  readonly from?: readonly NamedId[] | undefined;
  /** Ids that game code uses. */
  readonly inCode?: ReadonlySet<string>;
}

interface Audited extends Pick<Compilation, "diagnostics"> {
  readonly content: SymbolContent;
  readonly query: SymbolIndex & { readonly unused: (kind: KindName) => readonly NamedId[] };
  readonly others: readonly OtherObject[];
  readonly inCode: ReadonlySet<string>;
  readonly reach?: Reach | undefined;
}

export function audit(audited: Audited): readonly AuditEntry[] {
  const found = [
    ...reported(audited),
    ...outOfReach(audited),
    ...unusedTiles(audited),
    ...transitions(audited),
    ...dead(audited),
  ];
  const order = Object.keys(auditRules);
  return found.sort((one, other) => order.indexOf(one.rule) - order.indexOf(other.rule));
}

function* reported({ content, diagnostics }: Audited): Generator<AuditEntry> {
  const { kinds } = content.layers.registry;
  const objects = new Map([...content.layers.outcomes.keys()].map((each) => [each.entry, each]));
  for (const { code, source, range, message, fact } of diagnostics) {
    const rule = Object.hasOwn(ofCodes, code) ? ofCodes[code] : undefined;
    if (rule === undefined || !fact || !("entry" in fact.place)) continue;
    const { entry } = fact.place;
    const object = objects.get(entry);
    const [id = ""] = object ? namesOf(object, kinds) : [];
    const { line, column } = range;
    const place = { pack: entry.pack.name, file: source.displayPath, line, column };
    yield { rule, kind: object?.kind ?? "", id, ...place, detail: message };
  }
}

/** Items that objects of the packs define. */
function* outOfReach({ query, content, reach }: Audited): Generator<AuditEntry> {
  if (!reach) return;
  for (const id of query.ids("item")) {
    const named = { kind: "item", id };
    if (reach.has(named) || content.known.migration("item", id) !== undefined) continue;
    const place = placeOf(query.definitions(named).at(-1));
    const teaches = query.references(named).some(({ path }) => path[0] === "book_learn");
    const rule = teaches ? "book-without-source" : "unobtainable";
    if (place) yield { rule, ...named, ...place, detail: "" };
  }
}

function* unusedTiles({ query, content, others, inCode }: Audited): Generator<AuditEntry> {
  const { kinds } = content.layers.registry;
  const unused = kinds
    .where(({ transitions }) => transitions)
    .flatMap((kind) => query.unused(kind));
  const named = textsAmong(new Set(unused.map(({ id }) => id)), others);
  for (const each of unused) {
    if (named.has(each.id) || inCode.has(each.id)) continue;
    const place = placeOf(query.definitions(each).at(-1));
    if (place) yield { rule: "unused-tile", ...each, ...place, detail: "" };
  }
}

/** Tiles that turn into others and never back, and those that wear into each other without an end. */
function* transitions({ query, content }: Audited): Generator<AuditEntry> {
  const { registry } = content.layers;
  const dialect = playedAs(registry.kinds.rules);
  for (const kind of registry.kinds.all) {
    const records = content.model.records.get(kind.name);
    const all = kind.transitions ?? [];
    const successor = (id: string, { successor: to }: Transition): string | undefined => {
      const record = records?.get(id)?.record;
      const next = record && to(record, dialect);
      return typeof next === "string" && next !== kind.none?.id && records?.has(next) === true
        ? next
        : undefined;
    };
    const wearing = all.filter(({ wears }) => wears);
    const circleOf = circlesOf(
      (id: string) => wearing.flatMap((each) => successor(id, each) ?? []),
      (id) => id,
    );
    for (const id of records?.keys() ?? []) {
      const place = placeOf(query.definitions({ kind: kind.name, id }).at(-1));
      if (!place) continue;
      const found = { kind: kind.name, id, ...place };
      const circle = wearing.length > 0 ? circleOf(id) : undefined;
      if (circle?.least === id) {
        yield { rule: "endless", ...found, detail: [...circle.nodes, id].join(" → ") };
      }
      for (const each of all) {
        const back = all.find(({ verb }) => verb === each.back);
        const next = back && successor(id, each);
        if (!back || next === undefined || successor(next, back) !== undefined) continue;
        yield { rule: "one-way", ...found, detail: `${each.verb}: ${next}` };
      }
    }
  }
}

function* dead({ query, content, others, inCode }: Audited): Generator<AuditEntry> {
  const { known, parsed, layers } = content;
  const { kinds } = layers.registry;
  const flags = known.defined("flag");
  const used = textsAmong(flags, [
    ...others.filter(({ type }) => definedKind(kinds, type) !== "flag"),
    ...parsed.flatMap(({ objects }) => objects),
  ]);
  for (const id of flags) {
    const place = placeOf(query.definitions({ kind: "flag", id }).at(-1));
    if (used.has(id) || inCode.has(id) || !place) continue;
    yield { rule: "dead-flag", kind: "flag", id, ...place, detail: "" };
  }
  for (const id of known.defined("quality")) {
    const named = { kind: "quality", id };
    const place = placeOf(query.definitions(named).at(-1));
    const isNeeded = query.references(named).length > 0;
    const isHad = known.greatestLevel(id) > 0;
    if ((isNeeded && isHad) || inCode.has(id) || !place) continue;
    const detail = isHad ? "nothing needs it" : isNeeded ? "no tool has it" : "nothing uses it";
    yield { rule: "dead-quality", ...named, ...place, detail };
  }
}

/** Those of some texts that objects have as a value. */
function textsAmong(
  wanted: ReadonlySet<string>,
  objects: readonly Pick<OtherObject, "value">[],
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { value } of objects) {
    for (const text of textsWithin(value)) if (wanted.has(text)) found.add(text);
  }
  return found;
}

function placeOf(at: DefinedAt | undefined): Place | undefined {
  if (!at) return undefined;
  const { pack, file, line, column } = at;
  return { pack, file, line, column };
}
