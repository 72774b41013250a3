/** Exit codes of the process; each command's help lists its own. */
export const exitCodes = {
  ok: 0,
  /** Content has errors; nothing was written. */
  content: 1,
  /** The command line or the configuration is wrong, or a file cannot be read or written. */
  usage: 2,
  /** The content is valid, but the generated modules on disk do not match it. */
  stale: 3,
  /** A defect in defwright itself. */
  crash: 70,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
