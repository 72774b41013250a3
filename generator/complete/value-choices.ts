/**
 * Choices of values at a place: ids of the right kind, closed words, flags, units, and objects or lists to start from.
 */
import { valueAt } from "../json/path.ts";
import { isList } from "../json/containers.ts";
import type { Kind } from "../kinds/kind.ts";
import type { Json } from "../model/json.ts";
import type { Shape } from "../schema/shape.ts";
import type { Choice, Writing, WritingPlace } from "./choice.ts";
import { validity } from "./validity.ts";
import type { KnownWord, VisibleWords } from "./visible-words.ts";
import { timesUsed } from "../symbols/print-uses.ts";
import { branchesOf } from "../schema/choose-branch.ts";
import { sampleValue } from "../schema/sample.ts";
import { shapesAt } from "./shapes-at.ts";
import { plainOf, snippetOf } from "./snippet.ts";

export function valueChoices(place: WritingPlace, writing: Writing): Choice[] {
  const { kind, object, path } = place;
  const isValid = validity(kind, object, path);
  const found = new Map<string, Choice>();
  const offer = (choices: readonly Choice[]): void => {
    const [sample] = choices;
    // To the schema, all choices of one group are alike.
    if (sample === undefined || !isValid(JSON.parse(sample.text) as Json)) return;
    for (const choice of choices) if (!found.has(choice.text)) found.set(choice.text, choice);
  };
  for (const ids of namesAt(place, writing)) offer(ids.map(idChoice));
  for (const shape of shapesAt(kind, object, path)) {
    for (const branch of branchesOf(shape)) {
      const ref = refOf(branch, place);
      for (const of of ref?.split(" or ") ?? []) offer(referenceChoices(of, place, writing));
      for (const choice of wordChoices(branch)) offer([choice]);
      for (const choice of partChoices(branch, place, writing)) offer([choice]);
    }
  }
  offer(vocabularyChoices(place, writing));
  return [...found.values()];
}

/** Words of a member that may be any word. */
function vocabularyChoices({ kind, path: [member] }: WritingPlace, { words }: Writing): Choice[] {
  const vocabulary = kind.vocabularies?.find((each) => each.member === member);
  if (member === "flags" && vocabulary) return flagChoices(kind, words);
  return (vocabulary?.known ?? []).map((word) => flagChoice(word, 0));
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
  if (similar && member === similar.member) return similar.kinds.map((of) => words.ids(of));
  const changes = object["edit-mode"] === "modify" || object["edit-mode"] === "override";
  return changes && naming?.member === member ? [words.ids(kind.name)] : [];
}

function referenceChoices(of: string, { kind }: WritingPlace, { words }: Writing): Choice[] {
  const ids = words.ids(of).map(idChoice);
  if (of !== "flag") return ids;
  return [...flagChoices(kind, words), ...ids];
}

function flagChoices(kind: Kind, words: VisibleWords): Choice[] {
  return [...words.flags(kind)].map(([flag, count]) => flagChoice(flag, count));
}

function flagChoice(flag: string, count: number): Choice {
  return {
    label: flag,
    sort: "word",
    text: JSON.stringify(flag),
    rank: count === 0 ? 0.5 : 1 / (1 + count),
    detail: count === 0 ? "read by the runtime" : timesUsed(count),
  };
}

function idChoice({ id, distance, from }: KnownWord): Choice {
  return { label: id, sort: "id", text: JSON.stringify(id), rank: distance, detail: from };
}

function wordChoices({
  enum: words = [],
  const: only,
  type,
  examples = [],
  default: given,
  description,
}: Shape): Choice[] {
  const types: readonly unknown[] = [type ?? []].flat();
  const values = [
    ...(only === undefined ? [] : [only]),
    ...words,
    ...(types.includes("boolean") ? [true, false] : []),
    ...(given === undefined ? [] : [given]),
    ...examples,
  ];
  return values.map((value, index) => ({
    label: typeof value === "string" ? value : JSON.stringify(value),
    sort: "word",
    text: JSON.stringify(value),
    rank: index / 1000,
    ...(description === undefined ? {} : { documentation: description }),
  }));
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
