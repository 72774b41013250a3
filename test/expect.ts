/** Assertions that say, where they fail, what to do, and name each thing that is wrong on a line of its own. */
import { Assertion } from "uvu/assert";

/** What findings of the compiler and those of the language server have in common. */
interface Finding {
  readonly message: string;
  readonly code?: unknown;
  readonly severity?: unknown;
  readonly source?: unknown;
  readonly range?: unknown;
}

/** That nothing is in the list. @param advice what to do about what is */
export function none(found: Iterable<unknown> | undefined, advice: string): void {
  const lines = found && [...found].map(lineOf);
  if (lines === undefined) fail(advice, ["there is no list at all"]);
  else if (lines.length > 0) fail(advice, lines);
}

/** That the list has what is wanted. @param advice what to do where it has not */
export function among(list: Iterable<string>, wanted: string, advice: string): void {
  const all = [...list];
  if (all.includes(wanted)) return;
  const there =
    all.length > 30 ? [...all.slice(0, 30), `and ${String(all.length - 30)} more`] : all;
  fail(`${wanted}: ${advice}`, ["there are:", ...there]);
}

/** That it holds of each. @param advice what to do about those of which it does not */
export function each<T>(list: Iterable<T>, holds: (entry: T) => boolean, advice: string): void {
  none(
    [...list].filter((entry) => !holds(entry)),
    advice,
  );
}

/** That a text is this: of the lines from the first to the last that differ, those that go (-) and that come (+). */
export function sameText(found: string, expected: string, advice: string): void {
  if (found === expected) return;
  const [before, after] = [found.split("\n"), expected.split("\n")];
  const start = before.findIndex((line, at) => line !== after[at]);
  const from = start < 0 ? before.length : start;
  const most = Math.min(before.length, after.length) - from;
  let same = 0;
  while (same < most && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  const part = (sign: string, lines: readonly string[]): string[] => {
    const own = lines.slice(from, lines.length - same).map((line) => `${sign} ${line}`);
    return own.length > 20
      ? [...own.slice(0, 20), `${sign} and ${String(own.length - 20)} more lines`]
      : own;
  };
  fail(advice, [`from line ${String(from + 1)}:`, ...part("-", before), ...part("+", after)]);
}

/** That findings are these, in this order: what is missing (-) and too much (+), each with place and sentence. */
export function findings(
  found: readonly Finding[],
  expected: readonly string[],
  advice: string,
): void {
  const codes = found.map(({ code }) => String(code));
  if (codes.join() === expected.join()) return;
  const left = [...expected];
  const more = found.filter(({ code }) => {
    const at = left.indexOf(String(code));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const lines = [...left.map((code) => `- ${code}`), ...more.map((each) => `+ ${lineOf(each)}`)];
  const order = [`the order is ${codes.join(", ")}`, `and not ${expected.join(", ")}`];
  fail(advice, lines.length > 0 ? lines : order);
}

function lineOf(entry: unknown): string {
  if (typeof entry === "string") return entry;
  return isFinding(entry) ? findingLine(entry) : JSON.stringify(entry);
}

function isFinding(entry: unknown): entry is Finding {
  return typeof entry === "object" && entry !== null && "message" in entry && "range" in entry;
}

function findingLine({ severity, code, source, range, message }: Finding): string {
  const path = isRecord(source) ? `${String(source["displayPath"])}:` : "";
  const start = isRecord(range) && isRecord(range["start"]) ? range["start"] : undefined;
  const place = start
    ? `${String(Number(start["line"]) + 1)}:${String(Number(start["character"]) + 1)}`
    : isRecord(range)
      ? `${String(range["line"])}:${String(range["column"])}`
      : "";
  return `${String(severity)}[${String(code)}] ${path}${place}: ${message}`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function fail(message: string, lines: readonly string[]): never {
  const shown = lines.flatMap((line) => line.split("\n")).join("\n");
  throw new Assertion({
    message,
    details: shown,
    operator: "",
    expects: undefined,
    actual: undefined,
  });
}
