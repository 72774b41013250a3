import { spawnSync } from "node:child_process";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { root } from "./root.ts";

const words = suite("words of scripts");

words(
  "an option that a script does not know is said in a sentence, with those that it knows",
  () => {
    const program = ["--conditions=defwright-source", "--import", "tsx", "test/full/run.ts"];
    const { status, stderr } = spawnSync(process.execPath, [...program, "--list"], {
      cwd: root,
      encoding: "utf8",
    });
    assert.is(stderr, "Unknown option '--list'; there are --part, --again\n");
    assert.is(status, 2);
  },
);

words.run();
