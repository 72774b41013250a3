import type { Fact } from "../diagnostics/diagnostic.ts";
import type { Findings } from "../diagnostics/findings.ts";
import type { ResolveContext, Rule } from "../kinds/kind.ts";
import { kinds } from "../kinds/registry.ts";
import type { ContentView } from "../kinds/view.ts";
import type { misspeltObjects } from "../layer/misspelt.ts";
import { noteInheritedBy } from "../layer/note-inherited-by.ts";
import type { Origins } from "../layer/origins.ts";
import type { Rejected } from "../layer/rejections.ts";
import type { Definition } from "../model/definition.ts";
import { checkLook } from "./check-look.ts";
import { checkParent } from "./check-parent.ts";
import { checkReferences } from "./check-references.ts";
import { judgeable } from "./rejected.ts";
import type { MisspellingQuestions, Trial } from "./trial.ts";

/** What the check of a single definition needs. */
export interface Checking {
  readonly view: ContentView & MisspellingQuestions;
  readonly context: ResolveContext;
  readonly origins: Origins;
  readonly findings: Findings;
  readonly trial: Trial;
  /** Whether a contributor to a definition has misspelt a member; absent if no definition has one. */
  readonly misspelt: ReturnType<typeof misspeltObjects>;
}

/** Checks the rules and references of a definition. */
export function checkDefinition(definition: Definition, checking: Checking): void {
  const { facts } = checking.findings;
  const start = facts.length;
  const { rules } = kinds[definition.kind];
  runRules(rules, definition, checking.context, checking);
  checkIds(definition, checking);
  noteAll(facts, start, definition);
}

/** Checks what can be judged of a left-out object. */
export function checkRejected(rejected: Rejected, checking: Checking): void {
  const { definition } = rejected;
  const { facts } = checking.findings;
  const start = facts.length;
  const seen = judgeable(rejected, checking.context);
  runRules(seen.rules, seen.definition, seen.context, checking);
  checkIds(definition, checking, (list) => rejected.unreadable.has(list));
  noteAll(facts, start, definition);
}

/** Checks the rules that an object which is not a definition of its own can break by itself. */
export function checkApart(definition: Definition, checking: Checking): void {
  const { ownRules } = kinds[definition.kind];
  runRules(ownRules, definition, checking.context, checking);
}

function runRules(
  rules: readonly Rule[],
  definition: Definition,
  context: ResolveContext,
  { view, findings: { facts }, trial, misspelt }: Checking,
): void {
  const start = facts.length;
  for (const rule of rules) rule(definition, context);
  if (facts.length === start || !view.isAnyMisspelt()) return;
  const causesOf = trial(rules, definition, misspelt?.(definition) === true);
  for (const fact of facts.splice(start)) {
    const causes = causesOf(fact);
    facts.push(causes.length === 0 ? fact : { ...fact, unless: causes });
  }
}

function checkIds(
  definition: Definition,
  { view, origins, findings: { report } }: Checking,
  isShort?: (list: object) => boolean,
): void {
  checkReferences(definition, view, origins, report, isShort);
  checkLook(definition, view, origins, report);
  checkParent(definition, view, report);
}

function noteAll(facts: Fact[], start: number, definition: Definition): void {
  for (const fact of facts.splice(start)) facts.push(noteInheritedBy(fact, definition));
}
