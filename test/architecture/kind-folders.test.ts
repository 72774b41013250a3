/**
 * What stands in the folder of one kind is known to that kind alone: others ask kinds through `Kind`, and what several
 * kinds share stands in `parts/`.
 */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { builtInKinds } from "../../generator/model/kind-names.ts";
import { none } from "../expect.ts";
import { importsOf, sourcesIn } from "./imports.ts";

const folders = suite("folders of kinds");

/** The kind whose folder holds a path. */
function kindOf(path: string): string | undefined {
  return builtInKinds.find((kind) => path.startsWith(`generator/kinds/${kind}/`));
}

/** The list of kinds, which is made of their folders. */
const registry = "generator/kinds/registry.ts";

folders("are imported by their own files and by the registry alone", () => {
  const found = ["generator", "templates", "runtime"]
    .flatMap(sourcesIn)
    .filter((path) => path !== registry)
    .flatMap((path) =>
      importsOf(path)
        .filter(({ own, to }) => own && kindOf(to) !== undefined && kindOf(to) !== kindOf(path))
        .map(({ to }) => `${path} -> ${to}`),
    );
  none(found, "ask the registry, or move what several kinds share to generator/kinds/parts");
});

folders("are found where the registry imports them", () => {
  const imported = importsOf(registry).map(({ to }) => kindOf(to));
  assert.equal(
    imported.filter((kind) => kind !== undefined),
    [...builtInKinds],
  );
});

folders.run();
