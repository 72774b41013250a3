/** What an id is made of, where nobody can see it. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { asSeen, mixedScripts } from "../../generator/text/characters.ts";

const characters = suite("characters of ids");

characters("spaces at the ends and what nobody sees are taken out", () => {
  for (const unseen of [
    ...["\u200b", "\u200c", "\u200d", "\u00ad", "\ufeff", "\u2060", "\u200e", "\u200f", "\u061c"],
    ...["\u202e", "\u2066", "\u0000", "\t", "\n", "\u007f", "\u0085", "\u2028", "\u00a0", "\u3000"],
    ...[
      "\u034f",
      "\u115f",
      "\u3164",
      "\ufe0f",
      "\u{e0041}",
      "\u180e",
      "\u2800",
      "\ud800",
      "\udc00",
    ],
  ]) {
    for (const id of [`t_${unseen}wall`, `${unseen}t_wall`, `t_wall${unseen}`]) {
      assert.is(asSeen(id), "t_wall", JSON.stringify(id));
    }
  }
  assert.is(asSeen("  t_wall "), "t_wall");
  assert.is(asSeen(" \u200b "), "");
});

characters("everything else stays, of whatever script", () => {
  for (const id of ["t_wall", "t wall", "10", "__proto__", "стена", "門", "دلت", "🦊", "e\u0301"]) {
    assert.is(asSeen(id), id);
  }
});

characters("letters of two scripts that look alike, in one word", () => {
  const found = (id: string): unknown => {
    const mixed = mixedScripts(id);
    return mixed && [mixed.script, ...mixed.strangers.map(({ letter }) => letter)];
  };
  assert.equal(found("t_w\u0430ll"), ["Latin", "\u0430"]);
  assert.equal(found("t_w\u0430ll_\u0430\u0440ch"), ["Latin", "\u0430", "\u0440"]);
  assert.equal(found("\u0441\u0442\u0435na"), ["Cyrillic", "n", "a"]);
  assert.equal(found("t_\u03bfak"), ["Latin", "\u03bf"]);
  // A word of look-alikes alone, among words of the other script.
  assert.equal(found("mail_locker_\u0441"), ["Latin", "\u0441"]);
});

characters("one script, or scripts that nobody takes for each other, mix nothing", () => {
  for (const id of [
    ...["t_wall", "t_стена", "f_рос", "wall_стена", "étagère", "ﬁn", "t_壁_wall", "Tシャツ", "T恤"],
    ...["한글한자漢字", "t_wall2", "λόγος", "", "_", "10"],
  ]) {
    assert.is(mixedScripts(id), undefined, id);
  }
});

characters.run();
