/** Collects every text that players read: those of the content, and the runtime's own where the content has none. */
import type { Compilation } from "../compile.ts";
import type { Definition } from "../model/definition.ts";
import { defaultSounds } from "../kinds/parts/default-sounds.ts";
import { kindNames } from "../model/kind-names.ts";
import { definitionTexts } from "../emit/definition-texts.ts";
import { lockOpens } from "../../runtime/texts/sentences.ts";
import { byCodeUnit } from "../text/code-unit.ts";

/** A text for translators. Equal texts with equal contexts are merged. */
export interface TranslatableString {
  readonly text: string;
  /** Absent if the text has no plural. */
  readonly plural?: string;
  /** Distinguishes texts that are spelt alike. */
  readonly context?: string;
  /** The authors' comments to translators (`//~`), each once. */
  readonly comments: readonly string[];
  readonly places: readonly StringPlace[];
}

export interface StringPlace {
  readonly kind: string;
  readonly id: string;
  /** Member of the definition, such as `bash.sound`. */
  readonly member: string;
  /** The file, as generated modules name it; absent for the runtime's own texts. */
  readonly file?: string;
}

/** Default texts, used where content has none of its own (§7.4, §7.5, §2.7). */
const defaults: readonly (readonly [text: string, member: string])[] = [
  [lockOpens, "lockpick_message"],
  ...Object.entries(defaultSounds).flatMap(([part, sounds]) =>
    Object.entries(sounds).map(([member, sound]) => [sound, `${part}.${member}`] as const),
  ),
];

/** Returns the texts sorted by text and context, by code unit. */
export function collectStrings({ layers }: Pick<Compilation, "layers">): TranslatableString[] {
  const strings = new Map<string, Draft>();
  for (const [text, member] of defaults) {
    add(strings, { text }, undefined, { kind: "", id: "", member });
  }
  for (const kind of kindNames) {
    for (const definition of [...layers.registry.all(kind), ...listed(kind, layers)]) {
      const { id } = definition;
      for (const { comment, member, file, ...words } of definitionTexts(definition)) {
        add(strings, words, comment, { kind, id, member, file });
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

function add(
  strings: Map<string, Draft>,
  words: Words,
  comment: string | undefined,
  place: StringPlace,
): void {
  const key = JSON.stringify([words.text, words.context]);
  let draft = strings.get(key);
  if (!draft) strings.set(key, (draft = { ...words, comments: new Set(), places: [] }));
  if (words.plural !== undefined) draft.plural ??= words.plural;
  if (comment !== undefined) draft.comments.add(comment);
  draft.places.push(place);
}
