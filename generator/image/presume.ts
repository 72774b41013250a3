/**
 * Finds out what need not be worked on again in content without errors (`reuse/presumed.ts`): everything is worked on
 * once more, and noted what it asks. What has findings, or depends on more than the words that it leads to, is listed.
 */
import { check } from "../check/check.ts";
import type { Compilation } from "../compile.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import { createFindings } from "../diagnostics/findings.ts";
import { hasSpareEffort } from "../diagnostics/suggestions.ts";
import { isList } from "../json/containers.ts";
import { nullDefinitions } from "../kinds/kinds.ts";
import { atOnce, type ContentQueries, type ContentView } from "../kinds/view.ts";
import { finalView } from "../layer/content-view.ts";
import { isAsWritten } from "../layer/as-written.ts";
import { objectsByName } from "../layer/components.ts";
import type { Layers } from "../layer/layer.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import { groupBy } from "../model/maps.ts";
import { noMemo } from "../model/memo.ts";
import { once } from "../model/once.ts";
import { sortedByCodeUnit } from "../text/code-unit.ts";
import { namesOfObjects } from "../reuse/changed-part.ts";
import { leadsTo, mentions, type Mentioning } from "../reuse/mentions.ts";
import { keptData, positionsIn, type Addresses } from "../reuse/kept-data.ts";
import { hasWord } from "../reuse/different-words.ts";
import { orElse } from "../reuse/fingerprints.ts";
import {
  definitionsOf,
  mentioningOf,
  type KeptPresumption,
  type UnusualResult,
} from "../reuse/presumed.ts";
import {
  answered,
  Queries,
  Recorder,
  type Answered,
  type Dependency,
  type Query,
  type Topic,
} from "../reuse/queries.ts";
import type { MisspellingQueries } from "../check/speculate.ts";
import { contextOf } from "../resolve/resolve-context.ts";
import { resolve } from "../resolve/resolve.ts";
import type { Stage } from "../resolve/stage.ts";

export type ImagedContent = Pick<Compilation, "parsed" | "layers" | "known">;

/** Queries about everything, such as the nearest of all ids. */
const wide: ReadonlySet<string> = new Set<keyof (ContentQueries & MisspellingQueries)>([
  ...(["near", "whyUnknown", "commonest", "yielding", "isAnyMisspelt"] as const),
]);
/** Queries about kinds, which are compared as such (`reuse/different-words.ts`). */
const aboutKinds: ReadonlySet<string> = new Set(["hasIds", "hasMigrations"]);

/** What the result of a subject depends on. */
interface Result {
  readonly definitions: readonly Definition[];
  readonly facts: readonly Fact[];
  readonly made: unknown;
  /** Whether it is what nearly all results are. */
  readonly isUsual: boolean;
  readonly dependencies: readonly Dependency[];
}

interface Results {
  /** What queries ask, by the maps that store them. */
  readonly topics: () => ReadonlyMap<unknown, Topic>;
  readonly areData: boolean;
  readonly all: readonly Result[];
}

export function presumptionOf({ parsed, layers, known }: ImagedContent): KeptPresumption {
  const { registry } = layers;
  const { kinds } = registry;
  const works = new Map<string, Results>();
  const view = finalView(registry, known);
  const open = <View extends ContentView>(name: string, own: View): Stage<View> =>
    opened(name, own, works);
  resolve(layers, kinds, open("resolve", view), noMemo);
  check(layers, kinds, view, { parsed, known }, createFindings(), open, noMemo);
  for (const { name, generation } of kinds.all) {
    if (!generation) continue;
    const stage = open("generate", view);
    const context = contextOf(stage, kinds, layers.origins);
    const run = ({ generatedFrom = "" }: Definition): boolean => {
      const source = registry.get(generation.from, generatedFrom);
      return source !== undefined && Object.keys(generation.generate(source, context)).length > 0;
    };
    const generated = [...registry.all(name)].filter((each) => each.generatedFrom !== undefined);
    stage.work({ name, keyOf: ({ id }) => id, run, usual: true }, generated);
  }
  return { ...presumed(works, { parsed, layers, known }), layered: layeredIn(parsed, layers) };
}

/** How many objects in turn are as written and share no name with others, and how many are layered. */
function layeredIn(parsed: ImagedContent["parsed"], layers: Layers): number[] {
  const { kinds } = layers.registry;
  const objects = parsed.flatMap((file) => file.objects);
  const namesOf = namesOfObjects({ layers, names: new WeakMap() }, () => undefined, kinds);
  const byName = objectsByName(objects, namesOf);
  const isAlone = (object: RawObject): boolean =>
    namesOf(object).every((name) => byName.get(object.kind)?.get(name)?.length === 1);
  const counts = [0];
  for (const object of objects) {
    const isLayered = !isAlone(object) || !isAsWritten(object, layers.set, kinds);
    if (isLayered !== (counts.length % 2 === 0)) counts.push(0);
    counts.push((counts.pop() ?? 0) + 1);
  }
  return counts;
}

/** A stage that notes what its work asks. */
function opened<View extends ContentView>(
  stage: string,
  view: View,
  works: Map<string, Results>,
): Stage<View> {
  const queries = new Queries(true);
  const recorder = new Recorder(0);
  const findings = createFindings();
  const { share, note } = recorder;
  const topics = once(() => queries.topics());
  return {
    view: queries.noted({ ...view, share, later: atOnce }, note),
    findings,
    work: ({ name, run, usual, kept }, subjects) => {
      const all: Result[] = [];
      const made = subjects.map((subject) => {
        const { result, dependencies } = recorder.record(() => run(subject));
        const facts = findings.facts.splice(0);
        const isUsual = !isList(result) || result.length === 0;
        const definitions = definitionsOf(subject);
        all.push({ definitions, facts, made: result, isUsual, dependencies });
        return result;
      });
      const areData = usual !== undefined && !kept;
      if (usual !== undefined || kept) works.set(`${stage}/${name}`, { topics, areData, all });
      return { made, facts: [] };
    },
  };
}

const generate = "generate/";

interface Asked {
  readonly of: readonly Mentioning[];
  /** The words that these do not have themselves. */
  readonly others: ReadonlySet<string>;
  readonly result: Result;
  /** Absent if the result is usual. */
  readonly wide?: readonly Answered[];
}

function presumed(
  works: ReadonlyMap<string, Results>,
  content: ImagedContent,
): Omit<KeptPresumption, "layered"> {
  const { registry } = content.layers;
  const { kinds } = registry;
  const builtIn = new Set(nullDefinitions(kinds).map(({ id }) => id));
  const [follows, words, ofKinds] = [new Set<KindName>(), new Set<string>(), new Set<string>()];
  const addresses = positionsIn(content.parsed);
  const asked = [...works].map(([name, { topics, areData, all }]) => {
    const each = all.map((result) =>
      askedBy(result, { areData, topics: topics(), builtIn, follows, words, ofKinds }),
    );
    return [name, each] as const;
  });
  const followed = [...follows].flatMap((kind) => [...registry.all(kind)]);
  const byId = groupBy(followed, ({ id }) => id);
  const namedBy = (id: string): readonly Mentioning[] => byId.get(id) ?? [];
  const ofFollowed = new Set<string>();
  for (const each of followed)
    mentions(each, (word) => ofFollowed.size > ofFollowed.add(word).size);
  const known = asked.map(([name, results]): [string, KeptPresumption["works"][string]] => {
    const [apart, chained, unusual]: [number[], number[], UnusualResult[]] = [[], [], []];
    for (const [at, each] of results.entries()) {
      const isKnown = each && [...each.others].every((word) => ofFollowed.has(word));
      const asks = each?.wide?.every((one) => mayBeSame(one, content.layers)) && each.wide;
      const kept = each && asks && keptResult(at, each.result, asks, addresses);
      if (!isKnown || (each.wide && !kept)) {
        apart.push(at);
        continue;
      }
      if (kept) unusual.push(kept);
      if (!leadsTo(each.of, each.others, namedBy)) chained.push(at);
    }
    if (!name.startsWith(generate)) return [name, [apart, chained, unusual]];
    // The sources of what is generated are in another order.
    return [name, [apart, chained.length > 0 ? [-1] : [], unusual]];
  });
  const kept = known.filter(([name, [apart]]) => apart.length === 0 || !name.startsWith(generate));
  return {
    follows: sortedByCodeUnit(follows),
    missing: sortedByCodeUnit([...words].filter((word) => !hasWord(content, word))),
    kinds: sortedByCodeUnit(ofKinds),
    works: Object.fromEntries(kept),
  };
}

/** Whether the reasons of unknown ids that were asked for may be compared (`reuse/same-reasons.ts`). */
function mayBeSame([group, name, [kind = "", id = ""]]: Answered, { lookups }: Layers): boolean {
  const made = group === "" && name === "whyUnknown" ? lookups.built.get(kind) : undefined;
  return made === undefined || hasSpareEffort(made.suggestions, id);
}

function keptResult(
  at: number,
  { made, facts }: Result,
  asked: readonly Answered[],
  addresses: Addresses,
): UnusualResult | undefined {
  return orElse(
    () => [at, keptData(made, addresses), keptData(facts, addresses), asked],
    undefined,
  );
}

interface Asking {
  readonly areData: boolean;
  readonly topics: ReadonlyMap<unknown, Topic>;
  readonly builtIn: ReadonlySet<string>;
  /** The kinds are added of which it needs what definitions mention. */
  readonly follows: Set<KindName>;
  /** The words are added under which content decides it. */
  readonly words: Set<string>;
  /** The kinds are added of which it counts whether they have any ids. */
  readonly ofKinds: Set<string>;
}

function askedBy(
  result: Result,
  { areData, topics, builtIn, follows, words, ofKinds }: Asking,
): Asked | undefined {
  const { definitions, facts, isUsual, dependencies } = result;
  const isOne = definitions.length === 1;
  const asked: Answered[] = [];
  const of = definitions.map(mentioningOf);
  const others = new Set<string>();
  const found: Definition[] = [];
  for (const query of queriesIn(dependencies)) {
    const { word, answer } = query;
    const topic = topics.get(query.kept);
    if (topic && wide.has(topic.name)) asked.push(answered(topic, query));
    else if (typeof word !== "string") continue;
    else if (aboutKinds.has(topic?.name ?? "")) ofKinds.add(word);
    else if (!builtIn.has(word)) {
      others.add(word);
      words.add(word);
      if (topic?.name === "find" && isOne) found.push(...definitionsOf(answer));
    }
  }
  const isPlain = asked.length === 0 && isUsual && facts.length === 0;
  if (definitions.length === 0 || (!isPlain && !areData)) return undefined;
  for (const each of of) mentions(each, (word) => others.delete(word) && others.size === 0);
  for (const one of found) {
    if (mentions(mentioningOf(one), (word) => others.has(word))) follows.add(one.kind);
  }
  return { of, others, result, ...(isPlain ? {} : { wide: asked }) };
}

function queriesIn(dependencies: readonly Dependency[]): ReadonlySet<Query> {
  const open = new Set(dependencies);
  // Iterating over a set includes entries added meanwhile.
  for (const each of open) {
    if ("dependencies" in each) for (const other of each.dependencies) open.add(other);
  }
  return new Set([...open].flatMap((each) => ("answer" in each ? [each] : [])));
}
