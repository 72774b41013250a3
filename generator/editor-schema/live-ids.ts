/** The existing ids by kind, for editors to suggest. */
import type { Compilation } from "../compile.ts";
import { knownFlags } from "../kinds/known-flags.ts";
import type { KindName } from "../model/kind-names.ts";

export interface KindIds {
  /** In load order. */
  readonly ids: readonly string[];
  /** Whether a reference to any other id is reported; absent if other names are also accepted there. */
  readonly checked?: boolean;
}

/** Ids by kind; names of templates are listed under `templatesOf` their kind. */
export type LiveIds = ReadonlyMap<string, KindIds>;

/** The key for a kind's templates; no kind has this name. */
export function templatesOf(kind: KindName): string {
  return `${kind} template`;
}

export function liveIds({
  layers: { registry },
  known,
  model,
}: Pick<Compilation, "layers" | "known" | "model">): LiveIds {
  const live = new Map<string, KindIds>();
  for (const kind of registry.kinds.external) {
    const ids = new Set(known.defined(kind));
    // Flags need not be defined: those that the game reads and those that content uses are equally valid.
    if (kind === "flag") {
      for (const each of registry.kinds.all) for (const flag of knownFlags(each)) ids.add(flag);
      for (const flag of model.references.of(kind)) ids.add(flag);
    }
    live.set(kind, { ids: [...ids], checked: known.ids(kind).size > 0 });
  }
  for (const { name: kind, naming } of registry.kinds.all) {
    if (!naming) continue;
    // Ids of our own kinds may also be known from elsewhere.
    const elsewhere = live.get(kind)?.ids ?? [];
    const ids = new Set([...registry.ids(kind), ...registry.aliases(kind).keys(), ...elsewhere]);
    live.set(kind, { ids: [...ids], checked: true });
    live.set(templatesOf(kind), { ids: registry.templates(kind) });
  }
  return live;
}

/** Everything that the ids are computed from: as long as these values are identical, so are the ids. */
export function sourcesOfIds({
  layers: { registry },
  known,
  model,
}: Parameters<typeof liveIds>[0]): readonly (readonly unknown[])[] {
  const { names } = registry.kinds;
  return [
    [known, model.references.of("flag")],
    ...names.map((kind) => [...registry.aliases(kind).keys()]),
    ...names.map((kind) => [...registry.ids(kind)]),
    ...names.map((kind) => registry.templates(kind)),
  ];
}
