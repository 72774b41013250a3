import type { Definition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Layers } from "./layer.ts";

/** The surviving definitions of a kind: those of its table, or in load order if they have no ids. */
export function definitionsOfKind(
  kind: KindName,
  { registry, substitutions }: Pick<Layers, "registry" | "substitutions">,
): readonly Definition[] {
  return registry.kinds.of(kind).naming
    ? [...registry.all(kind)]
    : substitutions.filter((each) => each.kind === kind);
}
