import type { ContentCode, Reason } from "../code-definition.ts";

/** Both spellings of one member in one object. */
interface Data {
  readonly members: readonly [string, string];
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "2.1",
  theme: "professions",
  meaning: 'One object spells a member both with "cbms" and with "CBMs".',
  message: ({ members: [first, second] }) =>
    `"${first}" and "${second}" are in one object – they are two spellings of one member.`,
  help: ({ members: [first, second] }) => `Move the entries of "${second}" to "${first}".`,
};

export const reason: Reason = {
  why: 'The specification writes "cbms" in a definition and "CBMs" in its changes, so both are read as the same member. With both in one object, one list would hide the other.',
  remedy: 'Move all entries to "cbms".',
};
