/** Describes an edit's changes to the content, as parts of a line. */
import { compareValues } from "../diff/compare-values.ts";
import type { ValueChange } from "../diff/compare-values.ts";
import { printChange, printId } from "../diff/print-difference.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import { sameJson } from "../json/same-json.ts";
import type { JsonObject } from "../model/json.ts";
import { firstFew } from "../text/first-few.ts";
import type { ChangedDefinition, ContentChanges } from "../diff/content-changes.ts";

/** Maximum number of changed values on a line; if there are more, the line names only the definitions. */
const mostValues = 3;

interface Renamed extends ChangedDefinition {
  readonly to: string;
}

/** `renamed terrain "t_gate" to "t_door"`, `changed t_gate.move_cost 2 → 3`; empty if nothing changed. */
export function changeWords(changes: ContentChanges): string[] {
  const renamed = renamedIn(changes);
  const isRenamed = ({ kind, id }: ChangedDefinition): boolean =>
    renamed.some((each) => each.kind === kind && (each.id === id || each.to === id));
  return [
    ...renamed.map(({ kind, id, to }) => `renamed ${kind} ${quoted(id)} to ${quoted(to)}`),
    ...named(
      "added",
      changes.added.filter((each) => !isRenamed(each)),
    ),
    ...named(
      "removed",
      changes.removed.filter((each) => !isRenamed(each)),
    ),
    ...changedWords(changes, renamed),
  ];
}

/** Removed definitions paired with an added one that differs only in its id; none if many were added or removed. */
function renamedIn({ added, removed, before, after }: ContentChanges): Renamed[] {
  if (added.length > mostValues || removed.length > mostValues) return [];
  const left = [...added];
  return removed.flatMap(({ kind, id }) => {
    const old = recordOf(before, { kind, id });
    const at = left.findIndex((each) => {
      const record = each.kind === kind ? recordOf(after, each) : undefined;
      return record && old && sameJson({ ...old, id: "" }, { ...record, id: "" });
    });
    const to = left.splice(at, at < 0 ? 0 : 1)[0]?.id;
    return to === undefined ? [] : [{ kind, id, to }];
  });
}

function changedWords(
  { changed, before, after }: ContentChanges,
  renamed: readonly Renamed[],
): string[] {
  if (changed.length > mostValues) return named("changed", changed);
  const edited = changed.flatMap((each) => {
    const [old, now] = [recordOf(before, each), recordOf(after, each)];
    const values = old && now ? compareValues(old, now) : [];
    const others = values.filter((value) => !isOfRename(value, renamed));
    return values.length > 0 && others.length === 0 ? [] : [{ ...each, values: others }];
  });
  const words = edited.flatMap(({ id, values }) =>
    values.map((value) => `${printId(id)}.${printChange(value)}`),
  );
  if (words.length === 0 || words.length > mostValues) return named("changed", edited);
  return [`changed ${words.join(", ")}`];
}

/** Whether a change merely follows the new id of a renamed definition. */
function isOfRename({ before, after }: ValueChange, renamed: readonly Renamed[]): boolean {
  return renamed.some(({ id, to }) => before === id && after === to);
}

function recordOf(
  records: ContentChanges["before"],
  { kind, id }: ChangedDefinition,
): JsonObject | undefined {
  return records.get(kind)?.get(id)?.record;
}

function named(verb: string, definitions: readonly ChangedDefinition[]): string[] {
  if (definitions.length === 0) return [];
  return [`${verb} ${firstFew(definitions.map(({ kind, id }) => `${kind} ${quoted(id)}`))}`];
}

function quoted(id: string): string {
  return visibleText(JSON.stringify(id));
}
