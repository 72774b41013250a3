import type { ContentCode, NoData, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

export const code: ContentCode<NoData> = {
  severity: "warning",
  spec: "2.4",
  theme: "tiles",
  meaning: 'A tile has "lockpick_message" but no "lockpick_result", so its lock cannot be picked.',
  message: () =>
    '"lockpick_message" is present without "lockpick_result" – expected only with it, so the message is never shown.',
  help: () =>
    choose(
      [
        'add "lockpick_result", what the tile turns into once the lock is picked',
        "the lock can be picked",
      ],
      ["remove the message", "it cannot"],
    ),
};

export const reason: Reason = {
  why: 'The message is shown when the lock opens. Picking the lock turns the tile into what "lockpick_result" names. Without it, nobody can pick the lock and nobody sees the message. Perhaps the result was forgotten, or its name is misspelt.',
  remedy:
    'Add "lockpick_result" with the id of the open door. If the lock should not be pickable, remove the message.',
};
