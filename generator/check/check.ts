/**
 * check: Definition[] -> diagnostics only. Checks the rules that the specification states across members and across
 * definitions, and every reference. It reads layered values, so each finding points to the line that wrote the value.
 */
import type { Fact } from "../diagnostics/diagnostic.ts";
import type { Findings } from "../diagnostics/findings.ts";
import { idsByKind, kindOfId } from "../kinds/placed.ts";
import {
  checkWords,
  isAboutMissingWord,
  suspectWords,
  wantedWords,
  wordsOf,
  type WordUses,
} from "../kinds/parts/words/check-words.ts";
import type { Vocabulary } from "../kinds/parts/words/vocabulary.ts";
import type { ContentView } from "../kinds/view.ts";
import { definitionsOfKind } from "../layer/definitions-of-kind.ts";
import type { Layers } from "../layer/layer.ts";
import { misspeltObjects } from "../layer/intended.ts";
import type { KnownIds } from "../layer/known-ids.ts";
import type { Rejected } from "../layer/notes.ts";
import { chosenFrom, mappedFrom } from "../model/chosen.ts";
import type { Definition } from "../model/definition.ts";
import type { PlacedIds } from "../model/external-summary.ts";
import type { Kinds, KindsContext } from "../kinds/kinds.ts";
import type { KindName } from "../model/kind-names.ts";
import { addTo } from "../model/maps.ts";
import { isSameList, type Memo } from "../model/memo.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { placedIn } from "../parse/placed-objects.ts";
import { contextOf } from "../resolve/resolve-context.ts";
import type { OpenStage, Stage, Work } from "../resolve/stage.ts";
import {
  checkApart,
  checkDefinition,
  checkRejected,
  type Checking,
  none,
} from "./check-definition.ts";
import { checkDefaults } from "./check-defaults.ts";
import { isFine, type UncheckedReference } from "./check-references.ts";
import { misspellingQueries, speculationOf } from "./speculate.ts";
import { reportUnparented } from "./unparented.ts";

/**
 * Adds to the findings, in the order of the definitions, and returns the references that cannot be checked.
 * @param view view of the content, including generated definitions
 * @param content what other types define, and the ids in their objects
 * @param memo keeps lists of definitions by the lists they are chosen from
 */
export function check(
  layers: Layers,
  kinds: Kinds,
  view: ContentView,
  content: { readonly parsed: readonly ParsedFile[]; readonly known: KnownIds },
  findings: Findings,
  open: OpenStage,
  memo: Memo,
): readonly UncheckedReference[] {
  const { facts } = findings;
  const misspelt = misspeltObjects(facts, memo);
  const stage = open("check", { ...view, ...misspellingQueries(misspelt, layers.registry) });
  const context = contextOf(stage, kinds, layers.origins);
  const speculation = speculationOf(stage.view, context);
  const checking: Checking = { ...stage, context, speculation, misspelt, origins: layers.origins };
  const unchecked: UncheckedReference[] = [];
  const checkEach = <Subject extends object>(
    work: Work<Subject, readonly UncheckedReference[]>,
    subjects: readonly Subject[],
  ): void => {
    const { made, facts: found } = stage.work(work, subjects);
    for (const fact of found) facts.push(fact);
    const some = chosenFrom(memo, `unchecked of ${work.name}`, made, ({ length }) => length > 0);
    for (const references of some) for (const each of references) unchecked.push(each);
  };
  /** Misspellings were found earlier and are not part of the definition, so they are added to its input. */
  const withSpelling = (input: object, definition: Definition): object =>
    misspelt?.(definition) === true ? [input, "misspelt"] : input;

  const inputOf = memo.part(
    "inputs by spelling",
    [misspelt],
    () => (definition: Definition) => withSpelling(definition, definition),
  );

  const all = new Map(kinds.names.map((kind) => [kind, definitionsOfKind(kind, layers)]));
  const written = writtenDefinitions(all, layers.registry, memo);
  for (const [kind, definitions] of written) {
    const each: Work<Definition, readonly UncheckedReference[]> = {
      name: kind,
      keyOf: ({ id, origin }) => (id === "" ? origin : id),
      inputOf,
      run: (definition) => checkDefinition(definition, checking),
      usual: none,
    };
    checkEach(each, definitions);
  }
  const [unmerged, others] = apart(layers);
  checkEach(workApart("unmerged content", true, checking, withSpelling), unmerged);
  checkEach(workApart("unmerged", false, checking, withSpelling), others);
  reportUnparented(layers, findings.report);
  checkDefaults(kinds, all, view, findings.report, unchecked);
  const leftOut: Work<Rejected, readonly UncheckedReference[]> = {
    name: "rejected",
    keyOf: ({ definition }) => definition.origin,
    inputOf: (rejected) => withSpelling(rejected, rejected.definition),
    run: (rejected) => checkRejected(rejected, checking),
  };
  checkEach(
    leftOut,
    [...layers.rejections.values()].filter(({ definition }) => !definition.obsolete),
  );
  checkEach(placedWork(checking), withUnknownIds(content.parsed, stage.work, checking, memo));
  for (const [kind, definitions] of all) {
    const { checkAll } = kinds.of(kind);
    if (!checkAll) continue;
    const together: Work<readonly Definition[], readonly UncheckedReference[]> = {
      name: `all of ${kind}`,
      keyOf: () => "all",
      run: (some) => {
        checkAll(some, context);
        return none;
      },
      usual: none,
    };
    checkEach(together, [definitions]);
  }
  checkEach(...wordsWork(written, content.known.defined("flag"), facts, context, memo));
  return unchecked;
}

/** Objects that are no definitions as written: those that contribute to one of their own, and all others. */
function apart({ set: { outcomes, unmerged } }: Layers): readonly [Definition[], Definition[]] {
  const [content, others]: [Definition[], Definition[]] = [[], []];
  for (const each of unmerged.values()) {
    (outcomes.get(each.origin) === "defined" ? content : others).push(each);
  }
  return [content, others];
}

function workApart(
  name: string,
  isContent: boolean,
  checking: Checking,
  withSpelling: (input: object, definition: Definition) => object,
): Work<Definition, readonly UncheckedReference[]> {
  return {
    name,
    keyOf: ({ origin }) => origin,
    inputOf: (each) => withSpelling(each.origin, each),
    run: (definition) => checkApart(definition, isContent, checking),
    usual: none,
  };
}

/** The files with objects of other types that refer to something unknown. Each id is looked up once for all files. */
function withUnknownIds(
  parsed: readonly ParsedFile[],
  work: Stage["work"],
  { context: { kinds }, view }: Checking,
  memo: Memo,
): readonly ParsedFile[] {
  const isKnown = (declared: string, id: string): boolean =>
    isFine(kinds, kindOfId(kinds, declared, id), id, view);
  const having = chosenFrom(memo, "files with places", parsed, hasPlaces);
  const all = memo.part("ids at places", having, () =>
    idsByKind((add) => {
      for (const { placed } of having) visitPlaced(placed, add);
    }),
  );
  const lookUp: Work<PlacedIds, PlacedIds> = {
    name: "unknown ids at places",
    keyOf: () => "all",
    run: (ids) =>
      idsByKind((add) => {
        visitPlaced(ids, (declared, id) => {
          if (!isKnown(declared, id)) add(declared, id);
        });
      }),
  };
  const [found = {}] = work(lookUp, [all]).made;
  const unknown = Object.entries(found).map(([declared, ids]) => [declared, new Set(ids)] as const);
  return having.filter(({ placed }) =>
    unknown.some(([declared, ids]) => placed[declared]?.some((id) => ids.has(id))),
  );
}

function hasPlaces({ placed }: ParsedFile): boolean {
  return Object.keys(placed).length > 0;
}

function visitPlaced(placed: PlacedIds, visit: (declared: string, id: string) => void): void {
  for (const [declared, ids] of Object.entries(placed)) for (const id of ids) visit(declared, id);
}

/** The check of a file's objects of other types, as if they were definitions without ids. */
function placedWork(checking: Checking): Work<ParsedFile, readonly UncheckedReference[]> {
  return {
    name: "placed",
    keyOf: ({ file }) => file,
    inputOf: ({ file }) => file,
    run: (file) =>
      placedIn(checking.context.kinds, file).flatMap((origin) => {
        // Templates may refer to what only those that copy from them have.
        if (origin.isTemplate) return none;
        const { kind, value } = origin;
        const standIn = { kind, id: "", value, origin, contributors: [origin], obsolete: false };
        return checkDefinition(standIn, checking);
      }),
  };
}

/** The check of words that may be any, which depends on the words of all definitions and on earlier findings. */
function wordsWork(
  written: ReadonlyMap<KindName, readonly Definition[]>,
  flags: ReadonlySet<string>,
  facts: readonly Fact[],
  context: KindsContext,
  memo: Memo,
): [Work<WordUses, readonly UncheckedReference[]>, WordUses[]] {
  const wanted = wantedWords(
    chosenFrom(memo, "facts about missing words", [...facts], isAboutMissingWord),
  );
  const listed = [...wanted].flatMap(([entry, some]) => [entry, ...some]);
  const work: Work<WordUses, readonly UncheckedReference[]> = {
    name: "words",
    keyOf: ({ vocabulary }) => vocabulary,
    inputOf: ({ definitions }) => [...definitions, flags, ...listed],
    run: (uses) => {
      checkWords(uses, wanted, context);
      return none;
    },
  };
  const users = new Map<Vocabulary, UsersOfWords[]>();
  for (const [kind, definitions] of written) {
    for (const vocabulary of context.kinds.of(kind).vocabularies ?? []) {
      addTo(users, vocabulary, usersOf(vocabulary.member, kind, definitions, memo));
    }
  }
  const uses = [...users].map(([vocabulary, some], number): WordUses => {
    const used = some.map(({ words }) => words);
    const suspects = memo.part(`suspect words ${String(number)}`, [flags, ...used], () =>
      suspectWords(vocabulary, used.flat(), flags),
    );
    const lists = some.map(({ having }) => having);
    return { vocabulary, definitions: noDefinitions.concat(...lists), suspects };
  });
  return [work, uses];
}

const noDefinitions: readonly Definition[] = [];

/** Definitions that have words, and the words of each. */
interface UsersOfWords {
  readonly having: readonly Definition[];
  readonly words: readonly (readonly string[])[];
}

function usersOf(
  member: string,
  kind: KindName,
  definitions: readonly Definition[],
  memo: Memo,
): UsersOfWords {
  const has = ({ value }: Definition): boolean => value[member] !== undefined;
  const having = chosenFrom(memo, `${kind} with ${member}`, definitions, has);
  const words = mappedFrom<Definition, readonly string[]>(
    memo,
    `words of ${kind} in ${member}`,
    having,
    (definition, before) => {
      const now = wordsOf(definition, member);
      return before && isSameList(before, now) ? before : now;
    },
  );
  return { having, words };
}

/** The definitions that an author wrote and a game uses, by kind. */
function writtenDefinitions(
  all: ReadonlyMap<KindName, readonly Definition[]>,
  registry: Layers["registry"],
  memo: Memo,
): ReadonlyMap<KindName, readonly Definition[]> {
  const chosen = [...all].map(([kind, definitions]) => {
    const name = `written definitions of ${kind}`;
    return [
      kind,
      chosenFrom(memo, name, definitions, (each) => isWritten(each, registry)),
    ] as const;
  });
  return new Map(chosen);
}

function isWritten(definition: Definition, registry: Layers["registry"]): boolean {
  // A generated uncraft repeats its recipe, which is checked. Built-in definitions are ours.
  if (definition.generatedFrom !== undefined || registry.isBuiltIn(definition)) return false;
  // An obsolete recipe keeps only its name (§9.2).
  return !definition.obsolete;
}
