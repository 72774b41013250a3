import type { Fact } from "../diagnostics/diagnostic.ts";
import type { Findings } from "../diagnostics/findings.ts";
import type { ResolveContext, Rule } from "../kinds/kind.ts";
import { kinds } from "../kinds/registry.ts";
import type { ContentView } from "../kinds/view.ts";
import { asMeant } from "../layer/misspelt.ts";
import { noteHeir } from "../layer/note-inherited-by.ts";
import type { Origins } from "../layer/origins.ts";
import type { Rejected } from "../layer/rejections.ts";
import type { Definition } from "../model/definition.ts";
import { checkLook } from "./check-look.ts";
import { checkReferences } from "./check-references.ts";
import { judgeable } from "./rejected.ts";
import type { MisspellingQuestions, Trial } from "./trial.ts";

/** What the work on one definition is done with. */
export interface Checking {
  readonly view: ContentView & MisspellingQuestions;
  readonly context: ResolveContext;
  readonly origins: Origins;
  readonly findings: Findings;
  readonly trial: Trial;
}

/** Rules and references of a definition. @param isMisspelt whether somebody who had a hand in it has misspelt a member */
export function checkDefinition(
  definition: Definition,
  isMisspelt: boolean,
  checking: Checking,
): void {
  const { facts } = checking.findings;
  const start = facts.length;
  const { rules } = kinds[definition.kind];
  runRules(rules, definition, isMisspelt, checking.context, checking);
  checkIds(definition, checking);
  noteAll(facts, start, definition);
}

/** What can be judged of an object that is left out. */
export function checkRejected(rejected: Rejected, isMisspelt: boolean, checking: Checking): void {
  const { definition } = rejected;
  const { facts } = checking.findings;
  const start = facts.length;
  const seen = judgeable(rejected, checking.context);
  runRules(seen.rules, seen.definition, isMisspelt, seen.context, checking);
  checkIds(definition, checking);
  noteAll(facts, start, definition);
}

/** What an object that is no definition of its own breaks by itself. */
export function checkApart(definition: Definition, isMisspelt: boolean, checking: Checking): void {
  const { ownRules } = kinds[definition.kind];
  runRules(ownRules, definition, isMisspelt, checking.context, checking);
}

function runRules(
  rules: readonly Rule[],
  definition: Definition,
  isMisspelt: boolean,
  context: ResolveContext,
  { view, findings: { facts }, trial }: Checking,
): void {
  const start = facts.length;
  for (const rule of rules) rule(definition, context);
  if (facts.length === start || !view.isAnyMisspelt()) return;
  const holds = trial(rules, isMisspelt ? asMeant(definition) : definition);
  for (const fact of facts.splice(start).filter(holds)) facts.push(fact);
}

function checkIds(definition: Definition, { view, origins, findings: { report } }: Checking): void {
  checkReferences(definition, view, origins, report);
  checkLook(definition, view, origins, report);
}

function noteAll(facts: Fact[], start: number, definition: Definition): void {
  for (let at = start; at < facts.length; at += 1) {
    const fact = facts[at];
    if (fact) facts[at] = noteHeir(fact, definition);
  }
}
