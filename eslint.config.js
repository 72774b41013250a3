import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import typescript from "typescript-eslint";

const nodeGlobals = Object.fromEntries(
  ["Buffer", "URL", "console", "performance", "process", "setTimeout"].map((name) => [
    name,
    "readonly",
  ]),
);

export default defineConfig(
  globalIgnores([
    "dist/",
    "dist-vscode/",
    "schema/",
    "coverage/",
    ".corpus/",
    // Written by the build of the site.
    "docs/.vitepress/cache/",
    "docs/.vitepress/dist/",
    // Generated: proven by their own tests, and read by people who follow a definition, not by a linter.
    "generated/",
    "generator/compiled/",
    // AssemblyScript, whose own compiler checks it.
    "generator/read/prescan/assembly/",
    // Programs that must not compile.
    "test/types/",
    // What golden tests compare with.
    "test/golden/*/",
    // What earlier releases wrote.
    "test/formats/fixtures/",
  ]),
  js.configs.recommended,
  typescript.configs.strictTypeChecked,
  typescript.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ["eslint.config.js"] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-import-type-side-effects": "error",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { ignoreRestSiblings: true, argsIgnorePattern: "^_" },
      ],
      // Brands and typed tables have parameters that only their callers see.
      "@typescript-eslint/no-unnecessary-type-parameters": "off",
      // Characters are counted by spreading; content with control characters is looked for on purpose.
      "@typescript-eslint/no-misused-spread": "off",
      "no-control-regex": "off",
      // `value["id"]` is how a member of content is read (noPropertyAccessFromIndexSignature).
      "@typescript-eslint/dot-notation": "off",
      // Content is data: its own members only, in a fixed order that does not depend on the locale.
      "no-restricted-properties": [
        "error",
        { property: "localeCompare", message: "Compare by code unit (a < b)." },
        { object: "Math", property: "random", message: "Chance comes from a seeded source." },
      ],
      eqeqeq: "error",
      // Prettier lays out code, and leaves comments as they are.
      "max-len": [
        "error",
        {
          code: 1000,
          comments: 120,
          // Results in examples stand behind their calls; a directive is one line.
          ignorePattern: "// => |// eslint-|https?://",
        },
      ],
    },
  },
  {
    // What the command line prints goes through `guarded-console.ts`, and what plugins print through a bundler.
    files: ["generator/**/*.ts", "runtime/**/*.ts", "templates/**/*.ts"],
    ignores: [
      "generator/cli.ts",
      "generator/cli/console.ts",
      // The protocol, and the width of a terminal.
      "generator/lsp/start.ts",
      "generator/vite/terminal-report.ts",
      // Games that users change as they like.
      "templates/starter/**/*.ts",
      // Tools of this repository.
      "generator/codegen/run.ts",
      "generator/lsp/vscode/pack.ts",
      "generator/package/*.ts",
    ],
    rules: {
      "no-console": "error",
      "no-restricted-syntax": [
        "error",
        ...[
          "MemberExpression[object.name='process'][property.name=/^std(out|err)$/]",
          "VariableDeclarator[init.name='process'] Property[key.name=/^std(out|err)$/]",
          "ImportSpecifier[imported.name=/^std(out|err)$/]",
          "CallExpression[callee.property.name=/^_rawDebug$|^emitWarning$/]",
          "CallExpression[callee.name=/^(write|writev)Sync$/][arguments.0.value=/^[12]$/]",
          "Property[key.name='stdio'] Literal[value='inherit']",
        ].map((selector) => ({
          selector,
          message: "Print through the console that is passed in.",
        })),
      ],
    },
  },
  {
    files: ["test/**/*.ts"],
    rules: {
      // A test says what it expects to be there; when it is not, the test fails, which is what it is for.
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
  {
    files: ["test/**/*.ts"],
    ignores: ["test/script-words.ts", "test/new/additions.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: [
            {
              name: "node:util",
              importNames: ["parseArgs"],
              message: "It ends in a stack trace; use `scriptWords`.",
            },
          ],
        },
      ],
    },
  },
  {
    // Compiled where they are used: `test/cli/starter.test.ts` makes projects of them.
    files: ["templates/starter/**/*.ts"],
    extends: [typescript.configs.disableTypeChecked],
  },
  {
    files: ["**/*.js", "**/*.mjs"],
    extends: [typescript.configs.disableTypeChecked],
    languageOptions: { globals: nodeGlobals },
  },
  {
    // They run in a page and in its worker (`test/mods/browser.test.ts`).
    files: ["test/docs/recipes/{modded-game,mods,mods-worker}.js"],
    rules: { "no-undef": "off" },
  },
);
