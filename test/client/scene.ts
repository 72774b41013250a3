/** What the script is made of. */
import type { Game } from "./game.ts";

/** Part of the story, and the row of the specification that it is about. */
export interface Scene {
  /** Such as `3.1` and, where the section numbers its rows, which. */
  readonly section: string;
  readonly row?: number;
  /** @returns Whether what the row says came about. */
  readonly play: (game: Game) => boolean;
}
