/**
 * The sentences of findings. A linker as it is shipped has codes without them (`package/mods-bundle.ts`) until there is
 * a finding to be told.
 */
import { allCodes, codes } from "../diagnostics/code.ts";

export async function loadSentences(): Promise<void> {
  const whole = await import("../diagnostics/code.ts");
  for (const code of allCodes()) Object.assign(codes[code], whole.codes[code]);
}
