/** In the place of running programs of a project, which a browser does not. */
import { resolve } from "node:path";
import { isFile } from "../../disk/stats-of.ts";

export function runModule(): Promise<never> {
  return Promise.reject(
    new Error("a browser runs no program of a project – write the configuration as JSON"),
  );
}

export function findModule(path: string, folder: string): Promise<string | undefined> {
  const file = resolve(folder, path);
  return Promise.resolve(isFile(file) ? file : undefined);
}
