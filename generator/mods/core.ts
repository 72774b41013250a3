/**
 * The packs of a game, with which mods are linked. It is a session of the compiler whose core packs come from an image
 * and whose other packs come from players: what a mod does not touch is not done again.
 */
import type { ContentName } from "../../runtime/hot/apply-content.ts";
import { compile, type Compilation } from "../compile.ts";
import { hasSentences } from "../diagnostics/code.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import type { Image } from "../image/read-image.ts";
import type { CompileSettings } from "../kinds/compile-settings.ts";
import { defaultLimits, type Limits } from "../model/limits.ts";
import { createMemo } from "../model/memo.ts";
import type { Pack } from "../model/pack.ts";
import { Presumption } from "../reuse/presumed.ts";
import { createSession, type Session } from "../reuse/session.ts";
import { changesOf, linkedOf, recordsOf, type Linked } from "./changes.ts";
import { told, type LinkResult } from "./link-result.ts";
import type { ReadMod } from "./mod.ts";
import { loadSentences } from "./sentences.ts";
import { ToldFindings } from "./told-findings.ts";

export class Core {
  readonly #image: Image;
  readonly #session: Session;
  readonly #memo = createMemo();
  readonly #settings: CompileSettings & { packs: readonly Pack[]; limits: Limits };
  readonly #shipped: Linked;
  /** What is found in the shipped content alone. */
  readonly #told: ToldFindings;

  /** @param game the same packs under the kinds of the game, if those of the image are more */
  constructor(image: Image, limits: Limits, game?: Core) {
    this.#image = image;
    const { kinds } = image.settings;
    const own = game ? game.#settings.kinds : kinds;
    const presumed = new Presumption(image.presumed);
    // What refers to a kind that nothing defined depends on it if something does.
    const isPresumed = own.external.every((name) => own.has(name) || !kinds.has(name));
    this.#session = { ...createSession(), ...(isPresumed && { presumed }) };
    // One object for all runs: results under other settings would not hold, and packs come and go.
    this.#settings = { ...image.settings, limits: defaultLimits };
    this.#told = new ToldFindings(this.#settings, game && game.#told);
    const alone = this.#compile([], []);
    this.#told.close(alone);
    const shipped = linkedOf(kinds, alone, this.#memo);
    this.#shipped = { ...shipped, kinds: own };
    this.#settings.limits = limits;
  }

  async link(
    mods: readonly ReadMod[],
    facts: readonly Fact[],
    content: ContentName,
  ): Promise<Omit<LinkResult, "order">> {
    let compilation = this.#compile(mods, facts);
    if (compilation.diagnostics.length > 0 && !hasSentences()) {
      await loadSentences();
      compilation = this.#compile(mods, facts);
    }
    const { model, layers, locations } = compilation;
    const { kinds } = this.#settings;
    const found = told(compilation.diagnostics.filter((each) => !this.#told.has(each)));
    return {
      ...found,
      ...(found.ok && {
        changes: changesOf(this.#shipped, linkedOf(kinds, compilation, this.#memo), content),
      }),
      conflicts: async () => {
        const { conflictsData } = await import("../conflicts/print-conflicts.ts");
        const { findConflicts } = await import("../conflicts/find-conflicts.ts");
        const game = this.#image.settings.packs;
        return conflictsData(findConflicts(layers, this.#packsWith(mods), game), locations);
      },
      tables: (kind) => new Map(recordsOf(kinds, model, kind)),
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
}
