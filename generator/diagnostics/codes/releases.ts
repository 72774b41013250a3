import type { ContentCode, NoData, Noting } from "../code-definition.ts";
import { choose, cite, oneOf, steps } from "../sentence.ts";

interface MigrationCircle {
  readonly kind: string;
  /** In the order of the migrations; the last leads to the first. */
  readonly ids: readonly string[];
}

const migrationCircle: ContentCode<MigrationCircle> = {
  severity: "error",
  spec: "9",
  meaning: "Migrations lead in a circle.",
  why: "For a saved game with one of these ids, each migration leads to the next and none to a definition. Such a circle arises when an id is renamed and later renamed back, while the first migration stays.",
  remedy:
    "Remove the migration of the id that is used again, or let one of them name a definition.",
  message: ({ kind, ids }) =>
    ids.length === 1
      ? `The ${kind} "${ids[0] ?? ""}" migrates to itself – expected a definition at the end.`
      : `Migrations of ${kind} lead in a circle: ${steps([...ids, ids[0] ?? ""])} – expected a definition at the end.`,
  help: () => "Let one of them name a definition that exists.",
};

interface MigrationShape {
  readonly type: string;
  readonly member: string;
  readonly expected: string;
  readonly found: boolean;
}

const migrationShape: ContentCode<MigrationShape> = {
  severity: "error",
  spec: "9",
  meaning: "A migration does not specify which id it replaces, or by what.",
  why: "A migration translates saved games: it names an id of earlier releases and the definition that replaces it now. If one of the two cannot be read, saved games with the old id would lose what it stood for.",
  remedy:
    'Write both: "id" (one id or a list) and "replace" in a "<kind>_migration"; "from_ter" and "to_ter", or "from_furn" and "to_furn", in a "ter_furn_migration".',
  message: ({ type, member, expected, found }) =>
    found
      ? `"${member}" of this "${type}" has another value – expected ${expected}.`
      : `"${member}" is missing in this "${type}" – expected ${expected}.`,
  help: ({ type, member, found }) =>
    member === "id" || member === "replace"
      ? `${found ? "Correct" : "Add"} "${member}": { "type": "${type}", "id": "old_id", "replace": "new_id" }.`
      : `${found ? "Correct" : "Add"} "${member}".`,
};

interface MigrationTarget {
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  /** Another kind that has the id. */
  readonly elsewhere?: string | undefined;
  readonly suggestion?: string | undefined;
}

const migrationTarget: ContentCode<MigrationTarget> = {
  severity: "error",
  spec: "9",
  absence: true,
  meaning: "A migration leads to nothing, or to another kind.",
  why: "In saved games, the old id is replaced by the one that the migration names. If nothing has that id, or something of another kind has it, saved games lose what the migration was written to keep.",
  remedy:
    "Name a definition of the same kind. If the successor was itself renamed, name the latest id, or write a second migration for the intermediate id.",
  message: ({ kind, from, to, elsewhere }) =>
    elsewhere === undefined
      ? `"${from}" migrates to "${to}", which nothing defines – expected ${oneOf(kind)} that exists.`
      : `"${from}" migrates to "${to}", which is ${oneOf(elsewhere)} – expected ${oneOf(kind)}.`,
  help: ({ suggestion, kind }) =>
    suggestion === undefined
      ? `Name the ${kind} that replaces it in saved games.`
      : `Did you mean "${suggestion}"?`,
};

interface MigrationUnused {
  readonly kind: string;
  readonly from: string;
  /** What else has the id; `again` is another migration of the same pack. */
  readonly because: "definition" | "alias" | "again";
}

const migrationUnusedFound: Readonly<Record<MigrationUnused["because"], (kind: string) => string>> =
  {
    definition: (kind) => `is the id of ${oneOf(kind)} that still exists`,
    alias: (kind) => `is an alias of ${oneOf(kind)}`,
    again: () => "a later migration sends it to something else",
  };

const migrationUnused: ContentCode<MigrationUnused> & Noting<{ again: NoData }> = {
  severity: "warning",
  spec: "9",
  tag: "unused",
  meaning: "A migration has no effect.",
  why: "An id in a saved game is translated only if nothing has it any more. Here something still has the id, so the migration never applies, although its author probably believes that it does.",
  remedy:
    "Remove the definition or the alias if the id is really gone; remove the migration if it is used again.",
  message: ({ kind, from, because }) =>
    `"${from}" is migrated, but ${migrationUnusedFound[because](kind)} – expected an id that is no longer used.`,
  label: () => "has no effect",
  notes: { again: () => "migrated here" },
  help: () =>
    choose(
      ["remove the migration", "the id is in use again"],
      ["remove what else uses the id", "the migration is meant"],
    ),
};

interface ObsoleteParent {
  readonly kind: string;
  readonly parent: string;
}

const obsoleteParent: ContentCode<ObsoleteParent> = {
  severity: "warning",
  spec: "9.2",
  meaning: "A definition copies from an obsolete one.",
  why: "An obsolete recipe exists only to keep its id for saved games; nobody crafts it. Sooner or later somebody removes everything else from it, as real data does, and whatever copies from it silently loses its members.",
  remedy:
    'Copy from a recipe that is in use, or move the shared members to an object with "abstract" instead of an id and copy from that.',
  message: ({ kind, parent }) =>
    `"copy-from" names the obsolete ${kind} "${parent}" – expected one that is in use, or a template.`,
  help: () =>
    choose(
      ["copy from another one", "there is one that still lives"],
      ['move the shared members into an object with "abstract"', "there is none"],
    ),
};

interface ReleaseRecord {
  readonly found: string;
  /** The newest format that is read, if `found` is what is wrong with the format of the record. */
  readonly newest?: string;
}

const releaseRecord: ContentCode<ReleaseRecord> & Noting<{ first: NoData }> = {
  severity: "error",
  spec: "9",
  meaning: "The record of releases is not valid.",
  why: "Only defwright release writes the file defwright.lock.json: a line for each id, with its kind and its state in each release. Merging two branches that record different states of one id, or editing the file by hand, can leave lines that mean nothing; then it is uncertain whether saved games still load.",
  remedy:
    "Of two lines about one id, keep the correct one. Restore from version control what was changed by hand.",
  message: ({ found, newest }) =>
    newest === undefined
      ? `The record of releases has ${found} – expected a line such as ["terrain", "t_door_c", "live 1.0"].`
      : `The record of releases was ${found} – this defwright reads formats up to ${newest}.`,
  label: () => "the second one",
  notes: { first: () => "the first one" },
  help: ({ newest }) =>
    newest === undefined
      ? "Restore the line from the correct branch, or the whole file from the last release, and run defwright release."
      : "Install the defwright that the team uses, or restore the line from version control if nobody has a newer one.",
};

interface ReleasedIdChanged {
  readonly kind: string;
  readonly id: string;
  readonly release: string;
  /** What the definition was and is, in its own words: name and symbol, or result. */
  readonly was: string;
  readonly is: string;
}

const releasedIdChanged: ContentCode<ReleasedIdChanged> = {
  severity: "warning",
  spec: "9",
  meaning: "A released id now stands for something that looks like another thing.",
  why: "The record of releases holds the name and the symbol of each tile, the name of each profession and the result of each recipe. They differ from those of the last release, so that saved games may get something else than what they contain: perhaps a new definition was given an id that an earlier one had.",
  remedy:
    "If only the name or the symbol changed, release: the record then holds the new ones. Otherwise give the new definition an id of its own, or write a migration of the id: saves of earlier releases then get what the migration names, and later ones what the id stands for now.",
  message: ({ kind, id, release, was, is }) =>
    `The ${kind.replaceAll("_", " ")} "${id}" was ${JSON.stringify(was)} in release ${release} and is now ${JSON.stringify(is)} – expected the same thing under the same id (§9.1).`,
  help: ({ kind, id }) =>
    `If it is the same thing, release, and this is not reported again. If the earlier one has another id now, write { "type": "${kind}_migration", "id": ${JSON.stringify(id)}, "replace": "…" }; if it is gone, "replace": null.`,
};

interface ReleasedIdRenamed {
  readonly kind: string;
  readonly id: string;
  readonly to: string;
  readonly by: string;
  readonly release: string;
  readonly section: string;
  readonly rule: string;
}

const releasedIdRenamed: ContentCode<ReleasedIdRenamed> = {
  severity: "warning",
  spec: "9",
  meaning: "A released id was replaced by another through a migration or an alias.",
  why: 'According to the specification, the id of furniture or terrain never changes after release, and a recipe is marked obsolete instead of being deleted. Here another id has replaced it, and a migration or an alias translates saved games. That works wherever saves are read through parse…Id or resolveSavedId, but not in tools that read the ids themselves. The dialect "bright-nights", whose game has migrations, does not report this.',
  remedy:
    "Keep the old id if you can. Otherwise run defwright release: the record then states what replaced the id.",
  message: ({ kind, id, to, by, release, section, rule }) =>
    `The ${kind.replaceAll("_", " ")} "${id}" of release ${release} was replaced by "${to}" through ${by} – ${rule} (${cite(section)}).`,
  help: () =>
    "Saved games still load. Keep the old id if the new one is not released yet; otherwise release, and this is not reported again.",
};

interface ReleasedIdReused {
  readonly kind: string;
  readonly id: string;
  readonly release: string;
  /**
   * Why it cannot be decided: the id was removed and is defined again; it has a migration and a definition; or it is
   * replaced by an id that stands for something else since.
   */
  readonly because: "removed" | "migrated" | "target";
  /** The id that the migration names; absent if it names none. */
  readonly to?: string | undefined;
}

const releasedIdReusedFound: Readonly<
  Record<ReleasedIdReused["because"], (data: ReleasedIdReused) => string>
> = {
  removed: ({ kind }) => `was removed and is the id of ${oneOf(kind)} again`,
  migrated: ({ kind, to }) =>
    `is migrated${to === undefined ? "" : ` to "${to}"`}, and is the id of ${oneOf(kind)}`,
  target: ({ to = "" }) => `was replaced by "${to}", which stands for something else since`,
};

const releasedIdReused: ContentCode<ReleasedIdReused> = {
  severity: "error",
  spec: "9.1",
  meaning: "It is not clear what a released id stands for in saved games.",
  why: "A saved game contains ids. If an id was given to another definition, a save of an earlier release must get what the id stood for then. The record of releases says so for most ids; here it does not, or the content says something else.",
  remedy:
    "Say with a migration what became of the earlier definition: the id that it has now, the same id if nothing has changed, or null if it is gone. Or give the new definition an id that no release had.",
  message: (data) =>
    `The ${data.kind.replaceAll("_", " ")} "${data.id}" of release ${data.release} ${releasedIdReusedFound[data.because](data)} – expected one meaning for saved games (§9.1).`,
  help: ({ kind, id, because }) => {
    const migration = (replace: string): string =>
      `{ "type": "${kind}_migration", "id": ${JSON.stringify(id)}, "replace": ${replace} }`;
    switch (because) {
      case "removed":
        return `If it is the same thing as before, write ${migration(JSON.stringify(id))}; if the earlier one is gone, ${migration("null")}.`;
      case "migrated":
        return "If the definition is the one that was released, remove the migration; the record keeps what earlier releases need. Otherwise give the new definition another id.";
      default:
        return `Let the migration name what took its place: ${migration('"…"')}.`;
    }
  },
};

interface ReleasedIdVanished {
  readonly kind: string;
  readonly id: string;
  /** The release in which it was last recorded. */
  readonly release: string;
  /** The section of the specification that states the rule, if any. */
  readonly section: string | undefined;
  readonly rule: string;
  /** Another kind that has the id now. */
  readonly elsewhere: string | undefined;
  readonly suggestion: string | undefined;
  /** Whether definitions of the kind can be marked obsolete. */
  readonly obsolete: boolean;
}

const releasedIdVanished: ContentCode<ReleasedIdVanished> & Noting<{ elsewhere: NoData }> = {
  severity: "error",
  spec: "9",
  meaning: "An id of an earlier release no longer exists, or belongs to another kind.",
  why: "Saved games hold the ids of furniture, terrain, recipes and professions. According to the record of releases, players have received this one; now nothing has it, or something of another kind has it, so whatever it stood for is lost when such a save is loaded. The specification states no rule for professions, so for them this is a warning.",
  remedy:
    'Bring the definition back; a recipe may be kept by its name alone, with "obsolete": true (§9.2). If another definition replaces it, add the old id there as "alias", or write a migration; both translate old saves. To break saves on purpose, lower the severity of this code and release again: the id is then recorded as removed and no longer checked.',
  message: ({ kind, id, release, section, rule, elsewhere }) => {
    const state = elsewhere === undefined ? "no longer exists" : `is now ${oneOf(elsewhere)}`;
    const cited = section === undefined ? "" : ` (${cite(section)})`;
    return `The ${kind.replaceAll("_", " ")} "${id}" of release ${release} ${state} – ${rule}${cited}.`;
  },
  label: ({ kind }) => `released as ${oneOf(kind)}`,
  notes: { elsewhere: () => "defined here" },
  help: ({ kind, id, suggestion, obsolete }) => {
    const back = obsolete ? 'Bring it back with "obsolete": true' : "Bring it back";
    const to = suggestion ?? "…";
    return `${back}; if another id replaces it, write { "type": "${kind}_migration", "id": ${JSON.stringify(id)}, "replace": ${JSON.stringify(to)} }.`;
  },
};

export {
  migrationCircle as "migration-circle",
  migrationShape as "migration-shape",
  migrationTarget as "migration-target",
  migrationUnused as "migration-unused",
  obsoleteParent as "obsolete-parent",
  releaseRecord as "release-record",
  releasedIdChanged as "released-id-changed",
  releasedIdRenamed as "released-id-renamed",
  releasedIdReused as "released-id-reused",
  releasedIdVanished as "released-id-vanished",
};
