/** What the compiler says about a planted mistake, and what its fixes make of it. */
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Compilation, Diagnostic } from "../../generator/index.ts";
import { defwright } from "../project-folder.ts";
import type { Content } from "./grounds.ts";
import type { Planted } from "./mistake.ts";

export type Finding = Pick<Diagnostic, "severity" | "code" | "message" | "help" | "notes">;
/**
 * `beside` where a fix changes the text, but neither the mistake nor what the content means; `guessed` where nobody can
 * know what should be there.
 */
export type Repair = "none" | "restored" | "beside" | "guessed" | "wrong";

export interface Judgement {
  /** `hidden` where all that is said are notes, which people only see with -v. */
  readonly found: "shown" | "hidden" | "not";
  /** Findings that the unplanted content does not have. */
  readonly findings: readonly Finding[];
  /** Findings among them that are shown; notes only where there is nothing else. */
  readonly count: number;
  /** Whether there is one for each place that is wrong, and no more. */
  readonly isOnce: boolean;
  /** Whether a help text names what stood there; absent where that cannot be known. */
  readonly suggestion?: "right" | "wrong" | "none";
  /** By `--fix` and by `--fix=suggestions`. */
  readonly fixed: { readonly safe: Repair; readonly suggestions: Repair };
  /** What the fix made of it, where it was wrong. */
  readonly wrongFix?: string;
}

/** What is said of a mistake, as far as nothing is fixed. */
export function judgementOf(
  findings: readonly Finding[],
  { was, places = 1 }: Pick<Planted, "was" | "places">,
): Judgement {
  const shown = findings.filter(({ severity }) => severity !== "note");
  const count = shown.length > 0 ? shown.length : findings.length;
  const suggestion = suggestionOf(findings, was);
  return {
    found: shown.length > 0 ? "shown" : findings.length > 0 ? "hidden" : "not",
    findings,
    count,
    isOnce: count <= places,
    ...(suggestion && { suggestion }),
    fixed: { safe: "none", suggestions: "none" },
  };
}

/** Judges one planted mistake after the other in the same content. */
export function createJudge(
  content: Content,
): (planted: Planted, withFixes: boolean) => Promise<Judgement> {
  const before = keysOf(content.unplanted.diagnostics);
  return async (planted, withFixes) => {
    const after = content.compileWith(planted.file, planted.text);
    const judgement = judgementOf(newOnes(after.diagnostics, before), planted);
    return withFixes && judgement.found !== "not"
      ? { ...judgement, ...(await repairsOf(content, planted, after)) }
      : judgement;
  };
}

/** Without numbers, because some messages count what the content has. */
function keyOf({ code, severity, message, source }: Diagnostic): string {
  return `${severity} ${code} ${source.displayPath} ${message.replace(/\d+/gu, "#")}`;
}

function keysOf(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, number> {
  const keys = new Map<string, number>();
  for (const one of diagnostics) keys.set(keyOf(one), (keys.get(keyOf(one)) ?? 0) + 1);
  return keys;
}

function newOnes(
  diagnostics: readonly Diagnostic[],
  before: ReadonlyMap<string, number>,
): readonly Diagnostic[] {
  const left = new Map(before);
  return diagnostics.filter((one) => {
    const count = left.get(keyOf(one)) ?? 0;
    left.set(keyOf(one), count - 1);
    return count <= 0;
  });
}

function suggestionOf(
  findings: readonly Finding[],
  was: readonly string[] | undefined,
): Judgement["suggestion"] {
  if (was === undefined || findings.length === 0) return undefined;
  const said = findings.flatMap(({ message, help, notes }) => [
    help ?? "",
    message,
    ...notes.map((note) => note.message),
  ]);
  if (was.some((text) => said.some((sentence) => names(sentence, text)))) return "right";
  return findings.some(({ help }) => /Did you mean|Write/u.test(help ?? "")) ? "wrong" : "none";
}

/** Whether a sentence has the text, and not only inside a longer word. */
function names(sentence: string, text: string): boolean {
  for (let at = sentence.indexOf(text); at !== -1; at = sentence.indexOf(text, at + 1)) {
    const before = sentence[at - 1] ?? " ";
    const behind = sentence[at + text.length] ?? " ";
    if (!/[\w-]/u.test(before) && (!/[\w-]/u.test(behind) || text.endsWith("_"))) return true;
  }
  const dense = text.replace(/\s/gu, "");
  return /^[[{]/u.test(dense) && sentence.replace(/\s/gu, "").includes(dense);
}

async function repairsOf(
  content: Content,
  planted: Planted,
  after: Compilation,
): Promise<Pick<Judgement, "fixed" | "wrongFix">> {
  const suggestions = await repairOf(content, planted, after, "--fix=suggestions");
  if (suggestions.repair === "none") return { fixed: { safe: "none", suggestions: "none" } };
  const safe = await repairOf(content, planted, after, "--fix");
  const wrongFix =
    safe.repair === "wrong" ? safe : suggestions.repair === "wrong" ? suggestions : undefined;
  return {
    fixed: { safe: safe.repair, suggestions: suggestions.repair },
    ...(wrongFix && { wrongFix: wrongFix.difference }),
  };
}

async function repairOf(
  content: Content,
  planted: Planted,
  after: Compilation,
  option: string,
): Promise<{ readonly repair: Repair; readonly difference: string }> {
  const path = join(content.folder, planted.file);
  writeFileSync(path, planted.text);
  const stamp = statSync(path).mtimeMs;
  try {
    await defwright(content.folder, ["check", option, "--quiet"]);
    const text = readFileSync(path, "utf8");
    if (text === planted.text && statSync(path).mtimeMs === stamp)
      return { repair: "none", difference: "" };
    const fixed = content.compileWith(planted.file, text);
    const difference = firstDifference(planted.text, text);
    const { meant } = planted;
    const right =
      meant === undefined ? content.unplanted : content.compileWith(planted.file, meant);
    if (sameRecords(fixed, right)) return { repair: "restored", difference };
    if (sameRecords(fixed, after)) return { repair: "beside", difference };
    const isKnowable = "meant" in planted ? meant !== undefined : planted.was !== undefined;
    return { repair: isKnowable ? "wrong" : "guessed", difference };
  } finally {
    writeFileSync(path, content.texts.get(planted.file) ?? "");
  }
}

function sameRecords(one: Compilation, other: Compilation): boolean {
  const kinds = [...one.model.records.keys()];
  return (
    kinds.every((kind) => {
      const [first, second] = [one.model.records.get(kind), other.model.records.get(kind)];
      if (first === second) return true;
      if (first?.size !== second?.size) return false;
      return [...(first ?? [])].every(([id, { record }]) => {
        const same = second?.get(id)?.record;
        return same === record || isDeepStrictEqual(same, record);
      });
    }) &&
    isDeepStrictEqual(
      one.model.substitutions.map(({ record }) => record),
      other.model.substitutions.map(({ record }) => record),
    )
  );
}

function firstDifference(one: string, other: string): string {
  const [lines, others] = [one.split("\n"), other.split("\n")];
  const at = lines.findIndex((line, index) => line !== others[index]);
  return `line ${at + 1}: ${(lines[at] ?? "").trim()} -> ${(others[at] ?? "").trim()}`;
}
