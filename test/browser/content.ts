/** Our sample game as data, for who cannot read it from a disk. */
import type { Settings } from "../../generator/config/settings.ts";
import type { DialectName as Dialect } from "../../generator/model/dialect.ts";
import type { OutputShape } from "../../generator/model/output-shape.ts";
import { listPacks } from "../../generator/read/list-files.ts";
import { readFiles } from "../../generator/read/read.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { root } from "../root.ts";
import type { PlainContent } from "./run-core.ts";

const packs = ["content/core", "content/mods/night-mail", "content/mods/terrace-year"];

export function contentSettings(shape: OutputShape, dialect: Dialect = "spec"): Settings {
  return settingsOf(root, { packs, shape, dialect });
}

export function plainContent(from: Settings): PlainContent {
  const {
    kinds: { dialect },
    shape,
    importExtension,
    workingDirectory,
  } = from;
  const { files } = readFiles(listPacks(from.packs).files, [], {
    kinds: from.kinds,
    root,
    workingDirectory,
    sources: new Map(),
  });
  return {
    settings: {
      ...{ dialect, shape, importExtension },
      packs: from.packs.map(({ name, mod }) => (mod ? { name, mod } : { name })),
    },
    known: [...from.known].map(([kind, ids]) => [kind, [...ids]]),
    files: files.map(({ pack, path, displayPath, sourcePath = "", text }) => ({
      ...{ path, displayPath, sourcePath, text },
      pack: from.packs.findIndex((each) => each === pack),
    })),
  };
}
