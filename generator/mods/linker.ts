/**
 * Links mods against the image of a game's packs. It is a session of the compiler whose core packs come from an image
 * and whose other packs come from players: what a mod does not touch is not done again.
 */
import type { ContentName, ModChanges } from "../../runtime/hot/apply-content.ts";
import { compile, type Compilation } from "../compile.ts";
import { conflictsData } from "../conflicts/print-conflicts.ts";
import { findConflicts } from "../conflicts/find-conflicts.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import { createFindings } from "../diagnostics/findings.ts";
import { findingRecord, type FindingRecord } from "../diagnostics/format-json.ts";
import { reportLimit } from "../diagnostics/report-limit.ts";
import { readImage, type Image } from "../image/read-image.ts";
import { defaultLimits, type Limits } from "../model/limits.ts";
import type { CompileSettings } from "../kinds/compile-settings.ts";
import { createMemo } from "../model/memo.ts";
import { totals } from "../layer/account.ts";
import type { Pack } from "../model/pack.ts";
import { orderByDependencies } from "../packs/pack-order.ts";
import { Presumption } from "../reuse/presumed.ts";
import { createSession, type Session } from "../reuse/session.ts";
import { changesOf, linkedOf, type Linked } from "./changes.ts";
import { ToldFindings } from "./told-findings.ts";
import { findingsText, type FindingFormat } from "./findings.ts";
import { readMod, type Mod, type ReadMod } from "./mod.ts";

export interface LinkerOptions {
  /** How much is linked at most; what is larger is a finding. */
  readonly limits?: Partial<Limits>;
}

export interface LinkResult {
  /** Whether there is no error; then the changes may be applied. */
  readonly ok: boolean;
  /** What is wrong in the mods, in the order of the command line; without what is found in the game's packs alone. */
  readonly findings: readonly FindingRecord[];
  /** The findings in a format of the command line; `pretty` is for people. Always text, never HTML. */
  readonly text: (format?: FindingFormat) => string;
  /** For `applyContent`; absent if there is an error. */
  readonly changes?: ModChanges;
  /** The names of the mods in the order in which they load: as given, but after what they depend on. */
  readonly order: readonly string[];
  /** What mods change of each other, as `defwright conflicts --json` has it. */
  readonly conflicts: () => object;
  /** All records of a kind by id, of the game and of the mods. */
  readonly tables: (kind: string) => ReadonlyMap<string, unknown>;
}

export interface ModLinker {
  /** The hash of the image. */
  readonly image: string;
  /**
   * Links the game's packs with these mods, in this order except where their dependencies require another one. Mods
   * that are not given are not loaded. Never throws because of mods.
   */
  link(mods: readonly Mod[]): LinkResult;
}

/** Enough for the largest mods, and little enough for a page. */
const usualLimits: Limits = {
  ...{ bytes: 2 ** 25, files: 5000, objects: 100_000, groups: 100_000, seconds: 20 },
};

export function linkerOf(imageText: string, { limits }: LinkerOptions = {}): ModLinker {
  return new Linker(readImage(imageText), { ...usualLimits, ...limits });
}

class Linker implements ModLinker {
  readonly #image: Image;
  readonly #limits: Limits;
  readonly #session: Session;
  readonly #memo = createMemo();
  readonly #settings: CompileSettings & { packs: readonly Pack[]; limits: Limits };
  /** By name, as they were last linked. */
  readonly #mods = new Map<string, ReadMod>();
  readonly #shipped: Linked;
  /** What is found in the shipped content alone. */
  readonly #told: ToldFindings;

  constructor(image: Image, limits: Limits) {
    this.#image = image;
    this.#limits = limits;
    this.#session = {
      ...createSession(),
      presumed: new Presumption(image.presumed, image.mayContain),
    };
    // One object for all runs: results under other settings would not hold, and packs come and go.
    this.#settings = { ...image.settings, limits: defaultLimits };
    this.#told = new ToldFindings(this.#settings, image.presumed.said);
    const alone = this.#compile([], []);
    this.#told.close(alone);
    this.#shipped = linkedOf(this.#settings.kinds, alone, this.#memo);
    const objects = totals(alone.account).total + alone.account.others;
    this.#settings.limits = { ...limits, objects: limits.objects + objects };
  }

  get image(): string {
    return this.#image.content;
  }

  link(given: readonly Mod[]): LinkResult {
    const { mods, facts } = this.#read(given);
    const compilation = this.#compile(mods, facts);
    const { model, layers, locations } = compilation;
    const { kinds } = this.#settings;
    const found = compilation.diagnostics.filter((each) => !this.#told.has(each));
    const ok = !found.some(({ severity }) => severity === "error");
    const content: ContentName = { image: this.image, mods: mods.map(nameOf) };
    return {
      ok,
      findings: found.map(findingRecord),
      text: (format) => findingsText(found, format),
      ...(ok && {
        changes: changesOf(this.#shipped, linkedOf(kinds, compilation, this.#memo), content),
      }),
      order: mods.map(({ pack }) => pack.name),
      conflicts: () => conflictsData(findConflicts(layers, this.#packsWith(mods)), locations),
      tables: (kind) =>
        new Map([...(model.records.get(kind) ?? [])].map(([id, { record }]) => [id, record])),
    };
  }

  #packsWith(mods: readonly ReadMod[]): readonly Pack[] {
    return [...this.#image.settings.packs, ...mods.map(({ pack }) => pack)];
  }

  #compile(mods: readonly ReadMod[], facts: readonly Fact[]): Compilation {
    const session = this.#session;
    const { files } = this.#image;
    // A run that reaches a limit leaves nothing in the session.
    if (files.some(([file]) => !session.loaded.has(file))) {
      for (const [file, loaded] of files) session.loaded.set(file, loaded);
    }
    this.#settings.packs = this.#packsWith(mods);
    const sources = [...files.map(([file]) => file), ...mods.flatMap((mod) => mod.files)];
    const { choose } = this.#told;
    return compile(this.#settings, { files: sources, facts }, { session, emit: false, choose });
  }

  /** Reads the mods and orders them; those with which a limit is exceeded are left out. */
  #read(given: readonly Mod[]): {
    readonly mods: readonly ReadMod[];
    readonly facts: readonly Fact[];
  } {
    const { report, facts } = createFindings();
    const loaded = new Set([...this.#image.settings.packs.flatMap(namesOf)]);
    for (const mod of given) loaded.add(mod.name);
    const names = new Set(this.#image.settings.packs.map(({ name }) => name));
    const read: ReadMod[] = [];
    let { bytes, files } = this.#limits;
    for (const mod of given) {
      const name = freeName(mod.name, names);
      names.add(name);
      const reading = { ...this.#image.unread, loaded };
      const each = readMod({ ...mod, name }, reading, this.#mods.get(name));
      bytes -= each.size;
      files -= each.files.length;
      if (bytes < 0 || files < 0) {
        const source = { packName: name, displayPath: name, text: "" };
        reportLimit(bytes < 0 ? "bytes" : "files", source, this.#limits, report);
        break;
      }
      this.#mods.set(name, each);
      read.push(each);
    }
    const byPack = new Map(read.map((mod) => [mod.pack, mod]));
    const mods = orderByDependencies([...byPack.keys()]).flatMap((pack) => byPack.get(pack) ?? []);
    return { mods, facts: [...facts, ...mods.flatMap((mod) => mod.facts)] };
  }
}

function namesOf({ name, mod }: Pack): string[] {
  return mod?.id === undefined ? [name] : [name, mod.id];
}

/** Names of packs are unique. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name}-${String(count)}`;
  return free;
}

function nameOf({ pack: { name, mod }, content }: ReadMod): ContentName["mods"][number] {
  const version = mod?.value["version"];
  return {
    name,
    ...(mod?.id !== undefined && { id: mod.id }),
    ...(typeof version === "string" && { version }),
    content,
  };
}
