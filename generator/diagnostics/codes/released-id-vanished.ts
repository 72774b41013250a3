import type { ContentCode, NoData, Noting, Reason } from "../code-definition.ts";
import { cite, oneOf } from "../sentence.ts";

interface Data {
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

export const code: ContentCode<Data> & Noting<{ elsewhere: NoData }> = {
  severity: "error",
  spec: "9",
  theme: "releases",
  meaning: "An id of an earlier release no longer exists, or belongs to another kind.",
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

export const reason: Reason = {
  why: "Saved games hold the ids of furniture, terrain, recipes and professions. According to the record of releases, players have received this one; now nothing has it, or something of another kind has it, so whatever it stood for is lost when such a save is loaded. The specification states no rule for professions, so for them this is a warning.",
  remedy:
    'Bring the definition back; a recipe may be kept by its name alone, with "obsolete": true (§9.2). If another definition replaces it, add the old id there as "alias", or write a migration; both translate old saves. To break saves on purpose, lower the severity of this code and release again: the id is then recorded as removed and no longer checked.',
};
