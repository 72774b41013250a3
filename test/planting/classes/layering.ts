/** Definitions that copy from or change others, wrongly. Most add a definition to a file of the content. */
import type { Ground, Mistake, Planted } from "../mistake.ts";
import type { Written } from "../sites.ts";
import { addObjects, replaceSpan } from "../text-edits.ts";
import {
  atOne,
  firstOf,
  inDefinition,
  instead,
  isFree,
  isWord,
  slip,
  textOf,
  withMembers,
} from "./places-for-mistakes.ts";

type Members = Readonly<Record<string, unknown>>;

interface Added {
  readonly objects: readonly object[];
  readonly about: string;
  readonly was?: readonly string[];
  /** What should have been added. */
  readonly right?: object;
}

/** Looks for a definition of the kind with an id, and adds objects that are about it to its file. */
function added(
  name: string,
  kind: string,
  objects: (id: string, written: Written, ground: Ground) => Added | undefined,
): Mistake {
  return {
    name: `${name}: ${kind}`,
    plant: (ground): Planted | undefined =>
      firstOf(ground.random, ground.sites.byKind.get(kind), (written) => {
        const id = written.value[kind === "recipe" || kind === "uncraft" ? "result" : "id"];
        const { value } = written;
        if (typeof id !== "string" || "copy-from" in value || "edit-mode" in value)
          return undefined;
        // A child inherits what needs the action, but not the action.
        if ("examine_action" in value || written.isReplaced) return undefined;
        if ("id_suffix" in value || value["obsolete"] === true || "alias" in value)
          return undefined;
        const made = objects(id, written, ground);
        if (!made) return undefined;
        return {
          file: written.file,
          text: addObjects(textOf(ground, written.file), made.objects),
          about: made.about,
          ...(made.was && { was: made.was }),
          meant: made.right && addObjects(textOf(ground, written.file), [made.right]),
        };
      }),
  };
}

/** A child that is right but for the members given. */
function child(kind: string, parent: string, { value }: Written, more: Members = {}): object {
  const own =
    kind === "recipe" || kind === "uncraft"
      ? { result: parent, id_suffix: "_planted", components: value["components"] ?? [] }
      : { id: "planted_child" };
  const looks =
    kind === "terrain" || kind === "furniture"
      ? { symbol: "#", color: "red", name: "child", description: "A child." }
      : {};
  return { type: kind, ...own, "copy-from": parent, ...looks, ...more };
}

/** A change that is right but for the members given. */
function change(kind: string, id: string, more: Members): object {
  const key = kind === "recipe" || kind === "uncraft" ? { result: id } : { id };
  return { type: kind, ...key, "edit-mode": "modify", ...more };
}

const kinds = ["profession", "furniture", "terrain", "recipe", "uncraft", "requirement"];
/** A list of the kind whose entries are ids. */
const listOf: Readonly<Record<string, string>> = {
  profession: "traits",
  furniture: "flags",
  terrain: "flags",
  recipe: "flags",
  uncraft: "flags",
};
const numberOf: Readonly<Record<string, string>> = {
  profession: "points",
  furniture: "move_cost_mod",
  terrain: "move_cost",
  recipe: "difficulty",
};
const textOfKind: Readonly<Record<string, string>> = {
  profession: "name",
  furniture: "name",
  terrain: "name",
};

const perKind = kinds.flatMap((kind): Mistake[] => {
  const list = listOf[kind];
  const number = numberOf[kind];
  const text = textOfKind[kind];
  const entries = ({ value }: Written): readonly string[] =>
    list !== undefined && Array.isArray(value[list])
      ? (value[list] as unknown[]).filter((entry) => typeof entry === "string")
      : [];
  const misspelt = (id: string, ground: Ground): string | undefined =>
    slip(id, ground.random, isFree(ground));
  return [
    added("misspelt parent", kind, (id, written, ground) => {
      const parent = misspelt(id, ground);
      return parent === undefined
        ? undefined
        : {
            objects: [{ ...child(kind, id, written), "copy-from": parent }],
            about: `copy-from "${parent}"`,
            right: child(kind, id, written),
            was: [id],
          };
    }),
    added("parent that nothing defines", kind, (id, written) => ({
      objects: [{ ...child(kind, id, written), "copy-from": "zq_vhwb_kyx" }],
      about: 'copy-from "zq_vhwb_kyx"',
    })),
    added("parent of another kind", kind, (id, written, ground) => {
      const other = ground.random.pick(
        ground.sites.byKind.get(kind === "terrain" ? "furniture" : "terrain") ?? [],
      )?.value["id"];
      return typeof other === "string"
        ? {
            objects: [{ ...child(kind, id, written), "copy-from": other }],
            about: `copy-from "${other}"`,
          }
        : undefined;
    }),
    added("parent in a list", kind, (id, written) => ({
      objects: [{ ...child(kind, id, written), "copy-from": [id] }],
      about: `copy-from ["${id}"]`,
      right: child(kind, id, written),
      was: [`"${id}"`],
    })),
    added("misspelt copy-from", kind, (id, written, ground) => {
      const { "copy-from": parent, ...rest } = child(kind, id, written) as Members;
      const name = ground.random.pick(["copy_from", "copyfrom", "copy-form", "copy-frm"]) ?? "";
      return {
        objects: [{ ...rest, [name]: parent }],
        about: `"${name}"`,
        right: child(kind, id, written),
        was: ["copy-from"],
      };
    }),
    added("parents that copy from each other", kind, (id, written) => {
      const one = child(kind, id, written) as Members;
      if ("id_suffix" in one) return undefined;
      return {
        objects: [
          { ...one, id: "planted_one", "copy-from": "planted_two" },
          { ...one, id: "planted_two", "copy-from": "planted_one" },
        ],
        about: "two that copy from each other",
      };
    }),
    added("copies from itself", kind, (id, written) => {
      const one = child(kind, id, written) as Members;
      return "id_suffix" in one
        ? undefined
        : { objects: [{ ...one, "copy-from": "planted_child" }], about: "copies from itself" };
    }),
    added("abstract and id", kind, (id, written) => ({
      objects: [child(kind, id, written, { abstract: "planted_template" })],
      about: "abstract and id",
    })),
    added("misspelt edit-mode", kind, (id) => ({
      objects: [change(kind, id, { "edit-mode": "modfy" })],
      about: '"edit-mode": "modfy"',
      right: change(kind, id, {}),
      was: ["modify"],
    })),
    added("edit-mode with a capital", kind, (id) => ({
      objects: [change(kind, id, { "edit-mode": "Modify" })],
      about: '"edit-mode": "Modify"',
      right: change(kind, id, {}),
      was: ["modify"],
    })),
    added("edit_mode with an underscore", kind, (id) => {
      const { "edit-mode": mode, ...rest } = change(kind, id, {}) as Members;
      return {
        objects: [{ ...rest, edit_mode: mode }],
        about: '"edit_mode"',
        right: change(kind, id, {}),
        was: ["edit-mode"],
      };
    }),
    added("change of a misspelt id", kind, (id, _, ground) => {
      const other = misspelt(id, ground);
      return other === undefined
        ? undefined
        : {
            objects: [change(kind, other, {})],
            about: `modify "${other}"`,
            right: change(kind, id, {}),
            was: [id],
          };
    }),
    added("change of what nothing defines", kind, () => ({
      objects: [change(kind, "zq_vhwb_kyx", {})],
      about: 'modify "zq_vhwb_kyx"',
    })),
    ...(list === undefined
      ? []
      : [
          added("misspelt list to add to", kind, (id, _, ground) => {
            const name = misspelt(list, ground);
            return name === undefined
              ? undefined
              : {
                  objects: [change(kind, id, { [`add:${name}`]: [] })],
                  about: `"add:${name}"`,
                  right: change(kind, id, { [`add:${list}`]: [] }),
                  was: [list],
                };
          }),
          added("misspelt add", kind, (id) => ({
            objects: [change(kind, id, { [`ad:${list}`]: [] })],
            about: `"ad:${list}"`,
            right: change(kind, id, { [`add:${list}`]: [] }),
            was: [`add:${list}`],
          })),
          added("add with an underscore", kind, (id) => ({
            objects: [change(kind, id, { [`add_${list}`]: [] })],
            about: `"add_${list}"`,
            right: change(kind, id, { [`add:${list}`]: [] }),
            was: [`add:${list}`],
          })),
          added("removal of what is not there", kind, (id) => ({
            objects: [change(kind, id, { [`remove:${list}`]: ["ZQ_VHWB_KYX"] })],
            about: `"remove:${list}" of what is not there`,
          })),
          added("misspelt removal", kind, (id, written, ground) => {
            const entry = ground.random.pick(entries(written));
            const other = entry === undefined ? undefined : misspelt(entry, ground);
            return other === undefined
              ? undefined
              : {
                  objects: [change(kind, id, { [`remove:${list}`]: [other] })],
                  about: `"remove:${list}" of "${other}"`,
                  right: change(kind, id, { [`remove:${list}`]: [entry] }),
                  was: [entry ?? ""],
                };
          }),
          added("list beside its change", kind, (id, written) => ({
            objects: [
              change(kind, id, { [list]: entries(written), [`add:${list}`]: entries(written) }),
            ],
            about: `"${list}" and "add:${list}"`,
          })),
          added("add without edit-mode", kind, (_, written) => {
            const { value } = written;
            const own =
              kind === "recipe" || kind === "uncraft"
                ? { id_suffix: "_planted" }
                : { id: "planted_other" };
            return {
              objects: [
                { ...value, ...own, reversible: undefined, [`add:${list}`]: entries(written) },
              ],
              about: `"add:${list}" without edit-mode`,
            };
          }),
          added("misspelt list to extend", kind, (id, written, ground) => {
            const name = misspelt(list, ground);
            return name === undefined
              ? undefined
              : {
                  objects: [child(kind, id, written, { extend: { [name]: [] } })],
                  about: `extend "${name}"`,
                  right: child(kind, id, written, { extend: { [list]: [] } }),
                  was: [list],
                };
          }),
          added("misspelt extend", kind, (id, written) => ({
            objects: [child(kind, id, written, { extends: { [list]: [] } })],
            about: '"extends"',
            right: child(kind, id, written, { extend: { [list]: [] } }),
            was: ["extend"],
          })),
          added("extend as a list", kind, (id, written) => ({
            objects: [child(kind, id, written, { extend: ["X"] })],
            about: 'extend ["X"]',
          })),
          added("extend without a parent", kind, (_, written) => {
            const own =
              kind === "recipe" || kind === "uncraft"
                ? { id_suffix: "_planted" }
                : { id: "planted_other" };
            return {
              objects: [
                {
                  ...written.value,
                  ...own,
                  reversible: undefined,
                  extend: { [list]: entries(written) },
                },
              ],
              about: "extend without copy-from",
            };
          }),
          added("deletes what is not there", kind, (id, written) => ({
            objects: [child(kind, id, written, { delete: { [list]: ["ZQ_VHWB_KYX"] } })],
            about: "deletes what is not there",
          })),
          added("misspelt delete", kind, (id, written) => ({
            objects: [child(kind, id, written, { delet: { [list]: [] } })],
            about: '"delet"',
            right: child(kind, id, written, { delete: { [list]: [] } }),
            was: ["delete"],
          })),
          added("list beside its extension", kind, (id, written) => ({
            objects: [
              child(kind, id, written, {
                [list]: entries(written),
                extend: { [list]: entries(written) },
              }),
            ],
            about: `"${list}" and extend`,
          })),
        ]),
    ...(number === undefined
      ? []
      : [
          added("misspelt member to add up", kind, (id, written, ground) => {
            const name = misspelt(number, ground);
            return name === undefined
              ? undefined
              : {
                  objects: [child(kind, id, written, { relative: { [name]: 1 } })],
                  about: `relative "${name}"`,
                  right: child(kind, id, written, { relative: { [number]: 1 } }),
                  was: [number],
                };
          }),
          added("text to add up", kind, (id, written) => ({
            objects: [child(kind, id, written, { relative: { [number]: "1" } })],
            about: `relative ${number} "1"`,
            right: child(kind, id, written, { relative: { [number]: 1 } }),
            was: ["1"],
          })),
          added("factor of nothing", kind, (id, written) => ({
            objects: [child(kind, id, written, { proportional: { [number]: 0 } })],
            about: `proportional ${number} 0`,
          })),
          added("misspelt relative", kind, (id, written) => ({
            objects: [child(kind, id, written, { relativ: { [number]: 1 } })],
            about: '"relativ"',
            right: child(kind, id, written, { relative: { [number]: 1 } }),
            was: ["relative"],
          })),
          added("misspelt proportional", kind, (id, written) => ({
            objects: [child(kind, id, written, { proportinal: { [number]: 2 } })],
            about: '"proportinal"',
            right: child(kind, id, written, { proportional: { [number]: 2 } }),
            was: ["proportional"],
          })),
          added("number that is added to", kind, (id) => ({
            objects: [change(kind, id, { [`add:${number}`]: 1 })],
            about: `"add:${number}"`,
          })),
        ]),
    ...(text === undefined
      ? []
      : [
          added("text that is added up", kind, (id, written) => ({
            objects: [child(kind, id, written, { relative: { [text]: 1 } })],
            about: `relative ${text}`,
          })),
          added("text that is multiplied", kind, (id, written) => ({
            objects: [child(kind, id, written, { proportional: { [text]: 2 } })],
            about: `proportional ${text}`,
          })),
          added("text that is extended", kind, (id, written) => ({
            objects: [child(kind, id, written, { extend: { [text]: ["X"] } })],
            about: `extend ${text}`,
          })),
        ]),
    ...(kind === "recipe" || kind === "uncraft"
      ? []
      : [
          added("alias that is an id", kind, (id, written, ground) => {
            const other = firstOf(ground.random, ground.sites.byKind.get(kind), ({ value }) =>
              typeof value["id"] === "string" && value["id"] !== id && !("edit-mode" in value)
                ? value["id"]
                : undefined,
            );
            return other === undefined
              ? undefined
              : {
                  objects: [child(kind, id, written, { alias: other })],
                  about: `alias "${other}"`,
                };
          }),
        ]),
    atOne(`misspelt parent of an own child: ${kind}`, `${kind}.copy-from`, (site, own, ground) => {
      const old = String(site.node.value);
      const parent = slip(old, ground.random, isFree(ground));
      return isWord(site) && parent !== undefined
        ? instead(site, own, JSON.stringify(parent), [old])
        : undefined;
    }),
    inDefinition(`misspelt id of an own change: ${kind}`, kind, (written, own, ground) => {
      if (written.value["edit-mode"] !== "modify") return undefined;
      const key = kind === "recipe" || kind === "uncraft" ? "result" : "id";
      const id = written.value[key];
      if (typeof id !== "string") return undefined;
      const other = slip(id, ground.random, isFree(ground));
      return other === undefined ? undefined : withMembers(written, own, { [key]: other }, [id]);
    }),
    inDefinition(`own change without its edit-mode: ${kind}`, kind, (written, own) =>
      written.value["edit-mode"] === "modify"
        ? withMembers(written, own, { "edit-mode": undefined }, ["edit-mode"])
        : undefined,
    ),
    inDefinition(`misspelt name of an own template: ${kind}`, kind, (written, own, ground) => {
      const name = written.value["abstract"];
      if (typeof name !== "string" || ground.sites.words.get(name) !== 2) return undefined;
      const node = written.node.children?.find(
        ({ children }) => children?.[0]?.value === "abstract",
      )?.children?.[1];
      const other = slip(name, ground.random, isFree(ground));
      if (!node || other === undefined) return undefined;
      return {
        text: replaceSpan(own, node, JSON.stringify(other)),
        about: `template "${name}" is called "${other}"`,
        was: [other, name],
      };
    }),
  ];
});

const ofProfessions: Mistake[] = [
  added("items to add beside items", "profession", (id) => ({
    objects: [change("profession", id, { "add:both": [] })],
    about: '"add:both" beside items',
    was: ["items"],
  })),
  added("items to add as a list", "profession", (id) => ({
    objects: [change("profession", id, { "add:items": [] })],
    about: '"add:items"',
    was: ["items"],
  })),
  added("skills to remove as objects with a misspelt name", "profession", (id) => ({
    objects: [change("profession", id, { "remove:skills": ["zq_vhwb"] })],
    about: '"remove:skills" of an unknown skill',
  })),
  added("skills to add as ids", "profession", (id, { value }) => {
    const skills = value["skills"];
    const name = Array.isArray(skills) ? (skills[0] as Members | undefined)?.["name"] : undefined;
    return typeof name === "string"
      ? {
          objects: [change("profession", id, { "add:skills": [name] })],
          about: `"add:skills" ["${name}"]`,
        }
      : undefined;
  }),
];

export const layering: readonly Mistake[] = [...perKind, ...ofProfessions];
