import type { ContentCode, Reason } from "../code-definition.ts";
import { steps } from "../sentence.ts";

interface Data {
  readonly kind: string;
  /** In the order in which they lead on; the last leads to the first. */
  readonly ids: readonly string[];
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "9",
  theme: "releases",
  meaning: "Migrations lead round in a circle.",
  message: ({ kind, ids }) =>
    ids.length === 1
      ? `The ${kind} "${ids[0] ?? ""}" migrates to itself – expected a definition at the end.`
      : `Migrations of ${kind} lead in a circle: ${steps([...ids, ids[0] ?? ""])} – expected a definition at the end.`,
  help: () => "Let one of them name a definition that is there.",
};

export const reason: Reason = {
  why: "A saved game that holds one of these ids is sent from one to the next and never arrives. Such a circle comes about when an id is renamed and later renamed back, and the first migration stays.",
  remedy:
    "Remove the migration of the id that is used again, or let the last one name a definition.",
};
