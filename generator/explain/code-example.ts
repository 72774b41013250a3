/** A wrong and a right example of a diagnostic code, as its fixture holds them. */
export interface CodeExample {
  /** What the examples are compiled with where it is not the default: `{ "dialect": …, "known": … }`. */
  readonly settings?: string;
  /** Of codes about a whole project: what is run on each, in order. */
  readonly commands?: ExampleCommands;
  readonly wrong: readonly ExampleFile[];
  /** What defwright reports about it, as people see it. */
  readonly reported: string;
  readonly right: readonly ExampleFile[];
}

export interface ExampleCommands {
  readonly invalid: readonly string[];
  readonly valid: readonly string[];
}

export interface ExampleFile {
  /** Relative, with `/`; a first folder that begins with a digit is a pack of its own, in that order. */
  readonly path: string;
  readonly text: string;
}
