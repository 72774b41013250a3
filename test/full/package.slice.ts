/** The quick part of `npm run full`: the tarball, checked and installed once. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { none } from "../expect.ts";
import { checkPackage } from "./parts/package.ts";

const test = suite("the package, installed");

test("its checks pass, it is as small as it is said to be, and a client compiles and runs", async () => {
  const { rows } = await checkPackage();
  assert.ok(rows.length >= 3);
  none(
    rows.filter(({ outcome }) => outcome === "failed"),
    "each of these parts fails; npm run full -- --part package --again runs them alone",
  );
});

test.run();
