/** The operating system's code for an error, such as `ENOENT`; `undefined` for other errors. */
export function errorCode(error: unknown): string | undefined {
  const isCoded = typeof error === "object" && error !== null && "code" in error;
  return isCoded && typeof error.code === "string" ? error.code : undefined;
}

/** The error with a path, if it is one of the system that has none, as those of reading and writing. */
export function withPath(error: unknown, path: string): unknown {
  if (error instanceof Error && "syscall" in error && !("path" in error)) {
    Object.assign(error, { path });
  }
  return error;
}
