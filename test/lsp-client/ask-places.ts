/** Asks where ids are used and where they are defined, and compares with what the JSON says. */
import type { Random } from "../search/random.ts";
import type { Content, Mention } from "./oracle/content.ts";
import { Ids, type Id } from "./oracle/ids.ts";
import { filesByPath, positionAt, spelt, speltLocation, type Location } from "./places.ts";
import type { Server } from "./server.ts";

export interface Answers {
  readonly asked: number;
  /** What is wrong, each with its place. */
  readonly wrong: readonly string[];
  readonly note?: string;
}

/** Places of ids that content defines; each member and kind is as likely as any other. */
export function samplePlaces(
  content: Content,
  ids: Ids,
  count: number,
  random: Random,
): readonly Mention[] {
  const groups = new Map<string, Mention[]>();
  for (const mention of content.mentions) {
    const id = ids.of(mention);
    if (!id || id.layers.length === 0 || id.isAmbiguous) continue;
    // Where a recipe is defined there stands the item that it makes.
    if (mention.role !== "refers" && mention.where.endsWith(" result")) continue;
    const key = `${mention.kind} ${mention.where.replace(/object\.([^.]*)\..*/u, "object.$1")}`;
    const group = groups.get(key);
    if (group) group.push(mention);
    else groups.set(key, [mention]);
  }
  const lists = [...groups.values()];
  const found = new Set<Mention>();
  const most = Math.min(
    count,
    lists.reduce((sum, { length }) => sum + length, 0),
  );
  while (found.size < most) {
    const mention = random.pick(random.pick(lists) ?? []);
    if (mention) found.add(mention);
  }
  return [...found];
}

export function told({ kind, id, file, start, where }: Mention): string {
  const { line, character } = positionAt(file.text, start);
  return `${kind} "${id}" at ${file.path}:${String(line + 1)}:${String(character + 1)} (${where})`;
}

/** References, or the places that define an id. */
export async function askPlaces(
  server: Server,
  content: Content,
  method: "references" | "definition",
  { count, random }: { readonly count: number; readonly random: Random },
): Promise<Answers> {
  const ids = new Ids(content);
  const files = filesByPath(content);
  const wrong: string[] = [];
  const places = samplePlaces(content, ids, count, random);
  for (const place of places) {
    const { file, start } = place;
    await server.open(file.path, file.text);
    const position = positionAt(file.text, start + 1);
    const answer = await server.at<Location | readonly Location[] | null>(
      method,
      file.path,
      position,
      {
        context: { includeDeclaration: true },
      },
    );
    await server.close(file.path);
    const got = [answer ?? []].flat().map((location) => speltLocation(location, files));
    const id = ids.of(place);
    const expected = method === "references" ? (id?.mentions ?? []) : layersOf(id);
    const problem = difference(
      expected.map(({ file, start, end }) => spelt(file.path, start, end)),
      got,
    );
    if (problem !== "") wrong.push(`${method} of ${told(place)}: ${problem}`);
  }
  return { asked: places.length, wrong };
}

function layersOf(id: Id | undefined): readonly Mention[] {
  return id?.layers ?? [];
}

export function difference(expected: readonly string[], got: readonly string[]): string {
  const missing = expected.filter((each) => !got.includes(each));
  const more = got.filter((each) => !expected.includes(each));
  const twice = got.length - new Set(got).size;
  const part = (name: string, list: readonly string[]): string =>
    list.length > 0 ? `${String(list.length)} ${name}, such as ${list.slice(0, 3).join(", ")}` : "";
  return [
    part(`of ${String(expected.length)} missing`, missing),
    part("that should not be there", more),
    twice > 0 ? `${String(twice)} twice` : "",
  ]
    .filter((text) => text !== "")
    .join("; ");
}
