/** Modules that tests write and load while they run: TypeScript, which Node 20 does not read. */
import { readFile } from "node:fs/promises";
import type { LoadHook, ResolveHook } from "node:module";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";

/** Modules of TypeScript name each other as what they become: `ids.js` may stand for `ids.ts`. */
export const resolve: ResolveHook = async (specifier, context, nextResolve) => {
  try {
    return await nextResolve(specifier, context);
  } catch (error) {
    if (!/^\.{1,2}\/.*\.js$/u.test(specifier)) throw error;
    return nextResolve(specifier.replace(/\.js$/u, ".ts"), context);
  }
};

export const load: LoadHook = async (url, context, nextLoad) => {
  const { protocol, pathname } = new URL(url);
  if (protocol !== "file:" || !pathname.endsWith(".ts")) return nextLoad(url, context);
  const text = await readFile(fileURLToPath(url), "utf8");
  const { code } = await transform(text, { loader: "ts", format: "esm", target: "node20" });
  return { format: "module", source: code, shortCircuit: true };
};
