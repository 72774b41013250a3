/** What layering notes of single objects, beside what names stand for; most objects have nothing of this. */
import type { Fact, Report } from "../diagnostics/diagnostic.ts";
import type { RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { Change } from "./history.ts";
import type { Registry } from "./registry.ts";
import type { Rejected } from "./rejections.ts";

/** A question that all of the content answers when it is layered, and a finding that comes of the answer. */
export type Question = (content: Registry, report: Report) => void;

export interface Notes {
  /** How many objects had notes before it when they were layered together. */
  readonly turn: number;
  readonly facts: readonly Fact[];
  /** What it did to definitions, in the order in which it did. */
  readonly changes: readonly Change[];
  readonly questions: readonly Question[];
  /** Why it is left out. */
  readonly rejected?: Rejected;
  /** Its members as they were meant, where it misspells one that decides how it is loaded. */
  readonly intended?: JsonObject;
  /** It changes what it would copy, and copies from nothing. */
  readonly unparented?: true;
  /** The object that waited for it, where it came before its turn. */
  readonly broughtBy?: RawObject;
}

/** Notes that hold more than the changes an object made. */
export function reportableNotes(all: ReadonlyMap<RawObject, Notes>): ReadonlyMap<RawObject, Notes> {
  return new Map([...all].filter(([, notes]) => isReportable(notes)));
}

function isReportable({ facts, questions, rejected, intended, unparented }: Notes): boolean {
  const some = facts.length > 0 || questions.length > 0;
  return some || rejected !== undefined || intended !== undefined || unparented === true;
}

/** Notes while they are taken: `about` says of which object. */
export interface NoteBook {
  readonly all: ReadonlyMap<RawObject, Notes>;
  /** All findings in the order in which they were reported. */
  readonly facts: readonly Fact[];
  readonly about: (object: RawObject) => void;
  readonly report: Report;
  readonly changed: (change: Change) => void;
  readonly ask: (question: Question) => void;
  readonly note: (
    object: RawObject,
    what: Partial<Pick<Notes, "rejected" | "intended" | "unparented" | "broughtBy">>,
  ) => void;
}

interface OpenNotes extends Notes {
  readonly facts: Fact[];
  readonly changes: Change[];
  readonly questions: Question[];
}

export function createNoteBook(): NoteBook {
  const all = new Map<RawObject, OpenNotes>();
  const facts: Fact[] = [];
  let current: RawObject | undefined;

  function notesOf(object: RawObject): OpenNotes {
    let notes = all.get(object);
    if (!notes)
      all.set(object, (notes = { turn: all.size, facts: [], changes: [], questions: [] }));
    return notes;
  }

  function own(): OpenNotes {
    if (!current) throw new Error("it is not said of which object this is noted");
    return notesOf(current);
  }

  return {
    all,
    facts,
    about: (object) => {
      current = object;
    },
    report: (code, place, data, more) => {
      // The pair of code and data was checked at the call; inside the list it is one union.
      const fact: Fact = { code, place, data, ...more };
      own().facts.push(fact);
      facts.push(fact);
    },
    changed: (change) => {
      own().changes.push(change);
    },
    ask: (question) => {
      own().questions.push(question);
    },
    note: (object, what) => {
      all.set(object, { ...notesOf(object), ...what });
    },
  };
}
