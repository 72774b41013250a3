/**
 * The visit in the content's own language and in two others: what the player reads, and that no text is missing.
 * `UPDATE=1` rewrites the transcripts.
 */
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Texts } from "defwright/runtime";
import { defwright, projectFolder, write } from "../../project-folder.ts";
import { sameText } from "../../expect.ts";
import { root } from "../../root.ts";
import { createLanguage, type Language } from "./language.ts";
import { visit, type Shop } from "./visit.ts";

const test = suite("a client in several languages");

const here = fileURLToPath(new URL(".", import.meta.url));

/** The shop in a folder of its own, built. */
async function builtShop(shape: "literal" | "packed"): Promise<string> {
  const folder = projectFolder({ "package.json": { type: "module" } });
  cpSync(here, folder, { recursive: true });
  write(folder, "defwright.config.json", {
    ...(JSON.parse(readFileSync(join(here, "defwright.config.json"), "utf8")) as object),
    shape,
  });
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(root, join(folder, "node_modules/defwright"));
  assert.is((await defwright(folder, ["build"])).code, 0);
  return folder;
}

async function load<Module>(folder: string, name: string): Promise<Module> {
  return (await import(pathToFileURL(join(folder, "generated", name)).href)) as Module;
}

function languageOf(tag: string, texts: Texts): Language {
  const text = (path: string): Buffer => readFileSync(join(here, path));
  const messages = JSON.parse(text(`messages/${tag}.json`).toString()) as Record<string, string>;
  return createLanguage(texts, {
    tag,
    messages,
    ...(tag === "en" ? {} : { po: text(`po/${tag}.po`) }),
  });
}

for (const shape of ["literal", "packed"] as const) {
  test(`what is read in each language, shape ${shape}`, async () => {
    const folder = await builtShop(shape);
    const shop = await load<Shop>(folder, "index.ts");
    const { texts } = await load<{ texts: Texts }>(folder, "texts.ts");
    for (const tag of ["en", "de", "pl"]) {
      const file = join(here, `transcript.${tag}.txt`);
      const read = `${visit(shop, languageOf(tag, texts)).join("\n")}\n`;
      if (process.env["UPDATE"] === "1") writeFileSync(file, read);
      const kept = readFileSync(file, "utf8");
      sameText(
        kept,
        read,
        "the game says other things than before; if that is meant, UPDATE=1 npm test -- test/client",
      );
    }
  });
}

test("the translations are whole, and made of what the content says now", async () => {
  const folder = await builtShop("literal");
  for (const tag of ["de", "pl"]) {
    const { code, out } = await defwright(folder, ["strings", "--check", `po/${tag}.po`]);
    assert.is(out, "");
    assert.is(code, 0);
  }
});

test.run();
