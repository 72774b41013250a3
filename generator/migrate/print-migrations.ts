/** Prints what becomes of vanished ids: the file of migrations, which an author may edit, and lines for people. */
import { printJson } from "../json/print-json.ts";
import type { JsonObject } from "../model/json.ts";
import { groupBy } from "../model/maps.ts";
import type { ProposedId, Vanished } from "./plan-migrations.ts";

/** How many ids of each outcome. */
export interface MigrationCounts {
  readonly matched: number;
  readonly obsolete: number;
  readonly removed: number;
}

export function outcomesOf(plan: readonly Vanished[], decideAll: boolean): MigrationCounts {
  const count = (fits: (becomes: Vanished["becomes"]) => boolean): number =>
    plan.filter(({ becomes }) => fits(becomes)).length;
  return {
    matched: count((becomes) => isWritten(becomes, decideAll)),
    obsolete: count((becomes) => "stub" in becomes),
    removed: count((becomes) => "removed" in becomes),
  };
}

/** The ids that an author has to decide about. */
export function undecided(plan: readonly Vanished[], decideAll: boolean): readonly Vanished[] {
  return plan.filter(
    ({ becomes }) => "because" in becomes || ("to" in becomes && !isWritten(becomes, decideAll)),
  );
}

function isWritten(becomes: Vanished["becomes"], decideAll: boolean): becomes is ProposedId {
  if (!("to" in becomes)) return false;
  return becomes.confidence === "sure" || (decideAll && becomes.confidence === "likely");
}

/**
 * The text of a definition file: an object for each successor, the confidence beside it, then the obsolete definitions,
 * then the ids that are removed on purpose, by kind.
 * @param decideAll whether successors that are only likely are written
 */
export function printMigrations(plan: readonly Vanished[], decideAll: boolean): string {
  const objects = [...groupBy(plan, ({ kind }) => kind)].flatMap(([kind, own]) => {
    const written = own.flatMap(({ id, becomes }) =>
      isWritten(becomes, decideAll) ? [{ id, becomes }] : [],
    );
    const successors = groupBy(written, ({ becomes }) => becomes.to);
    const removed = own.flatMap(({ id, becomes }) => ("removed" in becomes ? [id] : []));
    const type = `${kind}_migration`;
    return [
      ...[...successors].map(([replace, some]): JsonObject => {
        const [least] = some.map(({ becomes }) => becomes).sort((a, b) => a.likeness - b.likeness);
        const ids = some.map(({ id }) => id);
        return { type, id: oneOrList(ids), replace, "//": least ? howSure(least) : "" };
      }),
      ...own.flatMap(({ becomes }) => ("stub" in becomes ? [becomes.stub] : [])),
      ...(removed.length === 0
        ? []
        : [{ type, id: oneOrList(removed), replace: null, "//": "removed on purpose" }]),
    ];
  });
  return `[\n${objects.map((each) => `  ${printJson(each)}`).join(",\n")}\n]\n`;
}

/** A line about an id that needs a decision. */
export function openLine({ kind, id, becomes }: Vanished): string {
  const what =
    "to" in becomes
      ? `perhaps "${becomes.to}", ${howSure(becomes)}`
      : "because" in becomes
        ? becomes.because
        : "";
  return `${kind} "${id}": ${what}`;
}

function howSure({ likeness, confidence }: ProposedId): string {
  return `${confidence}: ${String(Math.round(likeness * 100))} % alike`;
}

function oneOrList(ids: readonly string[]): string | readonly string[] {
  const [id = "", ...others] = ids;
  return others.length === 0 ? id : ids;
}
