/** How the objects of a kind are named: by their id, or by what else they say. */
import type { DialectRules } from "../model/dialect.ts";
import type { JsonObject } from "../model/json.ts";

/** Objects are asked before their shape is known. */
export interface Naming {
  /** The mandatory member that names a definition. */
  readonly member: string;
  /** What `member` was once called; objects may still use it. */
  readonly formerMember?: string;
  /** What is joined to `member`, where ids are made of both. */
  readonly suffixMember?: string;
  /** All members that give an object a name, by which others call it. */
  readonly members: readonly string[];
  /** What ids begin with by convention, so that writers forget it or take that of another kind. */
  readonly prefix?: string;
  /** The ids that an object defines: one, or one for each entry of an id array (extension). Empty for templates. */
  readonly idsOf: (value: JsonObject, rules: DialectRules) => string[];
  /** The ids that the names in these members come to, in every dialect; absent where each is an id by itself. */
  readonly joined?: (names: Readonly<Record<string, string | undefined>>) => readonly string[];
  /** The id as the other dialect would join it, where that is another one. */
  readonly otherSpelling?: (value: JsonObject, rules: DialectRules) => string | undefined;
  /** The member that makes another id of the same name, in dialects that read it. */
  readonly suffix?: (rules: DialectRules) => string | undefined;
}
