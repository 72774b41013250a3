/** Links mods against the image of a game's packs: reads them, orders them, and chooses the kinds that there are. */
import type { ContentName } from "../../runtime/hot/apply-content.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import { createFindings } from "../diagnostics/findings.ts";
import { reportLimit } from "../diagnostics/report-limit.ts";
import { isText } from "../json/checked.ts";
import { noMod } from "../json/mistakes.ts";
import { isList, isObject, present } from "../json/containers.ts";
import { readImage, type Image } from "../image/read-image.ts";
import type { Limits } from "../model/limits.ts";
import type { OwnKinds } from "../kinds/project-kinds.ts";
import type { Pack } from "../model/pack.ts";
import { orderByDependencies } from "../packs/pack-order.ts";
import { kindsInMod } from "../packs/kinds-in-mod.ts";
import { Core } from "./core.ts";
import { loadSentences } from "./sentences.ts";
import { told, type LinkResult } from "./link-result.ts";
import { readMod, type GivenMod, type Mod, type ReadMod } from "./mod.ts";

export interface LinkerOptions {
  /** How much is linked at most; what is larger is a finding. */
  readonly limits?: Partial<Limits>;
}

export interface ModLinker {
  /** The hash of the image. */
  readonly image: string;
  /**
   * Links the game's packs with these mods, in this order except where their dependencies require another one. Mods
   * that are not given are not loaded. Never fails because of mods, only if a part of the linker cannot be loaded.
   */
  link(mods: readonly Mod[]): Promise<LinkResult>;
}

/** Enough for the largest mods, and little enough for a page. */
const usualLimits: Limits = {
  ...{ bytes: 2 ** 25, files: 5000, objects: 100_000, groups: 100_000, seconds: 20 },
};

export function linkerOf(image: Uint8Array, { limits = {} }: LinkerOptions = {}): ModLinker {
  return new Linker(image, { ...usualLimits, ...present(limits) });
}

class Linker implements ModLinker {
  readonly #imageUnder: ReturnType<typeof readImage>;
  readonly #image: Image;
  readonly #limits: Limits;
  /** By name, as they were last linked. */
  readonly #mods = new Map<string, ReadMod>();
  readonly #core: Core;
  /** The game's packs under the kinds that mods brought last: nothing that was worked out under others holds. */
  #extended: { readonly key: string; readonly core: Core } | undefined;

  constructor(bytes: Uint8Array, limits: Limits) {
    this.#imageUnder = readImage(bytes);
    this.#image = this.#imageUnder();
    this.#limits = limits;
    this.#core = new Core(this.#image, limits);
  }

  get image(): string {
    return this.#image.content;
  }

  async link(given: readonly Mod[]): Promise<LinkResult> {
    const { mods, facts, order } = this.#read(given);
    const content: ContentName = { image: this.image, mods: mods.map(nameOf) };
    if (!mods.some(({ pack: { mod } }) => mod && kindsInMod(mod).kinds.length > 0)) {
      return { ...(await this.#core.link(mods, facts, content)), order };
    }
    const [{ readModKinds }] = await Promise.all([import("./mod-kinds.ts"), loadSentences()]);
    const { problems, files, ...own } = readModKinds(this.#image, mods);
    if (problems.length > 0) {
      const { conflicts, tables } = await this.#core.link([], [], content);
      return { ...told(problems), order, conflicts, tables };
    }
    const read = mods.map((mod) => ({
      ...mod,
      files: mod.files.filter(({ displayPath }) => !files.has(displayPath)),
    }));
    return { ...(await this.#under(own).link(read, facts, content)), order };
  }

  #under(own: OwnKinds): Core {
    if (this.#extended?.key !== own.key) {
      // One at a time: each is as large as the game.
      this.#extended = undefined;
      const core = new Core(this.#imageUnder(own), this.#limits, this.#core);
      this.#extended = { key: own.key, core };
    }
    return this.#extended.core;
  }

  /** Reads the mods and orders them; those with which a limit is exceeded are left out. */
  #read(given: readonly Mod[]): {
    readonly mods: readonly ReadMod[];
    readonly facts: readonly Fact[];
    readonly order: LinkResult["order"];
  } {
    const { report, facts } = createFindings();
    const loaded = new Set([...this.#image.settings.packs.flatMap(namesOf)]);
    const all = (isList<unknown>(given) ? given : [given]).map(asMod);
    for (const { name } of all) loaded.add(name);
    const names = new Set(this.#image.settings.packs.map(({ name }) => name));
    const read: ReadMod[] = [];
    let { bytes, files } = this.#limits;
    for (const { isMod, ...mod } of all) {
      const name = freeName(mod.name, names);
      names.add(name);
      const source = { packName: name, displayPath: name, text: "" };
      if (!isMod) report("invalid-json", { source, offset: 0, length: 0 }, noMod);
      const reading = { ...this.#image.unread, loaded };
      const each = readMod({ ...mod, name }, reading, this.#mods.get(name));
      bytes -= each.size;
      files -= each.files.length;
      if (bytes < 0 || files < 0) {
        reportLimit(bytes < 0 ? "bytes" : "files", source, this.#limits, report);
        break;
      }
      this.#mods.set(name, each);
      read.push(each);
    }
    const byPack = new Map(read.map((mod) => [mod.pack, mod]));
    const mods = orderByDependencies([...byPack.keys()]).flatMap((pack) => byPack.get(pack) ?? []);
    const order = mods.map((mod) => ({ name: mod.pack.name, given: read.indexOf(mod) }));
    return { mods, facts: [...facts, ...mods.flatMap((mod) => mod.facts)], order };
  }
}

/** A game may hand over anything. */
function asMod(given: unknown): GivenMod & { readonly isMod: boolean } {
  const { name, files }: Partial<Record<keyof Mod, unknown>> = isObject(given) ? given : {};
  return {
    name: isText(name) ? name : "mod",
    files: isObject(files) ? files : {},
    isMod: isText(name) && isObject(files),
  };
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
