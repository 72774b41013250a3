/** What packs say of each other, and what they use without saying so. */
import { append } from "../../search/edit.ts";
import { isPlain } from "../fault-class.ts";
import { json, type Remedy, type RemedyClass } from "../remedy.ts";
import type { Random } from "../../search/random.ts";
import type { WorldFile, World } from "../../search/world.ts";

/** Another text for a part of a mod's own file. */
function inModInfo(
  name: string,
  part: RegExp,
  write: (found: string, random: Random) => string,
  due: Omit<Remedy, "edits">,
): RemedyClass {
  const isModInfo = ({ path }: WorldFile, { packs }: World): boolean =>
    packs.slice(1).some((pack) => path === `${pack}/modinfo.json`);
  return {
    name,
    sites: (world) =>
      world.files
        .filter((file) => isModInfo(file, world) && part.test(file.text))
        .map((file) => ({
          where: "pack",
          plant: (random): Remedy => {
            const [found = ""] = part.exec(file.text) ?? [];
            const from = file.text.indexOf(found);
            return {
              ...due,
              edits: [{ file, from, to: from + found.length, text: write(found, random) }],
            };
          },
        })),
  };
}

/** What stands in the brackets of `"dependencies": ["…"]`. */
const dependency = /(?<="dependencies": \[)"[^"]*"/u;

export const dependencyRemedies: readonly RemedyClass[] = [
  inModInfo("dependency: misspelt", dependency, (id) => `${id.slice(0, 3)}${id.slice(4)}`, {
    says: ['"high_post"'],
    mends: true,
  }),
  inModInfo("dependency: by its displayed name", dependency, (id) => id.replaceAll("_", " "), {
    says: ['"high_post"'],
    mends: true,
  }),
  inModInfo("dependency: on what nobody has", dependency, (id) => `${id}, "gun_club"`, {}),
  inModInfo("dependency: the member misspelt", /"dependencies"/u, () => '"dependencis"', {
    says: ['"dependencies"'],
    mends: true,
  }),
  inModInfo("dependency: objects for ids", dependency, (id) => `{ "id": ${id} }`, {
    says: ['"high_post"'],
    mends: true,
  }),
  {
    name: "dependency: a parent in a mod that is none",
    sites: ({ packs, entries, ...world }) =>
      entries
        .filter(({ file, kind }) => {
          const isMod = packs.slice(1).some((pack) => file.path.startsWith(`${pack}/`));
          return isMod && (kind === "terrain" || kind === "furniture");
        })
        .filter((entry) => isPlain(entry, { packs, entries, ...world }))
        .map((parent) => ({
          where: parent.kind,
          plant: (random): Remedy | undefined => {
            const id = parent.value["id"];
            const [own = ""] = parent.file.path.split("/");
            const user = random.pick(
              entries.filter(({ file }) => {
                const [pack = ""] = file.path.split("/");
                const mods = packs.slice(1);
                return mods.includes(pack) && pack !== own && file.text.startsWith("[");
              }),
            );
            if (typeof id !== "string" || !user) return undefined;
            const value = { type: parent.kind, id: `${id}_of_mine`, "copy-from": id };
            return { edits: [append(user, value).edit], says: [own, json(own), "depend"] };
          },
        })),
  },
];
