/** The meaning of a `type` word. A game has a few hundred of them for tens of thousands of objects. */
import { suggest } from "../diagnostics/suggest.ts";
import { isItemType } from "../kinds/external-kinds.ts";
import { isKindName, kindNames, type KindName } from "../model/kind-names.ts";
import { isGameType } from "./game-types.ts";
import { isMigrationType } from "./migrations.ts";

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
}

/** Real types of the game that are spelt like ours. */
const realTypes = new Set(["MOD_INFO", "recipe_category", "recipe_subcategory", "recipe_group"]);

/** Types whose objects are lost if they are misspelt. */
const ownTypes = [...kindNames, "MOD_INFO"];

/** More distinct words only occur when an editor sends each keystroke. */
const mostWords = 1000;
const known = new Map<string, TypeWord>();

export function typeWord(word: string): TypeWord {
  let found = known.get(word);
  if (!found) {
    if (known.size > mostWords) known.clear();
    known.set(word, (found = read(word)));
  }
  return found;
}

function read(word: string): TypeWord {
  const kind = isKindName(word) ? word : undefined;
  return {
    word,
    kind,
    nearMiss: kind || realTypes.has(word) ? undefined : suggest(word, ownTypes)[0],
    isGameType: isGameType(word),
    isItemType: isItemType(word),
    isMigrationType: isMigrationType(word),
  };
}
