import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly where: string;
  readonly item: string;
}

export const code: ContentCode<Data> = {
  severity: "note",
  spec: "2.5",
  theme: "tiles",
  meaning: "A byproduct has no count, so a single item is spawned.",
  message: ({ where, item }) =>
    `"${where}" has no "count" for "${item}" – expected a count; without it, a single item is spawned.`,
  help: () => 'Add "count": 1.',
};

export const reason: Reason = {
  why: "The specification shows each byproduct with a count. Without one, a single item is spawned. That may be intended, but it is better to state it.",
  remedy: 'Add "count": 1, another number, or a range such as [1, 3].',
};
