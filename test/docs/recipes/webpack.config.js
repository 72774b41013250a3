import DefwrightPlugin from "defwright/webpack";

export default {
  entry: "./src/main.ts",
  module: { rules: [{ test: /\.ts$/, use: "ts-loader" }] },
  // Generated modules name each other as nodenext wants it.
  resolve: { extensionAlias: { ".js": [".ts", ".js"] } },
  plugins: [new DefwrightPlugin()],
};
