import type { ContentCode, NoData, Noting, Reason } from "../code-definition.ts";
import { capitalOneOf, choose } from "../sentence.ts";

interface Data {
  readonly kind: string;
  readonly id: string;
  /** Whether its id may have a suffix. */
  readonly suffixed: boolean;
}

export const code: ContentCode<Data> & Noting<{ first: NoData }> = {
  severity: "error",
  spec: "7",
  theme: "definitions",
  losesContent: true,
  meaning: "Two objects define the same id.",
  message: ({ kind, id }) =>
    `${capitalOneOf(kind)} "${id}" is defined a second time – ids are unique.`,
  help: ({ kind, suffixed }) =>
    suffixed
      ? choose(
          ['add "override": true', "this one replaces the first"],
          ['give it another "id_suffix"', "both are meant"],
        )
      : kind === "uncraft"
        ? choose(
            ['add "override": true', "this one replaces the first"],
            ["remove one of the two", "it is there twice by mistake"],
          )
        : choose(
            ["rename one of the two", "both are meant"],
            ['add "edit-mode": "modify"', "this one changes the first"],
            ['add "edit-mode": "override"', "it replaces the first"],
            [
              'set "rules": { "duplicate_ids": "replace" } in the configuration',
              "the later one wins everywhere",
            ],
          ),
  label: () => "defined again here",
  notes: { first: () => "first defined here" },
};

export const reason: Reason = {
  why: 'An id names one definition, but two objects claim this one. Whichever won, the other would be lost, and the order of files would decide which. For recipes the specification states that loading fails. In the dialect "bright-nights" the later one wins instead, with a note.',
  remedy:
    'If both are intended, give one of them another id (a recipe: another "id_suffix"). If the second should change the first, state how: "edit-mode": "modify" changes members, "override" replaces the whole definition. Both places are shown.',
};
