/** A wrong and a right example of a diagnostic code, taken from its fixture. */
export interface CodeExample {
  /** Settings of the examples, if they are not the default: `{ "dialect": …, "known": … }`. */
  readonly settings?: string;
  /** For codes about a whole project: the commands run on each example, in order. */
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
  /** Relative, with `/`; a first folder that starts with a digit is a separate pack, loaded in that order. */
  readonly path: string;
  readonly text: string;
}
