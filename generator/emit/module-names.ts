import type { Entry } from "../model/definition.ts";

/**
 * Module paths for source files: `<kind>/<pack>/<file>`. File names are data; a module path may contain only characters
 * that every file system and import resolver treats alike, and no two paths may differ only in case.
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

/** File systems limit names to 255 bytes; a module's name gets an extension, and another while it is written. */
const longest = 100;
/** Windows treats these names as devices, whatever their extension. */
const device = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/iu;

function plain(step: string): string {
  const name = step.replaceAll(/[^A-Za-z0-9_-]/gu, "_").slice(0, longest);
  return name === "" || device.test(name) ? `${name}_` : name;
}

/** Returns one identifier per path, all different and none of them in `spoken`. */
export function identifiers(paths: readonly string[], spoken: Iterable<string> = []): string[] {
  const taken = new Set(spoken);
  return paths.map((path) => {
    const words = path.split(/[^A-Za-z0-9]+/u).filter((word) => word !== "");
    const [first = "data", ...rest] = words;
    const joined = first.charAt(0).toLowerCase() + first.slice(1) + rest.map(capital).join("");
    // An identifier cannot begin with a digit, and a single word may be reserved.
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
