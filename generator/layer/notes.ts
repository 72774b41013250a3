/** What layering notes about single objects, besides what names stand for; most objects have no notes. */
import type { Fact, Report } from "../diagnostics/diagnostic.ts";
import type { RawObject, Definition } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { LayerEvent } from "./history.ts";
import type { Registry } from "./registry.ts";
import type { Unreadable } from "./recoverable.ts";

/** A check that needs all of the content, so it waits until that is layered; it may lead to a finding. */
export type DeferredCheck = (content: Registry, report: Report) => void;

export interface Notes {
  /** Number of objects layered together with it that had notes before it. */
  readonly turn: number;
  readonly facts: readonly Fact[];
  /** The changes that it made to definitions, in order. */
  readonly changes: readonly LayerEvent[];
  readonly deferred: readonly DeferredCheck[];
  /** Why it is left out. */
  readonly rejected?: Rejected;
  /** Its value as intended, if it misspells a member that decides how it is loaded. */
  readonly intended?: JsonObject;
  /** It changes inherited members but copies from nothing. */
  readonly unparented?: true;
  /** The object that waited for it, if it came before its turn. */
  readonly broughtBy?: RawObject;
}

/** Notes that contain more than the changes an object made. */
export function reportableNotes(all: ReadonlyMap<RawObject, Notes>): ReadonlyMap<RawObject, Notes> {
  return new Map([...all].filter(([, notes]) => isReportable(notes)));
}

function isReportable({ facts, deferred, rejected, intended, unparented }: Notes): boolean {
  const some = facts.length > 0 || deferred.length > 0;
  return some || rejected !== undefined || intended !== undefined || unparented === true;
}

/** Collects notes; `about` sets the object that they are about. */
export interface NoteBook {
  readonly all: ReadonlyMap<RawObject, Notes>;
  /** All findings in the order in which they were reported. */
  readonly facts: readonly Fact[];
  readonly about: (object: RawObject) => void;
  readonly report: Report;
  readonly changed: (change: LayerEvent) => void;
  readonly defer: (check: DeferredCheck) => void;
  readonly note: (
    object: RawObject,
    what: Partial<Pick<Notes, "rejected" | "intended" | "unparented" | "broughtBy">>,
  ) => void;
}

interface OpenNotes extends Notes {
  readonly facts: Fact[];
  readonly changes: LayerEvent[];
  readonly deferred: DeferredCheck[];
}

export function createNoteBook(): NoteBook {
  const all = new Map<RawObject, OpenNotes>();
  const facts: Fact[] = [];
  let current: RawObject | undefined;

  function notesOf(object: RawObject): OpenNotes {
    let notes = all.get(object);
    if (!notes) all.set(object, (notes = { turn: all.size, facts: [], changes: [], deferred: [] }));
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
    defer: (check) => {
      own().deferred.push(check);
    },
    note: (object, what) => {
      all.set(object, { ...notesOf(object), ...what });
    },
  };
}

export interface Rejected {
  /** As far as it can be read. */
  readonly definition: Definition;
  /** What can be read of the object itself; the definition may have members from others. */
  readonly own: JsonObject;
  readonly unreadable: Unreadable;
  /** Whether it should have more members, from something that is missing or cannot be read. */
  readonly inherits: boolean;
  /** It has no id, or none that can be read. */
  readonly nameless: boolean;
  /** Left out because what it builds on is left out, not because of a finding of its own. */
  readonly follows: boolean;
}

/** In load order. */
export type Rejections = ReadonlyMap<RawObject, Rejected>;
