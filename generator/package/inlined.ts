/**
 * Packages that every compilation loads. They are bundled into our own files, because loading modules one by one costs
 * more than their content; nothing of them is then needed from `node_modules`.
 */
export const inlinedInCore: readonly string[] = [
  "emoji-regex",
  "fastest-levenshtein",
  "get-east-asian-width",
  "jsonc-parser",
];

/** Packages used only by the language server; they are in the files that only it loads. */
const inlinedForEditors: readonly string[] = [
  "vscode-jsonrpc",
  "vscode-languageserver",
  "vscode-languageserver-protocol",
  "vscode-languageserver-textdocument",
  "vscode-languageserver-types",
];

/** All of them, and the package of the command line. */
export const inlined: readonly string[] = [...inlinedInCore, "commander", ...inlinedForEditors];
