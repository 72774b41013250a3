import { suite } from "uvu";
import * as assert from "uvu/assert";
import { severityWords } from "../../generator/diagnostics/code-severities.ts";
import { codes } from "../../generator/diagnostics/code.ts";
import { resolveSeasonal } from "../../generator/kinds/parts/common-members/resolve-common-members.ts";
import {
  asciiSymbol,
  seasonalLength,
} from "../../generator/kinds/parts/seasonal/seasonal-rules.ts";
import { definitionOf, testContext } from "./context.ts";

const seasonal = suite("seasonal members (§2.3, §8)");

seasonal("one value holds all year; four keep their order, spring first", () => {
  assert.equal(resolveSeasonal("#"), ["#", "#", "#", "#"]);
  assert.equal(resolveSeasonal(["green", "yellow", "brown", "white"]), [
    "green",
    "yellow",
    "brown",
    "white",
  ]);
  assert.equal(resolveSeasonal(["LINE_XOXO"]), [
    "LINE_XOXO",
    "LINE_XOXO",
    "LINE_XOXO",
    "LINE_XOXO",
  ]);
  assert.equal(resolveSeasonal(["a", "b"]), ["a", "b", "b", "b"], "reported elsewhere");
});

seasonal("seasonal-length: four or no list; one is only a matter of dialect", () => {
  const context = testContext();
  const definition = definitionOf("terrain", {
    id: "t_reed",
    symbol: ["|"],
    color: ["green", "brown"],
    bgcolor: ["red", "red", "red", "red"],
  });
  seasonalLength(definition, context);
  assert.equal(
    context.facts.map(({ code, data, severity }) => [code, data, severity]),
    [
      ["seasonal-length", { where: "symbol", length: 1 }, undefined],
      ["seasonal-length", { where: "color", length: 2 }, "error"],
    ],
  );
  const { severity } = codes["seasonal-length"];
  assert.is(
    severityWords("seasonal-length", severity),
    'error (in "bright-nights": note; in "dda": off)',
  );
});

seasonal("seasonal-length: an empty list too", () => {
  const context = testContext();
  seasonalLength(definitionOf("terrain", { id: "t_reed", symbol: [] }), context);
  assert.equal(context.facts[0]?.data, { where: "symbol", length: 0 });
});

seasonal("symbol-not-ascii: letters of other alphabets and pictures", () => {
  const context = testContext();
  asciiSymbol(definitionOf("terrain", { id: "t_a", symbol: "~" }), context);
  asciiSymbol(definitionOf("terrain", { id: "t_b", symbol: "LINE_OXOX" }), context);
  assert.equal(context.codes(), []);
  asciiSymbol(definitionOf("terrain", { id: "t_c", symbol: "♣" }), context);
  asciiSymbol(definitionOf("terrain", { id: "t_d", symbol: ["a", "b", "ü", "d"] }), context);
  assert.equal(
    context.facts.map(({ data }) => data),
    [
      { where: "symbol", symbol: "♣" },
      { where: "symbol[2]", symbol: "ü" },
    ],
  );
});

seasonal.run();
