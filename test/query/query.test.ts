/** The public questions about compiled content. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createBuildSession } from "../../generator/build/session.ts";
import { compilePacks, ContentQuery } from "../../generator/index.ts";
import { page } from "../docs/section.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { projectFolder, terrain, write } from "../project-folder.ts";

const test = suite("questions about content");

const folder = projectFolder({
  "core/a.json": [
    terrain("t_gate", { open: "t_gate_open", alias: "t_old_gate" }),
    terrain("t_gate_open", { close: "t_old_gate" }),
    { type: "terrain", id: "t_side_gate", "copy-from": "t_gate", name: "side gate" },
    {
      type: "furniture",
      id: "f_bench",
      name: "bench",
      symbol: "#",
      color: "brown",
      move_cost_mod: 1,
      required_str: 4,
      bash: { items: ["plank"] },
    },
  ],
  "core/items.json": [{ type: "GENERIC", id: "plank", name: "plank" }],
});
const settings = settingsOf(folder, { packs: ["core"], dialect: "bright-nights" });
const compilation = compilePacks(settings, { emit: false });
const query = new ContentQuery(compilation);
const gate = { kind: "terrain", id: "t_gate" };

test("what defines an id and what refers to it, under any of its names", () => {
  assert.equal(query.kindsOf("t_gate"), ["terrain"]);
  assert.equal(
    query.definitions(gate).map(({ role, file }) => [role, file]),
    [
      ["defines", "core/a.json"],
      ["alias", "core/a.json"],
    ],
  );
  assert.equal(
    query.references(gate).map(({ role, by, path, as }) => [role, by, path, as]),
    [
      ["refers", "t_gate_open", ["close"], "t_old_gate"],
      ["copies", "t_side_gate", ["copy-from"], undefined],
    ],
  );
  assert.equal(
    query.children(gate).map(({ by }) => by),
    ["t_side_gate"],
  );
});

test("ids that objects of other types define", () => {
  const plank = { kind: "item", id: "plank" };
  assert.equal(
    query.definitions(plank).map(({ file }) => file),
    ["core/items.json"],
  );
  assert.equal(
    query.references(plank).map(({ by }) => by),
    ["f_bench"],
  );
  assert.ok(query.exists(plank) && query.ids("item").has("plank"));
});

test("of a kind that has no definitions there is nothing", () => {
  for (const kind of ["item", "constructor", "__proto__"]) {
    const named = { kind, id: "f_bench" };
    assert.equal([...query.explained(kind), ...query.transitions(kind)], []);
    assert.equal(
      [query.explain("f_bench", kind), query.unused(kind), query.children(named)].flat(),
      [],
    );
    assert.equal([...query.definitions(named), ...query.find("bench", kind)], []);
    assert.equal(query.whyNotFound("f_bench", [], kind).broken, false);
    assert.match(JSON.stringify(query.table(kind)), `of the kind \\"${kind}\\"`);
  }
});

test("what nothing refers to", () => {
  assert.equal(
    query.unused("terrain").map(({ id }) => id),
    ["t_side_gate"],
  );
  assert.equal(
    query.unused("furniture").map(({ id }) => id),
    ["f_bench"],
  );
});

test("a value with who set it", () => {
  const [explanation] = query.explain("t_side_gate", "terrain");
  const howOf = (member: string): string | undefined =>
    explanation?.members.find(({ path }) => path[0] === member)?.origin.how;
  assert.is(howOf("open"), "inherited");
  assert.is(howOf("name"), "replaced");
});

test("what is at a place, and what may stand there", () => {
  const [{ file } = { file: undefined }] = compilation.parsed;
  assert.ok(file);
  const offset = file.text.indexOf("t_old_gate", file.text.indexOf('"close"')) + 2;
  const { object, path, ids } = query.placeAt(file, offset);
  assert.equal(
    [object?.kind, path, ids],
    ["terrain", ["close"], [{ kind: "terrain", id: "t_old_gate" }]],
  );
  const { list = [] } = query.choicesAt(file.text, offset - 2, settings.packs, file) ?? {};
  assert.ok(list.some(({ label }) => label === "t_side_gate"));
});

test("what changed since", () => {
  const again = projectFolder();
  write(again, "core/a.json", [terrain("t_gate", { move_cost: 9 }), terrain("t_new")]);
  const now = new ContentQuery(
    compilePacks(settingsOf(again, { packs: ["core"], dialect: "bright-nights" }), { emit: false }),
  );
  const { added, removed, changed } = now.changedSince(query);
  assert.equal(added, [{ kind: "terrain", id: "t_new" }]);
  assert.equal(
    removed.map(({ id }) => id),
    ["f_bench", "t_gate_open", "t_side_gate"],
  );
  assert.equal(
    changed.map(({ id, changes }) => [id, changes.map(({ path }) => path[0])]),
    [["t_gate", ["move_cost", "open"]]],
  );
});

test("a later index of the same session has what one made anew has, in its order", () => {
  const again = projectFolder({ "core/b.json": [terrain("t_other", { close: "t_wall" })] });
  const own = settingsOf(again, { packs: ["core"], dialect: "bright-nights" });
  const session = createBuildSession();
  let last: ContentQuery | undefined;
  const states = [
    [terrain("t_wall", { alias: "t_old_wall" }), terrain("t_door", { open: "t_wall" })],
    [terrain("t_new"), terrain("t_door", { open: "t_old_wall" }), terrain("t_wall")],
    [terrain("t_door", { open: "t_wall" }), terrain("t_wall", { close: "t_wall" })],
    [],
  ];
  for (const objects of states) {
    write(again, "core/a.json", objects);
    const now = compilePacks(own, { session, emit: false });
    const kept = new ContentQuery(now, last);
    last = kept;
    const fresh = new ContentQuery(now);
    for (const id of ["t_wall", "t_old_wall", "t_door", "t_new"]) {
      const named = { kind: "terrain", id };
      assert.equal(kept.usesOf(named), fresh.usesOf(named), id);
      assert.equal(kept.of(named), fresh.of(named), id);
    }
  }
});

test("the page names every question", () => {
  const named = [...page("docs/reference/api.md").matchAll(/^\| `(\w+)\(/gmu)].map(
    ([, name = ""]) => name,
  );
  const prototypes = [
    ContentQuery.prototype,
    Object.getPrototypeOf(ContentQuery.prototype) as object,
  ];
  const asked = new Set(prototypes.flatMap((each) => Object.getOwnPropertyNames(each)));
  for (const name of named) assert.ok(asked.has(name), `${name} is not a question`);
  const own = Object.getOwnPropertyNames(ContentQuery.prototype);
  for (const name of own.filter((each) => !internal.has(each))) {
    assert.ok(named.includes(name), `${name} is not on the page`);
  }
});

/** Members that the command line uses, besides the questions. */
const internal: ReadonlySet<string> = new Set(["constructor", "whyNotFound"]);

test.run();
