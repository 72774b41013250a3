/** Records of a kind as a table: some of its members, or what can be worked out from them, of those that are wanted. */
import type { Compilation } from "../compile.ts";
import { isList, isObject } from "../json/containers.ts";
import { valueAt } from "../json/path.ts";
import type { Kind } from "../kinds/kind.ts";
import type { ContentTables } from "../kinds/ways.ts";
import type { ResolvedDefinition } from "../model/definition.ts";
import type { Json } from "../model/json.ts";
import { suggest } from "../diagnostics/suggest.ts";
import { byCodeUnit } from "../text/code-unit.ts";

export interface PrintedTable {
  readonly columns: readonly string[];
  /** A value for each column; `undefined` where a record has none. */
  readonly rows: readonly (readonly (Json | undefined)[])[];
}

/** Why a table cannot be made. */
export interface NoTable {
  readonly reason: string;
  readonly suggestion?: string | undefined;
}

const condition = /^(?<name>[^=<>!]+)(?<op><=|>=|!=|=|<|>)(?<value>.*)$/su;

interface Condition {
  readonly name: string;
  readonly holds: (compared: number | undefined) => boolean;
  readonly value: string;
  /** As it is written. */
  readonly text: string;
}

/** Whether a comparison holds, of a value that is smaller (-1), equal (0) or greater (1). */
const operators: Readonly<Record<string, Condition["holds"]>> = {
  "=": (compared) => compared === 0,
  "!=": (compared) => compared !== 0,
  "<": (compared) => compared === -1,
  ">": (compared) => compared === 1,
  "<=": (compared) => compared === -1 || compared === 0,
  ">=": (compared) => compared === 1 || compared === 0,
};

/**
 * @param columns names of members, inside others with dots, and of columns of the kind; empty for all that records have
 * @param where conditions such as `difficulty>=3`, of which all must hold
 * @returns the table by ids, or why there is none
 */
export function tableOf(
  { model }: Pick<Compilation, "model">,
  kind: Kind,
  columns: readonly string[],
  where: readonly string[],
  tables: ContentTables,
): PrintedTable | NoTable {
  const own = model.substitutions.filter(({ definition }) => definition.kind === kind.name);
  const records = [...(model.records.get(kind.name)?.values() ?? own)];
  const present = new Set(records.flatMap(({ record }) => Object.keys(record)));
  const names = new Set([...present, ...Object.keys(kind.shapes.resolved.root.properties ?? {})]);
  const derived = kind.columns ?? {};
  const conditions: Condition[] = [];
  for (const text of where) {
    const { name, op = "", value = "" } = condition.exec(text)?.groups ?? {};
    const holds = operators[op];
    if (name === undefined || !holds) {
      return { reason: `"${text}" is no condition – expected one such as "difficulty>=3"` };
    }
    conditions.push({ name, holds, value, text });
  }
  const wanted = columns.length > 0 ? columns : [...present];
  for (const name of [...wanted, ...conditions.map((each) => each.name)]) {
    const isKnown = Object.hasOwn(derived, name) || names.has(name.split(".")[0] ?? "");
    if (isKnown) continue;
    const all = [...names, ...Object.keys(derived)].sort(byCodeUnit);
    const reason = `there is no column "${name}" – the records have ${all.join(", ")}`;
    return { reason, suggestion: suggest(name, all)[0] };
  }
  const cell = (name: string, { definition, record }: ResolvedDefinition): Json | undefined => {
    const column = Object.hasOwn(derived, name) ? derived[name] : undefined;
    return column && !names.has(name)
      ? column.of(definition, tables)
      : valueAt(record, name.split("."));
  };
  for (const { name, value, text } of conditions) {
    const cells = records.flatMap((each) => cell(name, each) ?? []);
    const reason = whyNever(cells, value);
    if (reason !== undefined) return { reason: `"${text}" ${reason}` };
  }
  const rows = records.filter((each) =>
    conditions.every(({ name, holds, value }) => holds(compared(cell(name, each), value))),
  );
  rows.sort((one, other) => byCodeUnit(one.definition.id, other.definition.id));
  return { columns: wanted, rows: rows.map((each) => wanted.map((name) => cell(name, each))) };
}

/**
 * Numbers compare as numbers; a list is equal to each of its texts. What is absent is equal to the empty text, and
 * neither smaller nor greater than anything.
 */
function compared(found: Json | undefined, wanted: string): number | undefined {
  if (found === undefined || found === null) return wanted === "" ? 0 : undefined;
  if (isList(found)) return found.some((each) => compared(each, wanted) === 0) ? 0 : undefined;
  if (typeof found === "number") {
    const number = numberIn(wanted);
    return number === undefined ? undefined : Math.sign(found - number);
  }
  return isObject(found) ? undefined : byCodeUnit(String(found), wanted);
}

function numberIn(text: string): number | undefined {
  const number = text.trim() === "" ? NaN : Number(text);
  return Number.isNaN(number) ? undefined : number;
}

/** Why nothing in a column can compare with a value, if what is there tells. */
function whyNever(cells: readonly Json[], wanted: string): string | undefined {
  if (wanted === "" || cells.length === 0) return undefined;
  const ofNumbers = cells.every((each) => typeof each === "number" || each === null);
  if (ofNumbers && numberIn(wanted) === undefined) {
    return `compares numbers with "${wanted}" – expected a number`;
  }
  const isPartOf = cells.some((each) => textOfCell(each).includes("="));
  return wanted.startsWith("=") && !isPartOf
    ? 'has one sign too many – expected one of "=", "!=", "<", "<=", ">" and ">="'
    : undefined;
}

/** The cell in words. */
export function textOfCell(value: Json | undefined): string {
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/**
 * The table as RFC 4180 describes it. What a spreadsheet would take for a formula gets a "'" in front, which shows that
 * it is a text.
 */
export function csvOf({ columns, rows }: PrintedTable): string {
  const line = (cells: readonly (Json | undefined)[]): string =>
    `${cells.map((cell) => csvCell(cell)).join(",")}\r\n`;
  return [columns, ...rows].map(line).join("");
}

function csvCell(cell: Json | undefined): string {
  const text = textOfCell(cell);
  const safe = typeof cell === "string" && /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
