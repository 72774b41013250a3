/** How a module on disk differs from what the build would write. */
export type StaleState =
  "missing" | "different" | "line-ends" | "extra" | "left" | "unfinished" | "unbuilt";

export const staleStates: Readonly<Record<StaleState, string>> = {
  missing: "is missing",
  different: "differs from what the content produces",
  "line-ends": "differs only in its line ends: it has CRLF instead of LF",
  extra: "is no longer produced by the content",
  left: "was left by an interrupted build, and the next one removes it",
  unfinished:
    "was left by an interrupted build: the output may be a mixture of old and new modules",
  unbuilt: "has none of the modules: nothing was built yet",
};
