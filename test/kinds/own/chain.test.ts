/** Every command on kinds that exist only as data. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { startRepository } from "../../git-repository.ts";
import { defwright, projectFolder, read, write } from "../../project-folder.ts";
import { configuration, core, expectCode, monsterSchema, recipes, world } from "./world.ts";

const test = suite("commands on own kinds");

/** The objects of the core, one of them with other members. */
function changed(id: string, members: object): object[] {
  return core.map((each) => (each["id"] === id ? { ...each, ...members } : each));
}

/** What `check` says of a core, as lines `code message` of its findings. */
async function findings(
  objects: unknown,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string[]> {
  const folder = world({ "content/core/core.json": objects, ...more });
  const { out, err } = await defwright(folder, ["-v", "check", "--format", "json"]);
  return out === ""
    ? [err]
    : out
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as { code: string; message: string })
        .filter(({ code }) => code !== "stale-output")
        .map(({ code, message }) => `${code} ${message}`);
}

for (const shape of ["literal", "packed"] as const) {
  test(`${shape}: layering makes the records that the definitions say`, async () => {
    const folder = world();
    const { err } = await expectCode(folder, 0, "build", "--shape", shape);
    assert.match(err, "12 definitions (1 abstract, 1 modified)");
    const { out } = await expectCode(folder, 0, "explain", "mon_dire", "--json");
    const [{ members }] = JSON.parse(out) as [{ members: { path: string[]; value: unknown }[] }];
    const found = Object.fromEntries(members.map(({ path, value }) => [path.join("."), value]));
    assert.equal(
      ["name", "hp", "weight_grams", "faction", "upgrade", "drops", "flags", "attack.dice"].map(
        (each) => found[each],
      ),
      ["dire wolf", 22, 30500, "beast", "mon_dire", ["meat", "fang"], ["SWIMS", "FLIES"], 4],
    );
    const rat = (await expectCode(folder, 0, "explain", "mon_mouse")).out;
    assert.match(rat, /^monster "mon_rat"$/mu);
    assert.match(rat, /hp +6 +replaced +more content\/more\/more.json/u);
    assert.match(rat, /weight_grams +2000 +inherited/u);
    assert.match(rat, /drops(?:\[0\])? +\[?"meat"\]? +(?:added|replaced)/u);
    const again = await expectCode(folder, 0, "build", "--shape", shape);
    assert.match(again.err, "nothing changed");
    assert.match((await expectCode(folder, 0, "check", "--shape", shape)).err, "output is current");
  });
}

test("edit-mode and override replace a definition whole", async () => {
  for (const [at, members] of Object.entries({
    override: { override: true },
    "edit-mode": { "edit-mode": "override" },
  })) {
    const more = [{ type: "MONSTER", id: "mon_rat", name: "big rat", hp: 9, ...members }];
    const { out } = await expectCode(
      world({ "content/more/more.json": more }),
      0,
      "explain",
      "mon_rat",
    );
    assert.match(out, /hp +9/u, at);
    assert.match(out, /weight_grams +1000 +default/u, at);
  }
});

test("delete and add:, remove: edit lists", async () => {
  const objects = [
    ...core,
    {
      type: "MONSTER",
      id: "mon_pup",
      "copy-from": "mon_dire",
      delete: { flags: ["FLIES"], drops: ["meat"] },
    },
  ];
  const more = [
    { type: "MONSTER", id: "mon_dire", "edit-mode": "modify", "remove:drops": ["fang"] },
  ];
  const folder = world({ "content/core/core.json": objects, "content/more/more.json": more });
  assert.match((await expectCode(folder, 0, "explain", "mon_dire")).out, /drops +\["meat"\]/u);
  const pup = (await expectCode(folder, 0, "explain", "mon_pup")).out;
  assert.match(pup, /flags +\["SWIMS"\]/u);
});

test("mistakes are found, with suggestions", async () => {
  assert.equal(await findings(changed("mon_wolf", { upgrade: "mon_dier" })), [
    'unknown-reference No monster "mon_dier" is known.',
  ]);
  assert.equal(await findings(changed("mon_wolf", { drops: ["meat", "fangs"] })), [
    'unknown-reference No item "fangs" is known.',
  ]);
  assert.equal(await findings(changed("mon_wolf", { flags: ["SWIMZ"] })), [
    'near-word The flag "SWIMZ" is almost "SWIMS", which the schema names – it may be misspelt, in 2 definitions.',
  ]);
  assert.equal(await findings(changed("mon_wolf", { hp: 0 })), [
    'out-of-range "hp" is 0 – expected at least 1.',
  ]);
  assert.equal(await findings([...core, { type: "omen", monster: "mon_cat", sign: "x" }]), [
    'unknown-reference No monster "mon_cat" is known.',
  ]);
  assert.equal(await findings([...core, { type: "MONSTR", id: "mon_x", name: "x", hp: 1 }]), [
    'near-miss-type Unknown type "MONSTR" – it looks like a misspelt "MONSTER" and would be skipped.',
  ]);
  assert.equal(await findings([...core, { type: "MONSTER", id: "mon_x", name: "x" }]), [
    'missing-member Member "hp" is missing – it is mandatory.',
  ]);
});

test("a recipe's items are those of the own kind", async () => {
  const wrong = [{ ...recipes[0], components: [[["meet", 2]], [["null", 1]]] }];
  const found = await findings(core, { "content/core/recipes.json": wrong });
  assert.equal(found, ['unknown-reference No item "meet" is known.']);
});

test("ids of types that the kind does not claim are known as well", async () => {
  const objects = [...core, { type: "AMMO", id: "nail", name: "nail" }];
  const made = [{ ...recipes[0], components: [[["nail", 2]]] }];
  assert.equal(await findings(objects, { "content/core/recipes.json": made }), []);
});

test("a kind of another name leaves the external kind what it was", async () => {
  const { monster, omen } = configuration["kinds"] as Record<string, object>;
  const kinds = { monster, omen, gadget: { types: ["TOOL"], schema: "kinds/item.schema.json" } };
  const found = await findings(core, { "defwright.config.json": { ...configuration, kinds } });
  assert.equal(found, []);
});

test("what is unrecoverable is read from the own kind", async () => {
  const objects = changed("fang", { flags: ["UNRECOVERABLE"] });
  const made = [
    {
      ...recipes[0],
      result: "knife",
      reversible: true,
      components: [[["fang", 1]], [["meat", 1]]],
    },
  ];
  const folder = world({ "content/core/core.json": objects, "content/core/recipes.json": made });
  await expectCode(folder, 0, "build");
  const { out } = await expectCode(folder, 0, "explain", "knife", "--kind", "uncraft", "--json");
  assert.match(out, '[[["meat",1,true]]]');
});

test("a misspelt parent is one finding, whatever refers to its children", async () => {
  const objects = core.map((each) =>
    each["id"] === "mon_wolf" ? { ...each, "copy-from": "mon_bse" } : each,
  );
  assert.equal(await findings(objects), [
    'unknown-parent There is no monster "mon_bse" to copy from.',
  ]);
});

test("a mistyped object of an own kind is one finding", async () => {
  const objects = core.map((each) =>
    each["id"] === "mon_wolf" ? { ...each, type: "BEAST" } : each,
  );
  assert.equal(await findings(objects), [
    'unknown-type Unknown type "BEAST" – the members are those of "MONSTER", and the object would be skipped.',
  ]);
});

test("one mistake in a parent is one finding", async () => {
  const { name, ...rest } = core[2] ?? {};
  const objects = core.map((each) => (each["id"] === "mon_wolf" ? { ...rest, naem: name } : each));
  const children = ["a", "b", "c"].map((id) => ({ type: "MONSTER", id, "copy-from": "mon_wolf" }));
  assert.equal(await findings([...objects, ...children]), [
    'unknown-member Unknown member "naem" – expected "name", which is missing.',
  ]);
});

test("fixes repair it, and then there is nothing to fix", async () => {
  const { hp, ...rest } = core[2] ?? {};
  const objects = core.map((each) =>
    each["id"] === "mon_wolf" ? { ...rest, hpp: hp, weight: "30 kgs" } : each,
  );
  const folder = world({ "content/core/core.json": objects });
  await defwright(folder, ["check", "--fix=suggestions"]);
  await defwright(folder, ["check", "--fix=suggestions"]);
  const fixed = read(folder, "content/core/core.json");
  assert.match(fixed, '"hp": 12');
  assert.match(fixed, '"weight": "30 kg"');
  await expectCode(folder, 0, "build");
  await expectCode(folder, 0, "check", "--fix=suggestions");
  assert.is(read(folder, "content/core/core.json"), fixed);
});

test("two packs that write the same member are in conflict", async () => {
  const modify = (hp: number): object[] => [
    { type: "MONSTER", id: "mon_rat", "edit-mode": "modify", hp },
  ];
  const folder = world({
    "defwright.config.json": {
      ...configuration,
      packs: ["content/core", "content/more", "content/third"],
    },
    "content/third/third.json": modify(7),
  });
  const { out } = await expectCode(folder, 0, "conflicts", "--json");
  assert.match(out, '"mon_rat"');
  assert.match(out, '"hp"');
  await expectCode(folder, 1, "conflicts", "--fail");
});

test("list, refs and explain", async () => {
  const folder = world();
  const { out } = await expectCode(folder, 0, "list", "--kind", "item");
  assert.is(out, "fang\nknife\nmeat\n");
  const refs = (await expectCode(folder, 0, "refs", "meat", "--kind", "item")).out;
  for (const line of [
    /monster "mon_wolf" +drops\[0\]/u,
    /recipe "fang" +components\[0\]/u,
    /uncraft "meat" +result/u,
  ]) {
    assert.match(refs, line);
  }
  assert.match(
    (await expectCode(folder, 0, "explain", "monster")).out,
    /\* hp +How much it survives\./u,
  );
  assert.match((await expectCode(folder, 0, "explain", "monster.weight")).out, "How heavy it is.");
  const dice = (await expectCode(folder, 0, "explain", "monster.attack.dice")).out;
  assert.match(dice, "monster.attack.dice\n\n  type ");
  const omen = (await expectCode(folder, 0, "explain", "mon_rat", "--kind", "omen")).out;
  assert.match(omen, "Something rustles.");
});

test("a kind that does not exist is refused, with the nearest", async () => {
  for (const words of [
    ["list", "--kind", "monstre"],
    ["refs", "mon_rat", "--kind", "monstre"],
    ["explain", "mon_rat", "--kind", "monstre"],
    ["rename", "monstre", "mon_rat", "mon_x"],
  ]) {
    const { err } = await expectCode(world(), 2, ...words);
    assert.match(err, 'there is no kind "monstre"');
    assert.match(err, 'Did you mean "monster"?');
  }
});

test("rename follows every reference, and refuses a taken id", async () => {
  const folder = world();
  await expectCode(folder, 1, "rename", "item", "meat", "fang");
  write(folder, "content/core/ammo.json", [{ type: "AMMO", id: "nail", name: "nail" }]);
  const other = await expectCode(folder, 1, "rename", "item", "nail", "spike");
  assert.match(other.err, '"nail" is defined by objects of other types');
  const { err } = await expectCode(folder, 0, "rename", "item", "meat", "beef");
  assert.match(err, "5 places in 3 files");
  await expectCode(folder, 0, "rename", "monster", "mon_wolf", "mon_hound");
  await expectCode(folder, 0, "build");
  assert.match(read(folder, "content/core/core.json"), '"copy-from": "mon_hound"');
});

test("rename keeps a released id as an alias, whichever member the ids are in", async () => {
  for (const [idMember, written] of [
    ["id", "id"],
    ["id", "ident"],
    ["code", "code"],
  ] as const) {
    const folder = projectFolder({
      "defwright.config.json": { packs: ["core"], kinds: { k: { schema: "k.json" } } },
      "k.json": { "x-id": idMember, "x-saved": true, properties: { next: { "x-ref": "k" } } },
      "core/a.json": [
        { type: "k", [written]: "one" },
        { type: "k", [written]: "two", alias: "ii", next: "one" },
      ],
    });
    await expectCode(folder, 0, "release", "1.0");
    await expectCode(folder, 0, "rename", "k", "one", "uno");
    const { err } = await expectCode(folder, 0, "rename", "k", "two", "due");
    assert.match(err, '"two" is kept as an alias');
    assert.equal(JSON.parse(read(folder, "core/a.json")), [
      { type: "k", [written]: "uno", alias: "one" },
      { type: "k", [written]: "due", alias: ["ii", "two"], next: "uno" },
    ]);
    await expectCode(folder, 0, "check");
  }
});

test("the shell completes kinds, ids and members", async () => {
  const folder = world();
  const offered = async (...words: string[]): Promise<string[]> => {
    const { out } = await defwright(folder, ["complete", "--", ...words]);
    return out
      .split("\n")
      .flatMap((line) => (line === "" || line.startsWith(":") ? [] : [line.split("\t")[0] ?? ""]));
  };
  assert.equal(await offered("list", "--kind", "m"), ["monster"]);
  assert.equal(await offered("list", "--kind=om"), ["--kind=omen"]);
  assert.equal(await offered("rename", "mon"), ["monster"]);
  assert.equal(await offered("rename", "monster", "mon_w"), ["mon_wolf"]);
  assert.equal(await offered("explain", "monster.h"), ["monster.hp", "monster.habitats"]);
  assert.equal(await offered("explain", "ome"), ["omen"]);
});

test("strings of players are collected", async () => {
  const { out } = await expectCode(world(), 0, "strings");
  for (const text of [
    "monster mon_dire: name",
    "omen: sign",
    "item meat: name",
    "You hear howling.",
  ]) {
    assert.match(out, text);
  }
});

test("diff compares with a revision, a folder and the output", async () => {
  const folder = world();
  startRepository(folder, ["generated"]);
  await expectCode(folder, 0, "build");
  write(folder, "content/core/core.json", changed("mon_wolf", { hp: 40 }));
  write(folder, "kinds/monster.schema.json", {
    ...monsterSchema,
    properties: {
      ...(monsterSchema["properties"] as object),
      speed: { type: "integer", default: 100 },
    },
  });
  const told = /mon_wolf:\n(?: .*\n)*? +hp 12 → 40/u;
  assert.match((await expectCode(folder, 0, "diff", "HEAD")).out, told);
  assert.match(
    (await expectCode(folder, 0, "-c", "defwright.config.json", "diff", "generated")).out,
    told,
  );
  assert.match((await expectCode(folder, 0, "diff", world())).out, told);
  write(
    folder,
    "content/core/core.json",
    core
      .filter(({ id }) => id !== "mon_dire")
      .map((each) => ({ ...each, ...(each["id"] === "mon_wolf" && { upgrade: "mon_wolf" }) })),
  );
  const { err } = await expectCode(folder, 1, "diff", "HEAD", "--fail-on", "removed");
  assert.match(err, 'the monster "mon_dire" was removed');
});

test("a changed schema makes the output stale, and what follows is built", async () => {
  const folder = world();
  await expectCode(folder, 0, "build");
  const { properties } = monsterSchema as { properties: Record<string, object> };
  write(folder, "kinds/monster.schema.json", {
    ...monsterSchema,
    properties: { ...properties, weight: { ...properties["weight"], default: "3 kg" } },
  });
  assert.match((await expectCode(folder, 3, "check")).err, "output is stale");
  await expectCode(folder, 0, "build");
  assert.match((await defwright(folder, ["check"])).err, "output is current");
});

test("a released id that vanishes is missed; an alias or a migration leads on", async () => {
  const folder = world();
  await expectCode(folder, 0, "release", "1");
  const record = read(folder, "defwright.lock.json");
  assert.match(record, '["monster", "mon_wolf", "live 1 wolf"]');
  assert.match(record, '["monster", "mon_mouse", "alias 1 mon_rat"]');
  const objects = core.map((each) => (each["id"] === "fang" ? { ...each, id: "tooth" } : each));
  const text = JSON.stringify([...objects]).replaceAll('["fang"]', '["tooth"]');
  write(folder, "content/core/core.json", text);
  write(folder, "content/core/recipes.json", [
    { ...recipes[0], obsolete: true },
    { ...recipes[1], components: [[["knife", 1]]] },
  ]);
  assert.match(
    (await defwright(folder, ["check"])).err,
    'The item "fang" of release 1 no longer exists',
  );
  write(folder, "content/core/migration.json", [
    { type: "item_migration", id: "fang", replace: "tooth" },
  ]);
  write(folder, "save.json", {
    release: "1",
    pack: ["fang", "knife", "gone"],
    beasts: ["mon_mouse"],
  });
  const words = [
    "check",
    "--save",
    "save.json",
    "--ids",
    "item=$.pack[*]",
    "--ids",
    "monster=$.beasts[*]",
  ];
  const { err } = await expectCode(folder, 1, ...words);
  assert.match(err, 'item "fang" of release 1: becomes "tooth"');
  assert.match(err, 'item "gone" of release 1: nothing has this id');
  assert.match(err, "1 lost");
});

test("a text in another form is the same meaning", async () => {
  const folder = world();
  await expectCode(folder, 0, "release", "1");
  write(folder, "content/core/core.json", changed("mon_rat", { name: { str: "rat" } }));
  assert.not.match((await expectCode(folder, 0, "build")).err, "released-id-changed");
  write(folder, "content/core/core.json", changed("mon_rat", { name: "vole" }));
  assert.match((await expectCode(folder, 0, "build")).err, "released-id-changed");
});

test("migrations in the game's own form lead to an own item", async () => {
  const migration = { type: "MIGRATION", id: "old_meat", replace: "meat" };
  const objects = [...changed("mon_wolf", { drops: ["old_meat"] }), migration];
  assert.equal(await findings(objects), [
    'migrated-reference The item "old_meat" was replaced by "meat" in a migration.',
  ]);
  const folder = world({ "content/core/core.json": objects });
  await expectCode(folder, 0, "build");
  assert.match(read(folder, "generated/item.ts"), 'old_meat: "meat"');
});

test("rename keeps a released id in each pack that defines it without another", async () => {
  const kinds = { k: { schema: "k.json" } };
  const folder = projectFolder({
    "defwright.config.json": { packs: ["core", "copies", "replaces"], kinds },
    "core.config.json": { packs: ["core"], kinds },
    "replaces.config.json": { packs: ["replaces"], kinds },
    "k.json": { "x-saved": true, properties: { n: { type: "integer" } } },
    "core/a.json": [{ type: "k", id: "one", n: 1 }],
    "copies/a.json": [{ type: "k", id: "one", "copy-from": "one", n: 2 }],
    "replaces/a.json": [{ type: "k", id: "one", "edit-mode": "override", n: 3 }],
  });
  await expectCode(folder, 0, "release", "1.0");
  await expectCode(folder, 0, "rename", "k", "one", "uno");
  const written = ["core", "copies", "replaces"].map(
    (pack) => JSON.parse(read(folder, `${pack}/a.json`)) as unknown,
  );
  assert.equal(written, [
    [{ type: "k", id: "uno", alias: "one", n: 1 }],
    [{ type: "k", id: "uno", "copy-from": "uno", n: 2 }],
    [{ type: "k", id: "uno", alias: "one", "edit-mode": "override", n: 3 }],
  ]);
  for (const config of ["defwright", "core", "replaces"]) {
    await expectCode(folder, 0, "check", "--config", `${config}.config.json`);
  }
});

test("ids are those of the member of the kind, also in a list", async () => {
  const hp = { type: "integer", maximum: 9 };
  const folder = projectFolder({
    "defwright.config.json": { packs: ["core"], out: "out", kinds: { k: { schema: "k.json" } } },
    "k.json": { "x-id": "code", properties: { hp, next: { "x-ref": "k" } } },
    "core/a.json": [
      { type: "k", code: ["one", "two"], hp: 1 },
      { type: "k", code: "three", "copy-from": "two", next: "one" },
    ],
  });
  await expectCode(folder, 0, "build");
  assert.match(read(folder, "out/k/core/a.ts"), 'id: "two",\n    hp: 1,');
});

test("a migration of a kind whose ids are not saved names what is missing", async () => {
  const folder = projectFolder({
    "defwright.config.json": { packs: ["core"], kinds: { k: { schema: "k.json" } } },
    "k.json": { properties: {} },
    "core/a.json": [
      { type: "k", id: "one" },
      { type: "k_migration", id: "uno", replace: "one" },
    ],
  });
  const { err, out } = await defwright(folder, ["check"]);
  assert.match(out + err, 'Type "k_migration" is unknown');
  assert.match(out + err, 'Write "x-saved": true in the schema of k if saved games contain');
});

test("an id that is a default is found where the schema states it, if the kind has definitions", async () => {
  const config = { packs: ["core"], kinds: { k: { schema: "k.json" }, l: { schema: "l.json" } } };
  const next = { "x-ref": "k", default: "oen" };
  const pair = { properties: { a: { "x-ref": "k" } }, default: { a: "two" } };
  const map = {
    additionalProperties: true,
    propertyNames: { "x-ref": "k" },
    default: { three: 1 },
  };
  const folder = projectFolder({
    "defwright.config.json": config,
    "k.json": JSON.stringify({ properties: { next, pair, map } }),
    "l.json": { properties: { k: { "x-ref": "k", default: "four" } } },
    "core/a.json": [{ type: "k", id: "one" }],
  });
  const found = async (): Promise<string[]> => {
    const { out } = await defwright(folder, ["check", "--format", "json"]);
    const lines = out.split("\n").filter((line) => line !== "");
    return lines.map((line) => {
      const { file, column, endColumn, message } = JSON.parse(line) as Record<string, unknown>;
      const marked = read(folder, String(file)).slice(Number(column) - 1, Number(endColumn) - 1);
      return `${String(file)} ${marked} ${String(message)}`;
    });
  };
  assert.equal(await found(), [
    'k.json "oen" No k "oen" is known.',
    'k.json "two" No k "two" is known.',
    'k.json "three" No k "three" is known.',
  ]);
  write(folder, "k.json", read(folder, "k.json").replace("oen", "one"));
  write(folder, "core/b.json", [
    { type: "k", id: "two" },
    { type: "k", id: ["three", "four"] },
    { type: "l", id: "an_l" },
  ]);
  assert.equal(await found(), []);
  const { err } = await expectCode(folder, 1, "rename", "k", "two", "due");
  assert.match(err, 'it would cause another finding: No k "two" is known.');
});

test("migrate pairs what was renamed", async () => {
  const folder = world();
  await expectCode(folder, 0, "release", "1");
  const old = world();
  const text = readFileSync(join(folder, "content/core/core.json"), "utf8");
  write(folder, "content/core/core.json", text.replaceAll('"mon_wolf"', '"mon_hound"'));
  const { err } = await expectCode(folder, 0, "migrate", old);
  assert.match(err, "1 id vanished: 1 matched");
  const all = ["content/core/migrations.json", "content/more/migrations.json"].map((path) => {
    try {
      return read(folder, path);
    } catch {
      return "";
    }
  });
  assert.match(all.join(""), /"monster_migration",\s+"id": "mon_wolf",\s+"replace": "mon_hound"/u);
});

test("two projects with different kinds do not mix", async () => {
  const one = world();
  const { monster } = configuration["kinds"] as Record<string, object>;
  write(one, "other.config.json", {
    packs: ["other"],
    out: "generated-other",
    kinds: { beast: { ...monster, schema: "kinds/beast.schema.json" } },
  });
  write(one, "kinds/beast.schema.json", {
    required: ["legs"],
    properties: { legs: { type: "integer" } },
  });
  write(one, "other/a.json", [{ type: "MONSTER", id: "b_cat", legs: 4 }]);
  await expectCode(one, 0, "build", "-c", "defwright.config.json", "-c", "other.config.json");
  assert.match(read(one, "generated-other/beast.ts"), "b_cat");
  assert.match(read(one, "generated/monster.ts"), "mon_wolf");
  assert.not.match(read(one, "generated/ids.ts"), "BeastId");
  await expectCode(one, 0, "check", "-c", "other.config.json", "-c", "defwright.config.json");
});

test.run();
