import type { ContentCode, Reason } from "../code-definition.ts";
import { oneOf } from "../sentence.ts";

interface Data {
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

const found: Readonly<Record<Data["because"], (data: Data) => string>> = {
  removed: ({ kind }) => `was removed and is the id of ${oneOf(kind)} again`,
  migrated: ({ kind, to }) =>
    `is migrated${to === undefined ? "" : ` to "${to}"`}, and is the id of ${oneOf(kind)}`,
  target: ({ to = "" }) => `was replaced by "${to}", which stands for something else since`,
};

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "9.1",
  theme: "releases",
  meaning: "It is not clear what a released id stands for in saved games.",
  message: (data) =>
    `The ${data.kind.replaceAll("_", " ")} "${data.id}" of release ${data.release} ${found[data.because](data)} – expected one meaning for saved games (§9.1).`,
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

export const reason: Reason = {
  why: "A saved game contains ids. If an id was given to another definition, a save of an earlier release must get what the id stood for then. The record of releases says so for most ids; here it does not, or the content says something else.",
  remedy:
    "Say with a migration what became of the earlier definition: the id that it has now, the same id if nothing has changed, or null if it is gone. Or give the new definition an id that no release had.",
};
