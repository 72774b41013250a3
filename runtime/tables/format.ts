/**
 * Formats of what one release of defwright writes and another one reads: generated modules, palettes, records of
 * releases, configurations. A format has the name of the release that introduced it, "<major>.<minor>". Data without a
 * name is of a release that did not write names yet, and is read.
 */
export type Format = `${number}.${number}`;

/** The newest format of generated modules that this runtime reads; the templates write it. */
export const moduleFormat: Format = "0.1";

/**
 * Returns what is wrong with the format of data, such as "written by defwright 0.3"; `undefined` if it can be read.
 *
 * @param found The format that the data names, whatever it is.
 * @param newest The newest format that the reader knows.
 */
export function formatMistake(found: unknown, newest: Format): string | undefined {
  if (found === undefined) return undefined;
  if (!isFormat(found)) return "written in no format that a release of defwright has";
  const [major = 0, minor = 0] = newest.split(".").map(Number);
  const [foundMajor = 0, foundMinor = 0] = found.split(".").map(Number);
  const isNewer = foundMajor > major || (foundMajor === major && foundMinor > minor);
  return isNewer ? `written by defwright ${found}` : undefined;
}

function isFormat(found: unknown): found is Format {
  return typeof found === "string" && /^\d{1,9}\.\d{1,9}$/u.test(found);
}

/**
 * Checks that this runtime can read a generated module.
 *
 * @throws Error if it cannot
 */
export function checkModuleFormat(found: unknown): void {
  const mistake = formatMistake(found, moduleFormat);
  if (mistake === undefined) return;
  throw new Error(
    `The generated modules were ${mistake}, but this runtime is of defwright ${moduleFormat}. ` +
      'Install one version for both, then run "defwright build".',
  );
}
