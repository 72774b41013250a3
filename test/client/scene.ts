/** The parts of the script. */
import type { Game } from "./game.ts";

/** A part of the story, and the row of the specification that it demonstrates. */
export interface Scene {
  /** The section, such as `3.1`; `row` is the number of the row if the section numbers its rows. */
  readonly section: string;
  readonly row?: number;
  /** @returns Whether the behaviour of the row occurred. */
  readonly play: (game: Game) => boolean;
}
