import type { FixableCode, Reason } from "../code-definition.ts";

/** The other spelling of "cbms". */
interface Data {
  readonly found: string;
  readonly instead: string;
}

export const code: FixableCode<Data> = {
  severity: "note",
  spec: "2.1",
  tag: "deprecated",
  theme: "professions",
  fix: { level: "safe", does: "change `CBMs` to `cbms`" },
  meaning: 'A profession spells "cbms" as "CBMs"; in the dialect "bright-nights" that is correct.',
  message: ({ found, instead }) => `"${found}" was found – the member is called "${instead}".`,
  help: ({ instead }) => `Write "${instead}".`,
};

export const reason: Reason = {
  why: 'The specification calls the member "cbms"; only its changes, "add:CBMs" and "remove:CBMs", have capitals. The real game writes capitals everywhere. Both spellings are read as the same member, so nothing is lost; in the dialect "bright-nights" this is not reported.',
  remedy: 'Write "cbms".',
};
