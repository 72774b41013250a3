/** Settings from the command line, or from code that calls `loadSettings`. They override the configuration file. */
import { commandLine } from "../diagnostics/source-names.ts";
import { unknownWord, type ConfigurationSource } from "../diagnostics/project-problems.ts";
import type { NamedFile } from "./files-to-write.ts";
import type { ProjectSearch } from "./named-files.ts";

export interface Overrides {
  /** Directories in load order, relative to the working directory; they replace the configuration's packs. */
  readonly packs?: readonly string[];
  /**
   * Folders from which packs may read besides those that the configuration allows, relative to the working directory.
   */
  readonly roots?: readonly string[];
  /** Relative to the working directory. */
  readonly out?: string;
  /** Relative to the working directory. */
  readonly image?: string;
  readonly dialect?: string;
  readonly shape?: string;
  readonly strict?: boolean;
  /** Relative to the working directory; `false` for no baseline, whatever the configuration contains. */
  readonly baseline?: string | false;
  /** Files that options tell the command to write, besides these. */
  readonly files?: readonly NamedFile[];
  /** The baseline is about to be rewritten: nothing is accepted, and the file need not exist. */
  readonly updateBaseline?: boolean;
}

/** The overrides as a command line to which problems can point. */
export function overridesSource(overrides: Overrides): ConfigurationSource {
  const spans = new Map<string, { offset: number; length: number }>();
  let text = "defwright";
  const add = (option: string, value: string | undefined, key: string): void => {
    if (value === undefined) return;
    text += ` ${option} `;
    spans.set(key, { offset: text.length, length: value.length });
    text += value;
  };
  overrides.packs?.forEach((pack, index) => {
    add("--pack", pack, `packs.${String(index)}`);
  });
  add("--out", overrides.out, "out");
  add("--image", overrides.image, "image");
  add("--dialect", overrides.dialect, "dialect");
  add("--shape", overrides.shape, "shape");
  if (overrides.baseline !== false) add("--baseline", overrides.baseline, "baseline");
  for (const { role, option, path } of overrides.files ?? []) add(option, path, role);
  return {
    displayPath: commandLine,
    text,
    locate: (path) => spans.get(path.join(".")) ?? { offset: 0, length: text.length },
  };
}

/** The word that the command line gives for an option; an unknown one is reported. */
export function overriddenWord<Word extends string>(
  option: "dialect" | "shape",
  words: readonly Word[],
  overrides: Overrides,
  { source, report }: Pick<ProjectSearch, "source" | "report">,
): Word | undefined {
  const written = overrides[option];
  const known = words.find((each) => each === written);
  if (written !== undefined && known === undefined) {
    const span = source.locate([option], "value");
    report("configuration-value", span, unknownWord(`--${option}`, written, words));
  }
  return known;
}
