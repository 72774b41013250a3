/** Licences of packages whose code is bundled into ours; they require to be included. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { byCodeUnit } from "../text/code-unit.ts";

/** @param folders absolute paths of the packages, each with the name to print */
export function licenceTexts(folders: Iterable<readonly [name: string, folder: string]>): string {
  const texts = [...folders].map(([name, folder]) => {
    const file = readdirSync(folder).find((each) => /^licen[cs]e/iu.test(each));
    if (file === undefined) throw new Error(`the package ${name} has no licence`);
    return `${name}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
  });
  return texts.join("\n\n");
}

/** The packages that contain the bundled modules, by the modules' paths: name -> folder, sorted by name. */
export function packagesOf(modules: Iterable<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const module of modules) {
    const [, folder, name] =
      /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/u.exec(module) ?? [];
    if (folder !== undefined && name !== undefined) found.set(name.replace("\\", "/"), folder);
  }
  return new Map([...found].sort(([one], [other]) => byCodeUnit(one, other)));
}
