/** What a code is; `codes/` has those of each theme, and beside them the prose that explains them. */
import type { Severity } from "../model/severity.ts";
import type { FixLevel } from "./fix.ts";

/** The consequences of a single finding, where findings of its code differ in them. */
export interface Outcome {
  /** What was meant there is missing, which is a mistake by itself. */
  readonly lacks?: boolean | undefined;
}

/**
 * Everything about one code except its theme, which is its file, its explanation, which is in the Markdown beside that,
 * and its example, which is its fixture. `Data` is what
 * a finding carries. Grammar of a message: what was found – what was expected; `help` tells what to do. Names are in
 * double quotes. A label describes in a few words what is at a mark: lower case, no full stop.
 */
export interface CodeDefinition<Data> {
  /** By default; a dialect may have another one. */
  readonly severity: Severity;
  /** The marked text has no effect, or has a newer form: editors show it as such. */
  readonly tag?: "unused" | "deprecated";
  /** As a note it is shown by default, in one line: it says what the run did not look at. Other notes are hidden. */
  readonly shown?: true;
  /** Section of the specification, without "§". */
  readonly spec?: string;
  message(data: Readonly<Data>, outcome?: Outcome): string;
  help?(data: Readonly<Data>): string | undefined;
  /** Label of the finding's own place, used if other places are shown beside it. */
  label?(data: Readonly<Data>): string | undefined;
}

/**
 * A code whose findings refer to other places too: the labels of these, by the names under which stages report them.
 */
export interface Noting<Notes extends object> {
  readonly notes: {
    readonly [N in keyof Notes]: Notes[N] extends NoData
      ? () => string
      : (data: Notes[N]) => string;
  };
}

/** A code about content, reported by stages. */
export interface ContentCode<Data> extends CodeDefinition<Data> {
  /**
   * The content cannot be read as its author intended: the object, or a part of it, is left out of every later stage.
   * As an error it stops the build. As anything less the build would continue without the object, and content would be
   * lost silently; so no configuration lowers it and no baseline accepts it.
   */
  readonly losesContent?: true;
  /** An id is missing: it may be in content that another finding leaves out, and is reported after that. */
  readonly absence?: true | ((data: Readonly<Data>) => boolean);
  readonly fix?: CodeFix;
}

/** A code about content that has a fix; its edits are in `generator/fix/fixes.ts`. */
export interface FixableCode<Data> extends ContentCode<Data> {
  readonly fix: CodeFix & {
    /** The level of a single finding's fix, if findings differ in it. */
    readonly levelOf?: (data: Readonly<Data>) => FixLevel;
  };
}

export interface CodeFix {
  readonly level: FixLevel;
  /** The repaired text was not read before, so the fix may reveal more findings. */
  readonly reveals?: true;
  /** A suggestion that must not change any record either: what others derive from the object may depend on it. */
  readonly keepsContent?: true;
  /** What the fix does, for the page on findings. */
  readonly does: string;
}

/**
 * A code about the configuration or the command line, with exit code 2, or about generated modules, with exit code 3.
 */
export interface ProjectCode<Data> extends CodeDefinition<Data> {
  readonly severity: "error";
}

/** The data of codes whose sentences need none. */
export type NoData = Readonly<Record<string, never>>;
