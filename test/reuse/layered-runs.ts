/** Packs that a session layers again and again, without a disk, and what layering says of them. */
import type { Fact } from "../../generator/diagnostics/diagnostic.ts";
import { createFindings } from "../../generator/diagnostics/findings.ts";
import { layer, type LayerInput, type Layers } from "../../generator/layer/layer.ts";
import type { Definition, RawObject } from "../../generator/model/definition.ts";
import type { DialectName as Dialect } from "../../generator/model/dialect.ts";
import { builtInKinds } from "../../generator/model/kind-names.ts";
import type { Pack } from "../../generator/model/pack.ts";
import type { Place } from "../../generator/model/place.ts";
import type { SourceFile } from "../../generator/model/source-file.ts";
import { locationsOf } from "../../generator/parse/locations.ts";
import { layerAgain, type Relayered } from "../../generator/reuse/layer-again.ts";
import { loadFiles, type LoadedFiles, type LoadedRun } from "../../generator/validate/load.ts";
import { kindsIn } from "../built-in.ts";

/** Text by pack and path, in load order. */
export type Texts = ReadonlyMap<string, string>;

export interface LayeredRuns {
  /** Layers the files as they are now in the session. */
  readonly next: (texts: Texts) => Relayered;
  /** The same files from the start. */
  readonly cold: () => Layers;
}

export function layeredRuns(dialect: Dialect): LayeredRuns {
  const kinds = kindsIn(dialect);
  const packs = new Map<string, Pack>();
  const loaded: LoadedFiles = new WeakMap();
  let files: readonly SourceFile[] = [];
  let before: (LayerInput & LoadedRun) | undefined;
  let last: Relayered | undefined;

  function fileOf(name: string, text: string): SourceFile {
    const before = files.find(({ displayPath }) => displayPath === name);
    if (before?.text === text) return before;
    const [packName = "", path = ""] = name.split("/");
    let pack = packs.get(packName);
    if (!pack) packs.set(packName, (pack = { name: packName }));
    return { pack, path, displayPath: name, text };
  }

  function load(known: LoadedFiles, before?: LoadedRun): LayerInput & LoadedRun {
    const findings = createFindings();
    const { parsed, broken, entries } = loadFiles(kinds, files, known, before, findings);
    const { facts } = findings;
    return { parsed, broken, locations: locationsOf(kinds, parsed), facts, files, entries };
  }

  return {
    next: (texts) => {
      files = [...texts].map(([name, text]) => fileOf(name, text));
      before = load(loaded, before);
      const { facts, ...input } = before;
      last = layerAgain(input, kinds, { ...createFindings(), facts: [...facts] }, last?.memory);
      return last;
    },
    cold: () => layer(load(new WeakMap()), kinds),
  };
}

/** All that later stages see of it, and in which order, as text. */
export function seenOf(layers: Layers): string[] {
  const { registry, substitutions, outcomes, rejections, history, unparented, facts } = layers;
  const definitions = builtInKinds.flatMap((kind) => [...registry.all(kind)]);
  return [
    ...definitions.map(definitionText),
    ...substitutions.map(definitionText),
    ...builtInKinds.flatMap((kind) =>
      [...registry.aliases(kind)].sort().map((alias) => `${kind} ${alias.join(" is ")}`),
    ),
    ...[...outcomes].map(([object, what]) => `${objectText(object)} ${what}`),
    ...[...rejections.values()].map(({ definition, own, inherits, nameless, follows }) =>
      [definitionText(definition), JSON.stringify([own, inherits, nameless, follows])].join(" "),
    ),
    ...history.map((change) =>
      [
        change.what,
        objectText(change.object),
        "before" in change ? definitionText(change.before) : "",
        "after" in change ? definitionText(change.after) : "",
        "parent" in change ? JSON.stringify([change.parent.id, change.parent.value]) : "",
      ].join(" "),
    ),
    ...unparented.map((object) => `unparented ${objectText(object)}`),
    ...facts.map(factText),
    ...[...outcomes.keys()].flatMap(({ kind, value }) =>
      [value["id"], value["result"], value["copy-from"], value["abstract"]]
        .filter((id) => typeof id === "string")
        .map((id) => `${kind} ${id} ${String(registry.isBroken(kind, id))}`),
    ),
  ];
}

function definitionText({ kind, id, value, origin, contributors, obsolete }: Definition): string {
  const parts = [...contributors].map(objectText).join(" + ");
  return [kind, id, JSON.stringify(value), objectText(origin), parts, obsolete].join(" ");
}

function objectText({ entry }: RawObject): string {
  return `${entry.pack.name}/${entry.path} ${JSON.stringify(entry.value)}`;
}

function factText({ code, place, data, notes = [], severity, unless }: Fact): string {
  const places = [
    place,
    ...notes.flatMap((note) => note.place ?? []),
    ...(unless ?? []).flatMap((each) => each.places),
  ];
  const messages = notes.map(({ note, data: said }) => [note, said]);
  return [code, JSON.stringify([data, severity, messages]), ...places.map(placeText)].join(" ");
}

function placeText(place: Place): string {
  if (!("entry" in place)) return place.source.displayPath;
  return `${objectText({ ...place, kind: "terrain", value: {} })} ${place.path.join(".")}`;
}
