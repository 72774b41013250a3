/** The server's worker in a script engine that has nothing of Node's. */
import { createContext, runInContext } from "node:vm";

export interface Port {
  postMessage: (message: object) => void;
  onmessage: ((event: { readonly data: Message }) => void) | null;
}

export interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly uri: string; readonly diagnostics: readonly { code: string }[] };
  readonly result?: unknown;
  readonly error?: unknown;
}

/** Runs the bundled server; returns its end of the conversation, as a page has it. */
export function startWorker(code: string): Port {
  const page: Port = { postMessage: () => undefined, onmessage: null };
  const own: Port & { addEventListener: () => void } = {
    ...{ onmessage: null, addEventListener: () => undefined },
    postMessage: (data) => setTimeout(() => page.onmessage?.({ data })),
  };
  page.postMessage = (data) => setTimeout(() => own.onmessage?.({ data }));
  const given = {
    ...{ performance, structuredClone, TextDecoder, TextEncoder, URL, atob, queueMicrotask },
    ...{ setTimeout, clearTimeout, setInterval, console, self: own },
  };
  runInContext(code, createContext(given));
  return page;
}
