/** `explore --serve` in the test's own process. */
import * as assert from "uvu/assert";
import { defwright, eventually } from "../project-folder.ts";

export interface Served {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

export async function serve(folder: string): Promise<Served> {
  let text = "";
  let interrupt = (): void => undefined;
  const ended = defwright(folder, ["explore", "--serve", "--port", "0"], {
    err: (each) => {
      text += each;
    },
    onInterrupt: (stop) => {
      interrupt = stop;
    },
  });
  const [address] = await eventually(
    () => /http:\S+/u.exec(text) ?? undefined,
    () => `an address in: ${text}`,
    20_000,
  );
  const stop = async (): Promise<void> => {
    interrupt();
    assert.is((await ended).code, 0);
  };
  return { address, stop };
}
