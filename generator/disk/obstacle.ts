/** Something outside of defwright is in the way; the message says what, and what to do. */
export class Obstacle extends Error {
  override readonly name = "Obstacle";
}
