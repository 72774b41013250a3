/** Texts of results in the player's language, and where each is from. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { furniture, terrain } from "../../generated/index.ts";
import { texts } from "../../generated/texts.ts";
import {
  bash,
  canBash,
  canCut,
  canLockpick,
  canPry,
  collapseTent,
  cut,
  destroy,
  lockpick,
  planCrafting,
  craftingSupplies,
  pry,
  seededRandom,
  textOf,
  type Happenings,
  type MissingFacts,
  type Texts,
  type TextSource,
} from "../../runtime/index.ts";
import { lockOpens } from "../../runtime/texts/sentences.ts";
import { defaultSounds } from "../../generator/kinds/parts/default-sounds.ts";
import { none } from "../expect.ts";

const test = suite("texts in other languages");

/** Every text that verbs say about any tile, with what it became in the result. */
function everythingSaid(translate: ((source: TextSource) => string) | undefined): string[] {
  const said: string[] = [];
  const random = seededRandom("loud");
  const options = { random, ...(translate === undefined ? {} : { translate }) };
  const note = (result: object): void => {
    const { messages = [], sounds = [] } = result as Partial<Happenings>;
    said.push(...messages, ...sounds.map(({ text }) => text));
  };
  for (const table of [furniture, terrain] as const) {
    for (const id of table.ids()) {
      const tiles = table as typeof terrain;
      const tile = id as never;
      if (canLockpick(tiles, tile)) note(lockpick(tiles, tile, options));
      for (const tool of ["oxytorch", "boltcut", "hacksaw"] as const) {
        if (canCut(tiles, tile, tool)) note(cut(tiles, tile, tool, options));
      }
      if (canBash(tiles, tile)) {
        note(bash(tiles, tile, { ...options, strength: 0 }));
        note(destroy(tiles, tile, options));
      }
      for (let attempt = 0; canPry(tiles, tile) && attempt < 8; attempt += 1) {
        note(pry(tiles, tile, { ...options, strength: 5 * attempt, quality: 4 }));
      }
    }
  }
  return said;
}

test("each text of a result passes through the function, once, and is its answer", () => {
  const sources: TextSource[] = [];
  const said = everythingSaid((source) => {
    sources.push(source);
    return `${source.text} (${source.member})`;
  });
  assert.ok(said.length > 100, String(said.length));
  const marked = new Set(sources.map(({ text, member }) => `${text} (${member})`));
  none(
    said.filter((text) => text !== "" && !marked.has(text)),
    "read these texts through the source of texts, so that they can be translated",
  );
});

test("without one, results have what the content says", () => {
  const plain = everythingSaid(undefined);
  assert.equal(
    everythingSaid(({ text }) => text),
    plain,
  );
  assert.ok(plain.includes(lockOpens));
});

test("a text is one that an author wrote, at that member; or a default", () => {
  const defaults = new Set([
    lockOpens,
    ...Object.values(defaultSounds).flatMap((sounds) => Object.values<string>(sounds)),
  ]);
  const seen = { authored: new Set<string>(), default: new Set<string>() };
  everythingSaid((source) => {
    const told = textOf(texts, source);
    if (!told.authored) assert.ok(defaults.has(source.text), JSON.stringify(source));
    seen[told.authored ? "authored" : "default"].add(source.member);
    return source.text;
  });
  // Of each verb some are written; and of each default one is heard.
  for (const member of ["lockpick_message", "bash.sound", "oxytorch.message", "pry.sound"])
    assert.ok(
      seen.authored.has(member),
      `no definition of the test writes ${member}: write it, so that its text is seen`,
    );
  for (const member of ["lockpick_message", "bash.sound", "bash.sound_fail"])
    assert.ok(
      seen.default.has(member),
      `no definition of the test leaves ${member} out: leave it out, so that its default is seen`,
    );
});

test("what stands in the module is what records say", () => {
  const tables: Readonly<Record<string, Pick<typeof terrain, "at" | "index">>> = {
    furniture,
    terrain,
  } as never;
  for (const [kind, table] of Object.entries(tables)) {
    for (const id of Object.keys(texts[kind] ?? {})) {
      for (const member of Object.keys(texts[kind]?.[id] ?? {})) {
        let at: unknown = table.at(table.index(id as never));
        for (const step of member.split(".")) at = (at as Record<string, unknown>)[step];
        assert.type(at, "string", `${kind} ${id} ${member}`);
      }
    }
  }
  assert.equal(texts["furniture"]?.["f_telegraph"]?.["name"], {
    plural: "telegraphs",
    file: "content/core/furniture/sorting.json",
  });
});

test("any text may be asked for", () => {
  const nasty = JSON.parse('{"terrain":{"__proto__":{"name":{"file":"a.json"}}}}') as Texts;
  const ask = (kind: string, id: string, member: string): boolean =>
    textOf(nasty, { text: "x", kind, id, member }).authored;
  assert.is(ask("terrain", "__proto__", "name"), true);
  for (const [kind, id, member] of [
    ["__proto__", "constructor", "name"],
    ["terrain", "constructor", "name"],
    ["terrain", "__proto__", "toString"],
    ["", "", ""],
  ] as const)
    assert.is(ask(kind, id, member), false);
});

test("a tent that collapses is heard in the same words", () => {
  const result = collapseTent(furniture, "f_felt_tent_wall" as never, {
    nearby: [{ id: "f_felt_tent_pole" as never, dx: 1, dy: 0 }],
    random: seededRandom("tent"),
    translate: ({ id, member }) => `${id} ${member}`,
  });
  assert.ok(result.ok);
  assert.equal(
    result.fallen.flatMap(({ change }) => change.sounds.map(({ text }) => text)),
    ["f_felt_tent_pole bash.sound"],
  );
});

test("what is missing for a craft is told by the game, of all that is known", () => {
  const recipe = {
    components: [[["plank", 3]]],
    tools: [[["saw", -1]]],
    qualities: [{ id: "cut", level: 1, amount: 1 }],
  } as const;
  const facts: MissingFacts<string, string>[] = [];
  const plan = planCrafting(
    recipe as never,
    craftingSupplies<string, string>([]),
    {},
    {
      sentence: (missing) => {
        facts.push(missing);
        return `${missing.need}?`;
      },
    },
  );
  assert.ok(!plan.ok);
  assert.equal(
    plan.missing.map(({ text }) => text),
    ["component?", "tool?", "quality?"],
  );
  assert.equal(
    facts.find(({ need }) => need === "component"),
    { need: "component", alternatives: [{ item: "plank", count: 3, at_hand: 0 }] },
  );
  const together = planCrafting(
    { ...recipe, components: [[["plank", 3]], [["plank", 2]]], tools: [], qualities: [] } as never,
    craftingSupplies<string, string>([{ item: "plank", count: 4 }]),
    {},
    { sentence: ({ need }) => `${need}!` },
  );
  assert.ok(!together.ok);
  assert.equal(
    together.missing.map(({ text }) => text),
    ["together!"],
  );
});

test.run();
