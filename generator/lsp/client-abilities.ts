/** What the editor supports and wants, as it says at the start and when its settings change. */
import type { InitializeParams } from "vscode-languageserver";
import { isExactly, objectOf } from "../json/checked.ts";
import { hintSettings, type HintSettings } from "./hints.ts";

export interface ClientAbilities {
  readonly snippets: boolean;
  readonly folders: boolean;
  /** Whether it shows annotations of edits. */
  readonly annotations: boolean;
  /** Whether it asks for findings, and is not sent them: only if it says so, as most editors can do both. */
  readonly pulls: boolean;
  readonly hints: HintSettings;
  /** What it asks for again when it is told to. */
  readonly refreshes: ReadonlySet<Refreshed>;
}

export type Refreshed = "diagnostic" | "inlayHint" | "codeLens";

const wantsPull = objectOf({ diagnostics: isExactly("pull") });

export function abilitiesOf({
  capabilities: { textDocument, workspace },
  initializationOptions: options,
}: Pick<InitializeParams, "capabilities"> & {
  readonly initializationOptions?: unknown;
}): ClientAbilities {
  const can = (what: Refreshed, support: { refreshSupport?: boolean } | undefined): Refreshed[] =>
    support?.refreshSupport === true ? [what] : [];
  return {
    snippets: textDocument?.completion?.completionItem?.snippetSupport === true,
    folders: workspace?.workspaceFolders === true,
    annotations: workspace?.workspaceEdit?.changeAnnotationSupport !== undefined,
    pulls: textDocument?.diagnostic !== undefined && wantsPull(options),
    hints: hintSettings(options),
    refreshes: new Set([
      ...can("diagnostic", workspace?.diagnostics),
      ...can("inlayHint", workspace?.inlayHint),
      ...can("codeLens", workspace?.codeLens),
    ]),
  };
}
