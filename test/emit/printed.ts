/** Prettier and the JavaScript engine, as the judges of printed text. */
import { runInThisContext } from "node:vm";
import * as estree from "prettier/plugins/estree";
import * as typescript from "prettier/plugins/typescript";
import { format } from "prettier/standalone";
import type { Plugin } from "prettier";
import { TextWriter } from "../../generator/print/text-writer.ts";

export async function prettified(text: string): Promise<string> {
  return format(text, { parser: "typescript", plugins: [typescript, estree as Plugin] });
}

/** The value of an expression. */
export function evaluated(expression: string): unknown {
  return runInThisContext(`(${expression})`);
}

/** What is written, as text. */
export function written(write: (out: TextWriter) => void): string {
  const out = new TextWriter();
  write(out);
  return new TextDecoder().decode(out.take());
}
