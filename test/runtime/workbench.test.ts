import { suite } from "uvu";
import * as assert from "uvu/assert";
import { workbenchSpeed } from "../../runtime/index.ts";

const test = suite("workbenches");

const examine_action = "workbench";
const light = { mass_grams: 1, volume_ml: 1 };

test("§2.4: without a workbench, or without its action, none", () => {
  assert.is(workbenchSpeed({}, light), undefined);
  assert.is(workbenchSpeed({ examine_action }, light), undefined);
  assert.is(workbenchSpeed({ workbench: { multiplier: 2 } }, light), undefined);
  const elsewhere = { examine_action: "sign", workbench: { multiplier: 2 } };
  assert.is(workbenchSpeed(elsewhere, light), undefined);
});

test("§2.4: the multiplier, up to the limits", () => {
  const workbench = { multiplier: 1.1, mass_grams: 500_000, volume_ml: 200_000 };
  const bench = { examine_action, workbench };
  assert.is(workbenchSpeed(bench, light), 1.1);
  assert.is(workbenchSpeed(bench, { mass_grams: 500_000, volume_ml: 200_000 }), 1.1);
});

test("mass over the limit: 600 kg where 500 are allowed", () => {
  const workbench = { multiplier: 1, mass_grams: 500_000 };
  const speed = workbenchSpeed({ examine_action, workbench }, { ...light, mass_grams: 600_000 });
  assert.is(speed, 0.85);
});

test("volume over the limit: 600 litres where 200 are allowed", () => {
  const workbench = { multiplier: 1, volume_ml: 200_000 };
  const speed = workbenchSpeed({ examine_action, workbench }, { ...light, volume_ml: 600_000 });
  assert.is(speed, 0.625);
});

test("both together, down to a quarter each", () => {
  const workbench = { multiplier: 2, mass_grams: 500_000, volume_ml: 200_000 };
  const bench = { examine_action, workbench };
  assert.is(workbenchSpeed(bench, { mass_grams: 600_000, volume_ml: 600_000 }), 2 * 0.85 * 0.625);
  assert.is(workbenchSpeed(bench, { mass_grams: 1_000_000, volume_ml: 1 }), 0.5);
  assert.is(workbenchSpeed(bench, { mass_grams: 9_000_000, volume_ml: 2_000_000 }), 0.125);
});

test("without a limit nothing is too much; a limit above all may be as great as it likes", () => {
  const huge = { mass_grams: 5_000_000, volume_ml: 5_000_000 };
  assert.is(workbenchSpeed({ examine_action, workbench: { multiplier: 1.5 } }, huge), 1.5);
  const workbench = { multiplier: 1, mass_grams: 5_000_000, volume_ml: 4_000_000 };
  assert.is(workbenchSpeed({ examine_action, workbench }, huge), 0.25);
});

test.run();
