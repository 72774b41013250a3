/** Random edits of content and of schemas, right ones and mistakes. */
import type { Json, JsonObject } from "../../generator/model/json.ts";
import { draftsIn, isContent, textOf, type Draft } from "../differential/objects.ts";
import type { Snapshot } from "../differential/snapshot.ts";
import type { Random } from "../search/random.ts";
import { kindTypes, randomDefinition, schemaFile } from "./project.ts";
import { randomSchema } from "./random-schema.ts";
import { randomValue } from "./random-value.ts";

export interface Editing {
  readonly files: Map<string, string>;
  /** The files as they were when they had no errors. */
  readonly good: Snapshot;
  readonly random: Random;
}

type Edit = (editing: Editing) => void;

interface Chosen {
  readonly path: string;
  readonly objects: Draft[];
  readonly at: number;
}

function choose({ files, random }: Editing): Chosen | undefined {
  const path = random.pick([...files.keys()].filter(isContent)) ?? "";
  const objects = draftsIn(files.get(path) ?? "");
  return objects && objects.length > 0
    ? { path, objects, at: random.below(objects.length) }
    : undefined;
}

/** Changes one object of a file, or takes it away. */
function changing(change: (object: Draft, editing: Editing) => Draft | undefined): Edit {
  return (editing) => {
    const chosen = choose(editing);
    if (!chosen) return;
    const { path, objects, at } = chosen;
    const changed = change(objects[at] ?? {}, editing);
    editing.files.set(path, textOf(objects.toSpliced(at, 1, ...(changed ? [changed] : []))));
  };
}

function kindOf({ type }: JsonObject): string {
  return (
    Object.keys(kindTypes).find((kind) => kindTypes[kind]?.some((each) => each === type)) ?? "alpha"
  );
}

/** The schema of a kind as it is, or as it was. */
function schemaOf(kind: string, { files, good }: Editing): JsonObject {
  for (const text of [files.get(schemaFile(kind)), good.get(schemaFile(kind))]) {
    const [schema] = draftsIn(text ?? "") ?? [];
    if (typeof schema?.["properties"] === "object") return schema;
  }
  return { properties: {} };
}

function idsIn({ files }: Editing, kind: string): readonly string[] {
  const objects = [...files].flatMap(([path, text]) =>
    isContent(path) ? (draftsIn(text) ?? []) : [],
  );
  return objects
    .filter((object) => kindOf(object) === kind)
    .flatMap(({ id, key }) => [id, key].filter((each) => typeof each === "string"));
}

const added: Edit = (editing) => {
  const { files, random } = editing;
  const chosen = choose(editing);
  const kind = random.pick(Object.keys(kindTypes)) ?? "alpha";
  if (!chosen) return;
  const idsOf = (other: string): readonly string[] => [...idsIn(editing, other), "new"];
  const source = { random, kind, schema: schemaOf(kind, editing), idsOf };
  const parent = random.below(3) === 0 ? random.pick(idsOf(kind)) : undefined;
  const made = randomDefinition(
    source,
    random.pick(["new", "newer", ...idsOf(kind)]) ?? "",
    parent,
  );
  const forms: readonly Draft[] = [
    ...[made, made, { ...made, "edit-mode": "modify" }],
    ...[
      { ...made, "edit-mode": "override" },
      { ...made, abstract: "a template" },
    ],
  ];
  files.set(chosen.path, textOf([...chosen.objects, random.pick(forms) ?? made]));
};

const memberChanged = changing((object, editing) => {
  const { random } = editing;
  const schema = schemaOf(kindOf(object), editing);
  const [name, shape] = random.pick(Object.entries(schema["properties"] as JsonObject)) ?? [];
  if (name === undefined) return object;
  const idOf = (kind: string): string => random.pick([...idsIn(editing, kind), "new"]) ?? "";
  const value = randomValue(shape as JsonObject, { random, schema, idOf });
  return { ...object, [name]: random.below(5) === 0 ? [value] : value };
});

/** What a child changes of what it gets from a parent, which may be itself; much of it fits nothing there. */
const layered = changing((object, editing) => {
  const { random } = editing;
  const kind = kindOf(object);
  const schema = schemaOf(kind, editing);
  const [name, shape] = random.pick(Object.entries(schema["properties"] as JsonObject)) ?? [];
  if (name === undefined) return object;
  const idOf = (other: string): string => random.pick(idsIn(editing, other)) ?? "new";
  const value = randomValue(shape as JsonObject, { random, schema, idOf });
  const part = random.pick(Object.keys(value ?? 0)) ?? "size";
  const amounts: readonly Json[] = [2, 0.5, "1 kg", { [part]: 3 }, value];
  const editor = random.pick(["extend", "delete", "relative", "proportional"]) ?? "";
  const changes = { ...(object[editor] as JsonObject | undefined) };
  changes[name] = editor === "extend" || editor === "delete" ? value : (random.pick(amounts) ?? 2);
  return { ...object, "copy-from": idOf(kind), [editor]: changes };
});

function withoutOne(text: string, { below }: Random): string {
  const at = below(Math.max(1, text.length));
  return text.slice(0, at) + text.slice(at + 1);
}

const misspelt = changing((object, { random }) => {
  const [name = "", value = null] = random.pick(Object.entries(object)) ?? [];
  const { [name]: _, ...rest } = object;
  if (typeof value === "string" && random.below(2) === 0)
    return { ...object, [name]: withoutOne(value, random) };
  return { ...rest, [withoutOne(name, random)]: value };
});

const wrongType = changing((object, { random }) => {
  const name = random.pick(Object.keys(object)) ?? "x";
  const values: readonly Json[] = [null, 3, "text", [], {}, [[1]], { a: { b: 2 } }, true];
  return { ...object, [name]: random.pick(values) ?? null };
});

/** Changes a schema, or takes its file away. */
function reschema(
  change: (schema: Draft, kind: string, editing: Editing) => string | undefined,
): Edit {
  return (editing) => {
    const kind = editing.random.pick(Object.keys(kindTypes)) ?? "alpha";
    const [schema] = draftsIn(JSON.stringify(schemaOf(kind, editing))) ?? [{}];
    const text = change(schema ?? {}, kind, editing);
    if (text === undefined) editing.files.delete(schemaFile(kind));
    else editing.files.set(schemaFile(kind), text);
  };
}

const memberOfSchema = reschema((schema, kind, { random }) => {
  const drawn = randomSchema({ random, kind, kinds: ["alpha", "skill"], listed: false });
  const members = Object.entries(drawn["properties"] as JsonObject);
  const ended = members.filter(([, shape]) => !JSON.stringify(shape).includes('"$ref"'));
  const [name = "extra", shape = {}] = random.pick(ended) ?? [];
  return JSON.stringify({
    ...schema,
    properties: { ...(schema["properties"] as JsonObject), [name]: shape },
  });
});

const memberGone = reschema((schema, _, { random }) => {
  const properties = Object.entries(schema["properties"] as JsonObject);
  const [name] = random.pick(properties) ?? [];
  const required = ((schema["required"] ?? []) as readonly string[]).filter(
    (each) => each !== name,
  );
  const left = Object.fromEntries(properties.filter(([each]) => each !== name));
  return JSON.stringify({ ...schema, properties: left, required });
});

const required = reschema((schema, _, { random }) => {
  const names = Object.keys(schema["properties"] as JsonObject);
  return JSON.stringify({ ...schema, required: random.sample(names, random.below(3)) });
});

const restored: Edit = ({ files, good, random }) => {
  const path = random.pick([...good.keys()]) ?? "";
  files.set(path, good.get(path) ?? "");
};

const broken: Edit = ({ files, random }) => {
  const path = random.pick([...files.keys()].filter((each) => !each.includes("config"))) ?? "";
  files.set(path, withoutOne(files.get(path) ?? "", random));
};

const mistakes: readonly Edit[] = [misspelt, misspelt, wrongType];

const edits: readonly Edit[] = [
  ...[added, added, added, layered, layered, layered, memberChanged, memberChanged, memberChanged],
  ...mistakes,
  changing(() => undefined),
  changing((object, { random }) => ({ ...object, id: random.pick(["new", "renamed"]) ?? "" })),
  ...[memberOfSchema, memberOfSchema, memberGone, required, broken],
  reschema((_, kind, { random }) =>
    JSON.stringify(randomSchema({ random, kind, kinds: ["alpha"] })),
  ),
  reschema(() => undefined),
  ...[restored, restored, restored],
];

export function edited(editing: Omit<Editing, "files"> & { readonly files: Snapshot }): Snapshot {
  const files = new Map(editing.files);
  (editing.random.pick(edits) ?? restored)({ ...editing, files });
  return files;
}

/** The files with so many mistakes in their content. */
export function withMistakes(files: Snapshot, random: Random, count: number): Snapshot {
  const wrong = new Map(files);
  for (let left = count; left > 0; left -= 1) {
    (random.pick(mistakes) ?? misspelt)({ files: wrong, good: files, random });
  }
  return wrong;
}
