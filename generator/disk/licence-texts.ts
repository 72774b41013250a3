/** Licences of packages whose code is put into ours: they ask to go with it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** @param folders of the packages, absolute, each with the name to show */
export function licenceTexts(folders: Iterable<readonly [name: string, folder: string]>): string {
  const texts = [...folders].map(([name, folder]) => {
    const file = readdirSync(folder).find((each) => /^licen[cs]e/iu.test(each));
    if (file === undefined) throw new Error(`the package ${name} has no licence`);
    return `${name}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
  });
  return texts.join("\n\n");
}

/** The packages that bundled modules are of, by the modules' paths: name -> folder, by name. */
export function packagesOf(modules: Iterable<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const module of modules) {
    const [, folder, name] =
      /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/u.exec(module) ?? [];
    if (folder !== undefined && name !== undefined) found.set(name.replace("\\", "/"), folder);
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}
