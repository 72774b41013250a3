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

/**
 * What TypeScript answers where it cannot work: `node16` is of a time when a CommonJS module could not import an ES
 * module, which defwright and what it generates for the runtime are.
 */
export function expectedError(resolution: Resolution, format: Format): string | undefined {
  return resolution === "node16" && format === "commonjs" ? "TS1479" : undefined;
}

/** The table of the documentation: a line for each resolution. */
export function resolutionTable(): string {
  const cell = (resolution: Resolution, format: Format): string => {
    const error = expectedError(resolution, format);
    return error === undefined ? "works" : `${error}: load it with \`await import(…)\``;
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
  { tsc, node }: Ways,
): Promise<string> {
  const folder = join(project, `${resolution}-${format}`);
  const checked = await runProgram(folder, [...tsc, "-p", "."]);
  const error = expectedError(resolution, format);
  if (error !== undefined) {
    if (checked.code !== 0 && checked.said.includes(error)) return `${error}, as documented`;
    throw new Error(`expected ${error}, not ${shown(checked)}`);
  }
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
  const ran = await runProgram(folder, [...node, file]);
  if (ran.code !== 0 || !ran.said.startsWith(printed)) throw new Error(shown(ran));
  return "type-checks and runs";
}

function shown({ code, said }: Ended): string {
  return `exit ${String(code)}: ${shortened(said)}`;
}
