import { suite } from "uvu";
import * as assert from "uvu/assert";
import { nearest, suggest } from "../../generator/diagnostics/suggest.ts";

const suggesting = suite("suggest");

suggesting("the nearest name, and none that is far", () => {
  const members = ["open", "close", "bash", "pry", "examine_action"];
  assert.equal(suggest("opne", members), ["open"]);
  assert.equal(suggest("examin_acton", members), ["examine_action"]);
  assert.equal(suggest("flags", members), []);
  assert.equal(suggest("", members), []);
  assert.equal(suggest("x", ["y"]), []);
});

suggesting("case alone, and a missing prefix, come first", () => {
  assert.equal(suggest("T_Door", ["t_doom", "t_door"]), ["t_door"]);
  assert.equal(suggest("door", ["doom", "t_door"], 1, ["f_", "t_"]), ["t_door"]);
  assert.equal(suggest("f_door", ["f_dour", "t_door"], 1, ["f_", "t_"]), ["t_door"]);
});

suggesting("a prefix is nothing that words have in common", () => {
  assert.equal(suggest("t_zz", ["t_10", "t_zy"], 5, ["f_", "t_"]), ["t_zy"]);
  assert.equal(suggest("t_zz", ["t_10"]), ["t_10"]);
});

suggesting("equally near names come by code unit; the word itself never", () => {
  assert.equal(suggest("pot", ["pat", "pit", "Zot", "pot"], 5), ["Zot", "pat", "pit"]);
  assert.equal(suggest("pot", ["pit", "pit"], 5), ["pit"]);
});

suggesting("of two that differ only in case, the one written more like the word is meant", () => {
  const names = ["remove:CBMs", "remove:cbms", "remove:flags"];
  assert.equal(nearest("remvoe:CBMs", names), { suggestion: "remove:CBMs" });
  assert.equal(nearest("remvoe:cbms", names), { suggestion: "remove:cbms" });
  assert.equal(nearest("remvoe:Cbms", ["remove:CbmS", "remove:cbms"]), {
    suggestion: "remove:CbmS",
    tied: true,
  });
});

suggesting("the longer the word, the more may differ", () => {
  assert.equal(suggest("wooden_wall_hlaf", ["wooden_wall_half"]), ["wooden_wall_half"]);
  assert.equal(suggest("abcdefgh1234", ["abcdefghijkl"]), []);
  assert.equal(suggest("abcdefghi123", ["abcdefghijkl"]), ["abcdefghijkl"]);
});

suggesting.run();
