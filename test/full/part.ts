/** What `npm run full` is made of. */

export interface FullPart {
  readonly name: string;
  readonly run: () => Promise<PartResult> | PartResult;
}

export interface PartResult {
  /** One row of the table each. */
  readonly rows: readonly Row[];
}

export interface Row {
  readonly name: string;
  /** `skipped`: a tool is missing. */
  readonly outcome: "ok" | "failed" | "skipped";
  /** What was seen; of what cannot work, that it does not, as documented. */
  readonly note: string;
}

/** A row of what must hold; what is thrown is its note. */
export async function row(name: string, check: () => Promise<string> | string): Promise<Row> {
  try {
    return { name, outcome: "ok", note: await check() };
  } catch (error) {
    return {
      name,
      outcome: "failed",
      note: error instanceof Error ? error.message : String(error),
    };
  }
}

export function skipped(name: string, why: string): Row {
  return { name, outcome: "skipped", note: why };
}
