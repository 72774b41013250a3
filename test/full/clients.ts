/** Programs of a user's in every form that TypeScript resolves modules in, and what is said to work. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { table } from "../docs/section.ts";
import { runProgram, shortened, type Ended } from "./programs.ts";

export const resolutions = ["nodenext", "node16", "bundler"] as const;
export type Resolution = (typeof resolutions)[number];
export const formats = ["esm", "commonjs"] as const;
export type Format = (typeof formats)[number];

/** As `docs/guide/first-game.md` has it, with all that the package exports. */
const program = `import { open } from "defwright/runtime";
import type { Settings } from "defwright";
import { terrain, TerrainId } from "../generated/index.js";

const opened = open(terrain, TerrainId.t_door_closed);
if (opened.ok) console.log(terrain.get(opened.next.id).name);
export type { Settings };
`;

/** What the program prints. */
const printed = "open wooden door\n";

/** What does not work, with what is said there: by TypeScript, or by Node when the program is run. */
export interface Limit {
  readonly at: "check" | "run";
  readonly said: string;
}

/** Where packages come from, as far as it matters. */
export interface Installation {
  readonly manager: string;
  readonly typescript: string;
}

/**
 * `node16` is of a time when a CommonJS module could not import an ES module, which defwright and what it generates
 * are. Of packages in Yarn's archives TypeScript 7 knows nothing, nor does Node where it loads an ES module by
 * `require`.
 */
export function limitOf(
  resolution: Resolution,
  format: Format,
  { manager, typescript }: Installation,
): Limit | undefined {
  const isInArchives = manager === "Yarn PnP";
  if (isInArchives && typescript.startsWith("7.")) return { at: "check", said: "TS2688" };
  if (format === "esm" || resolution === "bundler") return undefined;
  if (resolution === "node16") return { at: "check", said: "TS1479" };
  return isInArchives ? { at: "run", said: "ERR_MODULE_NOT_FOUND" } : undefined;
}

/** The table of the documentation: a line for each resolution. */
export function resolutionTable(): string {
  const cell = (resolution: Resolution, format: Format): string => {
    const limit = limitOf(resolution, format, { manager: "npm", typescript: "7.0.2" });
    return limit === undefined ? "works" : `${limit.said}: load it with \`await import(…)\``;
  };
  return table(
    ["`moduleResolution`", "an ES module", "a CommonJS module"],
    resolutions.map((resolution) => [
      `\`${resolution}\``,
      ...formats.map((format) => cell(resolution, format)),
    ]),
  );
}

/** Into a folder of its own in the project, which has content, generated modules and the packages. */
export function writeClient(project: string, resolution: Resolution, format: Format): void {
  const folder = join(project, `${resolution}-${format}`);
  mkdirSync(join(folder, "src"), { recursive: true });
  const type = format === "esm" ? "module" : "commonjs";
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type }));
  writeFileSync(join(folder, "src/game.ts"), program);
  const compilerOptions = {
    target: "es2022",
    lib: ["es2023"],
    types: ["node"],
    strict: true,
    module: resolution === "bundler" ? "preserve" : resolution,
    moduleResolution: resolution,
    rootDir: ".",
    outDir: "built",
  };
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions, include: ["src", "generated"] }),
  );
}

export interface Ways {
  /** Runs TypeScript's compiler, and Node, as that package manager does it. */
  readonly tsc: readonly string[];
  readonly node: readonly string[];
}

/** Type-checks and runs it. @throws Where that is not as it is said to be. */
export async function tryClient(
  project: string,
  resolution: Resolution,
  format: Format,
  { tsc, node, ...installation }: Ways & Installation,
): Promise<string> {
  const folder = join(project, `${resolution}-${format}`);
  // From the project's folder: to Yarn a folder with a package.json of its own is another project.
  const checked = await runProgram(project, [...tsc, "-p", `${resolution}-${format}`]);
  const limit = limitOf(resolution, format, installation);
  if (limit?.at === "check") return asDocumented(limit, checked);
  if (checked.code !== 0) throw new Error(shown(checked));
  let file = join(folder, "built/src/game.js");
  if (resolution === "bundler") {
    file = join(folder, `built/bundle.${format === "esm" ? "mjs" : "cjs"}`);
    await build({
      absWorkingDir: folder,
      entryPoints: ["src/game.ts"],
      outfile: file,
      bundle: true,
      platform: "node",
      format: format === "esm" ? "esm" : "cjs",
      logLevel: "silent",
    });
  }
  const ran = await runProgram(project, [...node, file]);
  if (limit !== undefined) return asDocumented(limit, ran);
  if (ran.code !== 0 || !ran.said.startsWith(printed)) throw new Error(shown(ran));
  return "type-checks and runs";
}

function asDocumented({ said }: Limit, ended: Ended): string {
  if (ended.code !== 0 && ended.said.includes(said)) return `${said}, as documented`;
  throw new Error(`expected ${said}, not ${shown(ended)}`);
}

function shown({ code, said }: Ended): string {
  return `exit ${String(code)}: ${shortened(said)}`;
}
