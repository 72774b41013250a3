/**
 * Runs one test file in this process. uvu itself says nothing where a suite was never run or a file could not be
 * loaded.
 */
import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";

// Before uvu is loaded, which decides then; processes that tests start inherit it.
delete process.env["FORCE_COLOR"];
process.env["NO_COLOR"] = "1";

type RunSuite = () => Promise<[errors: string | true, ran: number, skipped: number, total: number]>;
const uvuState = globalThis as unknown as {
  UVU_DEFER: number;
  UVU_INDEX: number;
  UVU_QUEUE: RunSuite[][];
};
uvuState.UVU_DEFER = 1;
uvuState.UVU_INDEX = 0;

export interface TestFile {
  /** Path below `test/`. */
  readonly name: string;
  /** Absolute. */
  readonly file: string;
}

export interface FileResult {
  readonly passed: number;
  readonly failed: number;
  readonly milliseconds: number;
}

export async function runFile({ name, file }: TestFile): Promise<FileResult> {
  const start = performance.now();
  let passed = 0;
  let failed = 0;
  const fail = (message: string, error?: unknown): void => {
    failed += 1;
    console.error(message);
    if (error !== undefined) console.error(error);
  };
  const suites: RunSuite[] = [];
  uvuState.UVU_QUEUE = [suites];
  console.log(`test/${name}`);
  try {
    await import(pathToFileURL(file).href);
    if (suites.length === 0) fail(`test/${name} never calls run()`);
  } catch (error) {
    fail(`test/${name} cannot be loaded`, error);
  }
  for (const suite of suites) {
    const [errors, ran, , total] = await suite();
    passed += ran;
    // A hook that fails ends its suite early, sometimes without an error text.
    failed += errors === true ? total - ran : Math.max(1, total - ran);
    if (errors !== true) console.log(`\n${errors}`);
  }
  console.log("");
  return { passed, failed, milliseconds: performance.now() - start };
}
