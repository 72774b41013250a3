/** What a user installs is what a run loads, and what developers install is what the lock file says, byte for byte. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inlined } from "../../generator/package/inlined.ts";
import { importsOf, sourcesIn, textOf } from "../architecture/imports.ts";
import { none } from "../expect.ts";

const test = suite("dependencies");
const json = (path: string): unknown => JSON.parse(textOf(path));
const manifest = json("package.json") as {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
};

/** Folders that are only for building defwright itself, as `tsconfig.build.json` has them. */
const notShipped = (json("tsconfig.build.json") as { readonly exclude: readonly string[] }).exclude;

test("are the packages that shipped modules import, and no others", () => {
  const imported = new Set<string>();
  for (const path of ["generator", "runtime", "templates"].flatMap(sourcesIn)) {
    if (notShipped.some((each) => path.startsWith(each))) continue;
    for (const { own, to } of importsOf(path)) {
      if (!own) for (const name of packageOf(to)) imported.add(name);
    }
  }
  const wanted = [...imported].filter(
    (name) =>
      !Object.hasOwn(manifest.peerDependencies, name) &&
      // Itself, and what Yarn provides where it is at work.
      !["defwright", "pnpapi"].includes(name),
  );
  // Of these nothing is loaded but what the bundle holds.
  const inBundle = new Set(inlined);
  assert.equal(
    Object.keys(manifest.dependencies).sort(),
    wanted.filter((name) => !inBundle.has(name)).sort(),
  );
  for (const name of wanted.filter((each) => inBundle.has(each))) {
    assert.ok(
      Object.hasOwn(manifest.devDependencies, name),
      `${name} is bundled: it belongs to devDependencies of package.json`,
    );
  }
});

test("are pinned exactly", () => {
  for (const [name, version] of Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
  })) {
    assert.match(version, /^(?:npm:[^ ]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/u, name);
  }
});

/**
 * Parts of knip's parser for other systems, which the registry that the lock file was written from does not have. npm
 * does not install without an entry for each; only developers ever install one.
 */
const unserved = "node_modules/@oxc-parser/binding-";

test("have integrity in the lock file, every one that a registry here has", () => {
  const { packages } = json("package-lock.json") as {
    readonly packages: Readonly<
      Record<string, { integrity?: string; dev?: true; optional?: true }>
    >;
  };
  const entries = Object.entries(packages).filter(([path]) => path !== "");
  assert.ok(entries.length > 100);
  const without = entries.filter(([, { integrity }]) => integrity?.startsWith("sha512-") !== true);
  const unexplained = without.filter(
    ([path, { dev, optional }]) => !(dev && optional && path.startsWith(unserved)),
  );
  none(
    unexplained.map(([path]) => path),
    "npm install writes the integrity of these; unserved in this file names those that no registry has here",
  );
});

/** The package that a specifier names, if it names one. */
function packageOf(to: string): string[] {
  if (to.startsWith("node:")) return [];
  const parts = to.split("/");
  return [to.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] ?? "")];
}

test.run();
