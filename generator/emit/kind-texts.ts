/** Texts by kind, id and member, as generated `texts` modules have them. */
import type { Definition, ResolvedDefinition } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import { definitionTexts } from "./definition-texts.ts";
import type { ModuleMemo } from "./module-memo.ts";

/** Those of a definition; `writing` tells them from others. */
interface TextsOfId {
  readonly id: string;
  readonly members: JsonObject;
  readonly writing: string;
}

/** @param ids in index order */
export function kindTexts(
  kind: KindName,
  ids: readonly string[],
  records: ReadonlyMap<string, ResolvedDefinition> | undefined,
  memo: ModuleMemo,
): readonly TextsOfId[] {
  return memo.part<readonly TextsOfId[]>(`texts of ${kind}`, [ids, records], (before) => {
    const known = memo.part(
      "texts of definitions",
      [],
      () => new WeakMap<Definition, TextsOfId | "none">(),
    );
    const now: TextsOfId[] = [];
    for (const id of ids) {
      const definition = records?.get(id)?.definition;
      if (definition === undefined) continue;
      let texts = known.get(definition);
      if (!texts) known.set(definition, (texts = textsOfId(definition)));
      if (texts !== "none") now.push(texts);
    }
    return before && sayTheSame(before, now) ? before : now;
  });
}

function sayTheSame(one: readonly TextsOfId[], other: readonly TextsOfId[]): boolean {
  return (
    one.length === other.length &&
    one.every((each, at) => {
      const { id, writing } = each;
      return other[at] === each || (other[at]?.id === id && other[at].writing === writing);
    })
  );
}

function textsOfId(definition: Definition): TextsOfId | "none" {
  const texts = definitionTexts(definition);
  if (texts.length === 0) return "none";
  const members: Record<string, JsonObject> = {};
  for (const { member, plural, context, file } of texts) {
    members[member] = {
      ...(plural === undefined ? {} : { plural }),
      ...(context === undefined ? {} : { context }),
      file,
    };
  }
  return { id: definition.id, members, writing: JSON.stringify(members) };
}
