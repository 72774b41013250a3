/** Definitions that stand for "none", which exist before the first pack loads (§2.4, §2.5). */
import type { Definition, RawObject } from "../model/definition.ts";
import { kindNames } from "../model/kind-names.ts";
import type { Pack } from "../model/pack.ts";
import { kinds } from "./registry.ts";

/** Built-in definitions belong to no pack. */
const pack: Pack = { name: "" };

/** The definitions that exist before the first pack loads. */
export const nullDefinitions: readonly Definition[] = kindNames.flatMap((kind) => {
  const { none } = kinds[kind];
  if (!none) return [];
  const { id, value } = none;
  const origin: RawObject = { kind, value, entry: { value, pack, path: "", builtIn: true } };
  return [{ kind, id, value, origin, contributors: [origin], obsolete: false }];
});
