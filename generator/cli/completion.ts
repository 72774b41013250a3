/** The candidates for the last word of a command line: commands, options, values of options, ids and codes. */
import type { Command, Option } from "commander";
import { allCodes } from "../diagnostics/code.ts";
import { byCodeUnit } from "../text/code-unit.ts";
import type { Settings } from "../config/settings.ts";
import type { Kinds } from "../kinds/kinds.ts";
import { builtInFormat } from "../kinds/project-kinds.ts";
import { isBuiltIn } from "../model/kind-names.ts";
import { groupBy } from "../model/maps.ts";

export interface CompletionWord {
  readonly word: string;
  /** One line; may be empty. */
  readonly about: string;
}

export interface Completion {
  /** The candidates that start with the typed word. */
  readonly candidates: readonly CompletionWord[];
  /** Whether the shell should offer file names. */
  readonly files: boolean;
}

/** The positions of each command's arguments that may be ids of the content. */
const idPlaces: Readonly<Record<string, readonly number[]>> = {
  ...{ explain: [0, 1], refs: [0], rename: [1] },
};

/** @param words The words typed after the program's name; the last one, which may be empty, is to be completed. */
export async function completionOf(
  program: Command,
  words: readonly string[],
  workingDirectory: string,
): Promise<Completion> {
  const typed = words.at(-1) ?? "";
  const before = words.slice(0, -1);
  const { command, given } = commandOf(program, before);
  const at = given.length;
  const options = [...(command?.options ?? []), ...program.options].filter(({ hidden }) => !hidden);
  const last = optionNamed(options, before.at(-1));
  const project = (): Promise<ProjectWords> => wordsOf(program, before, workingDirectory);
  if (last !== undefined && takesValue(last)) return valuesOf(last, typed, project);
  const [, name, value] = /^(--[^=]+)=(.*)$/su.exec(typed) ?? [];
  const assigned = optionNamed(options, name);
  if (assigned !== undefined && value !== undefined) {
    const { candidates, files } = await valuesOf(assigned, value, project);
    return {
      candidates: candidates.map(({ word, about }) => ({ word: `${name ?? ""}=${word}`, about })),
      files,
    };
  }
  if (typed.startsWith("-")) {
    const own = options.flatMap(({ long, description }) =>
      long ? [candidate(long, description)] : [],
    );
    return among([...own, candidate("--help", "print help")], typed);
  }
  if (command === undefined) {
    const all = program.createHelp().visibleCommands(program);
    const named = all.map((each) => candidate(each.name(), each.summary() || each.description()));
    return among(named, typed);
  }
  const argument = command.registeredArguments[at];
  if (argument?.argChoices) return wordsAmong(argument.argChoices, typed);
  if (argument?.name() === "kind") return wordsAmong((await project()).kinds.names, typed);
  if (idPlaces[command.name()]?.includes(at)) {
    const { kinds, ids } = await project().then(withIds);
    if (at > 0 || command.name() !== "explain") {
      const kind = given[0];
      return among(kind === undefined ? ids : ids.filter(({ about }) => about === kind), typed);
    }
    return among([...ids, ...wordsToExplain(kinds), ...(await membersOf(kinds, typed))], typed);
  }
  return { candidates: [], files: argument !== undefined };
}

/** Finds the command among the words, and the arguments given to it. */
function commandOf(
  program: Command,
  words: readonly string[],
): { command: Command | undefined; given: readonly string[] } {
  let command: Command | undefined;
  const given: string[] = [];
  for (const [index, word] of words.entries()) {
    const options = [...(command?.options ?? []), ...program.options];
    const ahead = optionNamed(options, words[index - 1]);
    if (word.startsWith("-") || (ahead !== undefined && takesValue(ahead))) continue;
    if (command === undefined) {
      command = program.commands.find((each) => each.name() === word);
      if (command === undefined) return { command, given };
    } else given.push(word);
  }
  return { command, given };
}

function optionNamed(options: readonly Option[], word: string | undefined): Option | undefined {
  return options.find(({ long, short }) => word !== undefined && (word === long || word === short));
}

function takesValue({ required, optional }: Option): boolean {
  return required || optional;
}

async function valuesOf(
  { long, argChoices, flags }: Option,
  typed: string,
  project: () => Promise<ProjectWords>,
): Promise<Completion> {
  if (argChoices) return wordsAmong(argChoices, typed);
  if (long === "--kind") return wordsAmong((await project()).kinds.names, typed);
  return { candidates: [], files: /<(?:file|dir|path|folder)/u.test(flags) };
}

function wordsToExplain(kinds: Kinds): readonly CompletionWord[] {
  return [
    ...kinds.names.map((word) =>
      candidate(word, isBuiltIn(word) ? "a kind of the format" : "a kind of the project"),
    ),
    ...allCodes().map((word) => candidate(word, "a diagnostic code")),
  ];
}

/** Members of the kind named before the dot. */
async function membersOf(kinds: Kinds, typed: string): Promise<readonly CompletionWord[]> {
  if (!typed.includes(".")) return [];
  const { kindFacts } = await import("../explain/member-facts.ts");
  const kind = kinds.get(typed.split(".")[0] ?? "");
  const facts = kind && kindFacts(kind);
  return (facts?.members ?? [])
    .map(({ path, description }) => candidate([facts?.kind, ...path].join("."), description))
    .filter(({ word }) => plainWord.test(word));
}

/**
 * A word that is literal anywhere in a command line of any shell. Other ids are not offered: an id from a mod may be
 * `$(…)`, and a shell inserts a candidate into the line unchanged.
 */
const plainWord = /^[\p{L}\p{N}_.+][\p{L}\p{M}\p{N}_.+/@,-]*$/u;

interface ProjectWords {
  readonly kinds: Kinds;
  /** Absent if the configuration cannot be read. */
  readonly settings?: Settings;
}

/** The kinds of the project that the words choose; the built-in ones if its configuration cannot be read. */
async function wordsOf(
  program: Command,
  words: readonly string[],
  workingDirectory: string,
): Promise<ProjectWords> {
  const { loadSettings } = await import("../config/load-config.ts");
  const { loadOptionsOf } = await import("./options.ts");
  program.parseOptions([...words]);
  const { settings } = await loadSettings(loadOptionsOf(program.opts(), workingDirectory));
  return settings ? { kinds: settings.kinds, settings } : { kinds: builtInFormat() };
}

/** The same with the ids of its content. */
async function withIds({
  kinds,
  settings,
}: ProjectWords): Promise<{ kinds: Kinds; ids: readonly CompletionWord[] }> {
  if (settings === undefined) return { kinds, ids: [] };
  const { compilePacks } = await import("../build/compile-packs.ts");
  const { layers } = compilePacks(settings, { emit: false, records: false });
  const ids = kinds.names.flatMap((kind) =>
    [...layers.registry.ids(kind)]
      .filter((id) => plainWord.test(id))
      .sort(byCodeUnit)
      .map((id) => candidate(id, kind)),
  );
  return { kinds, ids };
}

/** Scripts split candidates and their descriptions at line breaks and tabs, so descriptions must contain neither. */
function candidate(word: string, about: string): CompletionWord {
  return { word, about: (about.split("\n")[0] ?? "").replaceAll("\t", " ") };
}

function among(all: readonly CompletionWord[], typed: string): Completion {
  const started = all.filter(({ word }) => word.startsWith(typed));
  const byWord = groupBy(started, ({ word }) => word);
  return { candidates: [...byWord.values()].flatMap((same) => same.slice(0, 1)), files: false };
}

function wordsAmong(words: readonly string[], typed: string): Completion {
  return among(
    words.map((word) => candidate(word, "")),
    typed,
  );
}
