/**
 * Hot replacement: when a generated module is loaded again, its first instance takes over the new content, so that
 * everyone who has imported it at any time holds the same table. The Vite plugin adds calls of `hotContent` to
 * generated modules while it serves them; the files on disk and shipped games have none.
 */
import { announceContentChange, type TableChange } from "./content-change.ts";
import { replaceMembers } from "./replace-members.ts";
import { createTable, type Table } from "../tables/table.ts";
import type { Substitutions } from "../tables/substitutions.ts";

/** The part of `import.meta.hot` that is used. */
export interface HotContext {
  /** Survives the loading of newer instances of the module. */
  readonly data: Record<string, unknown>;
  on(event: string, listener: (data: never) => void): void;
}

/** Sent by the development server after an update, when the tables already have the new content. */
export interface ContentMessage {
  /**
   * Increases with each message. Every module with content receives each message; the first to receive it notifies the
   * host.
   */
  readonly revision: number;
  readonly tables: readonly Omit<TableChange, "indices">[];
}

/** The event that carries a `ContentMessage`. */
export const contentEvent = "defwright:content";

/** Keeps the first instance of everything that a generated module exports. */
export interface HotContent {
  table<T extends Replaceable>(name: string, next: T): T;
  substitutions<T extends Substitutions<unknown>>(name: string, next: T): T;
  /** Objects whose members are the content, such as look-ups and constants. */
  members<T extends object>(name: string, next: T): T;
  /** Objects that follow a table by themselves, so that nothing has to be replaced. */
  view<T extends object>(name: string, next: T): T;
  /** Puts the new content into all first instances at once. */
  apply(): void;
}

type Replaceable = Pick<
  Table<unknown, string, never>,
  "kind" | "size" | "at" | "ids" | "replace" | "dialect" | "former"
> & {
  index(id: never): number;
};

interface Kept {
  readonly instances: Map<string, object>;
  readonly staged: (() => void)[];
}

/** By kind: the ids in their order before this update, and the table. */
const reordered = new Map<
  string,
  { readonly before: readonly string[]; readonly table: Replaceable }
>();
let notified = 0;

/**
 * Keeps the content of one generated module across its instances.
 *
 * @param hot The module's `import.meta.hot`; if it is undefined, everything stays as it is.
 *
 * @example
 * ```ts
 * import { hotContent, type HotContext } from "defwright/runtime";
 *
 * const hot: HotContext = { data: {}, on: () => undefined };
 * const first = hotContent(hot).members("colours", { door: "brown" });
 *
 * // The module is loaded again.
 * const again = hotContent(hot);
 * const second = again.members("colours", { door: "red" });
 * second === first; // => true
 * first.door; // => "brown"
 * again.apply();
 * first.door; // => "red"
 * ```
 */
export function hotContent(hot: HotContext | undefined): HotContent {
  const { instances, staged } = hot === undefined ? nothingKept() : keptBy(hot);
  hot?.on(contentEvent, notifyHost);
  const keep = <T extends object>(name: string, next: T, replace: (kept: T) => void): T => {
    const kept = instances.get(name) as T | undefined;
    if (kept === undefined) {
      instances.set(name, next);
      return next;
    }
    staged.push(() => {
      replace(kept);
    });
    return kept;
  };
  return {
    table: (name, next) => {
      if (hot === undefined) return next;
      return keep(name, instances.has(name) ? next : standIn(next), (kept) => {
        if (!reordered.has(kept.kind)) {
          reordered.set(kept.kind, { before: kept.ids(), table: kept });
        }
        replaceTable(kept, next);
      });
    },
    substitutions: (name, next) =>
      keep(name, next, (kept) => {
        const rows = next.all();
        kept.replace({ size: rows.length, row: (position) => rows[position] });
      }),
    members: (name, next) =>
      keep(name, next, (kept) => {
        // A frozen object is meant to stay as it is.
        if (Object.isExtensible(kept)) replaceMembers(kept, next);
      }),
    view: (name, next) => keep(name, next, () => undefined),
    apply: () => {
      const again = [...unfinished.values()];
      unfinished.clear();
      for (const replace of [...again, ...staged.splice(0)]) replace();
    },
  };
}

/** By first instance: the newest table that had all of its records when it was read. */
const whole = new WeakMap<Replaceable, Replaceable>();
/** By first instance: tries again to use a table that lacked records when it was read. */
const unfinished = new Map<Replaceable, () => void>();

/** A table that has the content of this one, which itself stays as it is. */
function standIn<T extends Replaceable>(table: T): T {
  const first = createTable<T>(table.kind, { order: table.ids(), row: (at) => table.at(at) });
  replaceTable(first, table);
  // What it has read does not change any more, whatever becomes of the modules that the records are in.
  first.at(0);
  return first;
}

/**
 * Lets the first instance have the content of the next one. Between two builds that follow closely, a page may have
 * some modules of the first and some of the second: as long as the next one lacks records, the content before stays.
 */
function replaceTable(first: Replaceable, next: Replaceable): void {
  let chosen: Replaceable | undefined;
  // Not before it is read: the modules with its records may be replaced after it.
  const choose = (): Replaceable => {
    if (chosen) return chosen;
    if (isWhole(next)) whole.set(first, next);
    else {
      unfinished.set(first, () => {
        replaceTable(first, next);
      });
    }
    return (chosen = whole.get(first) ?? next);
  };
  first.replace({
    get order() {
      return choose().ids();
    },
    row: (position) => choose().at(position),
    former: () => choose().former,
    get dialect() {
      return choose().dialect;
    },
  });
}

function isWhole(table: Replaceable): boolean {
  try {
    if (table.ids().length > 0) table.at(0);
    return true;
  } catch {
    return false;
  }
}

function nothingKept(): Kept {
  return { instances: new Map(), staged: [] };
}

function keptBy({ data }: HotContext): Kept {
  return (data["defwright"] ??= nothingKept()) as Kept;
}

function notifyHost({ revision, tables }: ContentMessage): void {
  if (revision <= notified) return;
  notified = revision;
  const changes = tables.map((change): TableChange => {
    const order = reordered.get(change.kind);
    if (order === undefined || change.added.length + change.removed.length === 0) return change;
    const { before, table } = order;
    return { ...change, indices: Int32Array.from(before, (id) => table.index(id as never)) };
  });
  reordered.clear();
  announceContentChange({
    tables: new Map(changes.map((change) => [change.kind, change])),
    idsChanged: changes.some(({ added, removed }) => added.length + removed.length > 0),
  });
}
