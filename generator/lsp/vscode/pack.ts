/** Packages the extension: `npm run vscode` creates `dist-vscode/defwright.vsix`, with its bundled scripts. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createVSIX } from "@vscode/vsce";
import { configurationSchema } from "../../config/check-shape.ts";
import { licenceTexts, packagesOf } from "../../disk/licence-texts.ts";
import { bundleExtension, bundleServer } from "./bundle.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const source = join(root, "generator/lsp/vscode");
const out = join(root, "dist-vscode");
const content = join(out, "extension");

rmSync(out, { recursive: true, force: true });
mkdirSync(join(content, "schema"), { recursive: true });
cpSync(join(source, "package.json"), join(content, "package.json"));
cpSync(join(source, "extension-readme.md"), join(content, "README.md"));
cpSync(join(root, "LICENSE"), join(content, "LICENSE"));
writeFileSync(
  join(content, "schema/config.schema.json"),
  `${JSON.stringify(configurationSchema(), undefined, 2)}\n`,
);

const scripts = {
  "extension.cjs": await bundleExtension("desktop"),
  // Editors in browsers load no other name.
  "extension-web.js": await bundleExtension("browser"),
  "server.js": await bundleServer(),
};
for (const [name, { code }] of Object.entries(scripts)) writeFileSync(join(content, name), code);
const modules = Object.values(scripts).flatMap((each) => each.modules);
writeFileSync(join(content, "third-party-licences.txt"), licenceTexts(packagesOf(modules)));

await createVSIX({
  cwd: content,
  packagePath: join(out, "defwright.vsix"),
  dependencies: false,
  allowMissingRepository: true,
  skipLicense: false,
});
