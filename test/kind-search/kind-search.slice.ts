/** Some projects with kinds of their own; `npm run kind-search` tries as many as wanted. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sliceSeed, told } from "../search/search.ts";
import { searchKinds } from "./search.ts";

const test = suite("kinds and content at random");
const seed = sliceSeed();

for (const [part, rounds] of [
  ["compile", 20],
  ["shapes", 3],
  ["link", 20],
  ["fix", 8],
  ["infer", 12],
  ["session", 4],
] as const) {
  test(`${part}, seed ${String(seed)}`, async () => {
    const isWanted = (name: string): boolean => name === part;
    const { tried, failures } = await searchKinds({ seed, rounds, isWanted });
    assert.is(tried, rounds);
    assert.equal(
      failures.map((failure) => told("kind-search", seed, failure)),
      [],
    );
  });
}

test.run();
