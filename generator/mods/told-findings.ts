/** The findings of the shipped content alone: they are not those of a mod, so that few are ever put into words. */
import type { Compilation } from "../compile.ts";
import type { Diagnostic, Fact } from "../diagnostics/diagnostic.ts";
import { isSameFact } from "../diagnostics/same-fact.ts";
import {
  severityOf,
  toDiagnostics,
  type FindingsChange,
  type SeverityRules,
} from "../diagnostics/to-diagnostics.ts";
import { addTo } from "../model/maps.ts";
import { once } from "../model/once.ts";
import { isSameList } from "../model/memo.ts";
import { orElse } from "../reuse/fingerprints.ts";
import { keptData, positionsIn } from "../reuse/kept-data.ts";
import { holderOf, type Place } from "../model/place.ts";
import { hashOf } from "../text/short-hash.ts";

export class ToldFindings {
  readonly #rules: SeverityRules;
  readonly #game: ToldFindings | undefined;
  #own: readonly Fact[] = [];
  /** By the object or the text that they are about. */
  readonly #facts = new Map<object, Fact[]>();
  /** The packs of the shipped content, what is found and what is said of it; absent during its run. */
  #alone:
    | {
        readonly packs: ReadonlySet<string>;
        readonly found: () => ReadonlySet<string | undefined>;
        readonly said: () => ReadonlySet<string>;
      }
    | undefined;

  /** @param game the findings under the kinds of the game, if there are more kinds: what only those find is new */
  constructor(rules: SeverityRules, game?: ToldFindings) {
    this.#rules = rules;
    this.#game = game;
  }

  /**
   * Leaves out what was found in the shipped content; in its own run everything. Only errors stay, by which it is
   * accounted for what is lost: a baseline may accept them.
   */
  readonly choose: FindingsChange = (facts) => {
    if (!this.#alone) {
      this.#own = facts;
      return facts.filter(this.#isError);
    }
    const others = facts.filter((fact) => this.#isError(fact) || !this.#isTold(fact));
    // Of a finding in lines of others, it depends on theirs whether it is said.
    return others.some(({ inheritedBy }) => inheritedBy !== undefined) ? facts : others;
  };

  /** Ends the run of the shipped content. */
  close({ files, locations, parsed }: Pick<Compilation, "files" | "locations" | "parsed">): void {
    const game = this.#game && this.#game.#alone;
    const addresses = positionsIn(parsed);
    // The same content has the same positions, whatever kinds there are.
    const asText = (fact: Fact): string | undefined =>
      orElse(() => JSON.stringify(keptData(fact, addresses)), undefined);
    const known = game?.found();
    for (const fact of this.#own) {
      const text = known && asText(fact);
      const isTold = !known || (text !== undefined && known.has(text));
      if (isTold) addTo(this.#facts, holderOf(fact.place), fact);
    }
    this.#alone = {
      packs: new Set(files.map(({ packName = "" }) => packName)),
      found: once(() => new Set(this.#own.map(asText))),
      said: once(() => {
        if (game) return game.said();
        const found = toDiagnostics(this.#own, files, locations, this.#rules);
        return new Set(found.map(sayingOf));
      }),
    };
  }

  /** Whether the shipped content alone has it, or it is a note on its files, which is for those who made the game. */
  has(finding: Diagnostic): boolean {
    const { severity, source } = finding;
    if (this.#alone?.packs.has(source.packName ?? "") !== true) return false;
    return severity === "note" || this.#alone.said().has(sayingOf(finding));
  }

  readonly #isError = (fact: Fact): boolean => severityOf(fact, this.#rules) === "error";

  #isTold(fact: Fact): boolean {
    const some = this.#facts.get(holderOf(fact.place)) ?? [];
    return some.some(
      (each) =>
        each.code === fact.code && isSamePlace(each.place, fact.place) && isSameFact(each, fact),
    );
  }
}

/** The hash of what a finding says. */
function sayingOf({ code, message, source, range, notes }: Diagnostic): string {
  const { packName, displayPath } = source;
  const said = notes.map((note) => note.message);
  return hashOf(
    JSON.stringify([code, message, packName, displayPath, range.line, range.column, said]),
  );
}

/** Whether two places in one object or text are the same. */
function isSamePlace(one: Place, other: Place): boolean {
  if (one === other) return true;
  if (!("path" in one) || !("path" in other)) return false;
  return one.target === other.target && isSameList(one.path, other.path);
}
