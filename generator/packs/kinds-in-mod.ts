/** The kinds that a pack brings: its `MOD_INFO` names their schemas, and no modules: packs are data of strangers. */
import { isList, isObject, textsIn } from "../json/containers.ts";
import { memberOf } from "../json/path.ts";
import { locatePath } from "../json/tree.ts";
import type { SchemaFolder, WrittenKind } from "../kinds/own/read-kind-schemas.ts";
import type { JsonPath } from "../model/json.ts";
import type { ModInfo } from "../model/pack.ts";
import { isRemark } from "../json/remark.ts";

interface KindsInMod {
  readonly kinds: readonly {
    readonly name: string;
    readonly types?: readonly string[];
    /** Relative to the directory of the pack. */
    readonly schema: string;
  }[];
  /** Paths in the object of what is none. */
  readonly wrong: readonly JsonPath[];
}

export function kindsInMod({ value: { kinds: written } }: ModInfo): KindsInMod {
  if (!isObject(written)) return { kinds: [], wrong: written === undefined ? [] : [["kinds"]] };
  const names = Object.keys(written).filter((name) => !isRemark(name));
  const kinds = names.flatMap((name): KindsInMod["kinds"] => {
    const types = memberOf(written[name], "types");
    const schema = memberOf(written[name], "schema");
    if (typeof schema !== "string") return [];
    if (types === undefined) return [{ name, schema }];
    const words = textsIn(types).filter((word) => word !== "");
    const isRight = isList(types) && words.length === types.length && words.length > 0;
    return isRight ? [{ name, types: words, schema }] : [];
  });
  const right = new Set(kinds.map(({ name }) => name));
  return { kinds, wrong: names.filter((name) => !right.has(name)).map((name) => ["kinds", name]) };
}

/** @param folder that of the pack */
export function writtenKindsOf(mod: ModInfo, folder: SchemaFolder): readonly WrittenKind[] {
  const source: WrittenKind["source"] = {
    ...mod.source,
    locate: (path, target) => locatePath(mod.source, [...mod.path, ...path], target),
  };
  return kindsInMod(mod).kinds.map((each) => ({ ...each, source, folder }));
}
