/** A finding carries the data of its code. What must not compile stands behind `@ts-expect-error`. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { FixableCodeName } from "../../generator/diagnostics/code.ts";
import { createFindings } from "../../generator/diagnostics/findings.ts";
import { noteText } from "../../generator/diagnostics/to-diagnostics.ts";
import type { Place } from "../../generator/model/place.ts";

const test = suite("report");
const place: Place = { source: { displayPath: "a.json", text: "" }, offset: 0, length: 0 };

test("takes the code, the place and the data together", () => {
  const { facts, report } = createFindings();
  report("legacy-time", place, { moves: 100, instead: "1 s" });
  const data = { moves: 100, instead: "1 s" };
  assert.equal(facts, [{ code: "legacy-time", place, data }]);
});

test("takes other places under the names that the code's file gives them, with what their words need", () => {
  const { facts, report } = createFindings();
  const data = { items: ["a", "b"] };
  report("substitution-cycle", place, data, {
    notes: [{ note: "step", data: { item: "b" }, place }],
  });
  assert.equal(
    facts[0]?.notes?.map((each) => noteText("substitution-cycle", each)),
    ['"b" is replaced here'],
  );
  // @ts-expect-error -- The words need an item.
  report("substitution-cycle", place, data, { notes: [{ note: "step", place }] });
  // @ts-expect-error -- The code's file knows no such place.
  report("substitution-cycle", place, data, { notes: [{ note: "first", place }] });
  // @ts-expect-error -- Words do not stand in stages.
  report("negative-time", place, { time: "-1 s" }, { notes: [{ message: "here", place }] });
});

test("takes no other data, and no code that is not about content", () => {
  const { facts, report } = createFindings();
  // @ts-expect-error -- A member has another type.
  report("legacy-time", place, { moves: "100", instead: "1 s" });
  // @ts-expect-error -- A member is missing.
  report("legacy-time", place, { moves: 100 });
  // @ts-expect-error -- The data are those of another code.
  report("legacy-time", place, { time: "-1 s" });
  // @ts-expect-error -- Stages do not report on the configuration.
  report("configuration-missing", place, { searched: "/game" });
  // @ts-expect-error -- There is no such code.
  report("legacy-tim", place, { moves: 100, instead: "1 s" });
  // @ts-expect-error -- The code's file names no fix.
  const fixable: FixableCodeName = "negative-time";
  assert.is(facts.length, 5);
  assert.is(fixable, "negative-time");
});

test.run();
