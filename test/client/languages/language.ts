/** The player's language: texts of the content by gettext, the game's own sentences and all numbers by ICU messages. */
import { po } from "gettext-parser";
import { IntlMessageFormat } from "intl-messageformat";
import { textOf, type Texts, type TextSource, type Translate } from "defwright/runtime";

export interface Language {
  /** Translates texts of the content, also for verbs of the runtime. */
  readonly translate: Translate;
  /** Returns a number of what a text names, such as "5 shelves". */
  readonly counted: (source: TextSource, count: number) => string;
  /** Returns a sentence of the game itself. */
  readonly say: (message: string, values?: Readonly<Record<string, string | number>>) => string;
}

export interface LanguageFiles {
  /** Such as "de". */
  readonly tag: string;
  /** ICU messages by name. */
  readonly messages: Readonly<Record<string, string>>;
  /** The translated output of `defwright strings`; absent for the language of the content. */
  readonly po?: Uint8Array;
}

/** The plural forms of a catalogue by their numbers in gettext; the last one is also ICU's "other". */
const forms: Readonly<Record<string, readonly string[]>> = {
  en: ["one", "other"],
  de: ["one", "other"],
  pl: ["one", "few", "other"],
};

/** @param texts Plurals and contexts of the content, by kind, id and member. */
export function createLanguage(texts: Texts, files: LanguageFiles): Language {
  const catalogue = files.po === undefined ? {} : po.parse(Buffer.from(files.po)).translations;
  const formats = new Map<string, IntlMessageFormat>();
  const say: Language["say"] = (message, values = {}) => {
    const known = formats.get(message);
    const format = known ?? new IntlMessageFormat(files.messages[message] ?? message, files.tag);
    if (!known) formats.set(message, format);
    return String(format.format({ ...values }));
  };
  /** Returns the forms in the language, or those of the author if there is no translation. */
  const formsOf = (source: TextSource): readonly string[] => {
    const text = textOf(texts, source);
    const own = text.authored ? [text.text, text.plural ?? text.text] : [text.text];
    const context = text.authored ? text.context : undefined;
    return catalogue[context ?? ""]?.[text.text]?.msgstr ?? own;
  };
  return {
    say,
    translate: (source) => formsOf(source)[0] ?? source.text,
    counted: (source, count) => {
      const names = formsOf(source);
      const values: Record<string, string | number> = { count };
      for (const [number, form] of (forms[files.tag] ?? []).entries()) {
        values[form] = names[number] ?? source.text;
      }
      return say("number", values);
    },
  };
}
