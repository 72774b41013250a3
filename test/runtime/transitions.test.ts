/** What the compiler is told of transitions, and what the runtime makes of them, on our own content. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { tileTransitions } from "../../generator/kinds/parts/common-members/tile.ts";
import type { JsonObject } from "../../generator/model/json.ts";
import * as runtime from "../../runtime/index.ts";
import type { Change, Failure, Random, Refusal, Season } from "../../runtime/index.ts";
import { clientProject, generate, loadContent, type Content } from "./client-project.ts";
import { furn, ter } from "./tiles.ts";

const test = suite("transitions of our content");

let content: Content;
test.before(async () => {
  const folder = clientProject();
  await generate(folder);
  content = await loadContent(folder);
});

type Result = Change<string> | Failure<string> | Refusal<string>;
const lucky: Random = { next: () => 0 };
/** Four low dice, four high ones and so on: a pry that succeeds. */
function succeeding(): Random {
  const dice = [0, 0, 0, 0];
  return { next: () => dice.shift() ?? 0.999 };
}
/** The other way round: one that fails, and breaks what can break. */
function breaking(): Random {
  const dice = [0.999, 0.999, 0.999, 0.999, 0, 0, 0, 0, 0.999, 0.999, 0.999, 0.999];
  return { next: () => dice.shift() ?? 0 };
}

const seasons: readonly Season[] = ["spring", "summer", "autumn", "winter"];
function inAnySeason(attempt: (season: Season) => Result): Result {
  const results = seasons.map(attempt);
  return results.find(({ ok }) => ok) ?? results[0]!;
}

interface Play {
  readonly can: (id: string) => boolean;
  readonly act: (id: string) => Result;
}

function playsOfTerrain({ terrain: tiles }: Content): Record<string, Play> {
  const chance = { random: lucky };
  return {
    open: {
      can: (id) => runtime.canOpen(tiles, ter(id)),
      act: (id) => runtime.open(tiles, ter(id)),
    },
    close: {
      can: (id) => runtime.canClose(tiles, ter(id)),
      act: (id) => runtime.close(tiles, ter(id)),
    },
    lockpick: {
      can: (id) => runtime.canLockpick(tiles, ter(id)),
      act: (id) => runtime.lockpick(tiles, ter(id)),
    },
    ...Object.fromEntries(
      (["oxytorch", "boltcut", "hacksaw"] as const).map((tool) => [
        tool,
        {
          can: (id: string) => runtime.canCut(tiles, ter(id), tool),
          act: (id: string) => runtime.cut(tiles, ter(id), tool, chance),
        },
      ]),
    ),
    bash: {
      can: (id) => runtime.canBash(tiles, ter(id)),
      act: (id) => runtime.destroy(tiles, ter(id), chance),
    },
    deconstruct: {
      can: (id) => runtime.canDeconstruct(tiles, ter(id)),
      act: (id) => runtime.deconstruct(tiles, ter(id), chance),
    },
    pry: {
      can: (id) => runtime.canPry(tiles, ter(id)),
      act: (id) => runtime.pry(tiles, ter(id), { random: succeeding(), strength: 900, quality: 9 }),
    },
    pry_break: {
      can: (id) => tiles.get(ter(id))?.pry?.breakable === true,
      act: (id) => {
        const quality = tiles.get(ter(id))?.pry?.pry_quality ?? 0;
        return runtime.pry(tiles, ter(id), { random: breaking(), strength: 2, quality });
      },
    },
    harvest: {
      can: (id) => runtime.canHarvest(tiles, ter(id)),
      act: (id) => inAnySeason((season) => runtime.harvest(tiles, ter(id), { ...chance, season })),
    },
    harvest_by_season: {
      can: (id) =>
        runtime.canHarvest(tiles, ter(id)) && tiles.get(ter(id))?.harvest_by_season !== undefined,
      act: (id) => inAnySeason((season) => runtime.harvest(tiles, ter(id), { ...chance, season })),
    },
    revert: {
      can: (id) => runtime.canRevert(tiles, ter(id)),
      act: (id) => inAnySeason((season) => runtime.revert(tiles, ter(id), { season })),
    },
  };
}

function playsOfFurniture({ furniture: tiles }: Content): Record<string, Play> {
  const chance = { random: lucky };
  return {
    open: {
      can: (id) => runtime.canOpen(tiles, furn(id)),
      act: (id) => runtime.open(tiles, furn(id)),
    },
    close: {
      can: (id) => runtime.canClose(tiles, furn(id)),
      act: (id) => runtime.close(tiles, furn(id)),
    },
    lockpick: {
      can: (id) => runtime.canLockpick(tiles, furn(id)),
      act: (id) => runtime.lockpick(tiles, furn(id)),
    },
    ...Object.fromEntries(
      (["oxytorch", "boltcut", "hacksaw"] as const).map((tool) => [
        tool,
        {
          can: (id: string) => runtime.canCut(tiles, furn(id), tool),
          act: (id: string) => runtime.cut(tiles, furn(id), tool, chance),
        },
      ]),
    ),
    bash: {
      can: (id) => runtime.canBash(tiles, furn(id)),
      act: (id) => runtime.destroy(tiles, furn(id), chance),
    },
    deconstruct: {
      can: (id) => runtime.canDeconstruct(tiles, furn(id)),
      act: (id) => runtime.deconstruct(tiles, furn(id), chance),
    },
    pry: {
      can: (id) => runtime.canPry(tiles, furn(id)),
      act: (id) =>
        runtime.pry(tiles, furn(id), { random: succeeding(), strength: 900, quality: 9 }),
    },
    pry_break: {
      can: (id) => tiles.get(furn(id))?.pry?.breakable === true,
      act: (id) => {
        const quality = tiles.get(furn(id))?.pry?.pry_quality ?? 0;
        return runtime.pry(tiles, furn(id), { random: breaking(), strength: 2, quality });
      },
    },
    ...Object.fromEntries(
      (["harvest", "harvest_by_season"] as const).map((verb) => [
        verb,
        {
          can: (id: string) => runtime.canHarvest(tiles, furn(id)),
          act: (id: string) =>
            inAnySeason((season) => runtime.harvest(tiles, furn(id), { ...chance, season })),
        },
      ]),
    ),
    revert: { can: (id) => runtime.canRevert(tiles, furn(id)), act: refused },
  };
}

function refused(): Result {
  return { ok: false, reason: "not-of-furniture" };
}

test("every verb does to every tile what the compiler is told, and nothing else", () => {
  const kinds = [
    [content.terrain, playsOfTerrain(content)],
    [content.furniture, playsOfFurniture(content)],
  ] as const;
  const done = new Map<string, number>();
  for (const [tiles, plays] of kinds) {
    const verbs = tileTransitions(tiles.kind);
    assert.equal(
      Object.keys(plays),
      verbs.map(({ verb }) => verb),
    );
    for (const { verb, successor } of verbs) {
      const { can, act } = plays[verb]!;
      for (const [position, id] of tiles.ids().entries()) {
        const record = tiles.at(position) as unknown as JsonObject;
        const next = successor(record, "spec");
        assert.is(can(id), next !== undefined, `${verb} ${id}`);
        if (next === undefined) continue;
        const result = act(id);
        assert.ok(result.ok, `${verb} ${id}: ${JSON.stringify(result)}`);
        assert.equal(result.next, { kind: tiles.kind, id: next }, `${verb} ${id}`);
        assert.ok(tiles.has(result.next.id));
        done.set(verb, (done.get(verb) ?? 0) + 1);
      }
    }
  }
  assert.equal(
    [...done.keys()],
    tileTransitions("terrain").map(({ verb }) => verb),
  );
});

test("§3.1: a season goes by in the orchard", () => {
  const { terrain, TerrainId } = content;
  const random = runtime.seededRandom("autumn");
  const picked = runtime.harvest(terrain, TerrainId.t_walnut_tree, { random });
  assert.ok(picked.ok);
  assert.is(picked.next.id, "t_walnut_tree_bare");
  const winter = runtime.revert(terrain, picked.next.id, { season: "winter", season_changes: 1 });
  assert.equal(winter, { ok: false, reason: "wrong-season" });
  const autumn = runtime.revert(terrain, picked.next.id, { season: "autumn", season_changes: 4 });
  assert.ok(autumn.ok);
  assert.is(autumn.next.id, "t_walnut_tree");
});

test("§3.1: the felt tent falls, wall and pole", () => {
  const { furniture, FurnitureId } = content;
  const random = runtime.seededRandom("wind");
  const wall = runtime.bash(furniture, FurnitureId.f_felt_tent_wall, { strength: 9, random });
  assert.ok(wall.ok);
  assert.is(wall.next.id, "f_null");
  const collapse = runtime.collapseTent(furniture, FurnitureId.f_felt_tent_wall, {
    random,
    nearby: [
      { id: FurnitureId.f_felt_tent_wall, dx: 0, dy: 1 },
      { id: FurnitureId.f_felt_tent_pole, dx: 1, dy: 1 },
    ],
  });
  assert.ok(collapse.ok);
  assert.equal(
    collapse.fallen.map(({ id, dx, dy, change }) => [id, dx, dy, change.next.id, change.items]),
    [["f_felt_tent_pole", 1, 1, "f_null", [{ item: "tent_pole", count: 1 }]]],
  );
});

test.run();
