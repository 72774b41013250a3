/**
 * Who depends on which answers, both ways: what was read is known of who read it, and of a question who asked it. So a
 * changed answer leads to the work that is to be done again, and a question that nobody asks any more can be forgotten.
 */

export interface Question {
  answer: unknown;
  /** The last reading in which it was asked, so that one reading notes it once. */
  readIn: number;
  readonly readers: Set<Reader>;
  /** Where it is kept, and by what. */
  readonly kept: Map<unknown, Question>;
  readonly word: unknown;
}

/** What was read to work something out once for several: part of what each of them read. */
export interface SharedReads {
  readonly reads: Reads;
  readonly readers: Set<Reader>;
  outdated: boolean;
}

/** What a piece of work read. */
export interface WorkReads {
  readonly reads: Reads;
  outdated: boolean;
  readonly group: { hasOutdated: boolean };
}

export type Read = Question | SharedReads;
export type Reads = readonly Read[];
type Reader = SharedReads | WorkReads;

/** Makes a reader known to what it read; what was shared is a reader itself as long as it has any. */
export function attach(reader: Reader): void {
  // Without recursion: what is shared may have been worked out from what others shared, any number of times over.
  const open: Reader[] = [reader];
  for (let at = open.pop(); at; at = open.pop()) {
    for (const read of at.reads) {
      if ("reads" in read && read.readers.size === 0) open.push(read);
      read.readers.add(at);
    }
  }
}

/** @param unread called with each question that has no reader any more */
export function detach(reader: Reader, unread: (question: Question) => void): void {
  const open: Reader[] = [reader];
  for (let at = open.pop(); at; at = open.pop()) {
    for (const read of at.reads) {
      // The same may stand in a list twice.
      if (!read.readers.delete(at) || read.readers.size > 0) continue;
      if ("reads" in read) open.push(read);
      else unread(read);
    }
  }
}

/** Marks all work that depends on the answer. */
export function outdateReaders(question: Question): void {
  const open: Read[] = [question];
  for (let read = open.pop(); read; read = open.pop()) {
    for (const reader of read.readers) {
      if (reader.outdated) continue;
      reader.outdated = true;
      if ("group" in reader) reader.group.hasOutdated = true;
      else open.push(reader);
    }
  }
}
