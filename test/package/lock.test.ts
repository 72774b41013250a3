/**
 * `npm ci` works on every platform: the lock holds each package that another one names, those of other platforms too.
 */
import { readFileSync } from "node:fs";
import { suite } from "uvu";
import { join } from "node:path";
import { none } from "../expect.ts";
import { root } from "../root.ts";

const test = suite("package-lock.json");

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

test("what a package needs is in the lock, for every platform", () => {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };
  /** Where Node would find a package from the folder of another, or `undefined`. */
  const found = (from: string, name: string): string | undefined => {
    const path = `${from === "" ? "" : `${from}/`}node_modules/${name}`;
    if (Object.hasOwn(packages, path)) return path;
    return from === ""
      ? undefined
      : found(
          from
            .split(/\/?node_modules\//u)
            .slice(0, -1)
            .join("/node_modules/"),
          name,
        );
  };
  const missing = Object.entries(packages).flatMap(
    ([path, { dependencies, devDependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
        .filter((name) => found(path, name) === undefined)
        .map((name) => `${path}: ${name}`),
  );
  none(missing, "npm install writes these into package-lock.json");
});

test.run();
