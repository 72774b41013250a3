/** Texts that players read, with their origin: what a game needs to show them in other languages. */

/** A text, and the member of a definition that it belongs to. */
export interface TextSource {
  /** As the author wrote it, or the default if nobody wrote one (§7.4, §7.5). */
  readonly text: string;
  /** The kind's name, such as "terrain". */
  readonly kind: string;
  /** Its position in the list, such as "0", if definitions of its kind have no ids. */
  readonly id: string;
  /** Path of the member in the definition, such as `name` or `bash.sound`. */
  readonly member: string;
}

/** What an author specified about a text besides its words. */
export interface TextEntry {
  /** The plural form. */
  readonly plural?: string;
  /** Distinguishes it from other texts with the same words. */
  readonly context?: string;
  /** The file that contains it. */
  readonly file: string;
}

/** Every text that an author wrote, by kind, id and member; exported by generated `texts` modules. */
export type Texts = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, TextEntry>>>>>
>;

/** A text that an author wrote. */
export interface AuthoredText extends TextSource, TextEntry {
  readonly authored: true;
}

/** A default text, used where the content has none (§7.4, §7.5); it has neither plural nor context. */
export interface DefaultText extends TextSource {
  readonly authored: false;
}

export type GameText = AuthoredText | DefaultText;

/** Returns a text in the player's language. Called for each text when it is put into a result. */
export type Translate = (source: TextSource) => string;

/** Options of verbs whose results contain texts. */
export interface TextOptions {
  /** Translates the texts of the result; if absent, they are those of the content. */
  readonly translate?: Translate;
}

/**
 * Returns what is known about a text: its plural, context and file if an author wrote it, otherwise that it is a
 * default text (§7.4, §7.5). Any source is accepted; nothing is thrown.
 *
 * @param changed The `texts` of the changes that `applyContent` was given, while a game is played with mods.
 *
 * @example
 * ```ts
 * import { lockpick, textOf, type Translate } from "defwright/runtime";
 * import { furniture, terrain, TerrainId } from "./generated/index.js";
 * import { texts } from "./generated/texts.js";
 *
 * const { name } = furniture.get("f_telegraph");
 * const told = textOf(texts, { text: name, kind: "furniture", id: "f_telegraph", member: "name" });
 * told.authored && told.plural; // => "telegraphs"
 *
 * const german: Record<string, string> = { "The lock opens.": "Das Schloss springt auf." };
 * const translate: Translate = (source) =>
 *   textOf(texts, source).authored ? source.text : (german[source.text] ?? source.text);
 * const picked = lockpick(terrain, TerrainId.t_hatch_locked, { translate });
 * picked.ok && picked.messages; // => ["Das Schloss springt auf."]
 * ```
 */
export function textOf(texts: Texts, source: TextSource, changed?: Texts): GameText {
  const of = (each: Texts | undefined): Texts[string][string] | undefined =>
    own(own(each, source.kind), source.id);
  // Of a definition that was changed, the shipped entries may be about other texts.
  const entry = own(of(changed) ?? of(texts), source.member);
  return entry === undefined
    ? { ...source, authored: false }
    : { ...source, ...entry, authored: true };
}

/** Reads only own properties, since ids may be any text. */
function own<Value>(
  object: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined {
  return object !== undefined && Object.hasOwn(object, key) ? object[key] : undefined;
}
