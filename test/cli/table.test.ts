import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, projectFolder } from "../project-folder.ts";

const test = suite("defwright table");

const recipe = (result: string, members: object): object => ({
  ...{ type: "recipe", result, autolearn: true, time: "1 h", skill_used: "weaving" },
  ...members,
});
const folder = projectFolder({
  "defwright.config.json": { packs: ["core"], severity: { "unchecked-references": "off" } },
  "core/items.json": [
    ["reed", { price: 10 }],
    ["twine", { price: "1 USD 50 cent" }],
    ["rope", { "copy-from": "twine", proportional: { price: 4 } }],
    ["mat", { price: 1000 }],
    ["=SUM(A1)", {}],
  ].map(([id, members]) => ({ type: "GENERIC", id, name: "x", ...(members as object) })),
  "core/recipes.json": [
    recipe("rope", {
      components: [
        [
          ["twine", 3],
          ["reed", 30],
        ],
      ],
      result_mult: 2,
      difficulty: 1,
    }),
    recipe("mat", { time: "2 h", components: [[["reed", 20]], [["rope", 3]]], difficulty: 3 }),
    recipe("=SUM(A1)", { components: [[["mat", 1]]], flags: ["SECRET"] }),
  ],
});

async function rows(...args: string[]): Promise<string[]> {
  const { code, out, err } = await defwright(folder, ["table", "recipe", ...args]);
  assert.is(code, 0, err);
  return out
    .trimEnd()
    .split(/\r?\n/u)
    .map((line) => line.replaceAll(/ {2,}/gu, " | ").trim());
}

test("members, and what is worked out from them", async () => {
  const columns = "id,difficulty,hours,raw_cost,raw_cost_price,price,value_per_hour";
  assert.equal(await rows("--columns", columns), [
    "id | difficulty | hours | raw_cost | raw_cost_price | price | value_per_hour",
    "=SUM(A1) | 0 | 1 | 20 reed; 4.5 twine | 875",
    "mat | 3 | 2 | 20 reed; 4.5 twine | 875 | 1000 | -500",
    "rope | 1 | 1 | 3 twine | 450 | 1200 | 900",
  ]);
});

test("all conditions have to hold", async () => {
  const found = async (...where: string[]): Promise<string[]> =>
    (await rows("--columns", "id", ...where.flatMap((each) => ["--where", each]))).slice(1);
  assert.equal(await found("difficulty>=1", "difficulty<3"), ["rope"]);
  assert.equal(await found("difficulty!=0"), ["mat", "rope"]);
  assert.equal(await found("flags=SECRET"), ["=SUM(A1)"]);
  assert.equal(await found("container="), ["=SUM(A1)", "mat", "rope"]);
  assert.equal(await found("price>1000"), ["rope"]);
  // No price is known of what it makes: that is neither little nor much.
  assert.equal(await found("price<1000"), []);
  assert.equal(await found("price<=1000"), ["mat"]);
  assert.equal(await found("price!=1000"), ["=SUM(A1)", "rope"]);
  assert.equal(await found("id==SUM(A1)"), ["=SUM(A1)"]);
});

test("--csv is safe in a spreadsheet, and --json is for programs", async () => {
  const { out } = await defwright(folder, [
    "table",
    "recipe",
    "--columns",
    "id,flags,hours",
    "--csv",
  ]);
  assert.is(out, `id,flags,hours\r\n'=SUM(A1),"[""SECRET""]",1\r\nmat,[],2\r\nrope,[],1\r\n`);
  const json = await defwright(folder, ["table", "recipe", "--columns", "id,container", "--json"]);
  assert.equal(JSON.parse(json.out), [{ id: "=SUM(A1)" }, { id: "mat" }, { id: "rope" }]);
});

test("what cannot be shown is refused", async () => {
  const refused = async (...args: string[]): Promise<string> => {
    const { code, err } = await defwright(folder, ["table", ...args]);
    assert.is(code, 2);
    return err;
  };
  assert.match(await refused("recipes"), /there is no kind "recipes".*\n.*Did you mean "recipe"/u);
  assert.match(
    await refused("recipe", "--columns", "dificulty"),
    /no column "dificulty".*\n.*"difficulty"/u,
  );
  assert.match(await refused("recipe", "--where", "difficulty"), /is no condition/u);
  for (const each of ["difficulty==3", "difficulty=>3", "difficulty>=x"]) {
    const said = await refused("recipe", "--where", each);
    assert.match(said, /compares numbers with ".*" – expected a number/u);
  }
  assert.match(await refused("recipe", "--where", "category==CC_FOOD"), "one sign too many");
});

test.run();
