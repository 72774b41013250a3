/** Contents of a new project's `package.json`. */
import { version } from "../disk/version.ts";
import { packageJson } from "../config/config-file.ts";
import { isObject } from "../json/containers.ts";

export const templates = ["vite", "console"] as const;
export type StarterTemplate = (typeof templates)[number];

interface Packages {
  readonly scripts: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const test = "node --import tsx --test src/game.test.ts";
const check = "defwright check && tsc";
/** The versions that defwright itself is tested with. */
const typescript = { "@types/node": "^20.19.43", tsx: "^4.23.15", typescript: "^7.0.2" };

const packages: Readonly<Record<StarterTemplate, Packages>> = {
  vite: {
    scripts: {
      dev: "vite",
      explore: "defwright explore --serve",
      build: "defwright build && tsc && vite build",
      check,
      test,
    },
    devDependencies: { ...typescript, vite: "^8.3.8" },
  },
  console: {
    scripts: {
      dev: "defwright build && node dev.js",
      start: "node --import tsx src/main.ts",
      build: "defwright build && tsc",
      check,
      test,
    },
    devDependencies: typescript,
  },
};

/** @param folder The last segment of its path becomes the package's name. */
export function packageOf(template: StarterTemplate, folder: string): object {
  return {
    name: packageName(folder),
    version: "0.0.0",
    private: true,
    type: "module",
    scripts: packages[template].scripts,
    dependencies: { defwright: `^${version}` },
    devDependencies: packages[template].devDependencies,
  };
}

/** A name that npm accepts. */
function packageName(folder: string): string {
  const word = folder.toLowerCase().replaceAll(/[^a-z0-9._-]+/gu, "-");
  return word.replaceAll(/^[._-]+|-+$/gu, "").slice(0, 200) || "my-game";
}

/** Scripts for a project that has its own way to build. */
const contentScripts = { content: "defwright build", "content:check": "defwright check" };

/** The scripts that an existing `package.json` lacks, for the user to paste; `undefined` if it lacks none. */
export function missingScripts(
  folder: string,
  template: StarterTemplate | undefined,
): Readonly<Record<string, string>> | undefined {
  const wanted = template === undefined ? contentScripts : packages[template].scripts;
  const scripts = sectionOf(folder, "scripts");
  const commands = Object.values(scripts)
    .map(String)
    .flatMap((line) => [line, ...line.split("&&").map((each) => each.trim())]);
  const missing = Object.entries(wanted).filter(
    ([name, command]) => !Object.hasOwn(scripts, name) && !commands.includes(command),
  );
  return missing.length === 0 ? undefined : Object.fromEntries(missing);
}

/** Whether a `package.json` lists defwright as a dependency. */
export function namesDefwright(folder: string): boolean {
  const sections = ["dependencies", "devDependencies"];
  return sections.some((name) => Object.hasOwn(sectionOf(folder, name), "defwright"));
}

/** Whether Node takes the files of a folder for ES modules. */
export function hasModules(folder: string): boolean {
  return packageJson(folder)["type"] === "module";
}

function sectionOf(folder: string, name: string): Readonly<Record<string, unknown>> {
  const section = packageJson(folder)[name];
  return isObject(section) ? section : {};
}

/** Arguments for `npm install --save-dev`. */
export function developmentPackages(template: StarterTemplate): string {
  return Object.keys(packages[template].devDependencies).join(" ");
}
