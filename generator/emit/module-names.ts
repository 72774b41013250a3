import type { Entry } from "../model/definition.ts";

/**
 * Module paths for source files: `<kind>/<pack>/<file>`. File names are data; in a module path only what every
 * file system and every import resolver reads alike may stand, and no two may differ in case alone.
 */
export function createModuleNames(): (kind: string, file: Pick<Entry, "pack" | "path">) => string {
  const taken = new Set<string>();
  return (kind, file) => {
    const steps = [file.pack.name, ...file.path.replace(/\.json$/u, "").split("/")].map(plain);
    const path = [kind, ...steps].join("/");
    let name = path;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1)
      name = `${path}-${String(count)}`;
    taken.add(name.toLowerCase());
    return name;
  };
}

/** File systems take names of 255 bytes; a module's has an ending, and another while it is written. */
const longest = 100;
/** Windows takes these for devices, whatever ending they have. */
const device = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/iu;

function plain(step: string): string {
  const name = step.replaceAll(/[^A-Za-z0-9_-]/gu, "_").slice(0, longest);
  return name === "" || device.test(name) ? `${name}_` : name;
}

/** One identifier for each path, all different, and none of `spoken`. */
export function identifiers(paths: readonly string[], spoken: Iterable<string> = []): string[] {
  const taken = new Set(spoken);
  return paths.map((path) => {
    const words = path.split(/[^A-Za-z0-9]+/u).filter((word) => word !== "");
    const [first = "data", ...rest] = words;
    const joined = first.charAt(0).toLowerCase() + first.slice(1) + rest.map(capital).join("");
    // A digit cannot begin a name, and a single word may be a reserved one.
    const base = /^[0-9]/u.test(joined) || rest.length === 0 ? `data${capital(joined)}` : joined;
    let name = base;
    for (let count = 2; taken.has(name); count += 1) name = `${base}_${String(count)}`;
    taken.add(name);
    return name;
  });
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
