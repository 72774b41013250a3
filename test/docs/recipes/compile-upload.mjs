// node compile-upload.mjs <folder of the upload> <output folder>
import { build, loadSettings } from "defwright";

const [upload, out] = process.argv.slice(2);
const { settings, problems } = await loadSettings({
  configFile: "upload.config.json",
  overrides: { packs: ["core", upload], out },
});
const findings = settings ? (build(settings).compilation?.diagnostics ?? []) : problems;
for (const { severity, code, message, help, source, range } of findings) {
  const finding = { severity, code, message, help, file: source.displayPath, line: range.line };
  console.log(JSON.stringify(finding));
}
process.exitCode = findings.some(({ severity }) => severity === "error") ? 1 : 0;
