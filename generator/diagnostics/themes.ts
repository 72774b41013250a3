/** The subjects of codes, in the order of the index of their pages. */
export const themes = {
  files: "Files and their text",
  members: "Members and their values",
  references: "Ids that are used",
  definitions: "Ids that are defined, inherited and modified",
  releases: "Releases and saved games",
  packs: "Packs",
  professions: "Professions and item substitutions",
  tiles: "Furniture and terrain",
  recipes: "Recipes and requirements",
  configuration: "Configuration and command line",
  output: "Generated modules",
} as const;

export type Theme = keyof typeof themes;
