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
  fix: { level: "safe", does: "`CBMs` becomes `cbms`" },
  meaning: 'A profession spells "cbms" as "CBMs"; in bright-nights that is right.',
  message: ({ found, instead }) => `"${found}" was found – the member is called "${instead}".`,
  help: ({ instead }) => `Write "${instead}".`,
};

export const reason: Reason = {
  why: 'The specification calls the member "cbms"; only its changes, "add:CBMs" and "remove:CBMs", are written in capitals, and so does the real game everywhere. Both are read as the same, so nothing is lost; in the dialect "bright-nights" it is not reported.',
  remedy: 'Write "cbms".',
};
