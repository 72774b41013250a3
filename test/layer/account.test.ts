/** No object is lost silently: whatever the packs hold, each entry falls in exactly one class of the account. */
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Settings } from "../../generator/config/settings.ts";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import type { DialectName as Dialect } from "../../generator/model/dialect.ts";
import { objectOutcomes, totals } from "../../generator/layer/account.ts";
import { builtInKinds, type BuiltInKind } from "../../generator/model/kind-names.ts";
import { projectFolder, write } from "../project-folder.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { runs } from "../random.ts";

const account = suite("account");
const seed = 20_251;

/** Few ids, so that many objects meet. */
const id = fc.constantFrom("a", "b", "c", "__proto__", "10");
const kind = fc.constantFrom(...builtInKinds);

/** Members that make an object of the kind complete, without its id. Of a kind that is not here, no member is given. */
const complete: Readonly<Partial<Record<BuiltInKind, object>>> = {
  profession: { name: "x", description: "x", points: 0 },
  profession_item_substitutions: { item: "x", sub: [] },
  furniture: { name: "x", symbol: "x", color: "red", move_cost_mod: 0, required_str: 0 },
  terrain: { name: "x", symbol: "x", color: "red", move_cost: 0 },
  recipe: { time: "1 m" },
  uncraft: {},
  requirement: {},
};

const ids = fc.record(
  {
    id: fc.oneof(id, fc.uniqueArray(id, { maxLength: 3 })),
    ident: id,
    result: id,
    id_suffix: fc.constantFrom("", "a"),
    abstract: id,
    alias: fc.oneof(id, fc.array(id, { maxLength: 2 })),
    "copy-from": id,
    "edit-mode": fc.constantFrom("create", "modify", "override", "modfy"),
    override: fc.boolean(),
    obsolete: fc.boolean(),
    reversible: fc.boolean(),
    extend: fc.constantFrom({ flags: ["x"] }, { nothing: 1 }, "x"),
    relative: fc.constantFrom({ points: 1, move_cost: 2 }, { name: 1 }),
    "//": fc.constant("a comment"),
  },
  { requiredKeys: [] },
);

/** What makes an object wrong; most have none of it. */
const flaw = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  fc.constantFrom(
    { name: 5 },
    { nmae: "x" },
    { points: "x" },
    { color: [] },
    { bash: 1 },
    { time: "x" },
  ),
);

const object = fc.tuple(kind, fc.boolean(), ids, flaw).map(([type, whole, identity, wrong]) => ({
  type,
  ...(whole ? complete[type] : {}),
  ...identity,
  ...wrong,
}));

const usual = fc
  .tuple(kind, id)
  .map(([type, name]) => ({ type, ...complete[type], ...named(type, name) }));

const other = fc.constantFrom<unknown>(
  { type: "GENERIC", id: "a" },
  { type: "MIGRATION", id: "b", replace: "a" },
  { type: "terain", id: "a" },
  { type: 5 },
  { id: "a" },
  null,
  "a",
  [],
);

const file = fc.oneof(
  { weight: 8, arbitrary: fc.array(fc.oneof(object, usual, usual, other), { maxLength: 8 }) },
  object,
);
const packs = fc.array(fc.array(file, { minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 3,
});

for (const dialect of ["spec", "bright-nights"] as const) {
  account(`every entry has exactly one class (${dialect})`, () => {
    fc.assert(
      fc.property(packs, (contents) => {
        const compilation = compilePacks(projectOf(contents, dialect));
        const entries = contents
          .flat()
          .flatMap((content) => (Array.isArray(content) ? content : [content]));
        const found = compilation.account;
        for (const each of builtInKinds) {
          const counts = found.kinds.get(each);
          const sum = objectOutcomes.reduce(
            (total, outcomes) => total + (counts?.[outcomes] ?? 0),
            0,
          );
          assert.is(sum, entries.filter((entry) => typeOf(entry) === each).length, each);
        }
        assert.is(totals(found).total + found.others + found.unusable, entries.length);
        assert.is(found.files, contents.flat().length);
        const rejected = totals(found).rejected + found.unusable;
        if (rejected > 0) assert.ok(compilation.diagnostics.length > 0, "a rejection is told");
        assert.is(compilation.modules.length === 0, compilation.failed);
      }),
      runs(250, seed),
    );
  });
}

account("what is counted as content is what the model holds", () => {
  fc.assert(
    fc.property(packs, (contents) => {
      const { account: found, model } = compilePacks(projectOf(contents, "bright-nights"), {
        emit: false,
      });
      for (const each of ["recipe", "uncraft", "profession"] as const) {
        const origins = new Set(
          [...(model.records.get(each)?.values() ?? [])]
            .filter(({ definition }) => definition.generatedFrom === undefined)
            .map(({ definition }) => definition.origin),
        );
        const counts = found.kinds.get(each);
        assert.is((counts?.defined ?? 0) + (counts?.obsolete ?? 0), origins.size, each);
      }
      assert.is(
        found.kinds.get("profession_item_substitutions")?.defined ?? 0,
        model.substitutions.length,
      );
      const generated = [...(model.records.get("uncraft")?.values() ?? [])].filter(
        ({ definition }) => definition.generatedFrom !== undefined,
      );
      assert.is(found.generated, generated.length);
    }),
    runs(250, seed),
  );
});

account.run();

const folder = projectFolder();
let projects = 0;

function projectOf(contents: readonly (readonly unknown[])[], dialect: Dialect): Settings {
  const project = `project-${String(projects)}`;
  projects += 1;
  contents.forEach((files, pack) => {
    files.forEach((content, index) => {
      write(
        folder,
        `${project}/pack-${String(pack)}/${String(index)}.json`,
        JSON.stringify(content),
      );
    });
  });
  const names = contents.map((_, pack) => `${project}/pack-${String(pack)}`);
  return settingsOf(folder, { packs: names, dialect });
}

function named(type: BuiltInKind, name: string): object {
  if (type === "profession_item_substitutions") return {};
  return type === "recipe" || type === "uncraft" ? { result: name } : { id: name };
}

function typeOf(entry: unknown): unknown {
  return typeof entry === "object" && entry !== null && Object.hasOwn(entry, "type")
    ? (entry as { type: unknown }).type
    : undefined;
}
