/**
 * Phases report *facts*: a code, a place and the values that its sentence needs. The sentences are in `codes/`,
 * positions are computed in `locate.ts` on demand, rendering is separate.
 */
import type { JsonPath } from "../model/json.ts";
import type { Place } from "../model/place.ts";
import type { Range, SourceText } from "../model/source-text.ts";
import type { Code, CodeData, NoteOf } from "./code.ts";
import type { Fix } from "./fix.ts";
import type { Severity } from "../model/severity.ts";
import type { StaleState } from "./stale-states.ts";

/**
 * Another place that matters to the same finding: the first definition, the other side of a clash. `note` names one of
 * the code's sentences, `data` is what the sentence needs.
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
  /** Only if the specification gives one code several severities; otherwise the code's definition decides. */
  readonly severity?: Severity;
  /**
   * The id of the definition in which it was found, if its lines belong to another definition: what several definitions
   * inherit from the same lines is one mistake.
   */
  readonly inheritedBy?: string;
  /**
   * Possible causes: if one of these misspellings is reported, this finding is not, and the misspelling gets at least
   * its severity.
   */
  readonly unless?: readonly Misspelling[];
  /** Content is left out because of it: it is an error that no setting lowers and no baseline accepts. */
  readonly loses?: boolean;
  /** Findings that it represents: its severity is at least theirs. */
  readonly covers?: readonly Fact[];
}

/** Whether a fact has one of these codes, and with it their data. */
export function isAbout<C extends Code>(fact: Fact, ...these: readonly C[]): fact is Fact<C> {
  const codes: readonly Code[] = these;
  return codes.includes(fact.code);
}

/** A word or member's name that is misspelt at or inside one of these places, if a finding there reports it. */
export interface Misspelling {
  readonly word: string;
  readonly places: readonly Place[];
}

/** Receives the findings of stages. It never throws and never prints. */
export type Report = <C extends Code>(
  code: C,
  place: Place,
  data: CodeData<C>,
  more?: {
    readonly notes?: readonly (NoteFact & NoteOf<C>)[];
    readonly severity?: Severity;
    readonly unless?: readonly Misspelling[];
    readonly loses?: boolean;
  },
) => void;

export type { Range };

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
  /** Describes the text at the place in a few words. */
  readonly label?: string;
  /** Section of the specification, such as "2.9". */
  readonly spec?: string;
  readonly source: SourceText;
  readonly range: Range;
  /** Path of the place, if it has one. */
  readonly path?: JsonPath;
  readonly notes: readonly Note[];
  /** The fact from which it was made, if it is about content. */
  readonly fact?: Fact;
  /** Only if requested. */
  readonly fix?: Fix;
  /** How a generated module differs, if it is about one. */
  readonly state?: StaleState;
}
