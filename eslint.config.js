import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import typescript from "typescript-eslint";

export default defineConfig(
  globalIgnores([
    "dist/",
    "schema/",
    "coverage/",
    ".corpus/",
    // Generated: proven by their own tests, and read by people who follow a definition, not by a linter.
    "generated/",
    "generator/compiled/",
    // Programs that must not compile, and clients with a tsconfig of their own.
    "test/types/",
    "test/client/",
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
      // `value["id"]` is how a member of content is read (noPropertyAccessFromIndexSignature).
      "@typescript-eslint/dot-notation": "off",
      // Content is data: its own members only, in a fixed order that does not depend on the locale.
      "no-restricted-properties": [
        "error",
        { property: "localeCompare", message: "Compare by code unit (a < b)." },
        { object: "Math", property: "random", message: "Chance comes from a seeded source." },
      ],
      eqeqeq: "error",
    },
  },
  {
    files: ["test/**/*.ts"],
    rules: {
      // A test says what it expects to be there; when it is not, the test fails, which is what it is for.
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
  { files: ["**/*.js"], extends: [typescript.configs.disableTypeChecked] },
);
