/**
 * `npm run new -- member|code|verb|format|kind <name> [options]`: writes every file that an addition needs, with what
 * is to be filled in marked, compiles what has to be compiled, and says what is left.
 */
import { spawnSync } from "node:child_process";
import { root } from "../root.ts";
import { additionOf, scripts, usage } from "./additions.ts";
import { CannotAdd, Draft, marker } from "./draft.ts";

const words = process.argv.slice(2);
if (words.length === 0 || words.includes("--help")) console.log(usage);
else await add();

async function add(): Promise<void> {
  const draft = new Draft(root);
  try {
    const wanted = additionOf(words, draft);
    const paths = await draft.save();
    console.log(`wrote:\n${paths.map((path) => `  ${path}\n`).join("")}`);
    for (const script of wanted) runScript(script);
  } catch (error) {
    if (!(error instanceof CannotAdd)) throw error;
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
    return;
  }
  const steps = draft.remaining.map((step, index) => `  ${String(index + 1)}. ${step}\n`);
  console.log(
    `What is to be filled in is marked "${marker}" ("npm test -- test/new/markers" lists it). Left to do:\n${steps.join("")}`,
  );
}

function runScript(name: keyof typeof scripts): void {
  console.log(`npm run ${name}`);
  const args = ["--conditions=defwright-source", "--import", "tsx", ...scripts[name]];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) {
    console.error(`npm run ${name} failed: mend what it says, and run it again`);
    process.exitCode = 1;
  }
}
