/** The meaning of a `type` word. A game has a few hundred of them for tens of thousands of objects. */
import { suggest } from "../diagnostics/suggest.ts";
import { isDefiningMember, isItemType } from "../kinds/external-kinds.ts";
import { ofKinds, type Kinds } from "../kinds/kinds.ts";
import type { KindName } from "../model/kind-names.ts";
import { isGameType } from "./game-types.ts";
import { isMigrationType } from "./migrations.ts";
import { namingMembers } from "./unread-ids.ts";

export interface TypeWord {
  readonly word: string;
  /** The kind of ours that it names. */
  readonly kind: KindName | undefined;
  /** The kind of ours of which it is a typo: it must not pass for an unrelated type. */
  readonly nearMiss: string | undefined;
  /** Whether a known game has this type, for types that are not of our kinds. */
  readonly isGameType: boolean;
  readonly isItemType: boolean;
  readonly isMigrationType: boolean;
  /** Members that name objects of some kind, and do not define ids in objects of this type. */
  readonly otherNames: ReadonlySet<string>;
}

/** More distinct words only occur when an editor sends each keystroke. */
const mostWords = 1000;
const knownWords = ofKinds(() => new Map<string, TypeWord>());

export function typeWord(kinds: Kinds, word: string): TypeWord {
  const all = knownWords(kinds);
  const known = all.get(word);
  if (known) return known;
  if (all.size >= mostWords) all.clear();
  const made = read(kinds, word);
  all.set(word, made);
  return made;
}

function read(kinds: Kinds, word: string): TypeWord {
  const kind = kinds.ofType(word)?.name;
  const isReal = isGameType(kinds, word);
  // Objects of these types are lost if the type is misspelt.
  const ownTypes = [...kinds.types, "MOD_INFO"];
  return {
    word,
    kind,
    nearMiss: kind || isReal ? undefined : suggest(word, ownTypes)[0],
    isGameType: isReal,
    isItemType: isItemType(kinds, word),
    isMigrationType: isMigrationType(kinds, word),
    otherNames: new Set(
      [...namingMembers(kinds)].filter((member) => !isDefiningMember(kinds, word, member)),
    ),
  };
}
