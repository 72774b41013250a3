import type { ContentCode, Reason } from "../code-definition.ts";
import { actionBeside } from "../sentence.ts";

interface Data {
  readonly action?: string | undefined;
  /** What needs the action is a parent's. */
  readonly inherited?: true | undefined;
  readonly member: string;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.6",
  theme: "tiles",
  meaning: 'What can be harvested lacks a "harvest_…" examine action.',
  message: ({ action, member, inherited }) =>
    `${actionBeside(member, action, inherited)} – expected a "harvest_…" action, without which nothing is harvested.`,
  help: () => 'Add "examine_action": "harvest_ter", or another action that begins with "harvest_".',
};

export const reason: Reason = {
  why: 'Harvesting is what one of the "harvest_…" examine actions does. Without one the fruit hangs on the tree, and nobody can pick it.',
  remedy: 'Add the examine action of your game, such as "harvest_ter".',
};
