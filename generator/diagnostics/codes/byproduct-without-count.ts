import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly where: string;
  readonly item: string;
}

export const code: ContentCode<Data> = {
  severity: "note",
  spec: "2.5",
  theme: "tiles",
  meaning: "A byproduct says no count, so that one is spawned.",
  message: ({ where, item }) =>
    `"${where}" gives no "count" for "${item}" – expected one; a single item is spawned.`,
  help: () => 'Add "count": 1.',
};

export const reason: Reason = {
  why: "The specification shows each byproduct with a count. Without one a single item is spawned, which may be what is meant; it is better said.",
  remedy: 'Add "count": 1, another number, or a range such as [1, 3].',
};
