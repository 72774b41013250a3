/** Content and file names that would command a terminal or the runner of a CI job. */
import { projectFolder, terrain, write } from "../project-folder.ts";

/** Texts that runners and terminals obey, each with the word that shows whose they are. */
export const ciCommands: readonly string[] = [
  "##[stop-commands]hostile",
  "###[error]hostile",
  "##vso[task.setvariable variable=hostile]1",
  "##teamcity[hostile]",
  "\n::add-mask::hostile",
  "\r\n  ::error file=a,line=1::hostile",
  "\r::stop-commands::hostile",
  "\u001b[2J\u001b[31mhostile",
  "\u009b2Jhostile",
  "\u0008\u0008hostile",
];
export const allCommands: string = ciCommands.join(" ");

/** Packs, files, ids, members and texts all contain them. */
export function commandingProject(valid: boolean): string {
  const pack = `content/##[group]pack\n::error::hostile\u001b[1A`;
  const id = (text: string): string => (valid ? text.replaceAll(/[\p{Cc}\u009b]/gu, "") : text);
  const folder = projectFolder({
    "defwright.config.json": {
      packs: [pack, "content/##vso[mod]"],
      out: "generated",
    },
    "package.json": { name: "game", private: true },
  });
  for (const [index, text] of ciCommands.entries()) {
    write(folder, `${pack}/${text.replaceAll("/", "")}.json`, [
      terrain(id(`t_${text}`), {
        name: text,
        description: allCommands,
        "//": allCommands,
        "//~": allCommands,
        flags: [text],
        open: id(`t_${ciCommands[(index + 1) % ciCommands.length] ?? ""}`),
        ...(valid ? {} : { [text]: text, move_cost: text, trap: text }),
      }),
      { type: "MIGRATION", id: `old ${text}`, replace: id(`t_${text}`) },
    ]);
    write(folder, `content/##vso[mod]/${String(index)}.json`, [
      terrain(id(`t_${text}`), {
        name: `${text} again`,
        ...(valid ? { "edit-mode": "override" } : {}),
        open: id(`t_${text}`),
      }),
    ]);
  }
  if (!valid)
    write(folder, `${pack}/broken.json`, `[\n${allCommands}\n::warning::hostile\n##[endgroup]`);
  return folder;
}

/** The lines that a terminal or a runner would obey. */
export function obeyed(text: string, annotations = false): string[] {
  const wrong = text.match(/^.*(?:##[a-z]*\[|(?!\r?\n|\t)\p{Cc}).*$/gimu) ?? [];
  const first = annotations
    ? /^(?!::(?:error|warning|notice) )\s*::(?!:).*$/gmu
    : /^\s*::(?!:).*$/gmu;
  return [...wrong, ...(text.match(first) ?? [])];
}
