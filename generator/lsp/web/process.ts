/** In the place of Node's process and system in a browser. */

export const process: object = {
  platform: "browser",
  versions: {},
  env: {},
  cwd: () => "/",
};

export const hostname = (): string => "browser";

/** Packages are in the bundle, or nowhere. */
export const createRequire = (): ((name: string) => never) => (name) => {
  throw new Error(`${name} is not in a browser`);
};
