/**
 * What content means as a whole, where it is well formed and may still be wrong: loops that gain, recipes that nobody
 * learns, what nothing leads to and what leads nowhere.
 */
import type { Compilation } from "../compile.ts";
import { definedKind } from "../kinds/external-kinds.ts";
import { visitTexts } from "../kinds/other-ways.ts";
import { referencesIn } from "../kinds/references-in.ts";
import { keyOf } from "../kinds/ways.ts";
import { circlesOf } from "../kinds/parts/circles.ts";
import { firstFew } from "../text/first-few.ts";
import { namesOf } from "../layer/loading.ts";
import type { NamedId } from "../parse/external-definitions.ts";
import { usesIn } from "../symbols/symbol-references.ts";
import type { SymbolContent, SymbolIndex } from "../symbols/symbol-index.ts";
import { isWritten, successorsIn } from "./links.ts";
import type { NamingObject } from "./ids-in-others.ts";
import type { Reach } from "./reach.ts";

/** What is looked for, in the order of the report, with what is said of it. */
export const auditRules = {
  gain: "Loops that make something of nothing",
  unlearnable: "Recipes that nobody can learn",
  unobtainable: "Items that players never get",
  "book-without-source": "Books that teach recipes and that players never get",
  "unused-tile": "Tiles, and others that turn into something, that nothing refers to",
  "one-way": "Tiles that open or close, and never back",
  endless: "Tiles that can be taken apart again and again",
  "dead-flag": "Flags that nothing has",
  "dead-quality": "Qualities that no tool has",
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

/** An entry whose place is not known yet. */
type Found = Omit<AuditEntry, "pack" | "file" | "line" | "column">;

/** What a report takes for granted. */
export function assumptions(
  from: readonly NamedId[] | undefined,
  inCode: ReadonlySet<string> | undefined,
): readonly string[] {
  const used = inCode
    ? `Game code uses what its constants and texts name (${String(inCode.size)} words).`
    : "Nothing is known of what game code uses.";
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
  /** Ids that game code uses; absent if that is not known. */
  readonly inCode?: ReadonlySet<string>;
}

interface Audited extends Pick<Compilation, "diagnostics"> {
  readonly content: SymbolContent;
  readonly query: SymbolIndex;
  readonly others: readonly NamingObject[];
  readonly inCode: ReadonlySet<string>;
  readonly reach?: Reach | undefined;
}

export function audit(audited: Audited): readonly AuditEntry[] {
  const { query } = audited;
  const placed = [
    ...outOfReach(audited),
    ...unused(audited),
    ...transitions(audited),
    ...deadQualities(audited),
  ].flatMap((found): AuditEntry[] => {
    // What no file defines is not of this content.
    const at = query.definitions(found).at(-1);
    return at ? [{ ...found, pack: at.pack, file: at.file, line: at.line, column: at.column }] : [];
  });
  const order = Object.keys(auditRules);
  return [...reported(audited), ...placed].sort(
    (one, other) => order.indexOf(one.rule) - order.indexOf(other.rule),
  );
}

function* reported({ content, diagnostics }: Audited): Generator<AuditEntry> {
  const { kinds } = content.layers.registry;
  const objects = new Map(
    [...content.layers.set.outcomes.keys()].map((each) => [each.entry, each]),
  );
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

/** Items, and books among them that teach something. */
function* outOfReach({ query, content, reach }: Audited): Generator<Found> {
  if (!reach) return;
  const teaching = new Set<string>();
  const { registry } = content.layers;
  for (const { kind, value } of content.parsed.flatMap(({ objects }) => objects)) {
    const { book_learn } = value;
    if (book_learn === undefined) continue;
    referencesIn(registry.kinds.of(kind), { book_learn }, (to, id) => {
      teaching.add(keyOf(to, registry.canonical(to, id)));
    });
  }
  for (const id of query.ids("item")) {
    const named = { kind: "item", id };
    if (reach.has(named) || content.known.migration("item", id) !== undefined) continue;
    yield {
      rule: teaching.has(keyOf("item", id)) ? "book-without-source" : "unobtainable",
      ...named,
      detail: "",
    };
  }
}

/** Tiles and flags that no text of another object names. */
function* unused({ query, content, others, inCode }: Audited): Generator<Found> {
  const { registry } = content.layers;
  const { kinds } = registry;
  const tileKinds = kinds.where(({ transitions: any }) => any);
  const tiles = tileKinds.flatMap((kind) => [...registry.all(kind)]).filter(isWritten);
  const flags = [...content.known.defined("flag")].map((id) => ({ kind: "flag", id }));
  const aliases = tileKinds.flatMap((kind) => [...registry.aliases(kind)]);
  const words = new Set(flags.map(({ id }) => id));
  const wanted = new Set([...words, ...tiles.map(({ id }) => id), ...aliases.map(([id]) => id)]);
  const named = new Set(inCode);
  /** Tiles that others refer to, copy from or look like, as keys. */
  const used = new Set<string>();
  for (const { ids } of others.filter(({ type }) => definedKind(kinds, type) !== "flag")) {
    for (const id of ids) named.add(id);
  }
  for (const object of content.parsed.flatMap(({ objects }) => objects)) {
    // Tiles have their own ids, and their references are known; a schema need not say which texts of others are ids.
    const isTile = tileKinds.includes(object.kind);
    const sought = isTile ? words : wanted;
    visitTexts(object.value, (text) => sought.has(text) && named.add(text));
    for (const each of isTile ? usesIn(object, kinds) : []) {
      const { kind, id } = query.named(each);
      used.add(keyOf(kind, registry.canonical(kind, id)));
    }
  }
  for (const [alias, id] of aliases) if (named.has(alias)) named.add(id);
  for (const { kind, id } of tiles) {
    if (!named.has(id) && !used.has(keyOf(kind, id)))
      yield { rule: "unused-tile", kind, id, detail: "" };
  }
  for (const each of flags) {
    if (!named.has(each.id)) yield { rule: "dead-flag", ...each, detail: "" };
  }
}

/** Tiles that turn into others and never back, and those that wear into each other without an end. */
function* transitions({ content }: Audited): Generator<Found> {
  const { registry } = content.layers;
  for (const kind of registry.kinds.all) {
    const records = content.model.records.get(kind.name);
    const all = kind.transitions ?? [];
    const successor = successorsIn(content, kind);
    const wearing = all.filter(({ wears }) => wears);
    const circleOf = circlesOf(
      (id: string) => wearing.flatMap((each) => successor(id, each) ?? []),
      (id) => id,
    );
    for (const id of records?.keys() ?? []) {
      const found = { kind: kind.name, id };
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

function* deadQualities({ content, inCode }: Audited): Generator<Found> {
  const { known } = content;
  for (const id of known.defined("quality")) {
    if (known.greatestLevel(id) > 0 || inCode.has(id)) continue;
    yield { rule: "dead-quality", kind: "quality", id, detail: "" };
  }
}
