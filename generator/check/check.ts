/**
 * check: Definition[] -> diagnostics only. The rules that the specification states across members and across
 * definitions, and every reference. It reads layered values, so each finding lies on the line that wrote it.
 */
import type { Findings } from "../diagnostics/findings.ts";
import { checkFlags } from "../kinds/parts/flags/check-flags.ts";
import { kinds } from "../kinds/registry.ts";
import type { ContentView } from "../kinds/view.ts";
import { definitionsOfKind } from "../layer/definitions-of-kind.ts";
import type { Layers } from "../layer/layer.ts";
import { misspeltObjects } from "../layer/misspelt.ts";
import { writtenApart } from "../layer/written-apart.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { DialectRules } from "../model/dialect.ts";
import { kindNames } from "../model/kind-names.ts";
import { contextOf } from "../resolve/resolve-context.ts";
import type { OpenStage, Outcome, Piece } from "../resolve/stage.ts";
import { checkApart, checkDefinition, checkRejected, type Checking } from "./check-definition.ts";
import { misspellingQuestions, trialOf } from "./trial.ts";
import { reportUnparented } from "./unparented.ts";

/**
 * Adds to the findings, in the order of the definitions.
 * @param view of the content with all that was generated
 * @param flags that a pack defines or the configuration lists
 */
export function check(
  layers: Layers,
  rules: DialectRules,
  view: ContentView,
  flags: ReadonlySet<string>,
  findings: Findings,
  open: OpenStage,
): void {
  const { facts } = findings;
  const add = ({ facts: found }: Outcome<void>): void => {
    for (const fact of found) facts.push(fact);
  };
  const misspelt = misspeltObjects(facts);
  const stage = open("check", { ...view, ...misspellingQuestions(misspelt, layers.registry) });
  const context = contextOf(stage, rules, layers.origins);
  const trial = trialOf(stage.view, context);
  const checking: Checking = { ...stage, context, trial, origins: layers.origins };
  const piece = (
    { group, key, input }: Pick<Piece<void>, "group" | "key" | "input">,
    definition: Definition,
    work: (isMisspelt: boolean) => void,
  ): void => {
    const isMisspelt = misspelt?.(definition) === true;
    add(
      stage.outcome({
        group,
        key,
        input: isMisspelt ? [input, "misspelt"] : input,
        work: () => {
          work(isMisspelt);
        },
      }),
    );
  };

  const written = [...definitionsOf(layers)].filter((each) => isWritten(each, layers));
  for (const each of written) {
    const { kind, id, origin } = each;
    piece({ group: kind, key: id === "" ? origin : id, input: each }, each, (isMisspelt) => {
      checkDefinition(each, isMisspelt, checking);
    });
  }
  for (const each of writtenApart(layers, wholeObjects(layers))) {
    piece({ group: "apart", key: each.origin, input: each.origin }, each, (isMisspelt) => {
      checkApart(each, isMisspelt, checking);
    });
  }
  reportUnparented(layers, findings.report);
  for (const [object, rejected] of layers.rejections.all) {
    const { definition } = rejected;
    if (definition.obsolete) continue;
    piece({ group: "rejected", key: object, input: rejected }, definition, (isMisspelt) => {
      checkRejected(rejected, isMisspelt, checking);
    });
  }
  for (const kind of kindNames) {
    const { checkAll } = kinds[kind];
    if (!checkAll) continue;
    const all = definitionsOfKind(kind, layers);
    add(
      stage.outcome({
        group: "all",
        key: kind,
        input: all,
        work: () => {
          checkAll(all, context);
        },
      }),
    );
  }
  // What others have decides it, so it is looked for among all, whatever changed.
  checkFlags(
    written,
    ({ kind }) => kinds[kind].flags,
    flags,
    { ...context, report: findings.report },
    facts,
  );
}

/** Whether the definition is one that an author wrote and a game uses. */
function isWritten(definition: Definition, { registry }: Layers): boolean {
  // A generated uncraft says what its recipe says, and that was checked. Built-in ones are ours.
  if (definition.generatedFrom !== undefined || registry.isBuiltIn(definition)) return false;
  // An obsolete recipe keeps only its name (§9.2).
  return !definition.obsolete;
}

function* definitionsOf(layers: Layers): Generator<Definition> {
  for (const kind of kindNames) yield* definitionsOfKind(kind, layers);
}

/** Objects that became definitions just as they were written. */
function wholeObjects(layers: Layers): ReadonlySet<RawObject> {
  const whole = new Set<RawObject>();
  for (const { contributors, origin, generatedFrom, obsolete } of definitionsOf(layers)) {
    if (contributors.length === 1 && generatedFrom === undefined && !obsolete) whole.add(origin);
  }
  return whole;
}
