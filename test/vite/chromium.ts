/** A browser for tests, where there is one. */
import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";

/** Where to look for it: `CHROMIUM`, else where Debian puts it. */
export function findChromium(): string | undefined {
  const path = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
  return existsSync(path) ? path : undefined;
}

/** Headless, with a user's folder of its own, and without a word to the outside. */
export function startChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    headless: true,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--disable-dev-shm-usage",
    ],
  });
}
