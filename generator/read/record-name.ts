/** Default file name of the record of releases; it is never content, wherever it is. */
export const recordName = "defwright.lock.json";
