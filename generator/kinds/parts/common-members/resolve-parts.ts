import type { Definition } from "../../../model/definition.ts";
import type { JsonObject } from "../../../model/json.ts";
import { resolveBash } from "../bash/resolve-bash.ts";
import { cuttingTools, resolveCutting } from "../cutting/resolve-cutting.ts";
import { resolveDeconstruct } from "../deconstruct/resolve-deconstruct.ts";
import type { ResolveContext } from "../../kind.ts";
import { resolvePry } from "../pry/resolve-pry.ts";
import type { AuthoredTile, TileKind } from "./tile-kind.ts";

/** The parts that a tile has: ways in which it turns into something else (§2.3, §2.5). */
export function resolveParts(
  { value }: Definition<AuthoredTile>,
  kind: TileKind,
  { rules }: ResolveContext,
): JsonObject {
  const { bash, deconstruct, pry } = value;
  const resolved: Record<string, JsonObject> = {};
  if (bash) resolved["bash"] = resolveBash(bash, kind);
  if (deconstruct) resolved["deconstruct"] = resolveDeconstruct(deconstruct, kind);
  if (pry) resolved["pry"] = resolvePry(pry, kind, rules);
  for (const tool of cuttingTools) {
    const cutting = value[tool];
    if (cutting) resolved[tool] = resolveCutting(cutting, kind);
  }
  return resolved;
}
