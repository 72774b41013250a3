import type { ContentCode, Reason } from "../code-definition.ts";
import { actionBeside, needsAction } from "../sentence.ts";

interface Data {
  readonly action?: string | undefined;
  /** The member that needs the action is inherited from a parent. */
  readonly inherited?: true | undefined;
  readonly member: string;
  /** The commonest action that does. */
  readonly needed: string;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.6",
  theme: "tiles",
  meaning: 'A tile that can be harvested lacks a "harvest_…" examine action.',
  message: ({ action, member, inherited }) =>
    `${actionBeside(member, action, inherited)} – expected a "harvest_…" action, without which nothing is harvested.`,
  help: ({ action, inherited, member, needed }) =>
    needsAction(member, action, inherited, needed, ' (or another "harvest_…")'),
};

export const reason: Reason = {
  why: 'Players harvest with one of the "harvest_…" examine actions. Without one, the fruit stays on the tree and nobody can pick it.',
  remedy: 'Add the examine action of your game, such as "harvest_ter".',
};
