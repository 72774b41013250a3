/** Collects every text that players read: those of the content, and the runtime's own where the content has none. */
import type { Compilation } from "../compile.ts";
import { defaultSounds } from "../kinds/parts/default-sounds.ts";
import { groupBy } from "../model/maps.ts";
import { definitionsOfKind } from "../layer/definitions-of-kind.ts";
import { definitionTexts } from "../resolve/definition-texts.ts";
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
  /** Empty if definitions of its kind have no ids. */
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
  const { kinds } = layers.registry;
  const written = kinds.names.flatMap((kind) =>
    definitionsOfKind(kind, layers).flatMap((definition) =>
      definitionTexts(kinds, definition).map(({ member, file, ...words }): TextAtPlace => {
        return { ...words, place: { kind, id: definition.id, member, file } };
      }),
    ),
  );
  const ours = defaults.map(([text, member]): TextAtPlace => {
    return { text, place: { kind: "", id: "", member } };
  });
  const same = groupBy([...ours, ...written], ({ text, context }) =>
    JSON.stringify([text, context]),
  );
  return [...same.values()]
    .flatMap((all) => all.slice(0, 1).map((first) => merged(first, all)))
    .sort((a, b) => byCodeUnit(a.text, b.text) || byCodeUnit(a.context ?? "", b.context ?? ""));
}

interface TextAtPlace extends Pick<TranslatableString, "text" | "plural" | "context"> {
  readonly comment?: string;
  readonly place: StringPlace;
}

function merged({ text, context }: TextAtPlace, all: readonly TextAtPlace[]): TranslatableString {
  const plural = all.map((each) => each.plural).find((each) => each !== undefined);
  return {
    text,
    ...(plural === undefined ? {} : { plural }),
    ...(context === undefined ? {} : { context }),
    comments: [...new Set(all.flatMap(({ comment }) => comment ?? []))],
    places: all.map(({ place }) => place),
  };
}
