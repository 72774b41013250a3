import { kinds } from "../kinds/registry.ts";
import type { Definition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Layers } from "./layer.ts";

/** The surviving definitions of a kind: by id, or in load order where they have none. */
export function definitionsOfKind(
  kind: KindName,
  { registry, substitutions }: Pick<Layers, "registry" | "substitutions">,
): readonly Definition[] {
  return kinds[kind].naming
    ? [...registry.all(kind)]
    : substitutions.filter((each) => each.kind === kind);
}
