/**
 * What is wrong with the data of releases that we know, in dialect bright-nights: each of these warnings was looked up
 * in the files and is a defect of them. A difference is either a new release or a rule that has changed its mind.
 */

export type Warnings = Readonly<Record<string, number>>;

export interface Release {
  readonly core: Warnings;
  /** Beyond those of the core, by directory of a mod; a mod that is not listed has none. */
  readonly mods: Readonly<Record<string, Warnings>>;
  /** Beyond those of the core, all mods together. */
  readonly combined: Warnings;
}

export const releases: Readonly<Record<string, Release>> = {
  "dda-0.F": {
    core: {
      "bash-without-strength": 1,
      "craft-gain": 5,
      "looks-like-cycle": 1,
      "migrated-reference": 4,
      "repeated-alternative": 5,
      // A book of two recipes.
      "repeated-entry": 2,
      "repeated-flag": 1,
      "reversed-range": 1,
      "reversible-with-byproducts": 1,
    },
    mods: {
      Aftershock: { "strength-range": 1 },
      CRT_EXPANSION: { "migrated-reference": 2 },
      "Dark-Skies-Above": { "unknown-reference": 1 },
      Generic_Guns: { "using-multiplier": 2 },
      // "fonts.json.txt" is a note to people.
      Graphical_Overmap: { "passed-over-file": 1 },
      Graphical_Overmap_FujiStruct: { "passed-over-file": 1 },
      Graphical_Overmap_Magiclysm: {
        "migrated-reference": 3,
        "passed-over-file": 1,
        "repeated-alternative": 2,
      },
      Graphical_Overmap_More_Locations: { "passed-over-file": 1 },
      Graphical_Overmap_Urban_Development: { "passed-over-file": 1 },
      Magiclysm: { "migrated-reference": 3, "repeated-alternative": 2 },
      desert_region: { "unknown-reference": 1 },
    },
    combined: {
      "migrated-reference": 5,
      "passed-over-file": 1,
      "repeated-alternative": 2,
      "strength-range": 1,
      "unknown-reference": 2,
      "using-multiplier": 2,
    },
  },
};

/** Both, code by code. */
export function together(one: Warnings, other: Warnings): Warnings {
  const codes = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return Object.fromEntries(codes.map((code) => [code, (one[code] ?? 0) + (other[code] ?? 0)]));
}
