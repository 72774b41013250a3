import { many, tile, word, type Files } from "./mistake.ts";

/** One pack with `count` mistakes of each of ten sorts, each sort in a file of its own. */
export function mixedMistakes(count: number): Files {
  const child = (id: string, parent: string, members: object = {}): object => ({
    ...{ type: "terrain", id, "copy-from": parent },
    ...members,
  });
  const template = { ...tile("x"), id: undefined, abstract: "t_template" };
  const files: Readonly<Record<string, (at: number) => object>> = {
    references: (at) => tile(`t_${word(at)}`, { open: `t_${word(at)}x` }),
    lost: (at) => tile(`t_lost_${at}`, { close: `t_${word(at, 7)}#` }),
    looks: (at) => tile(`t_look_${at}`, { looks_like: `t_${word(at)}y` }),
    parents: (at) => child(`t_child_${at}`, `t_${word(at)}z`),
    inherited: (at) => child(`t_heir_${at}`, "t_template", { connect_groups: "WALL" }),
    members: (at) => tile(`t_member_${at}`, { opne: "t_null" }),
    missing: (at) => ({ ...tile(`t_missing_${at}`), symbol: undefined }),
    types: (at) => tile(`t_type_${at}`, { move_cost: "2" }),
    twice: (at) => tile(`t_twice_${at >> 1}`),
    colours: (at) => tile(`t_colour_${at}`, { color: "light_rde" }),
  };
  const written = Object.entries(files).map(([name, each]): [string, unknown] => [
    `${name}.json`,
    [...(name === "inherited" ? [template] : []), ...many(count, each)],
  ]);
  return Object.fromEntries(written);
}
