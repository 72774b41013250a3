/**
 * Links between answers and the work that depends on them, in both directions: a reader lists what it read, and each
 * read lists its readers. So a changed answer leads to the work that must be done again, and a question without
 * readers can be forgotten.
 */

export interface Question {
  answer: unknown;
  /** Number of the last reading in which it was asked, so that each reading notes it only once. */
  readIn: number;
  readonly readers: Set<Reader>;
  /** The map that stores this question under `word`. */
  readonly kept: Map<unknown, Question>;
  readonly word: unknown;
}

/** What was read to work out a shared result; it counts as read by everyone who uses the result. */
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

/** Registers a reader with everything it read. Shared reads are readers themselves while they have any. */
export function attach(reader: Reader): void {
  // Without recursion: shared results may be built on other shared results to any depth.
  const open: Reader[] = [reader];
  for (let at = open.pop(); at; at = open.pop()) {
    for (const read of at.reads) {
      if ("reads" in read && read.readers.size === 0) open.push(read);
      read.readers.add(at);
    }
  }
}

/** @param unread called with each question that has no readers left */
export function detach(reader: Reader, unread: (question: Question) => void): void {
  const open: Reader[] = [reader];
  for (let at = open.pop(); at; at = open.pop()) {
    for (const read of at.reads) {
      // A list may contain the same read twice.
      if (!read.readers.delete(at) || read.readers.size > 0) continue;
      if ("reads" in read) open.push(read);
      else unread(read);
    }
  }
}

/** Marks all work that depends on the answer as outdated. */
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
