import { isObject } from "../../json/containers.ts";
import { externalKinds } from "../../model/external-kind-names.ts";
import type { ForeignSummary } from "../../model/foreign-summary.ts";

/** Whether an entry of the cache has the shape of a summary. */
export function isForeignSummary(found: unknown): found is ForeignSummary {
  if (!isObject(found)) return false;
  const { externals, items, migrations, others } = found;
  return (
    isObject(externals) &&
    Object.entries(externals).every(([kind, ids]) => kinds.has(kind) && isStrings(ids)) &&
    Array.isArray(items) &&
    items.every(isItem) &&
    Array.isArray(migrations) &&
    migrations.every(isMigration) &&
    Number.isSafeInteger(others)
  );
}

const kinds: ReadonlySet<string> = new Set(externalKinds);

function isItem(item: unknown): boolean {
  return (
    isObject(item) &&
    isStrings(item["names"]) &&
    isOptional(item["parent"], "string") &&
    isOptional(item["own"], "boolean") &&
    isOptional(item["added"], "boolean") &&
    isOptional(item["removed"], "boolean")
  );
}

function isMigration(migration: unknown): boolean {
  return (
    isObject(migration) &&
    typeof migration["from"] === "string" &&
    isOptional(migration["to"], "string")
  );
}

function isOptional(value: unknown, type: "string" | "boolean"): boolean {
  return value === undefined || typeof value === type;
}

function isStrings(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}
