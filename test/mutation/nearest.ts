/** How far test files are from the files that they import, directly or not. */
import { importsOf, sourcesIn, textOf } from "../architecture/imports.ts";

/** Tests that measure time, start other programs, or read sources instead of running them. */
const apart =
  /^test\/(architecture|bench|browser|docs|full|growth|mutation|package|torture|types|vite)\//u;

/** Test file -> file below it -> imports between them. */
export function distances(): Map<string, ReadonlyMap<string, number>> {
  const imports = new Map<string, readonly string[]>();
  const importedBy = (path: string): readonly string[] => {
    let found = imports.get(path);
    if (found === undefined) {
      found = importsOf(path)
        .filter(({ own, to, how }) => how !== "type" && (own || ownModule(to) !== undefined))
        .map(({ to }) => ownModule(to) ?? to)
        .filter((to) => to.endsWith(".ts"));
      imports.set(path, found);
    }
    return found;
  };
  const tests = sourcesIn("test").filter((path) => path.endsWith(".test.ts") && !apart.test(path));
  return new Map(tests.map((test) => [test, distancesFrom(test, importedBy)]));
}

const { exports } = JSON.parse(textOf("package.json")) as {
  readonly exports: Readonly<Record<string, { readonly "defwright-source"?: string }>>;
};

function ownModule(to: string): string | undefined {
  if (!/^defwright(\/|$)/u.test(to)) return undefined;
  return exports[`.${to.slice("defwright".length)}`]?.["defwright-source"]?.slice(2);
}

function distancesFrom(
  start: string,
  importedBy: (path: string) => readonly string[],
): Map<string, number> {
  const found = new Map([[start, 0]]);
  // A map is walked in the order in which it grows.
  for (const [path, distance] of found) {
    for (const next of importedBy(path)) if (!found.has(next)) found.set(next, distance + 1);
  }
  return found;
}
