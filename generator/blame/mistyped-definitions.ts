/**
 * An object whose `type` is one of the game that we do not read, whose members are those of a definition, and whose id
 * others use as one: its type is the mistake, reported once, in place of its uses.
 */
import { isList, isObject, textsIn } from "../json/containers.ts";
import { parseJson, readJson } from "../json/parse-json.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { Json } from "../model/json.ts";
import { pathTo, type ParsedFile } from "../parse/parse.ts";
import { typesFor } from "../parse/by-members.ts";
import { typeWord } from "../parse/type-words.ts";
import { suggestKinds } from "../parse/unknown-type.ts";
import { idsInObject, idsInText } from "../parse/unread-ids.ts";
import type { Stage } from "../resolve/stage.ts";
import { noMemo, type Memo } from "../model/memo.ts";
import type { SourceFile } from "../model/source-file.ts";
import { kindsOfUnknown, unknownId, unknownIdsIn, type UnknownId } from "./unknown-ids.ts";
import { addTo, getOrInsert } from "../model/maps.ts";

/** Returns the findings, with those that follow from a wrong type replaced by one. */
export function reportMistypedDefinitions(
  kinds: Kinds,
  facts: readonly Fact[],
  parsed: readonly ParsedFile[],
  { memo, open }: { readonly memo: Memo; readonly open: () => Stage },
): readonly Fact[] {
  const unknown = unknownIdsIn(facts, memo);
  const wanted = memo.part("findings by unknown id", [unknown], () => byId(unknown));
  if (wanted.size === 0) return facts;
  // Files whose text is not there have nothing of other types.
  const files = parsed.filter(({ others, file }) => others > 0 && file.digest === undefined);
  const kept =
    memo === noMemo
      ? undefined
      : memo.part("ids of other kinds", [], () => new WeakMap<ParsedFile, readonly string[]>());
  // The same inputs as long as the ids are the same.
  const { ids, inputs } = memo.part("wanted ids", [...wanted.keys()], () => ({
    ids: [...wanted.keys()],
    inputs: new WeakMap<ParsedFile, object>(),
  }));
  // Only a file that names a wanted id is read again.
  const { made } = open().work<ParsedFile, boolean>(
    {
      name: "names a wanted id",
      keyOf: ({ file }) => file,
      inputOf: (each) => getOrInsert(inputs, each, () => [each.file, ids]),
      run: (each) => idsOf(kinds, each, kept).some((id) => wanted.has(id)),
    },
    files,
  );
  const found = files.flatMap(({ file }, at) =>
    made[at] === true ? mistypedIn(kinds, file, wanted) : [],
  );
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

/** @param kept those that later runs have, too: copies, since parts of a text would keep all of it in memory */
function idsOf(
  kinds: Kinds,
  parsed: ParsedFile,
  kept: WeakMap<ParsedFile, readonly string[]> | undefined,
): readonly string[] {
  const read = (): readonly string[] => idsInText(kinds, parsed.file.text);
  return kept ? getOrInsert(kept, parsed, () => textsIn(readJson(JSON.stringify(read())))) : read();
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
