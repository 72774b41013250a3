/**
 * Brings a schema that was inferred once up to date with the content: its author's words stay, and what is new in the
 * content is added.
 */
import { isList, isObject, textsIn } from "../json/containers.ts";
import { memberOf } from "../json/path.ts";
import type { Json, JsonArray, JsonObject } from "../model/json.ts";
import { quoted } from "./id-sets.ts";
import { formsOf, observed } from "./infer-shape.ts";

export interface UpdatedSchema {
  readonly schema: JsonObject;
  /** Members, words and forms that are new. */
  readonly added: number;
  /** Members and words that stay, although the content has them no more. */
  readonly absent: number;
}

type Counts = Record<"added" | "absent", number>;

/**
 * @param old As its author left it
 * @param inferred What the content says now
 */
export function updateSchema(old: JsonObject, inferred: JsonObject): UpdatedSchema {
  const counts = { added: 0, absent: 0 };
  const schema = update(old, inferred, counts);
  return { schema, ...counts };
}

/** What is described elsewhere, or as several things at once, stays as it is. */
function update(old: JsonObject, inferred: JsonObject, counts: Counts): JsonObject {
  if (Object.hasOwn(old, "$ref") || Object.hasOwn(old, "allOf")) return old;
  const before = branchesOf(old);
  const isText = before.some((branch) => branch["x-text"] === true);
  const left = branchesOf(inferred).flatMap((each) => (isText ? formsOf(each) : [each]));
  const kept = before.map((branch) => {
    const index = left.findIndex((each) => mayBe(branch, each));
    const [found] = index < 0 ? [] : left.splice(index, 1);
    return found ? updateBranch(branch, found, counts) : branch;
  });
  const missing = left.filter((branch) => !before.some((each) => mayBe(each, branch)));
  counts.added += missing.length;
  const all = [...kept, ...missing];
  const [only] = all;
  if (Object.hasOwn(old, "anyOf")) return { ...old, anyOf: all };
  return all.length === 1 && only ? only : { anyOf: all };
}

function branchesOf(schema: JsonObject): JsonObject[] {
  const { anyOf } = schema;
  return isList(anyOf) ? anyOf.filter(isObject) : [schema];
}

/** Whether the author's form and the other one allow values of one type. */
function mayBe(old: JsonObject, inferred: JsonObject): boolean {
  if (isList(old["anyOf"])) return branchesOf(old).some((each) => mayBe(each, inferred));
  const [before, now] = [typesIn(old), typesIn(inferred)];
  return before.length === 0 || now.length === 0 || before.some((each) => now.includes(each));
}

/** The JSON types that a form names, whole numbers as numbers; none if it may be of any. */
function typesIn(form: JsonObject): readonly string[] {
  const types = textsIn(form["type"]).map((type) => (type === "integer" ? "number" : type));
  if (types.length > 0) return types;
  if (form["x-text"] === true) return ["string", "object"];
  return isList(form["enum"]) || Object.hasOwn(form, "const") ? ["string"] : [];
}

function updateBranch(old: JsonObject, inferred: JsonObject, counts: Counts): JsonObject {
  if (Object.hasOwn(old, "$ref") || Object.hasOwn(old, "anyOf"))
    return update(old, inferred, counts);
  const now: Record<string, Json> = { ...old };
  for (const list of ["enum", "x-flags"]) {
    const before = old[list];
    const after = inferred[list] ?? (list === "enum" ? wordsIn(inferred) : undefined);
    if (!isList(before) || !isList(after)) continue;
    const added = without(after, before);
    const gone = without(before, after);
    counts.added += added.length;
    counts.absent += gone.length;
    now[list] = [...before, ...added];
    say(now, gone.length === 0 ? undefined : `: ${quoted(gone)}`);
  }
  for (const word of ["properties", "additionalProperties", "items"]) {
    const [before, after] = [old[word], inferred[word]];
    if (isList(before) && isList(after)) {
      const added = after.slice(before.length);
      counts.added += added.length;
      const places = before.map((place, index) => {
        const found = after[index];
        return isObject(place) && isObject(found) ? update(place, found, counts) : place;
      });
      now[word] = [...places, ...added];
    } else if (isObject(before) && isObject(after)) {
      now[word] = (word === "properties" ? updateMembers : update)(before, after, counts);
    }
  }
  return now;
}

/** All words that content has where a shape was inferred, though it does not list them. */
function wordsIn(inferred: JsonObject): readonly string[] | undefined {
  return observed in inferred ? textsIn(inferred[observed]) : undefined;
}

function without(words: JsonArray, others: JsonArray): JsonArray {
  const known = new Set(others);
  return words.filter((word) => !known.has(word));
}

function updateMembers(old: JsonObject, inferred: JsonObject, counts: Counts): JsonObject {
  const members = Object.entries(old).map(([name, member]): readonly [string, Json] => {
    if (!isObject(member)) return [name, member];
    const found = memberOf(inferred, name);
    const now = { ...member };
    if (!isObject(found)) counts.absent += 1;
    say(now, isObject(found) ? undefined : "");
    return [name, isObject(found) ? update(now, found, counts) : now];
  });
  const added = Object.entries(inferred).filter(([name]) => !Object.hasOwn(old, name));
  counts.added += added.length;
  return Object.fromEntries([...members, ...added]);
}

const absence = "does not occur";

/** Says in the comment of a schema what does not occur, or nothing of it if everything does. */
function say(schema: Record<string, Json>, gone: string | undefined): void {
  const { $comment } = schema;
  const parts = typeof $comment === "string" ? $comment.split("; ") : [];
  const kept = parts.filter((part) => part !== "" && !part.startsWith(absence));
  if (gone !== undefined) kept.push(absence + gone);
  if (kept.length > 0) schema["$comment"] = kept.join("; ");
  else delete schema["$comment"];
}
