/** Settings from the command line, or from code that calls `loadSettings`. They override the configuration file. */
import { dialectRules, type Dialect } from "../model/dialect.ts";
import { commandLine } from "../diagnostics/source-names.ts";
import { suggest } from "../diagnostics/suggest.ts";
import type { ConfigurationSource, ReportProblem } from "./problem.ts";
import { shapes, type Shape } from "../model/output-shape.ts";

export interface Overrides {
  /** Directories in load order, relative to the working directory; they replace the configuration's packs. */
  readonly packs?: readonly string[];
  /**
   * Folders from which packs may read besides those that the configuration allows, relative to the working directory.
   */
  readonly roots?: readonly string[];
  /** Relative to the working directory. */
  readonly out?: string;
  readonly dialect?: string;
  readonly shape?: string;
  readonly strict?: boolean;
  /** Relative to the working directory; `false` for no baseline, whatever the configuration contains. */
  readonly baseline?: string | false;
  /** The baseline is about to be rewritten: nothing is accepted, and the file need not exist. */
  readonly updateBaseline?: boolean;
}

/** The overrides as a command line to which problems can point. */
export function overridesSource(overrides: Overrides): ConfigurationSource {
  const spans = new Map<string, { offset: number; length: number }>();
  let text = "defwright";
  const add = (name: string, value: string | undefined, key: string): void => {
    if (value === undefined) return;
    text += ` --${name} `;
    spans.set(key, { offset: text.length, length: value.length });
    text += value;
  };
  overrides.packs?.forEach((pack, index) => {
    add("pack", pack, `packs.${String(index)}`);
  });
  add("out", overrides.out, "out");
  add("dialect", overrides.dialect, "dialect");
  add("shape", overrides.shape, "shape");
  if (overrides.baseline !== false) add("baseline", overrides.baseline, "baseline");
  return {
    displayPath: commandLine,
    text,
    locate: (path) => spans.get(path.join(".")) ?? { offset: 0, length: text.length },
  };
}

/** The dialect given on the command line; an unknown one is reported. */
export function overriddenDialect(
  overrides: Overrides,
  line: ConfigurationSource,
  report: ReportProblem,
): Dialect | undefined {
  const { dialect } = overrides;
  if (dialect === undefined || isDialect(dialect)) return dialect;
  const dialects = Object.keys(dialectRules);
  report("configuration-value", line.locate(["dialect"], "value"), {
    where: "--dialect",
    found: JSON.stringify(dialect),
    expected: dialects.map((each) => JSON.stringify(each)),
    suggestion: suggest(dialect, dialects)[0],
  });
  return undefined;
}

function isDialect(word: string): word is Dialect {
  return Object.hasOwn(dialectRules, word);
}

/** The shape given on the command line; an unknown one is reported. */
export function overriddenShape(
  overrides: Overrides,
  line: ConfigurationSource,
  report: ReportProblem,
): Shape | undefined {
  const { shape } = overrides;
  const known = shapes.find((each) => each === shape);
  if (shape === undefined || known !== undefined) return known;
  report("configuration-value", line.locate(["shape"], "value"), {
    where: "--shape",
    found: JSON.stringify(shape),
    expected: shapes.map((each) => JSON.stringify(each)),
    suggestion: suggest(shape, shapes)[0],
  });
  return undefined;
}
