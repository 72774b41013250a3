/** The record of releases, where the configuration names no other; no content, wherever it lies. */
export const recordName = "defwright.lock.json";
