/**
 * Every code that defwright prints, with its definition. Each code is a file of `codes/`; `npm run codegen` lists them.
 */
import type { CodeDefinition, CodeFix } from "./code-definition.ts";
import * as definitions from "./codes.ts";
import type { commonNotes } from "./common-notes.ts";
import type { Place } from "../model/place.ts";
import type { ContentTheme, Theme } from "./themes.ts";

type Definitions = typeof definitions;
type CodeAbout<T extends Theme> = {
  [C in keyof Definitions]: Definitions[C]["theme"] extends T ? C : never;
}[keyof Definitions];

/** A code about content: stages report it, and the configuration sets its severity. */
export type Code = CodeAbout<ContentTheme>;
/** A code about the configuration file or the command line. */
export type ConfigurationCodeName = CodeAbout<"configuration">;
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
export const codes: Definitions = definitions;

/** Every code, sorted by code unit. */
export function allCodes(): (keyof Definitions)[] {
  return (Object.keys(codes) as (keyof Definitions)[]).sort();
}

/** The codes about content, sorted by code unit. */
export function contentCodes(): Code[] {
  return allCodes().filter(isAboutContent);
}

/** The definition of a word that may be a code. */
export function definitionOf(code: string): CodeDefinition<never> | undefined {
  return Object.hasOwn(codes, code) ? codes[code as keyof Definitions] : undefined;
}

/** Whether a word is a code about content. */
export function isContentCode(code: string): code is Code {
  return Object.hasOwn(codes, code) && isAboutContent(code as keyof Definitions);
}

function isAboutContent(code: keyof Definitions): code is Code {
  const { theme } = codes[code];
  return theme !== "configuration" && theme !== "output";
}
