/**
 * Plans a new id in every place that names the old one: definitions, modifications, copies, references of every kind,
 * migrations. A plan covers all of them or is refused: if the new id is taken, or if somebody else's pack would have to
 * change. Ids that are made of it change with it. On request, old ids stay as aliases or in migrations.
 */
import { spliced, type TextEdit } from "../text/edits.ts";
import { locate } from "../diagnostics/locate.ts";
import { positionAt } from "../json/positions.ts";
import { isBuiltInId } from "../kinds/built-in-ids.ts";
import { groupBy } from "../model/maps.ts";
import { idsOf, parentName } from "../layer/raw-id.ts";
import type { RawObject } from "../model/definition.ts";
import type { Pack } from "../model/pack.ts";
import type { SourceFile } from "../model/source-file.ts";
import type { NamedId } from "../parse/external-definitions.ts";
import type { ContentQuery } from "../query/content-query.ts";
import { isNaming, type SymbolReference } from "../symbols/symbol-references.ts";
import { asSeen } from "../text/characters.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { writtenWords } from "../text/written-words.ts";
import { getOrInsert } from "../model/maps.ts";
import { hasAliases } from "../kinds/naming-members.ts";
import { consequentRenames } from "./consequent-renames.ts";
import { keptByMigration, migrationEdits, type FileEdit } from "./kept-by-migration.ts";
import { referenceEdits, type RenameRefusal } from "./reference-edits.ts";
import type { Unwritable } from "./writable-packs.ts";

/** Which words a file may contain, known without reading it again: a rename asks all files for one. */
const written = new WeakMap<SourceFile, (word: string) => boolean>();

export interface RenamedFile {
  readonly file: SourceFile;
  /** In text order. */
  readonly edits: readonly TextEdit[];
  readonly after: string;
}

/** A line that contains the old id and is not changed. */
export interface UnchangedLine {
  /** Relative to the working directory, with `/`. */
  readonly file: string;
  readonly line: number;
}

export interface RenamePlan {
  readonly named: NamedId;
  readonly to: string;
  /** In load order. */
  readonly files: readonly RenamedFile[];
  /** Lines that contain the id as a whole string outside of references to any kind: its meaning there is unknown. */
  readonly unchangedLines: readonly UnchangedLine[];
  /** Ids that were released and stay (§9). */
  readonly kept: readonly KeptId[];
}

interface KeptId extends NamedId {
  readonly by: "alias" | "migration";
}

/** Says of which lines a plan lists them. */
export const unchangedElsewhere =
  "places that defwright does not know contain it and are not changed";

/** Says how the old ids stay. */
export function keepingIds({ named, kept }: Pick<RenamePlan, "named" | "kept">): readonly string[] {
  return kept.map(({ kind, id, by }) => {
    const how = by === "alias" ? "as an alias" : `by a migration`;
    const what = kind === named.kind ? `"${id}"` : `${kind} "${id}"`;
    return `${what} is kept ${how}: it was released, and saved games may contain it`;
  });
}

/** @param released ids that would vanish, and that are to stay as aliases or in migrations (§9) */
export function planRename(
  query: ContentQuery,
  named: NamedId,
  to: string,
  whyUnwritable: (pack: Pack) => Unwritable | undefined,
  released: readonly NamedId[] = [],
): RenamePlan | RenameRefusal {
  const references = query.spelt(named);
  const consequent = consequentRenames(query, named, references, to);
  const found: FileEdit[] = [...migrationEdits(query, named, to)];
  const others = consequent.flatMap((each) => query.spelt(each).filter((use) => !isNaming(use)));
  for (const each of consequent) found.push(...migrationEdits(query, each, each.to));
  const packs = [
    ...found.map(({ file }) => file.pack),
    ...others.map(({ object }) => object.entry.pack),
  ];
  const refusal = whyNot(query, named, to, packs, whyUnwritable);
  if (refusal) return refusal;
  const { locations, parsed, model } = query.content;
  const { kinds } = model.context;
  const isNamed = ({ kind, id }: NamedId): boolean => kind === named.kind && id === named.id;
  const keepsAlias = hasAliases(kinds.of(named.kind)) && released.some(isNamed);
  const keepers = keepsAlias ? aliasKeepers(references, named) : new Set();
  for (const reference of references) {
    const keeps = reference.role === "defines" && keepers.has(reference.object);
    const edits = referenceEdits(query, reference, to, keeps);
    if ("refused" in edits) return edits;
    const { file } = locations.of(reference.object.entry);
    found.push(...edits.map((edit) => ({ file, edit })));
  }
  for (const each of consequent) {
    for (const reference of query.spelt(each).filter((use) => !isNaming(use))) {
      const { source, range } = query.locate(reference);
      const file = parsed.find((one) => one.file === source)?.file;
      const { offset, length } = range;
      if (file) found.push({ file, edit: { offset, length, text: JSON.stringify(each.to) } });
    }
  }
  const own = { ...named, to, objects: references.filter(isNaming).map(({ object }) => object) };
  const kept: KeptId[] = [];
  for (const each of released) {
    if (keepsAlias && isNamed(each)) {
      kept.push({ ...each, by: "alias" });
      continue;
    }
    const renamed = [own, ...consequent].find(
      ({ kind, id }) => kind === each.kind && id === each.id,
    );
    const edits = renamed ? keptByMigration(query, each, renamed) : [];
    found.push(...edits);
    if (edits.length > 0) kept.push({ ...each, by: "migration" });
  }
  const byFile = groupBy(found, ({ file }) => file);
  const files = parsed.flatMap(({ file }) => {
    const edits = byFile.get(file)?.map(({ edit }) => edit);
    return edits ? [renamedFile(file, edits)] : [];
  });
  const unchangedLines = unchangedLinesOf(query, named, files);
  return { named, to, files, unchangedLines, kept };
}

/**
 * The objects that get the alias: those that can define the id without each other, since their packs may be loaded
 * apart. A later one that copies from the id itself never is.
 */
function aliasKeepers(
  references: readonly SymbolReference[],
  { id }: NamedId,
): ReadonlySet<RawObject> {
  const defining = references.filter(({ role }) => role === "defines").map(({ object }) => object);
  return new Set(defining.filter(({ value }, at) => at === 0 || parentName(value) !== id));
}

/** Whether content may have the id: what `check` accepts. */
function isId(id: string): boolean {
  return id !== "" && asSeen(id) === id;
}

/** @param others packs in which something else changes: migrations, and what refers to ids that are made of the id */
function whyNot(
  query: ContentQuery,
  named: NamedId,
  to: string,
  others: readonly Pack[],
  whyUnwritable: (pack: Pack) => Unwritable | undefined,
): RenameRefusal | undefined {
  const { kind, id } = named;
  const { kinds } = query.content.model.context;
  const ours = kinds.get(kind);
  const found = query.spelt(named);
  if (!ours || (!found.some(isNaming) && query.elsewhere(named).length > 0)) {
    const what = ours ? `"${id}" is` : `ids of kind ${kind} are`;
    return {
      refused: `${what} defined by objects of other types, which may refer to each other in ways that defwright does not know`,
    };
  }
  if (!ours.naming) return { refused: `objects of kind ${kind} have no ids` };
  if (isBuiltInId(kinds, kind, id)) return { refused: `"${id}" is built in` };
  if (!isId(to)) {
    return {
      refused: `${JSON.stringify(to)} is not an id – expected visible characters, and spaces only between them`,
    };
  }
  if (to === id) return { refused: `its id is already "${id}"` };
  if (!found.some(isNaming)) return { refused: `no object of kind ${kind} is called "${id}"` };
  if (isTaken(query, named, to)) {
    return {
      refused: `"${to}" is already defined or referred to, so the two could not be told apart`,
    };
  }
  const changed = [...found.map(({ object }) => object.entry.pack), ...others];
  const outside = changed.filter((pack) => whyUnwritable(pack) === "outside");
  const denied = changed.filter((pack) => whyUnwritable(pack) === "denied");
  const [unwritable, where] =
    outside.length > 0
      ? [outside, "outside this project"]
      : [denied, "where you have no permission to write"];
  if (unwritable.length === 0) return undefined;
  const packs = [...new Set(unwritable.map(({ name }) => name))].join(", ");
  const isNamed = found.some(
    (each) => isNaming(each) && unwritable.includes(each.object.entry.pack),
  );
  const refused = `"${id}" is ${isNamed ? "defined" : "referred to"} in ${packs}, ${where}`;
  return isNamed || unwritable === denied
    ? { refused }
    : { refused, instead: `give the renamed definition "alias": "${id}"` };
}

/** Whether an id is anything but another name of what is renamed. */
function isTaken(query: ContentQuery, { kind, id }: NamedId, to: string): boolean {
  const other = { kind, id: to };
  const found = query.spelt(other);
  const { registry } = query.content.layers;
  if (registry.canonical(kind, to) !== id) return query.exists(other) || found.length > 0;
  const isOwnAlias = ({ role, object }: SymbolReference): boolean => {
    if (role !== "alias") return role !== "defines" && role !== "template";
    const [own, ...more] = idsOf(kind, object.value, query.content.model.context.kinds);
    return own === id && more.length === 0;
  };
  return query.elsewhere(other).length > 0 || !found.every(isOwnAlias);
}

/** @param edits of several at one place the last one counts, unless one of them only adds something */
function renamedFile(file: SourceFile, edits: readonly TextEdit[]): RenamedFile {
  const byOffset = new Map<number, TextEdit>();
  for (const edit of edits) {
    const { offset, length, text } = edit;
    const other = byOffset.get(offset);
    const adds = other && other.text !== text && (other.length === 0 || length === 0);
    byOffset.set(
      offset,
      adds ? { offset, length: length + other.length, text: other.text + text } : edit,
    );
  }
  const ordered = [...byOffset.values()].sort((one, other) => one.offset - other.offset);
  const after = spliced(file.text, ordered);
  if (after === undefined) throw new Error("a rename edits every place once");
  return { file, edits: ordered, after: after.text };
}

/**
 * Lines where the id is a whole string at unknown places of objects of other types, or in members that are not declared
 * as references.
 */
function unchangedLinesOf(
  query: ContentQuery,
  { kind, id }: NamedId,
  renamed: readonly RenamedFile[],
): readonly UnchangedLine[] {
  const { content } = query;
  // A recipe and what it makes have the same id.
  const others = query.kindsOf(id).filter((each) => each !== kind);
  const meant = others.flatMap((each) => query.spelt({ kind: each, id }));
  const defined = others.flatMap((each) => query.elsewhere({ kind: each, id }));
  const places = groupBy(
    [
      ...meant.map((reference) => query.locate(reference)),
      ...defined.map(({ file: source, path }) => locate({ source, path, target: "value" })),
    ],
    ({ source }) => source,
  );
  const word = JSON.stringify(id);
  const unchangedLines: UnchangedLine[] = [];
  for (const { file } of content.parsed) {
    if (!wordsIn(file)(id)) continue;
    const { text, displayPath } = file;
    const edits = renamed.find((each) => each.file === file)?.edits ?? [];
    const ofOthers = places.get(file)?.map(({ range }) => range) ?? [];
    const own = new Set(ofOthers.map(({ offset }) => offset));
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      const isGone = edits.some(({ offset, length }) => offset <= at && at < offset + length);
      if (own.has(at) || isGone) continue;
      unchangedLines.push({ file: displayPath, line: positionAt(file, at).line });
    }
  }
  return unchangedLines;
}

function wordsIn(file: SourceFile): (word: string) => boolean {
  return getOrInsert(written, file, () => writtenWords([file.text]));
}

/**
 * Looks for the words of at most so many files, as long as those of not all are known; returns whether they are. The
 * first rename then need not read every file.
 */
export function prepareRenames(parsed: readonly ParsedFile[], most: number): boolean {
  const left = parsed.filter(({ file }) => !written.has(file));
  for (const { file, objects } of left.slice(0, most)) {
    wordsIn(file);
    // Hardly anything asks for the text of such a file.
    if (objects.length === 0) file.disk?.release();
  }
  return left.length <= most;
}
