/** Our own sample game shows the whole format: every member, every default, every transition. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shapes } from "../../generator/compiled/shapes.ts";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { format } from "../built-in.ts";
import { indexTables } from "../../generator/index/index-tables.ts";
import type { JsonObject } from "../../generator/model/json.ts";
import { builtInKinds, type BuiltInKind } from "../../generator/model/kind-names.ts";
import { parseFile } from "../../generator/parse/parse.ts";
import { none } from "../expect.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { root } from "../root.ts";
import {
  countMembers,
  declaredParts,
  isExtension,
  type ContentOccurrences,
  type Occurrences,
} from "./occurrences.ts";

const content = suite("content");
const packs = ["content/core", "content/mods/night-mail", "content/mods/terrace-year"];
const compilation = compilePacks(settingsOf(root, { packs }));
const objects = compilation.files.flatMap(
  (file) =>
    parseFile(
      format,
      file,
      () => undefined,
      () => [],
    ).objects,
);

const found: ContentOccurrences = new Map();
for (const { kind, value } of objects) countMembers(kind, value, found);

/** Members that say in which other part they belong; a rule reports them. */
const misplaced: Readonly<Record<string, readonly string[]>> = {
  bash_terrain: ["furn_set", "tent_centers", "collapse_radius"],
  bash_furniture: ["ter_set"],
  deconstruct_terrain: ["furn_set"],
  deconstruct_furniture: ["ter_set"],
  pry_terrain: ["new_furn_type", "break_furn_type"],
  pry_furniture: ["new_ter_type", "break_ter_type"],
};

content("builds in dialect spec without errors and warnings", () => {
  assert.equal(
    compilation.diagnostics
      .filter(({ severity }) => severity !== "note")
      .map(({ code, source, range }) => `${code} ${source.displayPath}:${String(range.line)}`),
    [],
  );
  assert.not.ok(compilation.failed);
});

content("has 120 or more definitions over a core pack and two mods, of every kind", () => {
  const own = objects.length;
  assert.ok(own >= 120, String(own));
  const few = builtInKinds
    .map((kind) => ({ kind, defined: compilation.account.kinds.get(kind)?.defined ?? 0 }))
    .filter(({ defined }) => defined < 5)
    .map(({ kind, defined }) => `${kind}: content/ has ${String(defined)} definitions, not 5`);
  none(few, "add definitions of these kinds to content/");
  const modified = new Set(objects.filter(isModification).map(({ entry }) => entry.pack.name));
  assert.ok(modified.has("night-mail"));
});

content("every member that is no extension occurs", () => {
  const missing: string[] = [];
  for (const kind of builtInKinds) {
    for (const { name, shape } of declaredParts(kind)) {
      for (const [member, property] of Object.entries(shape.properties ?? {})) {
        if (isExtension(property) || misplaced[name]?.includes(member)) continue;
        // §2.1 has it for professions only.
        if (member === "edit-mode" && kind !== "profession") continue;
        if (countOf(name, member) === 0) missing.push(`${name}.${member}`);
      }
    }
  }
  none(
    [...new Set(missing)],
    "write each of these members in some definition of content/, and npm run generate",
  );
});

/** Optional in the schemas for the sake of real data; the specification has them in every object. */
const alwaysWritten = new Set([
  "bash_furniture.str_max",
  "bash_furniture.str_min",
  "bash_terrain.str_max",
  "bash_terrain.str_min",
  "cutting_byproduct.count",
  "furniture_workbench.mass",
  "furniture_workbench.multiplier",
  "furniture_workbench.volume",
  "profession_item_substitutions.sub",
  "profession_name.female",
  "profession_name.male",
  "pry_furniture.breakable",
  "pry_furniture.fail_message",
  "pry_furniture.success_message",
  "pry_terrain.breakable",
  "pry_terrain.fail_message",
  "pry_terrain.success_message",
  "requirement-parts_quality.level",
]);

content("every default and every optional member is left out somewhere", () => {
  const never = new Set<string>();
  for (const kind of builtInKinds) {
    for (const { name, shape } of declaredParts(kind)) {
      const required = new Set([
        ...(shape.required ?? []),
        ...(name === kind ? shapes[kind].required : []),
      ]);
      for (const [member, property] of Object.entries(shape.properties ?? {})) {
        if (isExtension(property) || required.has(member) || member === "type") continue;
        const at = `${name}.${member}`;
        if (!alwaysWritten.has(at) && countOf(name, member) >= objectsOf(name)) never.add(at);
      }
    }
  }
  none(
    [...never].sort(),
    "leave each of these members out of some definition of content/, and npm run generate",
  );
});

content("every transition of §3.1 occurs for furniture and for terrain, where it has it", () => {
  const { edges } = indexTables(format, compilation.model);
  const missing: string[] = [];
  for (const [kind, byVerb] of edges) {
    for (const { verb } of format.of(kind).transitions ?? []) {
      if (verb === "revert" && kind !== "terrain") continue;
      if ((byVerb.get(verb)?.size ?? 0) === 0) missing.push(`${kind} ${verb}`);
    }
  }
  none(
    missing,
    "add a definition with each of these transitions to content/, and npm run generate",
  );
});

/** Side effects and conditions of §3.1, each by a record that shows it. */
const shown: Readonly<Record<string, (record: JsonObject) => boolean>> = {
  "lockpick with a message of its own": (it) =>
    has(it, "lockpick_result") && has(it, "lockpick_message"),
  "lockpick with the generic message": (it) =>
    has(it, "lockpick_result") && !has(it, "lockpick_message"),
  "cutting with a message": (it) => tools(it).some((tool) => has(tool, "message")),
  "cutting with a sound": (it) => tools(it).some((tool) => has(tool, "sound")),
  "cutting with byproducts": (it) => tools(it).some((tool) => lengthOf(tool["byproducts"]) > 0),
  "bashing that spawns items": (it) => has(part(it, "bash"), "items"),
  "bashing that explodes": (it) => Number(part(it, "bash")["explosive"] ?? 0) > 0,
  "deconstruction that spawns items": (it) => has(part(it, "deconstruct"), "items"),
  "prying with noise": (it) => has(part(it, "pry"), "noise"),
  "prying in silence": (it) => has(it, "pry") && !has(part(it, "pry"), "noise"),
  "breaking with items": (it) => has(part(it, "pry"), "break_items"),
  "breaking with noise": (it) => has(part(it, "pry"), "break_noise"),
  "prying that cannot break": (it) => part(it, "pry")["breakable"] === false,
};

for (const kind of ["furniture", "terrain"] as const) {
  for (const [what, shows] of Object.entries(shown)) {
    content(`${kind}: ${what}`, () => {
      assert.ok(recordsOf(kind).some(shows));
    });
  }
}

content("a tent whose parts have a centre that exists", () => {
  const centres = recordsOf("furniture").flatMap((it) => part(it, "bash")["tent_centers"] ?? []);
  assert.ok(centres.length > 0);
  for (const centre of centres) {
    assert.ok(compilation.model.records.get("furniture")?.has(centre as string));
  }
});

content("terrain with a built-in trap, and terrain that turns back in its season", () => {
  assert.ok(recordsOf("terrain").some((it) => has(it, "trap")));
  const back = recordsOf("terrain").filter((it) => has(it, "harvest_season"));
  assert.ok(back.some((it) => (it["flags"] as readonly string[]).includes("HARVESTED")));
});

content("every route of learning in §3.3 occurs", () => {
  const all = recordsOf("recipe");
  for (const member of ["autolearn", "decomp_learn"]) assert.ok(all.some((it) => has(it, member)));
  assert.ok(all.some((it) => lengthOf(it["book_learn"]) > 0));
  assert.ok(all.some((it) => it["never_learn"] === true));
});

content.run();

function countOf(name: string, member: string): number {
  return sum(name, (part) => part.members.get(member) ?? 0);
}

function objectsOf(name: string): number {
  return sum(name, (part) => part.objects);
}

/** Over the parts that one table of the specification describes. */
function sum(name: string, count: (part: Occurrences) => number): number {
  return [...found]
    .filter(([other]) => tableOf(other) === tableOf(name))
    .reduce((total, [, part]) => total + count(part), 0);
}

/** Both sorts of recipes have one table (§2.10), as have all sorts of entries in item groups (§2.9). */
function tableOf(name: string): string {
  return name === "uncraft" ? "recipe" : name.replace(/^item-group_.*-entry$/u, "item-group_entry");
}

function isModification({ value }: { readonly value: JsonObject }): boolean {
  return value["edit-mode"] === "modify";
}

function recordsOf(kind: BuiltInKind): JsonObject[] {
  return [...(compilation.model.records.get(kind)?.values() ?? [])].map(({ record }) => record);
}

function has(record: JsonObject, member: string): boolean {
  return Object.hasOwn(record, member);
}

function part(record: JsonObject, member: string): JsonObject {
  return (record[member] ?? {}) as JsonObject;
}

function tools(record: JsonObject): JsonObject[] {
  return ["oxytorch", "boltcut", "hacksaw"].flatMap((tool) =>
    has(record, tool) ? [part(record, tool)] : [],
  );
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}
