/** The operating system's code for an error, such as `ENOENT`; `undefined` for other errors. */
export function errorCode(error: unknown): string | undefined {
  const isCoded = typeof error === "object" && error !== null && "code" in error;
  return isCoded && typeof error.code === "string" ? error.code : undefined;
}
