/** The findings that were sent to the editor: only differences are sent again. */
import type { Diagnostic } from "vscode-languageserver";

export type ByUri = ReadonlyMap<string, readonly Diagnostic[]>;
export type Send = (uri: string, diagnostics: readonly Diagnostic[]) => void;

export interface Published {
  /** Sets the findings of one source; a file may have findings from several sources. */
  readonly set: (source: object, now: ByUri) => void;
}

export function createPublished(send: Send): Published {
  const published = new Map<object, ByUri>();
  return {
    set: (source, now) => {
      const before = published.get(source) ?? new Map<string, readonly Diagnostic[]>();
      if (now.size > 0) published.set(source, now);
      else published.delete(source);
      for (const uri of new Set([...before.keys(), ...now.keys()])) {
        if (isSame(before.get(uri), now.get(uri))) continue;
        const all = [...published.values()].flatMap((each) => each.get(uri) ?? []);
        send(uri, [...new Map(all.map((each) => [JSON.stringify(each), each])).values()]);
      }
    },
  };
}

/** Most findings are identical objects, so identity is checked first. */
function isSame(before: readonly Diagnostic[] = [], now: readonly Diagnostic[] = []): boolean {
  if (before.length !== now.length) return false;
  return now.every((each, index) => {
    const other = before[index];
    return each === other || JSON.stringify(each) === JSON.stringify(other);
  });
}
