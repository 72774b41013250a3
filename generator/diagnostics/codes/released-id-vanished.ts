import type { ContentCode, NoData, Noting, Reason } from "../code-definition.ts";
import { oneOf } from "../sentence.ts";

interface Data {
  readonly kind: string;
  readonly id: string;
  /** The release in which it was recorded last. */
  readonly release: string;
  /** Of the specification, where it states the rule. */
  readonly section: string | undefined;
  readonly rule: string;
  /** Another kind that has the id now. */
  readonly elsewhere: string | undefined;
  readonly suggestion: string | undefined;
  /** Whether definitions of the kind can be marked obsolete. */
  readonly obsolete: boolean;
}

export const code: ContentCode<Data> & Noting<{ elsewhere: NoData }> = {
  severity: "error",
  spec: "9",
  theme: "releases",
  meaning: "An id of an earlier release means nothing any more.",
  message: ({ kind, id, release, section, rule, elsewhere }) => {
    const state = elsewhere === undefined ? "is gone" : `is ${oneOf(elsewhere)} now`;
    const cited = section === undefined ? "" : ` (§${section})`;
    return `The ${kind.replaceAll("_", " ")} "${id}" of release ${release} ${state} – ${rule}${cited}.`;
  },
  label: ({ kind }) => `released as ${oneOf(kind)}`,
  notes: { elsewhere: () => "defined here" },
  help: ({ kind, id, suggestion, obsolete }) => {
    const back = obsolete ? 'Bring it back with "obsolete": true' : "Bring it back";
    const to = suggestion ?? "…";
    return `${back}; if another stands for it now, write { "type": "${kind}_migration", "id": ${JSON.stringify(id)}, "replace": ${JSON.stringify(to)} }.`;
  },
};

export const reason: Reason = {
  why: "Saved games hold the ids of furniture, terrain, recipes and professions. The record of releases says that this one was given to players; now nothing has it, or something of another kind, so that whatever it stood for is lost when such a save is loaded. Of professions the specification states no rule, so that their loss is a warning.",
  remedy:
    'Bring the definition back; a recipe may be kept by its name alone, with "obsolete": true (§9.2). Where another definition stands for it now, say so with "alias" there or with a migration, which translates old saves. Whoever means to break saves lowers the severity of this code and releases again: the id is then recorded as removed, and not asked for any more.',
};
