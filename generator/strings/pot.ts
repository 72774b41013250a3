/** Texts in gettext's formats: the template for translators, and the gaps of a translation. */
import { po as gettext, type GetTextTranslation, type GetTextTranslations } from "gettext-parser";
import type { TranslatableString, StringPlace } from "./collect-strings.ts";

/** The text of a `.pot` file. It contains no date, so that it changes only with its texts. */
export function printPot(strings: readonly TranslatableString[]): string {
  const translations: Record<string, Record<string, GetTextTranslation>> = {
    "": { "": { msgid: "", msgstr: [] } },
  };
  for (const each of strings) {
    const { text, plural, context, places, comments } = each;
    const own = (translations[context ?? ""] ??= Object.create(null) as Record<
      string,
      GetTextTranslation
    >);
    own[text] = {
      msgid: text,
      ...(context === undefined ? {} : { msgctxt: context }),
      ...(plural === undefined ? {} : { msgid_plural: plural }),
      msgstr: plural === undefined ? [""] : ["", ""],
      comments: {
        extracted: [...comments, ...new Set(places.map(describePlace))].join("\n"),
        reference: [
          ...new Set(places.flatMap(({ file }) => (file === undefined ? [] : [file]))),
        ].join("\n"),
        translator: "",
        flag: "",
        previous: "",
      },
    };
  }
  const headers = {
    "content-type": "text/plain; charset=utf-8",
    "content-transfer-encoding": "8bit",
    "plural-forms": "nplurals=INTEGER; plural=EXPRESSION;",
  };
  const text = gettext.compile({ charset: "utf-8", headers, translations }, { foldLength: 0 });
  return `${text.toString("utf8").trimEnd()}\n`;
}

/** How a translation differs from the current texts. */
export interface TranslationGaps {
  /** Texts without a translation. */
  readonly missing: readonly Named[];
  /** Translations marked as doubtful. */
  readonly fuzzy: readonly Named[];
  /** Translations of texts that no longer exist. */
  readonly stale: readonly Named[];
}

export interface Named {
  readonly text: string;
  readonly context?: string;
}

/** @throws if the text is not a `.po` file */
export function compareTranslation(
  strings: readonly TranslatableString[],
  po: Uint8Array,
): TranslationGaps {
  const { translations } = parsePo(po);
  const entryOf = ({ text, context }: Named): GetTextTranslation | undefined => {
    const own = translations[context ?? ""];
    return own !== undefined && Object.hasOwn(own, text) ? own[text] : undefined;
  };
  const wanted = strings.map(named);
  const known = new Set(wanted.map((each) => JSON.stringify(each)));
  const stale = Object.values(translations).flatMap((own) =>
    Object.values(own).flatMap(({ msgid: text, msgctxt }): Named[] => {
      const each = named({ text, ...(msgctxt === undefined ? {} : { context: msgctxt }) });
      return text === "" || known.has(JSON.stringify(each)) ? [] : [each];
    }),
  );
  return {
    missing: wanted.filter((each) => entryOf(each)?.msgstr.every((form) => form !== "") !== true),
    fuzzy: wanted.filter((each) => isFuzzy(entryOf(each))),
    stale,
  };
}

/**
 * Finds the translation of a text, whatever its context; fuzzy ones do not count.
 * @throws if the text is not a `.po` file
 */
export function translationsIn(po: Uint8Array): (text: string) => string | undefined {
  const found = new Map<string, string>();
  for (const own of Object.values(parsePo(po).translations)) {
    for (const entry of Object.values(own)) {
      const [first = ""] = entry.msgstr;
      if (first !== "" && !isFuzzy(entry) && !found.has(entry.msgid)) found.set(entry.msgid, first);
    }
  }
  return (text) => (text === "" ? undefined : found.get(text));
}

/** Characters that gettext escapes besides those that the parser knows. */
const letters: Readonly<Record<string, string>> = { a: "\x07", b: "\b", f: "\f", v: "\v" };

/** Parses a `.po` file with every escape that gettext has: those by number are bytes of the file. */
function parsePo(po: Uint8Array): GetTextTranslations {
  const bytes = Buffer.from(po).toString("latin1");
  const plain = bytes.replaceAll(
    /\\(?:(?<octal>[0-7]{1,3})|x(?<hex>[\da-f]{1,2})|(?<letter>[abfv])|[^])/giu,
    (all, octal?: string, hex?: string, letter?: string) => {
      if (letter !== undefined) return letters[letter] ?? all;
      const code = octal === undefined ? parseInt(hex ?? "", 16) : parseInt(octal, 8);
      if (Number.isNaN(code)) return all;
      const sign = String.fromCharCode(code & 0xff);
      return sign === "\n" ? String.raw`\n` : /["\\]/u.test(sign) ? `\\${sign}` : sign;
    },
  );
  return gettext.parse(Buffer.from(plain, "latin1"));
}

function isFuzzy(entry: GetTextTranslation | undefined): boolean {
  return entry?.comments?.flag?.split(/,\s*/u).includes("fuzzy") === true;
}

function named({ text, context }: Named): Named {
  return { text, ...(context === undefined ? {} : { context }) };
}

function describePlace({ kind, id, member }: StringPlace): string {
  return kind === ""
    ? `used if "${member}" is absent`
    : `${[kind, id].join(" ").trim()}: ${member}`;
}
