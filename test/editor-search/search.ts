/** Holds the language server's answers about a game's data against what can be known without it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import type { CompletionList, Location } from "vscode-languageserver-protocol";
import { planRename } from "../../generator/rename/plan-rename.ts";
import { ContentQuery } from "../../generator/query/content-query.ts";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { createBuildSession } from "../../generator/build/session.ts";
import type { Settings } from "../../generator/config/settings.ts";
import type { BuiltInKind } from "../../generator/model/kind-names.ts";
import { isBuiltIn } from "../built-in.ts";
import type { JsonObject } from "../../generator/model/json.ts";
import { explain } from "../../generator/schema/explain.ts";
import { shapes } from "../../generator/compiled/shapes.ts";
import { createRandom, type Random } from "../search/random.ts";
import { applyTextEdits, offsetAt, positionAt, type Client } from "../lsp/client.ts";
import type { Apart, Reference } from "./independent.ts";

export interface Searched {
  readonly asked: number;
  readonly answers: number;
  /** Of each question, in milliseconds. */
  readonly times: readonly number[];
}

/** @param folder of the pack, below the client's */
interface Place {
  readonly client: Client;
  readonly root: string;
  readonly folder: string;
}

function keyOf({ uri, range }: Location, { client, root, folder }: Place): string {
  const path = decodeURIComponent(uri).slice(decodeURIComponent(client.uri(folder)).length + 1);
  const text = readFileSync(join(root, folder, path), "utf8");
  return `${path}:${String(offsetAt(text, range.start))}`;
}

/** "Definition" leads where the independent script says, for so many references drawn at random. */
export async function searchDefinitions(
  place: Place,
  apart: Apart,
  count: number,
  seed: number,
): Promise<Searched> {
  const { client, root, folder } = place;
  const times: number[] = [];
  let answers = 0;
  for (const { file, offset, kind, id } of drawn(apart.references, count, seed)) {
    const path = `${folder}/${file}`;
    const text = readFileSync(join(root, path), "utf8");
    const start = performance.now();
    const found = await client.request<Location[]>("textDocument/definition", {
      textDocument: { uri: client.uri(path) },
      position: positionAt(text, offset + 1),
    });
    times.push(performance.now() - start);
    const expected = [...(apart.definitions.get(`${kind} ${id}`) ?? [])].sort();
    const keys = new Set(found.map((each) => keyOf(each, place)));
    // An alias leads to all of its definition.
    for (const each of expected)
      assert.ok(keys.has(each), `${path}: ${kind} ${id} is not found at ${each}`);
    assert.is(keys.size > 0, expected.length > 0, `${path}: ${kind} ${id}`);
    answers += keys.size;
  }
  return { asked: times.length, answers, times };
}

/** References of so many ids hold all that the independent script knows, and nothing that is not that id. */
export async function searchReferences(
  place: Place,
  apart: Apart,
  count: number,
  seed: number,
): Promise<Searched> {
  const { client, root, folder } = place;
  const byId = new Map<string, Reference[]>();
  for (const reference of apart.references) {
    const key = `${reference.kind} ${reference.id}`;
    const known = byId.get(key);
    if (known) known.push(reference);
    else byId.set(key, [reference]);
  }
  const times: number[] = [];
  let answers = 0;
  for (const [key, references] of drawn([...byId], count, seed)) {
    const [first] = references;
    if (!first) continue;
    const path = `${folder}/${first.file}`;
    const text = readFileSync(join(root, path), "utf8");
    const start = performance.now();
    const found = await client.request<Location[]>("textDocument/references", {
      textDocument: { uri: client.uri(path) },
      position: positionAt(text, first.offset + 1),
      context: { includeDeclaration: false },
    });
    times.push(performance.now() - start);
    const keys = new Set(found.map((each) => keyOf(each, place)));
    for (const { file, offset } of references) {
      assert.ok(keys.has(`${file}:${String(offset)}`), `${key}: the one in ${file} is missing`);
    }
    answers += keys.size;
  }
  return { asked: times.length, answers, times };
}

/** Rename there and back leaves every byte as it was. */
export function searchRenames(settings: Settings, count: number, seed: number): Searched {
  const session = createBuildSession();
  const typed = new Map<string, string>();
  const readFile = (path: string): Uint8Array => {
    const text = typed.get(path);
    return text === undefined ? readFileSync(path) : Buffer.from(text);
  };
  const compile = (touched?: ReadonlySet<string>) =>
    compilePacks(settings, { session, emit: false, readFile, ...(touched ? { touched } : {}) });
  let compilation = compile();
  const ids = (["terrain", "furniture", "profession", "requirement", "recipe"] as const).flatMap(
    (kind) => [...compilation.layers.registry.ids(kind)].map((id) => ({ kind, id })),
  );
  const times: number[] = [];
  let answers = 0;
  for (const named of drawn(ids, count, seed)) {
    const start = performance.now();
    const to = `${named.id}_renamed`;
    const before = compilation.diagnostics.length;
    const there = planRename(new ContentQuery(compilation), named, to, () => true);
    if ("refused" in there) {
      assert.match(there.refused, /built in|no object/u);
      continue;
    }
    const originals = new Map(
      there.files.map(({ file }) => [join(settings.root, file.displayPath), file.text]),
    );
    for (const { file, after } of there.files)
      typed.set(join(settings.root, file.displayPath), after);
    compilation = compile(new Set(originals.keys()));
    assert.is(compilation.diagnostics.length, before, `${named.kind} ${named.id}: other findings`);
    const back = planRename(
      new ContentQuery(compilation),
      { ...named, id: to },
      named.id,
      () => true,
    );
    assert.not("refused" in back, JSON.stringify(back));
    if ("refused" in back) continue;
    for (const { file, after } of back.files) {
      assert.is(after, originals.get(join(settings.root, file.displayPath)), named.id);
    }
    assert.is(back.files.length, there.files.length);
    typed.clear();
    compilation = compile(new Set(originals.keys()));
    times.push(performance.now() - start);
    answers += there.files.length;
  }
  return { asked: times.length, answers, times };
}

/** Whatever is offered at so many places is valid there when it is taken. */
export async function searchCompletions(
  { client, root, folder }: Place,
  files: readonly string[],
  count: number,
  seed: number,
): Promise<Searched> {
  const random = createRandom(seed);
  const times: number[] = [];
  let answers = 0;
  while (times.length < count) {
    const file = random.pick(files) ?? "";
    const path = `${folder}/${file}`;
    const text = readFileSync(join(root, path), "utf8");
    const list = JSON.parse(text) as readonly JsonObject[];
    const object = random.pick(list);
    const type = object?.["type"];
    if (!object || typeof type !== "string" || !isBuiltIn(type)) continue;
    const place = half(object, random);
    if (!place) continue;
    const { before, after } = place;
    const typed = `[\n${before}${after}\n]`;
    await client.open(path, text);
    await client.type(path, typed);
    const start = performance.now();
    const { items } = await client.request<CompletionList>("textDocument/completion", {
      textDocument: { uri: client.uri(path) },
      position: positionAt(typed, before.length + 2),
    });
    times.push(performance.now() - start);
    const known = findings(type, place.without);
    for (const { label, textEdit } of items) {
      assert.ok(textEdit && "range" in textEdit);
      const taken = applyTextEdits(typed, [textEdit]);
      let value: JsonObject | undefined;
      try {
        [value] = JSON.parse(taken) as JsonObject[];
      } catch {
        assert.unreachable(`${label} makes no JSON: ${taken}`);
      }
      const fresh = [...findings(type, value ?? {})].filter((each) => !known.has(each));
      assert.equal(fresh, [], `${file}: ${label} in ${taken}`);
      answers += 1;
    }
    await client.close(path);
  }
  return { asked: times.length, answers, times };
}

/** An object as text up to a place where something is to be written, and the rest of it. */
function half(
  object: JsonObject,
  random: Random,
): { readonly before: string; readonly after: string; readonly without: JsonObject } | undefined {
  const names = Object.keys(object).filter((name) => name !== "type" && !name.startsWith("//"));
  const name = random.pick(names);
  if (name === undefined) return undefined;
  const others = Object.entries(object).filter(([each]) => each !== name);
  const head = others.map(([each, value]) => `${JSON.stringify(each)}: ${JSON.stringify(value)}`);
  const start = `{ ${head.join(", ")}, `;
  const without = Object.fromEntries(others);
  // A name, a value, or the first entry of a list.
  const kind = random.below(3);
  if (kind === 0) return { before: start, after: " }", without };
  const value = object[name];
  const key = `${start}${JSON.stringify(name)}: `;
  if (kind === 1 || !Array.isArray(value)) return { before: key, after: " }", without };
  return { before: `${key}[ `, after: " ] }", without: { ...without, [name]: [] } };
}

function findings(kind: BuiltInKind, value: JsonObject): ReadonlySet<string> {
  const { definition } = shapes[kind];
  return new Set(
    explain(value, definition).map(({ code, path }) => `${code} ${JSON.stringify(path)}`),
  );
}

function drawn<Item>(list: readonly Item[], count: number, seed: number): Item[] {
  return createRandom(seed).sample(list, count);
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
