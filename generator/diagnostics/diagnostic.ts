/**
 * Phases report *facts*: a code, a place and the values that its sentence needs. The sentences stand in
 * `codes/`, positions are computed in `locate.ts` when they are read, rendering is separate.
 */
import type { JsonPath } from "../model/json.ts";
import type { Place } from "../model/place.ts";
import type { SourceText } from "../model/source-text.ts";
import type { Code, CodeData, NoteOf } from "./code.ts";
import type { Fix } from "./fix.ts";
import type { FactSeverity, Severity } from "../model/severity.ts";

/**
 * Another place that matters to the same finding: the first definition, the other side of a clash. `note` names the
 * sentence among those of the code, `data` is what it needs.
 */
export interface NoteFact {
  readonly note: string;
  readonly data?: unknown;
  readonly place?: Place;
}

export interface Fact<C extends Code = Code> {
  readonly code: C;
  readonly place: Place;
  readonly data: CodeData<C>;
  readonly notes?: readonly NoteFact[];
  /** Only where one code has several severities by the specification; else the code's definition decides. */
  readonly severity?: FactSeverity;
  /**
   * The id in which it was found, where its lines are not that definition's alone: what several take over from the
   * same lines is one mistake.
   */
  readonly inheritedBy?: string;
  /**
   * What this follows from: where one of the misspellings is reported, this is not, and that one is as grave as this.
   */
  readonly unless?: readonly Misspelling[];
  /** Content is left out because of it: it is an error, which no setting lowers and no baseline accepts. */
  readonly loses?: boolean;
  /** Findings that it stands for: it is as grave as the gravest of them. */
  readonly covers?: readonly Fact[];
}

/** A word, or a member's name, that stands misspelt at or in one of these places, if a finding there reports it. */
export interface Misspelling {
  readonly word: string;
  readonly places: readonly Place[];
}

/** What stages report to. It never throws and never prints. */
export type Report = <C extends Code>(
  code: C,
  place: Place,
  data: CodeData<C>,
  more?: {
    readonly notes?: readonly (NoteFact & NoteOf<C>)[];
    readonly severity?: FactSeverity;
    readonly unless?: readonly Misspelling[];
    readonly loses?: boolean;
  },
) => void;

/** Line and column from 1, columns in UTF-16 units; the end is exclusive. */
export interface Range {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly offset: number;
  readonly length: number;
}

export interface Note {
  readonly message: string;
  readonly source?: SourceText;
  readonly range?: Range;
}

/** A finding as people and machines read it. */
export interface Diagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly help?: string;
  /** What stands at the place, in a few words. */
  readonly label?: string;
  /** Section of the specification, such as "2.9". */
  readonly spec?: string;
  readonly source: SourceText;
  readonly range: Range;
  /** Where it was found by members and list places, where it has such a place. */
  readonly path?: JsonPath;
  readonly notes: readonly Note[];
  /** What it was made from, where it is about content. */
  readonly fact?: Fact;
  /** Where somebody has asked for it. */
  readonly fix?: Fix;
}
