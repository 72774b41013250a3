import DefwrightPlugin from "defwright/webpack";

export default {
  entry: "./src/main.ts",
  module: { rules: [{ test: /\.ts$/, use: "ts-loader" }] },
  // Generated modules import each other with ".js", as nodenext requires.
  resolve: { extensionAlias: { ".js": [".ts", ".js"] } },
  plugins: [new DefwrightPlugin()],
};
