/** What can be crafted (§2.10), against an answer that tries everything. */
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { canCraft, craftingChoices, craftingSupplies, planCrafting } from "../../runtime/index.ts";
import type { MissingPart } from "../../runtime/index.ts";
import { choicesOf, firstThatWorks, holdings, rows } from "./crafting-cases.ts";
import { toolSpenders, worksOut } from "./crafting-cases.ts";
import type { Held, Row } from "./crafting-cases.ts";
import { runs } from "../random.ts";

const test = suite("crafting");

const plain: Row = {
  id: "thing",
  obsolete: false,
  on_display: true,
  components: [],
  tools: [],
  qualities: [],
};

const cases = fc.oneof(
  { arbitrary: fc.tuple(rows, holdings), weight: 3 },
  { arbitrary: toolSpenders, weight: 1 },
);

test("§2.10: craftable exactly where some choice works out, and the plan is such a choice", () => {
  fc.assert(
    fc.property(cases, fc.integer({ min: 1, max: 2 }), ([row, things], batch) => {
      const supplies = craftingSupplies(things);
      const expected = firstThatWorks(row, things, batch);
      assert.is(canCraft(row, supplies, { batch }), expected !== undefined);
      const plan = planCrafting(row, supplies, { batch });
      if (!plan.ok) {
        assert.is(expected, undefined);
        assert.ok(plan.missing.length > 0);
        return;
      }
      const charges = plan.tools.map((tool, number) => {
        const listed = row.tools[number]!.find(
          ([item, each]) => item === tool.item && each > 0 === tool.charges > 0,
        )!;
        assert.is(tool.charges, Math.max(listed[1], 0) * batch);
        return [tool.item, listed[1]] as const;
      });
      const choice = {
        components: plan.components.map(({ item, count }) => [item, count / batch] as const),
        tools: charges,
      };
      assert.ok(worksOut(row, things, choice, batch));
      // The first that works, in the order of the lists.
      assert.equal(choice, expected);
    }),
    runs(4000, 5),
  );
});

test("§2.10: what may be chosen is what some complete choice takes", () => {
  fc.assert(
    fc.property(rows, holdings, (row, things) => {
      const working = [...choicesOf(row)].filter((choice) => worksOut(row, things, choice, 1));
      const offered = craftingChoices(row, craftingSupplies(things));
      row.components.forEach((group, number) => {
        const expected = group
          .map(([item]) => item)
          .filter((item) => working.some(({ components }) => components[number]![0] === item));
        assert.equal(offered[number], expected);
      });
    }),
    runs(1000, 5),
  );
});

test("what is missing is what is not there even for itself, and all of it", () => {
  fc.assert(
    fc.property(rows, holdings, (row, things) => {
      const plan = planCrafting(row, craftingSupplies(things));
      if (plan.ok || plan.reason !== "not-enough") return;
      const parts: Row[] = [
        ...row.components.map((group) => ({ ...plain, components: [group] })),
        ...row.tools.map((group) => ({ ...plain, tools: [group] })),
        ...row.qualities.map((quality) => ({ ...plain, qualities: [quality] })),
      ];
      const expected = parts.filter((part) => firstThatWorks(part, things) === undefined);
      assert.equal(
        plan.missing.map((part) => part.need !== "together" && [part.need, idsOf(part)]),
        expected.map(({ components, tools, qualities }) => {
          if (components[0]) return ["component", components[0].map(([item]) => item)];
          if (tools[0]) return ["tool", tools[0].map(([item]) => item)];
          const [first] = qualities;
          return ["quality", first && [first, ...(first.or ?? [])].map(({ id }) => id)];
        }),
      );
    }),
    runs(1500, 5),
  );
});

function idsOf({ alternatives }: MissingPart<string, string>): readonly string[] {
  return alternatives.map((each) => ("item" in each ? each.item : each.id));
}

test("what clashes is enough as soon as any one part is left out", () => {
  fc.assert(
    fc.property(rows, holdings, (row, things) => {
      const supplies = craftingSupplies(things);
      const plan = planCrafting(row, supplies);
      if (plan.ok || plan.reason !== "not-enough-together") return;
      const [clash] = plan.missing;
      assert.is(clash?.need, "together");
      if (clash?.need !== "together") return;
      assert.ok(clash.parts.length > 1);
      for (const left of clash.parts.keys()) {
        const rest = clash.parts.filter((_, number) => number !== left);
        const smaller: Row = {
          ...plain,
          components: rest.flatMap((part) =>
            part.need === "component"
              ? [part.alternatives.map(({ item, count }) => [item, count, true] as const)]
              : [],
          ),
          tools: rest.flatMap((part) =>
            part.need === "tool"
              ? [
                  part.alternatives.map(
                    ({ item, count, charges }) => [item, charges > 0 ? charges : -count] as const,
                  ),
                ]
              : [],
          ),
          qualities: rest.flatMap((part) => {
            if (part.need !== "quality") return [];
            const [first, ...or] = part.alternatives;
            return [{ ...first!, or }];
          }),
        };
        assert.ok(firstThatWorks(smaller, things));
      }
    }),
    runs(1500, 5),
  );
});

function answers(row: Partial<Row>, things: readonly Held[], batch = 1): boolean {
  return canCraft({ ...plain, ...row }, craftingSupplies(things), { batch });
}

test("an item that is tool and component is needed twice", () => {
  const row: Partial<Row> = { components: [[["lamp", 1, true]]], tools: [[["lamp", -1]]] };
  assert.not(answers(row, [{ item: "lamp" }]));
  assert.ok(answers(row, [{ item: "lamp", count: 2 }]));
  // One that stands near is a tool and never a component.
  assert.ok(answers(row, [{ item: "lamp" }, { item: "lamp", pseudo: true }]));
  assert.not(answers(row, [{ item: "lamp", count: 2, pseudo: true }]));
});

test("so is one that is needed for its quality", () => {
  const row: Partial<Row> = {
    components: [[["knife", 1, true]]],
    qualities: [{ id: "cutting", level: 1, amount: 1 }],
  };
  assert.not(answers(row, [{ item: "knife", qualities: [["cutting", 2]] }]));
  assert.ok(answers(row, [{ item: "knife", count: 2, qualities: [["cutting", 2]] }]));
  assert.ok(
    answers(row, [
      { item: "knife", qualities: [["cutting", 2]] },
      { item: "scythe", qualities: [["cutting", 1]] },
    ]),
  );
});

test("qualities are of each piece, charges of those that hold them", () => {
  const three: Partial<Row> = { qualities: [{ id: "CUT", level: 1, amount: 3 }] };
  const knives = (sharp: number, blunt: number): Held[] => [
    { item: "knife", count: sharp, qualities: [["CUT", 1]] },
    { item: "knife", count: blunt, qualities: [] },
  ];
  assert.not(answers(three, knives(1, 2)));
  assert.not(
    answers(three, [
      { item: "knife", qualities: [["CUT", 1]] },
      { item: "knife", count: 2 },
    ]),
  );
  assert.ok(answers(three, knives(3, 0)));
  const torches = [
    { item: "torch", charges: 3 },
    { item: "torch", count: 2 },
  ];
  for (const things of [torches, [...torches].reverse()]) {
    assert.ok(answers({ tools: [[["torch", 3]]] }, things));
    assert.not(answers({ tools: [[["torch", 4]]] }, things));
    assert.ok(answers({ components: [[["torch", 3, true]]] }, things));
    assert.not(answers({ components: [[["torch", 4, true]]] }, things));
  }
});

test("of pieces that differ, those are kept that the tools need", () => {
  const row = (spent: number, ...ids: readonly string[]): Partial<Row> => ({
    components: [[["bar", spent, true]]],
    qualities: ids.map((id) => ({ id, level: 1, amount: 1 })),
  });
  const bars: Held[] = [
    { item: "bar", count: 2, qualities: [["PRY", 1]] },
    { item: "bar", count: 1, qualities: [["CUT", 2]] },
    { item: "bar", count: 3 },
  ];
  assert.ok(answers(row(4, "PRY", "CUT"), bars));
  assert.not(answers(row(5, "PRY", "CUT"), bars));
  assert.ok(answers(row(5, "CUT"), bars));
  assert.not(answers(row(6, "CUT"), bars));
  // One piece that does both spares another.
  const both: Held = {
    item: "bar",
    qualities: [
      ["PRY", 1],
      ["CUT", 1],
    ],
  };
  assert.ok(answers(row(6, "PRY", "CUT"), [...bars, both]));
  assert.not(answers(row(7, "PRY", "CUT"), [...bars, both]));
});

test("no more of a sort is kept than leaves room for the others", () => {
  const components: Row["components"] = [[["bar", 6, true]]];
  const need = (id: string, amount: number): Row["qualities"][number] => ({ id, level: 1, amount });
  const qualities = [need("PRY", 2), need("CUT", 1), need("SAW", 1)];
  const stack = (count: number, ...ids: readonly string[]): Held => ({
    item: "bar",
    count,
    qualities: ids.map((id) => [id, 1] as const),
  });
  assert.ok(
    answers({ components, qualities }, [stack(2, "PRY", "CUT"), stack(1, "PRY", "SAW"), stack(5)]),
  );
  assert.not(
    answers({ components, qualities }, [stack(2, "PRY", "CUT"), stack(1, "SAW"), stack(5)]),
  );
});

test("the plan names a way that is left, where the first would be spent", () => {
  const row: Row = {
    ...plain,
    components: [[["bar", 1, true]]],
    qualities: [
      { id: "PRY", level: 1, amount: 1, or: [{ id: "SAW", level: 1, amount: 1 }] },
      { id: "CUT", level: 1, amount: 1 },
    ],
  };
  const plan = planCrafting(
    row,
    craftingSupplies([
      { item: "bar", qualities: [["PRY", 1]] },
      { item: "bar", qualities: [["CUT", 1]] },
      { item: "saw", qualities: [["SAW", 1]] },
    ]),
  );
  assert.equal(plan.ok && plan.qualities, [
    { id: "SAW", level: 1, amount: 1 },
    { id: "CUT", level: 1, amount: 1 },
  ]);
});

test("a batch is a whole number from 1", () => {
  const row: Row = { ...plain, components: [[["nail", 3, true]]] };
  const supplies = craftingSupplies([{ item: "nail", charges: 12 }]);
  for (const [batch, reason] of [
    [0, "bad-batch"],
    [-3, "bad-batch"],
    [0.5, "bad-batch"],
    [1e300, "bad-batch"],
    [NaN, "not-a-number"],
    [Infinity, "not-a-number"],
  ] as const) {
    assert.equal(planCrafting(row, supplies, { batch }), { ok: false, reason, missing: [] });
    assert.not(canCraft(row, supplies, { batch }));
    assert.throws(
      () => craftingChoices(row, supplies, [], { batch }),
      (error: unknown) => error instanceof RangeError && error.message.startsWith("batch "),
    );
  }
});

test("charges that are used up are used once, tools that are only there serve all", () => {
  const lamp: Row["tools"] = [[["lamp", 4]], [["lamp", 3]]];
  assert.not(answers({ tools: lamp }, [{ item: "lamp", count: 2, charges: 6 }]));
  assert.ok(answers({ tools: lamp }, [{ item: "lamp", count: 1, charges: 7 }]));
  assert.ok(answers({ tools: [[["lamp", -1]], [["lamp", -1]]] }, [{ item: "lamp" }]));
  assert.not(answers({ tools: [[["lamp", -2]]] }, [{ item: "lamp" }]));
});

test("a batch needs components and charges again, tools only once", () => {
  const row: Partial<Row> = {
    components: [[["nail", 3, true]]],
    tools: [[["lamp", 2]], [["hammer", -1]]],
  };
  const things = [
    { item: "nail", charges: 12 },
    { item: "lamp", count: 1, charges: 7 },
    { item: "hammer" },
  ];
  assert.ok(answers(row, things, 3));
  assert.not(answers(row, things, 4));
});

test("identical groups of any number are decided at once", () => {
  const groups: Row["components"] = Array.from({ length: 60 }, () => [
    ["a", 2, true],
    ["b", 2, true],
    ["c", 2, true],
  ]);
  const stacks = (c: number): Held[] => [
    { item: "a", count: 41 },
    { item: "b", count: 41 },
    { item: "c", count: c },
  ];
  assert.ok(answers({ components: groups }, stacks(40)));
  assert.not(answers({ components: groups }, stacks(39)));
});

test("so are uneven ones", () => {
  // Twenty lengths to cut from two beams: they fit only if both beams come out even.
  const lengths = Array.from({ length: 20 }, (_, index) => 3 + ((index * 7) % 11));
  const sum = lengths.reduce((total, length) => total + length, 0);
  const components: Row["components"] = lengths.map((length) => [
    ["oak", length, true],
    ["elm", length, true],
  ]);
  const beams = (oak: number, elm: number): Held[] => [
    { item: "oak", count: oak },
    { item: "elm", count: elm },
  ];
  const half = Math.floor(sum / 2);
  assert.ok(answers({ components }, beams(half, sum - half)));
  assert.not(answers({ components }, beams(half, sum - half - 1)));
});

test("the player's preference counts where it leads anywhere", () => {
  const row: Row = {
    ...plain,
    components: [
      [
        ["rope", 1, true],
        ["tar", 2, false],
      ],
      [["tar", 2, true]],
    ],
  };
  const chosen = (tar: number): unknown => {
    const supplies = craftingSupplies([{ item: "rope" }, { item: "tar", charges: tar }]);
    const plan = planCrafting(row, supplies, { prefer: ["tar"] });
    return plan.ok && plan.components;
  };
  const tar = { item: "tar", count: 2, recoverable: true };
  assert.equal(chosen(4), [{ ...tar, recoverable: false }, tar]);
  assert.equal(chosen(3), [{ item: "rope", count: 1, recoverable: true }, tar]);
});

test("what was chosen first narrows what is left", () => {
  const row: Row = {
    ...plain,
    components: [1, 2].map(() => [
      ["a", 1, true],
      ["b", 1, true],
    ]),
  };
  const supplies = craftingSupplies([{ item: "a" }, { item: "b" }]);
  assert.equal(craftingChoices(row, supplies), [
    ["a", "b"],
    ["a", "b"],
  ]);
  assert.equal(craftingChoices(row, supplies, ["a"]), [["a"], ["b"]]);
  assert.equal(craftingChoices(row, supplies, ["tar"]), [[], []]);
});

test("§9.2: an obsolete recipe is never crafted", () => {
  const row: Row = { ...plain, obsolete: true };
  assert.not(canCraft(row, craftingSupplies([])));
  assert.equal(planCrafting(row, craftingSupplies([])), {
    ok: false,
    reason: "obsolete",
    missing: [],
  });
  assert.ok(canCraft(plain, craftingSupplies([])));
});

test("what is missing, in the player's words", () => {
  const row: Row = {
    ...plain,
    components: [
      [
        ["rope", 3, true],
        ["tar", 1, true],
      ],
      [["nail", 2, true]],
    ],
    tools: [
      [
        ["lamp", 1],
        ["hammer", -1],
        ["anvil", -2],
      ],
    ],
    qualities: [
      { id: "boiling", level: 2, amount: 1 },
      { id: "cutting", level: 1, amount: 2, or: [{ id: "sawing", level: 1, amount: 1 }] },
    ],
  };
  const supplies = craftingSupplies([
    { item: "rope", count: 2 },
    { item: "nail", charges: 9 },
    { item: "anvil", count: 1, qualities: [["cutting", 3]] },
    { item: "lamp", charges: 3, count: 2, pseudo: true },
  ]);
  const words = {
    item: (item: string, count: number): string => (count === 1 ? item : `${item}s`),
    quality: (quality: string): string => quality.toUpperCase(),
  };
  const refusal = planCrafting(row, supplies, { batch: 4 }, words);
  assert.not(refusal.ok);
  if (refusal.ok) return;
  assert.is(refusal.reason, "not-enough");
  assert.equal(
    refusal.missing.map(({ text }) => text),
    [
      "Needs 12 ropes (2 at hand) or 4 tars.",
      "Needs a tool: lamp with 4 charges (3 at hand), hammer or 2 anvils (1 at hand).",
      "Needs a tool with BOILING of level 2.",
      "Needs 2 tools with CUTTING of level 1 (1 at hand) or a tool with SAWING of level 1.",
    ],
  );
  assert.equal(refusal.missing[0], {
    need: "component",
    alternatives: [
      { item: "rope", count: 12, at_hand: 2 },
      { item: "tar", count: 4, at_hand: 0 },
    ],
    text: "Needs 12 ropes (2 at hand) or 4 tars.",
  });
});

test("what does not reach for all, in the player's words", () => {
  const row: Row = {
    ...plain,
    components: [[["rope", 2, true]], [["tar", 1, true]], [["rope", 1, true]]],
  };
  const supplies = craftingSupplies([
    { item: "rope", count: 2 },
    { item: "tar", charges: 1 },
  ]);
  const refusal = planCrafting(row, supplies);
  assert.not(refusal.ok);
  if (refusal.ok) return;
  assert.is(refusal.reason, "not-enough-together");
  assert.equal(
    refusal.missing.map(({ text }) => text),
    ["There is not enough for all at once: 2 rope (2 at hand); 1 rope (2 at hand)."],
  );
});

test.run();
