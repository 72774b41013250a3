/** Every text that players read: of the content, and what the runtime says by itself where content is silent. */
import { shapes } from "../compiled/shapes.ts";
import type { Compilation } from "../compile.ts";
import { printPath } from "../json/print-path.ts";
import type { Definition } from "../model/definition.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { defaultSounds } from "../kinds/parts/default-sounds.ts";
import { kindNames } from "../model/kind-names.ts";
import { lockOpens } from "../../runtime/tiles/sentences.ts";
import { sourcePath } from "../emit/source-path.ts";
import { textsIn, type FoundText } from "../schema/texts.ts";
import { byCodeUnit } from "../text/code-unit.ts";

/** A text for translators. Equal ones with equal contexts are one. */
export interface TranslatableString {
  readonly text: string;
  /** Absent where the text has no plural. */
  readonly plural?: string;
  /** Distinguishes texts of equal letters. */
  readonly context?: string;
  /** What the authors say to translators (`//~`), each once. */
  readonly comments: readonly string[];
  readonly places: readonly StringPlace[];
}

export interface StringPlace {
  readonly kind: string;
  readonly id: string;
  /** Of a definition, such as `bash.sound`. */
  readonly member: string;
  /** As generated modules name it; absent of what the runtime says by itself. */
  readonly file?: string;
}

/** What is said where content has no text of its own (§7.4, §7.5, §2.7). */
const defaults: readonly (readonly [text: string, member: string])[] = [
  [lockOpens, "lockpick_message"],
  ...Object.entries(defaultSounds).flatMap(([part, sounds]) =>
    Object.entries(sounds).map(([member, sound]) => [sound, `${part}.${member}`] as const),
  ),
];

/** By text and context, by code unit. */
export function collectStrings({ layers }: Pick<Compilation, "layers">): TranslatableString[] {
  const strings = new Map<string, Draft>();
  for (const [text, member] of defaults) {
    add(strings, { text }, [], { kind: "", id: "", member });
  }
  for (const kind of kindNames) {
    const { definition: shape, definitions } = shapes[kind];
    for (const definition of [...layers.registry.all(kind), ...listed(kind, layers)]) {
      if (layers.registry.isBuiltIn(definition) || definition.generatedFrom !== undefined) continue;
      for (const found of textsIn(definition.value, shape, definitions)) {
        addFound(strings, found, definition);
      }
    }
  }
  return [...strings.values()]
    .map(({ comments, ...rest }) => ({ ...rest, comments: [...comments] }))
    .sort((a, b) => byCodeUnit(a.text, b.text) || byCodeUnit(a.context ?? "", b.context ?? ""));
}

interface Words {
  readonly text: string;
  readonly plural?: string;
  readonly context?: string;
}

interface Draft extends Words {
  plural?: string;
  readonly comments: Set<string>;
  readonly places: StringPlace[];
}

function listed(kind: string, { substitutions }: Compilation["layers"]): readonly Definition[] {
  return substitutions.filter((each) => each.kind === kind);
}

function addFound(
  strings: Map<string, Draft>,
  { value, path, container }: FoundText,
  { kind, id, origin }: Definition,
): void {
  const file = sourcePath(origin.entry);
  const of = (more: readonly string[]): StringPlace => ({
    kind,
    id,
    member: printPath([...path, ...more]),
    file,
  });
  if (typeof value === "string") {
    const beside = Array.isArray(container) ? [] : commentsIn(container as JsonObject);
    add(strings, { text: value }, beside, of([]));
    return;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  const { str, str_sp, str_pl, ctxt, ...genders } = value as JsonObject;
  const comments = commentsIn(value as JsonObject);
  const context = typeof ctxt === "string" ? { context: ctxt } : {};
  if (typeof str === "string") {
    const plural = typeof str_pl === "string" ? { plural: str_pl } : {};
    add(strings, { text: str, ...plural, ...context }, comments, of([]));
  }
  if (typeof str_sp === "string") {
    add(strings, { text: str_sp, plural: str_sp, ...context }, comments, of([]));
  }
  for (const gender of ["male", "female"]) {
    const text = genders[gender];
    const own = typeof ctxt === "string" ? ctxt : `${kind}_${gender}`;
    if (typeof text === "string") add(strings, { text, context: own }, comments, of([gender]));
  }
}

function add(
  strings: Map<string, Draft>,
  words: Words,
  comments: readonly string[],
  place: StringPlace,
): void {
  // What is empty says nothing, and gettext keeps its own notes there.
  if (words.text === "") return;
  const key = JSON.stringify([words.text, words.context]);
  let draft = strings.get(key);
  if (!draft) strings.set(key, (draft = { ...words, comments: new Set(), places: [] }));
  if (words.plural !== undefined) draft.plural ??= words.plural;
  for (const comment of comments) draft.comments.add(comment);
  draft.places.push(place);
}

function commentsIn(object: JsonObject): readonly string[] {
  const comment: Json | undefined = object["//~"];
  return typeof comment === "string" ? [comment] : [];
}
