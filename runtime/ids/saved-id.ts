/** From the text of saved games to ids, following aliases and migrations (§9.1, §9.2). */
import type { Known } from "./brands.ts";
import type { EarlierMeaning, FormerIds } from "./former-ids.ts";

/** The members of a table that are used. */
export interface KnowsFormerIds<Id extends string> {
  has(id: string): id is Known<Id>;
  readonly former: FormerIds;
}

/** One id replacing another. */
export interface SavedIdStep {
  readonly from: string;
  readonly to: string;
  readonly by: "alias" | "migration";
  /** For tiles: the furniture that now stands on a migrated terrain, or the terrain below a migrated furniture. */
  readonly also?: string;
}

/** What a text in a saved game means in the current content. */
export type SavedId<Id extends string> =
  | {
      readonly ok: true;
      readonly id: Known<Id>;
      /** The steps from the text to the id, in order; empty if the text is the id. */
      readonly steps: readonly SavedIdStep[];
    }
  | {
      readonly ok: false;
      readonly reason: "unknown-id";
      /** The last text that was reached, about which nothing is known; empty if the value is none. */
      readonly text: string;
      readonly steps: readonly SavedIdStep[];
    };

/**
 * Finds what a text in a saved game means now (§9.1, §9.2): the id itself, or its replacement, following chains of
 * aliases and migrations. Every step is reported, so that a host can say what it did. Any value read from a file is
 * accepted; nothing is thrown.
 *
 * @param release The `release` of the table with which the game was saved: an id that was since given to another
 * definition then stands for what it stood for in that release. Without it, a text means what it means now.
 *
 * @example
 * ```ts
 * import { resolveSavedId } from "defwright/runtime";
 * import { terrain } from "./generated/index.js";
 *
 * const save = { release: terrain.release, terrain: "t_pasture" };
 *
 * // In any later build.
 * const saved = resolveSavedId(terrain, save.terrain, save.release);
 * saved.ok && saved.id; // => "t_meadow"
 * saved.steps; // => [{ from: "t_pasture", to: "t_meadow", by: "migration" }]
 * resolveSavedId(terrain, "t_moat").ok; // => false
 * ```
 */
export function resolveSavedId<Id extends string>(
  table: KnowsFormerIds<Id>,
  text: unknown,
  release?: unknown,
): SavedId<Id> {
  const steps: SavedIdStep[] = [];
  if (typeof text !== "string") return { ok: false, reason: "unknown-id", text: "", steps };
  let at = text;
  if (typeof release === "string") {
    const earlier = meaningIn(release, text, table.former);
    if (earlier) {
      const [, to, also] = earlier;
      if (to === undefined) return { ok: false, reason: "unknown-id", text, steps };
      if (to !== text) {
        const beside = also === undefined ? {} : { also };
        steps.push({ from: text, to, by: "migration", ...beside });
        at = to;
      }
    }
  }
  const passed = new Set<string>();
  for (;;) {
    if (table.has(at)) return { ok: true, id: at, steps };
    passed.add(at);
    const step = stepFrom(at, table);
    if (step === undefined || passed.has(step.to)) {
      return { ok: false, reason: "unknown-id", text: at, steps };
    }
    steps.push(step);
    at = step.to;
  }
}

/** What an id stood for in a release, if that is no longer what it stands for. */
function meaningIn(
  release: string,
  id: string,
  { releases = [], reused = {} }: FormerIds,
): EarlierMeaning | undefined {
  if (!Object.hasOwn(reused, id)) return undefined;
  // Saves of content that was not released yet carry the name of the last release with "+".
  const isAfter = release.endsWith("+");
  const place = releases.indexOf(isAfter ? release.slice(0, -1) : release);
  // Before the first migration, content has no name of its release; an unknown name is of a later one.
  if (place < 0 && release !== "") return undefined;
  return reused[id]?.find(([until]) => place + (isAfter ? 1 : 0) < until);
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

/** The current id that a text of any release stands for, or `undefined`. */
export function currentId<Id extends string>(
  table: KnowsFormerIds<Id>,
  text: unknown,
  release?: unknown,
): Known<Id> | undefined {
  if (release === undefined && typeof text === "string" && table.has(text)) return text;
  const saved = resolveSavedId(table, text, release);
  return saved.ok ? saved.id : undefined;
}
