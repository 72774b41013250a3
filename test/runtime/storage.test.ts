import { suite } from "uvu";
import * as assert from "uvu/assert";
import { storageVolume } from "../../runtime/index.ts";

const test = suite("storage");

test("§2.3: of the furniture where there is some, else of the terrain", () => {
  const terrain = { id: "t_floor", max_volume_ml: 1_000_000 };
  assert.is(storageVolume({ terrain }), 1_000_000);
  assert.is(storageVolume({ terrain, furniture: { id: "f_shelf", max_volume_ml: 750 } }), 750);
  const ledge = { id: "t_ledge", max_volume_ml: 20 };
  const none = { id: "f_null", max_volume_ml: 1_000_000 };
  assert.is(storageVolume({ terrain: ledge, furniture: none }), 20);
});

test.run();
