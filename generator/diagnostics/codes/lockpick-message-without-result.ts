import type { ContentCode, NoData, Reason } from "../code-definition.ts";

export const code: ContentCode<NoData> = {
  severity: "warning",
  spec: "2.4",
  theme: "tiles",
  meaning: 'A tile has "lockpick_message" and no "lockpick_result", so that no lock can be picked.',
  message: () =>
    '"lockpick_message" is given without "lockpick_result" – expected only with it, so nothing is ever shown.',
  help: () => 'Add "lockpick_result": what picking the lock makes of it, or remove the message.',
};

export const reason: Reason = {
  why: 'The message is for the moment in which the lock opens. A lock opens only into what "lockpick_result" names, and there is none, so nobody can pick it and nobody reads the message. Perhaps the result was forgotten, or its name is misspelt.',
  remedy:
    'Add "lockpick_result" with the id of the open door. If the lock is not to be picked, remove the message.',
};
