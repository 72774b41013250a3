/** All choices for a place in a text; nothing is offered that would not validate there. */
import type { JsonObject } from "../model/json.ts";
import { isKindName, kindNames } from "../model/kind-names.ts";
import type { Pack } from "../model/pack.ts";
import { holdsInOrder } from "../text/holds-in-order.ts";
import type { Choice, Choices } from "./choice.ts";
import { nearestId, type Asker, type Content } from "./known-words.ts";
import { memberChoices } from "./member-choices.ts";
import type { PickId } from "../schema/sample.ts";
import { sampleDefinition } from "./sample.ts";
import { textPlaceAt, type TextPlace } from "./text-place.ts";
import { valueChoices } from "./value-choices.ts";
import type { Writing, WritingPlace } from "./writing.ts";
import { shapes } from "../compiled/shapes.ts";
import { plainOf, snippetOf } from "./snippet.ts";

/** More than anybody looks through; typing further letters narrows them down. */
const most = 250;

export function choicesAt(
  text: string,
  offset: number,
  content: Content,
  packs: readonly Pack[],
  asker: Asker,
): Choices | undefined {
  const place = textPlaceAt(text, offset);
  if (!place) return undefined;
  const writing: Writing = {
    content,
    packs,
    asker,
    pick: picking(content, packs, asker, place.object),
  };
  const found = allChoices(place, writing).filter(({ label }) => holdsInOrder(label, place.typed));
  const ordered = found.sort(
    (one, other) =>
      one.rank - other.rank || (one.label < other.label ? -1 : one.label > other.label ? 1 : 0),
  );
  const comma = place.needsComma ? "," : "";
  const list = ordered.slice(0, most).map((choice) => ({
    ...choice,
    text: choice.text + comma,
    ...(choice.snippet === undefined ? {} : { snippet: choice.snippet + comma }),
  }));
  return { replaces: place.replaces, list, more: ordered.length > most };
}

function allChoices(place: TextPlace, writing: Writing): readonly Choice[] {
  const { object, path } = place;
  if (!object) return path.length === 0 && !place.isName ? definitionChoices(writing) : [];
  const type = object["type"];
  if (path.length === 1 && path[0] === "type" && !place.isName) return kindChoices();
  if (typeof type !== "string" || !isKindName(type)) {
    return place.isName && path.length === 1 && type === undefined ? [typeMember(place)] : [];
  }
  const at: WritingPlace = { ...place, object, kind: type };
  return place.isName ? memberChoices(at, writing) : valueChoices(at, writing);
}

function typeMember({ hasValue }: TextPlace): Choice {
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

/** Picks nearby ids, never the object's own: nothing opens, copies or looks like itself. */
function picking(
  content: Content,
  packs: readonly Pack[],
  asker: Asker,
  object: JsonObject | undefined,
): PickId {
  const own = object?.["id"];
  const known = new Map<string, string | undefined>();
  return (kind) => {
    if (!known.has(kind)) known.set(kind, nearestId(content, packs, asker, kind, own));
    return known.get(kind);
  };
}

/** Choices of whole definitions to start from, and the values of `type`. */
function definitionChoices({ pick }: Writing): Choice[] {
  return kindNames.map((kind, rank) => {
    const value = sampleDefinition(kind, pick, undefined);
    return {
      label: kind,
      sort: "definition",
      text: plainOf(value),
      snippet: snippetOf(value),
      rank,
      ...describe(shapes[kind].definition.description),
    };
  });
}

function kindChoices(): Choice[] {
  return kindNames.map((kind, rank) => ({
    label: kind,
    sort: "word",
    text: JSON.stringify(kind),
    rank,
    ...describe(shapes[kind].definition.description),
  }));
}

function describe(description: string | undefined): Pick<Choice, "documentation"> {
  return description === undefined ? {} : { documentation: description };
}
