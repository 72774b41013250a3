/** By which the operating system names what it refuses, such as `ENOENT`; `undefined` for errors of another kind. */
export function errorCode(error: unknown): string | undefined {
  const isCoded = typeof error === "object" && error !== null && "code" in error;
  return isCoded && typeof error.code === "string" ? error.code : undefined;
}
