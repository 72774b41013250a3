/**
 * An object whose `type` is one of the game that we do not read, whose members are those of a definition, and whose id
 * others use as one: its type is the mistake, reported once, in place of its uses.
 */
import { isList, isObject } from "../json/containers.ts";
import { parseJson } from "../json/parse-json.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { Json } from "../model/json.ts";
import { pathTo, type ParsedFile } from "../parse/parse.ts";
import { typesFor } from "../parse/by-members.ts";
import { typeWord } from "../parse/type-words.ts";
import { suggestKinds } from "../parse/unknown-type.ts";
import { idsInObject } from "../parse/unread-ids.ts";
import { chosenFrom } from "../model/chosen.ts";
import { createMemo, type Memo } from "../model/memo.ts";
import type { SourceFile } from "../model/source-file.ts";
import { kindsOfUnknown, unknownId, unknownIdsIn, type UnknownId } from "./unknown-ids.ts";
import { addTo } from "../model/maps.ts";

/** Returns the findings, with those that follow from a wrong type replaced by one. */
export function reportMistypedDefinitions(
  kinds: Kinds,
  facts: readonly Fact[],
  parsed: readonly ParsedFile[],
  memo: Memo,
): readonly Fact[] {
  const unknown = unknownIdsIn(facts, memo);
  const wanted = memo.part("findings by unknown id", [unknown], () => byId(unknown));
  if (wanted.size === 0) return facts;
  const isWanted = (id: string): boolean => wanted.has(id);
  // Only a file that names a wanted id is read again; one whose text is not there has nothing of other types.
  const mayBeMistyped = ({ names, externals, file }: ParsedFile): boolean =>
    file.digest === undefined &&
    (names.some(isWanted) || Object.values(externals).some((ids) => ids.some(isWanted)));
  const ofThese = memo.part("wanted ids", [...wanted.keys()], createMemo);
  const files = chosenFrom(ofThese, "files that name them", parsed, mayBeMistyped);
  const found = files.flatMap(({ file }) => mistypedIn(kinds, file, wanted));
  const covered = new Set(found.flatMap(({ covers }) => covers ?? []));
  return covered.size === 0 ? facts : [...facts.filter((fact) => !covered.has(fact)), ...found];
}

function byId(
  unknown: readonly (readonly [Fact, UnknownId])[],
): ReadonlyMap<string, readonly Fact[]> {
  const wanted = new Map<string, Fact[]>();
  for (const [fact, { id }] of unknown) addTo(wanted, id, fact);
  return wanted;
}

function mistypedIn(
  kinds: Kinds,
  file: SourceFile,
  wanted: ReadonlyMap<string, readonly Fact[]>,
): Fact<"unknown-type">[] {
  const value = parseJson(file.text);
  if (value === undefined) return [];
  const entries: readonly Json[] = isList(value) ? value : [value];
  return entries.flatMap((entry, at): Fact<"unknown-type">[] => {
    if (!isObject(entry) || typeof entry["type"] !== "string") return [];
    const { word, kind } = typeWord(kinds, entry["type"]);
    const [id] = idsInObject(kinds, entry).filter((each) => wanted.has(each));
    if (kind !== undefined || id === undefined) return [];
    const suggested = suggestKinds(kinds, entry);
    const covers = wanted.get(id)?.filter((fact) => isUseOf(kinds, fact, suggested)) ?? [];
    if (covers.length === 0) return [];
    const path = pathTo(isList(value) ? at : undefined, "type");
    const place = { source: file, path, target: "value" } as const;
    const data = { found: word, suggested: typesFor(kinds, suggested), id };
    return [{ code: "unknown-type", place, data, covers }];
  });
}

/** Whether the unknown id may be that of a definition of these kinds. */
function isUseOf(kinds: Kinds, fact: Fact, suggested: readonly string[]): boolean {
  const unknown = unknownId(fact);
  return (
    unknown !== undefined && kindsOfUnknown(kinds, unknown).some((kind) => suggested.includes(kind))
  );
}
