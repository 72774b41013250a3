/** Texts by kind, id and member, as generated `texts` modules have them. */
import type { Definition, ResolvedDefinition } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import { areSameIn } from "../model/changed-values.ts";
import { definitionTexts } from "./definition-texts.ts";
import type { ModuleMemo } from "./module-memo.ts";

/** The texts of a definition; `writing` is equal for equal texts. */
interface TextsOfId {
  readonly id: string;
  readonly members: JsonObject;
  readonly writing: string;
}

type Records = ReadonlyMap<string, ResolvedDefinition>;

interface KindTexts {
  readonly ids: readonly string[];
  readonly records: Records;
  readonly texts: readonly TextsOfId[];
}

/** @param ids in index order */
export function kindTexts(
  kind: KindName,
  ids: readonly string[],
  records: Records,
  memo: ModuleMemo,
): readonly TextsOfId[] {
  return memo.part<KindTexts>(`texts of ${kind}`, [ids, records], (before) => {
    const textsOf = knownTexts(memo);
    if (
      before?.ids === ids &&
      areSameIn(before.records, records, (found) => textsOf(found)?.writing)
    ) {
      return { ids, records, texts: before.texts };
    }
    const texts = ids.flatMap((id) => textsOf(records.get(id)) ?? []);
    const stays = before !== undefined && areSameTexts(before.texts, texts);
    return { ids, records, texts: stays ? before.texts : texts };
  }).texts;
}

type TextsOf = (found: ResolvedDefinition | undefined) => TextsOfId | undefined;

/** The texts of each definition are made once. */
function knownTexts(memo: ModuleMemo): TextsOf {
  const known = memo.part(
    "texts of definitions",
    [],
    () => new WeakMap<Definition, TextsOfId | "none">(),
  );
  return (found) => {
    if (!found) return undefined;
    const { definition } = found;
    let texts = known.get(definition);
    if (!texts) known.set(definition, (texts = textsOfId(definition)));
    return texts === "none" ? undefined : texts;
  };
}

function areSameTexts(one: readonly TextsOfId[], other: readonly TextsOfId[]): boolean {
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
