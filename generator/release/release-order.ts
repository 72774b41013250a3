/** The order of releases: by their numbers in the record, and by their names where those are versions. */
import { byCodeUnit } from "../text/code-unit.ts";
import type { Release } from "../model/release-record.ts";

/**
 * Sorts releases, the oldest first.
 * @param by `versions` if their numbers are only guessed: names that are all versions are then in their order
 */
export function inOrder<Each extends Pick<Release, "name" | "number">>(
  releases: readonly Each[],
  by: "numbers" | "versions" = "numbers",
): readonly Each[] {
  const versions = new Map(releases.map((each) => [each, versionOf(each.name)]));
  const areVersions = by === "versions" && [...versions.values()].every(Boolean);
  return [...releases].sort(
    (a, b) =>
      (areVersions ? 0 : a.number - b.number) ||
      compareVersions(versions.get(a), versions.get(b)) ||
      byCodeUnit(a.name, b.name),
  );
}

/** Why a release cannot have a name; `undefined` if it can. A version must not be before that of another release. */
export function mistakenName(name: string, releases: readonly Release[]): string | undefined {
  if (/\s/u.test(name) || name === "")
    return `the name of a release must not be empty or contain white space, unlike ${JSON.stringify(name)}`;
  if (name.endsWith("+"))
    return `the name of a release must not end with "+", which marks saves between two releases, unlike "${name}"`;
  if (releases.some((each) => each.name === name))
    return `release ${name} is in the record already; name another, or restore the record as it was before it`;
  const later = releases.find((each) => compareVersions(versionOf(name), versionOf(each.name)) < 0);
  return later && `release ${name} would be before release ${later.name}, which is in the record`;
}

type Version = readonly number[] | undefined;

function versionOf(name: string): Version {
  return /^v?\d{1,9}(?:\.\d{1,9})*$/u.test(name)
    ? name.replace("v", "").split(".").map(Number)
    : undefined;
}

function compareVersions(a: Version, b: Version): number {
  if (!a || !b) return 0;
  for (let part = 0; part < Math.max(a.length, b.length); part += 1) {
    const difference = (a[part] ?? 0) - (b[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
