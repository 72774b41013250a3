/** The watcher as somebody at a terminal, or a script, meets it. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Console } from "../../generator/cli/console.ts";
import {
  defwright,
  doorProject,
  eventually,
  terrain,
  write,
  type Outcome,
} from "../project-folder.ts";

const test = suite("defwright watch");

interface Terminal {
  readonly printed: () => string;
  /** What was printed since the last call, once that matches. */
  readonly prints: (what: RegExp) => Promise<string>;
  readonly press: (key: string) => void;
  readonly interrupt: () => void;
  /** Whether the terminal was given back. */
  readonly released: () => boolean;
  readonly ended: Promise<Outcome>;
}

const running: Terminal[] = [];
test.after.each(async () => {
  for (const terminal of running.splice(0)) {
    terminal.interrupt();
    await terminal.ended;
  }
});

function watch(folder: string, args: readonly string[] = [], keyboard = true): Terminal {
  let text = "";
  let seen = 0;
  let key: ((key: string) => void) | undefined;
  let interrupt = (): void => undefined;
  let released = false;
  const more: Partial<Console> = {
    err: (each) => {
      text += each;
    },
    clear: () => {
      text += "(cleared)\n";
    },
    onInterrupt: (stop) => {
      interrupt = stop;
    },
    onKey: (press) => {
      if (!keyboard) return undefined;
      key = press;
      return () => {
        released = true;
      };
    },
  };
  const ended = defwright(folder, ["watch", ...args], more);
  const terminal: Terminal = {
    printed: () => text,
    prints: async (what) => {
      const found = await eventually(
        () => (what.test(text.slice(seen)) ? text.slice(seen) : undefined),
        `${String(what)} in ${JSON.stringify(text)}`,
      );
      seen = text.length;
      return found;
    },
    press: (each) => key?.(each),
    interrupt: () => {
      interrupt();
    },
    released: () => released,
    ended,
  };
  running.push(terminal);
  return terminal;
}

const gate = terrain("t_gate", { open: "t_gate_open" });
const openGate = terrain("t_gate_open", { close: "t_gate" });
const doors = "content/core/doors.json";
/** A colour that the real game does not know is a warning in neither dialect; a removal of nothing is one. */
const warned = { type: "terrain", id: "t_gate", "edit-mode": "modify", "remove:flags": ["NONE"] };

test("one line a rebuild: definitions, findings new and gone, modules, time", async () => {
  const folder = doorProject();
  const { prints } = watch(folder);
  await prints(/watching; /u);
  write(folder, doors, [{ ...gate, move_cost: 4 }, openGate]);
  assert.match(
    await prints(/ms\n/u),
    /^defwright: \d\d:\d\d:\d\d content\/core\/doors\.json: changed t_gate\.move_cost 2 → 4; \d+ modules, 1 written \(terrain\/core\/doors\.ts\), in \d+ ms\n$/u,
  );
  write(folder, doors, [{ ...gate, open: "t_gat" }, openGate, terrain("t_a", { clsoe: "t_gate" })]);
  assert.match(
    await prints(/ms\n/u),
    /\ndefwright: \d\d:\d\d:\d\d content\/core\/doors\.json: 1 error new, 1 warning new; 1 error; the last good output is kept, in \d+ ms\n$/u,
  );
  // The warning moves down and is the same; the error is there no more.
  write(folder, doors, [openGate, gate, terrain("t_b"), terrain("t_a", { clsoe: "t_gate" })]);
  const mended = await prints(/ms\n/u);
  assert.match(
    mended,
    /^defwright: \d\d:\d\d:\d\d content\/core\/doors\.json: added terrain "t_b", terrain "t_a"; changed t_gate\.move_cost 4 → 2; 1 error gone; /u,
  );
  write(folder, doors, [gate, openGate]);
  assert.match(
    await prints(/ms\n/u),
    /: removed terrain "t_b", terrain "t_a"; 1 warning gone; \d+ modules, /u,
  );
  write(folder, doors, [
    { ...openGate, close: "t_door" },
    { ...gate, id: "t_door" },
  ]);
  assert.match(
    await prints(/ms\n/u),
    /: renamed terrain "t_gate" to "t_door"; \d+ modules, /u,
    "and nothing of the reference that follows it",
  );
});

test("keys: rebuild, clear, help, quit", async () => {
  const folder = doorProject({ "content/core/warned.json": [warned] });
  const { prints, press, released, ended } = watch(folder);
  const start = await prints(/watching; .*\n/u);
  assert.match(start, /warning\[/u);
  assert.match(start, /defwright: watching; r rebuilds, c clears the screen, q quits\n$/u);

  press("r");
  const anew = await prints(/ms\n/u);
  assert.match(anew, /warning\[/u, "everything is shown anew");
  assert.match(
    anew,
    /\ndefwright: \d\d:\d\d:\d\d rebuilt: no definition changed; \d+ modules, all current, in /u,
  );

  press("c");
  assert.match(await prints(/\n$/u), /^\(cleared\)\ndefwright: watching; r /u);
  press("?");
  assert.is(
    await prints(/shows this help\n/u),
    "  r  rebuilds\n  c  clears the screen\n  q  quits\n  h  shows this help\n",
  );
  press("\r");
  assert.is(await prints(/\n/u), "\n");
  press("x");
  assert.is(released(), false);
  press("Q");
  assert.is((await ended).code, 0);
  assert.is(released(), true);
});

for (const [name, key] of [
  ["Ctrl-C", "\u0003"],
  ["Ctrl-D", "\u0004"],
] as const) {
  test(`${name} as a character ends it too`, async () => {
    const { prints, press, released, ended } = watch(doorProject());
    await prints(/watching; /u);
    press(key);
    assert.is((await ended).code, 0);
    assert.is(released(), true);
  });
}

test("a signal gives the terminal back", async () => {
  const { prints, interrupt, released, ended } = watch(doorProject());
  await prints(/watching; /u);
  interrupt();
  assert.is((await ended).code, 0);
  assert.is(released(), true);
});

test("without a keyboard no keys are mentioned", async () => {
  const { prints } = watch(doorProject(), [], false);
  assert.match(await prints(/watching; .*\n/u), /\ndefwright: watching; Ctrl-C quits\n$/u);
});

test("--quiet says nothing but errors, and that there are none any more", async () => {
  const folder = doorProject();
  const { prints, printed } = watch(folder, ["--quiet"]);
  await eventually(() => existsSync(join(folder, "generated/terrain.ts")) || undefined, "a build");
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.is(printed(), "");
  write(folder, doors, [{ ...gate, open: "t_gat" }, openGate]);
  assert.match(await prints(/help.*\n\n/u), /^error\[unknown-reference\]/u);
  write(folder, doors, [gate, openGate]);
  assert.match(await prints(/\n$/u), /^defwright: \d\d:\d\d:\d\d no more errors\n$/u);
});

test("--once builds, reports, and ends as build does", async () => {
  const folder = doorProject({ "content/core/warned.json": [warned] });
  const first = await defwright(folder, ["watch", "--once"]);
  assert.is(first.code, 0);
  assert.match(
    first.err,
    /\ndefwright: 2 definitions \(1 modified\) → \d+ modules, \d+ written, in /u,
  );
  const again = await defwright(folder, ["watch", "--once"]);
  assert.match(again.err, /warning\[.*\n/u, "findings are reported though nothing changed");
  assert.match(again.err, /modules, all current, in /u);
  write(folder, doors, [{ ...gate, open: "t_gat" }, openGate]);
  const wrong = await defwright(folder, ["watch", "--once"]);
  assert.is(wrong.code, 1);
  assert.match(wrong.err, "defwright: nothing was written because of the errors above\n");
  write(folder, "defwright.config.json", "{");
  assert.is((await defwright(folder, ["watch", "--once"])).code, 2);
});

test("it does not begin where the output cannot be written, and ends", async () => {
  const folder = doorProject({ generated: "a file" });
  const { code, err } = await defwright(folder, ["watch"]);
  assert.is(code, 2);
  assert.match(err, /^defwright: "generated" should be the output folder, but it is a file\./u);
});

test.run();
