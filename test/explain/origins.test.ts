/** How a value came to be, and the line that says it, for each way in which it can. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { ContentQuery } from "../../generator/query/content-query.ts";
import type { Member } from "../../generator/explain/explanation.ts";
import { printPath } from "../../generator/json/path.ts";
import { fileLocation } from "../../generator/explain/file-location.ts";
import type { BuiltInKind } from "../../generator/model/kind-names.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { projectFolder, terrain } from "../project-folder.ts";

const test = suite("explain: origins");

/** Path -> how, where, and what stood there before: `added mod/a.json:4 via … was core/a.json:9`. */
function origins(
  files: Readonly<Record<string, unknown>>,
  packs: readonly string[],
  id: string,
  kind?: BuiltInKind,
): ReadonlyMap<string, string> {
  const folder = projectFolder(files);
  const compilation = compilePacks(settingsOf(folder, { packs }), { emit: false });
  const found = new Map<string, string>();
  const visit = ({ path, origin, value, members }: Member): void => {
    const { how, at, was, via } = origin;
    const line = (place: NonNullable<typeof at>): string => {
      const { file, line: number } = fileLocation(place, compilation.locations);
      return `${file}:${String(number)}`;
    };
    const words = [
      how,
      ...(how === "removed" ? [JSON.stringify(value)] : []),
      ...(at ? [line(at)] : []),
      ...(via === undefined ? [] : [`via ${via}`]),
      ...(was ? [`was ${line(was)}`] : []),
    ];
    const name = `${how === "removed" ? "-" : ""}${printPath(path)}`;
    found.set(name, words.join(" "));
    for (const member of members) visit(member);
  };
  for (const { members } of new ContentQuery(compilation).explain(id, kind)) members.forEach(visit);
  return found;
}

/** One member a line, so that lines can be told apart. */
function lines(...objects: object[]): string {
  return JSON.stringify(objects, undefined, 1);
}

const cook = {
  type: "profession",
  id: "cook",
  name: "Cook",
  description: "Cooks.",
  points: 1,
  skills: [{ name: "cooking", level: 2 }],
  flags: ["CALM", "HUNGRY"],
  items: { both: ["apron", "spoon"] },
};

test("defined, default, replaced, added and removed by a modification", () => {
  const found = origins(
    {
      "core/a.json": lines(cook),
      "mod/a.json": lines({
        type: "profession",
        id: "cook",
        "edit-mode": "modify",
        points: 3,
        "add:skills": [{ name: "knives", level: 1 }],
        "remove:flags": ["HUNGRY"],
        items: { "add:both": ["hat"], "remove:both": ["spoon"] },
      }),
    },
    ["core", "mod"],
    "cook",
  );
  assert.is(found.get("id"), "defined core/a.json:4");
  assert.is(found.get("name.male"), "defined core/a.json:5");
  assert.is(found.get("traits"), "default");
  assert.is(found.get("points"), "replaced mod/a.json:6 was core/a.json:7");
  assert.is(found.get("skills"), "defined core/a.json:8");
  assert.is(found.get("skills[0]"), "defined core/a.json:9");
  assert.is(found.get("skills[1]"), "added mod/a.json:8");
  assert.is(found.get("items.both.list[0]"), "defined core/a.json:20");
  assert.is(found.get("items.both.list[1]"), "added mod/a.json:18");
  assert.is(found.get("-flags"), `removed "HUNGRY" mod/a.json:14 was core/a.json:16`);
  assert.is(found.get("-items.both"), `removed "spoon" mod/a.json:21 was core/a.json:21`);
});

test("inherited from a template, with what a child extends, deletes, scales and states itself", () => {
  const found = origins(
    {
      "core/a.json": lines(
        {
          type: "furniture",
          abstract: "box",
          name: "box",
          symbol: "#",
          color: "brown",
          move_cost_mod: 2,
          required_str: 4,
          flags: ["A", "B"],
          max_volume: "10 L",
          looks_like: "f_null",
        },
        {
          type: "furniture",
          id: "f_box",
          "copy-from": "box",
          name: "big box",
          extend: { flags: ["C"] },
          delete: { flags: ["A"] },
          relative: { required_str: 2 },
        },
      ),
    },
    ["core"],
    "f_box",
  );
  assert.is(found.get("symbol[3]"), "inherited core/a.json:6");
  assert.is(found.get("max_volume_ml"), "inherited core/a.json:14");
  assert.is(found.get("name"), "replaced core/a.json:21 was core/a.json:5");
  assert.is(found.get("flags[0]"), "inherited core/a.json:12");
  assert.is(found.get("flags[1]"), "added core/a.json:24");
  assert.is(found.get("-flags"), `removed "A" core/a.json:29 was core/a.json:11`);
  assert.is(found.get("required_str"), "replaced core/a.json:33 was core/a.json:9");
  assert.is(found.get("comfort"), "default");
});

test("what several packs change is replaced by each", () => {
  const changed = (members: object): string =>
    lines({ type: "profession", id: "cook", "copy-from": "cook", ...members });
  const found = origins(
    {
      "core/a.json": lines(cook),
      "one/a.json": changed({ relative: { points: 1, skills: [{ name: "cooking", level: 1 }] } }),
      "two/a.json": changed({ proportional: { points: 2 } }),
    },
    ["core", "one", "two"],
    "cook",
  );
  assert.is(found.get("points"), "replaced two/a.json:7 was one/a.json:7");
  assert.is(found.get("skills[0].level"), "inherited one/a.json:11");
});

test("replaced as a whole by an override: each member says what stood there", () => {
  const recipe = { type: "recipe", result: "rope", category: "CC_OTHER", time: "1 m" };
  const found = origins(
    {
      "core/a.json": lines(recipe),
      "mod/a.json": lines({ ...recipe, time: "2 m", override: true, on_display: false }),
    },
    ["core", "mod"],
    "rope",
    "recipe",
  );
  assert.is(found.get("time_moves"), "replaced mod/a.json:6 was core/a.json:6");
  assert.is(found.get("on_display"), "defined mod/a.json:8");
});

const boiling = {
  type: "requirement",
  id: "boiling",
  qualities: [{ id: "BOIL", level: 1 }],
  tools: [
    [
      ["fire", -1],
      ["hotplate", 3],
    ],
  ],
};

test("generated: a missing requirement, from where it is named", () => {
  const found = origins(
    {
      "core/a.json": lines({
        type: "recipe",
        result: "soup",
        components: [[["carrot", 2]], [["any_fibre", 1, "LIST"]]],
        tools: [["pot"]],
      }),
    },
    ["core"],
    "soup",
  );
  assert.is(found.get("tools[0]"), "defined core/a.json:13");
  assert.is(found.get("tools[1]"), "defined core/a.json:21");
  assert.is(found.get("components[0]"), "defined core/a.json:6");
  assert.is(found.get("missing_requirements[0]"), "defined core/a.json:13");
});

test("generated: what `using` and LIST bring in, by the name of the requirement", () => {
  const found = origins(
    {
      "core/a.json": lines(boiling, {
        type: "requirement",
        id: "any_fibre",
        components: [
          [
            ["flax", 2],
            ["wool", 3],
          ],
        ],
      }),
      "core/b.json": lines({
        type: "recipe",
        result: "soup",
        using: [["boiling", 2]],
        components: [
          [
            ["any_fibre", 1, "LIST"],
            ["hair", 9],
          ],
        ],
        tools: [["pot"]],
      }),
    },
    ["core"],
    "soup",
  );
  assert.is(found.get("qualities[0].id"), `generated core/a.json:7 via requirement "boiling"`);
  assert.is(found.get("tools[0][1]"), `generated core/a.json:17 via requirement "boiling"`);
  assert.is(found.get("tools[1][0]"), "defined core/b.json:26");
  assert.is(found.get("components[0]"), "defined core/b.json:12");
  assert.is(found.get("components[0][1]"), `generated core/a.json:33 via requirement "any_fibre"`);
  assert.is(found.get("components[0][2]"), "defined core/b.json:18");
});

test("generated: an uncraft of its recipe", () => {
  const found = origins(
    {
      "core/a.json": lines({
        type: "recipe",
        result: "soup",
        reversible: true,
        time: "1 m",
        components: [[["paste", 1, "NO_RECOVER"]], [["carrot", 2]]],
      }),
    },
    ["core"],
    "soup",
    "uncraft",
  );
  const via = `via recipe "soup"`;
  assert.is(found.get("result"), `generated core/a.json:4 ${via}`);
  assert.is(found.get("category"), `generated core/a.json:5 ${via}`);
  assert.is(found.get("time_moves"), `generated core/a.json:6 ${via}`);
  assert.is(found.get("components[0][0]"), `generated core/a.json:16 ${via}`);
  assert.is(found.get("never_learn"), "default");
});

test("substitutions are found by the item that they replace, in both forms", () => {
  const files = {
    "core/a.json": lines(
      {
        type: "profession_item_substitutions",
        trait: "WOOLALLERGY",
        sub: [
          { item: "scarf", new: ["shawl"] },
          { item: "socks", new: [{ item: "stockings", ratio: 2 }] },
        ],
      },
      {
        type: "profession_item_substitutions",
        item: "boots",
        sub: [{ present: ["SWIFT"], new: ["shoes"] }],
        bonus: { absent: ["SLOW"] },
      },
    ),
  };
  const socks = origins(files, ["core"], "socks");
  assert.is(socks.get("replacements[1].item"), "defined core/a.json:13");
  assert.is(socks.get("replacements[1].sub[0].present[0]"), "defined core/a.json:4");
  assert.is(socks.get("replacements[1].sub[0].new[0].ratio"), "defined core/a.json:17");
  const boots = origins(files, ["core"], "boots");
  assert.is(boots.get("replacements[0].sub[0].present[0]"), "defined core/a.json:29");
  assert.is(boots.get("replacements[0].sub[0].absent"), "default");
  assert.is(boots.get("replacements[0].sub[0].new[0].ratio"), "default");
  assert.is(boots.get("bonus"), "defined core/a.json:36");
  assert.is(boots.get("bonus.item"), "defined core/a.json:25");
  assert.is(boots.get("bonus.absent[0]"), "defined core/a.json:38");
});

test("nothing of an object's own members misleads: ids like __proto__ and constructor", () => {
  for (const id of ["__proto__", "constructor", "10"]) {
    const found = origins({ "core/a.json": lines(terrain(id)) }, ["core"], id);
    assert.is(found.get("move_cost"), "defined core/a.json:8", id);
  }
});

test("an object whose list of ids names one twice is explained, and took nobody's place", () => {
  const folder = projectFolder({
    "core/a.json": [{ ...terrain("t_sill"), id: ["t_sill", "t_sill"] }],
  });
  const settings = settingsOf(folder, { packs: ["core"], dialect: "bright-nights" });
  const found = new ContentQuery(compilePacks(settings, { emit: false })).explain("t_sill");
  assert.equal(
    found.map(({ id, replaced }) => [id, replaced]),
    [["t_sill", []]],
  );
});

test.run();
