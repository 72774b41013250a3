/** Choices of whole definitions to start from, and the values of `type`. */
import { shapes } from "../compiled/shapes.ts";
import { kindNames } from "../model/kind-names.ts";
import type { Choice } from "./choice.ts";
import type { Writing } from "./writing.ts";
import { sampleDefinition } from "./sample.ts";
import { plainOf, snippetOf } from "./snippet.ts";

export function definitionChoices({ pick }: Writing): Choice[] {
  return kindNames.map((kind, rank) => {
    const value = sampleDefinition(kind, pick, undefined);
    return {
      label: kind,
      sort: "definition",
      text: plainOf(value),
      snippet: snippetOf(value),
      rank,
      ...describe(shapes[kind].definition.description),
    };
  });
}

export function kindChoices(): Choice[] {
  return kindNames.map((kind, rank) => ({
    label: kind,
    sort: "word",
    text: JSON.stringify(kind),
    rank,
    ...describe(shapes[kind].definition.description),
  }));
}

function describe(description: string | undefined): Pick<Choice, "documentation"> {
  return description === undefined ? {} : { documentation: description };
}
