/**
 * Where the specification is silent: the page's table is these rows, and each of them holds. UPDATE=1 writes it anew.
 */
import { suite } from "uvu";
import { holds, table } from "../docs/section.ts";
import { none } from "../expect.ts";
import { decisions } from "./decisions.ts";

const test = suite("decisions");

test("the page's table has every row, and no other", () => {
  const rows = decisions.map(({ question, decision }) => [question, decision]);
  holds("decisions", table(["question", "decision"], rows));
});

test("no question is answered twice", () => {
  const questions = decisions.map(({ question }) => question);
  none(
    questions.filter((each, index) => questions.indexOf(each) !== index),
    "each question is decided once: merge these rows",
  );
});

for (const { question, decision, check } of decisions) {
  test(`${question}: ${decision}`, check);
}

test.run();
