/** The game is played by its script, and what the player reads is what is kept. `UPDATE=1` rewrites that. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { none, sameText } from "../expect.ts";
import { behaviourRows } from "../spec/rows.ts";
import { playScript, scenes } from "./script.ts";

const test = suite("a client that plays §3");
const file = fileURLToPath(new URL("transcript.txt", import.meta.url));
const title = ({ section, row }: { section: string; row?: number }): string =>
  row === undefined ? `§${section}` : `§${section}, row ${row}`;

test("what each scene is about comes about", () => {
  assert.equal(playScript().walked.map(title), scenes.map(title));
});

test("every row of §3.1, §3.2 and §3.3 has a scene", () => {
  const rows = behaviourRows.filter(({ section }) => section.startsWith("3."));
  const played = playScript().walked.map(title);
  none(
    rows.map(title).filter((row) => !played.includes(row)),
    "play these rows of §3 in test/client",
  );
});

test("the transcript is the one that is kept, however often it is played", () => {
  const text = `${playScript().transcript.join("\n")}\n`;
  if (process.env["UPDATE"] === "1") writeFileSync(file, text);
  const kept = readFileSync(file, "utf8");
  sameText(
    kept,
    text,
    "the game says other things than before; if that is meant, UPDATE=1 npm test -- test/client",
  );
  assert.is(`${playScript().transcript.join("\n")}\n`, text);
});

test.run();
