/** Dialects as data: what a game reads differently. The shipped ones are in `generator/dialects`. */
import type { DialectName, PlayRules } from "../../runtime/tables/dialect.ts";
import type { Severity } from "./severity.ts";

export type { Dialect, DialectName, PlayRules } from "../../runtime/tables/dialect.ts";

/** The rules that dialects differ in; each is also a setting of its own (`rules` in the configuration). */
export interface DialectRules extends PlayRules {
  /** The separator between a recipe's `result` and `id_suffix` (§2.10: none). */
  readonly recipe_id_separator: "" | "_";
  /** Whether the `id_suffix` of an uncraft is part of its id, as that of a recipe is (§2.10: it is). */
  readonly uncraft_id_suffix: "read" | "unread";
  /** The effect of a second plain definition of an id (§2.3, §7.1: an error). */
  readonly duplicate_ids: "error" | "replace";
  /** `break_noise` of a pry object that omits it (§2.9: silent). */
  readonly break_noise_default: "silent" | "noise";
  /** What `"autolearn": true` requires (§3.3: the required skills). */
  readonly autolearn_requires: "skills_required" | "skills_required_and_difficulty";
  /**
   * What new characters know besides what professions teach: every recipe whose skills they have and that is not
   * "SECRET", or nothing (§3.3: nothing).
   */
  readonly new_characters_know: "nothing" | "recipes";
  /** A recipe with more alternatives than this is too complex (§7.3: 100). */
  readonly alternatives_limit: number;
}

/** What a dialect changes in a kind. Members inside others are named with dots, through lists: `bash.items.count`. */
export interface KindChanges<Schema = string> {
  /** Members that are added or changed: a JSON Schema as for kinds of a project's own. */
  readonly schema?: Schema;
  /** Words that the list of a member has besides; "any" if it is open. */
  readonly words?: Readonly<Record<string, readonly string[] | "any">>;
  /** Members that the game reads, and that records do not have. */
  readonly unread?: readonly string[];
  /** Members that are mandatory besides. */
  readonly required?: readonly string[];
  /** All members of which a child has only its own. */
  readonly not_inherited?: readonly string[];
  /** The members whose texts make an id, in order; all but the last are inherited. */
  readonly id?: readonly string[];
}

/**
 * Type word -> path -> the kind of the ids there, or several, of which the one applies whose prefix an id has, else one
 * without; or another type of the table, the places of which are also there.
 */
export type PlaceTable = Readonly<Record<string, Places>>;

export type Places = Readonly<Record<string, string | readonly string[]>>;

/** Kind of other objects -> ids that nothing defines; `pre_*` stands for every id of the kind behind `pre_`. */
export type BuiltInIds = Readonly<Record<string, readonly string[]>>;

/** A dialect as it is written. */
export interface WrittenDialect<Schema = string> {
  readonly extends?: DialectName;
  readonly rules?: Partial<DialectRules>;
  /** Diagnostic code -> its severity. */
  readonly severity?: Readonly<Record<string, Severity | "off">>;
  readonly kinds?: Readonly<Record<string, KindChanges<Schema>>>;
  /** Folders of a pack whose folders count only if the pack that bears the name is loaded. */
  readonly mod_folders?: readonly string[];
  /** Where ids stand in objects of types that no kind describes. */
  readonly places?: PlaceTable;
  /** The types of other objects that define ids: type word -> member -> the kind of its ids. */
  readonly defines?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Ids that the game has without an object that defines them. */
  readonly built_in?: BuiltInIds;
  /** The types of all other objects of the game: for any other word, it is uncertain what was meant. */
  readonly types?: readonly string[];
  /** Names of files that define nothing. */
  readonly unread_files?: readonly string[];
}
