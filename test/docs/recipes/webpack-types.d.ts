/** What the recipe uses of webpack, which is not installed here. */
declare module "webpack" {
  interface Hook {
    tap(name: string, run: () => void): void;
    tapPromise(name: string, run: () => Promise<void>): void;
  }
  export interface Compiler {
    readonly hooks: {
      readonly beforeRun: Hook;
      readonly watchRun: Hook;
      readonly watchClose: Hook;
    };
  }
}
