import type { UncheckedReference } from "../check/check-references.ts";
import { applyBaseline, type BaselineResult } from "../diagnostics/baseline.ts";
import type { Diagnostic, Fact } from "../diagnostics/diagnostic.ts";
import { factsAgain, type FactsAgain } from "../diagnostics/same-fact.ts";
import { toDiagnostics, type FindingsChange } from "../diagnostics/to-diagnostics.ts";
import { contentView } from "../layer/content-view.ts";
import type { KnownIds } from "../layer/known-ids.ts";
import type { Layers } from "../layer/layer.ts";
import type { CompileSettings } from "../kinds/compile-settings.ts";
import type { Locations } from "../model/locations.ts";
import type { Memo } from "../model/memo.ts";
import type { Severity } from "../model/severity.ts";
import type { SourceFile } from "../model/source-file.ts";
import type { Loaded } from "../validate/load.ts";
import { withoutAllowed } from "./allowances.ts";
import { evidenceIn, type Evidence } from "./evidence.ts";
import { excusedIn } from "./excused.ts";
import { assertAccounts } from "../layer/account-invariant.ts";
import { nameSuccessors, nameUnloadedPacks, type FindUnloaded } from "./unknown-ids.ts";
import { judgeRepairs } from "./judge-repairs.ts";
import { withOtherEnds } from "./other-ends.ts";
import { reportMissingPacks } from "./missing-packs.ts";
import { reportMistypedDefinitions } from "./mistyped-definitions.ts";
import { reportMisspeltDefinitions } from "./misspelt-definitions.ts";
import { foldVocabulary } from "./vocabulary.ts";
import { firstInOrder, uncheckedIds, uncheckedKinds } from "./unchecked.ts";

/** The facts of a run and the content in which they were found. */
export interface Found {
  readonly facts: readonly Fact[];
  readonly unchecked: readonly UncheckedReference[];
  readonly files: readonly SourceFile[];
  readonly loaded: Loaded;
  readonly locations: Locations;
  readonly known: KnownIds;
  readonly layers: Layers;
}

export interface Diagnosed {
  /** Sorted; severities are final. */
  readonly diagnostics: readonly Diagnostic[];
  /** The result of applying the baseline to the findings; absent without a baseline. */
  readonly baseline?: Omit<BaselineResult, "fresh">;
  /** The evidence in the packs for and against an unknown id being a misspelling. */
  readonly evidence: Evidence;
}

export interface DiagnoseOptions {
  /** Finds packs outside the sources that define ids that are undefined here. */
  readonly findUnloaded?: FindUnloaded | undefined;
  /**
   * The lowest severity of interest. All findings are made, but less severe ones are neither described nor returned.
   */
  readonly least?: Severity | undefined;
  /** Chooses the findings that are described; for content of which the others are known. */
  readonly choose?: FindingsChange;
}

/**
 * Turns facts into diagnostics: one for each mistake, with a definite severity, without those that the baseline
 * accepts.
 * @throws If content was lost without an error, which is a defect of defwright.
 */
export function diagnose(
  { facts: all, unchecked, files, loaded, locations, known, layers }: Found,
  settings: CompileSettings,
  { findUnloaded, least, choose }: DiagnoseOptions,
  memo: Memo,
): Diagnosed {
  const { registry } = layers;
  const excused = excusedIn(registry.kinds, all, layers.rejections, memo);
  const firstOf = firstInOrder(files, locations);
  const reported = [
    ...(excused.size > 0 ? all.filter((fact) => !excused.has(fact)) : all),
    ...uncheckedIds(excused, firstOf),
    ...uncheckedKinds(unchecked, firstOf),
  ];
  const { facts: found } = memo.part<FactsAgain>("facts", reported, (before) =>
    factsAgain(reported, before),
  );
  const view = contentView(layers.registry, known);
  const named = nameSuccessors(found, layers.registry, known, memo);
  const judged = judgeRepairs(registry.kinds, named, view, memo);
  const facts = findUnloaded ? nameUnloadedPacks(judged, findUnloaded, memo) : judged;
  const evidence = evidenceIn({ files, facts, layers, known, configured: settings.known }, memo);
  const decided = toDiagnostics(facts, files, locations, settings, {
    gather: (some) =>
      foldVocabulary(
        withoutAllowed(
          reportMisspeltDefinitions(
            reportMistypedDefinitions(
              registry.kinds,
              memo.part("with missing packs", [settings.packs, ...some], () =>
                reportMissingPacks(some, settings.packs),
              ),
              loaded.parsed,
              memo,
            ),
            { layers, files },
            evidence,
            memo,
          ),
          loaded.parsed,
        ),
        firstOf,
        memo,
      ),
    ...(choose && { choose }),
    annotate: (wanted) => withOtherEnds(wanted, { registry, known, parsed: loaded.parsed }, memo),
    memo,
    // A baseline covers all findings.
    least: settings.baseline === undefined ? least : undefined,
  });
  assertAccounts(loaded, layers, decided, [...excused.keys()]);
  if (settings.baseline === undefined) return { diagnostics: decided, evidence };
  const { fresh, ...baseline } = applyBaseline(decided, settings.baseline);
  return { diagnostics: fresh, baseline, evidence };
}
