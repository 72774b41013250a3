/**
 * Finds out what need not be worked on again in content without errors (`reuse/presumed.ts`): everything is worked on
 * once more, and noted what it asks. What has findings, or depends on more than the words that it leads to, is listed.
 */
import { check } from "../check/check.ts";
import type { Compilation } from "../compile.ts";
import { createFindings } from "../diagnostics/findings.ts";
import { isList } from "../json/containers.ts";
import { nullDefinitions } from "../kinds/kinds.ts";
import { atOnce, type ContentQueries, type ContentView } from "../kinds/view.ts";
import { finalView } from "../layer/content-view.ts";
import type { Layers } from "../layer/layer.ts";
import type { Definition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import { groupBy } from "../model/maps.ts";
import { noMemo } from "../model/memo.ts";
import { once } from "../model/once.ts";
import { sortedByCodeUnit } from "../text/code-unit.ts";
import { leadsTo, mentions, type Mentioning } from "../reuse/mentions.ts";
import { definitionOf, mentioningOf, type KeptPresumption } from "../reuse/presumed.ts";
import { Queries, Recorder, type Dependency, type Query } from "../reuse/queries.ts";
import type { MisspellingQueries } from "../check/speculate.ts";
import { contextOf } from "../resolve/resolve-context.ts";
import { resolve } from "../resolve/resolve.ts";
import type { Stage } from "../resolve/stage.ts";

type Compiled = Pick<Compilation, "parsed" | "layers" | "known">;

/** Queries about everything, such as the nearest of all ids. */
const wide: ReadonlySet<string> = new Set<keyof (ContentQueries & MisspellingQueries)>([
  ...(["near", "whyUnknown", "commonest", "isAnyMisspelt"] as const),
]);
/** Queries about kinds, which are compared as such (`reuse/different-words.ts`). */
const aboutKinds: ReadonlySet<string> = new Set(["hasIds", "hasMigrations"]);

/** What the result of a subject depends on. */
interface Result {
  readonly definition: Definition | undefined;
  /** Whether there is nothing to say about it. */
  readonly isQuiet: boolean;
  readonly dependencies: readonly Dependency[];
}

interface Results {
  /** The names of the queries, by the maps that store them. */
  readonly topics: () => ReadonlyMap<unknown, string>;
  readonly all: readonly Result[];
}

export function presumptionOf({ parsed, layers, known }: Compiled): KeptPresumption {
  const { registry } = layers;
  const { kinds } = registry;
  const works = new Map<string, Results>();
  const view = finalView(registry, known);
  const open = <View extends ContentView>(name: string, own: View): Stage<View> =>
    opened(name, own, works);
  resolve(layers, kinds, open("resolve", view), createFindings(), noMemo);
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
  return presumed(works, layers);
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
        const isQuiet = findings.facts.splice(0).length === 0 && !hasEntries(result);
        all.push({ definition: definitionOf(subject), isQuiet, dependencies });
        return result;
      });
      if (usual !== undefined || kept) works.set(`${stage}/${name}`, { topics, all });
      return { made, facts: [] };
    },
  };
}

function hasEntries(result: unknown): boolean {
  return isList(result) && result.length > 0;
}

interface Asked {
  readonly of: Mentioning;
  /** The words that it does not have itself. */
  readonly others: ReadonlySet<string>;
}

function presumed(works: ReadonlyMap<string, Results>, { registry }: Layers): KeptPresumption {
  const { kinds } = registry;
  const builtIn = new Set(nullDefinitions(kinds).map(({ id }) => id));
  const follows = new Set<KindName>();
  const asked = [...works].map(([name, { topics, all }]) => {
    const each = all.map((result) => askedBy(result, topics(), builtIn, follows));
    return [name, each] as const;
  });
  const followed = groupBy(
    [...follows].flatMap((kind) => [...registry.all(kind)]),
    ({ id }) => id,
  );
  const namedBy = (id: string): readonly Mentioning[] => followed.get(id) ?? [];
  const apart = asked.flatMap(([name, results]): [string, number[]][] => {
    const positions = [...results.keys()].filter((at) => {
      const result = results[at];
      return !result || !leadsTo(result.of, result.others, namedBy);
    });
    // Sources of what is generated are in another order.
    return name.startsWith("generate/") && positions.length > 0 ? [] : [[name, positions]];
  });
  return { follows: sortedByCodeUnit(follows), works: Object.fromEntries(apart) };
}

/** @param follows the kinds are added of which it needs what definitions mention */
function askedBy(
  { definition, isQuiet, dependencies }: Result,
  topics: ReadonlyMap<unknown, string>,
  builtIn: ReadonlySet<string>,
  follows: Set<KindName>,
): Asked | undefined {
  if (!definition || !isQuiet) return undefined;
  const of = mentioningOf(definition);
  const others = new Set<string>();
  const found: Definition[] = [];
  for (const { kept, word, answer } of queriesIn(dependencies)) {
    const topic = topics.get(kept) ?? "";
    if (wide.has(topic)) return undefined;
    if (typeof word !== "string" || aboutKinds.has(topic) || builtIn.has(word)) continue;
    others.add(word);
    const one = topic === "find" ? definitionOf({ source: answer }) : undefined;
    if (one && one !== definition) found.push(one);
  }
  mentions(of, (word) => others.delete(word) && others.size === 0);
  for (const one of found) {
    if (mentions(mentioningOf(one), (word) => others.has(word))) follows.add(one.kind);
  }
  return { of, others };
}

function queriesIn(dependencies: readonly Dependency[]): ReadonlySet<Query> {
  const open = new Set(dependencies);
  // Iterating over a set includes entries added meanwhile.
  for (const each of open) {
    if ("dependencies" in each) for (const other of each.dependencies) open.add(other);
  }
  return new Set([...open].flatMap((each) => ("answer" in each ? [each] : [])));
}
