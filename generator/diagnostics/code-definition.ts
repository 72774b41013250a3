/** What a file of `codes/` holds about its code. */
import type { Dialect } from "../model/dialect.ts";
import type { Severity } from "../model/severity.ts";
import type { ContentTheme, Theme } from "./themes.ts";
import type { FixLevel } from "./fix.ts";

/** What comes of a finding, where that is not the same of all of its code. */
export interface Outcome {
  /** What was meant there is missing, which is a mistake by itself. */
  readonly lacks?: boolean | undefined;
}

/**
 * All about one code, apart from its example, which is its fixture. `Data` is what a finding carries.
 * Grammar of a message: what was found – what was expected; `help` says what to do. Names in double quotes.
 * A label says in a few words what stands at a mark: lower case, no full stop.
 */
export interface CodeDefinition<Data> {
  /** The same everywhere, or by dialect. */
  readonly severity: Severity | Readonly<Record<Dialect, Severity>>;
  readonly theme: Theme;
  /** What it is about has no effect, or has a newer form: editors show it as such. */
  readonly tag?: "unused" | "deprecated";
  /** Section of the specification, without "§". */
  readonly spec?: string;
  /** One line for `explain`, the code's page and the list of codes. */
  readonly meaning: string;
  message(data: Data, outcome?: Outcome): string;
  help?(data: Data): string | undefined;
  /** Of the place itself, where other places are shown beside it. */
  label?(data: Data): string | undefined;
}

/** A code whose findings name other places as well: their labels, by the names under which stages report the places. */
export interface Noting<Notes extends object> {
  readonly notes: {
    readonly [N in keyof Notes]: Notes[N] extends NoData
      ? () => string
      : (data: Notes[N]) => string;
  };
}

/** What stands behind a code, for `explain` and its page; apart from its definition, which every run loads. */
export interface Reason {
  /** What it means for the author, and what would come of it. */
  readonly why: string;
  /** What to do, and between which ways there is a choice. */
  readonly remedy: string;
}

/** A code about content: what stages report. */
export interface ContentCode<Data> extends CodeDefinition<Data> {
  readonly theme: ContentTheme;
  /**
   * What it is about cannot be read as its author intended: the object, or a part of it, is left out of every later
   * stage. As an error it stops the build. As anything less the build would go on without the object, and content would
   * be lost silently; so no configuration lowers it and no baseline accepts it.
   */
  readonly losesContent?: true;
  /** An id is not there: it may be in content that another finding leaves out, and is reported after that. */
  readonly absence?: true;
  readonly fix?: CodeFix;
}

/** A code about content that has a fix; its edits stand in `generator/fix/fixes.ts`. */
export interface FixableCode<Data> extends ContentCode<Data> {
  readonly fix: CodeFix & {
    /** Where single findings differ in it. */
    readonly levelOf?: (data: Data) => FixLevel;
  };
}

export interface CodeFix {
  readonly level: FixLevel;
  /** What it mends was not read before, so that more may come to light with it. */
  readonly reveals?: true;
  /** What it does, for the page on findings. */
  readonly does: string;
}

/** A code about the configuration file or the command line; it ends with exit code 2. */
export interface ConfigurationCode<Data> extends CodeDefinition<Data> {
  readonly severity: "error";
  readonly theme: "configuration";
}

/** A code about generated modules; `check` gives it, with exit code 3. */
export interface OutputCode<Data> extends CodeDefinition<Data> {
  readonly severity: "error";
  readonly theme: "output";
}

/** Of codes whose sentences need nothing else to be known. */
export type NoData = Readonly<Record<string, never>>;
