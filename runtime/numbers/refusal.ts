/** The result of a verb that does nothing. */

/** The action cannot be done: nothing changes, nothing is rolled and no time passes. */
export interface Refusal<Reason extends string> {
  readonly ok: false;
  readonly reason: Reason;
}
