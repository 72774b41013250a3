import { nodeResolve } from "@rollup/plugin-node-resolve";
import defwright from "defwright/vite";
import esbuild from "rollup-plugin-esbuild";

export default {
  input: "src/main.ts",
  output: { dir: "dist", format: "es" },
  plugins: [defwright(), nodeResolve({ extensions: [".ts", ".js"] }), esbuild()],
};
