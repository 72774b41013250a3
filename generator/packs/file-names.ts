/** Which files of packs contain definitions, by their names. */
import { recordName } from "../model/release-record.ts";

export function isRead(name: string): boolean {
  return name.endsWith(".json") && name !== recordName;
}

/** Other names for files of definitions, such as `a.JSON` or `a.json5`; editors' copies (`a.json~`) are not meant. */
const otherName = /\.(?:json|json5|jsonc|json\.txt)$/iu;

/** Whether a file that is not read may be meant as one of definitions. */
export function isNearlyRead(name: string): boolean {
  return otherName.test(name) && name !== recordName;
}
