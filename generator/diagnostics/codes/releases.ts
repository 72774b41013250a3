import type { ContentCode, NoData, Noting } from "../code-definition.ts";
import { choose, cite, didYouMean, nounOf, oneOf, steps } from "../sentence.ts";

interface MigrationUnused {
  readonly kind: string;
  readonly from: string;
  /** What else has the id; `again` is another migration of the same pack. */
  readonly because: "definition" | "alias" | "again";
}

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

const migrationUnusedFound: Readonly<Record<MigrationUnused["because"], (kind: string) => string>> =
  {
    definition: (kind) => `is the id of ${oneOf(kind)} that still exists`,
    alias: (kind) => `is an alias of ${oneOf(kind)}`,
    again: () => "a later migration sends it to something else",
  };

const releasedIdReusedFound: Readonly<
  Record<ReleasedIdReused["because"], (data: ReleasedIdReused) => string>
> = {
  removed: ({ kind }) => `was removed and is the id of ${oneOf(kind)} again`,
  migrated: ({ kind, to }) =>
    `is migrated${to === undefined ? "" : ` to "${to}"`}, and is the id of ${oneOf(kind)}`,
  target: ({ to = "" }) => `was replaced by "${to}", which stands for something else since`,
};

export interface ReleaseCodes {
  "migration-circle": ContentCode<{
    kind: string;
    /** In the order of the migrations; the last leads to the first. */
    ids: readonly string[];
  }>;
  "migration-shape": ContentCode<{
    type: string;
    member: string;
    expected: string;
    found: boolean;
  }>;
  "migration-target": ContentCode<{
    kind: string;
    from: string;
    to: string;
    /** Another kind that has the id. */
    elsewhere?: string | undefined;
    suggestion?: string | undefined;
  }>;
  "migration-unused": ContentCode<MigrationUnused> & Noting<{ again: NoData }>;
  "obsolete-parent": ContentCode<{ kind: string; parent: string }>;
  "release-record": ContentCode<{
    found: string;
    /** The newest format that is read, if `found` is what is wrong with the format of the record. */
    newest?: string;
    /** What a line names as its kind, if the project has no such kind or does not save its ids. */
    kind?: string;
  }> &
    Noting<{ first: NoData }>;
  "released-id-changed": ContentCode<{
    kind: string;
    id: string;
    release: string;
    /** What the definition was and is, in its own words: name and symbol, or result. */
    was: string;
    is: string;
  }>;
  "released-id-renamed": ContentCode<{
    kind: string;
    id: string;
    to: string;
    by: string;
    release: string;
    section: string;
    rule: string;
  }>;
  "released-id-reused": ContentCode<ReleasedIdReused>;
  "released-id-vanished": ContentCode<{
    kind: string;
    id: string;
    /** The release in which it was last recorded. */
    release: string;
    /** The section of the specification that states the rule, if any. */
    section: string | undefined;
    rule: string;
    /** Another kind that has the id now. */
    elsewhere: string | undefined;
    suggestion: string | undefined;
    /** Whether definitions of the kind can be marked obsolete. */
    obsolete: boolean;
    /** Whether the migration of the id that there is tells what became of something that had the id before. */
    isEarlier: boolean;
  }> &
    Noting<{ elsewhere: NoData }>;
}

export const releases: ReleaseCodes = {
  "migration-circle": {
    severity: "error",
    spec: "9",
    message: ({ kind, ids }) =>
      ids.length === 1
        ? `The ${kind} "${ids[0] ?? ""}" migrates to itself – expected a definition at the end.`
        : `Migrations of ${kind} lead in a circle: ${steps([...ids, ids[0] ?? ""])} – expected a definition at the end.`,
    help: () => "Let one of them name a definition that exists.",
  },
  "migration-shape": {
    severity: "error",
    spec: "9",
    message: ({ type, member, expected, found }) =>
      found
        ? `"${member}" of this "${type}" has another value – expected ${expected}.`
        : `"${member}" is missing in this "${type}" – expected ${expected}.`,
    help: ({ type, member, found }) =>
      member === "id" || member === "replace"
        ? `${found ? "Correct" : "Add"} "${member}": { "type": "${type}", "id": "old_id", "replace": "new_id" }.`
        : `${found ? "Correct" : "Add"} "${member}".`,
  },
  "migration-target": {
    severity: "error",
    spec: "9",
    absence: true,
    message: ({ kind, from, to, elsewhere }) =>
      elsewhere === undefined
        ? `"${from}" migrates to "${to}", which nothing defines – expected ${oneOf(kind)} that exists.`
        : `"${from}" migrates to "${to}", which is ${oneOf(elsewhere)} – expected ${oneOf(kind)}.`,
    help: ({ suggestion, kind }) =>
      didYouMean(suggestion) ?? `Name the ${kind} that replaces it in saved games.`,
  },
  "migration-unused": {
    severity: "warning",
    spec: "9",
    tag: "unused",
    message: ({ kind, from, because }) =>
      `"${from}" is migrated, but ${migrationUnusedFound[because](kind)} – expected an id that is no longer used.`,
    label: () => "has no effect",
    notes: { again: () => "migrated here" },
    help: () =>
      choose(
        ["remove the migration", "the id is in use again"],
        ["remove what else uses the id", "the migration is meant"],
      ),
  },
  "obsolete-parent": {
    severity: "warning",
    spec: "9.2",
    message: ({ kind, parent }) =>
      `"copy-from" names the obsolete ${kind} "${parent}" – expected one that is in use, or a template.`,
    help: () =>
      choose(
        ["copy from another one", "there is one that still lives"],
        ['move the shared members into an object with "abstract"', "there is none"],
      ),
  },
  "release-record": {
    severity: "error",
    spec: "9",
    message: ({ found, newest }) =>
      newest === undefined
        ? `The record of releases has ${found} – expected a line such as ["terrain", "t_door_c", "live 1.0"].`
        : `The record of releases was ${found} – this defwright reads formats up to ${newest}.`,
    label: () => "the second one",
    notes: { first: () => "the first one" },
    help: ({ newest, kind }) => {
      if (newest !== undefined)
        return "Install the defwright that the team uses, or restore the line from version control if nobody has a newer one.";
      const restore =
        "estore the line from the correct branch, or the whole file from the last release, and run defwright release.";
      return kind === undefined
        ? `R${restore}`
        : `If the project had a kind "${kind}", declare it again under this name, with "x-saved", even if it has no objects any more. Otherwise r${restore}`;
    },
  },
  "released-id-changed": {
    severity: "warning",
    spec: "9",
    message: ({ kind, id, release, was, is }) =>
      `The ${nounOf(kind)} "${id}" was ${JSON.stringify(was)} in release ${release} and is now ${JSON.stringify(is)} – expected the same thing under the same id (§9.1).`,
    help: ({ kind, id }) =>
      `If it is the same thing, release, and this is not reported again. If the earlier one has another id now, write { "type": "${kind}_migration", "id": ${JSON.stringify(id)}, "replace": "…" }; if it is gone, "replace": null.`,
  },
  "released-id-renamed": {
    severity: "warning",
    spec: "9",
    message: ({ kind, id, to, by, release, section, rule }) =>
      `The ${nounOf(kind)} "${id}" of release ${release} was replaced by "${to}" through ${by} – ${rule} (${cite(section)}).`,
    help: () =>
      "Saved games still load. Keep the old id if the new one is not released yet; otherwise release, and this is not reported again.",
  },
  "released-id-reused": {
    severity: "error",
    spec: "9.1",
    message: (data) =>
      `The ${nounOf(data.kind)} "${data.id}" of release ${data.release} ${releasedIdReusedFound[data.because](data)} – expected one meaning for saved games (§9.1).`,
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
  },
  "released-id-vanished": {
    severity: "error",
    spec: "9",
    message: ({ kind, id, release, section, rule, elsewhere }) => {
      const state = elsewhere === undefined ? "no longer exists" : `is now ${oneOf(elsewhere)}`;
      const cited = section === undefined ? "" : ` (${cite(section)})`;
      return `The ${nounOf(kind)} "${id}" of release ${release} ${state} – ${rule}${cited}.`;
    },
    label: ({ kind }) => `released as ${oneOf(kind)}`,
    notes: { elsewhere: () => "defined here" },
    help: ({ kind, id, suggestion, obsolete, isEarlier }) => {
      const back = obsolete ? 'Bring it back with "obsolete": true' : "Bring it back";
      const to = suggestion ?? "…";
      const instead = isEarlier
        ? " The migration that there is tells what became of something that had the id before; the record keeps that."
        : "";
      return `${back}; if another id replaces it, write { "type": "${kind}_migration", "id": ${JSON.stringify(id)}, "replace": ${JSON.stringify(to)} }${instead === "" ? "" : " in its place"}.${instead}`;
    },
  },
};
