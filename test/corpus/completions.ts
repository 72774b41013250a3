/**
 * Whether completion finds what real authors wrote: at places spread over the content, the word is cut off after its
 * first letters, and should be among the first that are offered. All are cut at once, so that none is known from there.
 */
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { createBuildSession } from "../../generator/build/session.ts";
import { readBytes } from "../../generator/disk/read-bytes.ts";
import type { Settings } from "../../generator/config/settings.ts";
import { isList, isObject } from "../../generator/json/containers.ts";
import { locatePath } from "../../generator/json/tree.ts";
import type { Json, JsonPath } from "../../generator/model/json.ts";
import { getOrInsert } from "../../generator/model/maps.ts";
import type { SourceFile } from "../../generator/model/source-file.ts";
import { pathTo, type ParsedFile } from "../../generator/parse/parse.ts";
import { ContentQuery } from "../../generator/query/content-query.ts";
import { spliced } from "../../generator/text/edits.ts";

interface CutPlace {
  readonly file: SourceFile;
  readonly path: JsonPath;
  /** The kind and the member. */
  readonly where: string;
  readonly word: string;
  /** What most words there begin with, such as `t_`, which says nothing; not empty only if this one does as well. */
  readonly shared: string;
}

/** The places at which the word was not among the first `first`, of `count` places. */
export function wordsNotFirst(
  settings: Settings,
  { count, letters, first }: { readonly count: number; letters: number; first: number },
): readonly string[] {
  const session = createBuildSession();
  const { parsed } = compilePacks(settings, { session, emit: false });
  const typedOf = ({ word, shared }: CutPlace): string => word.slice(0, shared.length + letters);
  const places = spread(parsed, count);
  const cut = new Map<SourceFile, { text: string; at: Map<CutPlace, number> }>();
  for (const file of new Set(places.map((each) => each.file))) {
    const own = places
      .filter((each) => each.file === file)
      .map((place) => ({ place, ...locatePath(file, place.path, "value") }))
      .sort((one, other) => one.offset - other.offset);
    const edits = own.map(({ place, offset, length }) => ({
      offset,
      length,
      text: JSON.stringify(typedOf(place)),
    }));
    let shift = 0;
    const at = new Map<CutPlace, number>();
    own.forEach(({ place, offset, length }, index) => {
      const text = edits[index]?.text ?? "";
      at.set(place, offset + shift + text.length - 1);
      shift += text.length - length;
    });
    cut.set(file, { text: spliced(file.text, edits)?.text ?? "", at });
  }
  const texts = new Map<string, Buffer>();
  for (const [absolute, file] of session.sources) {
    const own = cut.get(file);
    if (own) texts.set(absolute, Buffer.from(own.text));
  }
  const compilation = compilePacks(settings, {
    emit: false,
    readFile: (absolute) => texts.get(absolute) ?? readBytes(absolute),
  });
  const query = new ContentQuery(compilation);
  return places.flatMap((place) => {
    const own = cut.get(place.file);
    const offset = own?.at.get(place) ?? 0;
    const { list = [] } =
      query.choicesAt(own?.text ?? "", offset, settings.packs, place.file) ?? {};
    const at = list.findIndex(({ label }) => label === place.word);
    return at >= 0 && at < first
      ? []
      : [
          `${place.where} ${typedOf(place)}|${place.word}: ${String(at + 1)} of ${String(list.length)}`,
        ];
  });
}

/** As many places of each member as of any other, until there are enough. */
function spread(parsed: readonly ParsedFile[], count: number): readonly CutPlace[] {
  const byWhere = new Map<string, Omit<CutPlace, "shared">[]>();
  for (const { file, objects, indices } of parsed) {
    objects.forEach(({ kind, value }, index) => {
      visit(value, [], (path, word) => {
        const where = `${kind} ${path.filter((step) => typeof step === "string").join(".")}`;
        const place = { file, path: [...pathTo(indices[index]), ...path], where, word };
        getOrInsert(byWhere, where, () => []).push(place);
      });
    });
  }
  const members = [...byWhere.values()].flatMap(placesOfWords);
  const found: CutPlace[] = [];
  for (let round = 0; found.length < count && round < count; round += 1) {
    for (const own of members) {
      // A step that is prime to most lengths spreads the places over the files.
      const place = own[(round * 7919 + 13) % own.length];
      if (place && !found.includes(place) && found.length < count) found.push(place);
    }
  }
  return found;
}

/** The places of words that occur at another place as well, if authors choose among words there. */
function placesOfWords(all: readonly Omit<CutPlace, "shared">[]): readonly CutPlace[][] {
  const counts = countBy(all.map(({ word }) => word));
  const own = all.filter(({ word }) => (counts.get(word) ?? 0) > 1);
  const isProse = own.some(({ word }) => /^\d|\s\S+\s/u.test(word));
  if (own.length < 6 || isProse || own.length < all.length / 2) return [];
  const startOf = (word: string): string => /^[^_]*_/u.exec(word)?.[0] ?? "";
  const starts = countBy([...counts.keys()].map(startOf));
  const [shared = ""] = [...starts].find(([, times]) => times > counts.size / 2) ?? [];
  return [own.map((each) => ({ ...each, shared: each.word.startsWith(shared) ? shared : "" }))];
}

function countBy(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function visit(
  value: Json,
  path: JsonPath,
  visitText: (path: JsonPath, word: string) => void,
): void {
  if (typeof value === "string") {
    if (value.length > 3) visitText(path, value);
  } else if (isList(value)) {
    value.forEach((each, index) => {
      visit(each, [...path, index], visitText);
    });
  } else if (isObject(value)) {
    for (const [name, each] of Object.entries(value)) {
      if (!name.startsWith("//") && name !== "type") visit(each, [...path, name], visitText);
    }
  }
}
