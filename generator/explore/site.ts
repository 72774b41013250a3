/**
 * What the page of the explorer is given: the content as one JSON value, made to be small. Numbers stand for entries of
 * the lists beside them: a thing for one of `things`, a file for one of `files`.
 */
import type { Json, JsonObject } from "../model/json.ts";

export interface SiteData {
  readonly title: string;
  /** In load order. */
  readonly packs: readonly SitePack[];
  readonly kinds: readonly SiteKind[];
  readonly files: readonly (readonly [pack: number, path: string])[];
  readonly things: Things;
  /** The words of `Manner`. */
  readonly manners: readonly string[];
  readonly verbs: readonly string[];
  /** Things of which one is needed. */
  readonly groups: readonly (readonly number[])[];
  readonly ways: readonly SiteWay[];
  /** What turns into what. */
  readonly becomes: readonly (readonly [from: number, verb: number, to: number])[];
  readonly findings: readonly SiteFinding[];
  readonly audit: {
    readonly rules: Readonly<Record<string, string>>;
    readonly entries: readonly (readonly [
      rule: string,
      thing: number,
      at: string,
      detail: string,
    ])[];
    readonly assumed: readonly string[];
  };
  /** Since a revision, and since a release. */
  readonly changes: readonly SiteChanges[];
  /** Languages, with the names of things in them; 0 where there is no translation. */
  readonly languages: readonly (readonly [language: string, names: readonly (string | 0)[]])[];
  readonly types: readonly string[];
  /** How things look in the tile set that the project names; its pictures are beside the data. */
  readonly looks: readonly (readonly [thing: number, look: SpriteLook])[];
  /**
   * Objects of other types that refer to things: what they define is a thing, or only an id. File and line are
   * more than those of the object before, the line only in the same file; each thing is more than the one before.
   */
  readonly elsewhere: readonly (readonly [
    type: number,
    id: number | string,
    ...fileLineAndTo: number[],
  ])[];
}

/** For each season, or once for all: what is drawn over one another on one base line, from below, in pixels. */
export type SpriteLook = readonly (readonly [
  width: number,
  height: number,
  layers: readonly SpriteLayer[],
])[];

/** How far below the top of the look it begins, and where it is in a picture. */
export type SpriteLayer = readonly [
  picture: number,
  top: number,
  x: number,
  y: number,
  width: number,
  height: number,
];

export interface SitePack {
  readonly name: string;
  /** Names of packs that need this one. */
  readonly neededBy: readonly string[];
}

export interface SiteKind {
  readonly name: string;
  /** One of our kinds, whose definitions have members. */
  readonly ours: boolean;
  /** Whether what has a thing of the kind has what this refers to. */
  readonly holds: boolean;
  /** Members whose value is the default of the kind are left out of things. */
  readonly defaults: JsonObject;
  /**
   * What is worked out from members, by name: what it is, and the values of the things of the kind, of which the first
   * has this number.
   */
  readonly worked?: readonly [
    first: number,
    Readonly<Record<string, readonly [about: string, values: readonly Json[]]>>,
  ];
}

/** Columns: the same position of each list is about the same thing. The things with details come first. */
export interface Things {
  readonly kind: readonly number[];
  readonly id: readonly string[];
  /** "" if it has none besides its id; 1 for the id with spaces in the place of underscores. */
  readonly name: readonly (string | 1)[];
  /** Where it was defined last; -1 if nowhere in a file. */
  readonly file: readonly number[];
  /** More than that of the thing before. */
  readonly line: readonly number[];
  readonly members: ThingMembers;
  readonly details: {
    readonly [Column in keyof ThingColumns]: readonly (ThingColumns[Column] | 0)[];
  };
}

/**
 * Members that are not left out, as they are resolved. A text that begins with `~` is a thing, by its number, or
 * after `~~` a text that begins with it; `~` alone is the id of the definition.
 */
export interface ThingMembers {
  /** Lists of names that things have. */
  readonly shapes: readonly (readonly string[])[];
  /** The shape of each thing with details, -1 for none. */
  readonly of: readonly number[];
  /** For each kind, the values of each member, in the order of the things that have it. */
  readonly values: readonly Readonly<Record<string, readonly Json[]>>[];
}

export interface ThingColumns {
  /** Names of default members that it does not have. */
  readonly no: readonly string[];
  /** Who set each member, in their order. */
  readonly by: readonly SiteOrigin[];
  /** The same of values inside members, where it differs: by the path of the first value that an object has set. */
  readonly in: Readonly<Record<string, SiteOrigin>>;
  /** Earlier definitions that it replaced. */
  readonly was: readonly SitePlace[];
  /** The outermost member, and the things that it refers to besides those in members. */
  readonly to: Readonly<Record<string, readonly number[]>>;
  /** What it copies from. */
  readonly from: number;
  /** Changed, or added to, by these. */
  readonly also: readonly SitePlace[];
  readonly template: 1;
}

export interface ThingDetails extends Partial<ThingColumns> {
  readonly members?: JsonObject;
}

export type SitePlace = readonly [file: number, line: number];

/** A number is a line in the file of the thing; otherwise all that is known. Both counted from those of the thing. */
export type SiteOrigin =
  number | readonly [manner: number, file?: number, line?: number, via?: string, ...was: number[]];

/**
 * `of`: more than that of the way before. `needs`: for each group how far it is behind the next one that no way named
 * yet, 0 for that one. `gives`: more than what was given last, `null` for `of` itself.
 */
export type SiteWay = readonly [
  of: number,
  verb: number,
  needs: readonly number[],
  gives: readonly (number | null)[],
];

export interface SiteFinding {
  readonly severity: string;
  readonly code: string;
  readonly at: string;
  /** As the terminal prints it. */
  readonly text: string;
}

export interface SiteChanges {
  /** The revision in the words of the user, or the name of the release. */
  readonly since: string;
  readonly added: readonly number[];
  readonly gone: readonly (readonly [kind: string, id: string, now?: string])[];
  readonly changed: readonly {
    readonly thing: number;
    readonly members: readonly (readonly [
      path: string,
      was: Json | undefined,
      is: Json | undefined,
    ])[];
  }[];
}
