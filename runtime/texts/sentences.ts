/**
 * Sentences that the runtime says where content has none of its own; `defwright strings` lists them for translators.
 */

/** A lock was picked that has no message (§2.4, §7.4). */
export const lockOpens = "The lock opens.";
