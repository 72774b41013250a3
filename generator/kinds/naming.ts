/** How the objects of a kind are named: by their id, or by other members. */
import type { DialectRules } from "../model/dialect.ts";
import type { JsonObject } from "../model/json.ts";

/** Applied to objects before their shape is known to be right. */
export interface Naming {
  /** The mandatory member that names a definition. */
  readonly member: string;
  /** The former name of `member`, which objects may still use. */
  readonly formerMember?: string;
  /** The member that is joined to `member`, if ids are made from both. */
  readonly suffixMember?: string;
  /** The members that are joined to `member` in turn, if a dialect says so. */
  readonly otherParts?: readonly string[];
  /** Those of all parts that an object has of its parent if it does not state them. */
  readonly inheritedParts?: readonly string[];
  /** The object with the parts of its id that it has of its parent; as it is if it has none. */
  readonly heirOf?: (value: JsonObject, parent: JsonObject) => JsonObject;
  /** All members that give an object a name by which others refer to it. */
  readonly members: readonly string[];
  /** The prefix of ids by convention, which authors may omit or confuse with that of another kind. */
  readonly prefix?: string;
  /** The ids that an object defines: one, or one for each entry of an id array (extension). Empty for templates. */
  readonly idsOf: (value: JsonObject, rules: DialectRules) => string[];
  /** The ids made from the names in these members, in every dialect; absent if each name is an id by itself. */
  readonly joined?: (names: Readonly<Record<string, string | undefined>>) => readonly string[];
  /** The id as the other dialect would join it, if that is different. */
  readonly otherSpelling?: (value: JsonObject, rules: DialectRules) => string | undefined;
  /** The member that makes a different id from the same name, in dialects that read it. */
  readonly suffix?: (rules: DialectRules) => string | undefined;
}
