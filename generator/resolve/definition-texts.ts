/** The texts of a definition that players read, with their plurals, contexts and comments for translators. */
import { isList, isObject, present } from "../json/containers.ts";
import { printPath, valueAt } from "../json/path.ts";
import { sameJson } from "../json/same-json.ts";
import { splitAt } from "../model/contributors.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { Json, JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import { textsIn, type FoundText } from "../schema/texts.ts";
import { sourcePath } from "../layer/source-path.ts";

/** A text that an author wrote. */
export interface DefinitionText {
  /** Path of the member, such as `bash.sound` or `name.female`. */
  readonly member: string;
  readonly text: string;
  /** Absent if the text has no plural. */
  readonly plural?: string;
  /** Distinguishes equal texts. */
  readonly context?: string;
  /** The author's comment for translators (`//~`). */
  readonly comment?: string;
  /** The file that wrote the text, as generated modules name it. */
  readonly file: string;
}

/** The texts of a definition, in order; built-in and generated definitions have none. */
export function definitionTexts(kinds: Kinds, definition: Definition): readonly DefinitionText[] {
  const { kind, value, origin, contributors, generatedFrom } = definition;
  if (origin.entry.builtIn || generatedFrom !== undefined) return [];
  const { definition: shape } = kinds.of(kind).shapes;
  const found = textsIn(value, shape);
  if (found.length === 0) return [];
  const { after } = splitAt(contributors, origin);
  return found.flatMap((each) => {
    const writer = after.findLast((object) => writes(object, each)) ?? origin;
    return wordsOf(each, kind, sourcePath(writer.entry));
  });
}

/** Whether an object wrote the text. */
function writes({ value }: RawObject, { path, value: text }: FoundText): boolean {
  const written = valueAt(value, path);
  return written !== undefined && sameJson(written, text);
}

/** The texts in a text member; empty ones are left out. */
function wordsOf(
  { value, path, container }: FoundText,
  kind: KindName,
  file: string,
): readonly DefinitionText[] {
  if (typeof value === "string") {
    const comment = isList(container) ? {} : commentIn(container);
    return value === "" ? [] : [{ member: printPath(path), text: value, ...comment, file }];
  }
  if (!isObject(value)) return [];
  const { str, str_sp, str_pl, ctxt, ...genders } = value;
  // An empty one is none: gettext's tools do not tell the two apart.
  const given = typeof ctxt === "string" && ctxt !== "" ? ctxt : undefined;
  const context = present({ context: given });
  const comment = commentIn(value);
  const texts: DefinitionText[] = [];
  const add = (text: Json | undefined, more: Partial<DefinitionText>, step?: string): void => {
    if (typeof text !== "string" || text === "") return;
    const member = printPath(step === undefined ? path : [...path, step]);
    texts.push({ member, text, ...context, ...more, ...comment, file });
  };
  add(str, typeof str_pl === "string" ? { plural: str_pl } : {});
  add(str_sp, typeof str_sp === "string" ? { plural: str_sp } : {});
  for (const gender of ["male", "female"]) {
    const own = given ?? `${kind}_${gender}`;
    add(genders[gender], { context: own }, gender);
  }
  return texts;
}

function commentIn(object: JsonObject): Pick<DefinitionText, "comment"> {
  const comment: Json | undefined = object["//~"];
  return typeof comment === "string" ? { comment } : {};
}
