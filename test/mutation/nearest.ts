/** How far test files are from the files that they import, directly or not. */
import { importsOf, sourcesIn } from "../architecture/imports.ts";
import { ownModule } from "../changed/file-graph.ts";

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
        .flatMap((each) => (each.how === "type" ? [] : (ownModule(each) ?? [])))
        .filter((to) => to.endsWith(".ts"));
      imports.set(path, found);
    }
    return found;
  };
  const tests = sourcesIn("test").filter((path) => path.endsWith(".test.ts") && !apart.test(path));
  return new Map(tests.map((test) => [test, distancesFrom(test, importedBy)]));
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
