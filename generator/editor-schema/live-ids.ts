/** The ids that exist, by kind, as an editor suggests them. */
import type { Compilation } from "../compile.ts";
import { kinds } from "../kinds/registry.ts";
import { splitKey } from "../layer/raw-id.ts";
import { externalKinds } from "../model/external-kind-names.ts";
import { kindNames, type KindName } from "../model/kind-names.ts";

export interface KindIds {
  /** In load order. */
  readonly ids: readonly string[];
  /** Whether a reference to any other id is reported; absent where others are named beside these. */
  readonly checked?: boolean;
}

/** By kind, and the names of templates by `templatesOf` it. */
export type LiveIds = ReadonlyMap<string, KindIds>;

/** As what the templates of a kind are listed, which no kind is called. */
export function templatesOf(kind: KindName): string {
  return `${kind} template`;
}

export function liveIds({
  layers: { registry },
  known,
  model,
}: Pick<Compilation, "layers" | "known" | "model">): LiveIds {
  const live = new Map<string, KindIds>();
  const aliases = new Map<string, string[]>();
  for (const key of registry.aliases().keys()) {
    const [kind, alias] = splitKey(key);
    const own = aliases.get(kind);
    if (own) own.push(alias);
    else aliases.set(kind, [alias]);
  }
  for (const kind of externalKinds) {
    const ids = new Set(known.defined(kind));
    // Flags need not be defined: those that the game reads and those that content uses are words as good.
    if (kind === "flag") {
      for (const each of kindNames) for (const flag of kinds[each].flags?.read ?? []) ids.add(flag);
      for (const flag of model.references.of(kind)) ids.add(flag);
    }
    live.set(kind, { ids: [...ids], checked: known.ids(kind).size > 0 });
  }
  for (const kind of kindNames) {
    if (!kinds[kind].naming) continue;
    // A kind of ours may be known from elsewhere as well.
    const elsewhere = live.get(kind)?.ids ?? [];
    const ids = new Set([...registry.ids(kind), ...(aliases.get(kind) ?? []), ...elsewhere]);
    live.set(kind, { ids: [...ids], checked: true });
    live.set(templatesOf(kind), { ids: registry.templates(kind) });
  }
  return live;
}

/** Everything that the ids are made of: as long as it is the very same, they are. */
export function sourcesOfIds({
  layers: { registry },
  known,
  model,
}: Parameters<typeof liveIds>[0]): readonly (readonly unknown[])[] {
  return [
    [known, model.references.of("flag"), ...registry.aliases().keys()],
    ...kindNames.map((kind) => [...registry.ids(kind)]),
    ...kindNames.map((kind) => registry.templates(kind)),
  ];
}
