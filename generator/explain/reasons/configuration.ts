import type { ConfigurationCodes } from "../../diagnostics/catalogue/configuration.ts";
import type { Reason } from "./reason.ts";

export const configurationReasons: Readonly<Record<keyof ConfigurationCodes, Reason>> = {
  "configuration-missing": {
    why: "Which packs there are, and in which order they load, stands in a configuration. There is none in this directory or above it, and no pack is named on the command line, so there is nothing to do.",
    remedy:
      "Go to the directory of the project, run `defwright init` for a starter, or name a directory of definitions: `defwright check --pack my-mod`.",
  },
  "configuration-syntax": {
    why: "The configuration cannot be read, so nothing else is: a guess about which packs to load would be worse than none.",
    remedy:
      'Mend the place that the frame points at. JSON has no comments, but a member whose name begins with "//" is one.',
  },
  "configuration-module": {
    why: "A configuration in TypeScript or JavaScript is a module whose default export is the configuration. This one cannot be run, or exports nothing by that name.",
    remedy:
      'Mend what the message quotes, and write `export default defineConfig({ … })` with `defineConfig` from "defwright".',
  },
  "configuration-unknown-member": {
    why: "A setting that is misspelt would have no effect: the content would be checked by other rules than its author believes. So it is an error, unlike an unknown member of a definition.",
    remedy:
      'Correct the name. With "$schema" in the file an editor completes the names of all settings.',
  },
  "configuration-missing-member": {
    why: 'Without "packs" it is unknown what to read; the other members have defaults.',
    remedy: "Add it.",
  },
  "configuration-value": {
    why: "The setting exists, but not with this value. Falling back to the default would hide the slip.",
    remedy: "Write one of the values that the message lists.",
  },
  "configuration-path": {
    why: "A path of the configuration leads to nothing, or to something of another sort. Without the pack or the list of ids, half of the content would be reported as unknown.",
    remedy:
      "Correct the path. Paths of the configuration are relative to its file, those of the command line to the working directory.",
  },
  "configuration-conflict": {
    why: "Each of the settings is right by itself, but both cannot hold: a pack loaded twice would clash with itself, and output inside a pack would be read as content at the next build.",
    remedy: "Remove or change one of the two, as the message says.",
  },
  "configuration-unknown-code": {
    why: '"severity" names a code that defwright never reports, so the setting has no effect: the code is misspelt, or of another version.',
    remedy: "Correct the code. Each message has its code in brackets.",
  },
  "configuration-severity": {
    why: "Some codes are about objects that cannot be read. They are left out of every later stage, so as a warning the build would succeed without them, and content would be missing from the game without a word.",
    remedy: "Mend the content or take the object out of the pack; remove the line.",
  },
  "configuration-missing-baseline": {
    why: "`--update-baseline` writes today's findings to a file, and no file is named.",
    remedy: 'Name one by "baseline" in the configuration, or by `--baseline` on the command line.',
  },
  "configuration-missing-out": {
    why: "`build` writes modules, and no folder for them is named. `check` can do without one.",
    remedy: 'Name one by "out" in the configuration, or by `--out` on the command line.',
  },
};
