/**
 * check: Definition[] -> diagnostics only. Checks the rules that the specification states across members and across
 * definitions, and every reference. It reads layered values, so each finding points to the line that wrote the value.
 */
import type { Fact } from "../diagnostics/diagnostic.ts";
import type { Findings } from "../diagnostics/findings.ts";
import { checkWords, wantedWords, type WordUses } from "../kinds/parts/words/check-words.ts";
import type { Vocabulary } from "../kinds/parts/words/vocabulary.ts";
import type { ResolveContext } from "../kinds/kind.ts";
import { kinds } from "../kinds/registry.ts";
import type { ContentView } from "../kinds/view.ts";
import { definitionsOfKind } from "../layer/definitions-of-kind.ts";
import type { Layers } from "../layer/layer.ts";
import { misspeltObjects } from "../layer/misspelt.ts";
import type { Rejected } from "../layer/rejections.ts";
import { chosenFrom } from "../model/chosen.ts";
import type { Definition } from "../model/definition.ts";
import type { DialectRules } from "../model/dialect.ts";
import { kindNames, type KindName } from "../model/kind-names.ts";
import type { Memo } from "../model/memo.ts";
import { contextOf } from "../resolve/resolve-context.ts";
import type { OpenStage, Stage, Work } from "../resolve/stage.ts";
import { checkApart, checkDefinition, checkRejected, type Checking } from "./check-definition.ts";
import type { UncheckedReference } from "./check-references.ts";
import { misspellingQuestions, trialOf } from "./trial.ts";
import { reportUnparented } from "./unparented.ts";

/**
 * Adds to the findings, in the order of the definitions, and returns the references that cannot be checked.
 * @param view view of the content, including generated definitions
 * @param flags the flags that a pack defines or the configuration lists
 * @param memo keeps lists of definitions by the lists they are chosen from
 */
export function check(
  layers: Layers,
  rules: DialectRules,
  view: ContentView,
  flags: ReadonlySet<string>,
  findings: Findings,
  open: OpenStage,
  memo: Memo,
): readonly UncheckedReference[] {
  const { facts } = findings;
  const misspelt = misspeltObjects(facts);
  const stage = open("check", { ...view, ...misspellingQuestions(misspelt, layers.registry) });
  const context = contextOf(stage, rules, layers.origins);
  const trial = trialOf(stage.view, context);
  const checking: Checking = { ...stage, context, trial, misspelt, origins: layers.origins };
  const { checkEach, checkIdsOfEach, unchecked } = checkersOf(stage, facts);
  /** Misspellings were found earlier and are not part of the definition, so they are added to its input. */
  const withSpelling = (input: object, definition: Definition): object =>
    misspelt?.(definition) === true ? [input, "misspelt"] : input;

  const all = new Map(kindNames.map((kind) => [kind, definitionsOfKind(kind, layers)]));
  const written = writtenDefinitions(all, layers.registry, memo);
  for (const [kind, definitions] of written) {
    const work: Work<Definition, readonly UncheckedReference[]> = {
      name: kind,
      keyOf: ({ id, origin }) => (id === "" ? origin : id),
      inputOf: (definition) => withSpelling(definition, definition),
      run: (definition) => checkDefinition(definition, checking),
    };
    checkIdsOfEach(work, definitions);
  }
  // What an object contributes to a definition of its own is checked there.
  const isContent = ({ origin }: Definition): boolean =>
    layers.set.outcomes.get(origin) === "defined";
  const own: Work<Definition, readonly UncheckedReference[]> = {
    name: "apart",
    keyOf: ({ origin }) => origin,
    inputOf: (each) => [each.origin, isContent(each), misspelt?.(each) === true],
    run: (definition) => checkApart(definition, isContent(definition), checking),
  };
  checkIdsOfEach(own, [...layers.set.apart.values()]);
  reportUnparented(layers, findings.report);
  const leftOut: Work<Rejected, readonly UncheckedReference[]> = {
    name: "rejected",
    keyOf: ({ definition }) => definition.origin,
    inputOf: (rejected) => withSpelling(rejected, rejected.definition),
    run: (rejected) => checkRejected(rejected, checking),
  };
  checkIdsOfEach(
    leftOut,
    [...layers.rejections.values()].filter(({ definition }) => !definition.obsolete),
  );
  for (const [kind, definitions] of all) {
    const { checkAll } = kinds[kind];
    if (!checkAll) continue;
    const together: Work<readonly Definition[], void> = {
      name: `all of ${kind}`,
      keyOf: () => "all",
      run: (some) => {
        checkAll(some, context);
      },
    };
    checkEach(together, [definitions]);
  }
  checkEach(...wordsWork(written, flags, facts, context, memo));
  return unchecked;
}

/** Functions that do the work of a stage on each subject. */
interface Checkers {
  readonly checkEach: <Subject extends object, Made>(
    work: Work<Subject, Made>,
    subjects: readonly Subject[],
  ) => readonly Made[];
  readonly checkIdsOfEach: <Subject extends object>(
    work: Work<Subject, readonly UncheckedReference[]>,
    subjects: readonly Subject[],
  ) => void;
  /** What the work has returned so far. */
  readonly unchecked: readonly UncheckedReference[];
}

/** @param facts receives what the work reports */
function checkersOf(stage: Stage, facts: Fact[]): Checkers {
  const unchecked: UncheckedReference[] = [];
  const checkEach: Checkers["checkEach"] = (work, subjects) => {
    const { made, facts: found } = stage.work(work, subjects);
    for (const fact of found) facts.push(fact);
    return made;
  };
  return {
    checkEach,
    checkIdsOfEach: (work, subjects) => {
      for (const some of checkEach(work, subjects)) {
        if (some.length > 0) for (const each of some) unchecked.push(each);
      }
    },
    unchecked,
  };
}

/** The check of words that may be any, which depends on the words of all definitions and on earlier findings. */
function wordsWork(
  written: ReadonlyMap<KindName, readonly Definition[]>,
  flags: ReadonlySet<string>,
  facts: readonly Fact[],
  context: ResolveContext,
  memo: Memo,
): [Work<WordUses, void>, WordUses[]] {
  const wanted = wantedWords(facts);
  const listed = [...wanted].flatMap(([entry, some]) => [entry, ...some]);
  const work: Work<WordUses, void> = {
    name: "words",
    keyOf: ({ vocabulary }) => vocabulary,
    inputOf: ({ definitions }) => [...definitions, flags, ...listed],
    run: (uses) => {
      checkWords(uses, wanted, flags, context);
    },
  };
  const uses = new Map<Vocabulary, Definition[]>();
  for (const [kind, definitions] of written) {
    for (const vocabulary of kinds[kind].vocabularies ?? []) {
      const { member } = vocabulary;
      const having = chosenFrom(
        memo,
        `${kind} with ${member}`,
        definitions,
        ({ value }) => value[member] !== undefined,
      );
      uses.set(vocabulary, (uses.get(vocabulary) ?? []).concat(having));
    }
  }
  return [work, [...uses].map(([vocabulary, having]) => ({ vocabulary, definitions: having }))];
}

/** The definitions that an author wrote and a game uses, by kind. */
function writtenDefinitions(
  all: ReadonlyMap<KindName, readonly Definition[]>,
  registry: Layers["registry"],
  memo: Memo,
): ReadonlyMap<KindName, readonly Definition[]> {
  const written = new Map<KindName, readonly Definition[]>();
  for (const [kind, definitions] of all) {
    const own = chosenFrom(memo, `written definitions of ${kind}`, definitions, (each) =>
      isWritten(each, registry),
    );
    written.set(kind, own);
  }
  return written;
}

function isWritten(definition: Definition, registry: Layers["registry"]): boolean {
  // A generated uncraft repeats its recipe, which is checked. Built-in definitions are ours.
  if (definition.generatedFrom !== undefined || registry.isBuiltIn(definition)) return false;
  // An obsolete recipe keeps only its name (§9.2).
  return !definition.obsolete;
}
