/** A kind of a game's own: a schema that uses most words, its entry in the configuration, and two definitions. */
import { builtInKinds } from "../../generator/model/kind-names.ts";
import { isObject } from "../../generator/json/containers.ts";
import { pascalCase } from "../../generator/text/names.ts";
import { CannotAdd, todo, type Draft } from "./draft.ts";

export interface NewKind {
  /** The `type` of its objects; without it, the name of the kind. */
  readonly type?: string | undefined;
  /** The folder of the game's configuration, from here; without it, the sample game gets the kind. */
  readonly project?: string | undefined;
}

export function addNewKind(draft: Draft, name: string, { type, project }: NewKind): void {
  if (!/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/u.test(name))
    throw new CannotAdd(`"${name}" is no name of a kind: write it like item_group`);
  const folder = project === undefined ? "" : `${project}/`;
  const config = `${folder}defwright.config.json`;
  if (!draft.has(config)) throw new CannotAdd(`${config} is not there`);
  const configuration = draft.json(config);
  const { kinds = {}, packs } = isObject(configuration) ? configuration : {};
  const taken: readonly string[] = builtInKinds;
  if (taken.includes(name) || (isObject(kinds) && Object.hasOwn(kinds, name)))
    throw new CannotAdd(`"${name}" is taken: there is such a kind`);
  const pack = [packs].flat()[0];
  if (typeof pack !== "string") throw new CannotAdd(`${config} names no pack`);

  const schema = `kinds/${name}.schema.json`;
  const words = type === undefined ? {} : { types: [type] };
  draft.setJson(config, ["kinds", name], { ...words, schema });
  const published = "node_modules/defwright/schema/kind.schema.json";
  const own = "generator/kinds/own/kind.schema.json";
  draft.createJson(`${folder}${schema}`, {
    $schema: `../${project === undefined ? own : published}`,
    title: pascalCase(name),
    description: todo("what it is, in a sentence; shown by editors and in types"),
    $comment: todo("keep, change or delete these members, each of which shows a word"),
    type: "object",
    required: ["name"],
    properties: {
      name: { description: "What players call it.", type: "string", "x-text": true },
      weight: { description: "A text with a unit.", "x-unit": "mass", default: "1 kg" },
      size: {
        description: "One of some words; records are found by it.",
        enum: ["small", "large"],
        default: "small",
        "x-index": true,
      },
      level: { description: "A number with bounds.", type: "integer", minimum: 1, default: 1 },
      next: { description: "An id: what it becomes.", type: "string", "x-ref": name },
      found_on: {
        description: "A list of ids.",
        type: "array",
        items: { type: "string", "x-ref": "terrain" },
        default: [],
      },
    },
    "x-saved": true,
    "x-transitions": ["next"],
    "x-not-inherited": ["next"],
  });
  const first = { type: type ?? name, id: `${name}_small`, name: todo("what players call it") };
  draft.createJson(`${folder}${pack}/${name}.json`, [
    { ...first, weight: "500 g", next: `${name}_large` },
    { ...first, id: `${name}_large`, "copy-from": `${name}_small`, size: "large" },
  ]);
  if (project === undefined) draft.noteChange(`the kind \`${name}\` of the sample game`);
  draft.remaining.push(
    `fill in what is marked; docs/reference/kinds.md has every word of a schema`,
    `npx defwright explain ${name} --markdown, and what is called ${pascalCase(name)} in the generated modules`,
    project === undefined
      ? `npm test -- test/new test/content test/golden test/docs && npm run lint`
      : `npx defwright build, in ${project}`,
  );
}
