import type { ContentCode, Reason } from "../code-definition.ts";

/** `count` objects have the type `found`; `suggestion` is the nearest known type. */
interface Data {
  readonly found: string;
  readonly count: number;
  readonly suggestion?: string | undefined;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "1",
  theme: "files",
  meaning: "Objects of a type that neither defwright nor a known game has were skipped.",
  message: ({ found, count }) =>
    `Type "${found}" is unknown – ${count === 1 ? "1 object" : `${String(count)} objects`} of it ${count === 1 ? "was" : "were"} skipped.`,
  help: ({ found, suggestion }) =>
    suggestion === undefined
      ? `List "${found}" under "other_types" in the configuration if your game has such a type.`
      : `Did you mean "${suggestion}"? If your game has such a type, list "${found}" under "other_types" in the configuration.`,
};

export const reason: Reason = {
  why: "A game has objects of many types that defwright does not read. They are skipped, and that is right as long as the type is meant. This type is neither one of the kinds that defwright reads nor one that a known game has, so a definition may be lost because its type is misspelt or made up. There is one warning for each type; it is at the first object.",
  remedy:
    'Correct the type. If your game reads objects of this type itself, list it under "other_types" in the configuration.',
};
