/**
 * Plans a new id in every place that names the old one: definitions, modifications, copies, references of every kind,
 * migrations. A plan covers all of them or is refused: if the new id is taken, or if somebody else's pack would have to
 * change. On request, the old id stays as an alias of the new one.
 */
import type { Compilation } from "../compile.ts";
import { spliced, type TextEdit } from "../text/edits.ts";
import { textPlaceOf } from "../diagnostics/locate.ts";
import { isBuiltInId } from "../kinds/built-in-ids.ts";
import { kinds } from "../kinds/registry.ts";
import { locatePath } from "../json/tree.ts";
import { positionAt } from "../json/positions.ts";
import { isKindName } from "../model/kind-names.ts";
import type { Pack } from "../model/pack.ts";
import { placeIn } from "../model/place.ts";
import type { SourceFile } from "../model/source-file.ts";
import { asSeen } from "../text/characters.ts";
import { isNaming, type NamedId, type Occurrence } from "../uses/occurrence.ts";
import { placeOf } from "../uses/occurrences-in.ts";
import type { Uses } from "../uses/uses.ts";
import type { UnchangedLine, Refusal, RenamedFile, Renaming } from "./rename-plan.ts";
import { aliasesOf } from "../layer/raw-id.ts";
import type { RawObject } from "../model/definition.ts";
import type { Locations } from "../model/locations.ts";
import { memberSpan, spaceBefore, type MemberSpan } from "./member-span.ts";
import type { JsonPath } from "../model/json.ts";
import type { Migration } from "../model/migration.ts";
import { pathTo, type ParsedFile } from "../parse/parse.ts";
import { oneOf } from "../diagnostics/sentence.ts";
import type { DialectRules } from "../model/dialect.ts";

export type Content = Pick<
  Compilation,
  "layers" | "locations" | "files" | "parsed" | "model" | "known"
>;

export function planRename(
  content: Content,
  uses: Uses,
  named: NamedId,
  to: string,
  isWritable: (pack: Pack) => boolean,
  keepsAlias = false,
): Renaming {
  const migrations = migrationPlaces(content.parsed, named);
  const refusal = whyNot(uses, named, to, migrations, isWritable);
  if (refusal) return refusal;
  const edits = new Map<SourceFile, Map<number, TextEdit>>();
  const add = ({ file, edit }: Found): Map<number, TextEdit> => {
    const own = edits.get(file) ?? new Map<number, TextEdit>();
    edits.set(file, own.set(edit.offset, edit));
    return own;
  };
  for (const { file, path } of migrations) {
    add({ file, edit: { ...locatePath(file, path, "value"), text: JSON.stringify(to) } });
  }
  for (const occurrence of uses.spelt(named)) {
    const found = editOf(content, occurrence, to);
    if ("refused" in found) return found;
    const own = add(found);
    if (!keepsAlias || !isOrigin(content, occurrence, named)) continue;
    for (const edit of aliasEdits(occurrence.object, found.edit, content.locations)) {
      own.set(edit.offset, edit);
    }
  }
  const order = new Map(content.files.map((file, index) => [file, index]));
  const files = [...edits]
    .map(([file, own]) => renamedFile(file, [...own.values()]))
    .sort((one, other) => (order.get(one.file) ?? 0) - (order.get(other.file) ?? 0));
  return {
    named,
    to,
    files,
    unchangedLines: unchangedLinesOf(content, named.id, files),
    keepsAlias,
  };
}

/** Whether the occurrence is the id of the object that determines the definition. */
function isOrigin({ layers }: Content, { role, object }: Occurrence, { id }: NamedId): boolean {
  return role === "defines" && layers.registry.get(object.kind, id)?.origin === object;
}

/** Real content has ids that contain spaces, and these may keep them; but no id gets its first space by a slip. */
function isId(to: string, from: string): boolean {
  const letters = from.includes(" ") && to.trim() === to ? to.replaceAll(" ", "") : to;
  return letters !== "" && asSeen(letters) === letters && !/\s/u.test(letters);
}

function whyNot(
  uses: Uses,
  { kind, id }: NamedId,
  to: string,
  migrations: readonly MigrationPlace[],
  isWritable: (pack: Pack) => boolean,
): Refusal | undefined {
  if (!isKindName(kind)) {
    return {
      refused: `ids of kind ${kind} are defined by objects of other types, which may refer to each other in ways that defwright does not know`,
    };
  }
  if (!kinds[kind].naming) return { refused: `objects of kind ${kind} have no ids` };
  if (isBuiltInId(kind, id)) return { refused: `"${id}" is built in` };
  if (!isId(to, id)) {
    return { refused: `${JSON.stringify(to)} is not an id – expected visible characters` };
  }
  if (to === id) return { refused: `its id is already "${id}"` };
  const found = uses.spelt({ kind, id });
  if (!found.some(isNaming)) return { refused: `no object of kind ${kind} is called "${id}"` };
  if (uses.exists({ kind, id: to }) || uses.spelt({ kind, id: to }).length > 0) {
    return {
      refused: `"${to}" is already defined or referred to, so the two could not be told apart`,
    };
  }
  const foreign = found.filter(({ object }) => !isWritable(object.entry.pack));
  const changed = [
    ...foreign.map(({ object }) => object.entry.pack),
    ...migrations.map(({ file }) => file.pack).filter((pack) => !isWritable(pack)),
  ];
  if (changed.length === 0) return undefined;
  const packs = [...new Set(changed.map(({ name }) => name))].join(", ");
  const own = foreign.some(isNaming);
  return {
    refused: own
      ? `"${id}" is defined in ${packs}, outside this project`
      : `"${id}" is referred to in ${packs}, outside this project`,
    ...(own ? {} : { instead: `give the renamed definition "alias": "${id}"` }),
  };
}

interface Found {
  readonly file: SourceFile;
  readonly edit: TextEdit;
}

function editOf(
  { locations, model }: Content,
  occurrence: Occurrence,
  to: string,
): Found | Refusal {
  const { object, role } = occurrence;
  const { file } = locations.of(object.entry);
  const suffix = kinds[object.kind].naming?.joined;
  if (suffix && (role === "defines" || role === "modifies")) {
    const edit = suffixEdit(object, to, model.context.rules, locations);
    return "refused" in edit ? edit : { file, edit };
  }
  const { path, target } = placeOf(occurrence);
  const place = textPlaceOf(placeIn(object, path, target), locations);
  if (!("path" in place)) throw new Error("an object of content has a path");
  const { offset, length } = locatePath(place.source, place.path, target);
  return { file, edit: { offset, length, text: JSON.stringify(to) } };
}

function renamedFile(file: SourceFile, edits: readonly TextEdit[]): RenamedFile {
  const after = spliced(file.text, edits);
  if (after === undefined) throw new Error("a rename edits every place once");
  return {
    file,
    edits: edits.toSorted((one, other) => one.offset - other.offset),
    after: after.text,
  };
}

/**
 * Lines where the id is a whole string in objects of other types, or in members that are not declared as references.
 */
function unchangedLinesOf(
  { files }: Content,
  id: string,
  renamed: readonly RenamedFile[],
): readonly UnchangedLine[] {
  const word = JSON.stringify(id);
  const edited = new Map(renamed.map((each) => [each.file, each]));
  const unchangedLines: UnchangedLine[] = [];
  for (const file of files) {
    const { text, displayPath } = file;
    const own = new Set(edited.get(file)?.edits.map(({ offset }) => offset));
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      if (!own.has(at)) unchangedLines.push({ file: displayPath, line: positionAt(file, at).line });
    }
  }
  return unchangedLines;
}

/** @param renaming the edit of the id, after which a new member is inserted */
function aliasEdits(
  object: RawObject,
  renaming: TextEdit,
  locations: Locations,
): readonly TextEdit[] {
  const { value } = object;
  const { id } = value;
  // Each id in a list is a definition of its own, but they would share their aliases.
  if (typeof id !== "string") return [renaming];
  if (!Object.hasOwn(value, "alias")) {
    const key = memberSpan(object, "id", "key", locations);
    const added = `,${spaceBefore(key.source.text, key.offset)}"alias": ${JSON.stringify(id)}`;
    return [{ ...renaming, text: renaming.text + added }];
  }
  const { offset, length } = memberSpan(object, "alias", "value", locations);
  const names = [...aliasesOf(value), id].map((each) => JSON.stringify(each));
  return [renaming, { offset, length, text: `[${names.join(", ")}]` }];
}

interface MigrationPlace {
  readonly file: SourceFile;
  /** From the top of the file to the id. */
  readonly path: JsonPath;
}

/** Finds the migrations that lead to an id (§9); a rename changes them like references. */
function migrationPlaces(parsed: readonly ParsedFile[], named: NamedId): MigrationPlace[] {
  return parsed.flatMap(({ file, migrations }) =>
    migrations.flatMap((migration) =>
      membersWith(migration, named).map((member) => ({
        file,
        path: pathTo(migration.index, member),
      })),
    ),
  );
}

/** The members of a migration in which the id is the successor, or what is then in the same place. */
function membersWith(migration: Migration, { kind, id }: NamedId): string[] {
  const { to, also, member } = migration;
  const beside = also?.kind === kind && also.id === id ? besideMember(migration) : undefined;
  return [
    ...(migration.kind === kind && to === id ? [member] : []),
    ...(beside === undefined ? [] : [beside]),
  ];
}

function besideMember({ kind, member, also }: Migration): string | undefined {
  const placed = isKindName(kind) ? (kinds[kind].savedIds?.migratedBy ?? []) : [];
  return placed.find((each) => each.to === member && each.also.kind === also?.kind)?.also.member;
}

/** Returns the edit that changes the object's id to the new one (§2.10). */
function suffixEdit(
  object: RawObject,
  to: string,
  rules: DialectRules,
  locations: Locations,
): TextEdit | Refusal {
  const { kind, value } = object;
  const naming = kinds[kind].naming;
  const member = naming?.suffix?.(rules);
  const first = naming && value[naming.member];
  if (!naming || member === undefined || typeof first !== "string") {
    return {
      refused: `the id of this ${kind} is the id of what it makes, to which nothing can be added`,
    };
  }
  const suffix = suffixFor(first, to, rules);
  if (suffix === undefined) {
    return {
      refused: `the id of ${oneOf(kind)} begins with the id of what it makes – expected "${first}" and a suffix`,
      instead: `change only "${member}", or "${naming.member}" if it makes something else`,
    };
  }
  const spanOf = (name: string, target: "key" | "value"): MemberSpan =>
    memberSpan(object, name, target, locations);
  const head = spanOf(naming.member, "value");
  const end = head.offset + head.length;
  const before = spaceBefore(head.source.text, spanOf(naming.member, "key").offset);
  const added = (text: string): string =>
    `,${before}${JSON.stringify(member)}: ${JSON.stringify(text)}`;
  const written = value[member];
  if (typeof written !== "string") return { offset: end, length: 0, text: added(suffix) };
  const whole = added(written);
  // Removes a suffix that an earlier rename added.
  if (suffix === "" && head.source.text.startsWith(whole, end)) {
    return { offset: end, length: whole.length, text: "" };
  }
  const { offset, length } = spanOf(member, "value");
  return { offset, length, text: JSON.stringify(suffix) };
}

function suffixFor(first: string, id: string, rules: DialectRules): string | undefined {
  if (id === first) return "";
  const start = first + rules.recipe_id_separator;
  return id.startsWith(start) && id.length > start.length ? id.slice(start.length) : undefined;
}
