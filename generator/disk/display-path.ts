/** How messages print paths of files. */
import { relative, sep } from "node:path";

export function displayPath(absolute: string, workingDirectory: string): string {
  const path = relative(workingDirectory, absolute);
  return path.split(sep).join("/");
}
