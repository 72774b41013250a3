import defwright from "defwright/esbuild";
import { context } from "esbuild";

export const options = {
  entryPoints: ["src/main.ts"],
  bundle: true,
  format: "esm",
  outdir: "dist",
  plugins: [defwright()],
};

if (process.argv.includes("--watch")) await (await context(options)).watch();
