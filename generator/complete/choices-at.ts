/** All choices for a place in a text; nothing is offered that would not validate there. */
import { textsIn } from "../json/containers.ts";
import { layoutOf, withLayout } from "../json/layout.ts";
import type { Kind } from "../kinds/kind.ts";
import { typeFor, type Kinds } from "../kinds/kinds.ts";
import { idsOf } from "../layer/raw-id.ts";
import type { JsonObject } from "../model/json.ts";
import { getOrInsert } from "../model/maps.ts";
import { once } from "../model/once.ts";
import { successorKinds } from "../parse/migrations.ts";
import { byCodeUnit } from "../text/code-unit.ts";
import { fitOf } from "../text/subsequence.ts";
import type { Choice, Choices, Writing } from "./choice.ts";
import { memberChoices } from "./member-choices.ts";
import { sampleDefinition } from "./sample.ts";
import { plainOf, snippetOf } from "./snippet.ts";
import { textPlaceAt, type PlaceInText } from "./text-place.ts";
import { idChoice, valueChoices } from "./value-choices.ts";
import type { VisibleWords } from "./visible-words.ts";

/** More than anybody looks through; typing further letters narrows them down. */
const most = 250;

export function choicesAt(text: string, offset: number, words: VisibleWords): Choices | undefined {
  const place = textPlaceAt(text, offset);
  if (!place) return undefined;
  // Never the object's own id: nothing opens, copies or looks like itself.
  const own = place.object ? idsIn(place.object, words.kinds) : [];
  const picked = new Map<string, string | undefined>();
  const writing: Writing = {
    words,
    pick: (kind) => getOrInsert(picked, kind, () => words.nearest(kind, own)),
  };
  const found = allChoices(place, writing).flatMap((choice) => {
    const fit = fitOf(choice.label, place.typed);
    return fit === undefined ? [] : [{ choice, fit }];
  });
  const ordered = found
    .sort(
      ({ choice: one, fit }, { choice: other, fit: otherFit }) =>
        fit - otherFit || one.rank - other.rank || byCodeUnit(one.label, other.label),
    )
    .map(({ choice }) => choice);
  const comma = place.needsComma ? "," : "";
  const layout = once(() => layoutOf(text));
  const laid = (inserted: string): string =>
    (inserted.includes("\n") ? withLayout(inserted, layout()) : inserted) + comma;
  const list = ordered.slice(0, most).map((choice) => ({
    ...choice,
    text: laid(choice.text),
    ...(choice.snippet === undefined ? {} : { snippet: laid(choice.snippet) }),
  }));
  return { replaces: place.replaces, list, more: ordered.length > most };
}

/** The ids that an object defines, if it is of a kind. */
function idsIn(object: JsonObject, kinds: Kinds): readonly string[] {
  const kind = kinds.ofType(textsIn(object["type"])[0] ?? "");
  return kind ? idsOf(kind.name, object, kinds) : [];
}

function allChoices(place: PlaceInText, writing: Writing): readonly Choice[] {
  const { object, path } = place;
  const { kinds } = writing.words;
  if (!object) return path.length === 0 && !place.isName ? definitionChoices(writing) : [];
  const type = object["type"];
  if (path.length === 1 && path[0] === "type" && !place.isName) {
    return kinds.all.flatMap((each, rank) =>
      each.types.map((word) => kindChoice(each, word, rank)),
    );
  }
  const word = typeof type === "string" ? type : "";
  const kind = kinds.ofType(word) ?? kinds.placed.get(word);
  if (!kind) {
    if (path.length !== 1) return [];
    if (place.isName) return type === undefined ? [typeMember(place)] : [];
    const { words } = writing;
    return successorKinds(kinds, word, String(path[0])).flatMap((each) =>
      words.ids(each).map((id) => idChoice(id)),
    );
  }
  const at = { ...place, object, kind };
  return place.isName ? memberChoices(at, writing) : valueChoices(at, writing);
}

function typeMember({ hasValue }: PlaceInText): Choice {
  const text = hasValue ? '"type"' : '"type": ""';
  return {
    label: "type",
    sort: "member",
    text,
    ...(hasValue ? {} : { snippet: '"type": "$1"' }),
    rank: 0,
    documentation: "The kind of definition.",
  };
}

/** Choices of whole definitions to start from. */
function definitionChoices({ words, pick }: Writing): Choice[] {
  return words.kinds.all.map((kind, rank) => {
    const value = sampleDefinition(kind, pick, undefined);
    return {
      ...kindChoice(kind, typeFor(kind), rank),
      sort: "definition",
      text: plainOf(value),
      snippet: snippetOf(value),
    };
  });
}

/** A value of `type`. */
function kindChoice({ shapes }: Kind, type: string, rank: number): Choice {
  const { description } = shapes.definition;
  return {
    label: type,
    sort: "word",
    text: JSON.stringify(type),
    rank,
    ...(description === undefined ? {} : { documentation: description }),
  };
}
