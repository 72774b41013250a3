/** From text of saved games to ids: aliases and migrations are followed (§9.1, §9.2). */
import type { Known } from "./brands.ts";
import type { FormerIds } from "./former-ids.ts";

/** What is asked of a table. */
export interface KnowsFormerIds<Id extends string> {
  has(id: string): id is Known<Id>;
  readonly former: FormerIds;
}

/** One id taking another's place. */
export interface SavedIdStep {
  readonly from: string;
  readonly to: string;
  readonly by: "alias" | "migration";
  /** Of a tile: the furniture that stands on a migrated terrain now, or the terrain below a migrated furniture. */
  readonly also?: string;
}

/** What a text of a saved game means in the content of today. */
export type SavedId<Id extends string> =
  | {
      readonly ok: true;
      readonly id: Known<Id>;
      /** From the text to the id, in order; empty where the text is the id. */
      readonly steps: readonly SavedIdStep[];
    }
  | {
      readonly ok: false;
      readonly reason: "unknown-id";
      /** The last text that nothing is known of. */
      readonly text: string;
      readonly steps: readonly SavedIdStep[];
    };

/**
 * What a text of a saved game means now (§9.1, §9.2): the id itself, or what took its place by aliases and migrations,
 * chains of them followed; with every step, so that a host can say what it did. Any text may be asked for; nothing is
 * thrown.
 *
 * @example
 * ```ts
 * import { resolveSavedId } from "defwright/runtime";
 * import { terrain } from "./generated/index.js";
 *
 * const saved = resolveSavedId(terrain, "t_pasture");
 * saved.ok && saved.id; // => "t_meadow"
 * saved.steps; // => [{ from: "t_pasture", to: "t_meadow", by: "migration" }]
 * resolveSavedId(terrain, "t_moat").ok; // => false
 * ```
 */
export function resolveSavedId<Id extends string>(
  table: KnowsFormerIds<Id>,
  text: string,
): SavedId<Id> {
  const steps: SavedIdStep[] = [];
  if (table.has(text)) return { ok: true, id: text, steps };
  const passed = new Set<string>();
  let at = text;
  for (;;) {
    passed.add(at);
    const step = stepFrom(at, table);
    if (step === undefined || passed.has(step.to)) {
      return { ok: false, reason: "unknown-id", text: at, steps };
    }
    steps.push(step);
    at = step.to;
    if (table.has(at)) return { ok: true, id: at, steps };
  }
}

function stepFrom(
  from: string,
  { former: { aliases, migrations } }: KnowsFormerIds<string>,
): SavedIdStep | undefined {
  if (Object.hasOwn(aliases, from)) return { from, to: aliases[from] ?? "", by: "alias" };
  const migration = Object.hasOwn(migrations, from) ? migrations[from] : undefined;
  if (migration === undefined) return undefined;
  if (typeof migration === "string") return { from, to: migration, by: "migration" };
  const [to, also] = migration;
  return { from, to, by: "migration", also };
}

/** The id that a text of any release stands for now, or `undefined`. */
export function currentId<Id extends string>(
  table: KnowsFormerIds<Id>,
  text: string,
): Known<Id> | undefined {
  if (table.has(text)) return text;
  const saved = resolveSavedId(table, text);
  return saved.ok ? saved.id : undefined;
}
