import { suite } from "uvu";
import * as assert from "uvu/assert";
import { brandKey, seededRandom, startingCharacter } from "../../runtime/index.ts";
import type { Branded, StartingProfession, SubstitutionRow } from "../../runtime/index.ts";
import { clientProject, generate, loadContent, type Content } from "./client-project.ts";

const test = suite("starting characters");

const item = (id: string): Branded<"item"> => brandKey(id);
const trait = (id: string): Branded<"trait"> => brandKey(id);
const skill = (id: string): Branded<"skill"> => brandKey(id);
const random = { next: (): number => 0 };

const idle: StartingProfession = {
  name: { male: "Idler", female: "Idler" },
  points: 0,
  addictions: [],
  skills: [],
  items: { both: { list: [] }, male: { list: [] }, female: { list: [] } },
  pets: [],
  flags: [],
  cbms: [],
  traits: [],
};

test("§2.1: nothing comes from nothing", () => {
  assert.equal(startingCharacter(idle, { gender: "male", random }), {
    name: "Idler",
    points: 0,
    skills: [],
    addictions: [],
    traits: [],
    cbms: [],
    pets: [],
    flags: [],
    items: [],
  });
});

test("§2.1: name, points, addictions, CBMs, flags", () => {
  const profession: StartingProfession = {
    ...idle,
    name: { male: "Duke", female: "Duchess" },
    points: -3,
    addictions: [{ type: brandKey("cake"), intensity: 20 }],
    cbms: [brandKey("tin_heart")],
    flags: ["SCEN_ONLY"],
  };
  const duchess = startingCharacter(profession, { gender: "female", random });
  assert.is(duchess.name, "Duchess");
  assert.is(startingCharacter(profession, { gender: "male", random }).name, "Duke");
  assert.is(duchess.points, -3);
  assert.equal(duchess.addictions, [{ type: "cake", intensity: 20 }]);
  assert.equal(duchess.cbms, ["tin_heart"]);
  assert.equal(duchess.flags, ["SCEN_ONLY"]);
});

test("§2.1: skills are added to the chosen levels", () => {
  const profession = {
    ...idle,
    skills: [
      { name: skill("fishing"), level: 2 },
      { name: skill("chess"), level: 1 },
      { name: skill("fishing"), level: 1 },
    ],
  };
  const skills = [
    [skill("juggling"), 4],
    [skill("fishing"), 3],
  ] as const;
  const expected = [
    ["juggling", 4],
    ["fishing", 6],
    ["chess", 1],
  ];
  const character = startingCharacter(profession, { gender: "male", skills, random });
  assert.equal(character.skills, expected);
  const fromMap = startingCharacter(profession, {
    gender: "male",
    skills: new Map(skills),
    random,
  });
  assert.equal(fromMap.skills, expected);
});

test("§2.1: given traits and the profession's own, each once", () => {
  const profession = { ...idle, traits: [trait("brave"), trait("tall")] };
  const traits = [trait("tall"), trait("witty")];
  const character = startingCharacter(profession, { gender: "male", traits, random });
  assert.equal(character.traits, ["tall", "witty", "brave"]);
});

test("§2.1: pets are tamed, the vehicle stands on the nearest road", () => {
  const profession: StartingProfession = {
    ...idle,
    pets: [
      { monster: brandKey("mon_goose"), amount: 3 },
      { monster: brandKey("mon_newt"), amount: 1 },
    ],
    vehicle: brandKey("tricycle"),
  };
  const { pets, vehicle } = startingCharacter(profession, { gender: "male", random });
  assert.equal(pets, [
    { monster: "mon_goose", count: 3, tamed: true },
    { monster: "mon_newt", count: 1, tamed: true },
  ]);
  assert.equal(vehicle, {
    vehicle: "tricycle",
    place: "nearest-road",
    remembered_on_overmap: true,
  });
});

const packed: StartingProfession = {
  ...idle,
  traits: [trait("tidy")],
  items: {
    both: {
      list: [
        { item: item("sock") },
        { item: item("letter"), snippet: brandKey("from_mother") },
        { item: item("sock") },
      ],
      group: {
        subtype: "collection",
        entries: [{ item: item("coin"), prob: 100, count: [2, 5] }],
      },
    },
    male: { list: [{ item: item("cap") }] },
    female: { list: [{ item: item("bonnet") }], group: { group: brandKey("handbag") } },
  },
};

test("§2.1: items of both and of the gender, repetitions and snippets kept, groups rolled", () => {
  const both = [
    { item: "sock", count: 1 },
    { item: "letter", count: 1, snippet: "from_mother" },
    { item: "sock", count: 1 },
    { item: "coin", count: 2 },
  ];
  const male = startingCharacter(packed, { gender: "male", random });
  assert.equal(male.items, [...both, { item: "cap", count: 1 }]);
  assert.not("unrolled_groups" in male);

  const female = startingCharacter(packed, { gender: "female", random });
  assert.equal(female.items, [...both, { item: "bonnet", count: 1 }]);
  assert.equal(female.unrolled_groups, [{ group: "handbag", reason: "unknown-group" }]);

  const mirror = { item: item("mirror"), prob: 100, count: [1, 1] } as const;
  const groups = () => ({ subtype: "distribution", entries: [mirror] }) as const;
  const known = startingCharacter(packed, { gender: "female", random, groups });
  assert.equal(known.items, [...both, { item: "bonnet", count: 1 }, { item: "mirror", count: 1 }]);
});

test("§2.2: substitutions see given traits and the profession's own together", () => {
  const tidyAndCold = { present: [trait("tidy"), trait("cold")], absent: [] };
  const substitutions: SubstitutionRow[] = [
    {
      replacements: [
        {
          item: item("sock"),
          sub: [{ ...tidyAndCold, new: [{ item: item("stocking"), ratio: 2 }] }],
        },
      ],
    },
    {
      replacements: [
        {
          item: item("coin"),
          sub: [
            { present: [trait("tidy")], absent: [], new: [{ item: item("banknote"), ratio: 1 }] },
          ],
        },
      ],
    },
  ];
  const options = { gender: "male", random, substitutions } as const;
  const cold = startingCharacter(packed, { ...options, traits: [trait("cold")] });
  assert.equal(cold.items, [
    { item: "stocking", count: 2 },
    { item: "letter", count: 1, snippet: "from_mother" },
    { item: "stocking", count: 2 },
    { item: "banknote", count: 2 },
    { item: "cap", count: 1 },
  ]);
  const warm = startingCharacter(packed, options);
  assert.equal(warm.items.slice(0, 1), [{ item: "sock", count: 1 }]);
});

const gifts: SubstitutionRow[] = [
  {
    replacements: [],
    bonus: { item: item("medal"), present: [trait("brave")], absent: [trait("shy")] },
  },
  {
    replacements: [],
    bonus: {
      group: {
        subtype: "collection",
        entries: [
          { item: item("medal"), prob: 100, count: [1, 1] },
          { item: item("ribbon"), prob: 100, count: [1, 1] },
        ],
      },
      present: [trait("brave")],
      absent: [],
    },
  },
  {
    replacements: [
      {
        item: item("ribbon"),
        sub: [{ present: [], absent: [], new: [{ item: item("sash"), ratio: 1 }] }],
      },
    ],
  },
];

test("a bonus comes at the end, where its condition holds, and is substituted too (extension)", () => {
  const options = { gender: "male", random, substitutions: gifts } as const;
  const items = (...traits: string[]): unknown =>
    startingCharacter(idle, { ...options, traits: traits.map(trait) }).items;
  assert.equal(items("brave"), [
    { item: "medal", count: 1 },
    { item: "medal", count: 1 },
    { item: "sash", count: 1 },
  ]);
  assert.equal(items("brave", "shy"), [
    { item: "medal", count: 1 },
    { item: "sash", count: 1 },
  ]);
  assert.equal(items("shy"), []);
});

test("`no_bonus` keeps one bonus away, NO_BONUS_ITEMS all (extension)", () => {
  const options = {
    gender: "male",
    random,
    substitutions: gifts,
    traits: [trait("brave")],
  } as const;
  const picky = startingCharacter({ ...idle, no_bonus: item("medal") }, options);
  assert.equal(picky.items, [{ item: "sash", count: 1 }]);
  const proud = startingCharacter({ ...idle, flags: ["NO_BONUS_ITEMS"] }, options);
  assert.equal(proud.items, []);
});

let content: Content;
test.before(async () => {
  const folder = clientProject();
  await generate(folder);
  content = await loadContent(folder);
});

test("our own professions", () => {
  const { profession, professionItemSubstitutions, traitId, itemId } = content;
  const options = { random: seededRandom(1), substitutions: professionItemSubstitutions.all() };
  const thief = startingCharacter(profession.get("letter_thief"), { ...options, gender: "female" });
  // Left-handed and a night owl by profession.
  assert.equal(thief.items, [
    { item: itemId("letter_opener_left"), count: 1 },
    { item: itemId("moth_jar"), count: 1 },
    { item: itemId("moth_jar"), count: 1 },
    { item: itemId("dark_lantern"), count: 1 },
    { item: itemId("letter"), count: 1, snippet: "letter_read_by_moonlight" },
    { item: itemId("hat_pin"), count: 1 },
    { item: itemId("dark_cloak"), count: 1 },
    { item: itemId("hat_pin"), count: 1, snippet: "hat_pin_with_a_past" },
  ]);
  const runner = startingCharacter(profession.get("pass_runner"), {
    ...options,
    gender: "male",
    traits: [traitId("left_handed")],
  });
  const ids: readonly string[] = runner.items.map(({ item: id }) => id);
  // Sure-footed by profession, left-handed by choice.
  assert.ok(ids.includes("nailed_boots") && ids.includes("lucky_bootlace"));
  assert.not(ids.includes("pass_boots"));
});

test("every profession of ours starts, the same from the same seed", () => {
  const { profession, professionItemSubstitutions } = content;
  for (const id of profession.ids()) {
    const start = (): unknown =>
      startingCharacter(profession.get(id), {
        gender: "female",
        random: seededRandom(id),
        substitutions: professionItemSubstitutions.all(),
      });
    assert.equal(start(), start(), id);
  }
});

test.run();
