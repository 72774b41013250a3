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
import type { Rejected } from "../layer/rejections.ts";
import type { Definition } from "../model/definition.ts";
import type { DialectRules } from "../model/dialect.ts";
import { kindNames, type KindName } from "../model/kind-names.ts";
import { contextOf } from "../resolve/resolve-context.ts";
import type { OpenStage, Work } from "../resolve/stage.ts";
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
  const misspelt = misspeltObjects(facts);
  const stage = open("check", { ...view, ...misspellingQuestions(misspelt, layers.registry) });
  const context = contextOf(stage, rules, layers.origins);
  const trial = trialOf(stage.view, context);
  const checking: Checking = { ...stage, context, trial, misspelt, origins: layers.origins };
  /** A function that checks one subject after another. */
  const checker = <Subject extends object>(work: Work<Subject, void>): ((one: Subject) => void) => {
    const worker = stage.worker(work);
    return (subject) => {
      for (const fact of worker(subject).facts) facts.push(fact);
    };
  };
  /** Misspellings are found before, and are no part of what is misspelt. */
  const withSpelling = (input: object, definition: Definition): object =>
    misspelt?.(definition) === true ? [input, "misspelt"] : input;

  const written = writtenDefinitions(layers);
  for (const [kind, definitions] of written) {
    const checkOne = checker<Definition>({
      name: kind,
      keyOf: ({ id, origin }) => (id === "" ? origin : id),
      inputOf: (definition) => withSpelling(definition, definition),
      run: (definition) => {
        checkDefinition(definition, checking);
      },
    });
    for (const definition of definitions) checkOne(definition);
  }
  const checkOwn = checker<Definition>({
    name: "apart",
    keyOf: ({ origin }) => origin,
    inputOf: (definition) => withSpelling(definition.origin, definition),
    run: (definition) => {
      checkApart(definition, checking);
    },
  });
  for (const definition of writtenApart(layers)) checkOwn(definition);
  reportUnparented(layers, findings.report);
  const checkLeftOut = checker<Rejected>({
    name: "rejected",
    keyOf: ({ definition }) => definition.origin,
    inputOf: (rejected) => withSpelling(rejected, rejected.definition),
    run: (rejected) => {
      checkRejected(rejected, checking);
    },
  });
  for (const rejected of layers.rejections.all.values()) {
    if (!rejected.definition.obsolete) checkLeftOut(rejected);
  }
  for (const kind of kindNames) {
    const { checkAll } = kinds[kind];
    if (!checkAll) continue;
    checker<readonly Definition[]>({
      name: `all of ${kind}`,
      keyOf: () => "all",
      run: (all) => {
        checkAll(all, context);
      },
    })(definitionsOfKind(kind, layers));
  }
  // What others have decides it, so it is looked for among all, whatever changed.
  checkFlags(
    [...written.values()].flat(),
    ({ kind }) => kinds[kind].flags,
    flags,
    { ...context, report: findings.report },
    facts,
  );
}

/** The definitions that an author wrote and a game uses, by kind. */
function writtenDefinitions(layers: Layers): ReadonlyMap<KindName, readonly Definition[]> {
  return new Map(
    kindNames.map((kind) => [
      kind,
      definitionsOfKind(kind, layers).filter((each) => isWritten(each, layers.registry)),
    ]),
  );
}

function isWritten(definition: Definition, registry: Layers["registry"]): boolean {
  // A generated uncraft says what its recipe says, and that was checked. Built-in ones are ours.
  if (definition.generatedFrom !== undefined || registry.isBuiltIn(definition)) return false;
  // An obsolete recipe keeps only its name (§9.2).
  return !definition.obsolete;
}
