import type { ContentCode, Reason } from "../code-definition.ts";
import { actionBeside, needsAction } from "../sentence.ts";

interface Data {
  readonly action?: string | undefined;
  /** The member that needs the action is inherited from a parent. */
  readonly inherited?: true | undefined;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.4",
  theme: "tiles",
  meaning: 'A source of liquid lacks the examine action "liquid_source".',
  message: ({ action, inherited }) =>
    `${actionBeside("provides_liquids", action, inherited)} – expected "liquid_source", without which no liquid can be taken.`,
  help: ({ action, inherited }) =>
    needsAction("provides_liquids", action, inherited, "liquid_source"),
};

export const reason: Reason = {
  why: 'The liquid is dispensed when the furniture is examined, by the examine action "liquid_source". Without it nothing ever comes out.',
  remedy: 'Add "examine_action": "liquid_source", or remove "provides_liquids".',
};
