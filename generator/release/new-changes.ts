/** What a release of the content as it is now adds to the line of an id in the record. */
import type { IdState } from "../model/release-record.ts";
import {
  earlierMeanings,
  follow,
  isByMigration,
  isOther,
  isOwn,
  type KindLines,
  type PlacedChange,
  type PresentId,
} from "./meanings.ts";

/** What the content says of an id. */
export interface ContentSays {
  /** `undefined` if the id has no meaning. */
  readonly now: IdState | undefined;
  /** A migration of the id, whether or not a definition has it; `to` is absent if nothing takes its place. */
  readonly migration: { readonly to?: string | undefined } | undefined;
  /** Whether that migration leads to a definition that is itself migrated to this id: the two swapped. */
  readonly isSwap: boolean;
  readonly current: PresentId;
}

export interface NewChanges {
  readonly changes: readonly IdState[];
  /**
   * That nobody said what became of what the id stood for: it stands for something else (or may do so), or for nothing.
   */
  readonly verdict?: "changed" | "undecided" | "vanished";
  /** Whether the migration of the content tells what became of an earlier meaning of the id, not of its last one. */
  readonly isEarlier: boolean;
}

/**
 * A migration that the content has kept since the id was used again says nothing of what the id stood for last.
 * @param lines of the kind of the id
 */
export function newChanges(id: string, lines: KindLines, says: ContentSays): NewChanges {
  const isEarlier = isOfEarlierMeaning(id, lines, says);
  return { ...changesOf(id, lines.get(id) ?? [], says, isEarlier), isEarlier };
}

type Changes = Omit<NewChanges, "isEarlier">;

const none: Changes = { changes: [] };

function changesOf(
  id: string,
  before: readonly PlacedChange[],
  { now: found, migration, isSwap }: ContentSays,
  isEarlier: boolean,
): Changes {
  const answers = found && !(isEarlier && isByMigration(found));
  const now: IdState = answers ? found : { state: "removed" };
  const last = before.at(-1);
  if (!last) return now.state === "removed" ? none : { changes: [now] };
  const differs = last.state !== now.state || last.to !== now.to || isOther(last, now) === true;
  const only: Changes = differs ? { changes: [now] } : none;
  if (!answers) return last.state === "removed" ? none : { ...only, verdict: "vanished" };
  if (!isOwn(now)) return only;
  const left = migration && leaving(migration.to);
  if (!isOwn(last)) {
    if (left && !isEarlier)
      return last.to === left.to && last.to !== undefined ? only : { changes: [left, now] };
    const known = before.some((each) => isOwn(each) && each.meaning !== undefined);
    return last.state !== "removed" || known ? only : { ...only, verdict: "undecided" };
  }
  const other = isOther(last, now);
  if (!left) return other === true ? { ...only, verdict: "changed" } : only;
  if (left.to === id) return only;
  if (isEarlier) return other === true ? { ...only, verdict: "undecided" } : only;
  if (other === true || isSwap) return { changes: [left, now] };
  return other === undefined ? { ...only, verdict: "undecided" } : only;
}

/** The record knows what became of the meanings that an id had before its last one; a migration may still say it. */
function isOfEarlierMeaning(
  id: string,
  lines: KindLines,
  { migration, current }: ContentSays,
): boolean {
  if (!migration) return false;
  const to = migration.to === undefined ? undefined : current(migration.to);
  const last = lines.get(id)?.at(-1);
  if (last && !isOwn(last) && follow(last, lines, current) === to) return false;
  return earlierMeanings(id, lines, current).some((each) => each.to === to);
}

function leaving(to: string | undefined): IdState {
  return to === undefined ? { state: "removed" } : { state: "migrated", to };
}
