/**
 * Sentences that the runtime uses where the content has none of its own; `defwright strings` lists them for
 * translators.
 */

/** Used when a lock without a message is picked (§2.4, §7.4). */
export const lockOpens = "The lock opens.";
