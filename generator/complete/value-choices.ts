/**
 * Choices of values at a place: ids of the right kind, closed words, flags, units, and objects or lists to start from.
 */
import { valueAt } from "../json/path.ts";
import { isList, present, textsIn } from "../json/containers.ts";
import { idMembers } from "../kinds/naming-members.ts";
import type { Kind } from "../kinds/kind.ts";
import { kindsAt } from "../kinds/placed.ts";
import { kindsWithTiles } from "../model/external-kind-names.ts";
import { knownFlags } from "../kinds/known-flags.ts";
import type { Json } from "../model/json.ts";
import type { Shape } from "../schema/shape.ts";
import type { Choice, Writing, WritingPlace } from "./choice.ts";
import { validity } from "./validity.ts";
import { Likelihood, rankOfWord, type TimesUsed } from "./likelihood.ts";
import type { KnownWord } from "./visible-words.ts";
import { timesUsed } from "../symbols/print-uses.ts";
import { branchesOf } from "../schema/choose-branch.ts";
import { sampleValue } from "../schema/sample.ts";
import { shapesAt } from "./shapes-at.ts";
import { plainOf, snippetOf } from "./snippet.ts";

export function valueChoices(place: WritingPlace, writing: Writing): Choice[] {
  const { kind, object, path } = place;
  const isValid = validity(kind, object, path);
  const likelihood = new Likelihood(place, writing.words);
  const { used } = likelihood;
  const found = new Map<string, Choice>();
  const offer = (choices: readonly Choice[]): void => {
    const [sample] = choices;
    // To the schema, all choices of one group are alike.
    if (sample === undefined || !isValid(JSON.parse(sample.text) as Json)) return;
    for (const choice of choices) if (!found.has(choice.text)) found.set(choice.text, choice);
  };
  const offerIds = (ids: readonly KnownWord[]): void => {
    const fitting = ids.filter(({ id }) => likelihood.fits(id));
    const rank = likelihood.ranks(fitting);
    offer(fitting.map((word) => ({ ...idChoice(word), rank: rank(word) })));
  };
  for (const ids of namesAt(place, writing)) offerIds(ids);
  const shapes = shapesAt(kind, object, path);
  if (shapes.length === 0) offer(usedWords([], used, kind));
  for (const shape of shapes) {
    for (const branch of branchesOf(shape)) {
      for (const of of kindsAt(refOf(branch, place) ?? "")) {
        if (of === "flag") offer(usedWords(knownFlags(kind), used, kind));
        offerIds(writing.words.ids(of));
      }
      for (const choice of wordChoices(branch, used)) offer([choice]);
      for (const choice of partChoices(branch, place, writing)) offer([choice]);
      if (isFreeWord(branch, place)) offer(usedWords([], used, kind));
    }
  }
  const vocabulary = kind.vocabularies?.find(({ member }) => member === path[0]);
  if (vocabulary) offer(usedWords(vocabulary.known, used, kind));
  const around = textsIn(valueAt(object, path.slice(0, -1)));
  // Hardly anybody repeats a word in its list.
  return [...found.values()].map((choice) =>
    around.includes(choice.label) ? { ...choice, rank: choice.rank + 100 } : choice,
  );
}

/** Whether a member holds words that no list names and that are neither ids nor what players read. */
function isFreeWord(shape: Shape, { kind, path: [member = ""] }: WritingPlace): boolean {
  const { type, enum: words, const: only, "x-ref": ref, "x-format": format } = shape;
  const isListed = words ?? only ?? ref ?? format;
  const names = [...idMembers(kind), "alias", kind.similar?.member];
  const isName = names.includes(String(member));
  return (
    (type ?? "string") === "string" && isListed === undefined && shape["x-text"] !== true && !isName
  );
}

/** The kind of an id; the word "LIST" in its list changes it (§2.10). */
function refOf(shape: Shape, { object, path }: WritingPlace): string | undefined {
  const holder = valueAt(object, path.slice(0, -1));
  const isListed = isList(holder) && holder.includes("LIST");
  return isListed && shape["x-ref-list"] !== undefined ? shape["x-ref-list"] : shape["x-ref"];
}

/** Ids for members that name definitions without a reference in the schema: what is copied, changed or looked like. */
function namesAt(
  { kind, object, path }: WritingPlace,
  { words }: Writing,
): readonly (readonly KnownWord[])[] {
  const [member] = path;
  if (path.length !== 1) return [];
  const { naming, similar } = kind;
  if (member === "copy-from") return [words.ids(kind.name), words.templates(kind.name)];
  if (similar && member === similar.member) {
    return [...new Set([...similar.kinds, ...kindsWithTiles])].map((of) => words.ids(of));
  }
  const changes = object["edit-mode"] === "modify" || object["edit-mode"] === "override";
  return changes && naming?.member === member ? [words.ids(kind.name)] : [];
}

/** Words that the format or the schema names, and those that are in use. */
function usedWords(
  known: readonly string[],
  used: ReadonlyMap<string, TimesUsed>,
  { own }: Kind,
): Choice[] {
  return [...new Set([...known, ...used.keys()])].map((word) => {
    const uses = used.get(word);
    return {
      label: word,
      sort: "word",
      text: JSON.stringify(word),
      rank: rankOfWord(uses),
      detail: uses ? timesUsed(uses.all) : own ? "named by the schema" : "read by the runtime",
    };
  });
}

export function idChoice({ id, distance, from, former }: KnownWord): Choice {
  return {
    label: id,
    sort: "id",
    text: JSON.stringify(id),
    rank: distance,
    detail: former === undefined ? from : `${from}, ${former}`,
    ...(former === undefined ? {} : { isFormer: true }),
  };
}

function wordChoices(shape: Shape, used: ReadonlyMap<string, TimesUsed>): Choice[] {
  const { enum: words = [], const: only, type, examples = [], default: given, description } = shape;
  const types: readonly unknown[] = [type ?? []].flat();
  const values = [
    ...(only === undefined ? [] : [only]),
    ...words,
    ...(types.includes("boolean") ? [true, false] : []),
    ...(given === undefined ? [] : [given]),
    ...examples,
  ];
  return values.map((value, index) => {
    const text = JSON.stringify(value);
    const word = typeof value === "string" && value !== "" ? value : text;
    return {
      label: word,
      sort: "word",
      text,
      rank: rankOfWord(used.get(word)) + index / 1000,
      ...present({ documentation: description }),
    };
  });
}

/** An object or a list with its mandatory parts. */
function partChoices(shape: Shape, { path }: WritingPlace, { pick }: Writing): Choice[] {
  const { type, description } = shape;
  if (type !== "object" && type !== "array") return [];
  const value = sampleValue(shape, pick, String(path.at(-1)));
  if (value === undefined) return [];
  return [
    {
      label: type === "object" ? "{ … }" : "[ … ]",
      sort: "value",
      text: plainOf(value),
      snippet: snippetOf(value),
      rank: 5,
      ...(description === undefined ? {} : { documentation: description }),
    },
  ];
}
