/** Every code that defwright prints, with its definition. `codes/` has a file for each theme. */
import type { CodeDefinition, CodeFix, ContentCode } from "./code-definition.ts";
import { configuration, type ConfigurationCodes } from "./codes/configuration.ts";
import { definitions, type DefinitionCodes } from "./codes/definitions.ts";
import { files, type FileCodes } from "./codes/files.ts";
import { members, type MemberCodes } from "./codes/members.ts";
import { output, type OutputCodes } from "./codes/output.ts";
import { packs, type PackCodes } from "./codes/packs.ts";
import { professions, type ProfessionCodes } from "./codes/professions.ts";
import { recipes, type RecipeCodes } from "./codes/recipes.ts";
import { references, type ReferenceCodes } from "./codes/references.ts";
import { releases, type ReleaseCodes } from "./codes/releases.ts";
import { tiles, type TileCodes } from "./codes/tiles.ts";
import type { commonNotes } from "./common-notes.ts";
import type { Place } from "../model/place.ts";
import type { Theme } from "./themes.ts";

type ContentDefinitions = FileCodes &
  MemberCodes &
  ReferenceCodes &
  DefinitionCodes &
  ReleaseCodes &
  PackCodes &
  ProfessionCodes &
  TileCodes &
  RecipeCodes;
type Definitions = ContentDefinitions & ConfigurationCodes & OutputCodes;

const byTheme: Readonly<Record<Theme, object>> = {
  files,
  members,
  references,
  definitions,
  releases,
  packs,
  professions,
  tiles,
  recipes,
  configuration,
  output,
};

/** A code about content: stages report it, and the configuration sets its severity. */
export type Code = keyof ContentDefinitions;
/** A code about the configuration file or the command line. */
export type ConfigurationCodeName = keyof ConfigurationCodes;
/** A code that has a fix. */
export type FixableCodeName = {
  [C in Code]: Definitions[C] extends { readonly fix: CodeFix } ? C : never;
}[Code];

/** The data that a finding of a code carries. */
export type CodeData<C extends keyof Definitions> = Parameters<Definitions[C]["message"]>[0];

type NotesAbout<C extends keyof Definitions> = Definitions[C] extends {
  readonly notes: infer Notes;
}
  ? Notes & typeof commonNotes
  : typeof commonNotes;

/** The data that a note carries beside its place. */
type DataOf<Sentence> = Sentence extends () => string
  ? { readonly data?: never }
  : Sentence extends (data: infer Data) => string
    ? { readonly data: Data }
    : never;

/** Another place that matters to a finding of a code, under one of the names declared in the code's file. */
export type NoteOf<C extends keyof Definitions> = {
  [N in keyof NotesAbout<C>]: { readonly note: N; readonly place?: Place } & DataOf<
    NotesAbout<C>[N]
  >;
}[keyof NotesAbout<C>];

/** All definitions by code. */
export const codes: Definitions = {
  ...files,
  ...members,
  ...references,
  ...definitions,
  ...releases,
  ...packs,
  ...professions,
  ...tiles,
  ...recipes,
  ...configuration,
  ...output,
};

/**
 * Whether the codes have their sentences. In the linker of mods they are loaded when there is something to say; without
 * them, a finding is known by its code and its place.
 */
export function hasSentences(): boolean {
  return "message" in codes["unknown-reference"];
}

/** The same, each with the data of its own code: the compiler then knows which data belong to a code. */
export const codesAboutContent: { readonly [C in Code]: ContentCode<CodeData<C>> } = codes;

const themesOf: ReadonlyMap<string, Theme> = new Map(
  (Object.keys(byTheme) as Theme[]).flatMap((theme) =>
    Object.keys(byTheme[theme]).map((code) => [code, theme] as const),
  ),
);

/** The theme of a word that may be a code. */
export function themeOf(code: string): Theme | undefined {
  return themesOf.get(code);
}

/** Every code, sorted by code unit. */
export function allCodes(): (keyof Definitions)[] {
  return Object.keys(codes).filter(isCode).sort();
}

/** The codes about content, sorted by code unit. */
export function contentCodes(): Code[] {
  return allCodes().filter(isContentCode);
}

/** The definition of a word that may be a code. */
export function definitionOf(code: string): CodeDefinition<never> | undefined {
  return isCode(code) ? codes[code] : undefined;
}

function isCode(code: string): code is keyof Definitions {
  return Object.hasOwn(codes, code);
}

/** Whether a word is a code about content. */
export function isContentCode(code: string): code is Code {
  const theme = themesOf.get(code);
  return theme !== undefined && theme !== "configuration" && theme !== "output";
}
