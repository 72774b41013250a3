/** The extension's manifest and script agree, and nothing of it is in the npm package. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { configurationNames } from "../../generator/config/config-file.ts";
import { statusText } from "../../generator/lsp/vscode/status-text.ts";
import { textOf } from "../architecture/imports.ts";

const test = suite("lsp: VS Code extension");

interface Manifest {
  readonly version: string;
  readonly main: string;
  readonly engines: { readonly vscode: string };
  readonly activationEvents: readonly string[];
  readonly contributes: {
    readonly commands: readonly { readonly command: string }[];
    readonly configuration: { readonly properties: Readonly<Record<string, unknown>> };
  };
}
const manifest = JSON.parse(textOf("generator/lsp/vscode/package.json")) as Manifest;
const whole = JSON.parse(textOf("package.json")) as {
  readonly version: string;
  readonly files: readonly string[];
  readonly devDependencies: Readonly<Record<string, string>>;
};
const script = ["editions", "extension", "extension-web"]
  .map((name) => textOf(`generator/lsp/vscode/${name}.ts`))
  .join("\n");

test("every command of the manifest is registered, and no other", () => {
  const registered = [...script.matchAll(/registerCommand\(\s*"([^"]+)"/gu)].map(([, id]) => id);
  assert.equal(registered.sort(), manifest.contributes.commands.map((each) => each.command).sort());
  for (const command of ["build", "explainId", "conflicts"]) {
    assert.ok(
      registered.includes(`defwright.${command}`),
      `generator/lsp/vscode must register defwright.${command}`,
    );
  }
  assert.not(registered.includes("defwright.explain"), "the client registers the server's own");
});

test("its version is the package's, and its types are those of the oldest editor it takes", () => {
  assert.is(manifest.version, whole.version);
  assert.is(manifest.engines.vscode, `^${whole.devDependencies["@types/vscode"] ?? ""}`);
  const settings = Object.keys(manifest.contributes.configuration.properties);
  const hints = ["inherited", "later", "uses"].map((name) => `defwright.hints.${name}`);
  assert.equal(settings, ["defwright.command", ...hints]);
});

test("it starts where there is a configuration, however that is called", () => {
  const text = manifest.activationEvents.join(" ");
  for (const name of configurationNames)
    assert.ok(
      text.includes(`workspaceContains:**/${name}`),
      `package.json of the extension must start it where there is ${name}`,
    );
});

test("nothing of it is in the npm package", () => {
  assert.not(whole.files.some((each) => /vscode|generator/u.test(each)));
  const { exclude } = JSON.parse(textOf("tsconfig.build.json")) as { readonly exclude: string[] };
  assert.ok(exclude.includes("generator/lsp/vscode"), "not compiled into dist");
});

test("the status bar counts the findings of all projects", () => {
  assert.is(statusText([]), "$(sync~spin) defwright");
  const project = { configFile: "a", errors: 0, warnings: 0 };
  assert.is(statusText([project]), "$(check) defwright");
  assert.is(
    statusText([
      { ...project, errors: 2 },
      { ...project, errors: 1, warnings: 4 },
    ]),
    "defwright $(error) 3 $(warning) 4",
  );
});

test.run();
