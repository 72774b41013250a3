import type { ContentCode, Reason } from "../code-definition.ts";
import { steps } from "../sentence.ts";

interface Data {
  readonly kind: string;
  /** In the order of the migrations; the last leads to the first. */
  readonly ids: readonly string[];
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "9",
  theme: "releases",
  meaning: "Migrations lead in a circle.",
  message: ({ kind, ids }) =>
    ids.length === 1
      ? `The ${kind} "${ids[0] ?? ""}" migrates to itself – expected a definition at the end.`
      : `Migrations of ${kind} lead in a circle: ${steps([...ids, ids[0] ?? ""])} – expected a definition at the end.`,
  help: () => "Let one of them name a definition that exists.",
};

export const reason: Reason = {
  why: "For a saved game with one of these ids, each migration leads to the next and none to a definition. Such a circle arises when an id is renamed and later renamed back, while the first migration stays.",
  remedy:
    "Remove the migration of the id that is used again, or let one of them name a definition.",
};
