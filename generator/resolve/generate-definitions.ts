import type { Findings } from "../diagnostics/findings.ts";
import { sameWriting } from "../json/same-json.ts";
import type { Generation } from "../kinds/generation.ts";
import type { Layers } from "../layer/layer.ts";
import { noteOn } from "../layer/raw-id.ts";
import type { Definition } from "../model/definition.ts";
import type { Kinds, KindsContext } from "../kinds/kinds.ts";
import { once } from "../model/once.ts";
import { chosenFrom } from "../model/chosen.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Memo } from "../model/memo.ts";
import { contextOf } from "./resolve-context.ts";
import type { Outcomes, Stage } from "./stage.ts";

/**
 * Generates definitions from others and adds them to the registry, except those with an id that an author has defined
 * in that kind (§2.10). Returns the number of generated definitions.
 * @param stage sees content without generated definitions
 * @param memo keeps the lists of sources, and the tables of kinds with generated definitions
 */
export function generateDefinitions(
  { registry, origins, arrangement }: Layers,
  kinds: Kinds,
  stage: Stage,
  findings: Findings,
  memo: Memo,
): number {
  const context = unaware(contextOf(stage, kinds, origins));
  const { later } = stage.view;
  let count = 0;
  for (const { name: kind, generation } of kinds.all) {
    if (!generation) continue;
    const choices = chosenSources(kind, generation, registry, stage, context, memo);
    for (const fact of choices.facts) findings.facts.push(fact);
    const chosen = choices.made.flat();
    const free = firstOfEach(chosen).filter(({ id }) => !registry.get(kind, id));
    const { made } = stage.work<Chosen, Definition>(
      {
        name: kind,
        keyOf: ({ id }) => id,
        inputOf: ({ source }) => source,
        run: ({ source, id }) =>
          generated(
            kind,
            id,
            source,
            later(() => generation.generate(source, context)),
          ),
        keep: (before, now) => (isSame(before, now) ? before : now),
        kept: {
          of: () => null,
          restored: ({ source, id }, _, again) =>
            generated(
              kind,
              id,
              source,
              once(() => again().value),
            ),
        },
      },
      free,
    );
    registry.addGenerated(kind, made, { arrangement, memo });
    count += made.length;
    const isFree = new Set(free);
    for (const choice of chosen) {
      const taken = isFree.has(choice) ? undefined : registry.get(kind, choice.id);
      if (!taken) continue;
      reportTaken(choice.source, taken, generation.member, { ...context, report: findings.report });
    }
  }
  return count;
}

/** A context without generated definitions, so that these have the same values whenever they are read. */
function unaware(context: KindsContext): KindsContext {
  return {
    ...context,
    find: (kind, id) => {
      const found = context.find(kind, id);
      return found?.generatedFrom === undefined ? found : undefined;
    },
  };
}

/** Of several choices with the same id, the first. */
function firstOfEach(chosen: readonly Chosen[]): readonly Chosen[] {
  const ids = new Set<string>();
  return chosen.filter(({ id }) => ids.size < ids.add(id).size);
}

type Chosen = ReturnType<Generation["choose"]>[number];

/** The choice depends on the other definitions, so that it is done as one piece of work. */
function chosenSources(
  kind: KindName,
  { from, member, choose }: Generation,
  registry: Layers["registry"],
  stage: Stage,
  context: KindsContext,
  memo: Memo,
): Outcomes<readonly Chosen[]> {
  const name = `sources of ${kind}`;
  const sources = chosenFrom(
    memo,
    name,
    [...registry.all(from)],
    ({ obsolete, value }) => !obsolete && value[member] !== undefined,
  );
  const written = [...registry.all(kind)];
  const inputOf = (some: readonly Definition[]): object => [...some, undefined, ...written];
  return stage.work<readonly Definition[], readonly Chosen[]>(
    {
      ...{ name, keyOf: () => "all", inputOf, run: (some) => choose(some, written, context) },
      kept: { of: () => null, restored: (_some, _kept, again) => again() },
    },
    [sources],
  );
}

/** The value may be worked out late: a run for findings alone needs most generated definitions only for their ids. */
function generated(
  kind: KindName,
  id: string,
  { origin, contributors, id: generatedFrom }: Definition,
  value: () => Definition["value"],
): Definition {
  return {
    ...{ kind, id, origin, contributors, obsolete: false, generatedFrom },
    get value() {
      return value();
    },
  };
}

function isSame(one: Definition, other: Definition): boolean {
  return (
    one.id === other.id &&
    one.origin === other.origin &&
    one.contributors === other.contributors &&
    sameWriting(one.value, other.value)
  );
}

/** An uncraft of another item may have, with its suffix, the id that would be generated (§7.1). */
function reportTaken(
  source: Definition,
  { kind, id, origin }: Definition,
  member: string,
  { kinds, placeOf, report }: KindsContext,
): void {
  const notes = [noteOn(kinds, origin, "first")];
  report("duplicate-id", placeOf(source, [member]), { kind, id, suffixed: true }, { notes });
}
