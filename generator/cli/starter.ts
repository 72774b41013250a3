/** The files that `init` writes; existing files are not overwritten. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { configurationNames } from "../config/find-config.ts";
import { wireEditor } from "./wire-editor.ts";
import type { StarterReport } from "./starter-report.ts";

const packFolder = "content/core";

/** Lines that make other tools ignore generated modules. */
const lines: readonly (readonly [file: string, line: string])[] = [
  [".prettierignore", "generated/"],
  [".gitattributes", "generated/** linguist-generated=true text eol=lf"],
];

/** @param folder Absolute; created where it is missing. */
export function writeStarter(folder: string): StarterReport[] {
  mkdirSync(folder, { recursive: true });
  const report: StarterReport[] = [];
  const configured = configurationNames.find((name) => existsSync(join(folder, name)));
  if (configured !== undefined) report.push({ path: configured, what: "kept" });
  else {
    report.push(copy(folder, "defwright.config.json"));
    if (holdsFiles(join(folder, packFolder))) report.push({ path: packFolder, what: "kept" });
    else {
      const names = readdirSync(starterPath(packFolder)).sort();
      for (const name of names) report.push(copy(folder, `${packFolder}/${name}`));
    }
  }
  report.push(wireEditor(folder));
  for (const [file, line] of lines) report.push(addLine(folder, file, line));
  return report;
}

function starterPath(path: string): string {
  return fileURLToPath(new URL(`./starter/${path}`, import.meta.url));
}

function copy(folder: string, path: string): StarterReport {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, readFileSync(starterPath(path), "utf8"), { flag: "wx" });
  return { path, what: "written" };
}

function holdsFiles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

function addLine(folder: string, path: string, line: string): StarterReport {
  const file = join(folder, path);
  if (!existsSync(file)) {
    writeFileSync(file, `${line}\n`);
    return { path, what: "written" };
  }
  const text = readFileSync(file, "utf8");
  const [pattern = line] = line.split(" ");
  if (text.split(/\r?\n/u).some((each) => each.trim().split(/\s+/u)[0] === pattern)) {
    return { path, what: "kept" };
  }
  writeFileSync(file, `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${line}\n`);
  return { path, what: "added" };
}
