import type { ContentCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

interface Data {
  readonly group: string;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.6",
  theme: "tiles",
  meaning: 'A terrain has "digging_result" without the flag "DIGGABLE".',
  message: ({ group }) =>
    `"digging_result" is "${group}" without the flag "DIGGABLE" – expected only with it, so it has no effect.`,
  help: () =>
    choose(
      ['add the flag "DIGGABLE"', "pits can be dug here"],
      ['remove "digging_result"', "they cannot"],
    ),
};

export const reason: Reason = {
  why: 'Items can be dug up only where digging is possible, which the flag "DIGGABLE" marks. Without it, the item group is never used.',
  remedy: 'Add the flag, or remove "digging_result".',
};
