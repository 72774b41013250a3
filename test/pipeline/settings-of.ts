/** Settings made by hand, for tests that begin behind the configuration. */
import { basename, resolve } from "node:path";
import { packIn } from "../../generator/config/mod-info.ts";
import type { Settings } from "../../generator/config/settings.ts";
import type { DialectName as Dialect } from "../../generator/model/dialect.ts";
import { kindsIn } from "../built-in.ts";

export interface SettingsOptions extends Partial<Omit<Settings, "packs">> {
  readonly dialect?: Dialect;
  /** Directories below the root, in load order; each pack is named by its last folder. */
  readonly packs: readonly string[];
  /** Absolute folders outside of the root in which packs may read as well. */
  readonly roots?: readonly string[];
}

export function settingsOf(root: string, options: SettingsOptions): Settings {
  const { dialect = "spec", packs, roots = [], out, ...more } = options;
  return {
    root,
    workingDirectory: root,
    configFile: undefined,
    out: out === undefined ? undefined : resolve(root, out),
    shape: "literal",
    importExtension: ".js",
    known: new Map(),
    strict: false,
    ...more,
    // Most tests define none of the items, skills and so on that they refer to.
    severity: new Map([["unchecked-references", "off"], ...(more.severity ?? [])]),
    kinds: more.kinds ?? kindsIn(dialect),
    packs: packs.map((path) =>
      packIn(basename(path), resolve(root, path), {
        workingDirectory: more.workingDirectory ?? root,
        root,
        roots,
      }),
    ),
  };
}
