/** Kinds of the examples of `kind-rule`, with a rule that reports and one that fails, and of `deprecated-member`. */
import { readFileSync } from "node:fs";
import { loadSettings } from "../../generator/index.ts";
import type { Kinds } from "../../generator/kinds/kinds.ts";
import { projectFolder } from "../project-folder.ts";

const path = "codes/kind-rule/invalid/kinds/monster.ts.txt";
const attack = { properties: { dice: { type: "integer" } }, required: ["dice"] };

/** The files of the kinds, and how a configuration names them. */
export const kindFiles: Readonly<Record<string, string | object>> = {
  "kinds/monster.ts": readFileSync(new URL(path, import.meta.url), "utf8"),
  "kinds/monster.schema.json": {
    properties: {
      hp: { type: "integer" },
      max_hp: { type: "integer", deprecated: true, "x-instead": "hp" },
      attack,
    },
    required: ["hp"],
  },
};
export const kinds: Readonly<Record<string, string>> = { monster: "kinds/monster.ts" };

const workingDirectory = projectFolder({
  ...kindFiles,
  "core/a.json": [],
  "defwright.config.json": { packs: ["core"], kinds },
});
const { settings } = await loadSettings({ workingDirectory, configFile: "defwright.config.json" });

export const kindsWithRules: Kinds = settings!.kinds;
