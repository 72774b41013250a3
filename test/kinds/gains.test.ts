/** Loops that gain, found by the search, against all loops of the same bounds, of recipes at random. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  findGain,
  gainInTwo,
  type ItemCount,
  type Exchange,
} from "../../generator/kinds/parts/craft/gains.ts";
import { createRandom, type Random } from "../search/random.ts";
import { sliceSeed } from "../search/search.ts";

const test = suite("loops that gain");
const items = ["reed", "twine", "mat", "hat", "ash"];

interface Named extends Exchange {
  readonly name: string;
}

interface World {
  readonly recipes: readonly Named[];
  readonly apart: ReadonlyMap<string, Named>;
}

function worldAt({ below, pick, sample }: Random): World {
  const some = (): ItemCount => ({ item: pick(items) ?? "", count: 1 + below(3) });
  const list = (most: number): ItemCount[] => Array.from({ length: 1 + below(most) }, some);
  // A single step that gains is no loop.
  const recipes = Array.from({ length: 1 + below(5) }, (_, index) => ({
    name: `recipe ${String(index)}`,
    takes: Array.from({ length: 1 + below(2) }, () => list(2)),
    gives: list(2),
  })).filter((step) => takings(step).every((chosen) => !gains([[step, chosen, 1]])));
  const apart = new Map(
    sample(items, 1 + below(3)).map((item) => [
      item,
      {
        name: `apart ${item}`,
        takes: [[{ item, count: 1 + below(2) }]],
        gives: list(2).filter((each) => each.item !== item),
      },
    ]),
  );
  return { recipes, apart };
}

/** Every way to take one of each group. */
function takings(step: Exchange): readonly (readonly ItemCount[])[] {
  return step.takes.reduce<readonly (readonly ItemCount[])[]>(
    (all, group) => all.flatMap((each) => group.map((one) => [...each, one])),
    [[]],
  );
}

/** Whether steps, each in one way and so often, lose nothing and gain something. */
function gains(steps: readonly (readonly [Exchange, readonly ItemCount[], number])[]): boolean {
  const net = new Map<string, number>();
  for (const [{ gives }, taken, times] of steps) {
    for (const { item, count } of gives) net.set(item, (net.get(item) ?? 0) + count * times);
    for (const { item, count } of taken) net.set(item, (net.get(item) ?? 0) - count * times);
  }
  const left = [...net.values()];
  return left.every((count) => count >= 0) && left.some((count) => count > 0);
}

/** Whether a recipe, taking apart all that it makes, and perhaps a third step, gain. */
function gainsAtAll(recipe: Exchange, apart: Exchange, third?: Exchange): boolean {
  const made = recipe.gives[0]?.count ?? 0;
  const taken = apart.takes[0]?.[0]?.count ?? 0;
  return takings(recipe).some((chosen) =>
    (third ? takings(third) : [[]]).some((chosenThird) => {
      for (let pairs = 1; pairs <= (third ? 12 : 1); pairs += 1) {
        for (let thirds = third ? 1 : 0; thirds <= (third ? 36 : 0); thirds += 1) {
          const loop = [
            [recipe, chosen, pairs * taken],
            [apart, apart.takes.flat(), pairs * made],
            [third ?? apart, chosenThird, thirds],
          ] as const;
          if (gains(loop)) return true;
        }
      }
      return false;
    }),
  );
}

test("are those that there are", () => {
  let found = 0;
  for (let seed = sliceSeed() * 1000; seed < sliceSeed() * 1000 + 1500; seed += 1) {
    const { recipes, apart } = worldAt(createRandom(seed));
    const partOf = (recipe: Exchange): Named | undefined => apart.get(recipe.gives[0]?.item ?? "");
    const two = recipes.filter((recipe) => {
      const part = partOf(recipe);
      return part && gainsAtAll(recipe, part);
    });
    const thirds = [...recipes.filter((each) => !two.includes(each)), ...apart.values()];
    const expected = recipes.filter((recipe) => {
      const part = partOf(recipe);
      if (!part || two.includes(recipe)) return part;
      const others = thirds.filter((each) => each !== recipe && each !== part);
      return others.some((third) => gainsAtAll(recipe, part, third));
    });
    const gained = recipes.flatMap((recipe) => {
      const takenApart = (item: string): Named | undefined => apart.get(item);
      const loop = findGain(recipe, {
        makersOf: (item) => recipes.filter(({ gives }) => gives.some((each) => each.item === item)),
        takenApart,
        gainsInTwo: (other) => gainInTwo(other, { takenApart }) !== undefined,
      });
      return loop ? [{ recipe, ...loop }] : [];
    });
    const names = (steps: readonly Named[]): readonly string[] => steps.map(({ name }) => name);
    assert.equal(
      names(gained.map(({ recipe }) => recipe)),
      names(expected),
      `seed ${String(seed)}: ${JSON.stringify({ recipes, apart: [...apart.values()] })}`,
    );
    // Each loop is one.
    for (const { steps } of gained) {
      const ways = steps.map(({ step }) => takings(step));
      const [first = [], second = [], last = [[]]] = ways;
      const [one, other, third] = steps;
      assert.ok(one && other);
      assert.ok(
        first.some((a) =>
          second.some((b) =>
            last.some((c) =>
              gains([
                [one.step, a, one.times],
                [other.step, b, other.times],
                [third?.step ?? other.step, c, third?.times ?? 0],
              ]),
            ),
          ),
        ),
      );
    }
    found += gained.length;
  }
  assert.ok(found > 100, `only ${String(found)} gains`);
});

test.run();
