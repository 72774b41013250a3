/** Texts that players read, with where they are from: what a game needs to say them in other languages. */

/** A text, and the member of a definition that it is said for. */
export interface TextSource {
  /** As the author wrote it, or what is said where nobody wrote one (§7.4, §7.5). */
  readonly text: string;
  /** The kind's name, such as "terrain". */
  readonly kind: string;
  readonly id: string;
  /** Path of the member in the definition, such as `name` or `bash.sound`. */
  readonly member: string;
}

/** What an author gave a text besides its letters. */
export interface TextEntry {
  /** The text for several of it. */
  readonly plural?: string;
  /** Tells it apart from texts of equal letters. */
  readonly context?: string;
  /** The file that it stands in. */
  readonly file: string;
}

/** Every text that an author wrote, by kind, id and member; what generated `texts` modules export. */
export type Texts = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, TextEntry>>>>>
>;

/** An author wrote it. */
export interface AuthoredText extends TextSource, TextEntry {
  readonly authored: true;
}

/** Nobody wrote it: it is said where the content is silent (§7.4, §7.5), and has neither plural nor context. */
export interface DefaultText extends TextSource {
  readonly authored: false;
}

export type GameText = AuthoredText | DefaultText;

/** Gives a text in the player's language. Called for each text of a result, when it is said. */
export type Translate = (source: TextSource) => string;

/** What verbs with texts take. */
export interface TextOptions {
  /** In whose words the result has its texts; as the content has them where absent. */
  readonly translate?: Translate;
}

/**
 * What is known of a text: plural, context and file of one that an author wrote, or that nobody did and it is a default
 * (§7.4, §7.5). Any source may be asked for; nothing is thrown.
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
export function textOf(texts: Texts, source: TextSource): GameText {
  const entry = own(own(own(texts, source.kind), source.id), source.member);
  return entry === undefined
    ? { ...source, authored: false }
    : { ...source, ...entry, authored: true };
}

/** A member of its own, since ids may be any text. */
function own<Value>(
  object: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined {
  return object !== undefined && Object.hasOwn(object, key) ? object[key] : undefined;
}
