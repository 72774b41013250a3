/** The edits that change one reference to a new id. */
import { locate, textPlaceOf } from "../diagnostics/locate.ts";
import { nodeAtPath, removed, replaced, textOf, type JsonNode } from "../json/tree.ts";
import { oneOf } from "../diagnostics/sentence.ts";
import type { Span, TextEdit } from "../text/edits.ts";
import { aliasesOf } from "../layer/raw-id.ts";
import type { RawObject } from "../model/definition.ts";
import { idMemberIn, idMembers } from "../kinds/naming-members.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { DialectRules } from "../model/dialect.ts";
import { placeIn } from "../model/place.ts";
import type { ContentQuery } from "../query/content-query.ts";
import type { SymbolReference } from "../symbols/symbol-references.ts";

/** Why an id cannot be renamed. */
export interface RenameRefusal {
  readonly refused: string;
  /** What could be done instead. */
  readonly instead?: string;
}

/**
 * The new id is no longer an alias of the object, if it was.
 * @param keepsAlias whether the object keeps the old id as an alias of the new one
 */
export function referenceEdits(
  query: ContentQuery,
  reference: SymbolReference,
  to: string,
  keepsAlias: boolean,
): readonly TextEdit[] | RenameRefusal {
  const { object, role } = reference;
  const { kinds } = query.content.model.context;
  const members = membersOf(object, query);
  const isJoined =
    kinds.of(object.kind).naming?.joined && (role === "defines" || role === "modifies");
  if (isJoined) return suffixEdit(object, to, kinds, members);
  const { offset, length } = query.locate(reference).range;
  const renaming = { offset, length, text: JSON.stringify(to) };
  const member = idMemberIn(kinds.of(object.kind), object.value);
  if (member === undefined || (role !== "defines" && role !== "modifies")) return [renaming];
  return [...aliasEdits(object, member, to, keepsAlias, members), renaming];
}

/** The members of an object in its file. */
interface Members {
  readonly text: string;
  readonly span: (name: string, target?: "key" | "value") => Span;
  readonly node: (name: string) => JsonNode | undefined;
  /** A new member, to be inserted behind another one and spaced like that. */
  readonly behind: (name: string, member: string, value: string) => string;
}

function membersOf(object: RawObject, { content }: ContentQuery): Members {
  const { file, index } = content.locations.of(object.entry);
  const { text } = file;
  const span: Members["span"] = (name, target) => {
    const place = placeIn(object, [name], target);
    return locate(textPlaceOf(place, content.locations)).range;
  };
  return {
    text,
    span,
    node: (name) => nodeAtPath(file, index === undefined ? [name] : [index, name]),
    behind: (name, member, value) => {
      const space = /\s*$/u.exec(text.slice(0, span(name, "key").offset))?.[0] ?? "";
      return `,${space === "" ? " " : space}${JSON.stringify(member)}: ${JSON.stringify(value)}`;
    },
  };
}

function aliasEdits(
  { value }: RawObject,
  member: string,
  to: string,
  keepsAlias: boolean,
  { text, span, node, behind }: Members,
): readonly TextEdit[] {
  const id = value[member];
  // Each id in a list is a definition of its own, but they would share their aliases.
  if (typeof id !== "string") return [];
  const { offset, length } = span(member);
  const written = node("alias");
  if (!written) {
    const added = { offset: offset + length, length: 0, text: behind(member, "alias", id) };
    return keepsAlias ? [added] : [];
  }
  const entries = written.type === "array" ? (written.children ?? []) : [written];
  const taken = entries.find((each) => each.value === to);
  if (keepsAlias) {
    if (taken) return [replaced(taken, JSON.stringify(id))];
    const [last, before] = entries.toReversed();
    if (!last || last === written) return [replaced(written, listOf([...aliasesOf(value), id]))];
    const space = before ? text.slice(before.offset + before.length, last.offset) : ", ";
    return [replaced(last, textOf(text, last) + space + JSON.stringify(id))];
  }
  if (!taken) return [];
  const [one] = entries.filter((each) => each !== taken);
  if (!one) return written.parent ? [removed(written.parent)] : [];
  // What is left of such a list was not one before the old id was kept.
  return textOf(text, written) === listOf([one.value, to])
    ? [replaced(written, textOf(text, one))]
    : [removed(taken)];
}

function listOf(texts: readonly unknown[]): string {
  return `[${texts.map((each) => JSON.stringify(each)).join(", ")}]`;
}

/** Returns the edit that changes the object's id to the new one (§2.10). */
function suffixEdit(
  { kind, value }: RawObject,
  to: string,
  kinds: Kinds,
  { text, span, behind }: Members,
): readonly TextEdit[] | RenameRefusal {
  const of = kinds.of(kind);
  const member = of.naming?.suffix?.(kinds.rules);
  const [id] = of.naming?.idsOf(value, kinds.rules) ?? [];
  if (member === undefined || id === undefined) {
    return {
      refused: `the id of this ${kind} is the id of what it makes, to which nothing can be added`,
    };
  }
  const written = value[member];
  const added = typeof written === "string" && written !== "";
  const start = added ? id.slice(0, -(kinds.rules.recipe_id_separator + written).length) : id;
  const suffix = suffixFor(start, to, kinds.rules);
  const parts = idMembers(of).filter((each) => each !== member);
  if (suffix === undefined) {
    return {
      refused: `the id of ${oneOf(kind)} begins with the id of what it makes – expected "${start}" and a suffix`,
      instead: `change only "${member}", or "${parts.join('" or "')}" if it makes something else`,
    };
  }
  const last = parts.findLast((each) => Object.hasOwn(value, each)) ?? "copy-from";
  const head = span(last);
  const end = head.offset + head.length;
  if (typeof written !== "string") {
    return [{ offset: end, length: 0, text: behind(last, member, suffix) }];
  }
  const whole = behind(last, member, written);
  // Removes a suffix that an earlier rename added.
  if (suffix === "" && text.startsWith(whole, end)) {
    return [{ offset: end, length: whole.length, text: "" }];
  }
  const { offset, length } = span(member);
  return [{ offset, length, text: JSON.stringify(suffix) }];
}

function suffixFor(first: string, id: string, rules: DialectRules): string | undefined {
  if (id === first) return "";
  const start = first + rules.recipe_id_separator;
  return id.startsWith(start) && id.length > start.length ? id.slice(start.length) : undefined;
}
