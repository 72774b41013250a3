/**
 * Packages that every compilation loads: they go into our own files, for loading modules one by one costs more than
 * what is in them. Nothing of them is needed from `node_modules` then.
 */
export const inlinedInCore: readonly string[] = [
  "emoji-regex",
  "fastest-levenshtein",
  "get-east-asian-width",
  "jsonc-parser",
];

/** Those of the language server alone: they stand in the files that only it loads. */
const inlinedForEditors: readonly string[] = [
  "vscode-jsonrpc",
  "vscode-languageserver",
  "vscode-languageserver-protocol",
  "vscode-languageserver-textdocument",
  "vscode-languageserver-types",
];

/** All of them, with that of the command line. */
export const inlined: readonly string[] = [...inlinedInCore, "commander", ...inlinedForEditors];
