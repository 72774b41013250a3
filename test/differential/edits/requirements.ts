/** Requirements that name one another: chains, circles, and recipes at their ends. */
import {
  isForeignFile,
  contentPaths,
  insert,
  randomSpot,
  type Edit,
  type EditClass,
} from "./edit.ts";
import type { Draft } from "../objects.ts";
import { randomDefinition } from "../random-definition.ts";
import { vocabularyOf } from "../vocabulary.ts";
import type { JsonObject } from "../../../generator/model/json.ts";

/** Names a requirement where an item could stand. */
function listed(id: string): [string, number, "LIST"] {
  return [id, 1, "LIST"];
}

/** Some requirements of which each uses the next one's components, and a recipe that uses the first. */
function chain(closed: boolean): Edit {
  return (project, random) => {
    const vocabulary = vocabularyOf(project.files);
    const free = ["req_a", "req_b", "req_c", "req_d", "req_e", "req_f"];
    const ids = random.sample(free, 2 + random.below(3));
    const paths = contentPaths(project).filter((path) => !isForeignFile(project, path));
    if (paths.length === 0) return undefined;
    for (const [at, id] of ids.entries()) {
      const next = ids[at + 1] ?? (closed ? ids[0] : undefined);
      const entry = next === undefined ? [vocabulary.refer("item", random), 1] : listed(next);
      insert(project, random, { type: "requirement", id, components: [[entry]] });
    }
    const recipe = randomDefinition("recipe", { random, vocabulary });
    const use: Draft =
      random.below(2) === 0
        ? { components: [[listed(ids[0]!)]] }
        : { using: [[ids[0]!, 1 + random.below(3)]] };
    insert(project, random, { ...recipe, ...use });
    return ids.join(" -> ");
  };
}

function isRequirement({ type }: JsonObject): boolean {
  return type === "requirement";
}

/** Leads one requirement to another, which may lead back. */
const link: Edit = (project, random) => {
  const spot = randomSpot(project, random, isRequirement);
  const { id } = randomSpot(project, random, isRequirement)?.object ?? {};
  if (!spot || typeof id !== "string") return undefined;
  spot.object["components"] = [[listed(id)]];
  spot.save();
  return `${JSON.stringify(spot.object["id"] ?? null)} -> ${id}`;
};

export const requirementEdits: readonly EditClass[] = [
  { name: "requirement chain added", weight: 3, edit: chain(false) },
  { name: "requirement circle added", weight: 2, edit: chain(true) },
  { name: "requirement linked", weight: 4, edit: link },
];
