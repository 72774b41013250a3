import type { Definition, RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Pack } from "../model/pack.ts";
import { nullFurniture } from "./furniture/null-furniture.ts";
import { nullTerrain } from "./terrain/null-terrain.ts";

/** The id of "none" of a kind, for kinds that have one; it stands at index 0 of their tables. */
export const nullIds: Readonly<Partial<Record<KindName, string>>> = {
  furniture: "f_null",
  terrain: "t_null",
};

/** Built-in definitions belong to no pack. */
const pack: Pack = { name: "" };

const definitions: readonly Definition[] = [
  define("furniture", "f_null", nullFurniture),
  define("terrain", "t_null", nullTerrain),
];

/** What is there before the first pack loads: the null ids (§2.4, §2.5). Always the same objects. */
export function nullDefinitions(): readonly Definition[] {
  return definitions;
}

function define(kind: KindName, id: string, value: JsonObject): Definition {
  const origin: RawObject = { kind, value, entry: { value, pack, path: "", builtIn: true } };
  return {
    kind,
    id,
    value,
    origin,
    contributors: [origin],
    obsolete: false,
  };
}
